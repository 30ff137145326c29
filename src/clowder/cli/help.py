"""What `--help` prints, in the language of whoever asks.

The parser knows keys of messages where it would have texts: `help` of a parameter is one, and
`metavar` is the end of one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument, TyperCommand, TyperGroup

from clowder.cli.errors import UsageError
from clowder.core.words import say
from clowder.locales import Words


class Command(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002 (printed at once)
        print_help(self, ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        language = ctx.find_root().params.get("lang")  # named before the command
        rest = super().parse_args(ctx, args if language is None else ["--lang", language, *args])
        if ctx.args:
            raise UsageError(say("fault-extra", text=" ".join(ctx.args)))
        return rest


class Commands(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002 (printed at once)
        print_help(self, ctx)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of that name; the error for an unknown one lists the commands."""
        if cmd_name not in self.commands:
            known = ", ".join(self.commands)
            raise UsageError(say("fault-command", name=cmd_name, known=known))
        return super().get_command(ctx, cmd_name)


def print_help(command: Any, ctx: Any) -> None:
    words: Words = ctx.find_root().obj
    params = command.get_params(ctx)
    arguments = [param for param in params if isinstance(param, TyperArgument)]
    options = [param for param in params if not isinstance(param, TyperArgument)]
    commands = getattr(command, "commands", {})
    console = Console(highlight=False)
    console.print(Text(usage_line(ctx.command_path, arguments, bool(commands), words), "bold"))
    console.print(Padding(Text(words(about(command.name))), (1, 0, 0, 2)))
    print_section("cli-commands", ((name, words(about(name))) for name in commands), words, console)
    print_section("cli-arguments", (row(param, words) for param in arguments), words, console)
    print_section("cli-options", (row(param, words) for param in options), words, console)


def about(command: str) -> str:
    """The message that says what a command does."""
    return f"cli-{command}"


def usage_line(path: str, arguments: Iterable[Any], has_commands: bool, words: Words) -> str:
    call = [path, *(words(f"cli-value-{param.metavar}") for param in arguments)]
    if has_commands:
        call.append(words("cli-value-command"))
    return words("cli-usage", call=" ".join((*call, f"[{words('cli-value-options')}]")))


def print_section(
    title: str, rows: Iterable[tuple[str, str]], words: Words, console: Console
) -> None:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for name, meaning in rows:
        table.add_row(Text(name, "cyan"), Text(meaning))
    if table.row_count:
        console.print()
        console.print(Text(words(title), "bold"))
        console.print(Padding(table, (0, 0, 0, 2)))


def row(param: Any, words: Words) -> tuple[str, str]:
    """An argument or option as it is typed, its meaning, and its default."""
    value = "" if param.metavar is None else words(f"cli-value-{param.metavar}")
    if isinstance(param, TyperArgument):
        return value, words(str(param.help))
    # The parser brings its own option for help, and its own words for it.
    meaning = words("cli-help" if param.name == "help" else str(param.help))
    if param.default is not None and param.default is not False:
        meaning = words("cli-usually", meaning=meaning, value=str(param.default))
    return " ".join(filter(None, (", ".join(sorted(param.opts, key=len)), value))), meaning
