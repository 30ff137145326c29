"""The floor: a bare server that knows no game.

It reads a frame, commits a row of so many bytes in a group with whatever else has queued up, and
sends a frame of so many bytes to each socket of the same table, over the same uvicorn, WebSocket
protocol, Starlette and SQLite settings as the real one. What a move costs beyond that is ours.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeAlias

import uvicorn
import uvloop
from fastapi import FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from clowder.server.http.app import tune_interpreter
from clowder.server.http.connections import Connections
from clowder.server.serving import allow_files, take_address
from clowder.server.settings import Settings
from clowder.server.store.engine import PRAGMAS
from clowder.server.store.store import MOST_TOGETHER

SCHEMA = """CREATE TABLE lines ("table" TEXT, number INTEGER, command TEXT, line TEXT, at INTEGER,
PRIMARY KEY ("table", number), UNIQUE ("table", command))"""
INSERT = "INSERT INTO lines VALUES (?, ?, ?, ?, ?)"
Row: TypeAlias = tuple[str, int, str, str, int]
CONNECTIONS = 100_000


class GroupCommit:
    """Rows of all tables, committed together on one thread; each waits for the disk."""

    def __init__(self, file: str) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._queue: asyncio.Queue[tuple[Row, asyncio.Future[None]]] = asyncio.Queue()
        self._database = sqlite3.connect(file, check_same_thread=False)
        for pragma in PRAGMAS:
            self._database.execute(f"PRAGMA {pragma}")
        self._database.execute(SCHEMA)
        self._database.commit()

    async def add(self, row: Row) -> None:
        done = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((row, done))
        await done

    async def write_on(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await loop.run_in_executor(self._thread, self._commit, [row for row, _ in batch])
            for _, done in batch:
                done.set_result(None)

    def _commit(self, rows: list[Row]) -> None:
        with self._database:
            self._database.executemany(INSERT, rows)


class Tables:
    """An ASGI middleware, where live views have theirs: around the router, which knows no table."""

    def __init__(self, app: ASGIApp, rows: GroupCommit, row_bytes: int, frame_bytes: int) -> None:
        self.app = app
        self.rows = rows
        self.seats: dict[str, list[WebSocket]] = defaultdict(list)
        self.numbers: dict[str, int] = defaultdict(int)
        self.line, self.frame = "x" * row_bytes, "x" * frame_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.play(WebSocket(scope, receive, send), scope["path"])
        else:
            await self.app(scope, receive, send)

    async def play(self, socket: WebSocket, table: str) -> None:
        await socket.accept()
        seats = self.seats[table]
        seats.append(socket)
        with suppress(WebSocketDisconnect):  # in the end all go at once
            while (message := await socket.receive())["type"] != "websocket.disconnect":
                self.numbers[table] += 1
                row = (table, self.numbers[table], message["text"][:40], self.line, 0)
                await self.rows.add(row)
                for other in seats:
                    await other.send_text(self.frame)
        seats.remove(socket)


def make_floor(rows: GroupCommit, row_bytes: int, frame_bytes: int) -> FastAPI:
    app = FastAPI()

    @app.get("/healthz")
    async def healthy() -> str:
        return "ok"

    app.add_middleware(Tables, rows=rows, row_bytes=row_bytes, frame_bytes=frame_bytes)
    return app


async def serve(folder: str, row_bytes: int, frame_bytes: int) -> None:
    tune_interpreter()
    settings = Settings(port=0, connections=CONNECTIONS, connections_per_address=CONNECTIONS)
    allow_files(CONNECTIONS)
    rows = GroupCommit(f"{folder}/floor.db")
    writing = asyncio.create_task(rows.write_on())
    config = uvicorn.Config(
        make_floor(rows, row_bytes, frame_bytes),
        **Connections(settings).protocols(),
        log_level="error",
        access_log=False,
        server_header=False,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
    )
    with take_address(settings) as listener:
        listener.listen(2048)
        host, port = listener.getsockname()
        print(f"serving at http://{host}:{port}", flush=True)
        await uvicorn.Server(config).serve([listener])
    writing.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--row-bytes", type=int, default=80)
    parser.add_argument("--frame-bytes", type=int, default=3000)
    args = parser.parse_args()
    uvloop.run(serve(args.folder, args.row_bytes, args.frame_bytes))


if __name__ == "__main__":
    main()
