"""The cheap and sensible policy of roll-outs in Cat in the Box: integers in, integers out.

Uniform play ends almost every round in a paradox, so that nothing could be learned from it.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from clowder.core.twin import Dice, bit, count

# What things are worth in sixteenths of a point.
POINT: Final = 16
STUCK: Final = 90  # each card that cannot be played any more, less the one that need not be
TIGHT: Final = 6  # each card whose number has not a cell to spare
TIGHT_IN_ALL: Final = 64
LOST_COLOUR: Final = 20
JOINS: Final = 14  # a token beside one's own
NOISE: Final = 24

SPREAD: Final = 2.3  # points by which luck sets players apart in a round


def choose_bury(counts: i64, dice: Dice) -> i64:
    """A number that is held often, since its column is soon full."""
    best: i64 = -1
    top: i64 = -1
    number: i64 = 0
    while counts:
        if counts & 15:
            worth: i64 = (counts & 15) * 16 + dice.below(24)
            if worth > top:
                top = worth
                best = number
        counts >>= 4
        number += 1
    return best


def choose_bid(share: i64, bids: i64, dice: Dice) -> i64:
    """The bid nearest to the tricks that the hand will win, in sixteenths, give or take some."""
    hoped: i64 = share + dice.below(17) - 8
    best: i64 = 1
    least: i64 = 1 << 20
    tricks: i64 = 1
    while bids:
        gap: i64 = tricks * 16 - hoped
        if gap < 0:
            gap = -gap
        if bids & 1 and gap < least:
            least = gap
            best = tricks
        bids >>= 1
        tricks += 1
    return best


def trick_share(counts: i64, tricks: i64, seats: i64, columns: i64) -> i64:
    """Sixteenths of tricks that a hand wins: an even share, more if it is higher than average."""
    total: i64 = 0
    cards: i64 = 0
    number: i64 = 1
    while counts:
        total += (counts & 15) * number
        cards += counts & 15
        counts >>= 4
        number += 1
    return 32 * tricks * total // (cards * seats * (columns + 1))


def stuck_cards(counts: i64, cells: i64) -> i64:
    """How many cards more than cells are left, number by number."""
    stuck: i64 = 0
    while counts:
        held: i64 = counts & 15
        if held:
            room: i64 = (cells & 1) + (cells >> 10 & 1) + (cells >> 20 & 1) + (cells >> 30 & 1)
            if held > room:
                stuck += (held - room) * TIGHT_IN_ALL
            elif held == room:
                stuck += held
        counts >>= 4
        cells >>= 1
    return stuck


def danger(counts: i64, cells: i64) -> i64:
    """What the cards that cannot be played cost; the last card of a round need not be (CIB-11)."""
    stuck: i64 = stuck_cards(counts, cells)
    tight: i64 = stuck % TIGHT_IN_ALL * TIGHT
    stuck //= TIGHT_IN_ALL
    return tight + (stuck - 1) * STUCK if stuck > 1 else tight


def beside(owned: i64, cell: i64) -> bool:
    token: i64 = bit(cell)
    return (token << 1 | token >> 1 | token << 10 | token >> 10) & owned != 0


def trick_worth(won: i64, wanted: i64, owned: i64, bids: i64) -> i64:
    """What one more trick is worth, in sixteenths: a step to the bonus, or the end of it."""
    if won < wanted:
        return 3 * POINT if bids else POINT
    if won == wanted:
        return POINT - POINT * count(owned) // 2 - POINT
    return POINT


def chance_to_win(strength: i64, to_come: i64, columns: i64) -> i64:
    """How likely a card that leads the trick keeps it, in sixteenths."""
    if to_come == 0:
        return 16
    number: i64 = strength % 10 + 1
    chance: i64 = 16 * number // columns if strength >= 20 else 10 * number // columns
    if to_come > 1:
        chance = chance * 3 // 4
    return chance


def win_shares(totals: list[i64], rounds: i64) -> list[float]:
    """How likely each wins; the fewer rounds are left, the more a lead is worth."""
    scale = SPREAD * math.sqrt(float(rounds))
    parts = [math.exp(float(total) / scale) for total in totals]
    whole = sum(parts)
    return [part / whole for part in parts]
