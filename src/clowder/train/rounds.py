"""A round of Cat in the Box in JAX; `vmap` makes it thousands.

All rounds go in lockstep: a round is one burial by everybody at once, one bid each and, position
by position, the tricks, so what kind of decision comes next is known when the program is compiled.
A round that a paradox has ended stands still until the others are done. Seat 0 starts.
"""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp

from clowder.bots.rooms.cat_in_the_box.trained.actions import ROWS, sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.features import FREE, NEUTRAL
from clowder.games.cat_in_the_box.pieces import BOX, ROW, SEAT_COUNTS
from clowder.games.cat_in_the_box.scoring import MOST_TRICKS_FOR_TWO


class Round(NamedTuple):
    """Small integers; seats first, where there is one entry a seat."""

    hands: jax.Array  # (seats, columns): how many of each number
    buried: jax.Array  # (seats,): column of the buried card, -1 before
    owner: jax.Array  # (4, columns): seat, FREE or NEUTRAL
    filled: jax.Array  # (4, columns): the number of the trick that filled it, 0 for none
    tokens: jax.Array  # (seats, 4): colours not lost
    lacking: jax.Array  # (seats, columns): numbers a seat seems not to hold: it did not follow
    bids: jax.Array  # (seats,): 0 before
    won: jax.Array  # (seats,)
    trick: jax.Array  # (seats,): the cell played to the trick on the table, -1 for none
    led: jax.Array  # colour, -1 for none
    leader: jax.Array
    turn: jax.Array
    tricks: jax.Array  # how many are over
    paradox: jax.Array  # who caused one, -1 for nobody


def deal(key: jax.Array, seats: int) -> Round:
    deck = jnp.repeat(jnp.arange(sizes_for(seats).columns), BOX.copies)
    return lay_out(jax.random.permutation(key, deck), seats)


def lay_out(cards: jax.Array, seats: int) -> Round:
    """The table after dealing out the pile `cards` of columns, hand after hand (CIB-2, CIB-16)."""
    sizes = sizes_for(seats)
    dealt, up = seats * sizes.hand, SEAT_COUNTS[seats].up
    hands = count_columns(cards[:dealt].reshape(seats, -1), sizes.columns)
    owner = jnp.full((ROWS, sizes.columns), FREE, jnp.int8)
    if up:
        shown = count_columns(cards[dealt : dealt + up], sizes.columns)
        for place, colour in enumerate(BOX.research.neutral):
            neutral = jnp.where(shown > place, NEUTRAL, FREE).astype(jnp.int8)
            owner = owner.at[ROW[colour]].set(neutral)
    none, zero, scalar = jnp.full(seats, -1, jnp.int8), jnp.zeros(seats, jnp.int8), jnp.int8(0)
    return Round(
        hands=hands,
        buried=none,
        owner=owner,
        filled=jnp.zeros((ROWS, sizes.columns), jnp.int8),
        tokens=jnp.ones((seats, ROWS), bool),
        lacking=jnp.zeros((seats, sizes.columns), bool),
        bids=zero,
        won=zero,
        trick=none,
        led=scalar - 1,
        leader=scalar,
        turn=scalar,
        tricks=scalar,
        paradox=scalar - 1,
    )


def count_columns(cards: jax.Array, columns: int) -> jax.Array:
    """How many of each number are in the last axis of `cards`."""
    return jax.nn.one_hot(cards, columns, dtype=jnp.int8).sum(-2, dtype=jnp.int8)


def legal_buries(s: Round) -> jax.Array:
    """The burials that are allowed (seats, actions), for all at once (CIB-3)."""
    sizes = sizes_for(len(s.bids))
    none = jnp.zeros((sizes.seats, sizes.actions), bool)
    return none.at[:, sizes.cells : sizes.first_bid].set(s.hands > 0)


def legal_bids(seats: int) -> jax.Array:
    """The bids that are allowed (actions,), the same for everybody (CIB-4)."""
    sizes = sizes_for(seats)
    return jnp.arange(sizes.actions) >= sizes.first_bid


def legal_plays(s: Round) -> jax.Array:
    """The plays allowed to the seat on turn (actions,); none: a paradox (CIB-6 to 8, CIB-12)."""
    sizes = sizes_for(len(s.bids))
    can = (s.hands[s.turn] > 0) & (s.owner == FREE) & s.tokens[s.turn][:, None]
    trump_is_open = (s.owner[0] != FREE).any()
    shut = (s.led < 0) & ~trump_is_open & can[1:].any()
    can = can.at[0].set(can[0] & ~shut) & (s.paradox < 0)
    return jnp.zeros(sizes.actions, bool).at[: sizes.cells].set(can.ravel())


def bury(s: Round, actions: jax.Array) -> Round:
    """Everybody's burial, an action for each seat (CIB-3)."""
    sizes = sizes_for(len(s.bids))
    column = (actions - sizes.cells).astype(jnp.int8)
    taken = jax.nn.one_hot(column, sizes.columns, dtype=jnp.int8)
    return s._replace(hands=s.hands - taken, buried=column)


