"""What is in the box, the deal and the start boxes (FIT-C1 to FIT-3, FIT-21)."""

from __future__ import annotations

from collections import Counter

import pytest

from clowder.core.game import NATURE, Seat
from clowder.core.rng import FastRng
from clowder.core.value import replace
from clowder.games.if_it_fits import ROOM
from clowder.games.if_it_fits.events import BoxLaid, Dealt, StartChosen
from clowder.games.if_it_fits.moves import Deal, Draw, Lay, Start
from clowder.games.if_it_fits.options import Options
from clowder.games.if_it_fits.pieces import BOX, CATS, FACES, SPECIALS, TURNS, WALLS, box_cards
from clowder.games.if_it_fits.rules import asks, moves, refusal
from clowder.games.if_it_fits.setup import draw_deal, lay_out, parts_of, set_up
from clowder.games.if_it_fits.state import Choosing, Dealing, Laid, Opening, State, inventory
from clowder.games.if_it_fits.turn import apply
from tests.games.if_it_fits.position import after, position, why_not

T, R, B, L = 1, 2, 4, 8


def dealing(seats: int, advanced: bool = False) -> State:
    return replace(set_up(Options(advanced), seats), phase=Dealing())


@pytest.mark.rule("FIT-C1")
def test_the_box_holds_what_it_should() -> None:
    assert CATS == ("lilly", "charlie", "milo", "jack", "izzy")
    assert (BOX.cats_each, BOX.princesses, BOX.start_boxes) == (5, 5, 5)
    assert (len(SPECIALS), len(box_cards())) == (3, 72)


@pytest.mark.rule("FIT-C1", "FIT-1")
@pytest.mark.parametrize(
    ("seats", "advanced", "count"), [(2, False, 2), (4, False, 4), (3, True, 5)]
)
def test_the_cards_in_use(seats: int, advanced: bool, count: int) -> None:
    cards = Counter(inventory(set_up(Options(advanced), seats)))

    assert cards["princess"] == count
    assert [cards[cat] for cat in CATS] == [5] * seats + [0] * (5 - seats)
    assert cards["start"] == 5


@pytest.mark.rule("FIT-C2")
def test_nine_patterns_have_eight_cards_each() -> None:
    patterns = Counter(WALLS[card][0] for card in box_cards())

    expected = (0, T, L, T | B, L | R, L | T, L | B, L | T | B, L | R | T)
    assert patterns == dict.fromkeys(expected, 8)


@pytest.mark.rule("FIT-C2")
def test_each_pattern_has_one_of_each_print_and_three_blanks() -> None:
    for pattern in BOX.patterns:
        cards = [card for card in box_cards() if card.split("-")[0] == pattern]
        prints = Counter(card.partition("-")[2] for card in cards)
        assert (prints["m"], prints["y"], prints["f"], prints["s"], prints[""]) == (1, 1, 1, 1, 3)
        assert sum(prints[toy] for toy in ("mm", "yy", "ff")) == 1


@pytest.mark.rule("FIT-C2")
def test_toys_and_sprays_add_up() -> None:
    faces = [FACES[card] for card in box_cards()]

    assert [sum(face.toys[kind] for face in faces) for kind in range(3)] == [15, 15, 15]
    assert sum(face.sprays for face in faces) == 9
    assert sum(face.sprays == 0 and face.toys == (0, 0, 0) for face in faces) == 27
    doubles = [card.split("-")[1] for card in box_cards() if len(card.partition("-")[2]) == 2]
    assert doubles == ["mm", "yy", "ff"] * 3


@pytest.mark.rule("FIT-C3")
def test_start_boxes_toys_and_sleepers() -> None:
    assert FACES["start"] == (T | L, (0, 0, 0), 0)
    assert [FACES[toy].toys for toy in SPECIALS] == [(2, 0, 0), (0, 2, 0), (0, 0, 2)]
    assert {FACES[card].walls for card in (*SPECIALS, *CATS, "princess")} == {0}


@pytest.mark.rule("FIT-4")
def test_a_half_turn_swaps_opposite_walls() -> None:
    assert WALLS["LT"] == (L | T, R | B)
    assert WALLS["LRT"] == (L | R | T, L | R | B)
    assert [TURNS[card] for card in ("O", "TB", "LR", "yarn", "lilly")] == [(False,)] * 5
    assert [TURNS[card] for card in ("T", "L-s", "start", "LTB")] == [(False, True)] * 4


@pytest.mark.rule("FIT-2")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(2, [36, 37]), (3, [24, 24, 24]), (4, [17, 18, 18, 18]), (5, [14, 14, 14, 14, 14])],
)
def test_the_pile_is_stacked_of_even_piles_with_a_princess_in_each(
    seats: int, sizes: list[int]
) -> None:
    deal = draw_deal(dealing(seats), FastRng(seats))

    cut = 0
    for size in sizes:
        assert deal.pile[cut : cut + size].count("princess") == 1
        cut += size
    assert cut == len(deal.pile) == 75 - 2 * seats + seats
    assert all(len(hand) == 2 and "princess" not in hand for hand in deal.hands)


@pytest.mark.rule("FIT-21")
def test_in_the_advanced_game_five_princesses_are_anywhere() -> None:
    firsts = Counter(
        draw_deal(dealing(2, advanced=True), FastRng(seed)).pile.index("princess") // 8
        for seed in range(60)
    )

    [part] = parts_of(Options(advanced=True), 2)
    assert (part.size, part.princesses) == (76, 5)
    assert len(firsts) > 3


