"""Whose work is done next: hints, then NATURE, then bots, and among these whoever had least."""

from __future__ import annotations

from typing import Generic, Literal, NamedTuple, TypeAlias, TypeVar

Kind: TypeAlias = Literal["hint", "nature", "bot", "replay"]
KINDS: tuple[Kind, ...] = ("hint", "nature", "bot", "replay")  # those for whom a person waits first
SLOW_SECONDS = 0.25  # of work that is left one worker fewer than there are
MOST_MARKS = 4096
KEEP = 0.8  # of what earlier runs took, in the running mean
Job = TypeVar("Job")


class Turn(NamedTuple):
    """Who wants work done, for whom, and what it is like."""

    kind: Kind
    guest: str  # who hosts the table, or asked
    table: str
    like: str = ""  # work that takes about as long has the same name


class Waiting(NamedTuple, Generic[Job]):
    turn: Turn
    number: int  # by arrival
    job: Job


class Taken(NamedTuple, Generic[Job]):
    """A turn that has come."""

    turn: Turn
    job: Job
    guess: float  # seconds that it will take
    slow: bool


class TurnQueue(Generic[Job]):
    """Weighted fair queueing by the seconds that workers spend.

    Each guest, and each table, has a mark: the seconds spent for it so far. Whoever's mark would be
    lowest afterwards is next, so a table of quick bots never waits for more than one move of a slow
    one, however many slow tables there are. Whoever was away comes back at the mark of whoever was
    served last: waiting saves nothing up. What a run will take is guessed from those before it and
    put right when it ends.
    """

    def __init__(self) -> None:
        self._waiting: list[Waiting[Job]] = []
        self._marks: dict[tuple[str, str], float] = {}
        self._now = {"guest": 0.0, "table": 0.0}  # the marks of whoever was served last
        self._usual: dict[tuple[Kind, str], float] = {}  # seconds
        self._number = 0  # of the last to arrive
        self._running = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, turn: Turn, job: Job) -> None:
        for owner in owners(turn):
            if not any(owner in owners(other.turn) for other in self._waiting):
                mark = self._marks.pop(owner, 0.0)
                self._marks[owner] = max(mark, self._now[owner[0]])
        self._number += 1
        self._waiting.append(Waiting(turn, self._number, job))

    def discard(self, job: Job) -> None:
        """Nobody wants it any more."""
        self._waiting = [waiting for waiting in self._waiting if waiting.job is not job]

    def take(self, slow: bool) -> Taken[Job] | None:
        """The next job; with `slow` False, only one that is expected to be quick."""
        able = [each for each in self._waiting if slow or not self.is_slow(each.turn)]
        if not able:
            return None
        turn, _, job = chosen = min(able, key=self._rank)
        self._waiting.remove(chosen)
        self._running += 1
        taken = Taken(turn, job, self.guess(turn), self.is_slow(turn))
        for owner in owners(turn):
            self._now[owner[0]] = max(self._now[owner[0]], self._marks[owner])
            self._marks[owner] += taken.guess
        return taken

    def ended(self, taken: Taken[Job], seconds: float) -> None:
        """Note how many seconds the work took."""
        like = (taken.turn.kind, taken.turn.like)
        self._usual[like] = KEEP * self._usual.get(like, seconds) + (1 - KEEP) * seconds
        for owner in owners(taken.turn):
            if owner in self._marks:
                self._marks[owner] += seconds - taken.guess
        self._running -= 1
        self._forget()

    def guess(self, turn: Turn) -> float:
        """Seconds that such work takes; what was never done may take long."""
        return self._usual.get((turn.kind, turn.like), SLOW_SECONDS)

    def is_slow(self, turn: Turn) -> bool:
        """Whether it is a bot's long thought, for which nobody's own move waits."""
        return turn.kind == "bot" and self.guess(turn) >= SLOW_SECONDS

    def _rank(self, waiting: Waiting[Job]) -> tuple[float, ...]:
        guess = self.guess(waiting.turn)
        marks = (self._marks[owner] + guess for owner in owners(waiting.turn))
        return (KINDS.index(waiting.turn.kind), *marks, waiting.number)

    def _forget(self) -> None:
        """Drop marks that make little or no difference any more."""
        if not self._waiting and not self._running:
            self._marks.clear()
            self._now = dict.fromkeys(self._now, 0.0)
        elif len(self._marks) > MOST_MARKS:
            known = {owner for waiting in self._waiting for owner in owners(waiting.turn)}
            idle = [owner for owner in self._marks if owner not in known]
            for owner in idle[: MOST_MARKS // 2]:  # whoever was here longest ago
                del self._marks[owner]


def owners(turn: Turn) -> tuple[tuple[str, str], tuple[str, str]]:
    return ("guest", turn.guest), ("table", turn.table)
