"""Frames and bodies as no client of ours would send them: valid ones, bent in every way."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from clowder.server.http.app import make_app
from clowder.server.store import hosts
from clowder.server.wire import messages
from tests.server.bench import Hand, guest, open_house, replies, seated_table
from tests.server.doors import Answer, fetch

MOVES: tuple[dict[str, Any], ...] = (
    {"type": "Bury", "number": 3},
    {"type": "Bid", "tricks": 2},
    {"type": "Play", "number": 5, "colour": "red"},
    {"type": "Start", "seat": 1},
    {"type": "Deal", "hands": [[1, 2], [3, 4]], "up": [1], "down": [2]},
)
FRAMES: tuple[dict[str, Any], ...] = (
    *({"type": "Answer", "id": "a", "seat": 0, "ask": 1, "move": move} for move in MOVES),
    {"type": "Try", "id": "a", "seat": 0, "moves": list(MOVES)},
    *({"type": "Try", "id": "a", "seat": 0, "moves": [move]} for move in MOVES),
    {"type": "TakeBack", "id": "a", "seat": 0},
    {"type": "Consent", "id": "a", "seat": 0, "agree": True},
    {"type": "Vote", "id": "a", "seat": 0, "gone": 1, "choice": "bot"},
    {"type": "Return", "id": "a", "seat": 0},
    {"type": "TakeHoliday", "id": "a", "seat": 0, "days": 3},
    {"type": "EndHoliday", "id": "a", "seat": 0},
    {"type": "Chat", "id": "a", "text": "Meow"},
    {"type": "React", "id": "a", "cat": "purr"},
    {"type": "Look", "seat": 0, "since": 0},
    {"type": "Ping"},
)


class Raw(str):
    """Written as it stands, JSON or not."""


WORST: tuple[Any, ...] = (
    *(None, True, "", "0", "x" * 5000, "\ud800", "\udfff\ud800", "\u202e", "a\n", "\x00", 1.5),
    *(-1, 2**31 + 1, 2**63, 2**64, -(2**63) - 1, 10**30, 10**400, [], {}, [[]], {"type": "Play"}),
    *map(Raw, ("NaN", "Infinity", "-Infinity", "1e400", "-0", "1E5", "01", "9" * 5000)),
    *(Raw("[" * depth + "]" * depth) for depth in (40, 900, 3000)),
    *(Raw("[" * 8000), Raw('{"a":' * 1000 + "0" + "}" * 1000), Raw("\ud800")),
)


def write(value: Any) -> str:
    """JSON, as far as it is JSON."""
    match value:
        case Raw():
            return str(value)
        case dict():
            fields = (f"{json.dumps(key)}:{write(inner)}" for key, inner in value.items())
            return "{" + ",".join(fields) + "}"
        case list():
            return "[" + ",".join(map(write, value)) + "]"
        case _:
            return json.dumps(value)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to everything inside a value."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in items:
        yield (*path, key)
        if isinstance(inner, (dict, list)):
            yield from places(inner, (*path, key))


def put(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    if not path:
        return new
    copied = dict(value) if isinstance(value, dict) else list(value)
    copied[path[0]] = put(copied[path[0]], path[1:], new)
    return copied


@st.composite
def bent(draw: st.DrawFn, valid: tuple[dict[str, Any], ...]) -> str:
    """A valid value with something replaced, added, lost, given twice, or cut off."""
    value: Any = draw(st.sampled_from(valid))
    way = draw(st.sampled_from(("replace", "replace", "replace", "add", "lose", "twice", "cut")))
    path = draw(st.sampled_from(list(places(value))))
    worst = draw(st.sampled_from(WORST) | st.integers() | st.text(max_size=80))
    match way:
        case "replace":
            return write(put(value, path, worst))
        case "add":
            return write(value | {draw(st.text(max_size=8)): worst})
        case "lose":
            return write({key: inner for key, inner in value.items() if key != path[0]})
        case "twice":
            key = json.dumps(str(path[0]))
            return f"{write(value)[:-1]},{key}:{write(worst)}}}"
        case _:
            text = write(value)
            return text[: draw(st.integers(0, len(text)))]


def frames() -> st.SearchStrategy[str | bytes]:
    odd = st.sampled_from([write(worst) for worst in WORST]) | st.text(max_size=60)
    return bent(FRAMES) | odd | st.binary(max_size=60) | st.just(b"[" * 8000)


class Bench:
    """A table with a game on, and somebody at it who says strange things."""

    def __init__(self, runner: asyncio.Runner, house: Any, live: Any, person: Any) -> None:
        self.runner, self.house, self.live = runner, house, live
        self.person = person
        self.app = make_app(house)
        self.key: str = runner.run(house.sessions.make_token(person, 0))

    def stranger_key(self) -> str:
        """Of somebody new, who may be forgotten again."""
        stranger = self.runner.run(guest(self.house, "Eve"))
        key: str = self.runner.run(self.house.sessions.make_token(stranger, 0))
        return key

    def hear(self, frame: str | bytes) -> list[messages.Reply]:
        """What a socket says to a frame; the table changes only where that is acknowledged."""
        before = self.live.table.last_number
        hand = Hand(self.house, self.live, self.person, 0)
        self.runner.run(hand.socket.hear(frame))
        self.live.viewers.discard(hand.socket)
        heard = [replies.decode(frame) for frame in hand.frames() if isinstance(frame, bytes)]
        done = [reply.number for reply in heard if isinstance(reply, messages.Done)]
        assert heard
        assert self.live.table.last_number == max([before, *done])
        return heard

    def post(self, path: str, body: bytes | list[bytes], **headers: str) -> Answer:
        given = {"authorization": f"Bearer {self.key}", "content-type": "application/json"}
        return self.runner.run(fetch(self.app, "POST", path, given | headers, body))


@contextmanager
def bench(folder: Path, game: str = "cat_in_the_box") -> Iterator[Bench]:
    with asyncio.Runner() as runner:
        opening = open_house(folder, requests_per_minute=10**9, sessions_per_hour=10**9)
        house = runner.run(opening.__aenter__())
        ann = runner.run(guest(house, "Ann", "cs"))
        runner.run(hosts.add_host(house.store, ann.session, 0))  # so that all bodies are read
        live = runner.run(seated_table(house, [ann, ann, ann], game=game))
        yield Bench(runner, house, live, ann)
        runner.run(opening.__aexit__(None, None, None))
