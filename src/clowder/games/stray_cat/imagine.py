"""Worlds that fit everything a seat has seen, each of them equally likely.

Tiles that lie face down are a bare shuffle. Tokens are dealt kind by kind, and of each kind visits
have excluded some for some players. Cards need more care. Everything that leaves a hand is seen by
all, so everyone knows with which pile a card came, and how many cards of each pile a hand holds.
Within a later pile any of its unseen cards is as likely as another. The first deal is different:
everyone got two modest meals and a nourishing one (STR-4), and a modest meal that is played may
have been one of those or one that was drawn. `roots` count the ways.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, product
from math import perm, prod
from typing import TypeAlias, TypeVar

from clowder.core.game import Seat
from clowder.core.rng import Rng
from clowder.core.sealed import Sealed
from clowder.core.value import replace
from clowder.games.stray_cat.cards import age
from clowder.games.stray_cat.ground import Laid
from clowder.games.stray_cat.moves import Home
from clowder.games.stray_cat.pieces import (
    BOX,
    CARDS,
    GOOD,
    KIND,
    NEIGHBOURHOOD,
    TOKENS,
    Card,
    CardKind,
    Feature,
    Token,
    in_order,
)
from clowder.games.stray_cat.setup import features_of, home_of
from clowder.games.stray_cat.state import Fighting, Over, Phase, Root, State, aside
from clowder.games.stray_cat.view import View

Hands = list[list[Card]]
Worlds: TypeAlias = tuple[tuple[tuple[Feature, ...], int], ...]  # rows by seat, and their ways
World = TypeVar("World")


def imagine(view: View, rng: Rng) -> State:
    """A full state that would look like `view`, drawn fairly from all that would."""
    hands, pile = imagine_cards(view, rng) if view.squares else ([], [])
    return State(
        options=view.options,
        seats=view.seats,
        phase=imagine_phase(view.phase, hands, rng),
        later=view.later,
        start=view.start,
        turn=view.turn,
        round=view.round,
        fights=view.fights,
        tiles=imagine_tiles(view, rng),
        shown=tuple(square.lot is not None for square in view.squares),
        kittens=view.kittens,
        works=view.works,
        homes=imagine_homes(view, rng),
        up=view.up,
        seen=view.seen,
        excluded=view.excluded,
        hands=tuple(map(in_order, hands)),
        pile=tuple(pile),
        discards=view.discards,
        piles=view.piles,
        since=view.since,
        roots=view.roots,
    )


def imagine_phase(phase: Phase, hands: Hands, rng: Rng) -> Phase:
    """A closed envelope may hold any card of the hand (STR-26)."""
    if not isinstance(phase, Fighting):
        return phase
    sealed = phase.sealed
    answers = (
        rng.choice(in_order(hands[seat])) if given and answer is None else answer
        for seat, (given, answer) in enumerate(zip(sealed.given, sealed.answers, strict=True))
    )
    return replace(phase, sealed=Sealed(tuple(answers), sealed.given))


def imagine_tiles(view: View, rng: Rng) -> tuple[Laid, ...]:
    lots = [square.lot for square in view.squares]
    seen = {lot.tile for lot in lots if lot is not None}
    unseen = rng.shuffled(tile for tile in NEIGHBOURHOOD if tile not in seen)
    return tuple(
        Laid(lot.tile, lot.turn) if lot is not None else Laid(unseen.pop(), rng.below(4))
        for lot in lots
    )


def imagine_homes(view: View, rng: Rng) -> tuple[Home, ...]:
    rows = [draw_weighted(token_worlds(view, token), rng) for token in TOKENS]
    return tuple(home_of(features) for features in zip(*rows, strict=True))


def token_worlds(view: View, token: Token) -> Worlds:
    """Every way in which the tokens of one kind may be dealt, and how many deals come to it."""
    index = TOKENS.index(token)
    known = tuple(features_of(home)[index] for home in view.homes)
    return worlds_of(token, known, view.excluded)


@lru_cache(maxsize=4096)  # most moves tell nobody anything about a home
def worlds_of(
    token: Token, known: tuple[Feature | None, ...], excluded: tuple[tuple[Feature, ...], ...]
) -> Worlds:
    """By what is known of each seat's token, and what it cannot be."""
    counts = BOX.tokens[token]
    may_be = [
        [feature] if feature is not None else [f for f in counts if f not in barred]
        for feature, barred in zip(known, excluded, strict=True)
    ]
    rows = ((row, ways_to_deal(row, counts)) for row in product(*may_be))
    return tuple((row, ways) for row, ways in rows if ways)


