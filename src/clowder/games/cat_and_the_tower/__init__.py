"""Cat and the Tower: build a leaning tower and help a kitten up, for one to five."""

from clowder.core.room import Room
from clowder.games.cat_and_the_tower.aids import Aids
from clowder.games.cat_and_the_tower.events import Event
from clowder.games.cat_and_the_tower.game import CatAndTheTower
from clowder.games.cat_and_the_tower.lessons import LESSONS
from clowder.games.cat_and_the_tower.longest import LONGEST
from clowder.games.cat_and_the_tower.moves import Move
from clowder.games.cat_and_the_tower.notation import read_move, write_move
from clowder.games.cat_and_the_tower.options import Options
from clowder.games.cat_and_the_tower.state import State, inventory
from clowder.games.cat_and_the_tower.text import SECTIONS, CatAndTheTowerText
from clowder.games.cat_and_the_tower.view import View

ROOM: Room[State, Move, Event, View, Options] = Room(
    game=CatAndTheTower(),
    options=Options,
    state=State,
    view=View,
    move=Move,
    event=Event,
    write_move=write_move,
    read_move=read_move,
    text=CatAndTheTowerText(),
    prefix="tow",
    inventory=inventory,
    longest=LONGEST,
    sections=SECTIONS,
    minutes=20,
    aids=Aids,
    lessons=LESSONS,
)
