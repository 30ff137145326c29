"""The web client is handed out whole, quickly and safely; everything else stays as it was."""

from __future__ import annotations

import gzip
import re
from collections.abc import AsyncIterator
from html import escape
from pathlib import Path

import pytest
from fastapi import FastAPI

from clowder.locales import LANGUAGES, Words
from clowder.server.http.app import make_app
from clowder.server.http.guard import HEADERS
from clowder.server.http.page_words import fill_in, words_of
from clowder.server.http.pages import Pages
from tests.server.bench import open_house
from tests.server.doors import Answer, fetch

pytestmark = pytest.mark.anyio

SCRIPT = "/assets/index-a1b2.js"
FILES = {
    "/index.html": (
        b'<!doctype html><html lang="en"><head><meta name="description" content="old" />'
        b"<title>Clowder</title></head></html>"
    ),
    "/sw.js": b"self",
    "/favicon.svg": b"<svg/>",
    "/manifest.webmanifest": b"{}",
    "/assets/cat-c3d4.woff2": b"font",
    SCRIPT: b"meow()",
    f"{SCRIPT}.br": b"packed well",
    f"{SCRIPT}.gz": gzip.compress(b"meow()"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for path, written in FILES.items():
        file = tmp_path / "web" / path[1:]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(written)
    (tmp_path / "secret").write_bytes(b"a seed")
    return tmp_path / "web"


@pytest.fixture
async def app(folder: Path) -> AsyncIterator[FastAPI]:
    async with open_house(folder.parent, requests_per_minute=3) as house:
        app = make_app(house)
        app.router.default = Pages(app, folder)
        yield app


async def get(app: FastAPI, path: str, **headers: str) -> Answer:
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    return await fetch(app, "GET", path, given)


@pytest.mark.parametrize(
    "path", ["/", "/watch", "/table/abc", "/table/abc/replay", "/games/x/rules/CIB-6"]
)
async def test_every_address_of_the_client_gives_its_page(app: FastAPI, path: str) -> None:
    answer = await get(app, path)

    assert (answer.status, answer.body) == (200, filled_in(path))
    assert answer.header("content-type") == "text/html; charset=utf-8"
    assert answer.header("cache-control") == "no-cache"
    assert answer.header("vary") == "Accept-Encoding, Accept-Language"


def filled_in(path: str, language: str = "en") -> bytes:
    return fill_in(FILES["/index.html"].decode(), words_of(path, language)).encode()


PAGES = {
    "/": ("page-home", "web-lede"),
    "/watch": ("web-watch-file", "page-watch-about"),
    "/table/abc": ("page-table", "page-table-about"),
    "/table/abc/replay": ("page-replay", "page-replay-about"),
    "/games/cat_in_the_box": ("cib-title", "cib-tagline"),
    "/games/cat_in_the_box/": ("cib-title", "cib-tagline"),
    "/games/cat_in_the_box/rules/CIB-6": ("page-rules", "page-rules-about"),
    "/games/cat_in_the_box/learn": ("page-learn", "page-learn-about"),
    "/games/chess": ("web-lost-page", "web-lost-page-text"),
    "/nowhere": ("web-lost-page", "web-lost-page-text"),
}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_says_what_it_is_in_the_language_of_the_visitor(
    app: FastAPI, language: str
) -> None:
    words = Words(language)
    for path, (title, about) in PAGES.items():
        answer = await get(app, path, accept_language=f"xx, {language};q=0.9, en;q=0.1")
        game = {"title": words("cib-title")} if "/rules" in path or "/learn" in path else {}
        named = escape(f"{words(title, **game)} · Clowder")
        told = escape(words(about, **game))

        page = answer.body.decode()
        assert f'<html lang="{language}">' in page, path
        assert re.findall("<title>(.*?)</title>", page) == [named], path
        assert re.findall('name="description" content="(.*?)"', page) == [told], path
        assert re.findall('property="og:title" content="(.*?)"', page) == [named], path
        assert re.findall('property="og:description" content="(.*?)"', page) == [told], path


async def test_a_page_is_packed_and_its_tag_knows_the_language(app: FastAPI) -> None:
    packed = await get(app, "/", accept_encoding="gzip, br", accept_language="hu")
    czech = await get(app, "/", accept_language="cs")

    assert gzip.decompress(packed.body) == filled_in("/", "hu")
    assert packed.header("content-encoding") == "gzip"
    assert packed.header("etag") != (await get(app, "/", accept_encoding="gzip")).header("etag")
    assert (await get(app, "/", if_none_match=czech.header("etag"))).status == 200


async def test_an_address_that_leads_nowhere_gives_the_page_with_404(app: FastAPI) -> None:
    answer = await get(app, "/nowhere/at/all")

    assert (answer.status, answer.body) == (404, filled_in("/nowhere/at/all"))
    assert answer.header("cache-control") == "no-store"


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/favicon.svg", "image/svg+xml", "max-age=300"),
        ("/manifest.webmanifest", "application/manifest+json", "max-age=300"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/assets/cat-c3d4.woff2", "font/woff2", "immutable"),
        (SCRIPT, "text/javascript; charset=utf-8", "immutable"),
    ],
)
async def test_a_file_says_what_it_is_and_how_long_to_keep_it(
    app: FastAPI, path: str, kind: str, kept: str
) -> None:
    answer = await get(app, path)

    assert (answer.status, answer.body) == (200, FILES[path])
    assert answer.header("content-type") == kind
    assert kept in answer.header("cache-control")
    strict = {name: words for name, words in HEADERS.items() if name != "Cache-Control"}
    assert {name: answer.header(name) for name in strict} == strict


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, br;q=0", "gzip"),
        ("gzip;q=0.5", "gzip"),
        ("gzip;q=0.0, br; q=0", ""),
        ("identity", ""),
        ("", ""),
    ],
)
async def test_a_packed_file_goes_to_whoever_can_unpack_it(
    app: FastAPI, accepted: str, encoding: str
) -> None:
    answer = await get(app, SCRIPT, accept_encoding=accepted)

    ending = {"br": ".br", "gzip": ".gz", "": ""}[encoding]
    assert answer.body == FILES[SCRIPT + ending]
    assert answer.header("content-encoding") == encoding
    assert answer.header("content-type") == "text/javascript; charset=utf-8"
    assert answer.header("vary") == "Accept-Encoding"


