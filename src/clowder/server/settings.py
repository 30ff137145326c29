"""Settings: a TOML file, CLOWDER_* variables over it, and the command line over both."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from clowder.core.fault import Fault, sentence_of_os_error
from clowder.core.value import Value
from clowder.core.words import say


class Settings(Value):
    host: str = "127.0.0.1"
    port: int = 8642
    db: str = ""  # a database URL; empty: a SQLite file in `data`
    bus: str = ""  # a Redis URL, by which nodes with one `db` tell each other what is new
    data: str = ""  # a folder; empty: the platform's own
    origins: tuple[str, ...] = ()  # other addresses under which browsers reach this server
    secure_cookies: bool = False  # True behind HTTPS
    fixed_seed: str = ""  # for tests from outside: fixes every table's seed, and marks it
    bot_pause: float = 0.7  # seconds before a bot's move is shown to players who are calm
    grace_seconds: float = 120.0  # without a clock, until the others may vote about somebody gone
    bot_seconds: float = 5.0  # after which a thinking bot is ended
    nature_seconds: float = 30.0  # after which a simulation of what falls is ended
    bots: tuple[str, ...] = ()  # own ones: "ROOM.LEVEL=module:Class?worlds=50"
    adviser: str = ""  # the level that gives hints; empty, or unknown to a room: its best
    hint_iterations: int = 0  # how much is imagined for a hint; 0: what its bot is used to
    workers: int = 2  # processes for hints, simulations and bots; long thoughts leave one free
    warm: bool = True  # start these processes with the server, before they are needed
    replay_seconds: float = 10.0  # after which reading and playing a file again is ended
    replay_workers: int = 1  # processes for files that somebody wants to watch
    messages_per_second: float = 5.0  # sustained, per socket
    messages_at_once: int = 20
    requests_per_minute: int = 240  # per client address
    files_per_minute: int = 6000  # of the web client, per client address; a page is some thirty
    replays_per_minute: int = 30  # files, per client address
    tables_per_session: int = 20  # not over yet
    sessions_per_hour: int = 200  # per client address
    wrong_codes_per_session: int = 12  # an hour; after that, right ones are refused as well
    wrong_codes_per_address: int = 60  # an hour, of all guests behind a client address
    reports_per_session: int = 5  # to the hosts of the house, an hour
    reports_per_address: int = 20  # likewise, of all guests behind a client address
    sockets_per_session: int = 16
    chats_per_minute: int = 30  # per socket
    queue_frames: int = 64  # waiting for a slow reader, who is then dropped
    queue_bytes: int = 1024 * 1024  # likewise
    connections: int = 10_000  # in all; further ones are closed at once
    connections_per_address: int = 512  # of one client address, unless it is a proxy of ours
    request_seconds: float = 20.0  # in which a request must have come, from its first byte
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For and -Proto are believed
    notice_delay: float = 10.0  # seconds until somebody is told of what they have not seen
    push_contact: str = ""  # for push services: "mailto:…" or "https://…"; empty: the first origin
    push_hosts: tuple[str, ...] = ()  # "host:port" of push services of one's own; else public ones
    idle_days: int = 7  # after which an abandoned table is closed


def load_settings(file: Path | None, given: dict[str, Any]) -> Settings:
    """Raises Fault that names what is wrong and where."""
    settings = Settings()
    if file is not None:
        settings = merge(settings, read_file(file), str(file))
    settings = merge(settings, read_environment(), "environment")
    return merge(settings, given, "command line")


def read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise Fault(f"{file}: {error.strerror}", sentence_of_os_error(error, str(file))) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        sentence = say("fault-settings-unreadable", file=str(file), reason=str(error))
        raise Fault(f"{file}: {error}", sentence) from None


def read_environment() -> dict[str, Any]:
    found: dict[str, Any] = {
        name: os.environ[f"CLOWDER_{name.upper()}"]
        for name in Settings.__struct_fields__  # type: ignore[attr-defined]
        if f"CLOWDER_{name.upper()}" in os.environ
    }
    for name in ("origins", "proxies", "bots", "push_hosts"):
        if name in found:
            found[name] = found[name].split(",")
    return found


def merge(settings: Settings, found: dict[str, Any], where: str) -> Settings:
    known = Settings.__struct_fields__  # type: ignore[attr-defined]
    for name in found:
        if name not in known:
            listed = ", ".join(known)
            raise Fault(
                f"{where}: there is no setting '{name}'; there is: {listed}",
                say("fault-setting", where=where.replace(" ", "-"), name=name, known=listed),
            )
    base = msgspec.to_builtins(settings) | found
    try:
        # Variables are text, so "8642" may stand for a number there.
        return msgspec.convert(base, Settings, strict=where != "environment")
    except msgspec.ValidationError as error:
        name = next((name for name in found if f"$.{name}`" in str(error)), "")
        sentence = say(
            "fault-setting-value",
            where=where.replace(" ", "-"),
            name=name,
            value=str(found.get(name, "")),
        )
        raise Fault(f"{where}: {error}", sentence) from None


def data_folder(settings: Settings) -> Path:
    return Path(settings.data) if settings.data else user_data_path("clowder", appauthor=False)


def database_url(settings: Settings) -> str:
    """A plain postgresql URL gets the driver that we install for it."""
    if not settings.db:
        return f"sqlite:///{data_folder(settings) / 'clowder.db'}"
    if settings.db.startswith("postgresql:"):
        return settings.db.replace("postgresql:", "postgresql+psycopg:", 1)
    return settings.db
