"""Bots that play by a trained network: plain NumPy, no training framework."""
