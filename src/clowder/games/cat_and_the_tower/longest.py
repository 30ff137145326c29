"""How many entries the record of a game has at most."""

from __future__ import annotations

from clowder.games.cat_and_the_tower.pieces import FRIENDS, LAST_TRY, RETURNS, TURNS

SEATS = 5
REWARD = 3  # floors, at most: so many times a climber can be brought lower again

# An event that nobody decides (a lift, five seconds) settles once, and once more for each return.
# Whatever else settles takes a piece away (TOW-16), which a placing must have brought there before.
SETTLES = 1 + RETURNS
PETTING = 2 + SETTLES  # the touch, and how the hand trembles
PLACING = PETTING + 1  # and the piece is taken away again, some time

# Failed tries are limited (TOW-26). That one wall of a build brings the other down is not, but by
# gravity; as many mishaps as tries are more than were ever seen.
BUILD = (3 + 2 * LAST_TRY) * PLACING
FRIEND = 1 + SETTLES + LAST_TRY * PLACING + len(FRIENDS) * PETTING
TAKE = 1 + SETTLES + LAST_TRY * PLACING
CLIMB = 1 + SETTLES + LAST_TRY * PLACING + SETTLES + REWARD
COUNT = SETTLES + SEATS  # and all say whether to go on (TOW-19)
CARDS = 1 + 2  # the one that is used, and both decks made anew (TOW-10)

TURN = CARDS + max(BUILD, FRIEND) + TAKE + CLIMB + COUNT
LONGEST = 2 + 2 + TURNS * TURN  # the first player, the deal; a start and its plan
