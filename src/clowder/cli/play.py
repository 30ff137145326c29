"""`clowder play`: a person against bots, in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from clowder.bots.levels import usual_level
from clowder.cli.choices import (
    GameName,
    Language,
    OptionList,
    Seats,
    choose_bots,
    choose_options,
    choose_room,
    choose_seats,
    choose_words,
)
from clowder.cli.company import ask_company
from clowder.cli.errors import ContentError, UsageError
from clowder.cli.sitting import Sitting, last_sitting, new_sitting
from clowder.cli.streams import is_live
from clowder.cli.terminal import Terminal
from clowder.core.words import say

USUAL_SEATS = 3

BotNames = Annotated[
    str | None,
    typer.Option(metavar="bots", help="cli-company"),
]
Resume = Annotated[bool, typer.Option("--resume", help="cli-resume")]
TableSeed = Annotated[int | None, typer.Option("--seed", metavar="number", help="cli-table-seed")]


def run(  # noqa: PLR0913 (each argument is an option of the command)
    game: GameName,
    seats: Seats = None,
    bots: BotNames = None,
    lang: Language = None,
    option: OptionList = None,
    seed: TableSeed = None,
    resume: Resume = False,
) -> None:
    room, words = choose_room(game), choose_words(lang)
    console = Console(highlight=False)
    sitting: Sitting | None
    if resume:
        if any(choice is not None for choice in (seats, bots, option, seed)):
            raise UsageError(say("fault-resume"), "--resume")
        sitting = last_sitting(room)
        if sitting is None:
            title = words(f"{room.prefix}-title")
            raise ContentError(say("play-nothing-to-resume", title=title))
    else:
        options = choose_options(room, option)
        count = choose_seats(room, options, seats, USUAL_SEATS)
        others = count - 1
        named = bots
        if named is None and others:
            ask = is_live()
            named = ask_company(room, others, words, console) if ask else usual_level(room.name)
        company = choose_bots(room, named, others) if named else ()
        sitting = new_sitting(room, options, company, seed)
    Terminal(sitting, words, console).run(resumed=resume)
