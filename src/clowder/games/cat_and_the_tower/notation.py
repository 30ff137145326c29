"""Moves as a line of text, and back: `use 2 1`, `wall brick -250 0 90 100`, `friend grey 3 0 0 45`.

Placings are whole numbers: tenths of a millimetre from the middle of floor 1, and degrees.
"""

from __future__ import annotations

import re

from clowder.core.game import Seat
from clowder.core.notation import whole_number
from clowder.games.cat_and_the_tower.moves import (
    Choice,
    Claim,
    Deal,
    Discard,
    Floor,
    Friend,
    GiveUp,
    GoOn,
    Lift,
    Move,
    NatureMove,
    Pass,
    Pet,
    Plan,
    Put,
    Setting,
    Settle,
    Shuffle,
    Start,
    Swap,
    Tremble,
    Use,
    Wall,
)
from clowder.games.cat_and_the_tower.physics.film import Film, check_film
from clowder.games.cat_and_the_tower.pieces import COLOURS, KINDS, Action, Colour, Goal, Kind, Name
from clowder.games.cat_and_the_tower.tower import Part, Pose, Touch

FORMS = {
    "start": "start SEAT",
    "deal": "deal ACTIONS | GOALS",
    "plan": "plan SIDE FORCE | PLACINGS",
    "shuffle": "shuffle CARDS",
    "tremble": "tremble X Y TURN LEAN FORCE",
    "settle": "settle PIECES | TOUCHES | FILM",
    "use": "use CARD SIDE",
    "discard": "discard CARD",
    "wall": f"wall {'|'.join(KINDS)} X Y TURN BEND [hasty]",
    "floor": "floor X Y TURN [hasty]",
    "friend": f"friend {'|'.join(COLOURS)} FLOOR X Y TURN [hasty]",
    "put": "put X Y TURN [hasty]",
    "lift": "lift FRIEND",
    "pet": "pet FRIEND SIDE",
    "claim": "claim GOAL FLOOR",
    "swap": "swap GOAL",
    "pass": "pass",
    "give_up": "give_up",
    "further": "further yes|no",
}
WHOLE_TEXTS: dict[str, Choice] = {
    "pass": Pass(),
    "take pass": Pass(),
    "claim pass": Pass(),
    "give_up": GiveUp(),
    "further yes": GoOn(True),
    "further no": GoOn(False),
}
NAME = re.compile(r"[a-z]{3,8}[0-9]{0,2}")
FILM = re.compile(r"[A-Za-z0-9+/]*={0,2}")


def write_move(move: Move) -> str:
    match move:
        case Start() | Deal() | Plan() | Shuffle() | Tremble() | Settle():
            return write_nature(move)
        case Wall() | Floor() | Friend() | Put():
            return write_placing(move) + " hasty" * move.hasty
        case _:
            return write_choice(move)


def write_nature(move: NatureMove) -> str:
    match move:
        case Start(seat=seat):
            return f"start {seat}"
        case Deal(actions=actions, goals=goals):
            return f"deal {spaced(*actions)} | {spaced(*goals)}"
        case Plan(side=side, force=force, placings=placings):
            return f"plan {side} {force} | {' | '.join(map(write_placing, placings))}"
        case Shuffle(cards=cards):
            return f"shuffle {spaced(*cards)}"
        case Tremble(x=x, y=y, turn=turn, lean=lean, force=force):
            return f"tremble {spaced(x, y, turn, lean, force)}"
        case Settle():
            return write_settle(move)


def write_placing(move: Setting) -> str:
    match move:
        case Wall(kind=kind, x=x, y=y, turn=turn, bend=bend):
            return f"wall {kind} {spaced(x, y, turn, bend)}"
        case Floor(x=x, y=y, turn=turn):
            return f"floor {spaced(x, y, turn)}"
        case Friend(colour=colour, floor=floor, x=x, y=y, turn=turn):
            return f"friend {colour} {spaced(floor, x, y, turn)}"
        case Put(x=x, y=y, turn=turn):
            return f"put {spaced(x, y, turn)}"


def write_choice(move: Choice) -> str:
    match move:
        case Use(action=action, side=side):
            return f"use {action} {side}"
        case Discard(action=action):
            return f"discard {action}"
        case Lift(friend=friend):
            return f"lift {friend}"
        case Pet(friend=friend, side=side):
            return f"pet {friend} {side}"
        case Claim(goal=goal, floor=floor):
            return f"claim {goal} {floor}"
        case Swap(goal=goal):
            return f"swap {goal}"
        case Pass():
            return "pass"
        case GiveUp():
            return "give_up"
        case GoOn(further=further):
            return f"further {'yes' if further else 'no'}"


def spaced(*numbers: int) -> str:
    return " ".join(map(str, numbers))


def write_settle(move: Settle) -> str:
    if move.blocked is not None:
        return f"settle blocked {move.blocked}"
    lies = " ".join(map(write_part, move.lies)) or "-"
    touches = " ".join(f"{a}{'>' if rests else '~'}{b}" for a, b, rests in move.touches) or "-"
    film = move.film
    shown = f"{film.frames} {','.join(film.names)} {film.squeezed}" if film.names else "-"
    return f"settle {lies} | {touches} | {shown}"


def write_part(part: Part) -> str:
    numbers = (part.floor, part.bend, part.turn, *part.pose)
    return f"{part.name}:{','.join(map(str, numbers))}"


