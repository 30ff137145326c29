"""Leaks to be planted: ways in which a server has told, or could tell, what nobody may know."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from clowder.bots.advice import Advice
from clowder.core.game import Seat
from clowder.core.value import replace, to_json
from clowder.core.words import say
from clowder.server.http import app, metrics
from clowder.server.http.routes import finished_tables
from clowder.server.log import undo
from clowder.server.log.denied import Denied, require
from clowder.server.log.state import TableState
from clowder.server.tables import notice_words, reports
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.wire import frames, messages

Plant = Callable[[pytest.MonkeyPatch], None]


def hidden(table: TableState, viewer: Seat | None) -> int:
    """A number made of the hands that the viewer does not see."""
    hands = table.match.state.hands if table.match is not None else ()
    others = [hand for seat, hand in enumerate(hands) if seat != viewer]
    return sum(seat * card * card for seat, hand in enumerate(others, 1) for card in hand)


def a_view_with_the_sum_of_other_hands(patch: pytest.MonkeyPatch) -> None:
    update = frames.update

    def leaky(table: TableState, viewer: Seat | None, *rest: Any) -> messages.Update:
        told = update(table, viewer, *rest)
        return replace(told, view=msgspec.to_builtins(told.view) | {"sum": hidden(table, viewer)})

    patch.setattr(frames, "update", leaky)


def a_refusal_in_other_words_when_the_next_hand_is_strong(patch: pytest.MonkeyPatch) -> None:
    refused = frames.refused

    def leaky(table: TableState, seat: Seat, *rest: Any) -> messages.Refused:
        told = refused(table, seat, *rest)
        return replace(told, rule="CIB-0" if hidden(table, seat) % 2 else told.rule)

    patch.setattr(frames, "refused", leaky)


def a_note_only_where_the_next_hand_is_weak(patch: pytest.MonkeyPatch) -> None:
    tried = frames.tried

    def leaky(table: TableState, seat: Seat, *rest: Any) -> messages.Tried:
        told = tried(table, seat, *rest)
        note = say("cib-note-follows") if hidden(table, seat) % 2 else None
        return replace(told, answers=tuple(replace(judged, note=note) for judged in told.answers))

    patch.setattr(frames, "tried", leaky)


def aids_that_count_what_others_can_lay(patch: pytest.MonkeyPatch) -> None:
    update = frames.update

    def leaky(table: TableState, viewer: Seat | None, *rest: Any) -> messages.Update:
        told = update(table, viewer, *rest)
        return replace(told, aids=told.aids and replace(told.aids, fits=hidden(table, viewer)))

    patch.setattr(frames, "update", leaky)


def frames_as_long_as_the_hidden_hand(patch: pytest.MonkeyPatch) -> None:
    update = LiveTable.update

    def leaky(self: LiveTable, seat: Seat | None, since: int, *muted: Any) -> bytes:
        return update(self, seat, since, *muted) + b" " * (hidden(self.table, seat) % 7)

    patch.setattr(LiveTable, "update", leaky)


def a_hint_that_knows_the_hands(patch: pytest.MonkeyPatch) -> None:
    async def leaky(self: LiveTable, seat: Seat) -> Advice:
        match = self.table.match
        assert match is not None
        moves = match.moves(seat)
        if not moves:
            raise Denied("not_asked")
        return Advice(moves[hidden(self.table, seat) % len(moves)], say("hint-equal"))

    patch.setattr(LiveTable, "hint", leaky)


def moves_in_the_order_of_their_worth(patch: pytest.MonkeyPatch) -> None:
    listed = frames.listed_moves

    def leaky(table: TableState, viewer: Seat | None) -> tuple[object, ...] | None:
        moves = listed(table, viewer)
        turned = hidden(table, viewer) % len(moves) if moves else 0
        return None if moves is None else moves[turned:] + moves[:turned]

    patch.setattr(frames, "listed_moves", leaky)


def a_digest_of_the_whole_state(patch: pytest.MonkeyPatch) -> None:
    about = frames.table_info

    def leaky(table: TableState) -> messages.TableInfo:
        state = to_json(table.match.state) if table.match is not None else b""
        return replace(about(table), commitment=hashlib.sha256(state).hexdigest())

    patch.setattr(frames, "table_info", leaky)


def a_replay_before_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(finished_tables, "require", lambda _condition, _code: None)


def an_undo_that_is_barred_by_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    take_back = undo.take_back

    def leaky(table: TableState, seat: Seat) -> Any:
        require(hidden(table, seat) % 2, "undo_barred")
        return take_back(table, seat)

    patch.setattr(undo, "take_back", leaky)


def metrics_that_count_cards(patch: pytest.MonkeyPatch) -> None:
    measure = metrics.measure

    def leaky(house: House) -> Any:
        counted = sum(hidden(live.table, None) for live in house.live.values())
        house.pool.failures["bot"] = counted
        return measure(house)

    patch.setattr(app, "measure", leaky)


def a_buried_card_in_the_news(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: TableState, news: Any, viewer: Seat | None, _number: int) -> Any:
        names, text = table.names, table.room.text
        for event in news.events:
            yield messages.GameEvent(event, text.event(event, names, viewer))

    patch.setattr(frames, "render_news", leaky)


def a_notice_that_knows_the_hands(patch: pytest.MonkeyPatch) -> None:
    title_of = notice_words.title_of

    def leaky(table: TableState, words: Any) -> str:
        return f"{title_of(table, words)} {hidden(table, None)}"

    patch.setattr(notice_words, "title_of", leaky)


def a_report_that_counts_the_hands(patch: pytest.MonkeyPatch) -> None:
    public_lines = reports.public_lines

    def leaky(table: TableState) -> Any:
        line = reports.KeptLine(table.opened.host, "Host", None, str(hidden(table, None)))
        return [*public_lines(table), line]

    patch.setattr(reports, "public_lines", leaky)


LEAKS: tuple[Plant, ...] = (
    a_view_with_the_sum_of_other_hands,
    a_refusal_in_other_words_when_the_next_hand_is_strong,
    a_note_only_where_the_next_hand_is_weak,
    aids_that_count_what_others_can_lay,
    frames_as_long_as_the_hidden_hand,
    a_hint_that_knows_the_hands,
    moves_in_the_order_of_their_worth,
    a_digest_of_the_whole_state,
    a_replay_before_the_end,
    an_undo_that_is_barred_by_hidden_cards,
    metrics_that_count_cards,
    a_buried_card_in_the_news,
    a_notice_that_knows_the_hands,
    a_report_that_counts_the_hands,
)
