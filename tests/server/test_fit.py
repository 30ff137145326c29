"""What can be chosen at a game's page, by the word of the rules."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from clowder.core.room import AnyRoom
from clowder.core.value import to_json
from clowder.games import ROOMS
from clowder.server.http.app import make_app
from clowder.server.log.denied import Denied
from clowder.server.tables.opening import check_settings
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import open_house
from tests.server.doors import Answer, fetch

pytestmark = pytest.mark.anyio


async def fit(app: FastAPI, game: str, options: dict[str, Any]) -> Answer:
    headers = {"content-type": "application/json"}
    body = to_json({"options": options})
    return await fetch(app, "POST", f"/api/games/{game}/fit", headers, body)


def mixes(room: AnyRoom) -> list[dict[str, Any]]:
    listed = {
        name: values or (room.usual_options()[name],) for name, values in room.choices().items()
    }
    names, values = listed.keys(), listed.values()
    return [dict(zip(names, mix, strict=True)) for mix in product(*values)]


def can_be_opened(game: str, seats: int, options: dict[str, Any]) -> bool:
    try:
        check_settings(TableSettings(game, seats, options))
    except Denied:
        return False
    return True


@pytest.mark.parametrize("room", ROOMS.values(), ids=lambda room: room.name)
async def test_every_mix_that_is_said_to_fit_can_be_opened_and_no_other(
    tmp_path: Path, room: AnyRoom
) -> None:
    async with open_house(tmp_path, requests_per_minute=10**6) as house:
        app = make_app(house)
        for options in mixes(room):
            answer = (await fit(app, room.name, options)).json

            fitting = [n for n in range(7) if can_be_opened(room.name, n, options)]
            assert answer["seats"] == fitting
            for name, choices in answer["options"].items():
                for choice in choices:
                    changed = options | {name: choice["value"]}
                    fitting = [n for n in range(7) if can_be_opened(room.name, n, changed)]
                    assert choice["seats"] == fitting


async def test_the_catalogue_tells_what_fits_as_usual(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        games = (await fetch(app, "GET", "/api/games")).json

        listed = {game["name"]: (game["daily"], game["fit"]) for game in games}

        assert listed["chabyrinthe"] == (True, (await fit(app, "chabyrinthe", {})).json)
        ways = listed["chabyrinthe"][1]["options"]["way"]
        assert [(way["value"], way["seats"]) for way in ways] == [
            ("each", [1, 2, 3, 4]),
            ("together", [2, 3, 4]),
            ("teams", [4]),
        ]
        assert all(game["fit"] for game in games)


async def test_what_is_written_freely_is_asked_for_where_it_matters(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)

        async def texts_and_seats(options: dict[str, Any]) -> tuple[list[str], list[int]]:
            answer = (await fit(app, "stray_cat", options)).json
            return answer["texts"], answer["seats"]

        assert await texts_and_seats({}) == ([], [2, 3, 4])
        assert await texts_and_seats({"layout": "custom"}) == (["shape"], [2, 3, 4])
        assert await texts_and_seats({"layout": "custom", "shape": "1##2"}) == (["shape"], [])


@pytest.mark.parametrize("options", [{"dogs": True}, {"way": "sideways"}, {"kittens": "maybe"}])
async def test_options_that_there_are_not_are_refused(
    tmp_path: Path, options: dict[str, Any]
) -> None:
    async with open_house(tmp_path) as house:
        answer = await fit(make_app(house), "chabyrinthe", options)

        assert (answer.status, answer.json["code"]) == (422, "bad_options")
