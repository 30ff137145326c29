"""Bot: a player that decides by what its seat can see, and by nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from clowder.bots.advice import Advice
from clowder.bots.budget import Budget
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.core.words import say


class Bot(ABC):
    """Sits at one seat of one table, and gets views, never states.

    It is made once for its seat, and made anew when the server restarts or another worker process
    takes over; simulations, the arena and the terminal do the same. It may keep what saves it work,
    but must choose the same as one that was just made: whatever it should know of the past is in
    the view. After an undo it is asked about an earlier view.
    """

    budget = Budget()  # used where the caller gives none; no limit, as for bots that do not search

    def __init__(self, room: AnyRoom) -> None:
        self.room = room

    @abstractmethod
    def choose(
        self,
        view: Any,
        ask: Ask,
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,
    ) -> Any:
        """An allowed answer; `moves` are all that are allowed, or None if they cannot be listed.

        `budget` is how long it may think about this; None: as long as it is used to.
        """

    def advise(
        self,
        view: Any,
        ask: Ask,
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,
    ) -> Advice:
        """What a person in that seat should do, and why, in one sentence.

        A bot that cannot say more than what it would do itself says that.
        """
        if moves is not None and len(moves) == 1:
            return Advice(moves[0], say("hint-only"))
        return Advice(self.choose(view, ask, moves, rng, budget), say("hint-habit"))

    def answer(self, view: Any, ask: Ask, rng: Rng) -> Any:
        """Choose by the view alone, where nobody lists the moves.

        What one may do depends on what one knows, so an imagined state lists the true moves.
        """
        imagined = self.room.imagine(view, rng)
        return self.choose(view, ask, self.room.moves(imagined, ask.seat), rng, self.budget)


class Wrapped(Bot):
    """Chooses what another bot chooses; what it says beside that may differ."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.room)
        self.bot, self.budget = bot, bot.budget

    def choose(
        self,
        view: Any,
        ask: Ask,
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,
    ) -> Any:
        return self.bot.choose(view, ask, moves, rng, budget)


MakeBot: TypeAlias = Callable[[AnyRoom], Bot]
