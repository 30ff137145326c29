"""The room's sentences: which message of the locale files, and what goes into it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from clowder.core.game import Ask, Refusal, Seat
from clowder.core.words import Say, say, say_short, who
from clowder.games.if_it_fits.boxes import Box, lying, weigh
from clowder.games.if_it_fits.events import (
    BoxClosed,
    BoxesJoined,
    BoxLaid,
    CardDrawn,
    Dealt,
    Discarded,
    EndBegan,
    Event,
    FellAsleep,
    Finished,
    Ousted,
    Passed,
    Settled,
    StartChosen,
    ToyGiven,
)
from clowder.games.if_it_fits.grid import box_around, grid_of
from clowder.games.if_it_fits.moves import (
    Deal,
    Discard,
    Draw,
    Give,
    Lay,
    Move,
    Oust,
    Pass,
    Settle,
    Sleep,
    Start,
)
from clowder.games.if_it_fits.pieces import CATS, SIDES, WALLS, Card, box_cards
from clowder.games.if_it_fits.state import Laid
from clowder.games.if_it_fits.view import View

CHAPTERS = ("setup", "boxes", "turn", "cats", "sleep", "special", "end", "advanced")
SECTIONS = (
    ("components", ("FIT-C1", "FIT-C2", "FIT-C3")),
    ("setup", ("FIT-1", "FIT-2", "FIT-3")),
    ("laying", ("FIT-4", "FIT-5", "FIT-6", "FIT-7")),
    ("turn", ("FIT-8", "FIT-9")),
    ("cats", ("FIT-10", "FIT-11", "FIT-12", "FIT-13", "FIT-14", "FIT-15")),
    ("end", ("FIT-16", "FIT-17", "FIT-18", "FIT-19", "FIT-20")),
    ("advanced", ("FIT-21",)),
)
TurnEvent: TypeAlias = (
    StartChosen | BoxLaid | CardDrawn | FellAsleep | Settled | ToyGiven | Ousted | Discarded
)
BOXES = frozenset(box_cards())
SHORT = ("not_your_turn", "cell_taken", "not_touching", "double_wall", "seam_taken", "rivals_box")


class IfItFitsText:
    def ask(self, ask: Ask, view: View) -> Say:
        if ask.what == "play" and view.ending:
            return say("fit-ask-last", count=len(view.hand))
        return say(f"fit-ask-{ask.what}")

    def move(self, move: Move) -> Say:
        match move:
            case Lay(card=card, column=column, row=row, turned=turned):
                where = {"column": column, "row": row, "turned": "yes" if turned else "no"}
                return say("fit-move-lay", **face(card, turned), **where)
            case Give(toy=toy, column=column, row=row):
                return say("fit-move-give", toy=toy, column=column, row=row)
            case Sleep(column=column, row=row):
                return say("fit-move-sleep", column=column, row=row)
            case Settle(column=column, row=row):
                return say("fit-move-settle", column=column, row=row)
            case Oust(column=column, row=row):
                return say("fit-move-oust", column=column, row=row)
            case Draw() | Pass() | Discard() | Deal() | Start():
                return say(f"fit-move-{type(move).__name__.lower()}")

    def event(self, event: Event, names: Sequence[str], viewer: Seat | None) -> Say | None:
        match event:
            case Dealt():
                return say("fit-event-dealt")
            case BoxesJoined(cats=cats):
                return say("fit-event-joined", names=", ".join(names[seat] for seat in cats))
            case BoxClosed(worth=worth):
                return say("fit-event-closed", worth=worth)
            case EndBegan(seat=seat):
                empty = say("fit-event-pile-empty")
                return empty if seat is None else say("fit-event-out", **who(seat, names, viewer))
            case Finished():
                return say("fit-event-finished")
            case Passed():
                return None
            case _:
                return tell_turn(event, names, who(event.seat, names, viewer))

    def note(self, move: Move, view: View) -> Say | None:
        """What the box of a laid card holds, and whether it is closed."""
        if not isinstance(move, Lay | Sleep) or not view.laid:
            return None
        box = box_after(move, view)
        if not box.open:
            return say("fit-note-closed", worth=box.worth)
        return say("fit-note-box", worth=box.worth) if len(box.cards) > 1 else None

    def short(self, refusal: Refusal, names: Sequence[str], viewer: Seat | None) -> Say | None:
        return say_short("fit", refusal, names, viewer) if refusal.why in SHORT else None


def tell_turn(event: TurnEvent, names: Sequence[str], player: dict[str, str]) -> Say:
    """What somebody did in their turn."""
    match event:
        case StartChosen():
            return say("fit-event-start", **player)
        case BoxLaid(card=card, turned=turned):
            return say("fit-event-laid", **face(card, turned), **player)
        case CardDrawn(card=card):
            seen = {} if card is None else face(card, False)
            return say("fit-event-drawn" if card is None else "fit-event-drew", **seen, **player)
        case FellAsleep():
            return say("fit-event-asleep", **player)
        case Settled():
            return say("fit-event-settled", **player)
        case ToyGiven(toy=toy):
            return say("fit-event-given", toy=toy, **player)
        case Ousted(owner=owner):
            return say("fit-event-ousted", owner=names[owner], **player)
        case Discarded():
            return say("fit-event-discarded", **player)


def face(card: Card, turned: bool) -> dict[str, str]:
    """By which the locale files know a card: its walls as it lies, and what is printed on it."""
    walls = WALLS[card][turned]
    sides = "".join(letter for side, letter in enumerate(SIDES) if walls >> side & 1)
    printed = card.partition("-")[2] or "blank" if card in BOXES else card
    return {"walls": sides or "O", "print": printed}


def box_after(move: Lay | Sleep, view: View) -> Box:
    """The box that a card would be in."""
    assert view.seat is not None
    card, turned = CATS[view.seat], False
    if isinstance(move, Lay):
        card, turned = move.card, move.turned
    grid = grid_of((*view.laid, Laid(move.column, move.row, card, turned)))
    cells = box_around(grid, (move.column, move.row))
    numbers = tuple(range(len(cells)))
    return weigh(grid, cells, numbers, lying(view.across), view.seats, view.options.advanced)
