"""The layers: who may import whom, what the rules may not know, and how long a file may be."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from clowder.games import ROOMS

SOURCE = Path(__file__).resolve().parents[1] / "src" / "clowder"
FILES = sorted(SOURCE.rglob("*.py"))
LONGEST = 300

# core <- games <- bots <- {adapters, server} <- cli; games <- locales <- {server, cli}.
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "locales": {"core", "games", "locales"},
    "bots": {"core", "games", "bots"},
    "testing": {"core", "testing"},
    "compiled": set[str](),
    "train": {"core", "games", "bots", "train"},
    "adapters": {"core", "games", "bots", "adapters"},
    "server": {"core", "games", "bots", "locales", "server"},
    "client": {
        "core",
        "games",
        "bots",
        "server",
        "client",
    },  # of the server the wire alone
    "cli": {"core", "games", "bots", "locales", "adapters", "server", "cli", "compiled", "train"},
    "__init__.py": {"core", "games", "bots", "client", "compiled"},
    "__main__.py": {"cli"},
}
# Inside the server: log <- {store, work, wire} <- tables <- http <- serving.
SERVER_BASE = {"settings", "failpoints"}
SERVER_MAY_IMPORT = {
    "settings": set[str](),
    "failpoints": set[str](),
    "log": {"log"},
    "store": {*SERVER_BASE, "log", "store"},
    "work": {*SERVER_BASE, "log", "work"},
    "wire": {*SERVER_BASE, "log", "wire"},
    "tables": {*SERVER_BASE, "log", "store", "work", "wire", "tables"},
    "http": {*SERVER_BASE, "log", "store", "work", "wire", "tables", "http"},
    "serving": {*SERVER_BASE, "log", "store", "work", "wire", "tables", "http"},
}
CHANCE_AND_TIME = {"random", "secrets", "time", "datetime", "os", "uuid"}


def test_imports_go_along_the_arrows() -> None:
    for file in FILES:
        layer = file.relative_to(SOURCE).parts[0]
        wrong = layers_imported(file) - MAY_IMPORT[layer]
        assert not wrong, f"{file}: {layer} may not import {sorted(wrong)}"


def test_imports_inside_the_server_go_along_its_arrows() -> None:
    for file in FILES:
        check_server_imports(file)


def check_server_imports(file: Path) -> None:
    layer, *inner = file.relative_to(SOURCE).parts
    if layer != "server" or inner == ["__init__.py"]:
        return
    part = inner[0].removesuffix(".py")

    wrong = parts_of_server_imported(file) - SERVER_MAY_IMPORT[part]

    assert not wrong, f"{file}: server.{part} may not import {sorted(wrong)}"


@pytest.mark.parametrize(
    ("part", "line"),
    [
        ("log/state.py", "from clowder.server.store import schema"),
        ("log/state.py", "from clowder.server import settings"),
        ("store/store.py", "import clowder.server.wire.messages"),
        ("wire/frames.py", "from clowder.server.tables.house import House"),
        ("tables/live.py", "def f():\n    from clowder.server.http import app"),
        ("work/bots.py", "from clowder import server"),
    ],
)
def test_a_planted_import_against_the_arrows_is_noticed(
    part: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted = tmp_path / "server" / part
    planted.parent.mkdir(parents=True)
    planted.write_text((SOURCE / "server" / part).read_text("utf-8") + f"\n\n{line}\n", "utf-8")
    monkeypatch.setattr("tests.test_architecture.SOURCE", tmp_path)

    with pytest.raises(AssertionError, match="server"):
        check_server_imports(planted)


def test_only_the_store_knows_sql() -> None:
    know = files_that_import("sqlalchemy", "alembic")

    assert know
    assert all(file.is_relative_to(SOURCE / "server" / "store") for file in know), know


def test_the_client_knows_of_the_server_the_wire_alone() -> None:
    imported = {parts for file in (SOURCE / "client").glob("*.py") for parts in imports(file)}
    known = {parts[2:] for parts in imported if parts[1:2] == ("server",)}

    assert known == {("wire", "messages"), ("wire", "requests")}


def test_rooms_never_import_each_other() -> None:
    for file in FILES:
        layer, room, *_ = (*file.relative_to(SOURCE).parts, "")
        if layer == "games" and room != "__init__.py":
            assert rooms_imported(file) <= {room}, file


def test_bots_know_a_game_in_the_folder_of_its_room_alone() -> None:
    for file in FILES:
        layer, *inner = file.relative_to(SOURCE).parts
        if layer == "bots":
            own = {inner[1]} if inner[0] == "rooms" else set[str]()
            assert {room for room in ROOMS if room in file.read_text("utf-8")} <= own, file


def test_the_terminal_knows_a_game_in_the_module_of_its_printer_alone() -> None:
    for file in FILES:
        layer, *inner = file.relative_to(SOURCE).parts
        if layer == "cli":
            own = {inner[1].removesuffix(".py")} if inner[0] == "printers" else set[str]()
            assert rooms_imported(file) & set(ROOMS) <= own, file


def test_chance_and_time_are_passed_in() -> None:
    know = files_that_import(*CHANCE_AND_TIME)
    pure = {SOURCE / "core", SOURCE / "games"}

    assert [file for file in know if pure & set(file.parents)] == [SOURCE / "core" / "rng.py"]
    assert {parts[0] for parts in imports(SOURCE / "core" / "rng.py")} & CHANCE_AND_TIME == {
        "random"
    }


def test_only_the_laws_need_a_test_runner() -> None:
    need = files_that_import("hypothesis", "pytest")

    assert need
    assert all(file.is_relative_to(SOURCE / "testing") for file in need), need


def test_no_file_is_long() -> None:
    lengths = {file: len(file.read_text("utf-8").splitlines()) for file in FILES}

    assert not {file: length for file, length in lengths.items() if length > LONGEST}


def test_the_architecture_names_every_file_of_the_rooms_and_no_other() -> None:
    written = (SOURCE.parents[1] / "ARCHITECTURE.md").read_text("utf-8")
    section = written.partition("## A room")[2].partition("## The bots")[0]

    assert set(re.findall(r"`([a-z_]+\.py)`", section)) == {
        file.name for room in ROOMS for file in (SOURCE / "games" / room).glob("*.py")
    }


@pytest.mark.parametrize(
    ("heading", "packages"), [("## The core", ["core"]), ("## The bots", ["bots", "bots/search"])]
)
def test_the_architecture_names_every_file_of_core_and_bots_and_no_other(
    heading: str, packages: list[str]
) -> None:
    written = (SOURCE.parents[1] / "ARCHITECTURE.md").read_text("utf-8")
    section = written.partition(heading)[2].partition("\n## ")[0]
    files = {file.name for part in packages for file in (SOURCE / part).glob("*.py")}

    assert set(re.findall(r"`([a-z_]+\.py)`", section)) == files - {"__init__.py"}


def test_the_architecture_names_every_file_of_the_server_and_no_other() -> None:
    written = (SOURCE.parents[1] / "ARCHITECTURE.md").read_text("utf-8")
    section = written.partition("## The server")[2].partition("## The browser")[0]
    rows = section.partition("| `log/`")[2]
    packages = ("log", "store", "work", "wire", "tables", "http", "http/routes")
    files = {file.name for part in packages for file in (SOURCE / "server" / part).glob("*.py")}

    named = set(re.findall(r"`([a-z_]+\.py)`", rows))
    assert named == files - {"__init__.py"}


def files_that_import(*packages: str) -> list[Path]:
    return [file for file in FILES if {parts[0] for parts in imports(file)} & set(packages)]


def rooms_imported(file: Path) -> set[str]:
    return {parts[2] for parts in imports(file) if parts[:2] == ("clowder", "games")}


def layers_imported(file: Path) -> set[str]:
    found = {parts[1:2] for parts in imports(file) if parts[0] == "clowder"}
    assert () not in found, "the package itself is for those outside; name the layer"
    return {layer for (layer,) in found}


def parts_of_server_imported(file: Path) -> set[str]:
    """The packages and top modules of the server that the file imports."""
    found = {parts[2:3] for parts in imports(file) if parts[:2] == ("clowder", "server")}
    assert () not in found, "the server itself has nothing to import; name the package"
    return {part for (part,) in found}


@cache
def imports(file: Path) -> tuple[tuple[str, ...], ...]:
    """Every module that the file imports, split at the dots, wherever the import stands.

    `from a.b import c` counts as `a.b.c`, since c may be a module.
    """
    return tuple(find_imports(ast.parse(file.read_text("utf-8"))))


def find_imports(tree: ast.AST) -> Iterator[tuple[str, ...]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield tuple(name.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"line {node.lineno} imports relatively"
            for name in node.names:
                yield (*(node.module or "").split("."), name.name)
