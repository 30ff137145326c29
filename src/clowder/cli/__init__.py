"""The command line, one module per command."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from clowder.bots.simulation import BotFault
from clowder.cli import arena, games, play, replay, rules, serve, simulate, verify
from clowder.cli.errors import ContentError, UsageError, on_one_line
from clowder.cli.streams import let_go_of_output, spare_streams


class Commands(TyperGroup):
    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of that name; the error for an unknown one lists the commands."""
        if cmd_name not in self.commands:
            there = ", ".join(self.commands)
            raise UsageError(f"there is no command '{cmd_name}'; there is: {there}")
        return super().get_command(ctx, cmd_name)


app = typer.Typer(
    name="clowder",
    cls=Commands,
    help="The open table for five cat games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (games, rules, play, simulate, replay, arena, verify, serve):
    app.command(command.run.__module__.rpartition(".")[2])(command.run)


def print_version(wanted: bool) -> None:
    if wanted:
        try:
            print(f"clowder {version('clowder')}")
        except PackageNotFoundError:
            print("clowder, not installed")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", callback=print_version, is_eager=True, help="Show the version."),
]


@app.callback()
def enter(version: Version = False) -> None:
    """The open table for five cat games."""


def main(args: Sequence[str] | None = None) -> None:
    """Run a command; an error is printed in one line: exit code 2 for a wrong call, else 1."""
    spare_streams()
    sys.path.append("")  # the current folder, where people keep bots of their own
    error, code = run(args)
    unwritten, failed = let_go_of_output()
    if error or unwritten:
        print(f"clowder: {on_one_line(error or unwritten)}", file=sys.stderr)
    sys.exit(code or failed)


def run(args: Sequence[str] | None) -> tuple[str, int]:
    """The error message to print at the end, if any, and the exit code."""
    try:
        return "", app(args, prog_name="clowder", standalone_mode=False) or 0
    except UsageError as error:
        return str(error), 2
    except typer.TyperException as error:
        return see_help(error), error.exit_code
    except (ContentError, BotFault) as error:
        return str(error), 1
    except OSError as error:
        return f"{error.filename or 'output'}: {error.strerror}", 1


def see_help(error: typer.TyperException) -> str:
    """The parser's error message, and how to get help."""
    message = error.format_message().rstrip(".")
    asked = getattr(error, "ctx", None)
    return f"{message}; see: {asked.command_path} --help" if message and asked else message
