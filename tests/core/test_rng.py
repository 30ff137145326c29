"""Chance: fair, repeatable, and for real tables verifiable by anyone."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clowder.core.rng import FairRng, FastRng, Rng

ROOT = bytes(range(32))
BOTH = [FastRng(1), FairRng(ROOT)]
both = pytest.mark.parametrize("rng", BOTH, ids=["fast", "fair"])


def bytes_again(root: bytes, purpose: str, number: int) -> Iterator[int]:
    """The bytes of a stream as docs/fairness.md has them, written a second time."""
    name = purpose.encode()
    for block in count():
        message = len(name).to_bytes(4, "big") + name
        message += b"\0\0\0\x08" + number.to_bytes(8, "big")
        message += b"\0\0\0\x08" + block.to_bytes(8, "big")
        yield from hmac.new(root, message, hashlib.sha256).digest()


def below_again(stream: Iterator[int], n: int) -> int:
    bits = len(bin(n - 1)) - 2 if n > 1 else 0
    while True:
        drawn = 0
        for byte in islice(stream, -(-bits // 8)):
            drawn = drawn * 256 + byte
        drawn %= 1 << bits
        if drawn < n:
            return drawn


@given(
    root=st.binary(min_size=32, max_size=32),
    purpose=st.text(max_size=8),
    number=st.integers(0, 2**64 - 1),
    limits=st.lists(st.integers(1, 2**70), max_size=30),
)
def test_fair_draws_can_be_checked_by_anyone(
    root: bytes, purpose: str, number: int, limits: list[int]
) -> None:
    rng, again = FairRng(root).stream(purpose, number), bytes_again(root, purpose, number)

    assert [rng.below(n) for n in limits] == [below_again(again, n) for n in limits]


def test_fair_draws_never_change() -> None:
    # The first block, by another program: 44d468ad897ca98fa10f1f5462e05fb9...
    assert [FairRng(ROOT).stream("deal", 7).below(256) for _ in range(2)] == [0x44, 0x44]
    rng = FairRng(ROOT).stream("deal", 7)
    assert bytes(rng.below(256) for _ in range(8)).hex() == "44d468ad897ca98f"
    rng = FairRng(ROOT).stream("deal", 7)
    assert [rng.below(6) for _ in range(12)] == [4, 4, 0, 5, 1, 4, 1, 1, 4, 2, 0, 1]
    assert FairRng(ROOT).stream("deal", 7).shuffled(range(10)) == [7, 2, 3, 6, 8, 1, 5, 0, 9, 4]


def test_fast_draws_never_change() -> None:
    rng = FastRng(1)

    assert [rng.below(6) for _ in range(12)] == [3, 1, 2, 5, 5, 5, 1, 3, 5, 5, 5, 3]
    assert rng.stream("deal", 0).shuffled(range(10)) == [9, 7, 8, 1, 2, 6, 0, 5, 4, 3]


@both
def test_below_one_is_nothing_and_below_nothing_is_an_error(rng: Rng) -> None:
    assert [rng.below(1) for _ in range(5)] == [0] * 5
    for n in (0, -1):
        with pytest.raises(ValueError, match=f"positive number, not {n}"):
            rng.below(n)


@both
def test_nothing_can_be_chosen_from_nothing(rng: Rng) -> None:
    with pytest.raises(ValueError, match="positive"):
        rng.choice([])
    assert rng.choice(["only"]) == "only"
    assert rng.shuffled([]) == []


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_root_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, not {size}"):
        FairRng(bytes(size))


@both
@pytest.mark.parametrize("n", [2, 3, 7, 10, 200, 257])
def test_every_number_below_is_as_likely(rng: Rng, n: int) -> None:
    stream = rng.stream("uniform", n)
    draws = Counter(stream.below(n) for _ in range(100 * n))

    assert set(draws) <= set(range(n))
    assert chi_square(draws, n) < limit(n - 1)


@both
def test_every_order_of_a_shuffle_is_as_likely(rng: Rng) -> None:
    stream = rng.stream("shuffle", 0)
    draws = Counter(tuple(stream.shuffled("abcd")) for _ in range(4800))

    assert set(draws) == set(permutations("abcd"))
    assert chi_square(draws, 24) < limit(23)


@both
def test_a_shuffle_keeps_the_items_and_the_original(rng: Rng) -> None:
    items = [3, 1, 1, 2]

    shuffled = rng.shuffled(items)

    assert sorted(shuffled) == [1, 1, 2, 3]
    assert items == [3, 1, 1, 2]


@both
def test_a_stream_depends_on_its_name_alone(rng: Rng) -> None:
    first = draw(rng.stream("deal", 3))
    draw(rng)
    draw(rng.stream("deal", 2))

    assert draw(rng.stream("deal", 3)) == first


@both
def test_streams_of_other_names_are_others(rng: Rng) -> None:
    names = [("deal", 0), ("deal", 1), ("start", 0), ("deal1", 0), ("", 0)]

    drawn = [tuple(draw(rng.stream(*name))) for name in names]

    assert len(set(drawn)) == len(names)


def test_seeds_and_roots_make_a_difference() -> None:
    assert draw(FastRng(1)) != draw(FastRng(-1)) != draw(FastRng(2))
    assert draw(FairRng(ROOT)) != draw(FairRng(ROOT[::-1]))
    assert draw(FastRng("tower")) == draw(FastRng("tower"))


def test_two_streams_side_by_side_do_not_go_together() -> None:
    """Pairs of numbers from neighbouring streams are as even as pairs can be."""
    pairs = Counter(
        (FairRng(ROOT).stream("deal", n).below(5), FairRng(ROOT).stream("deal", n + 1).below(5))
        for n in range(2500)
    )

    assert chi_square(pairs, 25) < limit(24)


def draw(rng: Rng) -> list[int]:
    return [rng.below(1000) for _ in range(20)]


def chi_square(draws: Counter[Any], kinds: int) -> float:
    expected = draws.total() / kinds
    missing = kinds - len(draws)
    return sum((seen - expected) ** 2 / expected for seen in draws.values()) + missing * expected


def limit(freedom: int) -> float:
    """What a fair source exceeds about once in ten thousand."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.72 * spread**0.5) ** 3)


def test_a_stream_of_a_stream_is_another_than_the_tables_own() -> None:
    table = FairRng(ROOT)

    assert draw(table.stream("bot", 0).stream("deal", 1)) != draw(table.stream("deal", 1))


def test_a_head_repeats_itself_and_has_no_way_back_to_the_table() -> None:
    table = FairRng(ROOT)
    thinking = table.thinking_rng("bot", 3)

    assert draw(thinking) == draw(table.thinking_rng("bot", 3))
    assert draw(thinking) != draw(table.thinking_rng("bot", 4))
    assert ROOT.hex() not in str(vars(thinking))
