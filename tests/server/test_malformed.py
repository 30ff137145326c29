"""Whatever comes over the socket or in a body: a typed answer, and nothing changes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clowder.server.http.guard import MOST_BODY
from clowder.server.wire import messages, requests
from clowder.server.wire.strict import Malformed
from tests.server.doors import Answer
from tests.server.nasty import FRAMES, WORST, Bench, bench, bent, frames, places, put, write

many = settings(max_examples=400, deadline=None, database=None)
REQUESTS = get_args(requests.Request)
Post = Callable[[bytes], Answer]
BODIES: dict[str, dict[str, Any]] = {
    "/api/session": {"name": "Ann", "language": "cs"},
    "/api/tokens": {"type": "Token"},
    "/api/tokens/revoke": {"id": "abc"},
    "/api/session/end": {"type": "Ended"},
    "/api/person/phrase": {"type": "NewPhrase"},
    "/api/person/recover": {"phrase": "baba baba baba baba baba baba"},
    "/api/person/link": {"type": "DeviceLink"},
    "/api/person/join": {"secret": "abcdef"},
    "/api/person/devices/end": {"id": "abc"},
    "/api/person/erase": {"sure": "erase"},
    "/api/person/passkeys/offer": {"type": "PasskeyOptions"},
    "/api/person/passkeys/add": {"credential": {"id": "YWJj", "type": "public-key"}},
    "/api/person/passkeys/ask": {"type": "PasskeyOptions"},
    "/api/person/passkeys/use": {"credential": {"id": "YWJj", "type": "public-key"}},
    "/api/person/passkeys/remove": {"id": "abc"},
    "/api/people/ask": {"id": "abc"},
    "/api/people/withdraw": {"id": "abc"},
    "/api/people/accept": {"id": "abc"},
    "/api/people/decline": {"id": "abc"},
    "/api/people/end": {"id": "abc"},
    "/api/people/link": {"type": "FriendLink"},
    "/api/people/link/end": {"type": "Ended"},
    "/api/people/link/look": {"secret": "abcdef"},
    "/api/people/link/follow": {"secret": "abcdef"},
    "/api/people/invite": {"id": "abc", "table": "abc"},
    "/api/people/invitations/decline": {"table": "abc"},
    "/api/person/notices/subscribe": {
        "endpoint": "https://push.example.org/abc",
        "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQt"
        "UbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
        "auth": "tBHItJI5svbpez7KI4CCXg",
    },
    "/api/person/notices/stop": {"id": "abc"},
    "/api/person/notices/settings": {
        "kinds": ["turn", "sat", "rematch"],
        "quiet": {"begins": "22:00", "ends": "07:00", "zone": "Europe/Prague"},
    },
    "/api/tables": {
        "game": "cat_in_the_box",
        "seats": 3,
        "options": {"schrodinger": True},
        "public": True,
        "clock": {"type": "Clock", "kind": "move", "limit": 60},
    },
    "/api/tables/NAME/sit": {"id": "a", "seat": 1, "given": "00" * 32},
    "/api/tables/NAME/stand": {"id": "a", "seat": 0},
    "/api/tables/NAME/bots": {"id": "a", "seat": 0, "level": "baseline"},
    "/api/tables/NAME/bots/remove": {"id": "a", "seat": 0},
    "/api/tables/NAME/start": {"id": "a"},
    "/api/tables/NAME/rematch": {"id": "a"},
    "/api/tables/NAME/mute": {"how": "muted", "seat": 1},
    "/api/tables/NAME/report": {"id": "a", "reason": "rude", "words": "Hiss", "number": 3},
    "/api/person/mutes/end": {"id": "abc"},
    "/api/host/enter": {"secret": "abc"},
    "/api/host/settle": {"report": "abc"},
    "/api/host/close": {"table": "abc"},
    "/api/host/bar": {"report": "abc", "term": "week"},
    "/api/host/lift": {"person": "abc"},
    "/api/tables/NAME/fork": {"id": "a", "step": 3, "seat": 0},
    "/api/client-errors": {"code": "AB12", "text": "meow"},
    "/api/games/chabyrinthe/daily": {"fur": "smoke"},
    "/api/games/chabyrinthe/fit": {"options": {"way": "together", "kittens": True}},
    "/api/games/cat_in_the_box/lessons/try": {"step": 1, "move": {"type": "Bury", "number": 3}},
}

# Whatever is sent there, nobody reads it.
BODILESS = (
    "/api/tokens",
    "/api/session/end",
    "/api/person/phrase",
    "/api/person/link",
    "/api/person/passkeys/offer",
    "/api/person/passkeys/ask",
    "/api/people/link",
    "/api/people/link/end",
)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    """For whatever changes nothing there."""
    with bench(tmp_path_factory.mktemp("malformed")) as table:
        yield table


def route_of(path: str) -> str:
    return re.sub("/games/[a-z_]+", "/games/{game}", path.replace("NAME", "{name}"))


def check_typed(answer: Answer) -> None:
    """Below 500; a no is a Failed with words."""
    assert answer.status < 500
    if answer.status != 200:
        failed = msgspec.json.decode(answer.body, type=messages.Failed)
        assert failed.code
        assert failed.text
        assert "Traceback" not in failed.text


@many
@given(frames())
def test_a_frame_is_read_or_malformed_and_nothing_else(frame: str | bytes) -> None:
    with suppress(Malformed):
        request = requests.read_request(frame)
        assert isinstance(request, REQUESTS)


def test_a_strange_frame_gets_a_typed_reply_and_changes_nothing(tmp_path: Path) -> None:
    with bench(tmp_path) as table:

        @many
        @given(frames())
        def hears(frame: str | bytes) -> None:
            table.hear(frame)

        hears()


def test_every_field_of_every_frame_stands_the_worst(tmp_path: Path) -> None:
    with bench(tmp_path) as table:
        for frame in FRAMES:
            for path in places(frame):
                for worst in WORST:
                    heard = table.hear(write(put(frame, path, worst)))
                    assert not any(
                        isinstance(reply, messages.Failed) and not reply.text for reply in heard
                    )


@pytest.mark.parametrize(
    "frame",
    [
        '{"type":"Ping","type":"Ping"}',
        '{"type":"Answer","id":"a","seat":0,"ask":1,"move":{"type":"Bury","number":1,"number":2}}',
        '{"type":"Chat","id":"a","text":"\\ud800"}',
        '{"type":"Chat","id":"a","text":"\ud800"}',
        '{"type":"Chat","id":"a\\n","text":"Meow"}',
        '{"type":"Look","since":1e400}',
        '{"type":"Look","since":NaN}',
        '{"type":"Look","since":2147483649}',
        '{"type":"Look","since":0,"extra":1}',
        '{"type":"Answer","id":"a","seat":0,"ask":1,"move":' + "[" * 900 + "]" * 900 + "}",
        '{"type":"Chat","id":"a","text":"' + "x" * 8200 + '"}',
        b"\xff\xfe\x00",
        "",
        "null",
    ],
)
def test_a_malformed_frame_is_called_malformed(table: Bench, frame: str | bytes) -> None:
    head = table.live.table.last_number

    [reply] = table.hear(frame)

    assert isinstance(reply, messages.Failed)
    assert reply.code == "malformed"
    assert table.live.table.last_number == head


def takes_file(post: dict[str, Any]) -> bool:
    """Those are read by another reader: see test_replays.py."""
    return "text/plain" in post.get("requestBody", {}).get("content", {})


def test_a_strange_body_gets_a_typed_answer_on_every_route(tmp_path: Path) -> None:
    with bench(tmp_path) as table:
        name = table.live.table.name
        posts = {
            path
            for path, methods in table.app.openapi()["paths"].items()
            if "post" in methods and not takes_file(methods["post"])
        }
        assert posts == {route_of(path) for path in BODIES}
        for path, valid in BODIES.items():
            post = partial(table.post, path.replace("NAME", name))
            if path == "/api/person/erase":  # what is bent may be right all the same
                post = partial(post, authorization=f"Bearer {table.stranger_key()}")

            @settings(many, max_examples=8 * settings().max_examples)
            @given(st.just(post), bent((valid,)) | st.binary(max_size=40))
            def posts_it(post: Post, body: str | bytes) -> None:
                head = table.live.table.last_number
                text = body if isinstance(body, bytes) else body.encode("utf-8", "surrogatepass")
                check_typed(post(text))
                assert table.live.table.last_number == head

            posts_it()


@pytest.mark.parametrize("path", BODIES)
def test_a_body_that_is_too_long_is_refused_whether_or_not_it_tells_its_length(
    table: Bench, path: str
) -> None:
    address = path.replace("NAME", table.live.table.name)
    valid = write(BODIES[path]).encode()
    filled = valid + b" " * MOST_BODY

    told = table.post(address, filled)
    untold = table.post(address, [valid, b" " * MOST_BODY, b" "])
    lied = table.post(address, [valid, b" " * MOST_BODY], **{"content-length": "5"})

    assert told.status == 413
    assert told.json["code"] == "too_big"
    if path not in BODILESS:
        assert (untold.status, lied.status) == (413, 413)
        assert (untold.json["code"], lied.json["code"]) == ("too_big", "too_big")


@pytest.mark.parametrize(
    "headers",
    [
        {"content-type": "text/plain"},
        {"content-type": "application/x-www-form-urlencoded"},
        {"content-type": ""},
        {"content-type": "application/json; charset=utf-16"},
        {"content-length": "-1"},
        {"content-length": "9" * 5000},
        {"content-length": "²"},
        {"authorization": "Bearer \xff\xfe"},
        {"authorization": "Bearer"},
        {"authorization": "Basic Og=="},
        {"cookie": "clowder_session=\x01; =;;; a"},
        {"accept-language": ",;;q=x,\xff"},
    ],
)
def test_strange_headers_get_a_typed_answer(tmp_path: Path, headers: dict[str, str]) -> None:
    with bench(tmp_path) as table:
        for path in BODIES:
            body = write(BODIES[path]).encode()
            check_typed(table.post(path.replace("NAME", table.live.table.name), body, **headers))


@pytest.mark.parametrize(
    "name", ["", "%00", "A", "a" * 33, "ž", "../..", "a/b", "a\n", "null", "' OR 1=1 --", "\ud800"]
)
def test_a_strange_table_name_is_no_table(table: Bench, name: str) -> None:
    answer = table.post(f"/api/tables/{name}/start", b'{"id":"a"}')

    check_typed(answer)
    assert answer.status in (404, 405, 422)
