"""A hint at the terminal: the move, the reason, the next best."""

from __future__ import annotations

from clowder.bots.advice import Advice, Alternative
from clowder.core.room import AnyRoom
from clowder.locales import Words


def advice_lines(advice: Advice, room: AnyRoom, words: Words) -> list[str]:
    def described(other: Alternative) -> str:
        return f"{words.say(room.text.move(other.move))} ({words.say(other.worth)})"

    move, reason = words.say(room.text.move(advice.move)), words.say(advice.reason)
    lines = [words("play-hint", move=move, reason=reason)]
    if advice.others:
        lines.append(words("play-hint-others", moves="; ".join(map(described, advice.others))))
    return [*lines, words("play-hint-enter")]
