"""Imagined worlds come up as often as they should: compared with exact enumeration."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from clowder.core.game import Seat
from clowder.core.rng import FastRng
from clowder.core.value import put, replace
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.imagine import token_worlds
from clowder.games.stray_cat.options import Options
from clowder.games.stray_cat.pieces import BOX, GOOD, KIND, TOKENS, Card, Token, is_bad
from clowder.games.stray_cat.setup import draw_deal, features_of, lay_out, set_up
from clowder.games.stray_cat.state import Fighting, State
from clowder.games.stray_cat.turn import apply
from tests.games.cat_in_the_box.worlds import is_likely
from tests.games.stray_cat.position import after, position

DRAWS = 3000
ME, LEFT = Seat(0), Seat(1)


def dealt(seats: int, seed: int = 3) -> State:
    state = set_up(Options(first="first_seat"), seats)
    return lay_out(state, draw_deal(state, FastRng(seed)))


def imagined(state: State, seat: Seat | None, count: int = DRAWS) -> list[State]:
    view, rng = ROOM.view(state, seat), FastRng(1)
    return [ROOM.imagine(view, rng) for _ in range(count)]


@pytest.mark.rule("STR-3", "STR-12")
@pytest.mark.parametrize("token", TOKENS)
def test_tokens_are_as_likely_as_all_deals_say(token: Token) -> None:
    """Somebody's garden is face up, somebody was told what is not theirs, I have looked at one."""
    state = dealt(4)
    state = replace(
        state,
        up=put(state.up, 2, (False, False, True)),
        seen=(False, False, False, True),  # I am the left neighbour of seat 3
        excluded=((), ("fence", "one", "red"), (), ()),
        homes=put(state.homes, 1, replace(state.homes[1], shape="two", roof="blue", garden="tree")),
    )
    index = TOKENS.index(token)
    known = [features_of(home)[index] for home in ROOM.view(state, ME).homes]
    pile = [feature for feature, count in BOX.tokens[token].items() for _ in range(count)]
    deals = Counter(
        row
        for row in permutations(pile, 4)  # each token is told apart from its twins
        if all(k in (None, f) for k, f in zip(known, row, strict=True))
        and row[1] not in state.excluded[1]
    )

    assert known.count(None) < 4
    assert dict(token_worlds(ROOM.view(state, ME), token)) == dict(deals)


@pytest.mark.rule("STR-4", "STR-20")
def test_a_meal_that_was_played_may_have_been_dealt_or_drawn() -> None:
    """My opponent drew a card, then played modest meals: what they may hold is counted out."""
    state = dealt(2)
    state = replace(state, phase=replace(state.phase, seat=LEFT), turn=LEFT)
    drawn = state.pile.index(next(card for card in state.pile if KIND[card] == "hearty"))
    state = replace(state, pile=(state.pile[drawn], *state.pile[:drawn], *state.pile[drawn + 1 :]))
    first = next(card for card in state.hands[1] if KIND[card] == "modest")
    state = lay(draw_one(state), first)

    unseen = [card for card in GOOD if card not in state.hands[0]]
    modest = [card for card in unseen if KIND[card] == "modest"]
    nourishing = [card for card in unseen if KIND[card] == "nourishing"]
    worlds: Counter[tuple[Card, ...]] = Counter()
    for one, other in permutations(modest, 2):
        for third, fourth in product(nourishing, unseen):
            row = {one, other, third, fourth}
            if len(row) == 4 and first in row:
                worlds[tuple(sorted(row - {first}))] += 1
    whole = worlds.total()

    found = Counter(tuple(sorted(world.hands[1])) for world in imagined(state, ME))
    assert set(found) <= set(worlds)
    kinds, chances = Counter[tuple[str, ...]](), Counter[tuple[str, ...]]()
    for hand, count in found.items():
        kinds[kinds_of(hand)] += count
    for hand, ways in worlds.items():
        chances[kinds_of(hand)] += ways
    assert len(chances) > 5
    assert is_likely(kinds, {kind: ways / whole for kind, ways in chances.items()})
    assert is_likely(found, {hand: ways / whole for hand, ways in worlds.items()})


def kinds_of(hand: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(sorted(KIND[card] for card in hand))


def draw_one(state: State) -> State:
    state = replace(state, kittens=put(state.kittens, 1, "16.C"))
    return replace(after(state, "1 food"), turn=LEFT, phase=state.phase)


def lay(state: State, card: Card) -> State:
    move = ROOM.read_move(f"play {card}")
    return apply(state, LEFT, move).state


@pytest.mark.rule("STR-20")
def test_once_the_pile_is_made_anew_two_players_know_each_others_hand() -> None:
    """The pile was empty, so that all cards that are not discarded were held."""
    table = position(
        "open 2 | at 2.1 16.o | hand 0: modest-2 | hand 1: hearty-20 | pile only modest-1"
    )
    waiting = after(table, "0 food")
    told = "* shuffle " + " ".join(waiting.discards)
    made = after(waiting, told)

    assert made.piles == 1
    assert {world.hands[1] for world in imagined(made, ME, 50)} == {("hearty-20",)}
    assert {world.hands[0] for world in imagined(made, LEFT, 50)} != {made.hands[0]}


@pytest.mark.rule("STR-26")
def test_the_others_sealed_card_may_be_any_of_an_unknown_hand() -> None:
    table = position("open 2 | at 1.E 2.W | hand 0: modest-1 hearty-20 | hand 1: modest-2 modest-3")
    table = after(table, "0 play modest-1, 0 step 2.W, 1 fight modest-3")
    sealed: Counter[Card] = Counter()
    for world in imagined(table, ME):
        assert isinstance(world.phase, Fighting)
        card = world.phase.sealed.answers[1]
        assert card is not None
        assert card in world.hands[1]
        sealed[card] += 1

    hidden = [card for card in GOOD if card not in ("modest-1", "hearty-20")]
    assert is_likely(sealed, dict.fromkeys(hidden, 1 / len(hidden)))


@pytest.mark.rule("STR-1")
def test_face_down_tiles_lie_in_any_order_and_any_way() -> None:
    table = position("open 2 3 5 6 7 8 9 10 11")
    worlds = imagined(table, ME)

    lying = Counter(tuple(world.tiles[cell - 1] for cell in (12, 14, 15)) for world in worlds)
    tiles = Counter(tuple(laid.tile for laid in row) for row in lying.elements())
    turns = Counter(tuple(laid.turn for laid in row) for row in lying.elements())
    orders = list(permutations((10, 11, 12)))
    assert is_likely(tiles, dict.fromkeys(orders, 1 / 6))
    assert is_likely(turns, dict.fromkeys(product(range(4), repeat=3), 1 / 64))


@pytest.mark.rule("STR-18")
def test_nobody_is_imagined_with_bad_luck_in_hand() -> None:
    for world in imagined(dealt(4), None, 50):
        assert not any(is_bad(card) for hand in world.hands for card in hand)
        assert sum(is_bad(card) for card in world.pile) == 6


def test_before_the_deal_there_is_nothing_to_imagine() -> None:
    state = set_up(Options(), 2)

    assert ROOM.imagine(ROOM.view(state, ME), FastRng(1)) == state
