"""The conversation at a terminal table: what happened, what is asked, what you answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from clowder.cli.advising import advice_lines
from clowder.cli.choices import spoken_language
from clowder.cli.errors import on_one_line
from clowder.cli.files import write_whole
from clowder.cli.printers import find_printer
from clowder.cli.program import how_called
from clowder.cli.rules import print_rules, rule_text
from clowder.cli.sitting import YOU, Sitting
from clowder.cli.standings import player_names, print_result
from clowder.cli.streams import edit_lines, is_live, read_line
from clowder.core.fault import sentence_of_os_error
from clowder.core.game import Ask, Refusal
from clowder.core.words import Say, say, say_refusal
from clowder.locales import Words

COMMANDS = ("why", "hint", "undo", "log", "save", "rules", "quit")
HABITS = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}  # as in other programs


class Terminal:
    def __init__(self, sitting: Sitting, words: Words, console: Console) -> None:
        self.sitting = sitting
        self.room = sitting.room
        self.match = sitting.match
        self.words = words
        self.console = console
        self.names = player_names(words, self.match.seats, YOU)
        self.printer = find_printer(self.room, self.names, words)
        self.printed = 0  # how many steps have been printed
        self.choices: dict[int, Any] = {}  # the listed moves, by number
        self.hinted: Any = None  # the move that the hint named, until there is another question
        self.refused: Refusal | None = None
        self.saved: set[Path] = set()
        english = Words("en")
        self.commands: dict[str, str] = HABITS | {
            spoken("play-command-" + command): command
            for spoken in (english, words)
            for command in ("help", *COMMANDS)
        }

    def run(self, resumed: bool) -> None:
        """Play until the game is over; leaving in between loses nothing."""
        self.say("play-welcome", title=self.words(f"{self.room.prefix}-title"))
        if is_live():
            edit_lines()
        if resumed:
            self.printed = len(self.match.steps)
            self.say("play-resumed")
        try:
            self.play_on()
        except (KeyboardInterrupt, EOFError) as left:
            self.console.print()
            self.say("play-parked", command=self.way_back())
            raise typer.Exit(130 if isinstance(left, KeyboardInterrupt) else 0) from None
        self.finish()

    def play_on(self) -> None:
        while self.match.asks:
            self.sitting.let_bots_answer()
            self.print_news()
            ask = self.sitting.your_ask()
            if ask is not None:
                self.put(ask)

    def way_back(self) -> str:
        language = self.words.language
        lang = "" if language == spoken_language() else f" --lang {language}"
        return f"{how_called()} play {self.room.name} --resume{lang}"

    def print_news(self) -> None:
        news = list(self.match.witnessed(YOU, since=self.printed))
        if news:
            self.console.print(Rule(style="dim"))
        for event in news:
            self.print_event(event)
            more = self.printer.after(event)
            if more is not None:
                self.console.print(more)
                self.pause()
        self.printed = len(self.match.steps)

    def pause(self) -> None:
        """Wait for a key before the next table scrolls this off the screen."""
        if is_live():
            typed = read_line(f"{self.words('play-pause')} ")
            if self.commands.get(typed.casefold()) == "quit":
                raise EOFError

    def print_event(self, event: Any) -> None:
        sentence = self.room.text.event(event, self.names, YOU)
        if sentence is not None:
            self.console.print(Text(self.words.say(sentence)))

    def put(self, ask: Ask) -> None:
        """Ask until there is an answer that changes the table."""
        view = self.match.view(YOU)
        moves = (self.match.moves(YOU) or ()) if self.helps() else ()
        self.choices = self.printer.choices(moves)
        self.hinted = None
        self.console.print()
        self.console.print(self.printer.draw(view, moves))
        self.console.print()
        self.console.print(Text(self.words.say(self.room.text.ask(ask, view)), style="bold"))
        if self.choices:
            self.console.print(self.printer.list_choices(self.choices))
        while not self.answer(ask):
            pass

    def helps(self) -> bool:
        """Whether moves may be listed, hinted at and asked about."""
        return self.room.helps(self.match.view(YOU))

    def move_text(self, move: Any) -> str:
        return self.words.say(self.room.text.move(move))

    def answer(self, ask: Ask) -> bool:
        """Read a line and do what it says; True once the table has changed."""
        typed = read_line(f"{self.words('play-prompt')}: ")
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.casefold())
        if command is not None:
            return self.obey(command, rest.strip(), ask)
        if not typed and self.hinted is not None:
            return self.play(self.hinted)
        if self.choices and is_number(typed):
            return self.choose(int(typed))
        return bool(typed) and self.try_move(typed, ask)

    def choose(self, number: int) -> bool:
        if number not in self.choices:
            self.say("play-no-such-number", number=number, listed=list_numbers(self.choices))
            return False
        return self.play(self.choices[number])

    def try_move(self, typed: str, ask: Ask) -> bool:
        move = self.read(typed, ask)
        return move is not None and self.play(move)

    def play(self, move: Any) -> bool:
        self.refused = self.sitting.play(move)
        if self.refused is not None:
            self.explain(self.refused)
            self.say("play-ask-why")
        return self.refused is None

    def read(self, typed: str, ask: Ask) -> Any | None:
        """A move in notation, the verb optional, or in the words of the listed moves."""
        for move in self.choices.values():
            if typed.casefold() == self.move_text(move).casefold():
                return move
        plain = self.printer.notation(typed)
        for text in (plain, f"{ask.what} {plain}"):
            with suppress(ValueError):
                return self.room.read_move(text)
        self.say(
            "play-not-understood", text=on_one_line(typed, longest=40), example=self.example(ask)
        )
        return None

    def example(self, ask: Ask) -> str:
        """A text that could be typed; independent of the position where no help is allowed."""
        listed = (self.move_text(move) for move in self.choices.values())
        return next(listed, None) or self.printer.example(ask)

    def explain(self, refusal: Refusal) -> None:
        reason = self.words.say(say_refusal(self.room.prefix, refusal, self.names, YOU))
        self.say("play-refused", reason=reason, rule=refusal.rule)

    def obey(self, command: str, rest: str, ask: Ask) -> bool:
        """Carry out a command; True for undo, the only one that changes the table."""
        if command == "undo":
            return self.undo()
        if command == "quit":
            raise EOFError
        actions: dict[str, Callable[[], None]] = {
            "help": self.help,
            "why": lambda: self.why(rest, ask),
            "hint": lambda: self.hint(ask),
            "log": self.log,
            "save": lambda: self.save(rest),
            "rules": lambda: print_rules(self.room, self.words, self.console),
        }
        actions[command]()
        return False

    def undo(self) -> bool:
        try:
            self.sitting.undo()
        except ValueError:
            self.say("play-cannot-undo")
            return False
        self.printed = min(self.printed, len(self.match.steps))
        self.say("play-undone")
        return True

    def why(self, typed: str, ask: Ask) -> None:
        """Explain the last refusal, or whether a move would be allowed."""
        refusal = self.refused
        if typed and not self.helps():
            self.say("play-no-help")
            return
        if typed:
            listed = is_number(typed) and self.choices.get(int(typed))
            move = listed or self.read(typed, ask)
            if move is None:
                return
            refusal = self.room.refusal(self.match.state, YOU, move)
            self.explain(refusal) if refusal else self.say("play-allowed")
        elif refusal is None:
            self.say("play-nothing-refused")
        if refusal is not None:
            rule = Text.assemble((f"{refusal.rule}  ", "bold"), rule_text(refusal.rule, self.words))
            self.console.print(Padding(rule, (0, 0, 0, 2)))

    def hint(self, ask: Ask) -> None:
        if not self.helps():
            self.say("play-no-help")
            return
        advice = self.sitting.hint(ask)
        self.hinted = advice.move
        for line in advice_lines(advice, self.room, self.words):
            self.console.print(Text(line))

    def log(self) -> None:
        for event in self.room.log(list(self.match.witnessed(YOU)), self.match.view(YOU)):
            self.print_event(event)

    def save(self, name: str) -> None:
        """Write the game to a file; only a file written in this sitting is overwritten."""
        name = name or f"{self.room.name}.game"
        try:
            path = Path(name).expanduser().absolute()
            if path.exists() and path not in self.saved:
                self.say("play-not-saved-over", path=name)
                return
            write_whole(path, self.sitting.record())
        except OSError as error:
            self.say_unsaved(sentence_of_os_error(error, name))
        except (ValueError, RuntimeError):  # no such user, a path with a NUL
            self.say_unsaved(say("fault-path", what=name))
        else:
            self.saved.add(path)
            self.say("play-saved", path=str(path))

    def say_unsaved(self, why: Say) -> None:
        self.say("play-not-saved", reason=on_one_line(self.words.say(why)))

    def help(self) -> None:
        for command in COMMANDS:
            spoken, meaning = self.words(f"play-command-{command}"), f"play-help-{command}"
            self.console.print(Text(f"  {spoken:<10} {self.words(meaning)}"))

    def finish(self) -> None:
        self.print_news()
        result = self.match.result()
        assert result is not None
        print_result(self.room, result, self.names, self.words, self.console)
        first = [
            seat for standing in result.standings if standing.rank == 1 for seat in standing.seats
        ]
        winners = self.words.join(self.names[seat] for seat in first)
        how = "play-won" if YOU in first else "play-lost" if first else "play-lost-together"
        self.say(how, name=winners, count=len(first))
        self.say("play-kept", path=str(self.sitting.finish()))

    def say(self, key: str, **args: str | int) -> None:
        # Paths and commands are to be copied, so only the terminal may wrap them.
        folded = not {"path", "command"} & args.keys()
        self.console.print(Text(self.words(key, **args)), soft_wrap=not folded)


def is_number(typed: str) -> bool:
    return re.fullmatch("[0-9]{1,4}", typed) is not None


def list_numbers(numbers: Iterable[int]) -> str:
    listed = list(numbers)
    if len(listed) > 2 and listed == list(range(listed[0], listed[-1] + 1)):
        return f"{listed[0]}–{listed[-1]}"
    return ", ".join(str(number) for number in listed)
