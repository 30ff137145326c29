"""The commands that took effect at a table, each with its entry, in eight bytes a command."""

from __future__ import annotations

SIZE = 8  # bytes


class CarriedOut:
    """Of each id its hash is kept, by the number of the entry. The hash has a secret of the process
    in it, so that nobody can look for two ids that share one."""

    __slots__ = ("_hashes",)

    def __init__(self) -> None:
        self._hashes = bytearray()

    def note(self, number: int, command: str) -> None:
        """The next entry of the log is that command's."""
        assert number == len(self._hashes) // SIZE + 1, number
        self._hashes += hashed(command)

    def number_of(self, command: str) -> int | None:
        """The entry of the command, if it was carried out."""
        wanted = hashed(command)
        place = self._hashes.find(wanted)
        while place % SIZE and place >= 0:
            place = self._hashes.find(wanted, place + 1)
        return None if place < 0 else place // SIZE + 1


def hashed(command: str) -> bytes:
    return hash(command).to_bytes(SIZE, "little", signed=True)
