"""Games that were left and are gone on with."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.cli.house import GAME, House, Typist, first_offer


def play_some(answers: int, then: str | None = "quit") -> Typist:
    """A player who gives some answers and leaves, or breaks off with Ctrl-C."""
    given = 0

    def decide(screen: str) -> str | None:
        nonlocal given
        given += 1
        if given <= answers:
            return first_offer(screen)
        if then is None:
            raise KeyboardInterrupt
        return then

    return Typist(decide)


@pytest.mark.parametrize("answers", [0, 1, 9])
def test_a_game_that_was_broken_off_goes_on_as_if_nothing_had_been(
    house: House, answers: int
) -> None:
    house.play("--seats", "2", typed=Typist(first_offer))
    straight = house.record()
    house.clear()

    left = house.play("--seats", "2", typed=play_some(answers, then=None))
    back = house.resume(typed=Typist(first_offer))

    assert (left.code, back.code) == (130, 0)
    assert "Your game is safe." in left.out
    assert "Back at the table." in back.out
    assert house.record().entries == straight.entries


def test_coming_back_shows_the_same_table(house: House) -> None:
    left = house.play(typed=play_some(4))

    back = house.resume()

    table = left.out[left.out.rindex("Cat in the Box · Round") : left.out.rindex("Your answer")]
    assert table in back.out


def test_leaving_and_coming_back_at_every_turn_is_no_different(house: House) -> None:
    house.play("--seats", "2", typed=Typist(first_offer))
    straight = house.record()
    house.clear()
    house.play("--seats", "2", typed=play_some(1))

    while list(house.tables.glob("*.table")):
        house.resume(typed=play_some(3))

    assert house.record().entries == straight.entries


def test_the_language_may_change_on_the_way(house: House) -> None:
    house.play(typed=play_some(2))

    back = house.resume("--lang", "pl")

    assert "Znów przy stole." in back.out


def test_the_game_touched_last_is_the_one_to_go_on_with(house: House) -> None:
    house.play("--seats", "4", typed=["quit"])
    house.play("--seats", "2", typed=["quit"])

    back = house.resume()

    assert "Round 1 of 2" in back.out


def test_without_an_unfinished_game_there_is_nothing_to_resume(house: House) -> None:
    back = house.resume()

    assert back.code == 1
    assert back.err == "clowder: There is no unfinished game of Cat in the Box.\n"


@pytest.mark.parametrize(
    "extra", [["--seats", "3"], ["--bots", "baseline"], ["--seed", "1"], ["--option", "x=1"]]
)
def test_a_game_that_goes_on_takes_no_new_settings(house: House, extra: list[str]) -> None:
    house.play(typed=["quit"])

    back = house.resume(*extra)

    assert back.code == 2
    assert back.err.startswith("clowder: --resume: ")


def kept(path: Path) -> dict[str, object]:
    values: dict[str, object] = msgspec.json.decode(path.read_bytes())
    return values


DAMAGE = {
    "empty": b"",
    "cut": None,
    "not JSON": b"meow",
    "not a text": b"\xff\xfe",
    "another value": b"[1, 2]",
    "too deep": b"[" * 100_000,
    "bots": {"bots": ["nobody", "uniform"]},
    "too few bots": {"bots": ["uniform"]},
    "root": {"root": "00"},
    "no hexadecimal": {"root": "z" * 64},
    "record": {"record": "game cat_in_the_box 1\nseats 3\n"},
    "another version": {"record": "game cat_in_the_box 9\nseats 3\nend 0 0000000000000000\n"},
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_is_reported_in_a_line_and_left_alone(house: House, damage: str) -> None:
    house.play(typed=play_some(2))
    path = house.table()
    change = DAMAGE[damage]
    if change is None:
        path.write_bytes(path.read_bytes()[:-40])
    elif isinstance(change, bytes):
        path.write_bytes(change)
    else:
        assert isinstance(change, dict)
        path.write_bytes(msgspec.json.encode(kept(path) | change))
    before = path.read_bytes()

    back = house.resume()

    assert back.code == 1
    assert back.err.startswith(f"clowder: {path}: ")
    assert back.err.count("\n") == 1
    assert path.read_bytes() == before


def test_a_table_that_was_over_already_is_brought_to_its_end(house: House) -> None:
    house.play("--seats", "2", typed=Typist(first_offer))
    (record,) = house.tables.glob("*.game")
    text = record.read_text()
    house.clear()
    kept = {"type": "Kept", "bots": ["uniform"], "root": "00" * 32, "record": text}
    (house.tables / f"{GAME}-x.table").write_bytes(msgspec.json.encode(kept))

    back = house.resume()

    assert back.code == 0
    assert "All rounds are played." in back.out
    assert house.record().result() is not None
