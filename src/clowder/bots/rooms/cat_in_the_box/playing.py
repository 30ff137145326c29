"""Playing a card: the points to hope for, less the dangers of a paradox."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from clowder.bots.rooms.cat_in_the_box.chances import (
    Others,
    chance_of_two_stuck,
    lonely_cells,
    sum_up,
)
from clowder.bots.rooms.cat_in_the_box.paradox import (
    Board,
    World,
    has_hope,
    has_hope_after,
    look_at,
    look_into,
)
from clowder.bots.rooms.cat_in_the_box.tricks import points_to_hope_for
from clowder.bots.rooms.cat_in_the_box.worlds import deal_worlds, remember
from clowder.core.game import Seat
from clowder.core.rng import Rng
from clowder.core.value import Value
from clowder.games.cat_in_the_box.imagine import put_down, unseen_cards
from clowder.games.cat_in_the_box.moves import Play
from clowder.games.cat_in_the_box.pieces import Number
from clowder.games.cat_in_the_box.state import Card, Playing, State
from clowder.games.cat_in_the_box.view import View

# Enough worlds to tell a danger of one in ten from none; more are slower and play hardly better.
WORLDS = 30

# What my own paradox costs: my tricks count against me (CIB-13), and there is no bonus.
MY_PARADOX = 10

# As long as the round can be saved, safety comes first and points only decide between plays that
# are as safe: these are far more than a round can bring. To doom the round weighs most; two cards
# that may be stuck can still come free, and a lonely cell may harm somebody else.
NO_HOPE = 300
TWO_STUCK = 100
LONELY_CELL = 30

# With two players the other's paradox is my gain: it turns their tricks into losses (CIB-13), some
# four of them, and each cell that cannot be filled brings it nearer.
TRAP = 3


class Outlook(Value):
    """What the plays of one decision are judged by."""

    view: View
    seat: Seat
    table: State
    board: Board
    unseen: tuple[Number, ...]
    worlds: tuple[World, ...]  # those in which the round can still be played out
    others: Others


def choose_play(view: View, plays: Sequence[Play], rng: Rng) -> Play:
    """The play that is worth most; the first of equals."""
    if len(plays) == 1:
        return plays[0]
    outlook = look_out(view, rng)
    return max(plays, key=lambda play: worth(outlook, play))


def look_out(view: View, rng: Rng) -> Outlook:
    assert view.seat is not None
    memory = remember(view)
    board = look_at(memory.table)
    deals = deal_worlds(view, memory.lacking, WORLDS, rng)
    worlds = [look_into(hands, board) for hands in deals]
    return Outlook(
        view=view,
        seat=view.seat,
        table=memory.table,
        board=board,
        unseen=tuple(unseen_cards(view)),
        worlds=tuple(world for world in worlds if has_hope(world, board)),
        others=sum_up(worlds, board, view.seat),
    )


def worth(outlook: Outlook, play: Play) -> float:
    view, seat = outlook.view, outlook.seat
    assert isinstance(view.phase, Playing)
    trick = (*view.phase.trick, Card(seat, play.number, play.colour))
    after = put_down(outlook.table, trick[-1], trick[0])
    points = points_to_hope_for(view, after, trick, outlook.unseen)
    ends_round = len(trick) == view.seats and len(view.hand) == 2  # CIB-11
    return points if ends_round else points - danger(outlook, play, look_at(after))


def danger(outlook: Outlook, play: Play, after: Board) -> float:
    """What a paradox may cost: mine, and anybody's as long as the round can be saved."""
    hand = Counter(outlook.view.hand) - Counter([play.number])
    two_stuck = chance_of_two_stuck(after, outlook.seat, hand, outlook.others)
    lonely = lonely_cells(after, outlook.seat, hand, outlook.others)
    if outlook.view.seats == 2:
        return TWO_STUCK * two_stuck - TRAP * lonely
    mine = MY_PARADOX * two_stuck
    if not outlook.worlds:  # somebody will cause a paradox: all that matters is who
        return mine
    no_hope = chance_of_no_hope(outlook, play, after)
    return mine + NO_HOPE * no_hope + TWO_STUCK * two_stuck + LONELY_CELL * lonely


def chance_of_no_hope(outlook: Outlook, play: Play, after: Board) -> float:
    """How likely this very play dooms the round: somebody must then cause a paradox."""
    touched = {play.number}
    if after.tokens != outlook.board.tokens:  # a colour given up matters to all my cards
        touched.update(outlook.view.hand)
    hopeful = sum(
        has_hope_after(world, (outlook.seat, play.number), touched, after)
        for world in outlook.worlds
    )
    return 1 - hopeful / len(outlook.worlds)
