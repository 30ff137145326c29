"""The rules told a second time: a turn is one long sentence that pauses wherever somebody decides.

What the room keeps as a row of phases is here the plain nesting of calls: a walk meets kittens, a
fight moves its loser, who meets others. The tiles are read from the rulebook's own words (STR-C4).
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from typing import Any

from clowder.games.stray_cat.moves import Food
from clowder.games.stray_cat.state import State
from tests.laws.rulebook import RULES

Asks = list[tuple[int, str]]
Answer = tuple[int, Any]
Telling = Generator[Asks, Answer, None]
ROADS = {
    "cross": "N-C E-C S-C W-C",
    "ring": "N-E E-S S-W W-N N-Y",
    "bend": "N-a a-E S-b b-W a-b",
}
STEPS = {"modest": 1, "nourishing": 2, "hearty": 3}
SIDES = ((-1, 0, "N"), (0, 1, "E"), (1, 0, "S"), (0, -1, "W"))


class Over(Exception):
    """Somebody is home, or it is late."""


def tiles_of_the_rulebook() -> dict[int, tuple[str, dict[str, tuple[str, str, str, str]]]]:
    """By number: the kind of roads, and the houses by field, each with where it is off."""
    text = " ".join((RULES / "stray_cat.md").read_text("utf-8").split())
    found = {}
    for number, kind, houses in re.findall(r"(\d+) (cross|ring|bend): ([^|.]*)", text):
        rows = re.findall(r"([12]) (\w+) (\w+) @(\w)", houses)
        found[int(number)] = kind, {f: (f, roof, garden, off) for f, roof, garden, off in rows}
    return found


TILES = tiles_of_the_rulebook()


class Model:
    """A table in lists and dicts, begun where a dealt state is."""

    def __init__(self, state: State) -> None:
        self.seats = state.seats
        self.spots = dict(enumerate(state.board.spots, start=1))
        self.laid = {cell: (t.tile, t.turn) for cell, t in enumerate(state.tiles, start=1)}
        self.open = {cell for cell, shown in enumerate(state.shown, start=1) if shown}
        self.kittens = list(state.kittens)
        self.works: str | None = None
        self.homes = [
            ({"one": "1", "two": "2"}[str(h.shape)], str(h.roof), str(h.garden))
            for h in state.homes
        ]
        self.up = [[False] * 3 for _ in range(self.seats)]
        self.hands = [sorted(hand) for hand in state.hands]
        self.pile = list(state.pile)
        self.discards: list[str] = []
        self.start = state.start
        self.fights = 0
        self.beaten = [0] * self.seats  # how often each did not win
        self.pushed = [0] * self.seats  # how often each was moved
        self.last_to = ""

    def game(self) -> Telling:
        for _ in range(200):
            for step in range(self.seats):
                self.fights = 0
                yield from self.turn((self.start + step) % self.seats)

    def turn(self, seat: int) -> Telling:
        _, move = yield [(seat, "look")]
        if isinstance(move, Food):
            yield from self.food(seat)
            return
        self.lay(seat, move.cards)
        kind = move.cards[0].split("-")[0]
        if kind == "friend":
            yield from self.friend(seat)
        elif kind in STEPS:
            yield from self.walk(seat, sum(STEPS[card.split("-")[0]] for card in move.cards))
        else:
            _, at = yield [(seat, "at")]
            self.kittens[seat] = at.place
            yield from self.meet(seat)

    def lay(self, seat: int, cards: Any) -> None:
        for card in cards:
            self.hands[seat].remove(card)
            self.discards.append(card)

    def walk(self, seat: int, left: int) -> Telling:
        came, beaten = None, self.beaten[seat]
        while left and self.good(self.kittens[seat], came, left):
            came = yield from self.step(seat, seat, came, left)
            left -= 1
            yield from self.meet(seat)
            if self.beaten[seat] != beaten:
                return
        house = self.house(self.kittens[seat])
        if house is not None and not all(self.up[seat]):
            _, told = yield [((seat + 1) % self.seats, "remember")]
            if told.token is not None:
                index = ["shape", "roof", "garden"].index(told.token)
                assert self.homes[seat][index] == house[index]
                self.up[seat][index] = True
                self.look_home(seat)

    def step(
        self, kitten: int, by: int, came: str | None, left: int, barred: str | None = None
    ) -> Generator[Asks, Answer, str]:
        here = self.kittens[kitten]
        _, move = yield [(by, "step")]
        assert move.to in self.good(here, came, left, barred)
        to = move.to
        if "." not in to:
            self.open.add(int(to))
            [to] = [near for near in self.near(here) if near.startswith(f"{to}.")]
        self.kittens[kitten] = self.last_to = to
        self.look_home(kitten)
        return here

    def move(self, kitten: int, by: int, steps: int, barred: str | None = None) -> Telling:
        came, left = None, steps
        while left and self.good(self.kittens[kitten], came, left, barred):
            came = yield from self.step(kitten, by, came, left, barred)
            left -= 1
            self.pushed[kitten] += 1
        if came is not None:
            yield from self.meet(kitten)

    def meet(self, kitten: int) -> Telling:
        beaten, here = self.beaten[kitten], self.kittens[kitten]
        for other in self.around(kitten):
            if self.kittens[other] == here:
                if self.beaten[kitten] != beaten:
                    return
                yield from self.meet_one(kitten, other, here)

    def around(self, seat: int) -> list[int]:
        """Whoever shares the field now, clockwise; who comes later fights by itself."""
        others = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in others if self.kittens[other] == self.kittens[seat]]

    def meet_one(self, one: int, other: int, here: str) -> Telling:
        if self.kittens[one] == self.kittens[other] and self.fights < 20:
            self.fights += 1
            yield from self.fight(one, other, here)

    def fight(self, one: int, other: int, here: str) -> Telling:
        if not self.hands[one] and not self.hands[other]:
            self.beaten[one] += 1
            self.beaten[other] += 1
            pushed, self.last_to = self.pushed[one], ""
            first = self.move(other, one, 1)
            barred = yield from self.note_step(first, other, here)
            if self.pushed[one] == pushed:
                yield from self.move(one, other, 1, barred)
            return
        winner = one if self.hands[one] else other
        if self.hands[one] and self.hands[other]:
            who, choice = yield [(min(one, other), "fight"), (max(one, other), "fight")]
            rest = other if who == one else one
            _, choice2 = yield [(rest, "fight")]
            cards = {who: choice.card, rest: choice2.card}
            winner = max(cards, key=lambda seat: int(cards[seat].split("-")[1]))
            self.lay(one, [cards[one]])
            self.lay(other, [cards[other]])
        loser = other if winner == one else one
        self.beaten[loser] += 1
        while (yield from self.draw(winner)) is None:
            pass
        yield from self.keep_limit(winner)
        yield from self.move(loser, winner, 3)

    def note_step(
        self, telling: Telling, kitten: int, here: str
    ) -> Generator[Asks, Answer, str | None]:
        """Tell on, and say where the kitten first stepped to."""
        first: str | None = None
        try:
            asks = next(telling)
            while True:
                answer = yield asks
                asks = telling.send(answer)
                first = first or self.last_to
        except StopIteration:
            moved = self.last_to if first is None and self.kittens[kitten] != here else first
            return moved or None

    def draw(self, seat: int) -> Generator[Asks, Answer, str | None]:
        """A good card goes to the hand; None: bad luck was discarded."""
        card = yield from self.take()
        if "-" in card:
            self.hands[seat] = sorted([*self.hands[seat], card])
            return card
        self.discards.append(card)
        return None

    def take(self) -> Generator[Asks, Answer, str]:
        if not self.pile:
            _, move = yield [(-1, "shuffle")]
            assert sorted(move.pile) == sorted(self.discards)
            self.pile, self.discards = list(move.pile), []
        return self.pile.pop(0)

    def keep_limit(self, seat: int) -> Telling:
        if len(self.hands[seat]) > 4:
            _, move = yield [(seat, "discard")]
            self.lay(seat, move.cards)
            assert len(self.hands[seat]) == 4

    def friend(self, seat: int) -> Telling:
        drawn, good = 0, 0
        while drawn < 4 or not good:
            good += (yield from self.draw(seat)) is not None
            drawn += 1
        yield from self.keep_limit(seat)

    def food(self, seat: int) -> Telling:
        here, bad = self.kittens[seat], []
        two = self.house(here) is not None or (here.endswith(".o") and not self.hands[seat])
        for _ in range(2 if two else 1):
            card = yield from self.take()
            if "-" in card:
                self.hands[seat] = sorted([*self.hands[seat], card])
            else:
                bad.append(card)
        yield from self.keep_limit(seat)
        if bad:
            chosen = bad[0]
            if len(bad) == 2:
                _, move = yield [(seat, "suffer")]
                chosen = move.card
            self.discards += bad
            yield from self.suffer(seat, chosen)

    def suffer(self, seat: int, card: str) -> Telling:
        others = [(seat + step) % self.seats for step in range(1, self.seats)]
        if card == "mouse":
            _, move = yield [(seat, "pick")]
            yield from self.move(move.seat, seat, 3)
        elif card == "raven" and any(self.hands[other] for other in others):
            _, move = yield [(seat, "pick")]
            _, peck = yield [(-1, "peck")]
            self.lay(move.seat, [peck.card])
        elif card == "dog" and any(self.laid[cell][0] in TILES for cell in self.open):
            yield from self.dog(seat, others)
        elif card == "meeting":
            near = [o for o in others if self.touch(self.kittens[o], self.kittens[seat])]
            for other in near:
                _, move = yield [(seat, "at")]
                self.kittens[other] = move.place
        elif card == "roadworks":
            _, move = yield [(seat, "at")]
            self.works = move.place

    def dog(self, seat: int, others: list[int]) -> Telling:
        _, move = yield [(seat, "at")]
        cell, beaten = move.place.split(".")[0], list(self.beaten)
        scared = [k for k in (seat, *others) if self.kittens[k].split(".")[0] == cell]
        for kitten in scared:
            if self.beaten[kitten] == beaten[kitten]:
                yield from self.move(kitten, kitten, 3, move.place)

    def touch(self, one: str, other: str) -> bool:
        (a, b), (c, d) = (self.spots[int(place.split(".")[0])] for place in (one, other))
        return max(abs(a - c), abs(b - d)) == 1

    def house(self, place: str) -> tuple[str, str, str] | None:
        cell, field = place.split(".")
        found = TILES.get(self.laid[int(cell)][0], ("", {}))[1].get(field)
        return None if found is None else found[:3]

    def look_home(self, seat: int) -> None:
        if all(self.up[seat]) and self.house(self.kittens[seat]) == self.homes[seat]:
            raise Over

    def good(self, here: str, came: str | None, left: int, barred: str | None = None) -> set[str]:
        """The first steps of the longest ways, tried one by one."""
        ways = {
            to: 1 + self.longest(to, here, left - 1, barred)
            for to in self.steps(here, came, barred)
        }
        return {to for to, length in ways.items() if length == max(ways.values())}

    def longest(self, here: str, came: str, left: int, barred: str | None) -> int:
        if left == 0 or "." not in here:
            return left
        best = 0
        for to in self.steps(here, came, barred):
            best = max(best, 1 + self.longest(to, here, left - 1, barred))
            if best == left:
                break
        return best

    def steps(self, here: str, came: str | None, barred: str | None) -> list[str]:
        return [to for to in self.near(here) if to not in (came, self.works, barred)]

    def near(self, place: str) -> Iterator[str]:
        cell, field = int(place.split(".")[0]), place.split(".")[1]
        tile, turn = self.laid[cell]
        kind, houses = TILES.get(tile, ("cross", {}))
        roads = [road.split("-") for road in ROADS[kind].split()]
        roads += [[field_, off] for field_, (_, _, _, off) in houses.items()]
        roads += [["C", "o"]] if tile not in TILES else []
        for one, other in roads:
            if field in (one, other):
                yield f"{cell}.{other if field == one else one}"
        row, column = self.spots[cell]
        for down, right, side in SIDES:
            there = [c for c, spot in self.spots.items() if spot == (row + down, column + right)]
            if there and field == turned_back(side, turn):
                opposite = "SWNE"["NESW".index(side)]
                name = turned_back(opposite, self.laid[there[0]][1])
                yield f"{there[0]}.{name}" if there[0] in self.open else str(there[0])


def turned_back(side: str, turn: int) -> str:
    """Which exit of the unturned tile shows to a side."""
    return "NESW"[("NESW".index(side) - turn) % 4]
