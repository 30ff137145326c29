"""Lets FastAPI take and show Values: msgspec reads and describes them."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from clowder.core.room import AnyRoom
from clowder.core.value import to_json
from clowder.games import ROOMS
from clowder.server.tables.sessions import COOKIE
from clowder.server.wire import messages, requests
from clowder.server.wire.strict import Malformed, decode

REFERENCE = "#/components/schemas/{name}"
FRAMES = {"Request": requests.Request, "Reply": messages.Reply, "NewsItem": messages.NewsItem}
SENT = ("View", "Event", "Aids")  # by the server, of every room
KEYS = {  # how a guest is known
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "token": {"type": "http", "scheme": "bearer"},
}


class Json(JSONResponse):
    """A Value as the body of a response."""

    def render(self, content: Any) -> bytes:
        return to_json(content)


class JsonBytes(Response):
    """The same, encoded already."""

    media_type = "application/json"


def read_body(kind: Any) -> Callable[[Request], Awaitable[Any]]:
    """Reads a body as strictly as a frame: `Annotated[SitBody, Depends(read_body(SitBody))]`."""
    decoder = msgspec.json.Decoder(kind)

    async def read(request: Request) -> Any:
        written = request.headers.get("content-type", "").partition(";")[0]
        if written.strip().lower() != "application/json":
            raise Malformed("expected application/json")
        return decode(await request.body(), decoder)

    return read


def documented(answer: Any, body: Any = None) -> dict[str, Any]:
    """The arguments that describe a route to FastAPI: what it answers, and what body it takes."""
    arguments: dict[str, Any] = {
        "response_class": Json,
        "responses": {200: content(answer, "As asked"), **failures()},
    }
    if body is not None:
        sent = content(body, "What to do") | {"required": True}
        arguments["openapi_extra"] = {"requestBody": sent}
    return arguments


def failures() -> dict[int | str, dict[str, Any]]:
    return {
        "4XX": content(messages.Failed, "Not carried out; `code` says why"),
        503: content(messages.Failed, "Nothing can be saved right now"),
    }


def content(kind: Any, description: str) -> dict[str, Any]:
    schema: dict[str, Any] = {"$ref": REFERENCE.format(name=getattr(kind, "__name__", ""))}
    if getattr(kind, "__origin__", None) is tuple:
        [item, _] = kind.__args__
        schema = {"type": "array", "items": {"$ref": REFERENCE.format(name=item.__name__)}}
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def describe(app: FastAPI, kinds: tuple[Any, ...]) -> dict[str, Any]:
    """The OpenAPI document, with the schemas of all Values that travel, by any way."""
    if app.openapi_schema is None:
        document = get_openapi(
            title=app.title, version=app.version, summary=app.summary, routes=app.routes
        )
        components = document.setdefault("components", {})
        schemas = components.setdefault("schemas", {})
        schemas |= named_schemas("", {kind.__name__: kind for kind in kinds} | FRAMES)
        for room in ROOMS.values():
            schemas |= room_schemas(room)
        components["securitySchemes"] = KEYS
        document["security"] = [{name: []} for name in KEYS] + [{}]
        mark_required_fields(document)
        app.openapi_schema = document
    return app.openapi_schema


def room_schemas(room: AnyRoom) -> dict[str, Any]:
    """The types that differ by room, prefixed with its name: CatInTheBoxView."""
    kinds = {
        "View": room.types.view,
        "Move": room.types.move,
        "Event": room.types.event,
        "Options": room.types.options,
        "Aids": room.types.aids,
        "Asked": room.types.asked,
    }
    return named_schemas(type_prefix(room), kinds)


def type_prefix(room: AnyRoom) -> str:
    return room.name.title().replace("_", "")


def named_schemas(prefix: str, kinds: dict[str, Any]) -> dict[str, Any]:
    """The schemas of the kinds, and of everything in them; all names begin with the prefix."""
    reference = REFERENCE.format(name=f"{prefix}{{name}}")
    known = {name: kind for name, kind in kinds.items() if kind is not None}
    tops, inner = spell_out(*msgspec.json.schema_components(known.values(), ref_template=reference))
    named = {f"{prefix}{name}": schema for name, schema in inner.items()}
    unions = {f"{prefix}{name}": schema for name, schema in zip(known, tops, strict=True)}
    return {name: schema for name, schema in unions.items() if name not in named} | named


def spell_out(tops: tuple[Any, ...], inner: dict[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    """Generic values by plain names: `Sealed_int_` is SealedInt, wherever it is referred to."""
    text = json.dumps([tops, inner])
    for name in inner:
        if name.endswith("_"):
            kind, _, parameter = name.rstrip("_").partition("_")
            parameter = parameter.rpartition(".")[2]
            text = text.replace(name, f"{kind}{parameter[0].upper()}{parameter[1:]}")
    spelled: tuple[list[Any], dict[str, Any]] = tuple(json.loads(text))
    return spelled


def mark_required_fields(document: dict[str, Any]) -> None:
    """A client may leave out what has a default, and in a body the type; the server never does."""
    schemas = document["components"]["schemas"]
    taken = bodies(document)
    rooms = [type_prefix(room) for room in ROOMS.values()]
    sent = {f"{room}{kind}" for room in rooms for kind in SENT} & set(schemas)
    heard = within(schemas, taken | {f"{room}Move" for room in rooms} | {"Request"})
    heard -= within(schemas, sent)  # what a move and a view have in common, they have whole
    for name, schema in schemas.items():
        if name in taken:
            schema["required"].remove("type")  # there is only one it can be
        elif name not in heard and "properties" in schema:
            schema["required"] = list(schema["properties"])


def within(schemas: dict[str, Any], names: set[str]) -> set[str]:
    """These names of schemas, and those of all schemas that they refer to."""
    found: set[str] = set()
    left = set(names)
    while left:
        name = left.pop()
        found.add(name)
        inner = re.findall('"#/components/schemas/([^"]+)"', json.dumps(schemas[name]))
        left |= set(inner) - found
    return found


def bodies(document: dict[str, Any]) -> set[str]:
    """The names of all Values that some route takes."""
    references = (
        operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
        for operations in document["paths"].values()
        for operation in operations.values()
        if "application/json" in operation.get("requestBody", {}).get("content", {})
    )
    return {reference.rpartition("/")[2] for reference in references}
