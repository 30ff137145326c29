"""Malformed frames and bodies by the million, at tables of every room.

Valid ones are bent in every way; anything but a typed answer, an exception, or a table that changes
without saying so is a complaint with the frame that did it.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec

from clowder.core.value import to_json
from clowder.games import ROOMS
from clowder.server.wire import messages
from tests.campaigns.report import Report, Stretch
from tests.server.inquiry import MOVES
from tests.server.nasty import FRAMES, WORST, Bench, bench, places, put, write
from tests.server.test_malformed import BODIES, check_typed

BODY_SHARE = 0.05  # a request takes far longer than a frame
AT_A_TABLE = 5_000  # then the next room has its turn
SHOWN = 300  # characters of what is complained about
WAYS = ("replace", "replace", "replace", "add", "lose", "twice", "cut", "bytes")

moves = [json.loads(to_json(move)) for move in MOVES]


def run(folder: Path, minutes: float, seed: str) -> Report:
    stretch, dice = Stretch(minutes), random.Random(seed)
    counts, complaints = Counter[str](), list[str]()
    for number, game in enumerate(cycle(ROOMS)):
        with bench(folder / str(number), game) as table:
            for _ in range(AT_A_TABLE):
                try_one(table, dice, counts, complaints)
                if stretch.over or complaints:
                    break
        counts[f"tables of {game}"] += 1
        if stretch.over or complaints:
            break
    return stretch.report("fuzz", seed, dict(counts), complaints)


def try_one(table: Bench, dice: random.Random, counts: Counter[str], complaints: list[str]) -> None:
    path, valid = dice.choice(list(BODIES.items()))
    is_body = dice.random() < BODY_SHARE
    sent = bend(valid if is_body else frame(dice), dice)
    try:
        if is_body:
            post(table, path, sent, counts)
        else:
            hear(table, sent, counts)
    except Exception as error:
        where = path if is_body else "socket"
        complaints.append(f"{where}: {repr(sent)[:SHOWN]}: {repr(error)[:SHOWN]}")


def frame(dice: random.Random) -> dict[str, Any]:
    """A valid one, half of the time with a move of some room."""
    valid = dice.choice(FRAMES)
    if "move" in valid and dice.random() < 0.5:
        return valid | {"move": dice.choice(moves)}
    return valid


def hear(table: Bench, sent: str | bytes, counts: Counter[str]) -> None:
    counts["frames"] += 1
    for reply in table.hear(sent):
        kind = f"frames: {type(reply).__name__}"
        counts[f"{kind} {reply.code}" if isinstance(reply, messages.Failed) else kind] += 1


def post(table: Bench, path: str, sent: str | bytes, counts: Counter[str]) -> None:
    counts["bodies"] += 1
    body = sent if isinstance(sent, bytes) else sent.encode("utf-8", "surrogatepass")
    answer = table.post(path.replace("NAME", table.live.table.name), body)
    counts[f"bodies: {answer.status}"] += 1
    check_typed(answer)


def bend(valid: dict[str, Any], dice: random.Random) -> str | bytes:
    """With something replaced, added, lost, given twice, cut off, or with other bytes in it."""
    path, worst = dice.choice(list(places(valid)) or [("type",)]), dice.choice(WORST)
    match dice.choice(WAYS):
        case "replace":
            return write(put(valid, path, worst))
        case "add":
            return write(valid | {dice.choice(("extra", "", "\u202e", "type ")): worst})
        case "lose":
            return write({key: inner for key, inner in valid.items() if key != path[0]})
        case "twice":
            return f"{write(valid)[:-1]},{json.dumps(str(path[0]))}:{write(worst)}}}"
        case "cut":
            text = write(valid)
            return text[: dice.randrange(len(text))]
        case _:
            changed = bytearray(msgspec.json.encode(valid))
            for _ in range(dice.randrange(1, 6)):
                changed[dice.randrange(len(changed))] = dice.randrange(256)
            return bytes(changed)