@pytest.mark.rule("FIT-2")
def test_every_place_of_a_part_is_as_likely_for_its_princess() -> None:
    places = Counter(
        draw_deal(dealing(5), FastRng(seed)).pile.index("princess") for seed in range(1400)
    )

    assert places.keys() == set(range(14))
    assert all(60 < count < 145 for count in places.values())


def bad_deals() -> list[tuple[Deal, str]]:
    deal = draw_deal(dealing(2), FastRng(1))
    pile = list(deal.pile)
    first, second = (i for i, card in enumerate(pile) if card == "princess")
    moved = pile.copy()
    moved[second], moved[0 if first else 1] = moved[0 if first else 1], moved[second]
    unsorted = (tuple(reversed(deal.hands[0])), deal.hands[1])
    swapped = (("princess", *deal.hands[0][1:]), deal.hands[1])
    return [
        (Deal(deal.hands[:1], deal.pile), "wrong_hands FIT-2"),
        (Deal((deal.hands[0][:1], deal.hands[1]), deal.pile), "wrong_hands FIT-2"),
        (Deal(unsorted, deal.pile), "wrong_hands FIT-2"),
        (Deal(deal.hands, deal.pile[1:]), "not_the_box FIT-C1"),
        (Deal(tuple(tuple(sorted(hand)) for hand in swapped), deal.pile), "not_the_box FIT-C1"),
        (Deal(deal.hands, tuple(moved)), "wrong_princesses FIT-2"),
    ]


@pytest.mark.rule("FIT-2")
@pytest.mark.parametrize(("deal", "why"), bad_deals())
def test_other_deals_are_refused(deal: Deal, why: str) -> None:
    refused = refusal(dealing(2), NATURE, deal)

    assert refused is not None
    assert f"{refused.why} {refused.rule}" == why


@pytest.mark.rule("FIT-21")
def test_in_the_advanced_game_too_few_princesses_are_refused() -> None:
    deal = draw_deal(dealing(2, advanced=True), FastRng(1))
    pile = list(deal.pile)
    pile.remove("princess")
    refused = refusal(dealing(2, advanced=True), NATURE, Deal(deal.hands, tuple(pile)))

    assert refused is not None
    assert (refused.why, refused.rule) == ("wrong_princesses", "FIT-21")


@pytest.mark.rule("FIT-3")
def test_the_first_player_is_drawn_by_lot() -> None:
    table = set_up(Options(), 3)

    assert moves(table, NATURE) == [Start(Seat(0)), Start(Seat(1)), Start(Seat(2))]
    step = apply(table, NATURE, Start(Seat(2)))
    assert (step.state.phase, step.state.start) == (Dealing(), 2)
    assert step.events == (StartChosen(Seat(2)),)
    assert why_not(table, "0 start 1") == "not_your_turn FIT-3"
    assert why_not(table, "* start 3") == "no_such_seat FIT-3"
    assert why_not(table, "0 draw") == "not_now FIT-3"
    assert why_not(dealing(2), "0 draw") == "not_now FIT-2"
    assert moves(dealing(2), NATURE) is None


@pytest.mark.rule("FIT-3")
def test_the_first_start_box_lies_upright_and_the_others_follow_clockwise() -> None:
    table = replace(dealing(3), start=Seat(1))
    deal = draw_deal(table, FastRng(1))
    step = apply(table, NATURE, deal)

    assert step.events == (Dealt(deal.hands), BoxLaid(Seat(1), "start", 0, 0, False))
    assert (step.state.laid, step.state.phase) == ((Laid(0, 0, "start"),), Opening(Seat(2)))
    table = after(step.state, "2 lay start 1 0, 0 lay start 0 1 turned")
    assert table.phase == Choosing(Seat(1))
    assert asks(table)[0].what == "turn"
    assert [one.card for one in table.laid] == ["start"] * 3


@pytest.mark.rule("FIT-3")
def test_only_start_boxes_are_laid_at_first() -> None:
    table = position("start 0 0 | open | hand 0: O")

    assert why_not(table, "0 lay O 1 0") == "start_box_first FIT-3"
    assert why_not(table, "0 lay start 2 0") == "not_touching FIT-4"
    assert why_not(table, "0 draw") == "not_now FIT-3"
    listed = moves(table, Seat(0)) or ()
    assert len(listed) == 8
    assert all(isinstance(move, Lay) and move.card == "start" for move in listed)


@pytest.mark.rule("FIT-3", "FIT-21")
def test_in_the_advanced_game_start_boxes_mind_double_walls() -> None:
    table = position("start 0 0 | open | advanced")

    assert why_not(table, "0 lay start 0 -1") == "allowed"
    assert why_not(table, "0 lay start 0 -1 turned") == "double_wall FIT-21"


def test_only_so_many_can_play() -> None:
    with pytest.raises(ValueError, match="2 to 5 players, not 6"):
        ROOM.opening(Options(), 6)


def test_a_seat_that_is_not_asked_has_no_moves() -> None:
    table = lay_out(dealing(2), draw_deal(dealing(2), FastRng(1)))

    assert moves(table, Seat(0)) == ()
    assert moves(table, NATURE) == ()
    assert Draw() not in (moves(table, Seat(1)) or ())
