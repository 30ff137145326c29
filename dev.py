"""Play Clowder or check it, in an environment of its own that is made on first use.

python3 dev.py play [serve options]      play in the browser: build its page, serve, open it
python3 dev.py play --terminal [game and options]   play in the terminal
python3 dev.py test [--all] [pytest options]   check format, lint and types, then run the tests;
                                         with --all also those that take long
python3 dev.py types                     write the web client's wire types anew
python3 dev.py lock [uv options]         refresh requirements/, say with --upgrade
python3 dev.py mutants [config]          plant bugs in the rules, count those the tests notice
python3 dev.py campaign kill|worlds|fuzz|soak [--minutes N] [--seed S] [--report FILE]
                                         long versions of what the tests try for seconds

A game's name after `play` means the terminal, too: python3 dev.py play cat_in_the_box --seats 4
"""

import hashlib
import importlib.util
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "stamp"
LOCKS = ("run", "test", "mutants")  # each holds all of the one before it
BUILD = (
    "hatchling\nmypy\nnodejs-wheel-binaries\nsetuptools"  # what pyproject.toml wants for building
)
PORT = 8000


def main(command: str = "", *args: str) -> None:
    commands = {
        "play": play,
        "test": test,
        "types": types,
        "lock": lock,
        "mutants": mutants,
        "campaign": campaign,
    }
    if command not in commands:
        sys.exit(__doc__)
    # Nothing in this file is newer than Python 3.6, so that an old one gets to this line.
    if sys.version_info < (3, 11):  # noqa: UP036 (an older Python may run this)
        sys.exit("dev.py: Clowder needs Python 3.11 or newer; run dev.py with one.")
    for name in ("PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV"):
        os.environ.pop(name, None)  # they speak of another environment
    # Many processes import much here: without bytecode each of them compiles it all anew.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    commands[command](*args)


def play(*args: str) -> None:
    prepare("run")
    twins()
    if args[:1] == ("--terminal",):
        become("-m", "clowder", "play", *(args[1:] or ["cat_in_the_box"]))
    if args and not args[0].startswith("-"):
        become("-m", "clowder", "play", *args)
    web("client")
    become("-m", "clowder", "serve", "--open", f"--port={find_port()}", *args)


def test(*args: str) -> None:
    prepare("test")
    os.chdir(ROOT)
    for check in ("ruff format --check .", "ruff check .", "mypy"):
        say(check)
        code = subprocess.call(python("-m", *check.split()))
        if code:
            sys.exit(code)
    twins()
    web("all")
    say("pytest")
    # Three share two cores well: browsers, disks and clocks let each of them wait.
    become("-m", "pytest", "-n", "3", "--dist=worksteal", "--durations=10", *args)


def types() -> None:
    prepare("test")
    web("types")


def lock(*args: str) -> None:
    prepare_uv()
    compile_lock("uv", "-", *args, wanted="uv")
    for place, name in enumerate(LOCKS):
        extras = [f"--extra={extra}" for extra in LOCKS[1 : place + 1]]
        alike = [f"--constraints=requirements/{smaller}.txt" for smaller in LOCKS[:place]]
        compile_lock(name, "pyproject.toml", "-", *extras, *alike, *args, wanted=BUILD)


def mutants(*args: str) -> None:
    prepare("mutants")
    become(str(ROOT / "tests" / "mutants.py"), *(args or ["mutants.toml"]))


def campaign(*args: str) -> None:
    prepare("test")
    os.environ["PYTHONPATH"] = str(ROOT)  # where the tests are
    become("-m", "tests.campaigns", *args)


def compile_lock(name: str, *args: str, wanted: str) -> None:
    """Names no registry and no folder, so that one file serves everybody."""
    target = f"requirements/{name}.txt"
    say(f"writing {target}")
    options = ["--universal", "--generate-hashes", "--python-version=3.11", "--no-annotate"]
    header = "--custom-compile-command=python3 dev.py lock"
    uv("compile", *options, header, f"--output-file={target}", *args, stdin=wanted)


