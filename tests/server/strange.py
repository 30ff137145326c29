"""Bots that no table should suffer from."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from clowder.bots.bot import Bot
from clowder.bots.budget import Budget
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.games.cat_in_the_box.moves import Bury


class Sleeper(Bot):
    def choose(
        self,
        view: Any,  # noqa: ARG002 (the protocol passes it)
        ask: Ask,  # noqa: ARG002 (the protocol passes it)
        moves: Sequence[Any] | None,  # noqa: ARG002 (the protocol passes it)
        rng: Rng,  # noqa: ARG002 (the protocol passes it)
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        if "ASLEEP" in os.environ:
            Path(os.environ["ASLEEP"]).touch()
        time.sleep(3600)


class Spinner(Bot):
    def choose(
        self,
        view: Any,  # noqa: ARG002 (the protocol passes it)
        ask: Ask,  # noqa: ARG002 (the protocol passes it)
        moves: Sequence[Any] | None,  # noqa: ARG002 (the protocol passes it)
        rng: Rng,  # noqa: ARG002 (the protocol passes it)
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        while True:
            pass


class Quitter(Bot):
    def choose(
        self,
        view: Any,  # noqa: ARG002 (the protocol passes it)
        ask: Ask,  # noqa: ARG002 (the protocol passes it)
        moves: Sequence[Any] | None,  # noqa: ARG002 (the protocol passes it)
        rng: Rng,  # noqa: ARG002 (the protocol passes it)
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        os._exit(3)


class Thrower(Bot):
    def choose(
        self,
        view: Any,  # noqa: ARG002 (the protocol passes it)
        ask: Ask,  # noqa: ARG002 (the protocol passes it)
        moves: Sequence[Any] | None,  # noqa: ARG002 (the protocol passes it)
        rng: Rng,  # noqa: ARG002 (the protocol passes it)
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        raise RuntimeError("no idea")


class Babbler(Bot):
    def choose(
        self,
        view: Any,  # noqa: ARG002 (the protocol passes it)
        ask: Ask,  # noqa: ARG002 (the protocol passes it)
        moves: Sequence[Any] | None,  # noqa: ARG002 (the protocol passes it)
        rng: Rng,  # noqa: ARG002 (the protocol passes it)
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        return {"meow": object()}


class Cheater(Bot):
    def choose(
        self,
        view: Any,  # noqa: ARG002 (the protocol passes it)
        ask: Ask,  # noqa: ARG002 (the protocol passes it)
        moves: Sequence[Any] | None,  # noqa: ARG002 (the protocol passes it)
        rng: Rng,  # noqa: ARG002 (the protocol passes it)
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        return Bury(99)


class Glutton(Bot):
    def choose(
        self,
        view: Any,  # noqa: ARG002 (the protocol passes it)
        ask: Ask,  # noqa: ARG002 (the protocol passes it)
        moves: Sequence[Any] | None,  # noqa: ARG002 (the protocol passes it)
        rng: Rng,  # noqa: ARG002 (the protocol passes it)
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        eaten = []
        while True:
            eaten.append(bytearray(256 * 1024**2))
