"""The laws as tests of pytest: each law for each table, with seeds that hypothesis chooses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import pytest
from hypothesis import given, settings, strategies
from hypothesis.strategies import SearchStrategy

from clowder.testing import (
    conservation,
    determinism,
    ending,
    imagination,
    legality,
    order,
    replay,
    reveal,
    secrecy,
    undo,
    wire,
)
from clowder.testing.case import Case, LawTable, all_tables

Law: TypeAlias = Callable[[LawTable, int], None]  # of a table and a seed; it asserts

LAWS: tuple[Law, ...] = (
    ending.a_game_ends_in_time,
    ending.there_is_a_result_exactly_when_nobody_is_asked,
    ending.everyone_stands_once_and_ranks_count_who_is_better,
    legality.listed_and_sampled_moves_are_allowed,
    legality.whoever_is_asked_has_an_answer_and_nobody_else_has,
    legality.other_moves_are_refused_with_a_key_and_a_rule,
    legality.a_refused_move_changes_nothing,
    legality.nobody_moves_for_nature,
    order.answers_given_at_once_commute,
    order.an_answer_closes_one_question_and_leaves_the_others_open,
    determinism.the_same_seed_gives_the_same_game,
    replay.a_record_alone_gives_the_same_game,
    replay.a_game_can_be_put_away_at_any_moment,
    replay.two_records_are_equal_only_if_all_entries_are,
    undo.the_same_move_again_gives_the_same_game,
    undo.a_final_step_cannot_be_taken_back,
    secrecy.what_a_seat_sees_now_tells_nothing_hidden,
    secrecy.what_a_seat_has_witnessed_tells_nothing_hidden,
    secrecy.most_moments_hide_something,
    imagination.an_imagined_world_looks_the_same,
    imagination.an_imagined_world_could_have_come_about,
    imagination.when_nothing_is_hidden_the_truth_is_imagined,
    imagination.what_one_may_do_depends_on_what_one_knows,
    reveal.what_is_revealed_hides_nothing_and_belies_nobody,
    reveal.every_moment_of_a_game_can_be_revealed,
    conservation.no_piece_is_lost_or_made,
    conservation.imagined_and_redealt_worlds_have_the_same_pieces,
    wire.states_survive_json,
    wire.views_survive_json,
    wire.aids_follow_from_the_view_alone,
    wire.events_survive_json_as_everyone_witnesses_them,
    wire.moves_survive_json_and_notation,
    wire.asks_and_results_survive_json,
)
FEW: dict[Law, int] = {  # seeds for laws that look at many moments at once
    secrecy.most_moments_hide_something: 1,
    reveal.what_is_revealed_hides_nothing_and_belies_nobody: 3,
    reveal.every_moment_of_a_game_can_be_revealed: 1,
}


def seeds() -> SearchStrategy[int]:
    """The seeds of random games. A profile that tries the same ones in every run takes them from
    twice as many, so that the laws share games, which are played once."""
    profile = settings()
    return strategies.integers(0, 2 * profile.max_examples if profile.derandomize else 2**32 - 1)


def laws(*cases: Case) -> type:
    """A class of tests, for a test module: `TestLaws = laws(Case(ROOM, redeal, retell))`.

    How many seeds are tried is set by the profile of hypothesis.
    """
    tables = list(all_tables(*cases))
    tests = {f"test_{law.__name__}": staticmethod(as_test(law, tables)) for law in LAWS}
    return type("TestLaws", (), tests)


def as_test(law: Law, tables: Sequence[LawTable]) -> Callable[..., Any]:
    def test(table: LawTable, seed: int) -> None:
        law(table, seed)

    # Hypothesis draws other seeds for a test of another name.
    test.__name__ = test.__qualname__ = f"test_{law.__name__}"
    test.__doc__ = law.__doc__
    usual = settings(deadline=None)
    limited = settings(usual, max_examples=FEW.get(law, usual.max_examples))
    tried: Callable[..., Any] = limited(given(seed=seeds())(test))
    every_table = pytest.mark.parametrize("table", tables, ids=str)
    decorated: Callable[..., Any] = every_table(tried)
    return decorated
