"""Worlds that fit everything seen, each way to deal the cards being as likely as any other.

Boxes and toys are alike: any of the unseen may lie in any place. Princesses are not. Each part of
the pile has its own, so who drew when tells who may hold one; a card that was played was held, so
that a hand of three seldom hides three of them; and who throws one away has nothing else (FIT-14).
Where the Princesses were drawn is settled first, by counting the ways that each answer leaves open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from math import comb
from typing import NamedTuple, TypeAlias

from clowder.core.game import Seat
from clowder.core.rng import Rng
from clowder.core.value import put
from clowder.games.if_it_fits.pieces import HAND, PRINCESS, Card
from clowder.games.if_it_fits.setup import Part, parts_of
from clowder.games.if_it_fits.state import Over, State, princesses_for, shuffled_cards
from clowder.games.if_it_fits.view import View

Place: TypeAlias = tuple[int, int]  # a seat and the number of a card dealt to it; or PILE
Known: TypeAlias = dict[Place, Card]

PILE = -1  # in place of a seat: the number is one of the draw pile


class Drawn(NamedTuple):
    seat: Seat
    number: int  # in the pile
    card: Card | None  # None: not seen


class Shown(NamedTuple):
    """Another's play, which shows what they held."""

    seat: Seat
    card: Card
    held: int  # how many cards they had in hand
    discarded: bool = False


Clue: TypeAlias = Drawn | Shown


def imagine(view: View, rng: Rng) -> State:
    """A full state that would look like `view`, drawn fairly from all that would."""
    dealt: tuple[tuple[Card, ...], ...] = ()
    pile: tuple[Card, ...] = ()
    if isinstance(view.phase, Over):
        pile = never_drawn(view)
    elif view.played:
        known = imagine_places(view, rng)
        dealt = tuple(
            tuple(sorted(known[seat, number] for number in range(HAND)))
            for seat in range(view.seats)
        )
        pile = tuple(known[PILE, number] for number in range(len(view.draws) + view.pile))
    return State(
        options=view.options,
        seats=view.seats,
        phase=view.phase,
        start=view.start,
        dealt=dealt,
        pile=pile,
        draws=view.draws,
        played=view.played,
        discards=view.discards,
        laid=view.laid,
        across=view.across,
        ending=view.ending,
    )


def never_drawn(view: View) -> tuple[Card, ...]:
    """What is left once all hands are empty, in order."""
    princesses = (PRINCESS,) * princesses_for(view.options, view.seats)
    rest = Counter((*shuffled_cards(), *princesses))
    for cards in view.played:
        rest.subtract(cards)
    return tuple(sorted(rest.elements()))


def imagine_places(view: View, rng: Rng) -> Known:
    """Which card lay in each place of the deal."""
    clues = list(clues_in(view))
    known: Known = {} if view.seat is None else dict(own_places(view, view.seat))
    known |= dict.fromkeys(imagine_princesses(view, clues, rng), PRINCESS)
    known |= imagine_sources(view, clues, known, rng)
    unseen = Counter(shuffled_cards())
    unseen.subtract(card for card in known.values() if card != PRINCESS)
    cards = rng.shuffled(unseen.elements())
    hands = [(seat, number) for seat in range(view.seats) for number in range(HAND)]
    pile = [(PILE, number) for number in range(len(view.draws) + view.pile)]
    free = (place for place in (*hands, *pile) if place not in known)
    return known | dict(zip(free, cards, strict=True))


def own_places(view: View, seat: Seat) -> Iterator[tuple[Place, Card]]:
    for number, card in enumerate(view.dealt):
        yield (seat, number), card
    mine = (number for number, drawer in enumerate(view.draws) if drawer == seat)
    for number, card in zip(mine, view.drawn, strict=True):
        yield (PILE, number), card


def clues_in(view: View) -> Iterator[Clue]:
    """Every draw, and every play of another, each seat's in the order in which they came."""
    own = iter(view.drawn)
    plays = [shows(view, Seat(seat)) for seat in range(view.seats)]
    for number, seat in enumerate(view.draws):
        yield Drawn(seat, number, next(own) if seat == view.seat else None)
        yield from islice(plays[seat], 1)
    for rest in plays:
        yield from rest


