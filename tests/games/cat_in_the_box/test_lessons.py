"""The lessons of Cat in the Box teach what their words say."""

from __future__ import annotations

from clowder.core.lesson import LessonStep, shown_moves
from clowder.core.record_text import AnyMatch
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.events import ParadoxCaused, TrickWon
from clowder.games.cat_in_the_box.lessons import LEARNER, LESSONS
from clowder.games.cat_in_the_box.moves import Play
from clowder.games.cat_in_the_box.pieces import TRUMP
from tests.laws.test_lessons import position

STEPS = {step.key: step for lesson in LESSONS for step in lesson.steps}


def plays(match: AnyMatch) -> dict[str, Play]:
    return {ROOM.write_move(play): play for play in match.moves(LEARNER) or ()}


def wanted(step: LessonStep) -> set[str]:
    return set(shown_moves(step.wanted))


def events_after(match: AnyMatch, play: Play) -> tuple[object, ...]:
    return ROOM.apply(match.state, LEARNER, play).events


def test_the_whole_game_is_taught_in_about_a_dozen_steps() -> None:
    assert list(STEPS) == [
        "bury", "bid",
        "red", "lead", "follow", "taken", "leave", "lost", "trump",
        "paradox", "last", "end",
    ]  # fmt: skip


def test_every_card_of_the_led_colour_wins_the_trick_to_be_won() -> None:
    match = position(ROOM, STEPS["follow"])
    led = match.state.phase.trick[0].colour

    winning = {text for text, play in plays(match).items() if play.colour == led}

    assert winning == wanted(STEPS["follow"])
    for text in winning:
        assert TrickWon(LEARNER, 1) in events_after(match, plays(match)[text])


def test_every_other_colour_leaves_the_led_one_and_one_card_can_follow() -> None:
    match = position(ROOM, STEPS["leave"])
    led = match.state.phase.trick[0].colour

    leaving = {text for text, play in plays(match).items() if play.colour != led}

    assert led == "green"
    assert leaving == wanted(STEPS["leave"]) < set(plays(match))


def test_the_taken_space_was_taken_in_this_trick() -> None:
    [card] = position(ROOM, STEPS["taken"]).state.phase.trick

    assert wanted(STEPS["taken"]) == {f"play {card.number} {card.colour}"}


def test_every_red_card_wins_where_red_is_taught_and_nothing_else_does() -> None:
    match = position(ROOM, STEPS["trump"])

    winning = {
        text
        for text, play in plays(match).items()
        if TrickWon(LEARNER, 2) in events_after(match, play)
    }

    assert winning == wanted(STEPS["trump"])
    assert all(plays(match)[text].colour == TRUMP for text in winning)


def test_one_of_two_answers_is_a_paradox_although_it_wins() -> None:
    match = position(ROOM, STEPS["paradox"])

    [wrong] = set(plays(match)) - wanted(STEPS["paradox"])

    told = events_after(match, plays(match)[wrong])
    assert ParadoxCaused(LEARNER, (4, 5)) in told
    assert TrickWon(LEARNER, 3) in told
    [right] = wanted(STEPS["paradox"])
    assert not any(
        isinstance(event, ParadoxCaused) for event in events_after(match, plays(match)[right])
    )


def test_the_last_card_keeps_the_bid_and_the_round_is_worth_eleven() -> None:
    assert list(plays(position(ROOM, STEPS["last"]))) == ["play 3 red"]
    [sheet] = position(ROOM, STEPS["end"]).state.sheets
    score = sheet.scores[LEARNER]
    assert (score.bid, score.tricks, len(score.group), score.points) == (3, 3, 8, 11)
