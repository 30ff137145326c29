"""Compiles the twins with mypyc: `python -m clowder.compiled.build`, or this file by its path.

Needs mypy, setuptools and the headers of Python, and a C compiler: the machine's own, else that of
the wheel `ziglang`. Where one is missing it says so and everything runs as plain Python; this never
fails, and is never silent.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
PATIENCE = 600  # seconds: a compiler that hangs must not hang the installation
# Functions that another library could replace are not inlined: hidden ones cannot be replaced.
INLINING = [] if os.name == "nt" else ["-fvisibility=hidden"]
# Errors elsewhere are not ours to tell: a build has nothing of what clowder imports.
CHECKS = ("--strict", "--explicit-package-bases", "--config-file=", "--follow-imports=silent")
SLOWLY = "clowder: bots think more slowly, in plain Python:"


def main() -> None:
    compiled = load_layout()
    place: Path = compiled.folder()
    if place.is_dir():
        return
    missing = what_is_missing()
    if missing:
        say(f"{SLOWLY} there is no {missing}")
        return
    say("clowder: compiling the twins")
    with tempfile.TemporaryDirectory() as work:
        failure = compile_apart(Path(work))
        if failure:
            say(f"{failure}\n{SLOWLY} compiling failed, see above")
        else:
            put_in_place(Path(work) / "lib", place)


def load_layout() -> ModuleType:
    """`clowder.compiled` from its file: a build has not installed what clowder itself imports."""
    spec = importlib.util.spec_from_file_location("clowder_compiled", HERE / "__init__.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def what_is_missing() -> str | None:
    """The first thing without which nothing can be compiled."""
    for module, name in (("mypyc", "mypy"), ("setuptools", "setuptools")):
        if importlib.util.find_spec(module) is None:
            return name
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python.h (the headers of Python)"
    return None if compiler() is not None else "C compiler"


def compiler() -> dict[str, str] | None:
    """The variables that name a compiler to setuptools: none for the usual one; None: no compiler.

    On Windows setuptools looks for itself, in places that a path does not tell.
    """
    usual = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name == "nt" or shutil.which(usual.split()[0]):
        return {}
    if importlib.util.find_spec("ziglang") is None:
        return None
    zig = f"{sys.executable} -m ziglang cc"
    return {"CC": zig, "LDSHARED": f"{zig} -shared"}


def compile_apart(work: Path) -> str | None:
    """Compile in a process of its own; what it said, if it failed."""
    env = os.environ | (compiler() or {})
    command = (sys.executable, "-P", str(HERE / "build.py"), str(work))
    try:
        done = subprocess.run(command, env=env, capture_output=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return f"gave up after {PATIENCE} seconds"
    said = (done.stdout + done.stderr).decode(errors="replace")
    return said if done.returncode else None


def compile_into(work: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    compiled = load_layout()
    os.chdir(compiled.PACKAGE.parent)
    paths = [str(file.relative_to(compiled.PACKAGE.parent)) for file in compiled.sources()]
    checks = (*CHECKS, f"--cache-dir={work}")
    extensions = mypycify(
        [*paths, *checks],
        opt_level="3",
        debug_level="0",
        group_name=compiled.GROUP,
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args += INLINING
    places = (f"--build-lib={work / 'lib'}", f"--build-temp={work / 'temp'}")
    setup(
        name=compiled.GROUP,
        packages=[],
        ext_modules=extensions,
        script_args=["build_ext", *places],
    )


def put_in_place(made: Path, place: Path) -> None:
    """In one step, since others may look there; what was built from other sources goes."""
    place.parent.mkdir(exist_ok=True)
    beside = Path(tempfile.mkdtemp(dir=place.parent))
    shutil.copytree(made, beside, dirs_exist_ok=True)
    beside.chmod(0o755)
    try:
        beside.rename(place)
    except OSError:  # somebody else was quicker
        shutil.rmtree(beside)
    for other in place.parent.iterdir():
        if other != place:
            shutil.rmtree(other, ignore_errors=True)


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        compile_into(Path(sys.argv[1]))
    else:
        main()
