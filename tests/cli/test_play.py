"""A person at a table in the terminal: whole games, what is shown, how moves are typed."""

from __future__ import annotations

import pytest

from clowder.cli.terminal import list_numbers
from clowder.locales import LANGUAGES, Words
from tests.cli.house import House, Typist, first_offer


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_in_each_language(house: House, language: str) -> None:
    words = Words(language)

    game = house.play("--seats", "2", "--lang", language, typed=Typist(first_offer))

    assert (game.code, game.err) == (0, "")
    assert words("cib-result-rounds-played") in game.out
    assert house.record().result() is not None
    assert list(house.tables.glob("*.table")) == []


@pytest.mark.parametrize("seats", [3, 5])
def test_a_whole_game_can_be_played_at_every_table(house: House, seats: int) -> None:
    game = house.play("--seats", str(seats), typed=Typist(first_offer))

    assert game.code == 0
    assert house.record().seats == seats


def test_the_same_seed_deals_the_same_hand(house: House) -> None:
    first, second = house.play(), house.play()

    assert first.out == second.out


def test_the_table_shows_hand_board_bids_and_colours(house: House) -> None:
    game = house.play(typed=["1", "1"])

    last = game.out[game.out.rindex("Cat in the Box · Round 1 of 3") :]
    for part in ("Bid", "Tricks", "Colours", "Research board", "Your hand", "R  B  Y  G", "▸● You"):
        assert part in last


def test_a_colour_that_is_gone_is_a_dot(house: House) -> None:
    game = house.play(typed=["1", "1", *["1"] * 12])

    assert "You give up" in game.out
    assert any("● You" in line and " · " in line for line in game.out.splitlines())


def test_the_table_fits_into_eighty_columns(house: House) -> None:
    game = house.play("--seats", "5", typed=["1", "1"])

    *lines, _way_back = game.out.splitlines()
    assert max(len(line.rstrip()) for line in lines) <= 80


def test_a_wide_terminal_has_the_board_beside_the_players(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")

    game = house.play("--seats", "5")

    assert any("Player" in line and "Research board" in line for line in game.out.splitlines())


@pytest.mark.parametrize(
    "typed", ["5 červená", "5 Če", "5če", "červená 5", "červená pětka", "5 red"]
)
def test_a_move_is_understood_in_the_language_of_the_table(house: House, typed: str) -> None:
    game = house.play("--lang", "cs", typed=["1", "1", typed])

    assert "Hraješ červenou pětku." in game.out


@pytest.mark.parametrize("typed", ["bury 3", "3", "bury the 3", "BURY 3", "  bury   3 "])
def test_a_card_is_buried_however_it_is_said(house: House, typed: str) -> None:
    game = house.play(typed=[typed])

    assert "You bury the 3." in game.out


def test_a_number_that_is_not_listed_is_answered_with_those_that_are(house: House) -> None:
    game = house.play(typed=["9", "0", "1", "1", "99"])

    assert "There is no answer 9. Choose from: 1, 2, 3, 5 and 6." in game.out
    assert "There is no answer 0." in game.out
    assert "There is no answer 99. Choose from: 1–16." in game.out


def test_numbers_in_a_row_are_told_by_their_ends() -> None:
    assert list_numbers([1, 2, 3]) == "1–3"
    assert list_numbers([1, 2]) == "1, 2"
    assert list_numbers([1, 3, 4]) == "1, 3, 4"


@pytest.mark.parametrize(
    "typed",
    ["meow", "-1", "5 pink", "1" * 5000, "٣", "\x1b[2J", "a" * 10_000, "bury", "%s {0}"],
)
def test_nonsense_is_answered_with_something_to_type(house: House, typed: str) -> None:
    game = house.play(typed=[typed])

    answer = game.out.split("neither a move nor a command")[1]
    assert "such as “bury the 1”, or “help”" in " ".join(answer.split())
    assert "\x1b" not in answer
    assert len(answer) < 400


def test_an_empty_line_is_asked_again(house: House) -> None:
    game = house.play(typed=["", "   ", "1"])

    assert "neither" not in game.out
    assert "You bury the 1." in game.out


@pytest.mark.parametrize("typed", ["bid 3", "play 5 red", "deal 1", "start 0"])
def test_a_move_of_another_kind_is_refused_as_such(house: House, typed: str) -> None:
    game = house.play(typed=[typed])

    assert "You can’t do that right now." in game.out


def test_schrodinger_mode_shows_no_board_and_lists_no_moves(house: House) -> None:
    game = house.play("--option", "schrodinger=true", typed=["1", "1"])

    last = game.out[game.out.rindex("Cat in the Box · Round") :]
    assert "the research board is in its box" in last
    assert "R  red" not in last
    assert " 1) " not in last


def test_without_a_colour_terminal_there_are_no_escapes(house: House) -> None:
    game = house.play(typed=["1", "hint", "rules"])

    assert "\x1b" not in game.out


def test_the_language_is_the_one_of_the_terminal(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")

    game = house.play()

    assert "Macska a dobozban" in game.out
    assert "--lang" not in game.out


def test_a_language_we_do_not_have_falls_back_to_english(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "csb_PL.UTF-8")

    game = house.play()

    assert "Welcome to Cat in the Box." in game.out
