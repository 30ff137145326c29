"""The room's sentences: which message of the locale files, and what goes into it."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Ask, Refusal, Seat
from clowder.core.words import Say, say, say_short, who
from clowder.games.cat_in_the_box.events import (
    BidMade,
    Buried,
    ColourLost,
    Dealt,
    Event,
    ParadoxCaused,
    Played,
    RoundScored,
    StartChosen,
    TrickWon,
)
from clowder.games.cat_in_the_box.moves import Bid, Bury, Deal, Move, Play, Start
from clowder.games.cat_in_the_box.pieces import Number
from clowder.games.cat_in_the_box.state import Playing
from clowder.games.cat_in_the_box.view import View

CHAPTERS = ("deal", "trick", "paradox", "count", "two", "options")
SECTIONS = (
    ("components", ("CIB-C1", "CIB-C2", "CIB-C3", "CIB-C4")),
    ("rounds", ("CIB-1", "CIB-2", "CIB-3", "CIB-4")),
    ("tricks", ("CIB-5", "CIB-6", "CIB-7", "CIB-8", "CIB-9", "CIB-10", "CIB-11")),
    ("paradox", ("CIB-12",)),
    ("scoring", ("CIB-13", "CIB-14", "CIB-15")),
    ("two", ("CIB-16", "CIB-17")),
    ("options", ("CIB-18",)),
)
SHORT = ("not_your_turn", "not_in_hand", "cell_taken", "cell_blocked", "colour_lost", "trump_lead")


class CatInTheBoxText:
    def ask(self, ask: Ask, view: View) -> Say:
        match ask.what, view.phase:
            case "play", Playing(trick=(led, *_)):
                return say("cib-ask-follow", colour=led.colour)
            case "play", _:
                return say("cib-ask-lead")
            case what, _:
                return say(f"cib-ask-{what}")

    def move(self, move: Move) -> Say:
        match move:
            case Bury(number=number):
                return say("cib-move-bury", number=number)
            case Bid(tricks=tricks):
                return say("cib-move-bid", tricks=tricks)
            case Play(number=number, colour=colour):
                return say("cib-move-play", number=number, colour=colour)
            case Deal():
                return say("cib-move-deal")
            case Start():
                return say("cib-move-start")

    def event(self, event: Event, names: Sequence[str], viewer: Seat | None) -> Say:
        match event:
            case StartChosen(seat=seat):
                return say("cib-event-start", **who(seat, names, viewer))
            case Dealt(round=number, start=seat, up=up):
                starter = who(seat, names, viewer)
                return say("cib-event-dealt", round=number, up=listed(up) or "none", **starter)
            case Buried(seat=seat, number=number):
                return say("cib-event-buried", number=number or 0, **who(seat, names, viewer))
            case BidMade(seat=seat, tricks=tricks):
                return say("cib-event-bid", tricks=tricks, **who(seat, names, viewer))
            case Played(seat=seat, number=number, colour=colour, how=how):
                player = who(seat, names, viewer)
                return say("cib-event-played", how=how, number=number, colour=colour, **player)
            case ColourLost(seat=seat, colour=colour):
                return say("cib-event-colour-lost", colour=colour, **who(seat, names, viewer))
            case TrickWon(seat=seat, tricks=tricks):
                return say("cib-event-trick-won", tricks=tricks, **who(seat, names, viewer))
            case ParadoxCaused(seat=seat, hand=hand):
                return say("cib-event-paradox", hand=listed(hand), **who(seat, names, viewer))
            case RoundScored(round=number, sheet=sheet):
                points = (score.points for score in sheet.scores)
                each = (f"{name} {score}" for name, score in zip(names, points, strict=True))
                return say("cib-event-round-scored", round=number, points=" · ".join(each))

    def note(self, move: Move, view: View) -> Say | None:
        """Whether a card follows, and which token is lost if it does not (CIB-9)."""
        match move, view.phase:
            case Play(colour=colour), Playing(seat=seat, trick=(led, *_)):
                if colour == led.colour:
                    return say("cib-note-follows")
                has_token = view.tokens is not None and led.colour in view.tokens[seat]
                return say("cib-note-gives-up", colour=led.colour) if has_token else None
            case _:
                return None

    def short(self, refusal: Refusal, names: Sequence[str], viewer: Seat | None) -> Say | None:
        return say_short("cib", refusal, names, viewer) if refusal.why in SHORT else None


def listed(numbers: Sequence[Number]) -> str:
    return ", ".join(map(str, numbers))
