"""Settings of the whole suite: how long hypothesis looks, and the marker that names a rule.

`pytest --hypothesis-profile=long` is for a night; its finds are kept and tried again first.
"""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("quick", deadline=None, derandomize=True, max_examples=8)
settings.register_profile("long", deadline=None, max_examples=2000)
settings.load_profile("quick")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the numbered rules that the test is about")
