"""Clowder: the open table for five cat games."""
