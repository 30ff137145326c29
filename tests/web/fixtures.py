"""`python tests/web/fixtures.py`: what the web client's tests play with, from recorded games.

`web/src/games/<room>/fixtures/` has games in notation, from their deal on as far as they are
needed (without an `end` line). Lines that begin with `#=` name a moment of them:

    #= bidding view 0       what seat 0 sees now
    #= lastBid update 0     what the last player's move brought, as seat 0 sees it
    #= asked ask 0          what seat 0 sees, the moves it may make and what helps it
    #= foreseen aids 0 rotate 1 1 1     what would help seat 0 after a move
    #= round story 0        all updates so far, as seat 0 sees them

They become `web/src/games/<room>/recorded.ts`, typed by the generated types.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from clowder.core.delta import diff
from clowder.core.game import NATURE, Seat, Step
from clowder.core.record_reader import read_entry
from clowder.core.room import AnyRoom
from clowder.core.value import to_json
from clowder.games import OWN
from clowder.server.http.openapi import type_prefix
from clowder.server.wire.messages import GameEvent

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
NAMES = ("Milo", "Pip", "Zosia", "Kuk", "Ann")
HEAD = "/* Moments of the games in fixtures/. Written by `python3 dev.py types`. */"


class Recording:
    """A game read line by line, and the moments of it that have a name."""

    def __init__(self, room: AnyRoom) -> None:
        self.room = room
        self.seats = 0
        self.options: dict[str, Any] = {}
        self.state: Any = None
        self.steps: list[tuple[Seat, Step[Any, Any]]] = []
        self.moments: list[str] = []

    def read(self, file: Path) -> None:
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
            self.read_line(f"{file.name}, line {number}", line)

    def read_line(self, place: str, line: str) -> None:
        word, _, rest = line.partition(" ")
        match word:
            case "game":
                assert rest == f"{self.room.name} {self.room.version}", place
                self.options, self.state = {}, None
            case "seats":
                self.seats = int(rest)
            case "option":
                name, _, value = rest.partition(" ")
                self.options[name] = json.loads(value)
            case "#=":
                self.moments.append(self.moment(*rest.split(" ", 2)))
            case _ if line and not line.startswith("#"):
                self.play(place, line)

    def play(self, place: str, line: str) -> None:
        if self.state is None:
            self.state = self.room.opening(self.room.make_options(self.options), self.seats)
        entry = read_entry(self.room, place, line)
        refusal = self.room.refusal(self.state, entry.seat, entry.move)
        assert refusal is None, f"{place}: {refusal}"
        step = self.room.apply(self.state, entry.seat, entry.move)
        self.steps.append((entry.seat, step))
        self.state = step.state

    def moment(self, name: str, kind: str, rest: str = "") -> str:
        room, prefix = self.room, type_prefix(self.room)
        who, _, move = rest.partition(" ")
        seat = Seat(int(who))
        view = room.view(self.state, seat)
        match kind:
            case "view":
                return constant(name, "View", view)
            case "aids":
                return constant(name, "Aids", room.foresee(view, room.read_move(move)))
            case "ask":
                asked = {
                    "view": view,
                    "moves": room.moves(self.state, seat),
                    "aids": room.aids(view),
                }
                return constant(name, f"Asked<{prefix}>", asked)
            case "update":
                shown = {"seat": seat, "news": self.news(seat), "view": view}
                return constant(name, f"Shown<{prefix}>", shown, "shown")
            case "story":
                return constant(name, f"Shown<{prefix}>[]", self.story(seat), "story")
            case _:
                raise AssertionError(kind)

    def news(self, seat: Seat) -> list[GameEvent]:
        """What has happened since the last player moved, and that move."""
        return self.witnessed(self.turns()[-1], seat)

    def turns(self) -> list[list[Step[Any, Any]]]:
        """The steps so far: the deal, then every player's move with what NATURE answered."""
        turns: list[list[Step[Any, Any]]] = [[]]
        for by, step in self.steps:
            if by != NATURE:
                turns.append([])
            turns[-1].append(step)
        return turns

    def witnessed(self, turn: list[Step[Any, Any]], seat: Seat) -> list[GameEvent]:
        seen = (self.room.witness(event, seat) for step in turn for event in step.events)
        names = NAMES[: self.seats]
        return [GameEvent(e, self.room.text.event(e, names, seat)) for e in seen if e is not None]

    def story(self, seat: Seat) -> list[dict[str, Any]]:
        view: Any = None
        steps: list[dict[str, Any]] = []
        for turn in self.turns():
            before, view = view, json.loads(to_json(self.room.view(turn[-1].state, seat)))
            news = self.witnessed(turn, seat)
            steps.append({"seat": seat, "news": news, "view": diff(before, view)})
        return steps


def constant(name: str, kind: str, value: object, made: str = "") -> str:
    text = to_json(value).decode()
    return f"export const {name}: {kind} = {f'{made}({text})' if made else text};"


def recorded(room: AnyRoom) -> str | None:
    """The TypeScript of a room's moments; None where it has no recorded games."""
    files = sorted((GAMES / room.name / "fixtures").glob("*.game"))
    if not files:
        return None
    recording = Recording(room)
    for file in files:
        recording.read(file)
    text = "\n".join(recording.moments)
    own = ("Aids", "View", type_prefix(room))
    types = [kind for kind in own if f": {kind} =" in text or f"<{kind}>" in text]
    shared = [made for made in ("shown", "story") if f"= {made}(" in text]
    shared += [f"type {kind}" for kind in ("Asked", "Shown") if f": {kind}<" in text]
    imports = [f"import {{ {', '.join(shared)} }} from '../testing';"] * bool(shared)
    imports += [f"import type {{ {', '.join(types)} }} from './types';"]
    return "\n".join((HEAD, *imports, "", text, ""))


def files() -> dict[str, str]:
    """What is written, by its path among the games."""
    texts = {f"{room.name}/recorded.ts": recorded(room) for room in OWN}
    return {path: text for path, text in texts.items() if text is not None}


def main() -> None:
    for path, text in files().items():
        (GAMES / path).write_text(text, "utf-8", newline="\n")
        print(f"clowder: {path}", file=sys.stderr)


if __name__ == "__main__":
    main()
