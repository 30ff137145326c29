"""Standard input and output: any encoding, and pipes that are closed early."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress


def spare_streams() -> None:
    """Replace what the encoding of a stream does not have by a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def is_live() -> bool:
    """Whether both input and output are a terminal."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def edit_lines() -> None:
    """Enable line editing and history."""
    with suppress(ImportError):  # Windows consoles have it built in
        import readline  # noqa: F401 (importing it is enough)


def read_line(prompt: str) -> str:
    """The line typed after a prompt; echoed where the input is not a terminal."""
    if sys.stdin is None:
        raise EOFError
    typed = input(prompt).strip()
    if not sys.stdin.isatty():
        print(typed)
    return typed


def let_go_of_output() -> tuple[OSError | None, int]:
    """Flush the output; the error, unless the reader closed the pipe, and the exit code."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        # Python would flush again at exit, and print an error of its own.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return None if isinstance(error, BrokenPipeError) else error, 1
    return None, 0
