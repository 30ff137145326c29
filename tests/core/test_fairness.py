"""A deal that anyone can verify, and every way in which it would not hold."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from clowder.core.bad_record import BadRecord
from clowder.core.fairness import Fairness, Origin, commitment, day_seed, deal_name, root
from clowder.core.game import NATURE
from clowder.core.match import Match
from clowder.core.record import Entry, Record
from clowder.core.record_reader import read_record
from clowder.core.record_text import AnyMatch, AnyRecord, write_json, write_text
from clowder.core.rng import FastRng
from clowder.core.value import replace
from clowder.core.verify import Unfair, check, rules_name, verify
from clowder.games import ROOMS
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.moves import Start

SEED = bytes(range(32))
GIVEN = ("aa" * 32, "", "bb" * 32)
FAIR = Fairness("tbl1", commitment("tbl1", SEED), SEED.hex(), GIVEN)

DAY = "2026-11-15"
DAILY = Fairness(
    deal_name(DAY), commitment(deal_name(DAY), SEED), SEED.hex(), ("", "", ""), day=DAY
)


def fair_record(fairness: Fairness = FAIR) -> AnyRecord:
    """A whole game whose chance comes from the seed and what the players gave."""
    rules: AnyRecord = Record(ROOM.name, 1, 3, ROOM.types.options(), (), fairness)
    match: AnyMatch = Match(ROOM, ROOM.types.options(), 3, fairness.rng(rules_name(ROOM, rules)))
    rng = FastRng(1)
    while match.asks:
        seat = match.asks[0].seat
        assert match.play(seat, ROOM.sample(match.state, seat, rng)) is None
    return replace(match.record(), fairness=fairness)


def prefixed(*parts: bytes) -> bytes:
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def test_the_commitment_and_the_root_are_as_the_documentation_tells() -> None:
    seats = [(0).to_bytes(4, "big"), b"\xaa" * 32, (1).to_bytes(4, "big"), b""]
    message = prefixed(b"clowder/root", b"tbl1", b"the rules", *seats)

    assert (
        commitment("tbl1", SEED)
        == hashlib.sha256(prefixed(b"clowder/seed", b"tbl1", SEED)).hexdigest()
    )
    assert root(SEED, "tbl1", "the rules", ("aa" * 32, "")) == hmac.digest(SEED, message, "sha256")


def test_a_fair_game_is_verified_from_its_text_and_its_json_alone() -> None:
    record = fair_record()

    for text in (write_text(ROOM, record), write_json(ROOM, record).decode()):
        read, _ = read_record(text, ROOMS)
        assert read == record
        assert verify(ROOM, read) == FAIR


def test_every_seat_has_a_say_in_the_deal() -> None:
    deals = {
        fair_record(replace(FAIR, given=given)).entries[1].move
        for given in (GIVEN, ("ab" * 32, "", "bb" * 32), ("aa" * 32, "", ""), ("",) * 3)
    }

    assert len(deals) == 4


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (replace(FAIR, given=("ab" * 32, "", "bb" * 32)), "was not drawn from the seed"),
        (replace(FAIR, seed="cc" * 32), "not the one that the house committed to"),
        (replace(FAIR, table="tbl2"), "not the one that the house committed to"),
        (replace(FAIR, fixed=True), "fixed for a test"),
        (None, "no 'fair' lines"),
    ],
)
def test_a_game_that_does_not_follow_from_its_seed_is_unfair(
    wrong: Fairness | None, reason: str
) -> None:
    with pytest.raises(Unfair, match=reason):
        verify(ROOM, replace(fair_record(), fairness=wrong))


def test_a_start_that_was_chosen_is_found_by_its_entry() -> None:
    record = fair_record()
    drawn = record.entries[0].move.seat
    chosen = Entry(NATURE, Start((drawn + 1) % 3))

    with pytest.raises(Unfair, match=r"entry 1: .* was not drawn"):
        verify(ROOM, replace(record, entries=(chosen, *record.entries[1:])))


def test_a_move_that_is_not_allowed_is_found_too() -> None:
    record = fair_record()
    entries = record.entries

    with pytest.raises(Unfair, match="is not allowed"):
        verify(ROOM, replace(record, entries=(*entries[:2], entries[-1], *entries[2:])))


@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("fair table tbl1", "fair table TBL"),
        (f"fair seed {SEED.hex()}", "fair seed 12"),
        ("fair seat 1 -", "fair seat 1 zz"),
        ("fair seat 2 " + "bb" * 32, "0 bury 1"),
    ],
)
def test_broken_fair_lines_are_refused_with_what_was_expected(line: str, broken: str) -> None:
    text = write_text(ROOM, fair_record())
    assert line in text

    with pytest.raises(BadRecord, match="expected 'fair"):
        read_record(text.replace(line, broken), ROOMS)


def test_a_seed_that_was_fixed_is_said_so_in_the_record() -> None:
    record = replace(fair_record(), fairness=replace(FAIR, fixed=True))

    read, _ = read_record(write_text(ROOM, record), ROOMS)

    assert "fair fixed" in write_text(ROOM, record).splitlines()
    assert read == record


def test_entries_of_another_table_are_told_and_never_vouched_for() -> None:
    forked = replace(FAIR, origin=Origin("tbl0", 2))
    record = replace(fair_record(), fairness=forked)

    for text in (write_text(ROOM, record), write_json(ROOM, record).decode()):
        assert read_record(text, ROOMS)[0] == record
    assert "fair origin tbl0 2" in write_text(ROOM, record).splitlines()
    checked = check(ROOM, record)
    assert checked.finding.verdict == "origin"
    assert [draw.due for draw in checked.draws] == [None, None, True, True]
    with pytest.raises(Unfair, match="the first 2 entries come from table tbl0"):
        verify(ROOM, record)


def test_draws_after_a_wrong_one_are_still_checked() -> None:
    record = fair_record()
    deals = [place for place, entry in enumerate(record.entries) if entry.seat == NATURE]
    other = Entry(NATURE, fair_record(replace(FAIR, given=("",) * 3)).entries[1].move)
    last = deals[-1]

    checked = check(ROOM, replace(record, entries=(*record.entries[:last], other)))

    assert checked.finding.verdict == "other_draw"
    assert [draw.due for draw in checked.draws] == [True, True, True, False]
    assert [draw.entry for draw in checked.draws] == [place + 1 for place in deals]


def test_a_draw_that_nobody_asked_for_is_not_allowed() -> None:
    record = fair_record()

    checked = check(ROOM, replace(record, entries=(*record.entries, record.entries[1])))

    assert checked.finding.verdict == "not_allowed"
    assert all(draw.due for draw in checked.draws)


def test_the_seed_of_a_day_is_as_the_documentation_tells() -> None:
    message = prefixed(b"clowder/daily", b"chabyrinthe", b"2026-11-15")

    assert day_seed(SEED, "chabyrinthe", DAY) == hmac.digest(SEED, message, "sha256")
    assert deal_name(DAY) == "daily20261115"


def test_the_deal_of_a_day_is_verified_from_its_text_and_its_json_alone() -> None:
    record = fair_record(DAILY)

    for text in (write_text(ROOM, record), write_json(ROOM, record).decode()):
        read, _ = read_record(text, ROOMS)
        assert read == record
        assert verify(ROOM, read).day == DAY


def test_a_deal_whose_day_is_not_over_is_hidden() -> None:
    record = replace(fair_record(DAILY), fairness=replace(DAILY, seed=""))

    read, _ = read_record(write_text(ROOM, record), ROOMS)

    assert read == record
    assert check(ROOM, read).finding.verdict == "hidden"
    with pytest.raises(Unfair, match="before the day of its deal, 2026-11-15, is over"):
        verify(ROOM, read)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (replace(DAILY, day="2026-11-16"), "this is not the deal of 2026-11-16"),
        (replace(DAILY, given=GIVEN), "this is not the deal of 2026-11-15"),
        (replace(DAILY, seed="cc" * 32), "not the one that the house committed to"),
        (replace(FAIR, seed=""), "no 'fair' lines with a seed"),
    ],
)
def test_what_is_not_the_deal_of_its_day_is_unfair(wrong: Fairness, reason: str) -> None:
    with pytest.raises(Unfair, match=reason):
        verify(ROOM, replace(fair_record(DAILY), fairness=wrong))


def test_a_record_tells_how_often_answers_of_others_were_taken_back() -> None:
    record = replace(fair_record(), fairness=replace(FAIR, undone=2))
    text = write_text(ROOM, record)

    assert "\nfair undone 2\n" in text
    assert read_record(text, ROOMS)[0] == record
    assert read_record(write_json(ROOM, record).decode(), ROOMS)[0] == record
