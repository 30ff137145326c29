"""Wire: states, views, moves and events survive JSON, moves survive their notation."""

from __future__ import annotations

from clowder.core.game import Ask, Result
from clowder.core.value import from_json, to_json
from clowder.testing.case import LawTable
from clowder.testing.games import moments, play_out, some_moments, states


def states_survive_json(table: LawTable, seed: int) -> None:
    for state in states(play_out(table, seed)):
        back = from_json(to_json(state), table.room.types.state)
        assert back == state
        assert hash(back) == hash(state)
        assert to_json(back) == to_json(state)


def views_survive_json(table: LawTable, seed: int) -> None:
    for match in some_moments(table, seed, count=8):
        for viewer in table.viewers():
            view = match.view(viewer)
            assert from_json(to_json(view), table.room.types.view) == view


def aids_follow_from_the_view_alone(table: LawTable, seed: int) -> None:
    for match in some_moments(table, seed, count=8):
        for viewer in table.viewers():
            view = match.view(viewer)
            travelled = from_json(to_json(view), table.room.types.view)
            assert table.room.aids(travelled) == table.room.aids(view)
        assert table.room.aids(match.view(None)) is None


def events_survive_json_as_everyone_witnesses_them(table: LawTable, seed: int) -> None:
    match = play_out(table, seed)

    for viewer in table.viewers():
        for event in match.witnessed(viewer):
            assert from_json(to_json(event), table.room.types.event) == event
    for step in match.steps:
        for event in step.events:
            assert from_json(to_json(event), table.room.types.event) == event


def moves_survive_json_and_notation(table: LawTable, seed: int) -> None:
    room = table.room
    *_, match = moments(table, seed)
    offered = [
        move
        for moment in some_moments(table, seed, count=8)
        for ask in moment.asks
        for move in moment.moves(ask.seat) or ()
    ]

    for move in (*offered, *(entry.move for entry in match.entries)):
        assert from_json(to_json(move), room.types.move) == move
        line = room.write_move(move)
        assert room.read_move(line) == move
        assert line == " ".join(line.split())  # as a record writes it


def asks_and_results_survive_json(table: LawTable, seed: int) -> None:
    for match in moments(table, seed):
        assert from_json(to_json(match.asks), tuple[Ask, ...]) == match.asks
        for ask in match.asks:
            assert from_json(to_json(ask.what), table.room.types.asked) == ask.what
        assert from_json(to_json(match.result()), Result | None) == match.result()
