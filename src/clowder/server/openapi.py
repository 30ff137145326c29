"""Lets FastAPI take and show Values: msgspec reads and describes them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.requests import Request
from starlette.responses import JSONResponse

from clowder.core.value import to_json
from clowder.server import wire
from clowder.server.sessions import COOKIE
from clowder.server.strict import Malformed, decode

REFERENCE = "#/components/schemas/{name}"
KEYS = {  # how a guest is known
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "token": {"type": "http", "scheme": "bearer"},
}


class Json(JSONResponse):
    """A Value as the body of a response."""

    def render(self, content: Any) -> bytes:
        return to_json(content)


def body(kind: Any) -> Callable[[Request], Awaitable[Any]]:
    """Reads a body as strictly as a frame: `Annotated[Wish, Depends(body(Wish))]`."""
    decoder = msgspec.json.Decoder(kind)

    async def read(request: Request) -> Any:
        written = request.headers.get("content-type", "").partition(";")[0]
        if written.strip().lower() != "application/json":
            raise Malformed("expected application/json")
        return decode(await request.body(), decoder)

    return read


def shows(answer: Any, takes: Any = None) -> dict[str, Any]:
    """How a route tells what it answers, and what it takes."""
    told: dict[str, Any] = {
        "response_class": Json,
        "responses": {200: content(answer, "As asked"), **failures()},
    }
    if takes is not None:
        wish = content(takes, "As wished") | {"required": True}
        told["openapi_extra"] = {"requestBody": wish}
    return told


def failures() -> dict[int | str, dict[str, Any]]:
    return {
        "4XX": content(wire.Failed, "Not carried out; `code` says why"),
        503: content(wire.Failed, "Nothing can be saved right now"),
    }


def content(kind: Any, description: str) -> dict[str, Any]:
    schema: dict[str, Any] = {"$ref": REFERENCE.format(name=getattr(kind, "__name__", ""))}
    if getattr(kind, "__origin__", None) is tuple:
        [item, _] = kind.__args__
        schema = {"type": "array", "items": {"$ref": REFERENCE.format(name=item.__name__)}}
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def describe(app: FastAPI, kinds: tuple[Any, ...]) -> dict[str, Any]:
    """The OpenAPI document, with the schemas of all Values that travel."""
    if app.openapi_schema is None:
        document = get_openapi(
            title=app.title, version=app.version, summary=app.summary, routes=app.routes
        )
        _, schemas = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
        components = document.setdefault("components", {})
        components.setdefault("schemas", {}).update(schemas)
        components["securitySchemes"] = KEYS
        document["security"] = [{name: []} for name in KEYS] + [{}]
        for name in bodies(document):
            schemas[name]["required"].remove("type")  # there is only one it can be
        app.openapi_schema = document
    return app.openapi_schema


def bodies(document: dict[str, Any]) -> set[str]:
    """The names of all Values that some route takes."""
    wishes = (
        operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
        for operations in document["paths"].values()
        for operation in operations.values()
        if "requestBody" in operation
    )
    return {wish.rpartition("/")[2] for wish in wishes}
