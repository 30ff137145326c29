"""Determinism: the same games in every process."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.laws.fingerprint import fingerprint
from tests.laws.rulebook import ROOT


@pytest.mark.parametrize("hash_seed", ["0", pytest.param("20", marks=pytest.mark.long)])
def test_the_order_of_sets_and_dicts_decides_nothing(hash_seed: str) -> None:
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
    }
    command = [sys.executable, "-m", "tests.laws.fingerprint"]

    printed = subprocess.check_output(command, cwd=ROOT, env=environment, text=True)

    assert printed.strip() == fingerprint()
