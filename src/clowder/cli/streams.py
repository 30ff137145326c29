"""The three streams: any terminal, any encoding, and readers that leave early."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress


def spare_streams() -> None:
    """A letter that a terminal cannot take or give becomes a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def is_live() -> bool:
    """Whether a person sits at both ends."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def edit_lines() -> None:
    """Let a person use the arrow keys, and go back to earlier lines."""
    with suppress(ImportError):  # Windows does so by itself
        import readline  # noqa: F401


def read_line(prompt: str) -> str:
    """What is typed after a prompt; a script's lines are shown as if they had been typed."""
    if sys.stdin is None:
        raise EOFError
    typed = input(prompt).strip()
    if not sys.stdin.isatty():
        print(typed)
    return typed


def let_go_of_output() -> tuple[str, int]:
    """Write what is left; a complaint, unless the reader just left early, and the exit code."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        # Python would try again on its way out, and complain in its own way.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return "" if isinstance(error, BrokenPipeError) else f"output: {error.strerror}", 1
    return "", 0
