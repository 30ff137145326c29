"""Bots that nobody should meet, each with a fault of its own."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from clowder.bots.bot import Bot
from clowder.bots.budget import Budget
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.games.cat_in_the_box.moves import Bury, Play


class Cheat(Bot):
    """Plays a card that nobody has."""

    def choose(
        self,
        view: Any,  # noqa: ARG002 (the protocol passes it)
        ask: Ask,  # noqa: ARG002 (the protocol passes it)
        moves: Sequence[Any] | None,  # noqa: ARG002 (the protocol passes it)
        rng: Rng,  # noqa: ARG002 (the protocol passes it)
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        return Bury(99)


class Babbler(Bot):
    """Says something that is no move."""

    def choose(
        self,
        view: Any,  # noqa: ARG002 (the protocol passes it)
        ask: Ask,  # noqa: ARG002 (the protocol passes it)
        moves: Sequence[Any] | None,  # noqa: ARG002 (the protocol passes it)
        rng: Rng,  # noqa: ARG002 (the protocol passes it)
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        return "meow"


class Painter(Bot):
    """Plays well, until it names a colour that does not exist."""

    def choose(
        self,
        view: Any,
        ask: Ask,
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        if ask.what == "play":
            colour: Any = "pink"
            return Play(view.hand[0], colour)
        return rng.choice(moves or ())


class Faller(Bot):
    """Fails when it is asked."""

    def choose(
        self,
        view: Any,  # noqa: ARG002 (the protocol passes it)
        ask: Ask,  # noqa: ARG002 (the protocol passes it)
        moves: Sequence[Any] | None,  # noqa: ARG002 (the protocol passes it)
        rng: Rng,  # noqa: ARG002 (the protocol passes it)
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        raise ZeroDivisionError("no\nlegs")


class Absent(Bot):
    """Fails when it is to sit down."""

    def __init__(self, room: AnyRoom) -> None:
        super().__init__(room)
        raise RuntimeError("stayed at home")

    def choose(
        self,
        view: Any,
        ask: Ask,
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,
    ) -> Any:
        """Never asked."""


class Half(Bot):
    """Does not say how it chooses."""


class Mortal(Bot):
    """Takes its process along, once: the first of its kind whose mark is not there yet."""

    def choose(
        self,
        view: Any,  # noqa: ARG002 (the protocol passes it)
        ask: Ask,  # noqa: ARG002 (the protocol passes it)
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        mark = Path(os.environ["MORTAL_MARK"])
        if rng.below(40) == 0 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return rng.choice(moves or ())
