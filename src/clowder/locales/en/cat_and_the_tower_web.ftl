# Cat and the Tower in the browser. Names are never inflected.

## Pieces

tow-web-wall = { $kind ->
    [brick] brick wall
    [window] window wall
    [portal] portal wall
    [statue] statue wall
   *[pillar] pillar
}
tow-web-wall-short = { $kind ->
    [brick] brick
    [window] window
    [portal] portal
    [statue] statue
   *[pillar] pillar
}
tow-web-friend = { $colour ->
    [orange] orange friend
    [grey] grey friend
    [white] white friend
    [brown] brown friend
   *[any] any friend
}
tow-web-floor = floor { $floor }
tow-web-toto = Toto
tow-web-kitten = kitten

## Action cards and goals

tow-web-build = Build: { $one } + { $two }
tow-web-befriend = { $colour ->
    [any] Any friend
    [orange] Orange friend
    [grey] Grey friend
    [white] White friend
   *[brown] Brown friend
}
tow-web-pets = { $pets ->
    [floor] then pet all friends on that floor
    [other] then pet one other friend
   *[colours] then pet one friend of each colour
}
tow-web-put-away = Put away card { $card }
tow-web-goal = { $test ->
    [touch] { $of ->
        [alike] Two friends of one colour touch
       *[unlike] Two friends of different colours touch
    }
    [pile] { $of ->
        [orange] An orange friend on two orange backs
        [grey] A grey friend on two grey backs
        [white] A white friend on two white backs
       *[brown] A brown friend on two brown backs
    }
    [three] Three friends of three colours touch
    [back] { $of ->
        [any] A friend on another’s back
        [orange] An orange friend on another colour
        [grey] A grey friend on another colour
        [white] A white friend on another colour
       *[brown] A brown friend on another colour
    }
   *[there] { $of ->
        [orange] An orange friend is there
        [grey] A grey friend is there
        [white] A white friend is there
       *[brown] A brown friend is there
    }
}
tow-web-reward = { $count ->
    [one] 1 floor up
   *[other] up to { $count } floors up
}
tow-web-goals = Goals
tow-web-own-goals = Your goals
tow-web-holds = met now
tow-web-hidden-goals = { $count ->
    [one] 1 secret goal
   *[other] { $count } secret goals
}

## What is asked

tow-web-ask-side = { $piece }: nudge it which way?

## Answers

tow-web-on-floor = on floor { $floor }
tow-web-side = { $side ->
    [0] right
    [45] back right
    [90] back
    [135] back left
    [180] left
    [225] front left
    [270] front
   *[315] front right
}
tow-web-climb = To floor { $floor }
tow-web-swap = Swap for a new goal
tow-web-pass = Leave it
tow-web-give-up = Give up
tow-web-further = { $further ->
    [yes] On to { $floor }
   *[no] Stop here
}

## The grip

