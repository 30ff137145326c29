"""The room's sentences: which message of the locale files, and what goes into it."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Ask, Refusal, Seat
from clowder.core.words import Say, say, say_short, who
from clowder.games.chabyrinthe.events import (
    CatCame,
    CatTaken,
    Dealt,
    Event,
    GuardianMoved,
    Inserted,
    Rotated,
    StartChosen,
)
from clowder.games.chabyrinthe.homing import look
from clowder.games.chabyrinthe.moves import Adopt, Deal, Insert, Move, Rotate, Start
from clowder.games.chabyrinthe.pieces import WORTH
from clowder.games.chabyrinthe.state import Acting, Adopting
from clowder.games.chabyrinthe.turn import ACTIONS, after_action
from clowder.games.chabyrinthe.view import View, table_in

CHAPTERS = ("setup", "rotate", "slide", "home", "chain", "end", "ways")
SECTIONS = (
    ("components", ("CHA-C1", "CHA-C2", "CHA-C3")),
    ("setup", ("CHA-1", "CHA-2", "CHA-3", "CHA-4")),
    ("turn", ("CHA-5", "CHA-6", "CHA-7")),
    ("homing", ("CHA-8", "CHA-9", "CHA-10", "CHA-11", "CHA-12", "CHA-13")),
    ("end", ("CHA-14",)),
    ("variants", ("CHA-15", "CHA-16", "CHA-17", "CHA-18", "CHA-19", "CHA-20")),
)
SHORT = ("not_your_turn", "rotation_due", "not_joined")


class ChabyrintheText:
    def ask(self, ask: Ask, view: View) -> Say:
        match ask.what, view.phase:
            case "act", Acting(done=done):
                due = view.options.first_edition and "insert" in done
                return say("cha-ask-rotate" if due else "cha-ask-act", left=ACTIONS - len(done))
            case "adopt", Adopting(found=(only,)):
                return say("cha-ask-guardian", cat=only.cat)
            case "adopt", _:
                return say("cha-ask-order")
            case what, _:
                return say(f"cha-ask-{what}")

    def move(self, move: Move) -> Say:
        match move:
            case Rotate(row=row, column=column, quarters=quarters):
                return say("cha-move-rotate", row=row, column=column, quarters=quarters)
            case Insert(place=place, turn=turn):
                return say("cha-move-insert", place=place, turn=turn)
            case Adopt(place=place, guardian=guardian):
                return say("cha-move-adopt", place=place, guardian=guardian)
            case Deal():
                return say("cha-move-deal")
            case Start():
                return say("cha-move-start")

    def event(self, event: Event, names: Sequence[str], viewer: Seat | None) -> Say:
        match event:
            case StartChosen(seat=seat):
                return say("cha-event-start", **who(seat, names, viewer))
            case Dealt():
                return say("cha-event-dealt")
            case Rotated(seat=seat, row=row):
                return say("cha-event-rotated", row=row, **who(seat, names, viewer))
            case Inserted(seat=seat, place=place):
                return say("cha-event-inserted", place=place, **who(seat, names, viewer))
            case CatTaken(seat=seat, cat=cat):
                player = who(seat, names, viewer)
                return say("cha-event-taken", cat=cat, worth=WORTH[cat], **player)
            case GuardianMoved(guardian=guardian, end=place):
                return say("cha-event-moved", guardian=guardian, place=place)
            case CatCame(cat=cat, place=place):
                return say("cha-event-came", cat=cat, place=place, worth=WORTH[cat])

    def note(self, move: Move, view: View) -> Say | None:
        """How many cats an action brings home at the first look, where it brings any (CHA-8)."""
        count = cats_home(move, view)
        return say("cha-note-home", count=count) if count else None

    def short(self, refusal: Refusal, names: Sequence[str], viewer: Seat | None) -> Say | None:
        return say_short("cha", refusal, names, viewer) if refusal.why in SHORT else None


def cats_home(move: Move, view: View) -> int:
    """How many cats an action joins to a guardian, before anybody moves on."""
    if isinstance(move, Rotate | Insert) and isinstance(view.phase, Acting):
        return len(look(after_action(table_in(view), move)))
    return 0
