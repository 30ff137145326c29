"""Lessons over the wire: each step is a small table of its own, seen like any other."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import msgspec

from clowder.bots.levels import usual_level
from clowder.core.game import NATURE, Seat
from clowder.core.lesson import (
    Anything,
    Brings,
    Forbidden,
    Lesson,
    Listed,
    Nothing,
    is_done,
    message,
    shown_moves,
)
from clowder.core.lesson import LessonStep as TaughtStep  # here a LessonStep is what is sent
from clowder.core.record_text import changed_options
from clowder.core.rng import FairRng
from clowder.core.room import AnyRoom
from clowder.core.value import Value, replace, to_json
from clowder.core.words import Say, say
from clowder.locales import Words
from clowder.server.log import entries as log
from clowder.server.log.denied import require
from clowder.server.log.state import TableState, entries_since
from clowder.server.wire import frames, messages, requests
from clowder.server.wire.bodies import LessonTry
from clowder.server.work.nature import NatureWorkers

LEARNERS = ""  # all of them together wait as one guest does
STILL = bytes(32)  # the same hand for every learner
WANTED: dict[type, Literal["move", "any", "refusal", "nothing"]] = {
    Listed: "move",
    Anything: "any",
    Forbidden: "refusal",
    Brings: "move",
    Nothing: "nothing",
}


class LessonStep(Value):
    """A position, and what to do there; section, title and text are keys of messages."""

    number: int  # counted from 1
    section: str
    title: str
    text: str
    rules: tuple[str, ...]
    wanted: Literal["move", "any", "refusal", "nothing"]  # a certain move, any, a refusal
    shown: tuple[Any, ...]  # the moves that the text speaks of, if it does
    update: messages.Update  # the table as the learner sees it


class LessonAnswer(Value):
    """What came of a try: done is whether it was what the step wanted."""

    done: bool
    refused: messages.Refused | None
    say: Say | None  # praise, or what to try instead; None where the refusal says it all
    update: messages.Update | None  # the table after the move, its events as news
    note: Say | None = None  # of a move that was only judged, as of any Try
    aids: Any | None = None  # likewise


class KnownAnswer(Value):
    """What a try would bring: judged, and then made."""

    step: int
    move: Any
    answer: LessonAnswer


MOST_KNOWN = 80  # moves of a step
_known: dict[tuple[str, str], list[KnownAnswer]] = {}  # by game and language


def steps_of(room: AnyRoom) -> list[tuple[Lesson, TaughtStep]]:
    return [(lesson, step) for lesson in room.lessons for step in lesson.steps]


def render_lessons(room: AnyRoom, language: str) -> list[LessonStep]:
    return [
        LessonStep(
            number=number,
            section=f"{room.prefix}-section-{lesson.section}",
            title=message(room.prefix, step, "title"),
            text=message(room.prefix, step, "text"),
            rules=step.rules,
            wanted=WANTED[type(step.wanted)],
            shown=tuple(room.read_move(text) for text in shown_moves(step.wanted)),
            update=look(lay_table(room, step, language), step),
        )
        for number, (lesson, step) in enumerate(steps_of(room), start=1)
    ]


async def answer(
    room: AnyRoom, attempt: LessonTry, language: str, nature: NatureWorkers
) -> LessonAnswer:
    """Judge a move by the rules of the game, and by what the step wanted."""
    steps = steps_of(room)
    require(1 <= attempt.step <= len(steps), "no_such_lesson")
    _, step = steps[attempt.step - 1]
    require(step.wanted != Nothing(), "not_asked")
    move = requests.read_move(attempt.move, room.types.move)
    table = lay_table(room, step, language)
    assert table.match is not None
    refusal = room.refusal(table.match.state, step.seat, move)
    text = room.write_move(move)
    praise, again = (say(message(room.prefix, step, part)) for part in ("praise", "again"))
    if refusal is not None:
        done = is_done(step.wanted, text, refusal)
        refused = frames.refused(table, step.seat, "", refusal, Words(language))
        return LessonAnswer(done, refused, praise if done else None, None)
    if attempt.judge:
        [judged] = frames.tried(table, step.seat, "", [move], Words(language)).answers
        done = is_done(step.wanted, text, None)
        return LessonAnswer(done, None, None, None, judged.note, judged.aids)
    trial = table.match.fork()
    trial.play(step.seat, move)
    if room.slow_asks:  # gravity answers at once, while a deal can wait for the next step
        await nature.let_answer(room, trial, FairRng(STILL), LEARNERS, "")
    events = (event for made in trial.steps[len(table.match.steps) :] for event in made.events)
    done = is_done(step.wanted, text, None, events)
    table.add(log.Moved(entries_since(room, trial, len(table.match.entries))))
    update = look(table, step, table.last_number - 1)
    return LessonAnswer(done, None, praise if done else again, update)


async def known_answers(room: AnyRoom, language: str, nature: NatureWorkers) -> list[KnownAnswer]:
    """Of the moves that are listed, or that a step speaks of; a miss comes without its table.

    They are the same for everybody, so they are made once."""
    key = (room.name, language)
    if key in _known:
        return _known[key]
    found = []
    for number, (_, step) in enumerate(steps_of(room), start=1):
        if step.wanted == Nothing():
            continue
        for move in moves_to_know(room, step, language):
            await asyncio.sleep(0)  # there are hundreds, and others wait
            attempt = LessonTry(number, msgspec.Raw(to_json(move)))
            made = await answer(room, attempt, language, nature)
            judged = await answer(room, replace(attempt, judge=True), language, nature)
            made = replace(made, note=judged.note, aids=judged.aids)
            found.append(
                KnownAnswer(number, move, made if made.done else replace(made, update=None))
            )
    _known[key] = found
    return found


def moves_to_know(room: AnyRoom, step: TaughtStep, language: str) -> list[Any]:
    shown = [room.read_move(text) for text in shown_moves(step.wanted)]
    table = lay_table(room, step, language)
    assert table.match is not None
    listed = [] if room.slow_asks else list(table.match.moves(step.seat) or ())
    return shown + [move for move in listed if move not in shown][: MOST_KNOWN - len(shown)]


def lay_table(room: AnyRoom, step: TaughtStep, language: str) -> TableState:
    """The position, with clockwork mice at the other seats."""
    options = {} if step.options is None else changed_options(room, step.options)
    opened = log.Opened(
        game=room.name,
        version=room.version,
        seats=step.seats,
        options=options,
        public=False,
        clock=log.Clock(),
        host="",
        commitment="",
        fair=False,
    )
    table = TableState("lesson", room, opened, seed=b"")
    table.add(log.Sat(step.seat, "", Words(language)("you")))
    for seat in range(step.seats):
        if seat != step.seat:
            table.add(log.BotSat(Seat(seat), usual_level(room.name)))
    table.add(log.Started(step.entries))
    return table


def look(table: TableState, step: TaughtStep, since: int | None = None) -> messages.Update:
    """The update of a lesson, without news, and without what NATURE would have to draw next."""
    update = frames.update(table, step.seat, table.last_number if since is None else since, {})
    return replace(update, asks=tuple(ask for ask in update.asks if ask.seat != NATURE))
