"""What stands before every request: size, pace, origin, and the headers of every answer."""

from __future__ import annotations

import logging

from limits import RateLimitItemPerHour, RateLimitItemPerMinute
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from clowder.server.http.addresses import client_at
from clowder.server.http.errors import failed
from clowder.server.http.limiter import Limiter
from clowder.server.http.pages import is_page
from clowder.server.settings import Settings

MOST_BODY = 16 * 1024
MOST_RECORD = 1024 * 1024  # of a file to be watched: a long game of the tower has 150 kB
COSTLY = ("/api/person/export", "/api/person/archive", "/api/person/erase")  # read many logs
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-store",
}

logger = logging.getLogger(__name__)


class Guard:
    """An ASGI middleware: nothing gets in or out without passing here."""

    def __init__(self, app: ASGIApp, settings: Settings, limiter: Limiter) -> None:
        self.app = app
        self.settings = settings
        self._limiter = limiter
        self._pace = RateLimitItemPerMinute(settings.requests_per_minute)
        self._files = RateLimitItemPerMinute(settings.files_per_minute)
        self._sessions = RateLimitItemPerHour(settings.sessions_per_hour)
        self._replays = RateLimitItemPerMinute(settings.replays_per_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        problem = await self._problem(scope)
        if scope["type"] == "websocket":
            await self._let_watch(scope, receive, send, problem)
        elif problem is not None:
            await failed(scope, *problem)(scope, receive, with_headers(send))
        else:
            await self._let_in(scope, receive, with_headers(send))

    async def _let_watch(
        self, scope: Scope, receive: Receive, send: Send, problem: tuple[str, int] | None
    ) -> None:
        if problem is None:
            await self.app(scope, receive, send)
            return
        websocket = WebSocket(scope, receive, with_headers(send))
        await websocket.send_denial_response(failed(scope, *problem))

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An internal error is logged, and gets a typed answer like everything else."""
        begun = False

        async def note(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, bounded(receive, most_body(scope)), note)
        except ClientDisconnect:
            return
        except Exception:
            logger.exception("internal error in %s %s", scope["method"], scope["path"])
            if not begun:
                await failed(scope, "broken", 500)(scope, receive, send)

    async def _problem(self, scope: Scope) -> tuple[str, int] | None:
        headers = Headers(scope=scope)
        if is_too_long(headers.get("content-length", ""), most_body(scope)):
            return "too_big", 413
        only_reads = scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not only_reads and not is_own_origin(scope, self.settings):
            return "bad_origin", 403
        client = client_of(scope)
        pace, of = (self._files, "files") if is_page(scope) else (self._pace, "requests")
        if not await self._limiter.hit(pace, of, client):
            return "too_fast", 429
        if not scope["path"].startswith("/"):  # `OPTIONS *`, `PRI *`: nothing of ours is there
            return "no_such_page", 404
        makes_session = scope["path"] == "/api/session" and not only_reads
        if makes_session and not await self._limiter.hit(self._sessions, "sessions", client):
            return "too_fast", 429
        costs = is_file(scope) or scope["path"] in COSTLY
        if costs and not await self._limiter.hit(self._replays, "replays", client):
            return "too_fast", 429
        return None


def is_own_origin(scope: Scope, settings: Settings) -> bool:
    """A browser sends where a page comes from: exactly here, or a listed address. Scripts with a
    token need not say."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return headers.get("authorization", "").startswith("Bearer ") or "cookie" not in headers
    secure = settings.secure_cookies or scope["scheme"] in ("https", "wss")
    own = f"{'https' if secure else 'http'}://{headers.get('host', '')}"
    return origin == own or origin in settings.origins


def client_of(scope: Scope) -> str:
    return client_at(scope["client"][0]) if scope.get("client") else "unknown"


def is_file(scope: Scope) -> bool:
    """Whether the request brings a game file, which may be larger than other bodies."""
    path, method = scope["path"], scope.get("method")
    return method == "POST" and path in ("/api/replays", "/api/replays/check")


def most_body(scope: Scope) -> int:
    return MOST_RECORD if is_file(scope) else MOST_BODY


def is_too_long(length: str, most: int) -> bool:
    return length.isdecimal() and (len(length) > 9 or int(length) > most)


def bounded(receive: Receive, most: int) -> Receive:
    """Refuses a body that turns out longer than the limit, whatever its headers say."""
    taken = 0

    async def receive_some() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > most:
            raise HTTPException(413)
        return message

    return receive_some


def with_headers(send: Send) -> Send:
    async def send_more(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_more
