"""Stray Cat: a lost kitten explores a hidden neighbourhood and works out its home."""

from clowder.core.room import Room
from clowder.games.stray_cat.aids import Aids
from clowder.games.stray_cat.events import Event
from clowder.games.stray_cat.fights import MOST_FIGHTS
from clowder.games.stray_cat.game import StrayCat
from clowder.games.stray_cat.lessons import LESSONS
from clowder.games.stray_cat.moves import Move
from clowder.games.stray_cat.notation import read_move, write_move
from clowder.games.stray_cat.onward import ROUNDS
from clowder.games.stray_cat.options import Options
from clowder.games.stray_cat.state import State, inventory
from clowder.games.stray_cat.text import SECTIONS, StrayCatText
from clowder.games.stray_cat.view import View

# In a turn: cards are played, twelve steps walked at most, a house is visited, bad luck strikes
# four kittens of three steps each; the pile may be made anew twice. In a fight: two cards, a new
# pile, a discard, three steps.
TURN = 1 + 12 + 1 + 3 + 12 + 2
FIGHT = 2 + 1 + 1 + 3

ROOM: Room[State, Move, Event, View, Options] = Room(
    game=StrayCat(),
    options=Options,
    state=State,
    view=View,
    move=Move,
    event=Event,
    write_move=write_move,
    read_move=read_move,
    text=StrayCatText(),
    prefix="str",
    inventory=inventory,
    longest=2 + ROUNDS * 4 * (TURN + MOST_FIGHTS * FIGHT),
    sections=SECTIONS,
    minutes=30,
    aids=Aids,
    lessons=LESSONS,
)
