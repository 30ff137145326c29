"""The tower of the second telling: what lies where, what has fallen, what goes back."""

from __future__ import annotations

from tests.games.cat_and_the_tower.box import COLOURS, KINDS, POWERS

Touch = tuple[str, str, bool]  # who, whom, and whether it rests there


class End(Exception):
    """The game is over; `high` is how high everybody was when it counted."""

    def __init__(self, how: str, high: list[int], seat: int | None = None) -> None:
        super().__init__(how)
        self.how, self.high, self.seat = how, high, seat


class Tower:
    def __init__(self, seats: int, together: bool) -> None:
        self.seats, self.together = seats, together
        self.tower: dict[str, int] = {"floor1": 1}  # each piece, and the floor it belongs to
        self.tipped: set[str] = set()
        self.since: dict[str, int] = {}  # the turn that a wall was placed in
        self.touches: set[Touch] = set()
        self.lost: list[str] = []  # walls, for good
        self.turn = 1
        self.in_hand: dict[str, int] = {}  # a climber that was lifted, and from where
        self.climbers = ["toto"] if together else [f"kitten{seat}" for seat in range(seats)]
        if together:
            self.tower["toto"] = 1
            self.touches = {("toto", "floor1", True)}
        self.home = self.heights()
        self.won: list[int] = []
        self.paws: dict[int, list[int]] = {0: [] if together else list(range(seats))}

    def take_in(self, line: str, back: dict[str, int]) -> None:
        lies, touches, _ = line.removeprefix("settle ").split(" | ")
        for word in lies.split() if lies != "-" else ():
            name, _, numbers = word.partition(":")
            *_, w, i, j, k = (int(number) / 10_000_000 for number in numbers.split(","))
            self.tipped.discard(name)
            if w * w + k * k - i * i - j * j < 0.5**0.5:  # over 45 degrees
                self.tipped.add(name)
            if name not in self.tower:
                self.tower[name] = back[name]
        self.touches = set()
        for word in touches.split() if touches != "-" else ():
            one, _, other = word.replace("~", ">").partition(">")
            self.touches.add((one, other, ">" in word))

    def begin_high(self, plan: str, line: str) -> None:
        """Pieces of each kind as they come in the box, three a storey: walls, and their floor."""
        used: dict[str, int] = {}
        home: dict[str, int] = {}
        for number, placing in enumerate(plan.split(" | ")[1:]):
            word, sort, *_ = placing.split()
            storey = 1 + number // 3
            if word == "floor":
                home[f"floor{storey + 1}"] = storey + 1
                continue
            used[sort] = used.get(sort, 0) + 1
            home[f"{sort}{used[sort]}"] = storey
        self.take_in(line, home)
        self.since |= {name: 0 for name in self.tower if kind(name) in KINDS}

    def holds(self, name: str, lowest: int) -> bool:
        below = self.under(name)
        if kind(name) == "floor":
            return bool(below) and all(
                self.is_wall_on(wall, self.tower[name] - 1) for wall in below
            )
        if name in self.tipped:
            return False
        if kind(name) not in COLOURS:
            return below == {f"floor{self.tower[name]}"}
        self.tower[name] = self.floor_of(name)
        return self.tower[name] >= lowest and not below & set(self.climbers)

    def judge(
        self, placed: str | None, before: dict[str, int], returns: int
    ) -> tuple[set[str], set[str], set[str]]:
        """What is gone, the walls of it that count, and what goes back to its place."""
        pieces = set(self.tower) - {placed} - set(self.climbers)
        standing = self.held_up()
        fallen = {name for name in pieces - standing if not self.leans_on_floor(name, standing)}
        displaced = {name for name in pieces - fallen if self.has_left(name)}
        if returns >= 3:
            fallen, displaced = fallen | displaced, set()
        gone, spared = set(fallen), set[str]()
        while True:
            floors = {self.tower[name] for name in pieces - gone if kind(name) == "floor"}
            highest = next(n for n in range(1, 26) if n + 1 not in floors)
            more = {name for name in pieces - gone if self.tower[name] > highest}
            for name in displaced - gone - more:
                if kind(name) == "floor" and any(
                    kind(wall) in KINDS and on == self.tower[name] - 1 and wall in gone
                    for wall, on in before.items()
                ):
                    more.add(name)
            if not more:
                break
            gone |= more
            spared |= more & displaced
        walls = {name for name in gone - spared if kind(name) in KINDS}
        return gone, {w for w in walls if self.since[w] < self.turn}, displaced - gone

    def held_up(self) -> set[str]:
        """All that floor 1 carries, through whatever; floors on the table carry nothing."""
        lying = {one for one, other, _ in self.both_ways() if other == "table"}
        held = {"floor1"}
        while (
            more := {
                one
                for one, other, rests in self.touches
                if rests and other in held and not (one in lying and kind(one) == "floor")
            }
            - held
        ):
            held |= more
        return held

    def leans_on_floor(self, name: str, standing: set[str]) -> bool:
        if kind(name) == "floor":
            return False
        return any(
            one == name and kind(other) == "floor" and other in standing
            for one, other, _ in self.both_ways()
        )

    def has_left(self, name: str) -> bool:
        below, on = self.under(name), self.tower[name]
        if kind(name) in KINDS:
            return name in self.tipped or f"floor{on}" not in below
        if kind(name) == "floor":
            on_walls = any(self.is_wall_on(wall, on - 1) for wall in below)
            return on > 1 and (not on_walls or f"floor{on - 1}" in below)
        return self.floor_of(name) != on

    def kittens_to_put_back(
        self, placed: str | None, gone: set[str], returns: int
    ) -> dict[str, int]:
        """Who is to be put back, and on which floor; 0 is beside floor 1."""
        floors = {name for name in self.tower if kind(name) == "floor"}
        left = {self.tower[name] for name in floors - gone - {placed}}
        standing, back = self.held_up(), {}
        for name, home in zip(self.climbers, self.home, strict=True):
            if name not in self.tower or name == placed:
                continue
            on = self.tower[name]
            if on in left and self.floor_of(name) == on:
                continue
            safe = name in standing or self.leans_on_floor(name, standing)
            highest = on if safe and on in left else home
            if returns >= 3:
                highest = min(home, on - 1)
            back[name] = max((floor for floor in left if floor <= highest), default=0)
        return back

    # Standings: see TOW-23, TOW-24.

    def move_paws(self, was: list[int], now: list[int], climber: int | None) -> None:
        if self.together:
            return
        moved = [seat for seat in self.order() if was[seat] != now[seat] and seat != climber]
        if climber is not None and was[climber] != now[climber]:
            moved.append(climber)
        for seat in moved:
            self.paws[was[seat]].remove(seat)
        for seat in moved:
            self.paws.setdefault(now[seat], []).append(seat)

    def order(self) -> list[int]:
        """Best first: the highest, and of a pile the lowest paw."""
        return [seat for height in sorted(self.paws, reverse=True) for seat in self.paws[height]]

    def ranks(self, end: End) -> list[int]:
        if self.together:
            return [1 if self.won else 2] * self.seats
        places = dict.fromkeys(range(self.seats), 1)
        order = [seat for seat in self.order() if seat != end.seat]
        grounded = [seat for seat in order if not end.high[seat]]
        for place, seat in enumerate(order, start=1):
            places[seat] = len(order) - len(grounded) + 1 if seat in grounded else place
        if end.seat is not None:
            places[end.seat] = self.seats
        return [places[seat] for seat in range(self.seats)]

    # What is where

    @property
    def top(self) -> int:
        return max(on for name, on in self.tower.items() if kind(name) == "floor")

    def climber(self, seat: int) -> str:
        return "toto" if self.together else f"kitten{seat}"

    def height(self, name: str) -> int:
        return self.tower.get(name, 0)

    def heights(self) -> list[int]:
        """Of all climbers; one in the hand counts where it was."""
        return [self.in_hand.get(name, self.height(name)) for name in self.climbers]

    def left(self, sort: str) -> int:
        """How many of a kind or colour are in the supply."""
        whole = POWERS[sort]
        return whole - sum(kind(name) == sort for name in (*self.tower, *self.lost))

    def next_of(self, sort: str) -> str:
        away = {*self.tower, *self.lost}
        return next(f"{sort}{n}" for n in range(1, 13) if f"{sort}{n}" not in away)

    def take(self, *names: str) -> None:
        for name in names:
            del self.tower[name]
            self.tipped.discard(name)
        self.touches = {t for t in self.touches if t[0] not in names and t[1] not in names}

    def both_ways(self) -> set[Touch]:
        return self.touches | {(other, one, False) for one, other, _ in self.touches}

    def under(self, name: str) -> set[str]:
        return {other for one, other, rests in self.touches if one == name and rests}

    def touching(self, name: str) -> set[str]:
        return {other for one, other, _ in self.both_ways() if one == name}

    def is_wall_on(self, name: str, floor: int) -> bool:
        return kind(name) in KINDS and self.tower.get(name) == floor

    def floor_of(self, name: str, seen: frozenset[str] = frozenset()) -> int:
        """The lowest floor that carries a cat, directly or through cats; 0 is none."""
        floors = []
        for lower in self.under(name) - seen:
            if kind(lower) == "floor":
                floors.append(self.tower[lower])
            elif kind(lower) in (*COLOURS, "toto", "kitten"):
                floors.append(self.floor_of(lower, seen | {name}))
        return min((floor for floor in floors if floor), default=0)

    def friends_on(self, floor: int) -> list[str]:
        cats = [name for name in self.tower if kind(name) in COLOURS]
        return [name for name in cats if self.floor_of(name) == floor]


def kind(name: str | None) -> str:
    return (name or "").rstrip("0123456789")
