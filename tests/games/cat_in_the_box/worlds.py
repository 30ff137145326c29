"""All the worlds that look alike to a seat, counted one by one, to compare imagined ones with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from itertools import product
from math import comb, prod, sqrt
from typing import TypeVar

from clowder.core.game import Seat
from clowder.core.sealed import Sealed
from clowder.core.value import replace
from clowder.games.cat_in_the_box.state import Burying, State
from tests.games.cat_in_the_box.redeal import fits, hidden

Pile = tuple[int, ...]
Outcome = TypeVar("Outcome", bound=Hashable)


def all_worlds(
    state: State, seat: Seat | None, is_possible: Callable[[State], bool] = fits
) -> dict[State, float]:
    """Every state that `seat` cannot tell from this one, each with its chance.

    Cards of equal number are told apart while dealing, so a world that can be dealt in more ways
    is as much more likely.
    """
    piles = hidden(state, seat)
    cards = Counter(card for pile in piles.values() for card in pile)
    weights: Counter[State] = Counter()
    for dealt, ways in deals(cards, [len(pile) for pile in piles.values()]):
        world = lay_out(state, dict(zip(piles, dealt, strict=True)))
        if is_possible(world):
            for sealed, choices in seals(world, seat):
                weights[sealed] += ways * choices
    return {world: weight / weights.total() for world, weight in weights.items()}


def deals(cards: Counter[int], sizes: list[int]) -> Iterator[tuple[list[Pile], int]]:
    """Every way to deal the cards into piles, and in how many ways that can be done."""
    if not sizes:
        yield [], 1
        return
    for pile in piles_of(cards, sizes[0]):
        ways = prod(comb(cards[number], count) for number, count in Counter(pile).items())
        for rest, more in deals(cards - Counter(pile), sizes[1:]):
            yield [pile, *rest], ways * more


def piles_of(cards: Counter[int], size: int) -> Iterator[Pile]:
    numbers = sorted(cards)
    for counts in product(*(range(min(size, cards[number]) + 1) for number in numbers)):
        if sum(counts) == size:
            pairs = zip(numbers, counts, strict=True)
            yield tuple(number for number, count in pairs for _ in range(count))


def lay_out(state: State, piles: dict[tuple[str, int], Pile]) -> State:
    hands = [piles.get(("hand", seat), hand) for seat, hand in enumerate(state.hands)]
    buried = [piles.get(("buried", seat), (card,))[0] for seat, card in enumerate(state.buried)]
    down = piles.get(("down", 0), ())
    return replace(state, hands=tuple(hands), buried=tuple(buried), down=down)


def seals(state: State, seat: Seat | None) -> Iterator[tuple[State, int]]:
    """Whoever has buried a card may have buried any of their hand."""
    if not isinstance(state.phase, Burying):
        yield state, 1
        return
    sealed = state.phase.sealed
    hands = [
        Counter[int | None](hand if answer is not None and other != seat else (answer,))
        for other, (answer, hand) in enumerate(zip(sealed.answers, state.hands, strict=True))
    ]
    for chosen in product(*hands):
        ways = prod([hand[number] for hand, number in zip(hands, chosen, strict=True)])
        yield replace(state, phase=Burying(Sealed(chosen, sealed.given))), ways


def is_likely(drawn: Counter[Outcome], chances: Mapping[Outcome, float]) -> bool:
    """Chi-square against the exact chances; a fair draw fails once in ten thousand."""
    total = drawn.total()
    rare = {world for world, chance in chances.items() if chance * total < 5}
    pairs = [(drawn[world], chances[world] * total) for world in chances if world not in rare]
    if rare:
        pairs.append(
            (sum(drawn[world] for world in rare), sum(chances[world] for world in rare) * total)
        )
    distance = sum((seen - expected) ** 2 / expected for seen, expected in pairs)
    return distance <= chi_square_limit(len(pairs) - 1)


def chi_square_limit(freedom: int, deviations: float = 3.72) -> float:
    """Wilson and Hilferty's approximation; 3.72 deviations are one in ten thousand."""
    spread = 2 / (9 * max(1, freedom))
    return max(1, freedom) * (1 - spread + deviations * sqrt(spread)) ** 3
