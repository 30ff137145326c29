"""The laws that every room keeps, for the tests of any room: `TestLaws = laws(Case(ROOM))`.

Needs pytest and hypothesis: `pip install clowder[testing]`.
"""

import pytest

# So that a law that is broken says what it compared, as any test does.
for name in (
    "conservation",
    "determinism",
    "ending",
    "imagination",
    "legality",
    "order",
    "replay",
    "reveal",
    "secrecy",
    "twins",
    "undo",
    "wire",
):
    pytest.register_assert_rewrite(f"{__name__}.{name}")

from clowder.testing.case import Case, LawTable, all_tables, any_move  # noqa: E402 (after the loop)
from clowder.testing.games import moments, play_out, some_moments, states  # noqa: E402 (likewise)
from clowder.testing.suite import LAWS, laws, seeds  # noqa: E402 (likewise)

__all__ = [
    "LAWS",
    "Case",
    "LawTable",
    "all_tables",
    "any_move",
    "laws",
    "moments",
    "play_out",
    "seeds",
    "some_moments",
    "states",
]
