"""A state of the readable rules as the fast twin of the same position."""

from __future__ import annotations

from clowder.games.chabyrinthe import fast, fast_table
from clowder.games.chabyrinthe.fast_sewers import LOOK
from clowder.games.chabyrinthe.options import counts_turns
from clowder.games.chabyrinthe.pieces import GUARDIANS, KINDS, WORTH
from clowder.games.chabyrinthe.state import Acting, Adopting, Dealing, Over, Seating, State

PHASES = {
    Seating: fast_table.SEATING,
    Dealing: fast_table.DEALING,
    Acting: fast_table.ACTING,
    Adopting: fast_table.ADOPTING,
    Over: fast_table.OVER,
}


def twin_of(state: State) -> fast.ChaTwin:
    twin = fast.ChaTwin(state.options.side, state.seats)
    twin.first_edition = state.options.first_edition
    twin.teams = state.options.way == "teams"
    twin.counts_turns = counts_turns(state.options, state.seats)
    twin.phase = PHASES[type(state.phase)]
    twin.start = state.start
    twin.lay_out([LOOK[card] for card in state.square])
    twin.deck = [KINDS.index(kind) for kind in reversed(state.deck)]
    twin.hidden = state.hidden
    twin.cats = [WORTH[cat] for cat in reversed(state.cats)]
    if isinstance(state.phase, Over):
        twin.cats.sort()
    for one, stray in enumerate(state.strays):
        twin.places[one], twin.worths[one] = stray.place, WORTH[stray.cat]
    twin.guardians = list(state.guardians) or [fast_table.GONE, fast_table.GONE]
    twin.taken = [0] * state.seats
    for seat, pile in enumerate(state.taken):
        twin.taken[seat] = sum(WORTH[cat] for cat in pile)
        twin.count[seat] = len(pile)
    twin.number, twin.last = state.turn, state.last
    read_phase(twin, state)
    return twin


def read_phase(twin: fast.ChaTwin, state: State) -> None:
    phase = state.phase
    if not isinstance(phase, Acting | Adopting):
        return
    twin.turn = phase.seat
    twin.done = len(phase.done)
    twin.inserted = "insert" in phase.done
    if isinstance(phase, Adopting):
        used = [place != fast_table.GONE for place in twin.places]
        assert sum(used) + len(phase.found) <= len(used)
        for one, found in zip((n for n in (0, 1) if not used[n]), phase.found, strict=False):
            twin.found[one] = found.place
            twin.homes[one] = sum(1 << GUARDIANS.index(guardian) for guardian in found.guardians)
