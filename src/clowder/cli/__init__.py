"""The command line, one module per command."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from clowder.cli import arena, games, play, replay, rules, simulate
from clowder.cli.trouble import Trouble, WrongCall


class Commands(TyperGroup):
    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of that name; an unknown one is answered with those there are."""
        if cmd_name not in self.commands:
            there = ", ".join(self.commands)
            raise WrongCall(f"there is no command '{cmd_name}'; there is: {there}")
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
for command in (games, rules, play, simulate, replay, arena):
    app.command(command.run.__module__.rpartition(".")[2])(command.run)


def main(args: Sequence[str] | None = None) -> None:
    """Run a command; a mistake is told in one line: 2 for a wrong call, 1 for bad content."""
    try:
        sys.exit(app(args, prog_name="clowder", standalone_mode=False))
    except typer.TyperException as error:
        message, code = error.format_message(), error.exit_code
    except Trouble as error:
        message, code = str(error), 1
    if message:  # without a command there is help, and nothing more to say
        print(f"clowder: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(code)
