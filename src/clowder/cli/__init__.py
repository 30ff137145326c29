"""The command line, one module per command."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from clowder.cli import (
    arena,
    backup,
    games,
    hosts,
    play,
    prune,
    replay,
    restore,
    rules,
    serve,
    simulate,
    train,
    verify,
)
from clowder.cli.choices import Language, asked_language
from clowder.cli.errors import ContentError, UsageError, describe, on_one_line
from clowder.cli.help import Command, Commands
from clowder.cli.parsing import call_error_text
from clowder.cli.streams import let_go_of_output, spare_streams
from clowder.cli.version import own_version
from clowder.cli.wrapping import keep_words_together
from clowder.core.fault import Fault, sentence_of_os_error
from clowder.locales import Words

app = typer.Typer(
    name="clowder",
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS = (games, rules, play, simulate, replay, arena, verify, train, serve)
for command in (*COMMANDS, hosts, backup, restore, prune):
    app.command(command.run.__module__.rpartition(".")[2], cls=Command)(command.run)


def print_version(wanted: bool) -> None:
    if wanted:
        print(f"clowder {found}" if (found := own_version()) else "clowder, not installed")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", callback=print_version, is_eager=True, help="cli-version"),
]


@app.callback()
def enter(version: Version = False, lang: Language = None) -> None:
    """The open table for five cat games. A language named here is the command's (help.Command)."""


def main(args: Sequence[str] | None = None) -> None:
    """Run a command; an error is printed in one line: exit code 2 for a wrong call, else 1."""
    spare_streams()
    keep_words_together()
    sys.path.append("")  # the current folder, where people keep bots of their own
    words = Words(asked_language(sys.argv[1:] if args is None else args))
    error, code = run(args, words)
    unwritten, failed = let_go_of_output()
    if unwritten is not None and not error:
        error = words.say(sentence_of_os_error(unwritten, words("fault-output")))
    if error:
        print(f"clowder: {on_one_line(error)}", file=sys.stderr)
    sys.exit(code or failed)


def run(args: Sequence[str] | None, words: Words) -> tuple[str, int]:
    """The error message to print at the end, if any, and the exit code."""
    try:
        return "", app(args, prog_name="clowder", standalone_mode=False, obj=words) or 0
    except UsageError as error:
        return describe(error, words), 2
    except typer.TyperException as error:
        return call_error_text(error, words), error.exit_code
    except (ContentError, Fault) as error:
        return describe(error, words), 1
    except OSError as error:
        return words.say(sentence_of_os_error(error, error.filename or words("fault-output"))), 1
