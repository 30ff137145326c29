"""What can go wrong on the way to a server, and how long to wait before the next try."""

from __future__ import annotations

from clowder.server.wire import messages

TRIES = 60  # to reach a server that is away, a second apart at most


class Failure(Exception):
    """The server said no: a typed code, and words."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text


class RefusedMove(Exception):
    """The rules said no."""

    def __init__(self, refused: messages.Refused) -> None:
        super().__init__(f"{refused.why} ({refused.rule}): {refused.text}")
        self.refused = refused


def pause(attempt: int) -> float:
    """Short at first, then a second, so that a returning server is not stormed."""
    return min(1.0, 0.05 * 2.0 ** min(attempt, 5))
