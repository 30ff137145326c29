"""A push service of our own on loopback: it checks signatures, decrypts as a browser would, and
counts."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from secrets import token_bytes
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


def encode(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def claims_of(authorization: str) -> Any:
    """What a signed header says; raises AssertionError where the signature is not right."""
    assert Vapid02.verify(authorization)
    token = authorization.partition("t=")[2].partition(",")[0]
    payload = token.split(".")[1]
    return json.loads(urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))


@dataclass
class Browser:
    """One that has subscribed: only it can read what is pushed to it."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = field(default_factory=lambda: token_bytes(16))
    heard: list[dict[str, Any]] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)

    @property
    def subscription(self) -> dict[str, str]:
        """What its page sends to the house."""
        public = self.key.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": encode(point), "auth": encode(self.auth)}

    @property
    def texts(self) -> list[str]:
        return [f"{message['title']}: {message['text']}" for message in self.heard]

    def receive(self, headers: dict[str, str], body: bytes) -> None:
        told = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        self.heard.append(json.loads(told))
        self.headers.append(headers)


class PushService:
    def __init__(self, scheme: str = "http") -> None:
        self.scheme = scheme
        self.host = ""
        self.status = 201  # of every answer
        self.more_headers = ""
        self.answers = asyncio.Event()  # cleared: whoever calls waits
        self.answers.set()
        self.calls = 0
        self._browsers: dict[str, Browser] = {}

    def browser(self) -> Browser:
        """One more that subscribes here."""
        path = f"/push/{len(self._browsers)}"
        self._browsers[path] = Browser(f"{self.scheme}://{self.host}{path}")
        return self._browsers[path]

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            request, *lines = head.strip().split("\r\n")
            pairs = (line.partition(":") for line in lines)
            headers = {name.strip().lower(): value.strip() for name, _, value in pairs}
            body = await reader.readexactly(int(headers["content-length"]))
            self.calls += 1
            await self.answers.wait()
            self.take(request.split()[1], headers, body)
            answer = f"HTTP/1.1 {self.status} So\r\nContent-Length: 0\r\n{self.more_headers}\r\n"
            writer.write(answer.encode())
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # the house has hung up
        finally:
            writer.close()

    def take(self, path: str, headers: dict[str, str], body: bytes) -> None:
        claims = claims_of(headers["authorization"])
        assert (
            claims["aud"] == f"{self.scheme}://{self.host}" == f"{self.scheme}://{headers['host']}"
        )
        if 200 <= self.status < 300:
            self._browsers[path].receive(headers, body)


@asynccontextmanager
async def push_service(**more: Any) -> AsyncIterator[PushService]:
    """More is for `asyncio.start_server`, such as a certificate."""
    service = PushService("https" if "ssl" in more else "http")
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0, **more)
    name = "localhost" if "ssl" in more else "127.0.0.1"
    service.host = f"{name}:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        service.answers.set()
        server.close()
        await server.wait_closed()
