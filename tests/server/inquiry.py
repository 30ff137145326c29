"""All that a curious viewer tries, in order to learn what they may not know."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from clowder.core.game import Ask, Seat
from clowder.core.rng import FastRng
from clowder.core.value import Value, to_json
from clowder.games import ROOMS
from clowder.games.cat_and_the_tower import moves as tower
from clowder.games.cat_and_the_tower.pieces import ACTIONS, FRIENDS, GOALS, KINDS
from clowder.games.cat_and_the_tower.pieces import COLOURS as FURS
from clowder.games.cat_in_the_box.moves import Bid, Bury, Play
from clowder.games.cat_in_the_box.pieces import COLOURS
from clowder.games.chabyrinthe.moves import Adopt, Insert, Rotate
from clowder.games.if_it_fits.moves import Draw, Give, Lay, Oust, Settle, Sleep
from clowder.games.if_it_fits.pieces import FACES, SPECIALS
from clowder.games.stray_cat.moves import At, Discard, Fight, Food, Pick, Remember, Step, Suffer
from clowder.games.stray_cat.moves import Play as PlayCards
from clowder.games.stray_cat.pieces import CARDS, TOKENS
from clowder.server.wire import requests
from tests.server.positions import make_position
from tests.server.worlds import Pair, World, open_worlds

HIDDEN = {"bury"}  # what is answered face down: each world its own card
ROUNDS = 3  # of questions and moves for each pair
PAGES = (
    ("GET", "/api/tables/NAME"),
    ("GET", "/api/tables/NAME/replay"),
    ("GET", "/api/tables/NAME/replay?seat=0"),
    ("GET", "/api/tables/NAME/record"),
    ("GET", "/api/tables/NAME/check"),
    ("GET", "/api/tables"),
    ("GET", "/api/daily"),
    ("GET", "/api/games/chabyrinthe/daily"),
    ("GET", "/api/games/cat_in_the_box/daily"),
    ("GET", "/api/session"),
    ("GET", "/api/session/tables"),
    ("GET", "/api/session/finished"),
    ("GET", "/api/session/finished?game=cat_in_the_box&opponent=a"),
    ("GET", "/api/person/results"),
    ("GET", "/api/people"),
    ("GET", "/api/people/invitations"),
    ("GET", "/api/people/compare?id=PARTNER"),
    ("GET", "/api/person"),
    ("GET", "/api/person/export"),
    ("GET", "/api/person/archive"),
    ("GET", "/api/tokens"),
    ("GET", "/api/session/waiting"),
    ("GET", "/api/person/notices"),
    ("GET", "/metrics"),
    ("GET", "/api/tables/NAME/hands"),
    ("POST", "/api/tables/NAME/sit"),
    ("POST", "/api/tables/NAME/stand"),
    ("POST", "/api/tables/NAME/start"),
    ("POST", "/api/tables/NAME/bots/remove"),
    ("POST", "/api/tables/NAME/rematch"),
    ("POST", "/api/tables/NAME/fork"),
    ("GET", "/api/tables/NAME/company?seat=1"),
    ("POST", "/api/tables/NAME/report"),
    ("POST", "/api/tables/NAME/mute"),
    ("GET", "/api/person/status"),
    ("GET", "/api/host"),
)
MOVES: tuple[Value, ...] = (
    *(Play(number, colour) for number in range(1, 10) for colour in COLOURS),
    *(Bury(number) for number in range(1, 10)),
    *(Bid(tricks) for tricks in range(1, 5)),
    *(Rotate(row, 2, quarters) for row in range(1, 5) for quarters in range(4)),
    *(Insert(place, place % 4) for place in range(17)),
    *(Adopt(place, "edith") for place in range(16)),
    Draw(),
    *(Lay(card, False, column, 1) for card in FACES for column in (-1, 0, 1)),
    *(Give(toy, column, 0) for toy in SPECIALS for column in range(-2, 3)),
    *(kind(column, 0) for kind in (Sleep, Settle, Oust) for column in range(-2, 3)),
    *(PlayCards((card,)) for card in CARDS),
    *(Discard((card,)) for card in CARDS),
    *(Fight(card) for card in CARDS),
    *(Step(f"{cell}.{field}") for cell in range(1, 17) for field in "NC1"),
    *(Step(str(cell)) for cell in range(1, 17)),
    *(At(f"{cell}.{field}") for cell in range(1, 17) for field in "NEo"),
    *(Remember(token) for token in (*TOKENS, None)),
    *(Pick(Seat(seat)) for seat in range(4)),
    Suffer("dog"),
    Food(),
    *(tower.Use(card, side) for card in ACTIONS for side in (1, 2)),
    *(tower.Discard(card) for card in ACTIONS),
    *(tower.Claim(goal, floor) for goal in GOALS for floor in range(1, 6)),
    *(tower.Swap(goal) for goal in GOALS),
    *(kind(friend) for kind in (tower.Lift, partial(tower.Pet, side=90)) for friend in FRIENDS),
    *(tower.Wall(kind, 250, 0, 0, 90) for kind in KINDS),
    *(tower.Friend(colour, floor, 0, 250, 0) for colour in FURS for floor in range(1, 5)),
    *(tower.Floor(x, 0, 0) for x in (0, 3000)),
    tower.Put(0, 320, 90),
    tower.Pass(),
    tower.GiveUp(),
    tower.GoOn(True),
)
VOTES: tuple[requests.VoteChoice, ...] = ("wait", "bot", "stop")


class Found(NamedTuple):
    """What one pair of worlds came to."""

    changed: bool
    compared: int  # bytes
    acts: int


async def inquire(
    folder: Path, pairs: int, seed: str = "cats", games: Collection[str] = ROOMS
) -> AsyncIterator[Found]:
    """Raises Difference where the viewer learns something."""
    async with open_worlds(folder) as (one, other):
        for number in range(pairs):
            rng = FastRng(f"{seed}/{number}")
            pair = Pair(one, other)
            position = make_position(rng, games)
            await pair.lay(f"table{number}", position, f"talk/{number}")
            inquiry = Inquiry(pair, rng, position.viewer)
            await inquiry.run()
            await pair.clear()
            yield Found(position.changed, pair.compared, inquiry.acts)


class Inquiry:
    def __init__(self, pair: Pair, rng: FastRng, viewer: Seat | None) -> None:
        self.pair = pair
        self.rng = rng
        self.viewer = viewer
        self.acts = 0

    async def run(self) -> None:
        """Until play itself shows something, or curiosity is satisfied."""
        await self.say(requests.Look(self.viewer, 0))
        for _ in range(ROUNDS):
            for question in self.rng.shuffled(self.questions()):
                if not await self.say(question):
                    return
            for method, path in self.rng.shuffled(PAGES)[:2]:
                await self.visit(method, path)
            if not await self.others():
                return

    def questions(self) -> list[object]:
        """Legal and illegal, due and undue; some only from time to time."""
        own = 0 if self.viewer is None else self.viewer
        some, seat = self.rng.below, self.rng.choice([own, own, self.rng.below(6)])
        rare: list[object] = [
            requests.TakeBack(self.id(), seat),
            requests.Consent(self.id(), own, bool(some(2))),
            requests.Vote(self.id(), own, self.rng.below(6), self.rng.choice(VOTES)),
            requests.Leave(self.id(), own),
            requests.Return(self.id(), own),
            requests.TakeHoliday(self.id(), seat, 1 + some(3)),
            requests.EndHoliday(self.id(), seat),
            requests.Attend(bool(some(2))),
            requests.Stop(self.id(), seat),
            requests.Chat(self.id(), "Meow?"),
            requests.React(self.id(), "think"),
            requests.Look(None, self.number()),
            '{"type":"Answer","move":{}}',
        ]
        return [
            requests.Look(self.viewer, self.number()),
            requests.Look(self.viewer, self.number()),
            requests.Try(self.id(), own, self.some_moves()),
            requests.Try(self.id(), seat, self.some_moves()),
            requests.Answer(self.id(), own, self.asked(), self.move()),
            requests.Hint(self.id(), seat),
            *self.rng.shuffled(rare)[:2],
        ]

    async def others(self) -> bool:
        """Somebody else moves, so that it looks the same; now and then they take it back."""
        asks = [ask for ask in self.asks() if ask.seat != self.viewer]
        if not asks:
            return True
        ask = self.rng.choice(asks)
        one, other = (self.choose(world, ask) for world in (self.pair.one, self.pair.other))
        if one is None or other is None:
            return False  # whatever they do, it will show
        number = self.pair.one.live.table.asks[ask]
        going_on = await self.pair.act(
            f"{one}",
            lambda world: world.other_moves(ask.seat, number, one),
            lambda world: world.other_moves(ask.seat, number, other),
        )
        if going_on and self.rng.below(4) == 0:
            return await self.pair.act("undo", lambda world: world.other_undoes(ask.seat))
        return going_on

    def choose(self, world: World, ask: Ask) -> Any:
        """Face down, each world has its own card; in the open, only what both allow."""
        if ask.what in HIDDEN:
            return self.rng.choice(world.moves(ask.seat))
        others = self.pair.other.moves(ask.seat)
        both = [move for move in self.pair.one.moves(ask.seat) if move in others]
        return FastRng(f"open/{self.acts}").choice(both) if both else None

    async def say(self, request: object) -> bool:
        self.acts += 1
        return await self.pair.act(f"{request}", lambda world: world.say(request))

    async def visit(self, method: str, path: str) -> None:
        self.acts += 1
        await self.pair.act(f"{method} {path}", lambda world: world.ask(method, path))

    def id(self) -> str:
        return f"ask{self.rng.below(10**9)}"

    def number(self) -> int:
        """A last update: mostly of this round, now and then from another life."""
        head = self.pair.one.live.table.last_number
        return max(0, head + 2 - self.rng.below(self.rng.choice([12, head + 3])))

    def asks(self) -> list[Ask]:
        return list(self.pair.one.live.table.asks)

    def asked(self) -> int:
        """The question to the viewer, or some other number."""
        asks = self.pair.one.live.table.asks
        own = [number for ask, number in asks.items() if ask.seat == self.viewer]
        return self.rng.choice([*own, *own, *own, self.rng.below(60)])

    def some_moves(self) -> tuple[msgspec.Raw, ...]:
        return tuple(self.move() for _ in range(1 + self.rng.below(4)))

    def move(self) -> msgspec.Raw:
        """Any move, but more often one that the viewer may make."""
        listed = [] if self.viewer is None else self.pair.one.moves(self.viewer)
        return msgspec.Raw(to_json(self.rng.choice([self.rng.choice(MOVES), *listed[:2]])))
