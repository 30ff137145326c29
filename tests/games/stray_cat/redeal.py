"""What a seat cannot know: face-down tiles and tokens, other hands, the pile.

A world is told again from the start: which card lay where in the deal and in each later pile is
worked out from who drew when and what they laid down since, without asking the room's memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.record import Entry
from clowder.core.rng import Rng
from clowder.core.sealed import Sealed
from clowder.core.value import replace
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.events import (
    BadDrawn,
    Discarded,
    Drew,
    Fought,
    Pecked,
    Played,
    Shuffled,
)
from clowder.games.stray_cat.ground import Laid
from clowder.games.stray_cat.moves import Deal, Fight, Home, Shuffle
from clowder.games.stray_cat.pieces import BOX, KIND, ORDER, TOKENS, Card, in_order, is_bad
from clowder.games.stray_cat.setup import features_of, home_of
from clowder.games.stray_cat.state import Fighting, Over, State

TRIES = 40
SWAPS = 12


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """Tiles, tokens and cards that `seat` does not see, as far from this as may be."""
    if not state.tiles or isinstance(state.phase, Over):
        return state
    state = replace(state, tiles=other_tiles(state, rng), homes=other_homes(state, seat, rng))
    for _ in range(SWAPS):
        state = swap(state, seat, rng)
    return replace(state, pile=tuple(rng.shuffled(state.pile)), phase=reseal(state, seat, rng))


def other_tiles(state: State, rng: Rng) -> tuple[Laid, ...]:
    pairs = list(zip(state.tiles, state.shown, strict=True))
    down = rng.shuffled(laid.tile for laid, shown in pairs if not shown)
    return tuple(laid if shown else Laid(down.pop(), rng.below(4)) for laid, shown in pairs)


def other_homes(state: State, seat: Seat | None, rng: Rng) -> tuple[Home, ...]:
    homes = [list(features_of(home)) for home in state.homes]
    for index, token in enumerate(TOKENS):
        hidden = [owner for owner in range(state.seats) if is_hidden(state, owner, index, seat)]
        pool = [feature for feature, count in BOX.tokens[token].items() for _ in range(count)]
        for owner in range(state.seats):
            if owner not in hidden:
                pool.remove(homes[owner][index])  # type: ignore[arg-type]
        for _ in range(TRIES):
            drawn = dict(zip(hidden, rng.shuffled(pool), strict=False))
            if all(feature not in state.excluded[owner] for owner, feature in drawn.items()):
                for owner, feature in drawn.items():
                    homes[owner][index] = feature
                break
    return tuple(home_of(features) for features in homes)


def is_hidden(state: State, owner: int, index: int, seat: Seat | None) -> bool:
    """Face down, and the viewer is not the left neighbour after a visit."""
    looked = state.seen[owner] and seat == (owner + 1) % state.seats
    return not state.up[owner][index] and not looked


def swap(state: State, seat: Seat | None, rng: Rng) -> State:
    """Two alike cards that came with the same pile change places: two hidden hands, or the pile."""
    places = [place for place in range(-1, state.seats) if place != seat]
    one, other = rng.choice(places), rng.choice(places)
    first, second = cards_at(state, one), cards_at(state, other)
    if not first or not second:
        return state
    here, there = rng.choice(first), rng.choice(second)
    if not are_alike(state, here, there):
        return state
    change = {here: there, there: here}
    return replace(
        state,
        hands=tuple(in_order([change.get(card, card) for card in hand]) for hand in state.hands),
        pile=tuple(change.get(card, card) for card in state.pile),
    )


def cards_at(state: State, place: int) -> list[Card]:
    cards = state.pile if place < 0 else state.hands[place]
    return [card for card in cards if not is_bad(card)]


def are_alike(state: State, one: Card, other: Card) -> bool:
    """From the same pile; with the deal, meals of a kind, or neither of them dealt to anybody."""
    ages = {state.since[ORDER[card]] for card in (one, other)}
    if len(ages) > 1:
        return False
    dealt = [KIND[card] if KIND[card] in BOX.start_hand else "" for card in (one, other)]
    return ages != {0} or dealt[0] == dealt[1]


def reseal(state: State, seat: Seat | None, rng: Rng) -> Any:
    phase = state.phase
    if not isinstance(phase, Fighting):
        return phase
    answers = [
        answer if answer is None or other == seat else rng.choice(state.hands[other])
        for other, answer in enumerate(phase.sealed.answers)
    ]
    return replace(phase, sealed=Sealed(tuple(answers), phase.sealed.given))


class Slot(NamedTuple):
    """Where a card came from: a place in a hand of the deal (pile -1), or in a pile."""

    pile: int
    place: int
    time: int
    kind: str = ""  # of a card that was dealt


class Story:
    """Who drew what when, and what they laid down."""

    def __init__(self, entries: Sequence[Entry[Any]], options: Any, seats: int) -> None:
        match: Any = Match(ROOM, options, seats)
        for entry in entries:
            assert match.play(entry.seat, entry.move) is None
        self.final: State = match.state
        self.seats = seats
        self.piles: list[list[Card]] = []
        self.slots: list[list[tuple[Slot, Card]]] = [[] for _ in range(seats)]
        self.laid: list[list[tuple[int, Card]]] = [[] for _ in range(seats)]
        drawn = 0
        for time, (entry, step) in enumerate(zip(match.entries, match.steps, strict=True)):
            if isinstance(entry.move, Deal):
                self.deal(entry.move)
            for event in step.events:
                if isinstance(event, Shuffled):
                    self.piles.append(list(entry.move.pile))
                    drawn = 0
                if isinstance(event, Drew) and event.card is not None:
                    slot = Slot(len(self.piles) - 1, drawn, time)
                    self.slots[event.seat].append((slot, event.card))
                if isinstance(event, Drew | BadDrawn):
                    drawn += 1
                for seat, card in laid_down(event):
                    self.laid[seat].append((time, card))

    def deal(self, deal: Deal) -> None:
        self.piles.append(list(deal.pile))
        for seat, hand in enumerate(deal.hands):
            for place, card in enumerate(hand):
                self.slots[seat].append((Slot(-1, place, 0, KIND[card]), card))


def laid_down(event: Any) -> Iterator[tuple[int, Card]]:
    match event:
        case Played(seat=seat, cards=cards) | Discarded(seat=seat, cards=cards):
            yield from ((seat, card) for card in cards)
        case Pecked(seat=seat, card=card):
            yield seat, card
        case Fought(cards=(str() as one, str() as other)):
            yield event.attacker, one
            yield event.defender, other
        case _:
            pass


def retell(entries: Sequence[Entry[Any]], state: State) -> list[Entry[Any]]:
    """The same story, dealt and shuffled so that it comes to `state`."""
    if not state.tiles or isinstance(state.phase, Over):
        return list(entries)
    story = Story(entries, state.options, state.seats)
    hands = [[card for slot, card in row if slot.pile < 0] for row in story.slots]
    piles = [list(pile) for pile in story.piles]
    for seat in range(state.seats):
        for slot, card in slots_in(story, seat, state.hands[seat]):
            if slot.pile < 0:
                hands[seat][slot.place] = card
            else:
                piles[slot.pile][slot.place] = card
    drawn = len(piles[-1]) - len(state.pile)
    piles[-1][drawn:] = state.pile
    return list(rewrite(entries, state, hands, piles))


def slots_in(story: Story, seat: int, hand: tuple[Card, ...]) -> list[tuple[Slot, Card]]:
    """Which card came from where, so that the seat comes to hold `hand`."""
    rows = story.slots[seat]
    if hand == story.final.hands[seat]:
        return rows
    forever = 1 << 60
    cards = [*story.laid[seat], *((forever, card) for card in hand)]
    piles = pile_of_each(story, cards)
    fits = [
        [
            index
            for index, (slot, _) in enumerate(rows)
            if slot.time < time and max(slot.pile, 0) == pile and slot.kind in ("", KIND[card])
        ]
        for (time, card), pile in zip(cards, piles, strict=True)
    ]
    chosen = match_up(fits)
    return [(rows[index][0], cards[which][1]) for index, which in chosen.items()]


def pile_of_each(story: Story, cards: Sequence[tuple[int, Card]]) -> list[int]:
    """With which pile each card came, the last that had it before it was laid down."""
    return [last_pile(story, time, card) for time, card in cards]


def last_pile(story: Story, time: int, card: Card) -> int:
    found = 0
    for number in range(1, len(story.piles)):
        if card in story.piles[number] and shuffled_at(story, number) <= time:
            found = number
    return found


def shuffled_at(story: Story, number: int) -> int:
    """When a pile was made: as its first card was drawn."""
    times = [s.time for row in story.slots for s, _ in row if s.pile == number]
    return min(times, default=0)


def match_up(fits: list[list[int]]) -> dict[int, int]:
    """Each card finds a slot of its own: augmenting paths."""
    owner: dict[int, int] = {}

    def find(card: int, tried: set[int]) -> bool:
        for slot in fits[card]:
            if slot not in tried:
                tried.add(slot)
                if slot not in owner or find(owner[slot], tried):
                    owner[slot] = card
                    return True
        return False

    for card in range(len(fits)):
        assert find(card, set()), "this hand cannot have come about"
    return owner


def rewrite(
    entries: Sequence[Entry[Any]], state: State, hands: list[list[Card]], piles: list[list[Card]]
) -> Iterator[Entry[Any]]:
    rest = [tuple(pile) for pile in piles]
    sealed = sealed_entries(entries, state)
    for index, entry in enumerate(entries):
        match entry.move:
            case Deal(tiles=tiles):
                down = [laid for laid in state.tiles if laid.tile <= len(tiles)]
                dealt = tuple(in_order(hand) for hand in hands)
                yield Entry(entry.seat, Deal(tuple(down), state.homes, dealt, rest.pop(0)))
            case Shuffle():
                yield Entry(entry.seat, Shuffle(rest.pop(0)))
            case Fight() if index in sealed:
                yield Entry(entry.seat, Fight(sealed[index]))
            case _:
                yield entry


def sealed_entries(entries: Sequence[Entry[Any]], state: State) -> dict[int, Card]:
    """The entries by which the cards of the open fight were put down."""
    if not isinstance(state.phase, Fighting):
        return {}
    found = {}
    for seat, answer in enumerate(state.phase.sealed.answers):
        if answer is not None:
            index = max(i for i, e in enumerate(entries) if e.seat == seat)
            found[index] = answer
    return found
