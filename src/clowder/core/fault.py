"""Faults: errors that whoever called can read in their own language."""

from __future__ import annotations

import errno

from clowder.core.words import Say, say


class Fault(ValueError):
    """What is wrong: in English for logs, and as a sentence for people."""

    def __init__(self, text: str, sentence: Say) -> None:
        super().__init__(text, sentence)  # all of it, so that it can be pickled
        self.sentence = sentence

    def __str__(self) -> str:
        return str(self.args[0])


# What goes wrong with files and addresses, by its name in `errno`; there are words for these.
SYSTEM = {
    getattr(errno, name): name.lower()
    for name in (
        "EACCES", "EADDRINUSE", "EADDRNOTAVAIL", "EEXIST", "EISDIR", "ENAMETOOLONG", "ENOENT",
        "ENOSPC", "ENOTDIR", "EPERM", "EROFS",
    )
}  # fmt: skip


def sentence_of_os_error(error: OSError, what: str) -> Say:
    """What the system says about a file or an address."""
    name = SYSTEM.get(error.errno or 0)
    if name is None:
        return say("fault-system", what=what, reason=error.strerror or str(error))
    return say(f"fault-system-{name}", what=what)


def sentence_of(error: Exception) -> Say:
    """The sentence of a fault; the text of any other error, quoted as it is."""
    return error.sentence if isinstance(error, Fault) else say("fault-quoted", text=str(error))
