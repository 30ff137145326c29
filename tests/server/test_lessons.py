"""Lessons over HTTP: nobody has to come in, and nothing is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from fastapi import FastAPI
from sqlalchemy import func, select

from clowder.bots.levels import bots_of
from clowder.core.value import to_json
from clowder.games.cat_in_the_box.moves import Bid, Bury, Play
from clowder.games.chabyrinthe.moves import Adopt, Insert, Rotate
from clowder.server.http.app import make_app
from clowder.server.store import schema
from clowder.server.tables.lessons import LessonAnswer, LessonStep
from clowder.server.wire import messages
from tests.server.bench import guest, open_house
from tests.server.doors import Answer, fetch

pytestmark = pytest.mark.anyio

LESSONS = "/api/games/cat_in_the_box/lessons"
RED, FOLLOW, PARADOX, END = 3, 5, 10, 12
MAZE = "/api/games/chabyrinthe/lessons"
HOME, GUARDIAN, DUE = 3, 7, 11


async def try_move(
    app: FastAPI, step: int, move: Any, language: str = "en", lessons: str = LESSONS, **more: Any
) -> Answer:
    headers = {"content-type": "application/json", "accept-language": language}
    body = to_json({"step": step, "move": move, **more})
    return await fetch(app, "POST", f"{lessons}/try", headers, body)


def read(answer: Answer) -> LessonAnswer:
    assert answer.status == 200, answer.body
    return msgspec.json.decode(answer.body, type=LessonAnswer)


async def test_every_step_is_a_table_seen_by_the_learner(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        answer = await fetch(make_app(house), "GET", LESSONS, {"accept-language": "cs"})

    steps = msgspec.json.decode(answer.body, type=tuple[LessonStep, ...])
    assert [step.number for step in steps] == list(range(1, 13))
    red, end = steps[RED - 1], steps[END - 1]
    assert (red.section, red.title) == ("cib-section-tricks", "cib-lesson-red-title")
    assert (red.wanted, red.rules) == ("refusal", ("CIB-8",))
    assert red.shown == ({"type": "Play", "number": 6, "colour": "red"},)
    assert red.update.table.seats[0].name == "Ty"
    assert [ask.seat for ask in red.update.asks] == [0]
    assert red.update.moves
    assert red.update.aids
    assert (end.wanted, end.update.asks) == ("nothing", ())
    assert all(not view_of(step)["hand"] or step.update.seat == 0 for step in steps)


def view_of(step: LessonStep) -> dict[str, Any]:
    view = step.update.view
    assert isinstance(view, dict)
    return view


async def test_a_wanted_refusal_is_praised_and_told_in_words(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        answer = read(await try_move(make_app(house), RED, Play(6, "red"), "pl"))

    assert answer.done
    assert answer.update is None
    assert answer.say is not None
    assert answer.say.key == "cib-lesson-red-praise"
    assert answer.refused is not None
    assert (answer.refused.why, answer.refused.rule) == ("trump_lead", "CIB-8")
    assert "czerwony" in answer.refused.text


async def test_an_allowed_move_beside_the_point_is_shown_and_gently_turned_down(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        answer = read(await try_move(make_app(house), PARADOX, Play(3, "red")))

    assert not answer.done
    assert answer.refused is None
    assert answer.say is not None
    assert answer.say.key == "cib-lesson-paradox-again"
    assert answer.update is not None
    events = [
        item.event["type"] for item in answer.update.news if isinstance(item, messages.GameEvent)
    ]
    assert events == ["Played", "ColourLost", "TrickWon", "ParadoxCaused", "RoundScored"]


async def test_the_right_move_is_praised_and_the_table_goes_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        answer = read(await try_move(make_app(house), FOLLOW, Play(4, "blue")))

    assert answer.done
    assert answer.say is not None
    assert answer.say.key == "cib-lesson-follow-praise"
    assert answer.update is not None
    assert [ask.what for ask in answer.update.asks] == ["play"]


async def test_any_other_refusal_speaks_for_itself(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        answer = read(await try_move(make_app(house), RED, Bury(6)))

    assert (answer.done, answer.say, answer.update) == (False, None, None)
    assert answer.refused is not None
    assert answer.refused.why == "not_now"


async def test_every_room_judges_by_its_own_rules(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        steps = await fetch(app, "GET", MAZE)
        slid = read(await try_move(app, DUE, Insert(5, 1), "hu", MAZE))
        chosen = read(await try_move(app, GUARDIAN, Adopt(4, "agatha"), "cs", MAZE))

    assert [step["update"]["seat"] for step in steps.json] == [0] * 13
    assert (slid.done, slid.update) == (True, None)
    assert slid.refused is not None
    assert (slid.refused.why, slid.refused.rule) == ("rotation_due", "CHA-19")
    assert slid.refused.text == "Egy lapot már betoltál. A másik akció csak fordítás lehet."
    assert chosen.done
    assert chosen.update is not None
    events = [
        item.event["type"] for item in chosen.update.news if isinstance(item, messages.GameEvent)
    ]
    assert events == ["GuardianMoved", "CatCame", "CatTaken", "GuardianMoved", "CatCame"]


async def test_what_is_only_judged_is_foretold_and_not_made(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        home = Rotate(4, 4, 3)
        judged = read(await try_move(app, HOME, home, lessons=MAZE, judge=True))
        made = read(await try_move(app, HOME, home, lessons=MAZE))

    assert (judged.done, judged.refused, judged.say, judged.update) == (True, None, None, None)
    assert judged.aids is not None
    assert [reach["guardians"] for reach in judged.aids["reach"] if reach["guardians"]] != []
    assert (made.done, made.aids) == (True, None)


@pytest.mark.parametrize(
    ("step", "move", "status", "code"),
    [
        (0, Bid(1), 404, "no_such_lesson"),
        (13, Bid(1), 404, "no_such_lesson"),
        (END, Bid(1), 409, "not_asked"),
        (1, {"type": "Purr"}, 422, "malformed"),
        (1, "bury 1", 422, "malformed"),
    ],
)
async def test_what_cannot_be_tried_is_a_typed_no(
    tmp_path: Path, step: int, move: Any, status: int, code: str
) -> None:
    async with open_house(tmp_path) as house:
        answer = await try_move(make_app(house), step, move)

    assert (answer.status, answer.json["code"]) == (status, code)


async def test_a_guest_is_spoken_to_in_their_language_and_no_table_is_made(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        key = await house.sessions.make_token(await guest(house, "Zsófi", "hu"), 0)
        answer = await fetch(make_app(house), "GET", LESSONS, {"authorization": f"Bearer {key}"})
        [tables] = await house.store.read(select(func.count()).select_from(schema.tables))

    assert answer.json[0]["update"]["table"]["seats"][0]["name"] == "Te"
    assert tables[0] == 0


@pytest.mark.parametrize("game", ["whist", "hearts"])
async def test_a_game_that_is_not_there_has_no_lessons(tmp_path: Path, game: str) -> None:
    async with open_house(tmp_path) as house:
        answer = await fetch(make_app(house), "GET", f"/api/games/{game}/lessons")

    assert (answer.status, answer.json["code"]) == (422, "no_such_game")


async def test_all_games_of_the_house_are_listed_with_what_a_lobby_needs(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        answer = await fetch(make_app(house), "GET", "/api/games")

    games = {game["name"]: game for game in answer.json}
    assert list(games) == [
        "cat_in_the_box",
        "cat_and_the_tower",
        "if_it_fits",
        "chabyrinthe",
        "stray_cat",
    ]
    assert {
        name: (game["seats"][0], game["seats"][-1], game["minutes"]) for name, game in games.items()
    } == {
        "cat_in_the_box": (2, 5, 30),
        "cat_and_the_tower": (1, 5, 20),
        "if_it_fits": (2, 5, 30),
        "chabyrinthe": (1, 4, 20),
        "stray_cat": (2, 4, 30),
    }
    ours = games["cat_in_the_box"]
    assert (ours["prefix"], ours["lessons"]) == ("cib", 12)
    assert ours["bots"] == list(bots_of("cat_in_the_box"))
    assert ours["proposed_bot"] == "baseline"
    assert games["chabyrinthe"]["lessons"] == 13
    assert ours["sections"][3] == {"type": "Section", "key": "paradox", "rules": ["CIB-12"]}


async def test_what_is_known_beforehand_is_what_a_try_would_answer(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        path = "/api/games/stray_cat/lessons"
        known = (await fetch(app, "GET", f"{path}/answers")).json
        steps = (await fetch(app, "GET", path)).json

        acting = {step["number"] for step in steps if step["wanted"] != "nothing"}
        assert {each["step"] for each in known if each["answer"]["done"]} == acting
        for each in known[::5]:
            body = to_json({"step": each["step"], "move": each["move"]})
            headers = {"content-type": "application/json"}
            answer = (await fetch(app, "POST", f"{path}/try", headers, body)).json
            for part in ("done", "refused", "say"):
                assert answer[part] == each["answer"][part]
            assert each["answer"]["update"] in (answer["update"], None)
