"""What the parser of the command line refuses, in sentences of ours."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperArgument

from clowder.cli.errors import name_of
from clowder.core.words import Say, say
from clowder.locales import Words


def call_error_text(error: typer.TyperException, words: Words) -> str:
    """The parser's error in words, and how to get help; empty where help has been printed."""
    if not error.message and not hasattr(error, "param"):
        return ""
    reason = words.say(reason_of(error, words))
    asked = getattr(error, "ctx", None)
    if asked is None:
        return reason
    return words("fault-see-help", reason=reason, command=f"{asked.command_path} --help")


def reason_of(error: Any, words: Words) -> Say:
    """By the attributes that the parser's kinds of errors have."""
    if hasattr(error, "param_type"):
        return say("fault-missing", what=name_of_param(error.param, words))
    if hasattr(error, "param"):
        return reason_of_value(error, name_of_param(error.param, words))
    if hasattr(error, "possibilities"):
        return say("fault-switch", name=error.option_name)
    if hasattr(error, "option_name"):
        taken = "requires" in error.message
        return say("fault-no-value" if taken else "fault-needless-value", name=error.option_name)
    if error.message.startswith("Missing command"):
        return say("fault-missing", what=name_of("command", words))
    return say("fault-call")


def reason_of_value(error: Any, name: str) -> Say:
    """The value of a switch is of another kind, or too small."""
    found = error.__cause__.errors()[0]
    if found["type"].startswith("int"):
        return say("fault-not-whole", name=name, value=str(found["input"]))
    if found["type"] == "greater_than_equal":
        return say("fault-too-small", name=name, least=found["ctx"]["ge"])
    return say("fault-value", name=name, value=str(found["input"]))


def name_of_param(param: Any, words: Words) -> str:
    is_argument = isinstance(param, TyperArgument)
    return name_of(str(param.metavar if is_argument else param.opts[0]), words)
