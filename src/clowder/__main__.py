"""`python -m clowder`."""

from clowder.cli import main

main()
