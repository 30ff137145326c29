"""`clowder train`: a network that learns a game by playing against itself."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.text import Text

from clowder.cli.choices import (
    GameName,
    Language,
    Seats,
    Seed,
    choose_room,
    choose_seats,
    choose_words,
)
from clowder.cli.errors import ContentError, UsageError, content
from clowder.core.words import Say, say
from clowder.locales import Words

if TYPE_CHECKING:
    from clowder.train.trainer import Trainer

TRAINABLE = "cat_in_the_box"
NEEDS = "jax"
TURN = 20.0  # seconds from one line, and one checkpoint, to the next
LADDER_DEALS = 128  # on which a network meets each of its earlier selves, once in every seat

Minutes = Annotated[float, typer.Option(min=0.01, metavar="number", help="cli-minutes")]
Out = Annotated[Path, typer.Option(metavar="folder", help="cli-train-out")]
Rounds = Annotated[int, typer.Option(min=16, metavar="number", help="cli-train-rounds")]
Width = Annotated[int, typer.Option(min=8, metavar="number", help="cli-train-width")]


def run(  # noqa: PLR0913 (each argument is an option of the command)
    game: GameName,
    out: Out,
    seats: Seats = None,
    minutes: Minutes = 20,
    rounds: Rounds = 8192,
    width: Width = 256,
    seed: Seed = 1,
    lang: Language = None,
) -> None:
    words = choose_words(lang)
    room = choose_room(game)
    if room.name != TRAINABLE:
        raise UsageError(say("fault-train-game", game=room.name), "game")
    count = choose_seats(room, room.make_options({}), seats, 4)
    if find_spec(NEEDS) is None:
        raise ContentError(say("fault-train-extra"))
    with content(out):
        trainer = make_trainer(count, out, minutes, (rounds, width, seed))
        weights = train(trainer, reporter(words))
    command = f"clowder arena {room.name} --seats {count} --bots {bot_name(weights)},baseline"
    reporter(words)(say("train-done", file=str(weights)))
    reporter(words)(say("train-try", command=command))


def make_trainer(seats: int, folder: Path, minutes: float, size: tuple[int, int, int]) -> Trainer:
    from clowder.train.candidates import population  # whoever only plays has no JAX
    from clowder.train.ppo import Shape
    from clowder.train.trainer import Trainer

    rounds, width, seed = size
    rounds -= rounds % 16  # halves of whole parts
    shape = Shape(seats, width=width, batch=rounds)
    return Trainer(shape, population(seats, "alone", seed), folder, minutes)


def train(trainer: Trainer, report: Callable[[Say], None]) -> Path:
    """To the end of the time; Ctrl-C loses nothing but what was learnt since the last line.

    A run that was not over before ends with the ladder in its log: does it beat its earlier selves?
    """
    going_on = not trainer.done
    while not trainer.done:
        trainer.advance(TURN)
        trainer.save()
        report(progress_of(trainer))
    if going_on:
        trainer.climb(LADDER_DEALS)
    return trainer.save_weights()[0]


def progress_of(trainer: Trainer) -> Say:
    figures = trainer.latest[trainer.names()[0]]
    return say(
        "train-progress",
        minutes=f"{trainer.progress.seconds / 60:.1f}",
        rounds=trainer.progress.iteration * trainer.shape.batch,
        points=f"{figures['points']:.2f}",
        paradox=f"{figures['paradox']:.0%}",
    )


def bot_name(weights: Path) -> str:
    return f"clowder.bots.rooms.{TRAINABLE}.trained.bot:Trained?weights={weights}"


def reporter(words: Words) -> Callable[[Say], None]:
    console = Console(highlight=False, soft_wrap=True)
    return lambda sentence: console.print(Text(words.say(sentence)))
