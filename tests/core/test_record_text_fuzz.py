"""Any text is a record, or a BadRecord: never a crash, and never another game."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import example, given
from hypothesis import strategies as st

from clowder.core.bad_record import BadRecord
from clowder.core.match import Match
from clowder.core.record_reader import load
from clowder.core.record_text import AnyMatch, write_json, write_text
from clowder.core.rng import FastRng
from clowder.games import ROOMS
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.options import Options


def half_a_game() -> AnyMatch:
    match: AnyMatch = Match(ROOM, Options(schrodinger=True), 2, FastRng(1))
    for turn in range(12):
        seat = match.asks[0].seat
        match.play(seat, ROOM.sample(match.state, seat, FastRng(turn)))
    return match


MATCH = half_a_game()
TEXT = write_text(ROOM, MATCH.record())
JSON = write_json(ROOM, MATCH.record()).decode()
VALID = st.sampled_from([TEXT, JSON])
SNIPPETS = st.one_of(
    st.text(max_size=6),
    st.sampled_from(["\n", "end ", "option ", "* ", "null", "true", "-1", '"type"', "1e99", "{}"]),
)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A valid record with a piece cut out, replaced, doubled or moved."""
    text = draw(VALID)
    for _ in range(draw(st.integers(1, 3))):
        one = draw(st.integers(0, len(text)))
        other = draw(st.integers(one, min(len(text), one + draw(st.integers(0, 60)))))
        middle = draw(st.one_of(SNIPPETS, st.just(text[one:other] * 2), st.just("")))
        text = text[:one] + middle + text[other:]
    return text


def judge(text: str) -> None:
    """It loads, and can be written again; or it is a BadRecord, and nothing else."""
    with suppress(BadRecord):
        loaded = load(text, ROOMS)
        assert load(write_text(ROOM, loaded.record()), ROOMS).record() == loaded.record()


@given(text=st.text())
def test_any_text_is_judged(text: str) -> None:
    judge(text)


@given(text=damaged())
@example(text=TEXT)
@example(text=JSON)
@example(text=JSON[:-1])
def test_a_damaged_record_is_judged_and_never_another_game(text: str) -> None:
    with suppress(BadRecord):
        assert load(text, ROOMS).record() == MATCH.record()


@given(garbage=st.binary())
def test_garbage_is_judged(garbage: bytes) -> None:
    judge(garbage.decode("latin-1"))
    judge("{" + garbage.decode("utf-8", errors="replace"))


@given(line=st.text(), place=st.integers(0, TEXT.count("\n")))
def test_a_strange_line_is_judged(line: str, place: int) -> None:
    lines = TEXT.split("\n")

    judge("\n".join((*lines[:place], line, *lines[place:])))
