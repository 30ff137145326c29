"""Rigid bodies: what becomes of a tower that is touched. Knows the box, and no rule of play."""