def read_move(text: str) -> Move:
    """Raises ValueError that says what was expected."""
    match text.split():
        case ["settle", *words]:
            return read_settle(text, words)
        case ["deal", *words] if words.count("|") == 1:
            middle = words.index("|")
            actions, goals = words[:middle], words[middle + 1 :]
            return Deal(
                tuple(Action(whole(card)) for card in actions),
                tuple(Goal(whole(card)) for card in goals),
            )
        case ["plan", *_]:
            return read_plan(text)
        case ["shuffle", *cards]:
            return Shuffle(tuple(whole(card) for card in cards))
        case ["tremble", x, y, turn, lean, force]:
            return Tremble(whole(x), whole(y), whole(turn), whole(lean), whole(force))
        case ["wall" | "floor" | "friend" | "put", *words]:
            return read_placing(text, words[-1:] == ["hasty"])
        case words:
            return read_choice(text, words)


def read_plan(text: str) -> Plan:
    first, *rest = text.split("|")
    match first.split():
        case ["plan", side, force] if rest:
            placings = tuple(read_placing(part, False) for part in rest)
            fitting = tuple(each for each in placings if isinstance(each, Wall | Floor))
            if len(fitting) < len(placings):
                raise unexpected(text)
            return Plan(whole(side), whole(force), fitting)
        case _:
            raise unexpected(text)


def read_choice(text: str, words: list[str]) -> Move:
    match words:
        case ["start", seat]:
            return Start(Seat(whole(seat)))
        case ["use", action, side]:
            return Use(Action(whole(action)), whole(side))
        case ["discard", action]:
            return Discard(Action(whole(action)))
        case ["lift", friend]:
            return Lift(read_name(friend))
        case ["pet", friend, side]:
            return Pet(read_name(friend), whole(side))
        case ["claim", goal, floor]:
            return Claim(Goal(whole(goal)), whole(floor))
        case ["swap", goal]:
            return Swap(Goal(whole(goal)))
        case _ if " ".join(words) in WHOLE_TEXTS:
            return WHOLE_TEXTS[" ".join(words)]
        case _:
            raise unexpected(text)


def read_placing(text: str, hasty: bool) -> Move:
    match text.split()[: -1 if hasty else None]:
        case ["wall", kind, x, y, turn, bend]:
            numbers = whole(x), whole(y), whole(turn), whole(bend)
            return Wall(read_kind(kind), *numbers, hasty)
        case ["floor", x, y, turn]:
            return Floor(whole(x), whole(y), whole(turn), hasty)
        case ["friend", colour, floor, x, y, turn]:
            numbers = whole(floor), whole(x), whole(y), whole(turn)
            return Friend(read_colour(colour), *numbers, hasty)
        case ["put", x, y, turn]:
            return Put(whole(x), whole(y), whole(turn), hasty)
        case _:
            raise unexpected(text)


def unexpected(text: str) -> ValueError:
    verb = next(iter(text.split()), "")
    if verb in FORMS:
        return ValueError(f"expected '{FORMS[verb]}', found '{text}'")
    return ValueError(f"expected a move ({', '.join(FORMS)}), found '{text}'")


def read_settle(text: str, words: list[str]) -> Settle:
    if words[:1] == ["blocked"] and len(words) == 2:
        return Settle(blocked=read_name(words[1]))
    if words.count("|") != 2:
        raise unexpected(text)
    first = words.index("|")
    second = words.index("|", first + 1)
    return Settle(
        lies=tuple(read_part(word) for word in words[:first] if word != "-"),
        touches=tuple(read_touch(word) for word in words[first + 1 : second] if word != "-"),
        film=read_film(words[second + 1 :]),
    )


def read_part(text: str) -> Part:
    name, _, numbers = text.partition(":")
    values = [whole(number) for number in numbers.split(",")]
    if len(values) != 10:
        raise ValueError(f"expected a piece with ten numbers, found '{text}'")
    floor, bend, turn, x, y, z, w, i, j, k = values
    pose: Pose = (x, y, z, w, i, j, k)
    return Part(read_name(name), pose, floor, bend, turn)


def read_touch(text: str) -> Touch:
    one, sign, other = (
        re.split("([>~])", text, maxsplit=1) if re.search("[>~]", text) else ("",) * 3
    )
    return read_name(one), read_name(other), sign == ">"


def read_film(words: list[str]) -> Film:
    match words:
        case ["-"]:
            return Film()
        case [frames, names, squeezed] if FILM.fullmatch(squeezed):
            film = Film(tuple(map(read_name, names.split(","))), whole(frames), squeezed)
            check_film(film)
            return film
        case _:
            raise ValueError(f"expected a film, found '{' '.join(words)[:40]}'")


def read_name(text: str) -> Name:
    if NAME.fullmatch(text) is None:
        raise ValueError(f"expected a piece, found '{text}'")
    return Name(text)


def read_kind(text: str) -> Kind:
    for kind in KINDS:
        if kind == text:
            return kind
    raise ValueError(f"expected a wall ({', '.join(KINDS)}), found '{text}'")


def read_colour(text: str) -> Colour:
    for colour in COLOURS:
        if colour == text:
            return colour
    raise ValueError(f"expected a colour ({', '.join(COLOURS)}), found '{text}'")


def whole(text: str) -> int:
    return whole_number(text, digits=9, signed=True)
