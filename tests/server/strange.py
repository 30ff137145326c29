"""Bots that no table should suffer from."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from clowder.bots.bot import Bot
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.games.cat_in_the_box.moves import Bury


class Sleeper(Bot):
    def choose(self, view: Any, ask: Ask, moves: Sequence[Any] | None, rng: Rng) -> Any:  # noqa: ARG002 (the protocol passes it)
        if "ASLEEP" in os.environ:
            Path(os.environ["ASLEEP"]).touch()
        time.sleep(3600)


class Spinner(Bot):
    def choose(self, view: Any, ask: Ask, moves: Sequence[Any] | None, rng: Rng) -> Any:  # noqa: ARG002 (the protocol passes it)
        while True:
            pass


class Quitter(Bot):
    def choose(self, view: Any, ask: Ask, moves: Sequence[Any] | None, rng: Rng) -> Any:  # noqa: ARG002 (the protocol passes it)
        os._exit(3)


class Thrower(Bot):
    def choose(self, view: Any, ask: Ask, moves: Sequence[Any] | None, rng: Rng) -> Any:  # noqa: ARG002 (the protocol passes it)
        raise RuntimeError("no idea")


class Babbler(Bot):
    def choose(self, view: Any, ask: Ask, moves: Sequence[Any] | None, rng: Rng) -> Any:  # noqa: ARG002 (the protocol passes it)
        return {"meow": object()}


class Cheater(Bot):
    def choose(self, view: Any, ask: Ask, moves: Sequence[Any] | None, rng: Rng) -> Any:  # noqa: ARG002 (the protocol passes it)
        return Bury(99)


class Glutton(Bot):
    def choose(self, view: Any, ask: Ask, moves: Sequence[Any] | None, rng: Rng) -> Any:  # noqa: ARG002 (the protocol passes it)
        eaten = []
        while True:
            eaten.append(bytearray(256 * 1024**2))
