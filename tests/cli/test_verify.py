"""`clowder verify`, as somebody with a downloaded game would use it."""

from __future__ import annotations

from pathlib import Path

import pytest

from clowder.cli import main
from clowder.core.record_text import write_text
from clowder.core.value import replace
from clowder.games.cat_in_the_box import ROOM
from tests.core.test_fairness import DAILY, FAIR, fair_record


def call(file: Path) -> int:
    with pytest.raises(SystemExit) as left:
        main(["verify", str(file)])
    return int(left.value.code or 0)


def test_a_fair_game_is_said_to_be_fair_and_what_that_does_not_prove(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "fair.game"
    file.write_text(write_text(ROOM, fair_record()))

    code = call(file)

    printed = " ".join(capsys.readouterr().out.split())
    assert code == 0
    assert "Seats that added a number of their own: 0 and 2." in printed
    assert "does not prove that the server did not look" in printed


def test_the_deal_of_a_day_is_said_to_be_the_houses_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "daily.game"
    file.write_text(write_text(ROOM, fair_record(DAILY)))

    code = call(file)

    printed = " ".join(capsys.readouterr().out.split())
    assert code == 0
    assert "This is the deal of 2026-11-15, the same for everyone" in printed
    assert "The server drew it alone" in printed


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            write_text(ROOM, replace(fair_record(), fairness=None)),
            "there is no secret number in it",
        ),
        (write_text(ROOM, replace(fair_record(), fairness=replace(FAIR, fixed=True))), "fixed"),
        ("hello", "line 1: expected “game NAME VERSION”"),
    ],
)
def test_anything_else_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, reason: str
) -> None:
    file = tmp_path / "odd.game"
    file.write_text(text)

    code = call(file)

    printed = capsys.readouterr().err
    assert code == 1
    assert reason in printed
    assert printed.count("\n") == 1
