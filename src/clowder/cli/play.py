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
from clowder.cli.errors import ContentError, UsageError
from clowder.cli.sitting import Sitting, last_sitting, new_sitting
from clowder.cli.terminal import Terminal

USUAL_SEATS = 3

BotNames = Annotated[
    str | None,
    typer.Option(help="Who sits with you, `a,b`; fewer names go round. Usually greedy."),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the last unfinished game.")]
TableSeed = Annotated[int | None, typer.Option("--seed", help="Fix the table's chance.")]


def run(  # noqa: PLR0913 (each argument is an option of the command)
    game: GameName,
    seats: Seats = None,
    bots: BotNames = None,
    lang: Language = None,
    option: OptionList = None,
    seed: TableSeed = None,
    resume: Resume = False,
) -> None:
    """Play against bots."""
    room, words = choose_room(game), choose_words(lang)
    sitting: Sitting | None
    if resume:
        if any(choice is not None for choice in (seats, bots, option, seed)):
            raise UsageError("--resume: the game goes on as it was, so only --lang may be added")
        sitting = last_sitting(room)
        if sitting is None:
            raise ContentError(words("play-nothing-to-resume", title=words(f"{room.prefix}-title")))
    else:
        options = choose_options(room, option)
        count = choose_seats(room, options, seats, USUAL_SEATS)
        others = count - 1
        named = bots or usual_level(room.name)
        company = choose_bots(room, named, others) if bots or others else ()
        sitting = new_sitting(room, options, company, seed)
    Terminal(sitting, words, Console(highlight=False)).run(resumed=resume)
