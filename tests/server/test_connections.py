"""Connections of all kinds: half a request, too many of them, and targets that lead nowhere."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.request import urlopen

import pytest
from websockets.frames import Frame, Opcode

from clowder.server.http.connections import Connections, framed
from clowder.server.settings import Settings
from tests.server.process import Server, arguments, clowder, serving
from tests.waiting import PATIENCE

HALF = b"GET / HTTP/1.1\r\nHost: cats.test\r\nX-"
PER_ADDRESS = 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("connections")
    with serving(folder, connections_per_address=PER_ADDRESS, request_seconds=PATIENCE) as server:
        yield server


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """On a crowded machine it may give up on anybody: nobody asks it a whole question."""
    with serving(tmp_path_factory.mktemp("impatient"), request_seconds=0.5) as server:
        yield server


def connect(server: Server, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))


def ends(connection: socket.socket) -> bytes:
    """What the server said until it closed the connection."""
    said = b""
    try:
        while part := connection.recv(4096):
            said += part
    except ConnectionResetError:
        pass
    return said


@pytest.mark.parametrize(
    "part",
    [
        b"",
        HALF,
        b"POST /api/session HTTP/1.1\r\nHost: cats.test\r\nContent-Length: 50\r\n\r\n{",
    ],
    ids=["nothing", "half a header", "half a body"],
)
def test_whoever_does_not_finish_a_request_is_not_waited_for(
    impatient: Server, part: bytes
) -> None:
    with connect(impatient) as stuck:
        stuck.sendall(part)
        assert b" 200 " not in ends(stuck)


def test_half_requests_of_one_address_leave_room_for_others(server: Server) -> None:
    with ExitStack() as stack:
        halves = [stack.enter_context(connect(server, "127.0.0.2")) for _ in range(60)]
        for half in halves:
            with suppress(OSError):  # one too many, and closed already
                half.sendall(HALF)
        with urlopen(f"{server.address}/healthz", timeout=PATIENCE) as answer:
            assert answer.read() == b"ok\n"


def test_connections_that_ended_do_not_count(server: Server) -> None:
    for _ in range(3 * PER_ADDRESS):
        with connect(server, "127.0.0.3") as passing:
            passing.sendall(
                b"GET /healthz HTTP/1.1\r\nHost: cats.test\r\nConnection: close\r\n\r\n"
            )
            assert ends(passing).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("target", ["GET *", "OPTIONS *", "PRI *", "GET cats", "GET http:cats"])
def test_a_target_without_a_slash_is_no_page(server: Server, target: str) -> None:
    with connect(server, "127.0.0.4") as odd:
        request = f"{target} HTTP/1.1\r\nHost: cats.test\r\nConnection: close\r\n\r\n"
        odd.sendall(request.encode())
        said = ends(odd)
    assert said.startswith(b"HTTP/1.1 404")
    assert b'"no_such_page"' in said


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_message_is_framed_as_the_library_would(size: int) -> None:
    text = b"m" * size

    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_nobody_is_admitted_beyond_the_limits_but_a_proxy_of_ours() -> None:
    counted = Connections(Settings(connections=5, connections_per_address=2, proxies=("9.9.9.9",)))

    assert [counted.admit("1.1.1.1") for _ in range(3)] == [True, True, False]
    assert [counted.admit("9.9.9.9") for _ in range(4)] == [True, True, True, False]  # five in all
    counted.release("1.1.1.1")
    assert [counted.admit("2.2.2.2") for _ in range(2)] == [True, False]


def test_all_addresses_of_one_home_are_one_client() -> None:
    counted = Connections(Settings(connections_per_address=2))

    assert [counted.admit(f"2001:db8::{n}") for n in range(3)] == [True, True, False]
    assert counted.admit("2001:db8:0:1::")
    counted.release("2001:db8::1")
    assert counted.admit("2001:db8::9")
    assert [counted.admit(each) for each in ("::ffff:1.1.1.1", "::ffff:1.1.1.2")] == [True] * 2
    assert [counted.admit(each) for each in ("1.1.1.1", "1.1.1.1")] == [True, False]
    assert counted.admit("fe80::1%eth0")


def test_an_address_behind_a_proxy_is_believed_of_that_proxy_alone(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_minute=2) as plain:
        assert [status(plain, name) for name in ("a", "b", "c")] == [200, 200, 429]
    with serving(tmp_path, proxies="127.0.0.1", requests_per_minute=2) as behind:
        assert [status(behind, name) for name in ("a", "b", "c", "c", "c")] == [200] * 4 + [429]
        assert [status(behind, name) for name in ("home 1", "home 2", "home 3")] == [200, 200, 429]
        assert status(behind, "next door") == 200


def status(server: Server, name: str) -> int:
    """Of a request that was forwarded for a client, as it says."""
    client = {
        "a": "203.0.113.1",
        "b": "203.0.113.2",
        "c": "203.0.113.3",
        "home 1": "2001:db8::1",
        "home 2": "2001:db8::2",
        "home 3": "2001:DB8:0:0:F::3",
        "next door": "2001:db8:0:1::1",
    }[name]
    with connect(server) as proxied:
        head = f"GET /api/games HTTP/1.1\r\nHost: cats.test\r\nX-Forwarded-For: {client}\r\n"
        proxied.sendall(f"{head}Connection: close\r\n\r\n".encode())
        return int(ends(proxied).split(b" ")[1])


def test_the_second_server_on_one_folder_says_so_and_ends(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        second = clowder(*arguments(tmp_path, 0))
        assert (second.returncode, second.stdout) == (1, "")
        assert "another server is running with" in second.stderr
        with urlopen(f"{first.address}/readyz", timeout=PATIENCE) as answer:
            assert answer.status == 200
    with serving(tmp_path) as again:  # the lock ends with its process, even one that was killed
        assert again.address
