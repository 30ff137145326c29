"""What a seat has before it: the houses worth a visit, and how many turns home is away.

All is counted in turns, and known to everyone at the table: which tokens lie face up and what
visits have excluded. What nobody has seen is guessed at by averages.
"""

from __future__ import annotations

from typing import Final

from clowder.core.twin import indices
from clowder.games.stray_cat.fast_ground import FOG, NOWHERE, SPOTS, TOKEN_MASKS
from clowder.games.stray_cat.fast_table import FastTable
from clowder.games.stray_cat.fast_turns import HANDS, PAST, TURNS

TOKENS_OF: Final = (3, 3, 2, 2, 2, 2, 2, 2)  # tokens by feature (STR-C3)
# Turns that are left, on average, right after a visit that leaves so many tokens face down.
REST: Final = (5.0, 8.0, 10.0, 12.0)
TOLD: Final = 1.0  # turns that a visit saves which tells only what one's home is not
UNSEEN_HOME: Final = 10.0  # turns to a home that nobody has seen yet
PER_TILE: Final = 1.2  # turns to look behind one more tile
AGAIN: Final = 6  # steps out of a house and in again
INSIDE: Final = 4.0  # turns from the edge of a new tile to a house on it
WRONG: Final = 2.5  # turns lost where one of two houses that may be home is not
FIND: Final = 0.9  # how likely a house tells something that was never seen


class Outlook:
    """One seat's goals, each with the turns that follow it."""

    def __init__(self, table: FastTable, seat: int) -> None:
        self.shown = table.shown
        self.works = table.works
        self.goals: list[int] = []
        self.after: list[float] = []  # by goal
        self.rows: list[list[int]] = []  # by goal: the distances of all places
        self.visit: dict[int, float] = {}  # by house that tells something: the turns after it
        self.fog_after = 0.0
        self.missing = 0  # tokens that lie face down
        self.chances: list[float] = [0.0] * 8
        self.known = 0
        self.signature = signature(table, seat)
        self.weigh(table, seat)
        self.find_goals(table)

    def weigh(self, table: FastTable, seat: int) -> None:
        """How likely each feature is for this home."""
        up = table.up[seat]
        for token in range(3):
            features = indices(TOKEN_MASKS[token])
            if up >> token & 1:
                self.known |= table.homes[seat] & TOKEN_MASKS[token]
                for feature in features:
                    self.chances[feature] = float(self.known >> feature & 1)
                continue
            self.missing += 1
            whole = 0.0
            for feature in features:
                left = 0 if table.excluded[seat] >> feature & 1 else TOKENS_OF[feature]
                for other in range(table.seats):
                    open_token = other != seat and table.up[other] >> token & 1
                    if left and open_token and table.homes[other] >> feature & 1:
                        left -= 1
                self.chances[feature] = float(left)
                whole += left
            for feature in features:
                self.chances[feature] /= whole if whole else 1.0

    def find_goals(self, table: FastTable) -> None:
        ground, fogs, unseen = table.ground, 0, 0
        found_home = False
        for cell in range(len(ground.places)):
            if not table.shown >> cell & 1:
                unseen += 1
                if self.is_edge(table, cell):
                    fogs |= 1 << cell
                continue
            for place in ground.house_places[cell]:
                house = ground.house[place]
                if self.missing == 0:
                    if house == self.known:
                        found_home = True
                        self.add(table, place, 0.0)
                elif self.tells(house) > 0.0:
                    after = self.after_visit(table, place, house)
                    self.visit[place] = after
                    self.add(table, place, after)
        if found_home:
            self.visit[self.goals[0]] = 0.0
            return
        self.fog_after = self.after_fog(unseen)
        for cell in indices(fogs):
            self.add(table, cell * SPOTS + FOG, self.fog_after)

    def is_edge(self, table: FastTable, cell: int) -> bool:
        """Whether a tile that lies face down is beside one that does not."""
        return any(table.shown >> place // SPOTS & 1 for place in table.ground.around(cell))

    def add(self, table: FastTable, place: int, after: float) -> None:
        self.goals.append(place)
        self.after.append(after)
        self.rows.append(table.ground.distances(table.shown, table.works, place))

    def tells(self, house: int) -> float:
        """How likely a visit turns a token over."""
        none = 1.0
        for feature in indices(house & ~self.known_mask()):
            none *= 1.0 - self.chances[feature]
        return 1.0 - none

    def known_mask(self) -> int:
        """The features of those kinds that lie face up."""
        mask = 0
        for token in range(3):
            if self.known & TOKEN_MASKS[token]:
                mask |= TOKEN_MASKS[token]
        return mask

    def after_visit(self, table: FastTable, place: int, house: int) -> float:
        """The turns that follow a visit, on average."""
        if self.missing > 1:
            tells = self.tells(house)
            missing = self.missing
            return tells * REST[missing - 1] + (1.0 - tells) * (REST[missing] - TOLD)
        turns, rest = 0.0, 0
        open_features = indices(0xFF & ~self.known_mask())
        for feature in open_features:
            if self.chances[feature] > 0.0 and not house >> feature & 1:
                rest += 1
        for feature in open_features:
            chance = self.chances[feature]
            home = self.known | 1 << feature
            if chance == 0.0 or home == house:
                continue
            turns += chance * self.way_home(table, place, home)
            if not house >> feature & 1:
                turns += chance * WRONG * (rest - 1)
        return turns

    def way_home(self, table: FastTable, place: int, home: int) -> float:
        """Turns from a house, with an empty hand."""
        goal = table.ground.home_places.get(home, NOWHERE)
        if goal == NOWHERE or not table.shown >> goal // SPOTS & 1:
            return UNSEEN_HOME
        steps = table.ground.distances(table.shown, table.works, goal)[place]
        return TURNS.house[steps * HANDS]

    def after_fog(self, unseen: int) -> float:
        """The turns after coming to the edge of a tile that lies face down."""
        if self.missing == 0:
            return PER_TILE * (unseen - 1)
        missing = self.missing
        return FIND * REST[missing - 1] + (1.0 - FIND) * (REST[missing] - TOLD)

    def cost(self, place: int, code: int, house: bool) -> float:
        """About how many turns from somewhere, with these meals, until home."""
        best = 99.0
        row = TURNS.house if house else TURNS.walk
        past = PAST.house if house else PAST.walk
        for index in range(len(self.goals)):
            goal = self.goals[index]
            steps = self.rows[index][place]
            if goal == place:
                steps = AGAIN
            if goal % SPOTS == FOG:
                turns = past[steps * HANDS + code] + self.after[index] + INSIDE
            else:
                turns = row[steps * HANDS + code] + self.after[index]
            best = min(best, turns)
        return best


def signature(table: FastTable, seat: int) -> int:
    """Changes whenever an outlook does."""
    mark = table.shown * 256 + table.works + 1
    for other in range(table.seats):
        mark = mark * 8 + table.up[other]
    return mark * 256 + table.excluded[seat]
