"""A person at a table in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from clowder.cli.terminal import list_numbers
from clowder.core.game_reader import load
from clowder.games import ROOMS
from clowder.locales import LANGUAGES, Words
from tests.cli.house import GAME, House, Typist, first_offer


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


def test_the_game_that_is_over_is_kept_where_it_says_and_replays(house: House) -> None:
    game = house.play("--seats", "2", typed=Typist(first_offer))

    path = game.out.strip().splitlines()[-1].removeprefix("The game is kept: ")
    told = house.call("replay", path)
    assert told.code == 0
    assert "All rounds are played." in told.out


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


def test_a_refused_move_is_explained_and_why_gives_the_rule(house: House) -> None:
    game = house.play(typed=["bury 4", "why"])

    assert "You have no 4 in your hand. (CIB-3)" in game.out
    assert "CIB-3  Everyone buries one card face down" in game.out


def test_why_with_a_move_asks_about_that_move(house: House) -> None:
    game = house.play(typed=["why 4", "why 1", "1", "1", "why 5 red", "why 1"])

    assert "You have no 4 in your hand. (CIB-3)" in game.out
    assert game.out.count("That move is allowed.") == 3
    assert len(house.record_so_far().entries) < 10, "asking is not playing"


def test_why_before_any_refusal_says_how_to_ask(house: House) -> None:
    game = house.play(typed=["why"])

    assert "Nothing has been refused yet." in game.out


def test_why_with_nonsense_says_what_to_type(house: House) -> None:
    game = house.play(typed=["why oh why"])

    assert "neither a move nor a command: “oh why”" in game.out


def test_a_hint_is_a_move_that_can_be_typed_as_it_stands(house: House) -> None:
    asked = house.play(typed=["hint"])
    hint = asked.out.split("A thought: ")[1].split(".")[0]

    game = house.play(typed=[hint])

    assert f"You {hint}." in game.out


def test_undo_goes_back_to_the_deal_and_no_further(house: House) -> None:
    game = house.play(typed=["1", "1", "undo", "undo", "undo"])

    assert game.out.count("Taken back.") == 2
    assert game.out.count("Nothing can be taken back") == 1
    assert game.out.count("Bury one card.") == 2


def test_what_was_undone_and_done_again_comes_out_the_same(house: House) -> None:
    house.play("--seats", "2", typed=Typist(first_offer))
    straight = house.record()
    house.clear()

    house.play("--seats", "2", typed=Typist(first_offer, ["1", "1", "undo", "undo"]))

    assert house.record().entries == straight.entries


def test_the_round_that_is_scored_cannot_be_taken_back(house: House) -> None:
    def undo_after_scoring(screen: str) -> str | None:
        if "Nothing can be taken back" in screen:
            return None
        return "undo" if "Round 1 is scored" in screen else first_offer(screen)

    game = house.play(typed=Typist(undo_after_scoring))

    assert "Taken back." not in game.out


def test_the_log_tells_the_game_so_far(house: House) -> None:
    game = house.play(typed=["1", "log"])

    log = game.out[game.out.rindex("log") :]
    assert "You bury the 1." in log
    assert "starts." in log


def test_the_rulebook_is_at_hand(house: House) -> None:
    game = house.play(typed=["rules"])

    assert "CIB-18" in game.out


@pytest.mark.parametrize("word", ["help", "?", "h", "HELP"])
def test_help_lists_the_commands(house: House, word: str) -> None:
    game = house.play(typed=[word])

    for command in ("why", "hint", "undo", "log", "save", "rules", "quit"):
        assert f"\n  {command} " in game.out


@pytest.mark.parametrize("word", ["quit", "q", "exit", "konec"])
def test_leaving_keeps_the_game_and_says_how_to_come_back(house: House, word: str) -> None:
    game = house.play("--lang", "cs", typed=[word])

    assert game.code == 0
    assert f"play {GAME} --resume --lang cs" in game.out
    assert house.table().exists()


def test_the_end_of_the_input_is_like_leaving(house: House) -> None:
    game = house.play(typed=[])

    assert game.code == 0
    assert "Your game is safe." in game.out


def test_without_any_input_the_game_is_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        House, "patch_stdin", lambda _, patch, __: patch.setattr(sys, "stdin", None)
    )

    game = house.play()

    assert (game.code, game.err) == (0, "")
    assert house.table().exists()


def test_the_game_is_kept_before_anybody_has_moved(house: House) -> None:
    game = house.call("play", GAME, "--bots", "tests.cli.strange_bots:Faller")

    assert game.code == 1
    assert house.table().exists()


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

    assert "There is no answer 9. Choose from: 1, 2, 3, 5, 6." in game.out
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

    assert "That is not what is asked now." in game.out


def test_a_saved_game_replays(house: House) -> None:
    game = house.play(typed=["1", "save here.game"])

    told = house.call("replay", "here.game")
    assert f"Saved: {house.folder / 'here.game'}" in game.out
    assert told.code == 0
    assert "The game is not finished." in told.out


def test_saving_without_a_name_takes_that_of_the_game(house: House) -> None:
    house.play(typed=["save", "1", "save"])

    saved = load((house.folder / f"{GAME}.game").read_text(), ROOMS)
    assert any(entry.seat == 0 for entry in saved.entries), "the second save counts"


def test_saving_into_a_new_folder_makes_it(house: House) -> None:
    house.play(typed=["save new/deep/x.game"])

    assert (house.folder / "new/deep/x.game").exists()


def test_saving_never_writes_over_a_file_of_somebody_else(house: House) -> None:
    diary = house.folder / "diary.txt"
    diary.write_text("dear diary")

    game = house.play(typed=["save diary.txt"])

    assert "Not saved. There is a file already, choose another name: diary.txt" in game.out
    assert diary.read_text() == "dear diary"


@pytest.mark.parametrize("name", ["file/x.game", "~nobody-of-that-name/x.game", "a\0b", "x" * 300])
def test_saving_where_nobody_can_write_says_so_and_goes_on(house: House, name: str) -> None:
    (house.folder / "file").write_text("")

    game = house.play(typed=[f"save {name}", "1"])

    assert "Not saved." in game.out
    assert "You bury the 1." in game.out
    assert sorted(path.name for path in house.folder.iterdir()) == ["data", "file"]


def test_a_disk_that_refuses_leaves_nothing_half_written(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", refuse)

    game = house.play(typed=["save x.game"])

    assert game.code == 1
    assert game.err.startswith("clowder: ")
    assert game.err.rstrip().endswith("No space left on device")
    assert [path for path in house.folder.rglob("*") if path.is_file()] == []


def test_schrodinger_mode_shows_no_board_and_lists_no_moves(house: House) -> None:
    game = house.play("--option", "schrodinger=true", typed=["1", "1"])

    last = game.out[game.out.rindex("Cat in the Box · Round") :]
    assert "the research board is in its box" in last
    assert "R  red" not in last
    assert " 1) " not in last


def test_schrodinger_mode_gives_no_help_but_still_reasons(house: House) -> None:
    typed = ["1", "1", "hint", "why 5 red", "7", "9 red", "why", "5 red"]

    game = house.play("--option", "schrodinger=true", typed=typed)

    assert game.out.count("No hints in this mode") == 2
    assert "such as “5 red”" in game.out
    assert "You have no 9 in your hand. (CIB-5)" in game.out
    assert "CIB-5  The start player leads the first trick" in game.out
    assert "You play 5 red." in game.out


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
