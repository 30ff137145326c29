"""A bot that is one function: what it answers to what its seat sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

from clowder.bots.bot import Bot, MakeBot
from clowder.bots.budget import Budget
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom

Policy: TypeAlias = Callable[[Any, Ask, Sequence[Any], Rng], Any]


class PolicyBot(Bot):
    def __init__(self, room: AnyRoom, policy: Policy) -> None:
        super().__init__(room)
        self._policy = policy

    def choose(
        self,
        view: Any,
        ask: Ask,
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        return self._policy(view, ask, moves or (), rng)


def bot_of(policy: Policy) -> MakeBot:
    return partial(PolicyBot, policy=policy)
