"""The conversation at a terminal table: what happened, what is asked, what you answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from clowder.cli.files import write_whole
from clowder.cli.rules import print_rules, rule_text
from clowder.cli.sitting import YOU, Sitting
from clowder.cli.standings import player_names, print_result
from clowder.cli.tables import find_table
from clowder.core.game import Ask, Refusal
from clowder.core.words import say_refusal
from clowder.locales import Words

COMMANDS = ("why", "hint", "undo", "log", "save", "rules", "quit")


class Terminal:
    def __init__(self, sitting: Sitting, words: Words, console: Console) -> None:
        self.sitting = sitting
        self.room = sitting.room
        self.match = sitting.match
        self.words = words
        self.console = console
        self.names = player_names(words, self.match.seats, YOU)
        self.table = find_table(self.room.name, self.names, words)
        self.told = 0  # how many steps have been told
        self.refused: Refusal | None = None
        english = Words("en")
        self.commands: dict[str, str] = {
            spoken("play-command-" + command): command
            for spoken in (english, words)
            for command in ("help", *COMMANDS)
        }

    def run(self, resumed: bool) -> None:
        """Play until the game is over; leaving in between loses nothing."""
        self.say("play-welcome", title=self.words(f"{self.room.prefix}-title"))
        if resumed:
            self.told = len(self.match.steps)
            self.say("play-resumed")
        try:
            self.play_on()
        except (KeyboardInterrupt, EOFError) as left:
            self.console.print()
            self.say("play-parked", command=f"clowder play {self.room.name} --resume")
            raise typer.Exit(130 if isinstance(left, KeyboardInterrupt) else 0) from None
        self.finish()

    def play_on(self) -> None:
        while self.match.asks:
            self.sitting.let_bots_answer()
            self.tell_news()
            ask = self.sitting.your_ask()
            if ask is not None:
                self.put(ask)

    def tell_news(self) -> None:
        news = list(self.match.story(YOU, since=self.told))
        if news:
            self.console.print(Rule(style="dim"))
        for event in news:
            self.tell(event)
            more = self.table.after(event)
            if more is not None:
                self.console.print(more)
        self.told = len(self.match.steps)

    def tell(self, event: Any) -> None:
        sentence = self.room.text.event(event, self.names, YOU)
        if sentence is not None:
            self.console.print(Text(self.words.say(sentence)))

    def put(self, ask: Ask) -> None:
        """Ask until there is an answer that changes the table."""
        view = self.match.view(YOU)
        moves = self.offered(view)
        choices = self.table.choices(moves)
        self.console.print()
        self.console.print(self.table.draw(view, moves))
        self.console.print()
        self.console.print(Text(self.words.say(self.room.text.ask(ask, view)), style="bold"))
        self.console.print(self.table.list_choices(choices))
        while not self.answer(ask, choices):
            pass

    def offered(self, view: Any) -> Sequence[Any]:
        """The moves to choose from, where they can and may be listed."""
        return (self.match.moves(YOU) or ()) if self.room.game.helps(view) else ()

    def move_text(self, move: Any) -> str:
        return self.words.say(self.room.text.move(move))

    def answer(self, ask: Ask, choices: Mapping[int, Any]) -> bool:
        """Read a line and do what it says; True once the table has changed."""
        typed = self.console.input(f"[bold]{self.words('play-prompt')}:[/] ").strip()
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.casefold())
        if command is not None:
            return self.obey(command, rest.strip(), ask)
        if typed.isdecimal() and choices:
            return self.choose(int(typed), choices)
        return bool(typed) and self.try_move(typed, ask)

    def choose(self, number: int, choices: Mapping[int, Any]) -> bool:
        if number not in choices:
            listed = ", ".join(str(choice) for choice in choices)
            self.say("play-no-such-number", number=number, listed=listed)
            return False
        return self.play(choices[number])

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
        """A move in notation, the verb and the language left free: `5 red`, `5 č`."""
        spellings = self.table.spellings()
        plain = " ".join(spellings.get(word.casefold(), word) for word in typed.split())
        try:
            return self.room.read_move(plain)
        except ValueError:
            pass
        try:
            return self.room.read_move(f"{ask.what} {plain}")
        except ValueError as error:
            self.say("play-not-understood", text=typed, form=str(error))
            return None

    def explain(self, refusal: Refusal) -> None:
        reason = self.words.say(say_refusal(self.room.prefix, refusal, self.names, YOU))
        self.say("play-refused", reason=reason, rule=refusal.rule)

    def obey(self, command: str, rest: str, ask: Ask) -> bool:
        """Only undo changes the table; everything else just tells something."""
        if command == "undo":
            return self.undo()
        if command == "quit":
            raise EOFError
        telling: dict[str, Callable[[], None]] = {
            "help": self.help,
            "why": lambda: self.why(rest, ask),
            "hint": lambda: self.hint(ask),
            "log": self.log,
            "save": lambda: self.save(rest),
            "rules": lambda: print_rules(self.room, self.words, self.console),
        }
        telling[command]()
        return False

    def undo(self) -> bool:
        try:
            self.sitting.undo()
        except ValueError:
            self.say("play-cannot-undo")
            return False
        self.told = min(self.told, len(self.match.steps))
        self.say("play-undone")
        return True

    def why(self, typed: str, ask: Ask) -> None:
        """The rule behind the last refusal, or the judge's word on a move not made yet."""
        refusal = self.refused
        if typed:
            move = self.read(typed, ask)
            if move is None:
                return
            refusal = self.room.game.refusal(self.match.state, YOU, move)
            self.explain(refusal) if refusal else self.say("play-allowed")
        elif refusal is None:
            self.say("play-nothing-refused")
        if refusal is not None:
            self.console.print(Text(f"{refusal.rule}  {rule_text(refusal.rule, self.words)}"))

    def hint(self, ask: Ask) -> None:
        if self.room.game.helps(self.match.view(YOU)):
            self.say("play-hint", move=self.move_text(self.sitting.hint(ask)))
        else:
            self.say("play-no-help")

    def log(self) -> None:
        for event in self.match.story(YOU):
            self.tell(event)

    def save(self, name: str) -> None:
        path = Path(name or f"{self.room.name}.game").expanduser()
        try:
            write_whole(path, self.sitting.record())
        except OSError as error:
            self.say("play-not-saved", reason=f"{path}: {error.strerror}")
        else:
            self.say("play-saved", path=str(path))

    def help(self) -> None:
        for command in COMMANDS:
            spoken, meaning = self.words(f"play-command-{command}"), f"play-help-{command}"
            self.console.print(Text(f"  {spoken:<10} {self.words(meaning)}"))

    def finish(self) -> None:
        self.tell_news()
        result = self.match.result()
        assert result is not None
        print_result(self.room, result, self.names, self.words, self.console)
        first = [
            seat for standing in result.standings if standing.rank == 1 for seat in standing.seats
        ]
        winners = ", ".join(self.names[seat] for seat in first)
        self.say("play-won" if YOU in first else "play-lost", name=winners, count=len(first))
        self.say("play-kept", path=str(self.sitting.finish()))

    def say(self, key: str, **args: str | int) -> None:
        self.console.print(Text(self.words(key, **args)))