tow-web-grip = The piece in your hand
tow-web-move = { $way ->
    [left] To the left
    [right] To the right
    [back] Away from you
   *[front] Towards you
}
tow-web-turn = { $way ->
    [left] Turn left
   *[right] Turn right
}
tow-web-bend = { $way ->
    [open] Bend it wider
   *[shut] Bend it narrower
}
tow-web-let-go = Let go
tow-web-steady = Your hand is steady: 1 mm, give or take.
tow-web-hasty = Breathe out. Your hand is calming.
tow-web-bring = Bring it over the floor.
tow-web-bring-in = Beside the tower. Drag it in, here or up there.
tow-web-deciding = It is still deciding.
tow-web-under = Under it
tow-web-spare = Spare tilt
tow-web-storey-gauge = Storey { $floor }
tow-web-percent = { $value }%
tow-web-degree = { $value }°
tow-web-mm = { $value } mm
tow-web-from-above = floor { $floor } from above
tow-web-reading = { $level ->
    [safe] { $worst ->
        [spare] Safe: { $value }° to spare.
       *[other] Safe.
    }
    [shaky] { $worst ->
        [spare] Shaky: { $value }° more and it tips.
        [under] Shaky: { $value }% of it is carried.
       *[storey] Shaky: storey { $floor } has { $value } mm left.
    }
   *[slips] { $worst ->
        [spare] It will slip: too steep for it.
        [under] It will slip: { $value }% of it is carried.
       *[storey] Too much for storey { $floor }.
    }
}
tow-note-way = In the way: { $by ->
    [toto] Toto
    [kitten] a kitten
    [pillar] a pillar
    [brick] a wall
    [window] a wall
    [portal] a wall
    [statue] a wall
   *[other] a friend
}.
tow-web-numbers = Enter numbers
tow-web-x = Right, mm
tow-web-y = Back, mm
tow-web-degrees = Turned, °
tow-web-bent = Bent, °
tow-web-storey = Floor
tow-web-keys = Arrows move, Q and E turn, R and F bend, Shift is finer. Home brings it over the floor, Page up and Page down change the floor, Enter lets go.
tow-web-spot = { $piece }: { $x ->
    [0] in the middle
   *[other] { $side ->
        [left] { $x } mm to the left
       *[right] { $x } mm to the right
    }
}, { $y ->
    [0] level with it
   *[other] { $way ->
        [back] { $y } mm back
       *[front] { $y } mm to the front
    }
}, turned { $turn }°{ $bent ->
    [yes] , bent { $bend }°
   *[no] {""}
}.

## The stage

tow-web-stage = The tower
tow-web-tower = The tower: { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}, { $height } cm high.
tow-web-no-picture = This browser cannot draw the tower in three dimensions. Everything can be played by words and numbers.
tow-web-height = { $height } cm
tow-web-lean = { $lean ->
    [none] stands straight
    [little] leans a little
    [much] leans
   *[badly] leans badly
}
tow-web-tilt = { $tilt }°
tow-web-view = { $view ->
    [whole] The whole tower
    [storey] The storey
   *[plan] The floor from above
}
tow-web-views = Where you look from
tow-web-view-short = { $view ->
    [whole] Whole
    [storey] Storey
   *[plan] Plan
}
tow-web-ruler = Floors
tow-web-scenario = story
tow-web-fallen-now = Fallen: { $pieces }
tow-web-moment = The last movement, moment by moment
tow-web-seconds = { $seconds } s
tow-web-before = Before
tow-web-after = After

## Figures

tow-web-whiskers = { $count } of 5 whiskers left
tow-web-fallen = { $count ->
    [0] No wall has fallen yet
    [one] 1 wall has fallen
   *[other] { $count } walls have fallen
}
tow-web-at = floor { $floor }
tow-web-beside = beside the tower
tow-web-stands = It stands.
tow-web-heartbeats = Five heartbeats, and nobody breathed.
tow-web-lovely = It was a lovely tower.
tow-web-tallest = Tallest
tow-web-tallest-is = { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}, { $height } cm
tow-web-leaned = It leaned
tow-web-pieces = Pieces
tow-web-pieces-are = { $count }, friends: { $friends }
tow-web-stood = Stood for
tow-web-stood-for = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
tow-web-taken = Taken in turn { $turn }, before anybody touched it again.
tow-web-save-picture = Save the picture
tow-web-story = Story { $floor }
tow-web-toto-at = Toto: { $floor }
tow-web-lost = Walls lost: { $over ->
    [yes] { $count }
   *[no] { $count } of { $most }
}
tow-web-climber-at = Toto: floor { $floor }
tow-web-where-turn = turn { $turn }
tow-web-where-floors = { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}
tow-web-no-scenarios = No story is won yet.

## The tower in words

tow-web-words = The tower in words
tow-web-word-floor = Floor { $floor }
tow-web-word-lean = tilt { $tilt }°, { $off } mm off the middle
tow-web-word-straight = straight, { $off } mm off the middle
tow-web-word-walls = walls: { $walls }
tow-web-word-cats = cats: { $cats }
tow-web-turn-heading = Turn { $turn }

## Settings

tow-web-aids = Which goals are met; and before you let go, how well the piece is supported and the risk.
