"""Runs the server until somebody ends it."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import time
from collections.abc import Callable
from contextlib import nullcontext

import uvicorn

from clowder.core.fault import Fault, sentence_of_os_error
from clowder.games import INSTALLED
from clowder.server.http.app import make_app
from clowder.server.http.connections import Connections
from clowder.server.settings import Settings
from clowder.server.tables.house import Clock, House
from clowder.server.wire.requests import MOST_BYTES

try:
    from uvloop import run
except ImportError:  # there is none for Windows
    from asyncio import run  # type: ignore[assignment]

try:
    import resource
except ImportError:  # nor this
    resource = None  # type: ignore[assignment]

logger = logging.getLogger(__name__)

SPARE_FILES = 256  # for the database, workers and the rest
SILENT_MS = 15_000  # a connection that takes nothing for so long is given up


def announce(address: str) -> None:
    print(f"clowder: serving at {address}", flush=True)


def serve(
    settings: Settings, report: Callable[[str], None] = announce, clock: Clock = time.time
) -> None:
    """Reports the address once it listens. Raises WrongDatabase where the database is not ours to
    use, StorageError, OSError, and Fault where the address cannot be had."""
    run(serve_until_ended(settings, report, clock))


async def serve_until_ended(
    settings: Settings, report: Callable[[str], None], clock: Clock
) -> None:
    for left_out in INSTALLED.left_out:
        logger.warning("%s", left_out)
    house = House(settings, clock)
    allow_files(settings.connections + SPARE_FILES)
    server = uvicorn.Server(configure(house))
    logging.getLogger("uvicorn.error").addFilter(is_news)
    end_on_signals(server)
    with take_address(settings) as listener:
        await house.open()  # before listening: whoever connects finds everything ready
        listener.listen(2048)
        host, port = listener.getsockname()[:2]
        report(f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}")
        await server.serve([listener])


def allow_files(wanted: int) -> None:
    """Every connection is an open file, and many systems allow a thousand unless asked."""
    if resource is None:
        return
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    possible = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    if soft != resource.RLIM_INFINITY and soft < possible:
        resource.setrlimit(resource.RLIMIT_NOFILE, (possible, most))
    if possible < wanted:
        logger.warning("at most %d files may be open, so fewer connections than set", possible)


def configure(house: House) -> uvicorn.Config:
    proxies = list(house.settings.proxies)
    return uvicorn.Config(
        make_app(house),
        **Connections(house.settings).protocols(),
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=2 * MOST_BYTES,
        ws_per_message_deflate=False,  # compression beside secrets leaks their size
        timeout_graceful_shutdown=5,
    )


def end_on_signals(server: uvicorn.Server) -> None:
    """SIGTERM and Ctrl-C end it cleanly from now on, even before it listens."""
    # Uvicorn would raise the signal again in the end, and the exit code would look like a crash.
    server.capture_signals = nullcontext  # type: ignore[method-assign, assignment]
    loop = asyncio.get_running_loop()
    for ended in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(ended, server.handle_exit, ended, None)
        except NotImplementedError:  # on Windows
            signal.signal(ended, server.handle_exit)


def take_address(settings: Settings) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # else a reader who stops reading stays for ever
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENT_MS)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        address = f"{settings.host}:{settings.port}"
        raise Fault(f"{address}: {error.strerror}", sentence_of_os_error(error, address)) from None
    return listener


def is_news(record: logging.LogRecord) -> bool:
    """False for uvicorn's complaint about a handshake that we refused with a typed answer."""
    return "without completing handshake" not in str(record.msg)
