"""Packs the larger answers of the API for whoever takes gzip.

Small ones stay plain: packing gains nothing there, and an answer that holds a secret (a session's
token is the only one) must not tell of it by its packed length.
"""

from __future__ import annotations

import gzip
import re

import anyio.to_thread
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LEAST = 2 * 1024  # bytes that are worth packing
LARGE = 64 * 1024  # bytes that take milliseconds to pack: not on the event loop
LEVEL = 6
TYPES = ("application/json", "text/plain")


class Compress:
    """An ASGI middleware. Files of the web client come packed already, and pass through."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        accepted = takes(Headers(scope=scope).get("accept-encoding", ""), "gzip")
        await self.app(scope, receive, Packer(send, accepted).send)


class Packer:
    """One answer on its way out: its head waits for its body, which says whether to pack it."""

    def __init__(self, send: Send, accepted: bool) -> None:
        self._send = send
        self._accepted = accepted
        self._head: Message | None = None

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._head = message
            return
        if self._head is not None:
            head, self._head = self._head, None
            message = await self._pack(head, message)
            await self._send(head)
        await self._send(message)

    async def _pack(self, head: Message, message: Message) -> Message:
        headers, body = MutableHeaders(scope=head), message.get("body", b"")
        if not is_packable(headers) or message.get("more_body", False) or len(body) < LEAST:
            return message
        headers.add_vary_header("Accept-Encoding")
        if not self._accepted:
            return message
        packed = await anyio.to_thread.run_sync(pack, body) if len(body) >= LARGE else pack(body)
        headers["Content-Encoding"] = "gzip"
        headers["Content-Length"] = str(len(packed))
        return {**message, "body": packed}


def is_packable(headers: Headers) -> bool:
    kind = headers.get("content-type", "").partition(";")[0]
    return kind in TYPES and "content-encoding" not in headers


def pack(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


def takes(accepted: str, encoding: str) -> bool:
    """`br`, or `br;q=0.5`, but not `br;q=0`."""
    return re.search(rf"\b{encoding}\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", accepted) is not None
