"""The command line speaks the language of the terminal: help, reports and errors."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from rich.console import Console
from rich.text import Text

import clowder.locales
from clowder.cli import app
from clowder.cli.wrapping import keep_words_together
from clowder.core.record_text import write_text
from clowder.core.value import replace
from clowder.games.cat_in_the_box import ROOM
from clowder.locales import LANGUAGES, Words
from tests.cli.house import GAME, House
from tests.cli.test_calls import WRONG
from tests.core.test_fairness import DAILY, FAIR, fair_record

COMMANDS = [str(command.name) for command in app.registered_commands]
ENGLISH = re.compile(r"\b(is|are|was|there|not|needs|missing|cannot|the|expected|usage|options)\b")
QUOTED = {"unknown module", "unknown class"}  # what Python says about a bot of somebody else


def speak(monkeypatch: pytest.MonkeyPatch, language: str) -> Words:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    monkeypatch.setenv("COLUMNS", "300")  # no sentence is broken
    return Words(language)


def own_words(words: Words) -> list[str]:
    """All that help can say in that language, the longest first."""
    source = Path(clowder.locales.__file__).parent / words.language / "cli.ftl"
    keys = [e.id.name for e in parse(source.read_text("utf-8")).body if isinstance(e, ast.Message)]
    args = {"call": "", "meaning": "", "value": ""}
    said = [words(key, **args) for key in keys if key.startswith("cli-")]
    usually = words("cli-usually", meaning="", value="¤").strip().split("¤")
    return sorted((*usually, *map(str.strip, said)), key=len, reverse=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_has_no_word_that_is_not_of_its_language(
    house: House, monkeypatch: pytest.MonkeyPatch, command: str, language: str
) -> None:
    words = speak(monkeypatch, language)

    called = house.call(*filter(None, [command]), "--help")

    left = called.out
    for text in filter(lambda text: len(text) > 1, own_words(words)):
        left = left.replace(text, " ")
    typed = {"clowder", *COMMANDS, "baseline,uniform", "uniform"}
    strange = [
        word for word in re.findall(r"[^\W\d][\w,-]*", re.sub(r"--?[a-z]+", "", left))
        if word not in typed
    ]  # fmt: skip
    assert (called.code, called.err, strange) == (0, "", [])
    assert words(f"cli-{command or 'clowder'}") in called.out
    assert words("cli-help") in called.out


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_every_wrong_call_is_answered_in_the_language_of_the_terminal(
    house: House, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    speak(monkeypatch, language)

    for what in sorted(WRONG.keys() - QUOTED):
        called = house.call(*WRONG[what][0])
        assert called.code == 2, what
        assert called.err.count("\n") == 1, what
        assert not ENGLISH.search(called.err.removeprefix("clowder: ")), (what, called.err)


def test_the_language_that_is_asked_for_is_that_of_errors_and_help_too(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = house.call("play", "chess", "--lang", "cs")
    helped = house.call("play", "--lang=pl", "--help")
    monkeypatch.setenv("CLOWDER_LANG", "hu")

    assert "hru „chess“ neznáme" in asked.err
    assert "Użycie: clowder play GRA [OPCJE]" in helped.out
    assert "nincs „chess” játék" in house.call("play", "chess").err
    assert "hru „chess“ neznáme" in house.call("play", "chess", "--lang", "cs").err


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", "takový soubor ani složka tu není"),
        ("pl", "nie ma takiego pliku ani folderu"),
        ("hu", "nincs ilyen fájl vagy mappa"),
    ],
)
def test_a_file_that_is_not_there_is_missed_in_each_language(
    house: House, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    speak(monkeypatch, language)

    for command in ("replay", "verify"):
        called = house.call(command, "no.game")
        assert (called.code, called.err) == (1, f"clowder: no.game: {said}\n")


def test_an_address_that_is_taken_is_told_with_a_way_out(house: House) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        called = house.call("serve", "--port", port, "--lang", "cs")

    assert called.code == 1
    assert f"127.0.0.1:{port}: tuto adresu už používá něco jiného" in called.err


def test_settings_that_are_wrong_are_told_in_the_language(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLOWDER_BOT_PAUSE", "long")
    value = house.call("serve", "--lang", "pl")
    (house.folder / "set.toml").write_text("meow = 1\n")
    name = house.call("serve", "--config", "set.toml", "--lang", "hu")

    assert "ustawienia: środowisko: bot_pause nie może mieć wartości „long”" in value.err
    assert "beállítások: set.toml: nincs „meow” beállítás" in name.err
    assert (value.code, name.code) == (2, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_speaks_each_language(
    house: House, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    words = speak(monkeypatch, language)
    file = house.folder / "a.game"

    file.write_text(write_text(ROOM, fair_record()))
    fair = house.call("verify", file)
    file.write_text(write_text(ROOM, fair_record(DAILY)))
    daily = house.call("verify", file)
    file.write_text(write_text(ROOM, replace(fair_record(), fairness=replace(FAIR, fixed=True))))
    fixed = house.call("verify", file)

    seats = words("verify-seats", seats="0, 2")
    said = [words("verify-seed"), seats, words("verify-draws"), words("verify-not")]
    assert fair.out.splitlines() == said
    assert words("verify-day-not") in daily.out
    assert fixed.err == f"clowder: {file}: {words('fault-fixed')}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_of_many_games_speak_each_language(
    house: House, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    words = speak(monkeypatch, language)

    told = house.call("simulate", GAME, "--games", "1").out
    told += house.call("arena", GAME, "--games", "2", "--bots", "uniform,uniform").out

    columns = ("seat", "bot", "wins", "points", "rating")
    assert all(words(f"column-{column}") in told for column in columns)
    assert words("arena-lines") in told


def test_no_line_breaks_at_a_space_that_must_not_break() -> None:
    keep_words_together()
    console = Console(width=12, highlight=False)

    with console.capture() as capture:
        console.print(Text("Sedíme v\u00a0krabici a\u00a0mňoukáme"))

    assert capture.get().splitlines() == ["Sedíme ", "v\u00a0krabici ", "a\u00a0mňoukáme"]


@pytest.mark.parametrize(("language", "alone"), [("cs", "[ksvzouai]"), ("pl", "[aiouwz]")])
def test_no_line_of_a_rulebook_ends_with_a_word_of_one_letter(
    house: House, monkeypatch: pytest.MonkeyPatch, language: str, alone: str
) -> None:
    monkeypatch.setenv("COLUMNS", "36")

    book = house.call("rules", GAME, "--lang", language).out

    assert re.findall(rf"[ \u00a0]{alone} *$", book, re.MULTILINE) == []


def test_a_game_that_cannot_be_saved_says_why_in_the_language(house: House) -> None:
    (house.folder / "file").touch()

    game = house.play("--lang", "cs", typed=["save file/a.game", "save a\0b"])

    assert "Neuloženo. file/a.game: část cesty není složka" in game.out
    assert "tak se žádný soubor jmenovat nemůže" in game.out


def test_the_language_may_be_named_before_the_command(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLOWDER_LANG", "pl")

    assert Words("cs")("cib-title") in house.call("--lang", "cs", "games").out
    assert Words("hu")("cib-title") in house.call("--lang", "cs", "games", "--lang=hu").out
    assert Words("cs")("cli-commands") in house.call("--lang", "cs", "--help").out
    assert "there is no language “xx”" in house.call("--lang", "en", "games", "--lang", "xx").err


def test_a_language_alone_is_no_command(house: House) -> None:
    called = house.call("--lang", "cs")

    assert called.code == 2
    assert called.err == "clowder: chybí PŘÍKAZ; viz: clowder --help\n"
