"""A person at a table with bots, saved to disk after every move."""

from __future__ import annotations

import hashlib
import secrets
import time
from pathlib import Path
from typing import Any, NamedTuple

from clowder.bots.advice import Advice
from clowder.bots.levels import current_name, find_bot, make_adviser
from clowder.bots.simulation import let_answer, seated
from clowder.cli.errors import content
from clowder.cli.files import data_folder, read_text, write_whole
from clowder.core.fault import Fault
from clowder.core.game import Ask, Refusal, Seat
from clowder.core.match import Match
from clowder.core.record_reader import load
from clowder.core.record_text import AnyMatch, write_text
from clowder.core.rng import FairRng
from clowder.core.room import AnyRoom
from clowder.core.value import Value, from_json, to_json
from clowder.core.words import say
from clowder.games import ROOMS

YOU = Seat(0)  # the person's seat; who starts is drawn at random anyway


class SavedGame(Value, tag="Kept"):  # the tag that files have
    """The file of an unfinished game."""

    bots: tuple[str, ...]  # for the seats after the person's
    root: str  # of the random draws, in hexadecimal
    record: str  # the `.game` text


class Place(NamedTuple):
    """The file of a sitting, and the root of its random draws."""

    path: Path
    root: bytes


class Sitting:
    def __init__(self, room: AnyRoom, match: AnyMatch, bots: tuple[str, ...], place: Place) -> None:
        self.room = room
        self.match = match
        self.root = place.root
        self.rng = FairRng(place.root)
        self.names = bots
        self.bots = [seated(name, room) for name in bots]
        self.path = place.path

    def your_ask(self) -> Ask | None:
        return next((ask for ask in self.match.asks if ask.seat == YOU), None)

    def play(self, move: Any) -> Refusal | None:
        """Play your move and save it, before the bots answer."""
        refusal = self.match.play(YOU, move)
        if refusal is None:
            self.save()
        return refusal

    def let_bots_answer(self) -> None:
        while asks := [ask for ask in self.match.asks if ask.seat != YOU]:
            seat = asks[0].seat
            # Seeded anew for each decision: after an undo or a break the bot thinks the same.
            rng = self.rng.thinking_rng(f"bot {seat}", len(self.match.entries))
            let_answer(self.match, asks[0], self.bots[seat - 1], rng)
        self.save()

    def undo(self) -> None:
        """Take your last move back, and what came after it; raises ValueError if barred."""
        self.match.undo(YOU)
        self.save()

    def hint(self, ask: Ask) -> Advice:
        """What to do, and why, by what the seat can see."""
        rng = self.rng.thinking_rng("hint", len(self.match.entries))
        bot = make_adviser(self.room)
        return bot.advise(self.match.view(YOU), ask, self.match.moves(YOU), rng, bot.budget)

    def save(self) -> None:
        saved = SavedGame(self.names, self.root.hex(), self.record())
        with content(self.path):
            write_whole(self.path, to_json(saved).decode())

    def record(self) -> str:
        return write_text(self.room, self.match.record())

    def finish(self) -> Path:
        """Write the finished game as a record, and remove the unfinished one."""
        record = self.path.with_suffix(".game")
        with content(record):
            write_whole(record, self.record())
            self.path.unlink(missing_ok=True)
        return record


def new_sitting(room: AnyRoom, options: Any, bots: tuple[str, ...], seed: int | None) -> Sitting:
    root = secrets.token_bytes(32) if seed is None else hashlib.sha256(str(seed).encode()).digest()
    match: AnyMatch = Match(room, options, 1 + len(bots), FairRng(root))
    moment = time.strftime("%Y%m%d-%H%M%S")
    path = tables_folder() / f"{room.name}-{moment}-{secrets.token_hex(2)}.table"
    sitting = Sitting(room, match, bots, Place(path, root))
    sitting.save()
    return sitting


def last_sitting(room: AnyRoom) -> Sitting | None:
    """The unfinished game that was saved last."""
    waiting = tables_folder().glob(f"{room.name}-*.table")
    path = max(waiting, key=lambda path: path.stat().st_mtime_ns, default=None)
    if path is None:
        return None
    with content(path):
        saved: SavedGame = from_json(read_text(path), SavedGame)
        root = bytes.fromhex(saved.root)
        match = load(saved.record, ROOMS, FairRng(root))
        bots = tuple(current_name(name) for name in saved.bots)
        for name in bots:
            find_bot(name, room.name)
        if (match.room.name, match.seats) != (room.name, 1 + len(saved.bots)):
            players = 1 + len(saved.bots)
            raise Fault(
                f"not a table of {room.name} with {players} players",
                say("fault-other-table", game=room.name, players=players),
            )
        return Sitting(room, match, bots, Place(path, root))


def tables_folder() -> Path:
    return data_folder() / "tables"
