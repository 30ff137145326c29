"""A game in the terminal is kept: when one leaves it, and where one says."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from clowder.core.record_reader import load
from clowder.games import ROOMS
from tests.cli.house import GAME, House, Typist, first_offer


def test_the_game_that_is_over_is_kept_where_it_says_and_replays(house: House) -> None:
    game = house.play("--seats", "2", typed=Typist(first_offer))

    path = game.out.strip().splitlines()[-1].removeprefix("Game saved: ")
    told = house.call("replay", path)
    assert told.code == 0
    assert "All rounds are played." in told.out


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
    assert game.err.rstrip().endswith("the disk is full")
    assert [path for path in house.folder.rglob("*") if path.is_file()] == []
