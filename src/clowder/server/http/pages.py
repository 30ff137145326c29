"""The web client: one page for every address, with its words filled in, and the files beside it."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from clowder.core.value import Value, replace
from clowder.server.http.compress import takes
from clowder.server.http.errors import language_of
from clowder.server.http.page_words import PageWords, fill_in, words_of

FOLDER = Path(__file__).resolve().parents[2] / "web"
NOT_BUILT = "clowder: the web client is not built; run: python3 dev.py play\n"
ROUTES = re.compile(
    "/|/watch|/host|/me(/(games|people|results))?|/(table|games)/.+"
)  # the addresses that the client knows
OTHERS = ("/api", "/healthz", "/readyz", "/metrics")
PACKED = {"br": ".br", "gzip": ".gz"}  # the best first
TYPES = {
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"  # a changed file has another name
A_WHILE = "public, max-age=300"
ASK = "no-cache"


class PageFile(Value):
    """One file: its bytes, plain or packed, and a tag that changes with them."""

    kind: str
    cache_control: str  # for how long a browser may use it without asking
    tag: str
    forms: dict[str, bytes]  # by encoding; "" is plain
    varies: bool = False  # whether it depends on the language


class Pages:
    """An ASGI app for every address without a route. Only what was read at first can ever be sent,
    so no address leads elsewhere, and a build under way disturbs nobody."""

    def __init__(self, app: FastAPI, folder: Path = FOLDER) -> None:
        self._nowhere = app.router.not_found
        self._folder = folder
        self._files: dict[str, PageFile] = {}
        self._filled: dict[PageWords, PageFile] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = self._answer(scope) if is_page(scope) else None
        await (answer or self._nowhere)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response | None:
        self._files = self._files or read_files(self._folder)
        path, headers = scope["path"], Headers(scope=scope)
        if path in self._files:
            return show(self._files[path], headers)
        is_known = ROUTES.fullmatch(path) is not None
        page = self._files.get("/index.html")
        if page is None:
            return PlainTextResponse(NOT_BUILT, 503) if is_known else None
        is_file = "." in path or path.startswith("/assets/")
        if is_file and not is_known:
            return None
        filled = self._fill_in(page, words_of(path, language_of(scope)))
        return show(filled, headers) if is_known else lost(filled)

    def _fill_in(self, page: PageFile, said: PageWords) -> PageFile:
        """The page in those words; they are few, so all are kept."""
        if said not in self._filled:
            written = fill_in(page.forms[""].decode(), said).encode()
            forms = {"": written, "gzip": gzip.compress(written, mtime=0)}
            self._filled[said] = replace(page, tag=tag_of(written), forms=forms, varies=True)
        return self._filled[said]


def serve_pages(app: FastAPI) -> None:
    app.router.default = Pages(app)


def is_page(scope: Scope) -> bool:
    """Whether it is the web client that is asked for, and not the server."""
    first = "/" + scope["path"].removeprefix("/").split("/")[0]
    return scope["type"] == "http" and scope["method"] in ("GET", "HEAD") and first not in OTHERS


def read_files(folder: Path) -> dict[str, PageFile]:
    """All files by address."""
    if not (folder / "index.html").exists():
        return {}
    plain = [file for file in folder.rglob("*") if file.suffix not in PACKED.values()]
    return {
        f"/{file.relative_to(folder).as_posix()}": read_file(file, file.parent == folder / "assets")
        for file in plain
        if file.is_file()
    }


def read_file(file: Path, is_named_by_content: bool) -> PageFile:
    written = file.read_bytes()
    packed = {name: file.with_name(file.name + ending) for name, ending in PACKED.items()}
    forms = {name: form.read_bytes() for name, form in packed.items() if form.exists()}
    asks = file.name in ("index.html", "sw.js")
    return PageFile(
        kind=TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/binary",
        cache_control=FOR_EVER if is_named_by_content else ASK if asks else A_WHILE,
        tag=tag_of(written),
        forms=forms | {"": written},
    )


def tag_of(written: bytes) -> str:
    return hashlib.sha256(written).hexdigest()[:16]


def show(file: PageFile, headers: Headers) -> Response:
    taken = headers.get("accept-encoding", "")
    encoding = next((name for name in PACKED if name in file.forms and takes(taken, name)), "")
    tag = f'"{file.tag}{encoding}"'
    varies = "Accept-Encoding, Accept-Language" if file.varies else "Accept-Encoding"
    sent = {"ETag": tag, "Cache-Control": file.cache_control, "Vary": varies}
    if tag in headers.get("if-none-match", ""):
        return Response(None, 304, sent)
    if encoding:
        sent["Content-Encoding"] = encoding
    return Response(file.forms[encoding], 200, sent, file.kind)


def lost(page: PageFile) -> Response:
    """The answer for an address that leads nowhere: the client has a page of its own for it."""
    return Response(page.forms[""], 404, media_type=page.kind)
