"""Where settings come from, which of them wins, and what a wrong one is answered with."""

from __future__ import annotations

from pathlib import Path

import pytest

from clowder.server.settings import Settings, data_folder, database_url, load_settings


def test_the_command_line_wins_over_variables_and_those_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "clowder.toml"
    file.write_text('port = 1\nhost = "file"\nbot_pause = 0.5\norigins = ["https://a.example"]\n')
    monkeypatch.setenv("CLOWDER_PORT", "2")
    monkeypatch.setenv("CLOWDER_HOST", "variable")

    settings = load_settings(file, {"port": 3})

    assert (settings.port, settings.host, settings.bot_pause) == (3, "variable", 0.5)
    assert settings.origins == ("https://a.example",)


def test_variables_are_read_as_what_they_stand_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLOWDER_SECURE_COOKIES", "true")
    monkeypatch.setenv("CLOWDER_ORIGINS", "https://a.example,https://b.example")

    settings = load_settings(None, {})

    assert settings.secure_cookies
    assert settings.origins == ("https://a.example", "https://b.example")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("prot = 1", "there is no setting 'prot'; there is: host"),
        ('port = "x"', "Expected `int`"),
        ("port =", "clowder.toml"),
    ],
)
def test_a_wrong_file_is_answered_with_what_is_wrong(
    tmp_path: Path, text: str, reason: str
) -> None:
    file = tmp_path / "clowder.toml"
    file.write_text(text)

    with pytest.raises(ValueError, match=reason):
        load_settings(file, {})


def test_a_missing_file_and_a_wrong_variable_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="No such file"):
        load_settings(Path("nowhere.toml"), {})
    monkeypatch.setenv("CLOWDER_PORT", "many")
    with pytest.raises(ValueError, match="environment"):
        load_settings(None, {})


def test_the_database_lies_in_the_data_folder_unless_another_is_named() -> None:
    assert database_url(Settings(data="here")) == "sqlite:///here/clowder.db"
    assert database_url(Settings(db="sqlite:///x.db")) == "sqlite:///x.db"
    assert database_url(Settings(db="postgresql://h/d")) == "postgresql+psycopg://h/d"
    assert database_url(Settings(db="odd://x")) == "odd://x"
    assert data_folder(Settings()).name == "clowder"
