"""The web client with a sixth room: what docs/adding-a-game.md says, done to a copy."""

from __future__ import annotations

import shutil
from pathlib import Path

import hatch_build

HERE = Path(__file__).parent
SKIPPED = shutil.ignore_patterns("node_modules", "__pycache__")


class SixthRoom:
    """A copy of the house in `folder`, with Pounce's part of the client where rooms lie."""

    def __init__(self, folder: Path) -> None:
        self.web, self.source = folder / "web", folder / "src"
        shutil.copytree(hatch_build.WEB, self.web, ignore=SKIPPED)
        shutil.copytree(hatch_build.SOURCE, self.source / "clowder", ignore=SKIPPED)
        shutil.copytree(HERE / "web", self.web / "src" / "games" / "pounce")
        (self.web / "node_modules").symlink_to(hatch_build.MODULES)

    def build(self) -> None:
        self._run("vite", "vite/bin/vite.js", "build")

    def check(self) -> None:
        """With the types of all values generated anew: Pounce's too, where it is on the path."""
        schema = self.web / "src" / "wire" / "schema.ts"
        schema.write_text(hatch_build.wire_types(), "utf-8")
        self._run("prettier", "prettier/bin/prettier.cjs", "--check", "src/games/pounce")
        self._run("eslint", "eslint/bin/eslint.js", "src/games/pounce")
        self._run("svelte-check", "svelte-check/bin/svelte-check", "--fail-on-warnings")

    def _run(self, what: str, tool: str, *options: str) -> None:
        program = hatch_build.MODULES / tool
        hatch_build.run(what, hatch_build.NODE, program, *options, cwd=self.web)
