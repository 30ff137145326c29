"""Long versions of what the suite tries for seconds: `python3 dev.py campaign`."""
