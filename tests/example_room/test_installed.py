"""A room of another package, installed for real: it is listed, played, simulated and served."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from clowder import games
from clowder.cli.general_printer import plain
from clowder.core.fault import Fault
from clowder.games import OWN
from clowder.games.installed import installed_rooms
from tests.example_room.site import add_entry_points, environment, install_pounce
from tests.server.process import command


class Called(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def site(tmp_path: Path) -> Path:
    site = tmp_path / "site"
    install_pounce(site)
    return site


def clowder(site: Path, *args: str, typed: str = "") -> Called:
    env = environment(site, CLOWDER_DATA=str(site / "data"), COLUMNS="200")
    done = subprocess.run(
        [sys.executable, "-P", "-m", "clowder", *args],
        env=env,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=site,
    )
    return Called(done.returncode, done.stdout, done.stderr)


def test_it_is_listed_and_its_rules_are_printed(site: Path) -> None:
    listed, rules = clowder(site, "games"), clowder(site, "rules", "pounce")

    assert (listed.code, listed.err) == (0, "")
    assert "Equal cats get in each other’s way." in listed.out
    assert "PNC-4" in rules.out


def test_it_is_simulated_by_a_bot_of_its_package_and_by_one_that_plays_anything(site: Path) -> None:
    simulated = clowder(site, "simulate", "pounce", "--games", "3", "--bots", "uniform")
    arena = clowder(site, "arena", "pounce", "--bots", "baseline,uniform", "--games", "2")

    assert (simulated.code, simulated.err, arena.code, arena.err) == (0, "", 0, "")
    assert "Games: 3. Moves: 21 " in simulated.out


def test_it_is_played_at_a_plain_table_with_english_where_its_words_are_missing(site: Path) -> None:
    played = clowder(
        site, "play", "pounce", "--seats", "2", "--lang", "cs", "--seed", "3", typed="1\n1\n1\n"
    )

    assert played.code == 0
    assert " hand  2 6 7\n" in played.out
    assert " 1) pounce with 2\n" in played.out
    assert "Vyhráváš." in played.out


BROKEN = {
    "broken = nowhere:ROOM": "nowhere:ROOM: ModuleNotFoundError: No module named 'nowhere'",
    "odd = clowder_pounce:events": "it is not a clowder.core.room.Room",
    "purr = clowder_pounce:ROOM": "its entry point must have the name of the game, 'pounce'",
    "pounce = clowder_pounce.again:ROOM": "there is a game 'pounce' already, in clowder_pounce",
    "puss = clowder_pounce.again:PUSS": "the prefix 'pnc' is taken by pounce",
    "cat_in_the_box = clowder_pounce.again:BOX": "there is a game 'cat_in_the_box' already",
    "Tom = clowder_pounce.again:TOM": "'Tom' cannot be a name",
    "tim = clowder_pounce.again:TIM": "'t-' cannot be a prefix",
    "dumb = clowder_pounce.again:DUMB": "clowder.core has no folder locales/en with its texts",
    "other = clowder_pounce.again:OTHER": "its English texts have no message 'oth-title'",
    "many = clowder_pounce.again:MANY": "a table has 1 to 5 seats",
    "shy = clowder_pounce.again:SHY": "nobody can play it with its usual options",
    "wild = clowder_pounce.again:WILD": "RuntimeError: I will not be set up",
}


@pytest.fixture
def broken_site(site: Path) -> Path:
    """Pounce, and a package whose rooms cannot be used."""
    (site / "clowder_pounce" / "again.py").write_text(AGAIN, "utf-8")
    texts = site / "clowder_pounce" / "locales" / "en" / "more.ftl"
    texts.write_text(
        "".join(f"{p}-title = x\n{p}-tagline = x\n{p}-aim = x\n" for p in ("man", "shy", "wil"))
    )
    add_entry_points(site, "clowder_zigzag", *BROKEN)
    return site


def test_what_cannot_be_used_is_found_out_one_by_one(
    broken_site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(broken_site)
    monkeypatch.setattr(sys, "modules", sys.modules.copy())  # it is imported here alone

    found = installed_rooms(OWN)

    assert [room.name for room in found.rooms] == ["pounce"]
    reasons = {left_out.name: left_out.reason for left_out in found.left_out}
    assert len(found.left_out) == len(BROKEN)
    for entry, reason in BROKEN.items():
        assert reason in reasons[entry.partition(" ")[0]]
    monkeypatch.setattr(games, "INSTALLED", found)
    with pytest.raises(Fault, match=r"'wild' is left out: .*I will not be set up"):
        games.find_room("wild")


def test_those_that_are_broken_or_in_the_way_are_named_and_stop_nobody(broken_site: Path) -> None:
    listed, played = clowder(broken_site, "games"), clowder(broken_site, "play", "wild")

    assert listed.code == 0
    assert [line.split()[0] for line in listed.out.splitlines()][-2:] == [
        "stray_cat",
        "pounce",
    ]
    complaints = listed.err.splitlines()
    assert len(complaints) == len(BROKEN)
    for entry, reason in BROKEN.items():
        name = entry.partition(" ")[0]
        start = f"clowder: the installed game “{name}” is left out: "
        assert [c for c in complaints if c.startswith(start) and reason in c], (entry, complaints)
    assert "RuntimeError: I will not be set up" in played.err


AGAIN = """
from dataclasses import replace
from clowder_pounce import ROOM

