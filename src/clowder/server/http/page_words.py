"""What a page says of itself before it runs: its title, what it is about, and both for previews."""

from __future__ import annotations

import re
from html import escape
from typing import NamedTuple

from clowder.games import ROOMS
from clowder.locales import Words

GAME = re.compile("/games/([^/]+)(?:/(rules|learn)(?:/.*)?)?")
TABLE = re.compile("/table/[^/]+(/replay)?")


class PageWords(NamedTuple):
    language: str
    title: str
    about: str


def words_of(path: str, language: str) -> PageWords:
    """Title and description in that language, for any address."""
    words = Words(language)
    title, about = titled(path.rstrip("/") or "/", words)
    return PageWords(language, f"{title} · Clowder", about)


def titled(path: str, words: Words) -> tuple[str, str]:
    if path == "/":
        return words("page-home"), words("web-lede")
    if path == "/watch":
        return words("web-watch-file"), words("page-watch-about")
    if path == "/me":
        return words("web-person-page"), words("page-me-about")
    if path == "/host":
        return words("web-host-page"), words("page-host-about")
    if path == "/me/games":
        return words("web-running"), words("page-own-games-about")
    if path in ("/me/people", "/me/results"):
        page = path.removeprefix("/me/")
        return words(f"web-{page}"), words(f"page-{page}-about")
    game = GAME.fullmatch(path)
    if game is not None and game[1] in ROOMS:
        prefix = ROOMS[game[1]].prefix
        title = words(f"{prefix}-title")
        if game[2] is None:
            return title, words(f"{prefix}-tagline")
        return words(f"page-{game[2]}", title=title), words(f"page-{game[2]}-about", title=title)
    table = TABLE.fullmatch(path)
    if table is not None:
        page = "replay" if table[1] else "table"
        return words(f"page-{page}"), words(f"page-{page}-about")
    return words("web-lost-page"), words("web-lost-page-text")


def head_of(said: PageWords) -> str:
    title, about = escape(said.title), escape(said.about)
    named = {"og:site_name": "Clowder", "og:type": "website", "og:locale": said.language}
    named |= {"og:title": title, "og:description": about}
    previews = "".join(f'<meta property="{name}" content="{text}">' for name, text in named.items())
    return f'<title>{title}</title><meta name="description" content="{about}">{previews}'


def fill_in(page: str, said: PageWords) -> str:
    """The page with its language, and these words in place of those of the build."""
    page = page.replace('<html lang="en">', f'<html lang="{said.language}">', 1)
    page = re.sub(r'<meta name="description"[^>]*>\s*', "", page, count=1)
    return re.sub("<title>.*?</title>", lambda _: head_of(said), page, count=1)
