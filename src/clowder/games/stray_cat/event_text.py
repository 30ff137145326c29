"""What happened, as lines of the log."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Seat
from clowder.core.words import Say, say, who
from clowder.games.stray_cat.events import (
    BadDrawn,
    CardHidden,
    Dealt,
    Discarded,
    DogCame,
    Drew,
    Ended,
    Event,
    FightBegan,
    Fought,
    Gathered,
    Jumped,
    Pecked,
    Picked,
    Played,
    Remembered,
    Searched,
    Shuffled,
    StartChosen,
    Stepped,
    Struck,
    TileTurned,
    Visited,
    WorksPut,
)
from clowder.games.stray_cat.ground import is_house
from clowder.games.stray_cat.message_args import card_args, numbers
from clowder.games.stray_cat.pieces import KIND, TILES, steps_of


def render_event(event: Event, names: Sequence[str], viewer: Seat | None) -> Say | None:
    match event:
        case Stepped() | Jumped() | Gathered() | TileTurned() | DogCame() | WorksPut():
            return render_map(event, names, viewer)
        case FightBegan() | CardHidden() | Fought():
            return render_fight(event, names, viewer)
        case Visited() | Remembered() | Ended():
            return render_home(event, names, viewer)
        case BadDrawn() | Struck() | Picked() | Pecked():
            return render_luck(event, names, viewer)
        case Dealt():
            return say("str-event-dealt")
        case Shuffled(count=count):
            return say("str-event-shuffled", count=count)
        case StartChosen(seat=seat):
            return say("str-event-start", **who(seat, names, viewer))
        case Searched(seat=seat, count=count):
            return say("str-event-searched", count=count, **who(seat, names, viewer))
        case Played() | Drew() | Discarded():
            return render_cards(event, names, viewer)


def render_cards(
    event: Played | Drew | Discarded, names: Sequence[str], viewer: Seat | None
) -> Say:
    player = who(event.seat, names, viewer)
    match event:
        case Played(cards=cards) if steps_of(cards[0]):
            return say("str-event-meals", steps=sum(map(steps_of, cards)), **player)
        case Played(cards=cards):
            return say("str-event-luck", **card_args(cards[0]), **player)
        case Drew(card=card):
            if card is None:
                return say("str-event-drew-unseen", **player)
            return say("str-event-drew", **card_args(card), **player)
        case Discarded(cards=cards):
            return say("str-event-discarded", cards=numbers(cards), **player)


def render_map(
    event: Stepped | Jumped | Gathered | TileTurned | DogCame | WorksPut,
    names: Sequence[str],
    viewer: Seat | None,
) -> Say | None:
    match event:
        case Stepped(kitten=kitten, to=to, how=how):
            if how == "walk" or not is_house(to):
                return None  # steps are seen, not logged; in a house a walker looks around
            return say("str-event-pushed", **who(kitten, names, viewer))
        case Jumped(kitten=kitten):
            return say("str-event-jumped", **who(kitten, names, viewer))
        case Gathered(kitten=kitten):
            return say("str-event-gathered", **who(kitten, names, viewer))
        case TileTurned(laid=laid):
            return say("str-event-turned", count=len(TILES[laid.tile].houses))
        case DogCame():
            return say("str-event-dog")
        case WorksPut():
            return say("str-event-works")


def render_fight(
    event: FightBegan | CardHidden | Fought, names: Sequence[str], viewer: Seat | None
) -> Say | None:
    match event:
        case FightBegan(attacker=one, defender=other):
            return say("str-event-fight", rival=names[other], **who(one, names, viewer))
        case CardHidden(seat=seat):
            return say("str-event-hidden", **who(seat, names, viewer))
        case Fought(winner=None):
            return say("str-event-nobody")
        case Fought(cards=(None, None), winner=winner):
            assert winner is not None
            return say("str-event-unarmed", **who(winner, names, viewer))
        case Fought(attacker=one, cards=(first, second), winner=winner):
            assert winner is not None
            assert first is not None
            assert second is not None
            best, less = (first, second) if winner == one else (second, first)
            high, low = card_args(best)["number"], card_args(less)["number"]
            return say("str-event-fought", high=high, low=low, **who(winner, names, viewer))


def render_home(
    event: Visited | Remembered | Ended, names: Sequence[str], viewer: Seat | None
) -> Say:
    match event:
        case Visited(seat=seat, house=house):
            look = {"shape": house.shape, "roof": house.roof, "garden": house.garden}
            return say("str-event-visited", **look, **who(seat, names, viewer))
        case Remembered(seat=seat, feature=None):
            return say("str-event-nothing", **who(seat, names, viewer))
        case Remembered(seat=seat, feature=feature):
            assert feature is not None
            return say("str-event-remembered", feature=feature, **who(seat, names, viewer))
        case Ended(winner=None):
            return say("str-event-late")
        case Ended(winner=winner):
            assert winner is not None
            return say("str-event-home", **who(winner, names, viewer))


def render_luck(
    event: BadDrawn | Struck | Picked | Pecked, names: Sequence[str], viewer: Seat | None
) -> Say | None:
    player = who(event.seat, names, viewer)
    match event:
        case BadDrawn(strikes=True):
            return None  # it is logged when it strikes
        case BadDrawn(card=card):
            return say("str-event-bad", kind=KIND[card], **player)
        case Struck(card=card, idle=idle):
            key = "str-event-idle" if idle else "str-event-struck"
            return say(key, kind=KIND[card], **player)
        case Picked(card=card, victim=victim):
            return say("str-event-picked", kind=KIND[card], rival=names[victim], **player)
        case Pecked(card=card):
            return say("str-event-pecked", **card_args(card), **player)
