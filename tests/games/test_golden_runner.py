"""A runner that believes everything would keep nothing: what is told wrongly is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.test_golden import test_the_game_goes_as_it_is_told as run

STORY = """
# Somebody cannot count.
game cat_in_the_box 1
seats 3
* start 1
* deal 1 1 1 1 1 2 2 2 2 2 | 3 3 3 3 3 4 4 4 4 4 | 5 5 5 5 5 6 6 6 6 6
> Dealt 1 1
0 bury 1
! 0 bury 2 refused already_buried CIB-3
> asks 1 bury 2 bury
"""


def told(folder: Path, *lines: str) -> Path:
    file = folder / "story.game"
    file.write_text(STORY + "\n".join(lines), "utf-8")
    return file


def test_a_true_story_passes(tmp_path: Path) -> None:
    run(told(tmp_path, "1 bury 3", "> Buried 1 3", "> Buried number 3"))


@pytest.mark.parametrize(
    ("line", "there_is"),
    [
        ("1 bury 6", "not_in_hand CIB-3"),
        ("! 1 bury 3 refused not_in_hand CIB-3", "allowed"),
        ("! 1 bury 6 refused not_in_hand CIB-5", "not_in_hand CIB-3"),
        ("> Buried 0 2", "Buried 0 1"),
        ("> Buried number 2", "Buried number 1"),
        ("> TrickWon 0", "Buried"),
        ("> asks 1 bury", "asks 1 bury 2 bury"),
        ("> points 0 0 0", "a game that goes on"),
    ],
)
def test_a_false_line_is_noticed_with_what_there_is(
    tmp_path: Path, line: str, there_is: str
) -> None:
    with pytest.raises(AssertionError) as caught:
        run(told(tmp_path, line))

    assert f"story.game, line 11: {line} (there is: {there_is})" in str(caught.value)


def test_a_story_that_checks_nothing_is_no_test(tmp_path: Path) -> None:
    file = tmp_path / "story.game"
    file.write_text("game cat_in_the_box 1\nseats 3\n* start 0\n", "utf-8")

    with pytest.raises(AssertionError, match=r"story\.game checks nothing"):
        run(file)
