"""The bots of docs/search-bot.md play as it says."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from clowder.bots.budget import Budget
from clowder.bots.simulation import Job, play_job
from clowder.games import find_room

PAGE = Path(__file__).parents[2] / "docs" / "search-bot.md"
ROOM = find_room("cat_in_the_box")


@pytest.mark.parametrize("bot", ["Dreamer?worlds=2", "Focused?worlds=2", "Gentle?worlds=2"])
def test_a_bot_of_the_tutorial_plays_a_whole_game(
    bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = ModuleType("my_bots")
    monkeypatch.setitem(sys.modules, "my_bots", module)
    for code in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL):
        exec(code, module.__dict__)

    getattr(module, bot.partition("?")[0]).budget = Budget(iterations=20)  # the same, sooner
    bots = ("baseline", f"my_bots:{bot}")
    outcome = play_job(Job(ROOM.name, ROOM.types.options(), bots, seed=1))

    assert outcome.result.standings
