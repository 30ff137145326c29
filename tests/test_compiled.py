"""Compiled modules: found only if they fit the sources, and done without where nothing compiles."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path

import pytest

from clowder import compiled

PROBE = """
from clowder.compiled import is_compiled, sources, module_name
from importlib import import_module
names = [module_name(file) for file in sources()]
for name in names:
    import_module(name)
print({is_compiled(name) for name in names})
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The package once more, without what was built."""
    left_out = shutil.ignore_patterns("lib", "web", "__pycache__")
    return shutil.copytree(compiled.PACKAGE, tmp_path / "clowder", ignore=left_out)


@pytest.fixture
def builder(tmp_path: Path) -> str:
    """A Python with what a build has, and nothing of what clowder itself imports."""
    venv.create(tmp_path / "bare", symlinks=True, with_pip=False)
    [site] = (tmp_path / "bare").glob("lib/python*/site-packages")
    for name in with_all_they_need("mypy", "setuptools"):
        found = distribution(name)
        for top in {file.parts[0] for file in found.files or ()} - {".."}:
            (site / top).symlink_to(str(found.locate_file(top)))
    return str(tmp_path / "bare" / "bin" / "python")


def with_all_they_need(*names: str) -> set[str]:
    wanted, seen = list(names), set[str]()
    while wanted:
        name = wanted.pop()
        seen.add(name)
        needed = [need for need in distribution(name).requires or () if "extra ==" not in need]
        there = (re.split(r"[^\w.-]", need)[0] for need in needed)
        wanted += [each for each in there if each not in seen and is_installed(each)]
    return seen


def is_installed(name: str) -> bool:
    """Whether it is needed here: for another Python it would not be installed."""
    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True


def run(
    package: Path, *args: str, python: str = sys.executable, **variables: str
) -> tuple[str, str]:
    env = os.environ | {"PYTHONPATH": str(package.parent)} | variables
    command = (python, "-P", *args)
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return done.stdout.strip(), done.stderr


def test_every_twin_is_written_to_be_compiled() -> None:
    names = {compiled.module_name(file) for file in compiled.sources()}

    assert {"clowder.core.twin", "clowder.games.cat_in_the_box.fast"} <= names


@pytest.mark.skipif(find_spec("ziglang") is not None, reason="ziglang is a C compiler")
def test_without_a_compiler_it_is_said_and_everything_runs(package: Path) -> None:
    build = str(package / "compiled" / "build.py")
    _, said = run(package, build, CC="no-such-compiler", PATH="")

    assert "plain Python: there is no C compiler" in said
    assert run(package, "-c", PROBE)[0] == "{False}"


@pytest.mark.long
def test_what_a_build_compiles_is_used_until_a_source_changes(package: Path, builder: str) -> None:
    if shutil.which("cc") is None:
        pytest.skip("there is no C compiler here")
    build = str(package / "compiled" / "build.py")
    _, said = run(package, build, python=builder, PYTHONPATH="")  # else errors are forgiven there
    first = run(package, "-c", PROBE)[0], run(package, "-c", PROBE, CLOWDER_PLAIN="1")[0]
    with (package / "core" / "twin.py").open("a") as source:
        source.write("# changed\n")

    assert "failed" not in said, said
    assert first == ("{True}", "{False}")
    assert run(package, "-c", PROBE)[0] == "{False}"


@pytest.mark.long
def test_a_compiler_that_fails_is_said_and_everything_runs(package: Path) -> None:
    _, said = run(package, str(package / "compiled" / "build.py"), CC="false")

    assert "plain Python: compiling failed" in said
    assert run(package, "-c", PROBE)[0] == "{False}"
