"""`--cluster`: the same games on a Ray of two workers, one of which is killed."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.cli.house import GAME, House

ROOT = Path(__file__).resolve().parents[2]
BOTS = "uniform,tests.cli.strange_bots:Mortal"


class Cluster(NamedTuple):
    address: str
    mark: Path  # of the worker that was killed
    env: dict[str, str]  # in which "auto" finds it

    def call(self, *args: str) -> tuple[int, str, str]:
        """In a process of its own: a connection to Ray is for a whole process."""
        call = [sys.executable, "-m", "clowder", *args]
        done = subprocess.run(call, env=self.env, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout, done.stderr


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A Ray of two workers, which ends with the tests."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    mark = tmp_path_factory.mktemp("cluster") / "mark"
    address = f"127.0.0.1:{port}"
    env = os.environ | {"MORTAL_MARK": str(mark), "PYTHONPATH": str(ROOT), "RAY_ADDRESS": address}
    folder = tempfile.mkdtemp(prefix="ray")  # short: sockets lie in it
    ray = subprocess.Popen(
        [
            shutil.which("ray", path=Path(sys.executable).parent) or "ray", "start", "--head",
            "--block", "--num-cpus=2", "--node-ip-address=127.0.0.1", f"--port={port}",
            f"--temp-dir={folder}", "--include-dashboard=false", "--disable-usage-stats",
        ],
        env={name: value for name, value in env.items() if name != "RAY_ADDRESS"},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
    )  # fmt: skip
    assert ray.stdout is not None
    said = []
    for line in ray.stdout:
        said.append(line)
        if "Ray runtime started" in line:
            break
    else:
        pytest.fail("".join(said))
    try:
        yield Cluster(address, mark, env)
    finally:
        os.killpg(ray.pid, signal.SIGTERM)
        ray.communicate()
        shutil.rmtree(folder, ignore_errors=True)


def report(out: str) -> Any:
    """Without what depends on the machine."""
    told = json.loads(out)
    told.pop("seconds", None)
    for bot in told["bots"]:
        if isinstance(bot, dict):
            bot.pop("seconds")
    return told


@pytest.mark.long  # Ray takes long to start
def test_the_games_of_a_killed_worker_are_played_again(cluster: Cluster) -> None:
    args = ("arena", GAME, "--bots", BOTS, "--games", "60", "--seed", "5", "--json")

    code, out, err = cluster.call(*args, "--cluster", "auto")

    assert code == 0, err
    assert cluster.mark.exists(), "no worker was killed"
    assert report(out) == report(cluster.call(*args)[1])
    simulated = ("simulate", GAME, "--bots", BOTS, "--games", "30", "--json")
    there, here = cluster.call(*simulated, "--cluster", "auto"), cluster.call(*simulated)
    assert report(there[1]) == report(here[1])


@pytest.mark.long
def test_a_bot_that_fails_on_a_cluster_is_named(cluster: Cluster) -> None:
    bots = ("--bots", "uniform,tests.cli.strange_bots:Cheat")

    code, out, err = cluster.call("simulate", GAME, *bots, "--cluster", cluster.address)

    assert (code, out) == (1, "")
    assert err.splitlines()[-1].startswith("clowder: bot tests.cli.strange_bots:Cheat made a move")


def test_a_cluster_that_is_not_there_is_told_in_a_line(house: House) -> None:
    called = house.call("arena", GAME, "--cluster", "ray://127.0.0.1:1")

    assert (called.code, called.out) == (2, "")
    assert called.err.startswith("clowder: --cluster: there is no Ray cluster at “ray://127.0.0.1")
