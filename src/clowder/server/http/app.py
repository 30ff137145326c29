"""The application: routes, the live channel, health and metrics, behind one guard."""

from __future__ import annotations

import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from clowder.server.http.compress import Compress
from clowder.server.http.docs_page import docs_page
from clowder.server.http.errors import failed
from clowder.server.http.guard import Guard
from clowder.server.http.guesses import Guesses
from clowder.server.http.limiter import Limiter
from clowder.server.http.live_views import LiveViews
from clowder.server.http.metrics import measure
from clowder.server.http.openapi import Json, describe
from clowder.server.http.pages import serve_pages
from clowder.server.http.reporting import Reporting
from clowder.server.http.routes import (
    catalogue,
    client_errors,
    codes,
    daily,
    daily_today,
    finished_tables,
    hosts,
    kind,
    lessons,
    notices,
    passkeys,
    people,
    persons,
    replays,
    sessions,
    tables,
)
from clowder.server.log.denied import Denied
from clowder.server.store.store import StorageError
from clowder.server.tables.house import House
from clowder.server.wire.strict import Malformed


def make_app(house: House) -> FastAPI:
    """Serves a house that is open; closes it at the end."""

    limiter = Limiter(house.settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        tune_interpreter()
        if house.settings.warm:
            house.pool.start()
        yield
        await house.close()
        await limiter.close()

    app = FastAPI(
        title="Clowder",
        summary="The open table for five cat games",
        version=version("clowder"),
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    app.state.guesses = Guesses(house.settings, limiter)
    app.state.reporting = Reporting(house.settings, limiter)
    before = (sessions, persons, passkeys, people, notices, tables, codes)
    after = (kind, hosts, catalogue, lessons, daily, daily_today)
    parts = (*before, *after, finished_tables, replays, client_errors)
    kinds = tuple(kind for part in parts for kind in part.SCHEMAS)
    app.openapi = lambda: describe(app, kinds)  # type: ignore[method-assign]
    for part in parts:
        app.include_router(part.router)
    add_exceptions(app)
    add_pages(app, house)
    serve_pages(app)
    app.add_middleware(Compress)
    app.add_middleware(LiveViews, house=house)
    app.add_middleware(Guard, settings=house.settings, limiter=limiter)
    return app


def tune_interpreter() -> None:
    """Short pauses: garbage collection skips what was loaded at the start and is otherwise small
    or rare, and threads switch often, so that the store's thread gets its turn."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 1_000, 100)
    sys.setswitchinterval(0.001)


def add_exceptions(app: FastAPI) -> None:
    @app.exception_handler(Denied)
    async def denied(request: Request, error: Denied) -> Response:
        return failed(request.scope, error.code)

    @app.exception_handler(StorageError)
    async def storage(request: Request, _error: StorageError) -> Response:
        return failed(request.scope, "storage", 503)

    @app.exception_handler(Malformed)
    async def malformed(request: Request, error: Malformed) -> Response:
        return failed(request.scope, "malformed", 422, str(error))

    @app.exception_handler(RequestValidationError)
    async def misaddressed(request: Request, error: RequestValidationError) -> Response:
        return failed(request.scope, "malformed", 422, str(error.errors()[0].get("msg", "")))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        codes = {404: "no_such_page", 405: "no_such_page", 413: "too_big"}
        code = codes.get(error.status_code, "malformed")
        answer = failed(request.scope, code, error.status_code)
        answer.headers.update(error.headers or {})
        return answer


def add_pages(app: FastAPI, house: House) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthy() -> Response:
        return PlainTextResponse("ok\n")

    @app.get("/readyz", include_in_schema=False)
    async def ready() -> Response:
        await house.store.probe()
        return PlainTextResponse("ok\n")

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        registry: CollectorRegistry = measure(house)
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> Response:
        return Json(app.openapi())

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(docs_page(app.openapi()))