async def test_an_unchanged_file_is_not_sent_again_and_a_changed_one_is(
    app: FastAPI, folder: Path
) -> None:
    tag = (await get(app, "/")).header("etag")

    again = await get(app, "/", if_none_match=tag)
    (folder / "index.html").write_bytes(FILES["/index.html"].replace(b"head", b"main"))
    app.router.default = Pages(app, folder)
    changed = await get(app, "/", if_none_match=tag)

    assert (again.status, again.body) == (304, b"")
    assert changed.status == 200


async def test_head_is_answered_like_get(app: FastAPI) -> None:
    answer = await fetch(app, "HEAD", "/")

    assert answer.status == 200
    assert answer.header("content-length") == str(len(filled_in("/")))


@pytest.mark.parametrize(
    "path",
    ["/../secret", "/assets/../../secret", "/assets/..%2f..%2fsecret", "//secret", "/assets/\0"],
)
async def test_no_address_leads_out_of_the_folder(app: FastAPI, path: str) -> None:
    answer = await get(app, path)

    assert answer.status == 404
    assert b"a seed" not in answer.body


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nowhere", 404),
        ("GET", "/api", 404),
        ("GET", "/assets/old-e5f6.js", 404),
        ("GET", f"{SCRIPT}.br", 404),
        ("GET", "/robots.txt", 404),
        ("GET", "/api/tables/abc/sit", 405),
        ("POST", "/table/abc", 404),
    ],
)
async def test_what_is_not_the_clients_stays_typed(
    app: FastAPI, method: str, path: str, status: int
) -> None:
    answer = await fetch(app, method, path)

    assert (answer.status, answer.json["code"]) == (status, "no_such_page")


async def test_files_do_not_count_as_requests_and_have_a_limit_of_their_own(
    tmp_path: Path, folder: Path
) -> None:
    async with open_house(tmp_path, requests_per_minute=2, files_per_minute=10) as house:
        app = make_app(house)
        app.router.default = Pages(app, folder)

        files = [(await get(app, SCRIPT)).status for _ in range(11)]
        asked = [(await get(app, "/api/games")).status for _ in range(3)]

    assert files == [200] * 10 + [429]
    assert asked == [200, 200, 429]


async def test_without_a_build_the_front_door_says_what_to_run(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        app.router.default = Pages(app, tmp_path / "none")

        page, other = await get(app, "/"), await get(app, "/nowhere")

    assert (page.status, page.header("content-type")) == (503, "text/plain; charset=utf-8")
    assert page.body == b"clowder: the web client is not built; run: python3 dev.py play\n"
    assert (other.status, other.json["code"]) == (404, "no_such_page")
