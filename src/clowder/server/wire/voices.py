"""What people say at a table, in words or by cats, and who hears it."""

from __future__ import annotations

from collections.abc import Collection

from clowder.core.game import Seat
from clowder.server.log import entries as log
from clowder.server.log.names import distinct
from clowder.server.log.state import TableState
from clowder.server.wire import messages


def is_muted(entry: log.LogEntry, muted: Collection[str]) -> bool:
    return bool(muted) and isinstance(entry, log.Said | log.Reacted) and entry.session in muted


def render_voice(
    table: TableState, entry: log.Said | log.Reacted, viewer: Seat | None, number: int
) -> messages.ChatLine | messages.Reaction | None:
    """While the game is on, players do not hear spectators: they might see more than one hand."""
    if entry.seat is None and viewer is not None and table.match is not None and not table.over:
        return None
    name = speaker(table, entry)
    if isinstance(entry, log.Reacted):
        return messages.Reaction(name, entry.seat, entry.cat)
    return messages.ChatLine(name, entry.seat, entry.text, number)


def speaker(table: TableState, said: log.Said | log.Reacted) -> str:
    """The name at the table; a spectator's is changed where it would look like a player's."""
    own = next((chair for chair in table.chairs if chair.session == said.session), None)
    return distinct(said.name, table.names) if own is None else own.name
