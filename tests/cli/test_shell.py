"""The program as a shell starts it: signals, pipes, exit codes."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import clowder
from tests.cli.house import GAME, House
from tests.waiting import PATIENCE

CLOWDER = (sys.executable, "-m", "clowder")


@pytest.fixture
def shell(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A clean place that processes started from here see as well."""
    monkeypatch.setenv("PYTHONPATH", str(Path(clowder.__file__).parents[1]))
    return house


def heed_ctrl_c() -> None:
    """Tests that run in the background ignore it, and what they start would inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Screen:
    """A terminal with the program in it."""

    def __init__(self, *args: str) -> None:
        self.keys, terminal = os.openpty()
        self.process = subprocess.Popen(
            (*CLOWDER, *args),
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            close_fds=True,
            preexec_fn=heed_ctrl_c,
        )
        os.close(terminal)
        self.shown = ""

    def wait_for(self, text: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < deadline, self.shown
            self.read()

    def read(self) -> bool:
        """Take in what is there or comes soon; False once the program has let go."""
        if not select.select([self.keys], [], [], 0.2)[0]:
            return True
        try:
            seen = os.read(self.keys, 65536)
        except OSError:  # the other end is closed
            return False
        self.shown += re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", seen.decode(errors="replace"))
        return bool(seen)

    def type(self, line: str) -> None:
        self.shown = ""
        os.write(self.keys, f"{line}\n".encode())

    def interrupt(self) -> int:
        """Ctrl-C, as impatiently as people do: Python may miss the first one at a prompt."""
        deadline = time.monotonic() + PATIENCE
        while "Your game is safe." not in self.shown and time.monotonic() < deadline:
            self.process.send_signal(signal.SIGINT)
            for _ in range(5):
                self.read()
        return self.end()

    def end(self) -> int:
        deadline = time.monotonic() + PATIENCE
        while self.read() and time.monotonic() < deadline:
            pass
        try:  # it lets go of the terminal a moment before it ends
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()
        finally:
            os.close(self.keys)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such terminals")
def test_ctrl_c_in_mid_game_loses_nothing(shell: House) -> None:
    screen = Screen("play", GAME, "--seed", "5", "--bots", "uniform")
    screen.wait_for("Your answer:")
    screen.type("1")
    screen.wait_for("How many tricks")
    screen.wait_for("Your answer:")
    table = screen.shown[screen.shown.index("Cat in the Box") : screen.shown.index("How many")]

    code = screen.interrupt()
    back = Screen("play", GAME, "--resume")
    back.wait_for("Your answer:")
    back.type("quit")

    assert (code, back.end()) == (130, 0)
    assert "Your game is safe." in screen.shown
    assert "Traceback" not in screen.shown
    assert shell.record_so_far().seats == 3
    assert "Buried 1" in table


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such terminals")
def test_at_a_terminal_every_seat_gets_its_mouse_by_a_number(shell: House) -> None:
    screen = Screen("play", GAME, "--seed", "5")
    screen.wait_for("Enter: sharp")
    offered = screen.shown
    screen.type("1, nine")
    screen.wait_for("Type numbers from 1 to")
    screen.wait_for("Enter: sharp")
    screen.type("1, 3")
    screen.wait_for("Your answer:")
    screen.type("quit")

    assert screen.end() == 0
    assert "1)  young" in offered
    assert "They know the rules, and little more." in offered
    kept = msgspec.json.decode(shell.table().read_bytes())
    assert kept["bots"] == ["beginner", "quick"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such terminals")
def test_enter_alone_seats_the_usual_mice(shell: House) -> None:
    screen = Screen("play", "chabyrinthe", "--seed", "5", "--seats", "2")
    screen.wait_for("A number (Enter: sharp)")
    screen.type("")
    screen.wait_for("Your answer:")
    screen.type("quit")

    assert screen.end() == 0
    assert msgspec.json.decode(shell.table().read_bytes())["bots"] == ["baseline"]


@pytest.mark.usefixtures("shell")
def test_a_reader_that_leaves_early_gets_no_complaint() -> None:
    command = f"'{sys.executable}' -m clowder rules {GAME} | head -n 1"

    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=PATIENCE)

    assert done.stdout == "Cat in the Box\n"
    assert done.stderr == ""


@pytest.mark.usefixtures("shell")
def test_nobody_reads_the_json() -> None:
    reader, writer = os.pipe()
    os.close(reader)

    done = subprocess.run((*CLOWDER, "games", "--json"), stdout=writer, stderr=subprocess.PIPE)

    os.close(writer)
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.usefixtures("shell")
def test_the_shell_sees_the_exit_codes() -> None:
    fine, wrong, bad = (
        subprocess.run((*CLOWDER, *args), capture_output=True, text=True, timeout=PATIENCE)
        for args in (("games",), ("play", "chess"), ("replay", "no.game"))
    )

    assert (fine.returncode, wrong.returncode, bad.returncode) == (0, 2, 1)
    assert wrong.stdout == bad.stdout == fine.stderr == ""
    assert wrong.stderr.count("\n") == bad.stderr.count("\n") == 1


@pytest.mark.usefixtures("shell")
def test_any_encoding_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")

    done = subprocess.run(
        (*CLOWDER, "play", GAME, "--lang", "cs"), input=b"\xff\xfe\n1\n", capture_output=True
    )

    assert (done.returncode, done.stderr) == (0, b"")


def test_workers_find_a_bot_in_the_folder_you_stand_in(shell: House) -> None:
    (shell.folder / "my_cats.py").write_text(
        "from clowder.bots.uniform import Uniform\n\nclass Careful(Uniform): pass\n"
    )
    call = (*CLOWDER, "simulate", GAME, "--games", "4", "--jobs", "2", "--bots", "my_cats:Careful")

    done = subprocess.run(call, capture_output=True, text=True, timeout=PATIENCE)

    assert (done.returncode, done.stderr) == (0, "")
