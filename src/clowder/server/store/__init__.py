"""What is on disk. The only package that knows SQL."""
