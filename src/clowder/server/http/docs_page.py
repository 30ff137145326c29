"""The API on one page, for people: plain HTML, no scripts, nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any


def docs_page(document: dict[str, Any]) -> str:
    routes = "".join(
        route(path, method, operation)
        for path, operations in document["paths"].items()
        for method, operation in operations.items()
    )
    schemas = "".join(
        f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{escape(schema.get("description", ""))}</p>'
        f"<ul>{''.join(fields(schema))}</ul>"
        for name, schema in sorted(document["components"]["schemas"].items())
    )
    title = escape(document["info"]["title"])
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title} API</title>'
        '<meta name="viewport" content="width=device-width">'
        f"<h1>{title} API</h1><p>The machine-readable form is "
        '<a href="/api/openapi.json">openapi.json</a>; '
        "the live channel is described in docs/wire.md.</p>"
        f"<h2>Routes</h2>{routes}<h2>Values</h2>{schemas}</html>"
    )


def route(path: str, method: str, operation: dict[str, Any]) -> str:
    summary = operation.get("description") or operation.get("summary", "")
    body = reference(operation.get("requestBody", {}))
    answer = reference(operation.get("responses", {}).get("200", {}))
    return (
        f"<h3><code>{escape(method.upper())} {escape(path)}</code></h3><p>{escape(summary)}</p>"
        f"<p>{f'Body: {body}. ' if body else ''}{f'Answer: {answer}.' if answer else ''}</p>"
    )


def reference(part: dict[str, Any]) -> str:
    schema = part.get("content", {}).get("application/json", {}).get("schema", {})
    name = str(schema.get("$ref") or schema.get("items", {}).get("$ref", "")).rpartition("/")[2]
    return f'<a href="#{escape(name)}">{escape(name)}</a>' if name else ""


def fields(schema: dict[str, Any]) -> list[str]:
    required = schema.get("required", [])
    return [
        f"<li><code>{escape(name)}</code>{'' if name in required else ' (may be left out)'}</li>"
        for name in schema.get("properties", {})
    ]
