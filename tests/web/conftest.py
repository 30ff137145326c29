"""A real server, a real browser, and people before it. One server a test worker."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.server.process import serving
from tests.web.chromium import open_chromium
from tests.web.guests import DESK, LOCALES, PATIENCE_MS, Complaints, Invite

HERE = Path(__file__).parent
GENEROUS: dict[str, Any] = {
    "requests_per_minute": 1_000_000,
    "files_per_minute": 1_000_000,
    "sessions_per_hour": 1_000_000,
    "replays_per_minute": 1_000_000,
    "messages_per_second": 1000.0,
    "messages_at_once": 1000,
    "tables_per_session": 1000,
    "sockets_per_session": 1000,
    "bot_pause": 0.05,
    "adviser": "baseline",  # at once, and well enough for whole games
    "hint_iterations": 20,
}
# An empty page has no memory yet.
KEEP_PACE = "if (location.protocol !== 'about:') localStorage.setItem('clowder-pace', 'PACE')"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a server with a folder of its own."""
    with serving(tmp_path_factory.mktemp("house"), **GENEROUS) as server:
        yield server.address


@pytest.fixture(scope="session")
def fixed_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a server whose chance is fixed, and where some go on from a moment of a golden game."""
    settings = GENEROUS | {"fixed_seed": "paper"}
    folder = tmp_path_factory.mktemp("fixed")
    with serving(folder, program="tests.web.fixed_house", **settings) as server:
        yield server.address


class Browsers:
    """One browser for all tests of this folder that follow each other. It is closed before any
    other test: while it is there, its event loop counts as running, and asynchronous tests could
    not have their own."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._browser: Browser | None = None

    def get(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            self.close()
            self._browser = self._open.enter_context(open_chromium())
        return self._browser

    def close(self) -> None:
        self._browser = None
        self._open.close()


BROWSERS = pytest.StashKey[Browsers]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, None, None]:
    yield
    if nextitem is None or HERE not in nextitem.path.parents:
        item.config.stash.get(BROWSERS, Browsers()).close()


@pytest.fixture
def chromium(pytestconfig: pytest.Config) -> Browser:
    return pytestconfig.stash.setdefault(BROWSERS, Browsers()).get()


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    found = Complaints()
    yield found
    assert not found.unexpected()


@pytest.fixture
def person(chromium: Browser, address: str, complaints: Complaints) -> Iterator[Invite]:
    with ExitStack() as house:

        def invite(path: str = "/", pace: str = "calm", **choices: Any) -> Page:
            options = {"base_url": address, "service_workers": "block"} | context_options(**choices)
            context = house.enter_context(chromium.new_context(**options))
            context.set_default_timeout(PATIENCE_MS)
            if pace != "calm":
                context.add_init_script(KEEP_PACE.replace("PACE", pace))
            complaints.listen(context)
            page = context.new_page()
            page.goto(path)
            return page

        yield invite


def context_options(  # the defaults are those of Invite
    language: str = "en",
    size: tuple[int, int] = DESK,
    theme: str = "light",
    still: bool = True,
    **more: Any,
) -> dict[str, Any]:
    return {
        "locale": LOCALES[language],
        "viewport": {"width": size[0], "height": size[1]},
        "color_scheme": theme,
        "reduced_motion": "reduce" if still else "no-preference",
        **more,
    }