def prepare(lock: str) -> None:
    """Install what a lock file lists, and Clowder, unless that was done and still holds."""
    if is_installed(lock):
        return
    prepare_uv()
    say(f"installing requirements/{lock}.txt")
    STAMP.unlink()
    uv("sync", "--require-hashes", f"requirements/{lock}.txt")
    # `web` and `twins` look after these, only where they are wanted.
    os.environ.update(CLOWDER_SKIP_WEB="1", CLOWDER_SKIP_COMPILE="1")
    uv("install", "--no-deps", "--no-build-isolation", "--editable", ".")
    STAMP.write_text("\n".join(map(fingerprint, ("uv", *LOCKS[: LOCKS.index(lock) + 1]))))


def prepare_uv() -> None:
    """Begin a new environment, unless there is one whose last installation was finished."""
    if is_installed("uv"):
        return
    if not importlib.util.find_spec("ensurepip"):
        sys.exit("dev.py: this Python lacks venv; on Debian or Ubuntu: apt install python3-venv")
    say("making .venv")
    STAMP.unlink(missing_ok=True)
    quietly([sys.executable, "-I", "-m", "venv", "--clear", str(VENV)])
    quietly(python("-m", "pip", "install", "--require-hashes", "-r", "requirements/uv.txt"))
    STAMP.write_text(fingerprint("uv"))


def web(word: str) -> None:
    """Let Node do what it has not done yet for these sources."""
    code = subprocess.call(python(str(ROOT / "hatch_build.py"), word))
    if code:
        sys.exit(code)


def twins() -> None:
    """Compile what bots search in, unless that was done for these sources, or cannot be done."""
    subprocess.call(python(str(ROOT / "src" / "clowder" / "compiled" / "build.py")))


def find_port() -> int:
    """The usual one, else any that is free."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", PORT))
        except OSError:
            return 0
    return PORT


def is_installed(lock: str) -> bool:
    return PYTHON.exists() and STAMP.exists() and fingerprint(lock) in STAMP.read_text()


def fingerprint(lock: str) -> str:
    """Changes with whatever an installation depends on: place, Python, requirements."""
    files = [f"requirements/{lock}.txt"] + ["pyproject.toml"] * (lock in LOCKS)
    texts = [(ROOT / file).read_text("utf-8") for file in files]
    return hashlib.sha256(repr([VENV, sys.base_prefix, sys.version, texts]).encode()).hexdigest()


def uv(*args: str, stdin: str = "") -> None:
    """Pass on the mirror and the certificates set up for pip, as uv does not look there."""
    listed = quietly(python("-m", "pip", "config", "list"))
    settings = dict(re.findall(r"\.(index-url|cert)='(.+)'", listed))
    options = [f"--{name}={value}" for name, value in settings.items()]
    quietly(python("-m", "uv", "pip", *args, "--system-certs", *options), stdin)


def quietly(command: "list[str]", stdin: str = "") -> str:
    """Run a step of the setup; what it prints is of interest only if it fails."""
    done = subprocess.run(command, cwd=ROOT, input=stdin.encode(), capture_output=True)
    if done.returncode:
        sys.stderr.buffer.write(done.stdout + done.stderr)
        sys.exit("dev.py: that failed, see above. Is there a network? The next call starts afresh.")
    return done.stdout.decode(errors="replace")


def python(*args: str) -> "list[str]":
    """The environment's Python; -P keeps the current folder out of its imports."""
    return [str(PYTHON), "-P", *args]


def become(*args: str) -> None:
    """Let the last step take over, so that keys, signals and exit code are all its own."""
    if os.name == "nt":
        sys.exit(subprocess.call(python(*args)))
    os.execv(PYTHON, python(*args))


def say(words: str) -> None:
    print(f"dev.py: {words}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