def refuse(options, seats):
    raise ValueError("no")

def rage(options, seats):
    raise RuntimeError("I will not be set up")

PUSS = replace(ROOM, name="puss")
TIM = replace(ROOM, name="tim", prefix="t-")
BOX = replace(ROOM, name="cat_in_the_box", prefix="box")
TOM = replace(ROOM, name="Tom")
DUMB = replace(ROOM, name="dumb", prefix="dum", package="clowder.core")
OTHER = replace(ROOM, name="other", prefix="oth")
MANY = replace(ROOM, name="many", prefix="man", seats=range(2, 8))
SHY = replace(ROOM, name="shy", prefix="shy", setup=refuse)
WILD = replace(ROOM, name="wild", prefix="wil", setup=rage)
"""


def test_it_is_served_with_its_words_and_played_over_the_wire(site: Path, tmp_path: Path) -> None:
    server = subprocess.Popen(
        command(tmp_path / "data"), stdout=subprocess.PIPE, text=True, env=environment(site)
    )
    with server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            guest = subprocess.run(
                [sys.executable, "-P", "-c", GUEST, address],
                env=environment(site),
                capture_output=True,
                text=True,
                check=False,
            )
        finally:
            server.terminate()

    assert guest.returncode == 0, guest.stderr
    bots, title, first_line, *_ = guest.stdout.splitlines()
    assert (bots, title) == ("('uniform', 'baseline')", "pnc-title = Pounce")
    assert first_line == "game pounce 1"


GUEST = """
import asyncio, sys
from clowder import Client, FastRng, make_bot

async def main(address):
    async with Client(address, "Ann") as client:
        [pounce] = [game for game in await client.ask("GET", "/api/games") if game["own_texts"]]
        print(tuple(pounce["bots"]))
        words = await client.ask("GET", "/api/games/pounce/texts/cs")
        print(next(line for line in words.splitlines() if "title" in line))
        table = await client.open("pounce", 2, options={"mice": 2})
        await table.add_bots("baseline")
        await table.start()
        bot, rng = make_bot("uniform", table.room), FastRng(1)
        async for _ in table.turns():
            await table.play(table.choose(bot, rng))
        print(await table.record())

asyncio.run(main(sys.argv[1]))
"""


def test_any_value_has_a_plain_line() -> None:
    line = plain({"type": "Choosing", "given": (True, None), "cards": ((1, 2), ()), "by": {}})

    assert line == "Choosing (given yes -, cards 1 2 | -, by )"
    assert plain({"type": "Over"}) == "Over"
