"""The OpenAPI document is true: what it allows is answered as it says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from requests import Request
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from clowder.server.http import print_openapi
from clowder.server.wire import messages, requests
from tests.server.nasty import Bench, bench

HERE = "http://cats.test"
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
CASES = 3 * settings().max_examples  # of every route: more in a longer run
some = settings(
    max_examples=CASES, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


def call(table: Bench, case: Any) -> httpx2.Response:
    """The case over the application, without a network; often enough about a table that exists."""
    if "name" in case.path_parameters and len(repr(case.body)) % 3:
        case.path_parameters["name"] = table.live.table.name
    if "game" in case.path_parameters and len(repr(case.body)) % 3:
        case.path_parameters["game"] = "cat_in_the_box"
    asked: Any = Request(**case.as_transport_kwargs(base_url=HERE)).prepare()
    headers = {name: value for name, value in asked.headers.items() if name != "Cookie"}
    key = table.stranger_key() if case.path == "/api/person/erase" else table.key
    headers |= {"Authorization": f"Bearer {key}"}
    body = asked.body.encode() if isinstance(asked.body, str) else asked.body

    async def send() -> httpx2.Response:
        transport = httpx2.ASGITransport(table.app)
        async with httpx2.AsyncClient(transport=transport) as client:
            return await client.request(asked.method, asked.url, headers=headers, content=body)

    return table.runner.run(send())


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_route_answers_as_the_document_says(tmp_path: Path, mode: GenerationMode) -> None:
    with bench(tmp_path) as table:
        schema = schemathesis.openapi.from_dict(table.app.openapi())
        for found in schema.get_all_operations():
            operation: Any = found.ok()  # type: ignore[union-attr]
            if mode is GenerationMode.NEGATIVE and not takes_something(operation):
                continue

            @some
            @given(operation.as_strategy(generation_mode=mode))
            def answers(case: Any) -> None:
                head = table.live.table.last_number
                response = call(table, case)
                case.validate_response(response, checks=CHECKS)
                assert table.live.table.last_number == head

            answers()


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


def takes_something(operation: Any) -> bool:
    return bool(operation.body or operation.query or operation.path_parameters)


def test_every_route_is_described_with_what_it_takes_and_how_it_fails(tmp_path: Path) -> None:
    with bench(tmp_path) as table:
        paths = table.app.openapi()["paths"]
        for path, operations in paths.items():
            for method, operation in operations.items():
                assert {"200", "4XX", "503"} <= set(operation["responses"]), path
                takes = method == "post" and path not in BODILESS
                assert ("requestBody" in operation) == takes, path


def test_all_that_travels_is_described(tmp_path: Path) -> None:
    with bench(tmp_path) as table:
        schemas = table.app.openapi()["components"]["schemas"]

    for union, kinds in (("Request", requests.Request), ("Reply", messages.Reply)):
        named = {one["$ref"].rpartition("/")[2] for one in schemas[union]["anyOf"]}
        assert named == {kind.__name__ for kind in get_args(kinds)}
        assert named <= set(schemas)
    for part in ("View", "Move", "Event", "Options", "Aids"):
        assert f"CatInTheBox{part}" in schemas
    assert "CatInTheBoxState" not in schemas  # what is hidden never travels


def test_what_the_server_sends_is_whole_and_a_client_may_leave_out_what_has_a_default(
    tmp_path: Path,
) -> None:
    with bench(tmp_path) as table:
        schemas = table.app.openapi()["components"]["schemas"]

    assert schemas["Look"]["required"] == ["type"]
    assert schemas["ForkBody"]["required"] == ["id", "step"]
    for name in ("Update", "GameInfo", "ChairChanged", "CatInTheBoxView"):
        assert set(schemas[name]["required"]) == set(schemas[name]["properties"])


def test_every_reference_leads_somewhere(tmp_path: Path) -> None:
    with bench(tmp_path) as table:
        document = table.app.openapi()

    found = set(re.findall('"#/components/schemas/([^"]+)"', json.dumps(document)))
    assert found <= set(document["components"]["schemas"])


def test_the_document_can_be_printed_without_a_house(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    print_openapi.main()

    assert "CatInTheBoxView" in json.loads(capsys.readouterr().out)["components"]["schemas"]
    assert list(tmp_path.iterdir()) == []
