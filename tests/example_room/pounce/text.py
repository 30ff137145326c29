"""The room's sentences: which message of the locale files, and what goes into it."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Ask, Refusal, Seat
from clowder.core.words import Say, say, say_short, who
from tests.example_room.pounce.events import Chosen, Dealt, Event, Opened
from tests.example_room.pounce.moves import Choose, Deal, Move
from tests.example_room.pounce.notation import spell
from tests.example_room.pounce.view import View

SECTIONS = (
    ("components", ("PNC-C1",)),
    ("play", ("PNC-1", "PNC-2", "PNC-3", "PNC-4")),
    ("end", ("PNC-5", "PNC-6")),
    ("options", ("PNC-7",)),
)


class PounceText:
    def ask(self, ask: Ask, view: View) -> Say:
        return say(f"pnc-ask-{ask.what}", mouse=len(view.turns) + 1, mice=view.options.mice)

    def move(self, move: Move) -> Say:
        match move:
            case Deal():
                return say("pnc-move-deal")
            case Choose(card=card):
                return say("pnc-move-choose", card=card)

    def event(self, event: Event, names: Sequence[str], viewer: Seat | None) -> Say:
        match event:
            case Dealt():
                return say("pnc-event-dealt")
            case Chosen(seat=seat, card=card):
                return say("pnc-event-chosen", card=card or 0, **who(seat, names, viewer))
            case Opened(cards=cards, catcher=seat) if seat is not None:
                return say("pnc-event-caught", cards=spell(cards), **who(seat, names, viewer))
            case Opened(cards=cards):
                return say("pnc-event-escaped", cards=spell(cards))

    def note(self, move: Move, view: View) -> None:
        """A card says it all."""

    def short(self, refusal: Refusal, names: Sequence[str], viewer: Seat | None) -> Say | None:
        return say_short("pnc", refusal, names, viewer) if refusal.why == "not_in_hand" else None
