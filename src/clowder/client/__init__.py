"""A small client: come in, find a table, play. A few lines make a player:

    async with Client("http://127.0.0.1:8642", "Milo") as client:
        table = await client.join("abcdefghjkmn")  # the name in the invite link
        bot, rng = make_bot("uniform", table.room), FastRng("Milo")
        async for _ in table.turns():
            await table.play(table.choose(bot, rng))

Answers are sent again after a broken connection, under the same command id, so that each takes
effect once.
"""

from clowder.client.connection import Failure, RefusedMove
from clowder.client.guest import Client
from clowder.client.remote_table import RemoteTable

__all__ = ["Client", "Failure", "RefusedMove", "RemoteTable"]