def shows(view: View, seat: Seat) -> Iterator[Shown]:
    """The plays of one seat: from three cards while there were draws, then from two and one."""
    draws = view.draws.count(seat)
    for number, card in enumerate(view.played[seat] if seat != view.seat else ()):
        held = HAND + min(number + 1, draws) - number
        yield Shown(seat, card, held, number in view.discards[seat])


def imagine_princesses(view: View, clues: list[Clue], rng: Rng) -> list[Place]:
    """Where in the pile the unseen Princesses lay, drawn ones too."""
    ways = count_ways(view, clues)
    parts = parts_of(view.options, view.seats)
    firsts = {part.first: part for part in parts}
    left, held, found = 0, (0,) * view.seats, []
    for number, clue in enumerate(clues):
        if isinstance(clue, Shown):
            held = after_play(held, clue)
            continue
        left = firsts[clue.number].princesses if clue.number in firsts else left
        if clue.card is not None:
            left -= clue.card == PRINCESS
            continue
        taken = put(held, clue.seat, held[clue.seat] + 1)
        yes = ways(number + 1, left - 1, taken) if left else 0
        if rng.below(yes + ways(number + 1, left, held)) < yes:
            found.append((PILE, clue.number))
            left, held = left - 1, taken
    return found + [place for part in parts for place in undrawn(view, part, left, rng)]


def undrawn(view: View, part: Part, left: int, rng: Rng) -> list[Place]:
    """Any places for the Princesses of a part that are still in the pile."""
    drawn = len(view.draws)
    places = [(PILE, number) for number in range(max(part.first, drawn), part.first + part.size)]
    return rng.shuffled(places)[: left if part.first < drawn else part.princesses]


def count_ways(view: View, clues: list[Clue]) -> Callable[[int, int, tuple[int, ...]], int]:
    """By the number of the next clue, the Princesses left in this part of the pile, and those in
    each hand: in how many ways all that follows can have come about."""
    parts = {part.first: part for part in parts_of(view.options, view.seats)}
    drawn = len(view.draws)
    ends = (part.first + part.size for part in parts.values())
    rest = next(end for end in ends if end >= drawn) - drawn

    @cache
    def ways(number: int, left: int, held: tuple[int, ...]) -> int:
        if number == len(clues):
            return comb(rest, left)
        clue = clues[number]
        if isinstance(clue, Shown):
            choice = choices(held[clue.seat], clue)
            return choice and choice * ways(number + 1, left, after_play(held, clue))
        if clue.number in parts:
            if left:
                return 0
            left = parts[clue.number].princesses
        if clue.card is not None:
            left -= clue.card == PRINCESS
            return ways(number + 1, left, held) if left >= 0 else 0
        boxes = ways(number + 1, left, held)
        if not left:
            return boxes
        return boxes + ways(number + 1, left - 1, put(held, clue.seat, held[clue.seat] + 1))

    return ways


def choices(princesses: int, shown: Shown) -> int:
    """From how many cards of a hand the one shown can be, so many of them being Princesses."""
    if shown.card != PRINCESS:
        return shown.held - princesses
    return princesses if not shown.discarded or princesses == shown.held else 0


def after_play(held: tuple[int, ...], shown: Shown) -> tuple[int, ...]:
    if shown.card != PRINCESS:
        return held
    return put(held, shown.seat, held[shown.seat] - 1)


def imagine_sources(view: View, clues: list[Clue], known: Known, rng: Rng) -> Known:
    """Where each card that another has played came from: any place of their hand that fits."""
    hands = [[(seat, number) for number in range(HAND)] for seat in range(view.seats)]
    sources: Known = {}
    for clue in clues:
        if isinstance(clue, Drawn):
            hands[clue.seat].append((PILE, clue.number))
        else:
            hand, crowned = hands[clue.seat], clue.card == PRINCESS
            fit = [place for place in hand if (known.get(place) == PRINCESS) == crowned]
            source = rng.choice(fit)
            hand.remove(source)
            sources[source] = clue.card
    return sources
