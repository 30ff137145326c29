"""`clowder replay`: replays a record by the rules and prints it, all hands revealed."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console

from clowder.cli.choices import AsJson, Language, RecordFile, choose_words
from clowder.cli.errors import content
from clowder.cli.files import read_text
from clowder.cli.standings import player_names, print_result
from clowder.core.record_reader import load
from clowder.core.record_text import AnyMatch, write_seat
from clowder.core.room import AnyRoom
from clowder.games import ROOMS
from clowder.locales import Words


def run(file: RecordFile, lang: Language = None, json: AsJson = False) -> None:
    words = choose_words(lang)
    with content(file):
        match = load(read_text(file), ROOMS)
    room = ROOMS[match.room.name]
    if json:
        print(msgspec.json.encode(as_json(room, match)).decode())
    else:
        print_moves(room, match, words)


def print_moves(room: AnyRoom, match: AnyMatch, words: Words) -> None:
    console = Console(highlight=False)
    names = player_names(words, match.seats)
    for entry, step in zip(match.entries, match.steps, strict=True):
        console.print(f"{write_seat(entry.seat)} {room.write_move(entry.move)}", style="dim")
        for event in step.events:
            sentence = room.text.event(event, names, None)
            if sentence is not None:
                console.print(f"    {words.say(sentence)}", markup=False)
    result = match.result()
    if result is None:
        console.print(words("replay-unfinished"))
    else:
        print_result(room, result, names, words, console)


def as_json(room: AnyRoom, match: AnyMatch) -> dict[str, Any]:
    entries = zip(match.entries, match.steps, strict=True)
    return {
        "game": room.name,
        "version": room.version,
        "seats": match.seats,
        "options": match.options,
        "entries": [
            {"seat": entry.seat, "move": room.write_move(entry.move), "events": step.events}
            for entry, step in entries
        ],
        "result": match.result(),
    }
