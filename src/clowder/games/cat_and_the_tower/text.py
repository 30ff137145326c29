"""The room's sentences: which message of the locale files, and what goes into it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from clowder.core.game import Ask, Refusal, Seat
from clowder.core.words import Say, say, say_short, who
from clowder.games.cat_and_the_tower import events as happened
from clowder.games.cat_and_the_tower.events import Event
from clowder.games.cat_and_the_tower.moves import (
    Claim,
    Discard,
    Floor,
    Friend,
    GoOn,
    Lift,
    Move,
    Pet,
    Put,
    Swap,
    Use,
    Wall,
)
from clowder.games.cat_and_the_tower.obstacles import obstacle_of
from clowder.games.cat_and_the_tower.pieces import COLLAPSE, SIDES, Name, Side, kind_of, number_of
from clowder.games.cat_and_the_tower.state import Befriend, Build, Climb, Placing
from clowder.games.cat_and_the_tower.view import View

CHAPTERS = ("setup", "build", "friends", "goals", "falling", "story", "against", "ending")
SECTIONS = (
    ("components", ("TOW-C1", "TOW-C2", "TOW-C3", "TOW-C4", "TOW-C5")),
    ("setup", ("TOW-1",)),
    (
        "turn",
        (
            "TOW-2", "TOW-3", "TOW-4", "TOW-5", "TOW-6", "TOW-7", "TOW-8", "TOW-9", "TOW-10",
            "TOW-11",
        ),
    ),
    ("falling", ("TOW-12", "TOW-13", "TOW-14", "TOW-15", "TOW-16", "TOW-17")),
    ("winning", ("TOW-18", "TOW-19")),
    ("against", ("TOW-20", "TOW-21", "TOW-22", "TOW-23", "TOW-24")),
    ("details", ("TOW-25", "TOW-26", "TOW-27", "TOW-28")),
)  # fmt: skip
SHORT = ("not_your_turn", "does_not_hold", "keep_trying")


class CatAndTheTowerText:
    def ask(self, ask: Ask, view: View) -> Say:
        if isinstance(view.phase, Placing):
            return say_hand(ask, view.phase)
        together = "yes" if view.options.mode == "together" else "no"
        return say(f"tow-ask-{ask.what}", together=together)

    def move(self, move: Move) -> Say:
        match move:
            case Use(action=card, side=side):
                return say("tow-move-use", card=card, **side_args(SIDES[card][side - 1]))
            case Discard(action=card):
                return say("tow-move-discard", card=card)
            case Wall(kind=kind):
                return say("tow-move-wall", kind=kind)
            case Friend(colour=colour, floor=floor):
                return say("tow-move-friend", colour=colour, floor=floor)
            case Lift(friend=friend) | Pet(friend=friend):
                key = "lift" if isinstance(move, Lift) else "pet"
                side = move.side if isinstance(move, Pet) else 0
                return say(f"tow-move-{key}", side=side, **piece(friend))
            case Claim(goal=goal, floor=floor):
                return say("tow-move-claim", goal=goal, floor=floor)
            case Swap(goal=goal):
                return say("tow-move-swap", goal=goal)
            case GoOn(further=further):
                return say("tow-move-further", further="yes" if further else "no")
            case _:
                return say(f"tow-move-{type(move).__name__.lower()}")

    def event(self, event: Event, names: Sequence[str], viewer: Seat | None) -> Say | None:
        """Films, tremors and cards that come face down need no words."""
        seat = getattr(event, "seat", None)
        player = who(Seat(seat), names, viewer) if isinstance(seat, int) else {}
        key = f"tow-event-{type(event).__name__.lower()}"
        match event:
            case happened.Settled() | happened.Turned(card=None):
                return None
            case happened.Used(side=0, action=card):
                return say("tow-event-unused", card=card, **player)
            case happened.Used(action=card, side=side):
                return say(key, card=card, **side_args(SIDES[card][side - 1]), **player)
            case happened.LetGo(drop=drop):
                return say(
                    key, floor=drop.floor, hasty=yes(drop.hasty), **piece(drop.name), **player
                )
            case happened.Blocked(name=name, by=by):
                return say(key, by=kind_of(by), **piece(name), **player)
            case happened.Fell(names=fell, walls=walls, total=total):
                over = yes(total > COLLAPSE)  # one fall may take more walls than it needs
                return say(key, count=len(fell), walls=len(walls), total=total, over=over)
            case happened.Returned(names=back):
                return say(key, count=len(back))
            case happened.Counted(scenarios=scenarios):
                return say(key, floor=max(scenarios, default=0))
            case _:
                return say(key, **plain_args(event), **player)

    def note(self, move: Move, view: View) -> Say | None:
        """What seems to be in the way of a piece where it is held."""
        if not isinstance(move, Wall | Floor | Friend | Put):
            return None
        by = obstacle_of(view, move)
        return None if by is None else say("tow-note-way", by=kind_of(by))

    def short(self, refusal: Refusal, names: Sequence[str], viewer: Seat | None) -> Say | None:
        return say_short("tow", refusal, names, viewer) if refusal.why in SHORT else None


def say_hand(ask: Ask, phase: Placing) -> Say:
    """What is in the hand, and how often it has failed."""
    tries = phase.tries
    match phase.job:
        case Build(slots=slots) if ask.what == "wall":
            due = list(dict.fromkeys(slot.kind for slot in slots if slot.wall is None))
            return say("tow-ask-wall", first=due[0], last=due[-1], count=len(due), tries=tries)
        case Befriend(colours=colours, held=held):
            of = kind_of(held) if held else colours[0] if len(colours) == 1 else "any"
            return say("tow-ask-friend", colour=of, tries=tries)
        case Climb(floor=floor):
            return say("tow-ask-put", floor=floor, tries=tries)
        case _:
            return say("tow-ask-floor", tries=tries)


def side_args(side: Side) -> dict[str, str | int]:
    """By which the locale files know what a side of a card wants: "brick-window", "any"."""
    if side.walls:
        return {"what": "-".join(side.walls), "pets": "none"}
    return {"what": side.colours[0] if len(side.colours) == 1 else "any", "pets": side.pets}


def piece(name: Name) -> dict[str, str | int]:
    return {"piece": kind_of(name), "number": number_of(name)}


def yes(value: bool) -> str:
    return "yes" if value else "no"


def plain_args(event: Event) -> dict[str, str | int]:
    """The fields of an event that a sentence can take as they are."""
    args: dict[str, str | int] = {}
    for field, value in msgspec.structs.asdict(event).items():  # type: ignore[arg-type]
        if field in ("name", "friend"):
            args |= piece(value)
        elif isinstance(value, bool):
            args[field] = yes(value)
        elif field != "seat" and isinstance(value, int | str):
            args[field] = value
    return args