def ways_to_deal(row: Sequence[Feature], counts: dict[Feature, int]) -> int:
    return prod(perm(counts[feature], times) for feature, times in Counter(row).items())


def imagine_cards(view: View, rng: Rng) -> tuple[Hands, list[Card]]:
    """The hands, one's own as it is, and the pile."""
    if isinstance(view.phase, Over):
        return [[] for _ in range(view.seats)], list(CARDS)
    hands: Hands = [[] for _ in range(view.seats)]
    if view.seat is not None:
        hands[view.seat] = list(view.hand)
    others = [Seat(seat) for seat in range(view.seats) if seat != view.seat]
    pools = unseen_by_age(view)
    take_roots(view, others, hands, pools[0], rng)
    for number, pool in enumerate(pools):
        cards = rng.shuffled(pool)
        for seat in others:
            held = sum(age(view.since, card) == number for card in hands[seat])
            due = view.ages[seat].count(number) - held
            hands[seat] += [cards.pop() for _ in range(due)]
        pools[number] = cards
    return hands, rng.shuffled([*pools[-1], *unseen_bad(view)])


def unseen_by_age(view: View) -> list[list[Card]]:
    """The cards to be held that one does not see, by the pile they came with."""
    seen = {*view.hand, *view.discards}
    unseen = [card for card in GOOD if card not in seen]
    return [[c for c in unseen if age(view.since, c) == pile] for pile in range(view.piles + 1)]


def unseen_bad(view: View) -> list[Card]:
    """Bad luck is never held: what is not on the table is in the pile."""
    left = Counter(card for card in CARDS if card not in GOOD)
    left.subtract(card for card in view.discards if card not in GOOD)
    for phase in (view.phase, *view.later):
        left.subtract(aside(phase))
    return list(left.elements())


def take_roots(
    view: View, others: Sequence[Seat], hands: Hands, pool: list[Card], rng: Rng
) -> None:
    """Give everyone what is left of their first deal, and take it off the pool."""
    roots = draw_weighted(list(root_worlds(view, others, pool)), rng)
    for seat, root in zip(others, roots, strict=True):
        for kind, count in (("modest", root.modest), ("nourishing", root.nourishing)):
            some = rng.shuffled(card for card in pool if KIND[card] == kind)[:count]
            hands[seat] += some
            for card in some:
                pool.remove(card)


def root_worlds(
    view: View, others: Sequence[Seat], pool: Sequence[Card]
) -> Iterator[tuple[tuple[Root, ...], int]]:
    """What the others may still hold of the first deal, each with its number of worlds."""
    held = sum(view.ages[seat].count(0) for seat in others)
    modest, nourishing = count_kind(pool, "modest"), count_kind(pool, "nourishing")
    for roots in product(*(view.roots[seat] for seat in others)):
        first, second = sum(r.modest for r in roots), sum(r.nourishing for r in roots)
        dealt = first + second
        fillings = (
            perm(modest, first) * perm(nourishing, second) * perm(len(pool) - dealt, held - dealt)
        )
        yield roots, prod(root.ways for root in roots) * fillings


def count_kind(cards: Sequence[Card], kind: CardKind) -> int:
    return sum(KIND[card] == kind for card in cards)


def draw_weighted(worlds: Sequence[tuple[World, int]], rng: Rng) -> World:
    """One of the worlds, each as likely as its number of ways."""
    bounds = list(accumulate(ways for _, ways in worlds))
    return worlds[bisect_right(bounds, rng.below(bounds[-1]))][0]
