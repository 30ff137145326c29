"""The wire types of the web client say what the server says."""

from __future__ import annotations

import hatch_build


def test_the_wire_types_are_fresh() -> None:
    written = hatch_build.TYPES.read_text("utf-8")

    assert written == hatch_build.wire_types(), "run: python3 dev.py types"
