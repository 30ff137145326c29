"""The room's sentences: which message of the locale files, and what goes into it."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Ask, Refusal, Seat
from clowder.core.words import Say, say, say_short
from clowder.games.stray_cat.event_text import render_event
from clowder.games.stray_cat.events import Event
from clowder.games.stray_cat.ground import food_at
from clowder.games.stray_cat.message_args import card_args, numbers, place_args
from clowder.games.stray_cat.moves import (
    At,
    Discard,
    Fight,
    Food,
    Move,
    Pick,
    Play,
    Remember,
    Step,
    Suffer,
)
from clowder.games.stray_cat.pieces import HAND_LIMIT, KIND, steps_of
from clowder.games.stray_cat.state import (
    Barking,
    Blocking,
    Discarding,
    Gathering,
    Jumping,
    Looking,
    Moving,
    Picking,
)
from clowder.games.stray_cat.view import View

CHAPTERS = ("setup", "walk", "home", "luck", "food", "badluck", "fight", "end")
SECTIONS = (
    ("components", ("STR-C1", "STR-C2", "STR-C3", "STR-C4", "STR-C5")),
    ("setup", ("STR-1", "STR-2", "STR-3", "STR-4", "STR-5", "STR-6")),
    ("turn", tuple(f"STR-{number}" for number in range(7, 21))),
    ("luck", ("STR-21", "STR-22", "STR-23", "STR-24", "STR-25")),
    ("fights", ("STR-26", "STR-27", "STR-28", "STR-29", "STR-30")),
    ("end", ("STR-31", "STR-32")),
)
SHORT = (
    "not_your_turn", "no_such_walk", "straight_back", "roadworks", "mixed_cards", "leads_nowhere",
    "does_not_fit",
)  # fmt: skip


class StrayCatText:
    def ask(self, ask: Ask, view: View) -> Say:
        match view.phase:
            case Moving(how=how, left=left):
                return say(f"str-ask-{how if how in ('walk', 'flee') else 'push'}", left=left)
            case Jumping(card=card):
                return say(f"str-ask-{KIND[card]}")
            case Barking():
                return say("str-ask-dog")
            case Gathering(waiting=waiting):
                return say("str-ask-meeting", count=len(waiting))
            case Blocking():
                return say("str-ask-roadworks")
            case Picking(card=card):
                return say(f"str-ask-{card}")
            case Discarding():
                return say("str-ask-discard", count=len(view.hand) - HAND_LIMIT)
            case Looking(seat=seat):
                count = food_at(view.kittens[seat], view.counts[seat])
                return say("str-ask-look", count=count)
            case _:
                return say(f"str-ask-{ask.what}")

    def move(self, move: Move) -> Say:
        match move:
            case Play(cards=cards) if cards and steps_of(cards[0]):
                steps = sum(map(steps_of, cards))
                return say("str-move-walk", steps=steps, cards=numbers(cards))
            case Play(cards=cards) if cards:
                return say("str-move-luck", **card_args(cards[0]))
            case Fight(card=card) | Suffer(card=card):
                return say(f"str-move-{type(move).__name__.lower()}", **card_args(card))
            case Step(to=place) | At(place=place):
                return say(f"str-move-{type(move).__name__.lower()}", **place_args(place))
            case Discard(cards=cards):
                return say("str-move-discard", cards=numbers(cards))
            case Remember(token=token):
                return say("str-move-remember", token=token or "nothing")
            case Pick(seat=seat):
                return say("str-move-pick", seat=seat + 1)
            case Food():
                return say("str-move-food")
            case _:
                return say(f"str-move-{type(move).__name__.lower()}")

    def event(self, event: Event, names: Sequence[str], viewer: Seat | None) -> Say | None:
        return render_event(event, names, viewer)

    def note(self, move: Move, view: View) -> Say | None:  # noqa: ARG002 (no notes)
        """What a move brings is mostly a surprise here."""
        return None

    def short(self, refusal: Refusal, names: Sequence[str], viewer: Seat | None) -> Say | None:
        return say_short("str", refusal, names, viewer) if refusal.why in SHORT else None