def usual_burials(s: Round, first: jax.Array, key: jax.Array) -> jax.Array:
    """What `baseline` buries, an action for each seat: a number of its own, one held often.

    Whose numbers those are depends on the place at the table: there seat 0 sits at `first`.
    """
    sizes = sizes_for(len(s.bids))
    places = (jnp.arange(sizes.seats) + first) % sizes.seats
    own = jnp.arange(sizes.columns) % sizes.seats == places[:, None]
    own &= sizes.seats > 2
    equals = jax.random.uniform(key, s.hands.shape)
    worth = jnp.where(s.hands > 0, (BOX.copies + 1) * own + s.hands + equals, -1)
    return (sizes.cells + worth.argmax(1)).astype(jnp.int8)


def bid(s: Round, action: jax.Array) -> Round:
    """The bid of the seat on turn (CIB-4)."""
    sizes = sizes_for(len(s.bids))
    tricks = jnp.array(sizes.bids, jnp.int8)[action - sizes.first_bid]
    turn = (s.turn + 1) % sizes.seats
    return s._replace(bids=s.bids.at[s.turn].set(tricks), turn=turn.astype(jnp.int8))


def play(s: Round, action: jax.Array, last: jax.Array | bool) -> Round:
    """The seat on turn plays, as the `last` of the trick or not; one that cannot is a paradox."""
    down = put_down(s, action.astype(jnp.int8))
    after = either(jnp.asarray(last), take_trick(down), down)
    stuck = s._replace(paradox=jnp.where(s.paradox < 0, s.turn, s.paradox))
    return either(legal_plays(s).any(), after, stuck)


def either(condition: jax.Array, one: Round, other: Round) -> Round:
    return Round(*(jnp.where(condition, a, b) for a, b in zip(one, other, strict=True)))


def put_down(s: Round, action: jax.Array) -> Round:
    columns, seat = s.owner.shape[1], s.turn
    colour, column = action // columns, action % columns
    led = jnp.where(s.led < 0, colour, s.led)
    leaves = (colour != led) & s.tokens[seat, led]  # CIB-9
    tells = leaves & (s.owner[led, column] != FREE)  # the card itself could not have followed
    lacks = s.lacking[seat] | (tells & (s.owner[led] == FREE))
    turn = (seat + 1) % len(s.bids)
    return s._replace(
        hands=s.hands.at[seat, column].add(-1),
        owner=s.owner.at[colour, column].set(seat),
        filled=s.filled.at[colour, column].set(s.tricks + jnp.int8(1)),
        tokens=s.tokens.at[seat, led].set(s.tokens[seat, led] & ~leaves),
        lacking=s.lacking.at[seat].set(lacks),
        trick=s.trick.at[seat].set(action),
        led=led.astype(jnp.int8),
        turn=turn.astype(jnp.int8),
    )


def take_trick(s: Round) -> Round:
    """Highest red wins, without red the highest of the led colour (CIB-10)."""
    columns = s.owner.shape[1]
    colour, column = s.trick // columns, s.trick % columns
    rank = jnp.where(colour == ROW[BOX.research.trump], 2, jnp.where(colour == s.led, 1, 0))
    winner = jnp.where(s.trick < 0, -1, columns * rank + column).argmax().astype(jnp.int8)
    return s._replace(
        won=s.won.at[winner].add(1),
        trick=jnp.full_like(s.trick, -1),
        led=jnp.int8(-1),
        leader=winner,
        turn=winner,
        tricks=s.tricks + jnp.int8(1),
    )


def points(s: Round) -> jax.Array:
    """What the round brings each seat (CIB-13, CIB-14, CIB-17)."""
    seats = jnp.arange(len(s.bids))
    groups = jax.vmap(lambda seat: largest_group(s.owner == seat))(seats)
    gained = s.won + jnp.where(kept_bids(s), groups, 0)
    return jnp.where(seats == s.paradox, -s.won, gained)


def kept_bids(s: Round) -> jax.Array:
    """Whose tricks earn the bonus (seats,)."""
    return s.won <= MOST_TRICKS_FOR_TWO if len(s.bids) == 2 else s.won == s.bids


def largest_group(mine: jax.Array) -> jax.Array:
    """The most cells of (4, columns) joined side by side: the highest label floods each group."""
    label = jnp.where(mine, jnp.arange(1, mine.size + 1).reshape(mine.shape), 0)
    for _ in range(longest_path(mine.shape[1])):
        padded = jnp.pad(label, 1)
        beside = jnp.maximum(padded[:-2, 1:-1], padded[2:, 1:-1])
        across = jnp.maximum(padded[1:-1, :-2], padded[1:-1, 2:])
        label = jnp.where(mine, jnp.maximum(label, jnp.maximum(beside, across)), 0)
    flat = label.ravel()
    sizes = (flat[:, None] == flat[None]).sum(1)
    return jnp.where(flat > 0, sizes, 0).max()


def longest_path(columns: int) -> int:
    """Steps between the cells of a seat: it has a cell for each trick."""
    return next(count.hand - 3 for count in SEAT_COUNTS.values() if count.numbers == columns)
