"""Deltas: whatever changed between two JSON values, no more, and the same in Python and browser."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clowder.core.delta import diff, patch
from tests.core.delta_cases import FILE, Case, cases, written

PLAIN = (
    st.none() | st.booleans() | st.integers(-3, 3) | st.floats(-1, 1) | st.text("abc", max_size=2)
)
JSON = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("abc1", max_size=1), inner),
    max_leaves=12,
)


@given(before=JSON, after=JSON)
def test_a_delta_leads_from_any_value_to_any_other(before: Any, after: Any) -> None:
    kept = json.dumps(before)
    delta = json.loads(json.dumps(diff(before, after)))

    # As text: True is not 1, and 1 is not 1.0.
    assert json.dumps(patch(before, delta), sort_keys=True) == json.dumps(after, sort_keys=True)
    assert json.dumps(before) == kept


@given(value=JSON)
def test_nothing_changed_is_nothing_to_say(value: Any) -> None:
    assert diff(value, json.loads(json.dumps(value))) == {}
    assert patch(value, {}) is value


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_the_cases_that_the_browser_is_tested_with_hold_here(case: Case) -> None:
    assert diff(case.before, case.after) == case.delta
    assert patch(case.before, case.delta) == case.after


def test_the_cases_that_the_browser_is_tested_with_are_fresh() -> None:
    assert FILE.read_text("utf-8") == written(), "run: python3 -m tests.core.delta_cases"


@pytest.mark.parametrize("nonsense", [[], [1, 2], [1, 2, 3, 4]])
def test_what_is_no_delta_is_refused(nonsense: list[Any]) -> None:
    with pytest.raises(ValueError, match="no delta"):
        patch([1, 2, 3], nonsense)
