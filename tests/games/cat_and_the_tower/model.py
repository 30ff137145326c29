"""The rules told a second time, from top to bottom as one would read them aloud.

A game is one long story that stops wherever somebody must answer, and goes on with the answer, a
line of a record. Nothing is shared with the room but that notation. Where the tower comes to rest
is told by NATURE's lines; what that means is told here.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from tests.games.cat_and_the_tower.box import CARDS, COLOURS, KINDS, REWARDS, goal_is_met
from tests.games.cat_and_the_tower.model_tower import End, Tower, kind

NATURE = -1
SCENARIOS = (10, 13, 15, 17, 20)


@dataclass
class Question:
    seats: tuple[int, ...]
    verb: str
    choices: set[str] | None = None  # None: beyond listing
    pieces: set[str] = field(default_factory=set)  # kinds or colours that may be placed
    floors: tuple[int, ...] = ()  # where a friend may go
    may_give_up: bool = False


Story = Generator[Question, str, None]
Told = Generator[Question, str, bool]


class Model(Tower):
    def __init__(self, seats: int, together: bool, shaken: bool = False) -> None:
        super().__init__(seats, together)
        self.shaken = shaken
        self.decks: dict[str, list[int]] = {"actions": [], "goals": []}
        self.shown: dict[str, list[int]] = {"actions": [], "goals": []}
        self.discards: dict[str, list[int]] = {"actions": [], "goals": []}
        self.hands: list[list[int]] = [[] for _ in range(seats)]

    # The course of a game: see TOW-1, TOW-20.

    def play(self) -> Story:
        seat = int((yield Question((NATURE,), "start", self.any_seat())).split()[1])
        actions, goals = (yield Question((NATURE,), "deal")).removeprefix("deal ").split(" | ")
        self.deal([int(card) for card in actions.split()], [int(card) for card in goals.split()])
        if self.shaken:
            self.begin_high(
                (yield Question((NATURE,), "plan")), (yield Question((NATURE,), "raise"))
            )
        while True:
            self.home = self.heights()
            yield from self.take_turn(seat)
            if self.turn == 300:
                raise End("bound", self.heights())
            self.turn += 1
            seat = (seat + 1) % self.seats

    def any_seat(self) -> set[str]:
        return {f"start {seat}" for seat in range(self.seats)}

    def deal(self, actions: list[int], goals: list[int]) -> None:
        self.decks = {"actions": actions, "goals": goals}
        if self.together:
            self.shown = {"actions": [1, 2], "goals": [1, 3]}
            return
        self.shown["actions"] = [actions.pop(0) for _ in range(3)]
        self.hands = [[goals.pop(0), goals.pop(0)] for _ in range(self.seats)]

    def take_turn(self, seat: int) -> Story:
        yield from self.act(seat)
        if not self.together:
            yield from self.take_friend_higher(seat)
        goal = yield from self.claim_or_swap(seat)
        if goal:
            yield from self.ask_whether_to_go_on()

    # Cards: see TOW-2, TOW-7, TOW-10, TOW-11.

    def act(self, seat: int) -> Story:
        shown = self.shown["actions"]
        uses = {
            f"use {card} {number}"
            for card in shown
            for number, side in enumerate(CARDS[card], start=1)
            if not side.startswith("build") or self.can_build()
        }
        line = yield Question((seat,), "use", uses or {f"discard {card}" for card in shown})
        verb, card, *number = line.split()
        if verb == "use":
            yield from self.do(seat, CARDS[int(card)][int(number[0]) - 1].split())
        shown.remove(int(card))
        self.discards["actions"].append(int(card))
        shown.append((yield from self.draw("actions")))

    def can_build(self) -> bool:
        return self.top < 24 and sum(self.left(kind) for kind in KINDS) >= 2

    def draw(self, pile: str) -> Generator[Question, str, int]:
        if not self.decks[pile]:
            line = yield Question((NATURE,), "shuffle")
            self.decks[pile] = [int(card) for card in line.split()[1:]]
            assert sorted(self.decks[pile]) == sorted(self.discards[pile])
            self.discards[pile] = []
        return self.decks[pile].pop(0)

    def do(self, seat: int, side: list[str]) -> Story:
        if side[0] == "build":
            yield from self.build(seat, side[1:])
            return
        colours = list(COLOURS) if side[0] == "any" else side[:1]
        held = None
        if not any(self.left(colour) for colour in colours):
            friends = {name for name in self.tower if kind(name) in colours}
            line = yield Question((seat,), "lift", {f"lift {name}" for name in friends})
            held = line.split()[1]
            yield from self.lift(seat, held)
        placed = yield from self.befriend(seat, colours, held)
        if placed:
            yield from self.pet(seat, side[1:], placed)

    # Placing: see TOW-3, TOW-4, TOW-26.

    def build(self, seat: int, kinds: list[str]) -> Story:
        walls: list[str | None] = [None, None]
        tries = 0
        while True:
            due = [kind for kind, wall in zip(kinds, walls, strict=True) if not wall]
            there = {kind for kind in KINDS if self.left(kind)}
            allowed = set(due) if set(due) <= there else there
            verb = "wall" if due else "floor"
            pieces = allowed if due else set()
            line = yield Question((seat,), verb, None, pieces, may_give_up=tries >= 5)
            if line == "give_up":
                break
            name = self.next_of(line.split()[1]) if due else f"floor{self.top + 1}"
            floor = self.top if due else self.top + 1
            held = yield from self.let_go(seat, name, floor)
            walls = [wall if wall in self.tower else None for wall in walls]
            if held and not due:
                return
            if held:
                free = [n for n in (0, 1) if not walls[n]]
                own = [n for n in free if kinds[n] == kind(name)]
                walls[(own or [n for n in free if kinds[n] not in there])[0]] = name
            tries += not held
            if tries == 20:
                break
        self.take(*filter(None, walls))

    def befriend(
        self, seat: int, colours: list[str], held: str | None = None, lowest: int = 1
    ) -> Generator[Question, str, str | None]:
        """The friend that holds, if one does."""
        tries = 0
        if held:
            colours = [kind(held)]
        while tries < 20 and lowest <= self.top:
            there = {colour for colour in colours if held or self.left(colour)}
            floors = tuple(range(lowest, self.top + 1))
            line = yield Question((seat,), "friend", None, there, floors, tries >= 5)
            if line == "give_up":
                return None
            colours, floor = [line.split()[1]], int(line.split()[2])
            name = held or self.next_of(colours[0])
            if (yield from self.let_go(seat, name, floor, lowest)):
                return name
            tries += 1
        return None

    def let_go(self, seat: int, name: str, floor: int, lowest: int = 1) -> Told:
        yield Question((NATURE,), "tremble")
        return (yield from self.settle(seat, name, floor, lowest))

    def lift(self, seat: int, name: str) -> Story:
        self.take(name)
        yield from self.settle(seat)

    # Petting: see TOW-5.

    def pet(self, seat: int, whom: list[str], placed: str) -> Story:
        friends = {name for name in self.tower if kind(name) in COLOURS}
        groups: list[set[str]] = []
        if whom == ["floor"]:
            groups = [{name} for name in friends if self.floor_of(name) == self.floor_of(placed)]
        elif whom == ["other"]:
            groups = [friends - {placed}]
        elif whom == ["colours"]:
            groups = [{name for name in friends if kind(name) == colour} for colour in COLOURS]
        while groups := [left for group in groups if (left := group & set(self.tower))]:
            sides = range(0, 360, 45)
            choices = {f"pet {name} {side}" for group in groups for name in group for side in sides}
            line = yield Question((seat,), "pet", choices)
            groups = [group for group in groups if line.split()[1] not in group]
            yield Question((NATURE,), "tremble")
            yield from self.settle(seat)

    # Goals and climbs: see TOW-8, TOW-21, TOW-22, TOW-27.

    def take_friend_higher(self, seat: int) -> Story:
        height = self.height(self.climber(seat))
        friends = self.friends_on(height) if 0 < height < self.top else []
        if not friends:
            return
        line = yield Question((seat,), "take", {"pass", *(f"lift {name}" for name in friends)})
        if line != "pass":
            name = line.split()[1]
            yield from self.lift(seat, name)
            yield from self.befriend(seat, [], name, height + 1)

    def claim_or_swap(self, seat: int) -> Told:
        """Whether a scenario was won."""
        cards = self.shown["goals"] if self.together else self.hands[seat]
        claims = {f"claim {goal} {floor}" for goal in cards for floor in self.reach(seat, goal)}
        swaps = set() if self.together else {f"swap {goal}" for goal in cards}
        if not claims and not swaps:
            return False
        line = yield Question((seat,), "claim", {*claims, *swaps, "pass"})
        if line == "pass":
            return False
        before = len(self.won)
        goal = int(line.split()[1])
        if line.startswith("claim"):
            yield from self.climb(seat, int(line.split()[2]))
        cards.remove(goal)
        self.discards["goals"].append(goal)
        cards.append((yield from self.draw("goals")))
        return len(self.won) > before

    def reach(self, seat: int, goal: int) -> range:
        """The floors that a goal lets one climb to."""
        height = self.height(self.climber(seat))
        floors = [height + 1] if self.together else range(height + 1, self.top + 1)
        if not any(goal_is_met(goal, self.friends_on(floor), self) for floor in floors):
            return range(0)
        return range(height + 1, min(height + REWARDS[goal], self.top) + 1)

    def climb(self, seat: int, floor: int) -> Story:
        name = self.climber(seat)
        was = self.height(name)
        self.in_hand = {name: was}
        if was:
            yield from self.lift(seat, name)
        for tries in range(20):
            line = yield Question((seat,), "put", may_give_up=tries >= 5)
            if line == "give_up":
                break
            if (yield from self.let_go(seat, name, min(floor, self.top))):
                yield from self.after_climb(seat)
                return
        high = self.heights()
        self.in_hand = {}
        if was:
            yield from self.come_to_rest(seat, high, None, 1, {name: min(was, self.top)})

    def after_climb(self, seat: int) -> Story:
        if not self.together:
            if self.heights() == [24] * self.seats:
                raise End("finished", self.heights())
            return
        if any(self.height("toto") >= floor for floor in SCENARIOS if floor not in self.won):
            yield from self.settle(seat)  # five seconds (TOW-18)
            reached = [floor for floor in SCENARIOS if self.height("toto") >= floor]
            self.won += [floor for floor in reached if floor not in self.won]
            if len(self.won) == len(SCENARIOS):
                raise End("finished", self.heights())

    def ask_whether_to_go_on(self) -> Story:
        said: dict[int, bool] = {}
        while len(said) < self.seats:
            silent = tuple(seat for seat in range(self.seats) if seat not in said)
            line = yield Question(silent, "further", {"further yes", "further no"})
            speaker, _, answer = line.partition(" ")
            said[int(speaker)] = answer == "further yes"
        if not all(said.values()):
            raise End("stopped", self.heights())

    # Coming to rest: see TOW-12 to TOW-17, TOW-25.

    def settle(self, seat: int, placed: str | None = None, floor: int = 0, lowest: int = 1) -> Told:
        """One event, until all is at rest; whether what was let go holds."""
        back = {}
        if placed:
            back = {placed: floor}
            self.since[placed] = self.turn
        return (yield from self.come_to_rest(seat, self.heights(), placed, lowest, back))

    def come_to_rest(
        self, seat: int, high: list[int], placed: str | None, lowest: int, back: dict[str, int]
    ) -> Told:
        before = dict(self.tower)
        held, returns = placed is not None, 0
        while True:
            line = yield Question((NATURE,), "settle")
            if line.startswith("settle blocked"):
                return False
            self.take_in(line, back)
            if placed in self.tower and not self.holds(placed, lowest):
                self.take(placed)
                held = False
            gone, counted, displaced = self.judge(placed, before, returns)
            kittens = self.kittens_to_put_back(placed, gone, returns)
            if not gone and not displaced and not kittens:
                break
            self.lost += sorted(counted)
            self.take(*gone, *displaced, *kittens)
            if len(self.lost) >= 5:
                raise End("collapsed", high, seat)
            back = {name: before[name] for name in displaced}
            back |= {name: on for name, on in kittens.items() if on}
            returns += 1
        climbed = held and placed in self.climbers
        self.in_hand = {} if climbed else self.in_hand
        self.move_paws(high, self.heights(), seat if climbed else None)
        return held
