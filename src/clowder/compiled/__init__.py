"""Compiled modules in the place of their plain sources, wherever they were built from these.

`build.py` compiles the twins and the loops of search into `lib/<digest of their sources>`. What was
built from other sources is not found, so an edited file runs as plain Python until it is compiled
again: never stale. CLOWDER_PLAIN=1 does without, for debugging and for measuring coverage.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from sysconfig import get_config_var
from types import ModuleType

PACKAGE = Path(__file__).resolve().parents[1]
LIB = Path(__file__).resolve().parent / "lib"
SUFFIX: str = get_config_var("EXT_SUFFIX") or ".so"
GROUP = "clowder_twins"  # all are compiled as one, so that calls between them are fast


def sources() -> list[Path]:
    """What is written to be compiled: the contract of twins, and every file named fast*.py."""
    return [PACKAGE / "core" / "twin.py", *sorted(PACKAGE.rglob("fast*.py"))]


def module_name(file: Path) -> str:
    return ".".join((PACKAGE.name, *file.relative_to(PACKAGE).with_suffix("").parts))


def folder() -> Path:
    """Where the modules are, once they are compiled from the sources that are here."""
    builder = Path(__file__).with_name("build.py")
    texts = [file.read_bytes() for file in (builder, *sources())]
    return LIB / hashlib.sha256(repr([texts, SUFFIX]).encode()).hexdigest()[:16]


def library(place: Path, name: str) -> Path:
    return place.joinpath(*name.split(".")).with_suffix(SUFFIX)


class CompiledFinder(MetaPathFinder):
    """Finds the compiled modules before anybody looks for the plain ones."""

    def __init__(self, place: Path, names: Sequence[str]) -> None:
        self._files = {name: str(library(place, name)) for name in names}

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002 (importlib passes it)
        target: ModuleType | None = None,  # noqa: ARG002 (likewise)
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


def use_compiled() -> None:
    """From now on import what is compiled, if it is there."""
    place = folder()
    if os.environ.get("CLOWDER_PLAIN", "") in ("", "0") and place.is_dir():
        names = [f"{GROUP}__mypyc", *map(module_name, sources())]
        sys.meta_path.insert(0, CompiledFinder(place, names))


def is_compiled(module: str) -> bool:
    """Whether an imported module runs as compiled code."""
    file = getattr(sys.modules[module], "__file__", None) or ""
    return file.endswith(SUFFIX)
