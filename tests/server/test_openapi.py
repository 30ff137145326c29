"""The OpenAPI document is true: what it allows is answered as it says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx2
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.nasty import Bench, bench

HERE = "http://cats.test"
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
some = settings(
    max_examples=30, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


def call(table: Bench, case: Any) -> httpx2.Response:
    """The case over the application, without a network; often enough about a table that exists."""
    if "name" in case.path_parameters and len(repr(case.body)) % 3:
        case.path_parameters["name"] = table.live.table.name
    asked: Any = requests.Request(**case.as_transport_kwargs(base_url=HERE)).prepare()
    headers = {name: value for name, value in asked.headers.items() if name != "Cookie"}
    headers |= {"Authorization": f"Bearer {table.key}"}
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
                head = table.live.table.head
                response = call(table, case)
                case.validate_response(response, checks=CHECKS)
                assert table.live.table.head == head

            answers()


def takes_something(operation: Any) -> bool:
    return bool(operation.body or operation.query or operation.path_parameters)


def test_every_route_is_described_with_what_it_takes_and_how_it_fails(tmp_path: Path) -> None:
    with bench(tmp_path) as table:
        paths = table.app.openapi()["paths"]
        for path, operations in paths.items():
            for method, operation in operations.items():
                assert {"200", "4XX", "503"} <= set(operation["responses"]), path
                takes = method == "post" and path != "/api/tokens"
                assert ("requestBody" in operation) == takes, path
