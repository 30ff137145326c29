"""What a person can ask at a table in the terminal beside playing."""

from __future__ import annotations

import pytest

from tests.cli.house import House, Typist, first_offer


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


def test_a_hint_says_why_and_names_the_next_best(house: House) -> None:
    asked = house.play(typed=["hint"])

    _, why = asked.out.split("A thought: ")[1].splitlines()[0].split(". ", 1)
    assert why
    assert "Next best: bury the " in asked.out


def test_enter_plays_the_hint_and_nothing_without_one(house: House) -> None:
    asked = house.play(typed=["", "hint", ""])
    hint = asked.out.split("A thought: ")[1].split(".")[0]

    assert asked.out.count(f"You {hint}.") == 1


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


def test_schrodinger_mode_gives_no_help_but_still_reasons(house: House) -> None:
    typed = ["1", "1", "hint", "why 5 red", "7", "9 red", "why", "5 red"]

    game = house.play("--option", "schrodinger=true", typed=typed)

    assert game.out.count("No hints in this mode") == 2
    assert "such as “5 red”" in game.out
    assert "You have no 9 in your hand. (CIB-5)" in game.out
    assert "CIB-5  The start player leads the first trick" in game.out
    assert "You play 5 red." in game.out
