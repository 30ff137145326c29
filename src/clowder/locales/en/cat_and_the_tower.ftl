# Cat and the Tower at the table. The log is in the present tense, and names are never inflected.
# $you is "yes" where the reader is the player spoken of.

tow-title = Cat and the Tower
tow-tagline = Build it. Climb it. Hold your breath.
tow-aim = Build walls and floors up to the star for Toto. Real balance, one shaky paw.

## Pieces

tow-piece = { $piece ->
    [floor] floor { $number }
    [brick] brick wall
    [window] window wall
    [portal] portal wall
    [statue] statue wall
    [pillar] pillar
    [orange] orange friend { $number }
    [grey] grey friend { $number }
    [white] white friend { $number }
    [brown] brown friend { $number }
    [toto] Toto
   *[kitten] kitten
}
tow-kind = { $kind ->
    [brick] brick
    [window] window
    [portal] portal
    [statue] statue
   *[pillar] pillar
}
tow-colour = { $colour ->
    [orange] orange
    [grey] grey
    [white] white
    [brown] brown
   *[any] any
}
tow-by = { $by ->
    [floor] a floor
    [toto] Toto
    [kitten] a kitten
    [nothing] nothing but air
    [table] the table
    [brick] a wall
    [window] a wall
    [portal] a wall
    [statue] a wall
    [pillar] a pillar
   *[orange] a friend
}
tow-side = { $what ->
    [brick-window] build: brick and window
    [brick-portal] build: brick and portal
    [brick-statue] build: brick and statue
    [window-portal] build: window and portal
    [window-statue] build: window and statue
    [portal-statue] build: portal and statue
    [pillar-pillar] build: two pillars
    [orange] an orange friend
    [grey] a grey friend
    [white] a white friend
    [brown] a brown friend
   *[any] any friend
}{ $pets ->
    [floor] , then pet all friends on its floor
    [other] , then pet one other friend
    [colours] , then pet one friend of each colour
   *[none] { "" }
}
tow-goal = { $goal ->
    [1] two friends of one colour touch (2)
    [2] two friends of different colours touch (2)
    [3] an orange friend on the backs of two orange ones (3)
    [4] a grey friend on the backs of two grey ones (3)
    [5] a white friend on the backs of two white ones (3)
    [6] a brown friend on the backs of two brown ones (3)
    [7] three friends of three colours, each touching another (3)
    [8] a friend on another’s back (2)
    [9] an orange friend on the back of another colour (2)
    [10] a grey friend on the back of another colour (2)
    [11] a white friend on the back of another colour (2)
    [12] a brown friend on the back of another colour (2)
    [13] an orange friend is there (1)
    [14] a grey friend is there (1)
    [15] a white friend is there (1)
   *[16] a brown friend is there (1)
}

## What is asked

tow-ask-use = Choose an action card.
tow-ask-wall = { $count ->
    [1] Stand a wall on the highest floor: { tow-wall-last }.
   *[other] Stand a wall on the highest floor: { tow-wall-first } or { tow-wall-last }.
}{ $tries ->
    [0] { "" }
   *[other] { " " }Failed tries: { $tries }.
}
tow-wall-first = { $first ->
    [brick] brick
    [window] window
    [portal] portal
    [statue] statue
   *[pillar] pillar
}
tow-wall-last = { $last ->
    [brick] brick
    [window] window
    [portal] portal
    [statue] statue
   *[pillar] pillar
}
tow-ask-floor = Lay the next floor on the walls.{ $tries ->
    [0] { "" }
   *[other] { " " }Failed tries: { $tries }.
}
tow-ask-friend = Put a friend on the tower. Colour: { tow-colour }.{ $tries ->
    [0] { "" }
   *[other] { " " }Failed tries: { $tries }.
}
tow-ask-put = Put the kitten on floor { $floor }.{ $tries ->
    [0] { "" }
   *[other] { " " }Failed tries: { $tries }.
}
tow-ask-lift = All of that colour are on the tower. Which one do you take?
tow-ask-pet = Pet a friend, lightly. Where does it give way?
tow-ask-take = You may take a friend from your kitten’s floor to a higher one.
tow-ask-claim = { $together ->
    [yes] A goal is met. Claim it?
   *[no] Claim a goal, swap one, or leave it.
}
tow-ask-further = The story is won. Go on with the same tower?

## Answers to choose from

tow-move-start = name the first player
tow-move-deal = shuffle the cards
tow-move-plan = build some storeys and shake them
tow-move-shuffle = shuffle the discards
tow-move-tremble = the hand trembles
tow-move-settle = the tower comes to rest
tow-move-use = card { $card }, { tow-side }
tow-move-discard = put card { $card } away
tow-move-wall = a wall: { tow-kind }
tow-move-floor = the next floor
tow-move-friend = a friend for floor { $floor }, { tow-colour }
tow-move-put = the kitten, here
tow-move-lift = take { tow-piece }
tow-move-pet = pet { tow-piece }, towards { $side }°
tow-move-claim = { tow-goal }: climb to floor { $floor }
tow-move-swap = swap: { tow-goal }
tow-move-pass = leave it
tow-move-giveup = give up
tow-move-further = { $further ->
    [yes] on we go
   *[no] enough for today
}

## What happened

tow-event-startchosen = { $you ->
    [yes] You start.
   *[no] { $name } starts.
}
tow-event-dealt = The cards are shuffled. Floor 1 is all there is so far.
tow-event-raised = Wait: a tower of { $top } floors stands here already, and somebody has bumped into it.
tow-event-used = { $you ->
    [yes] You take card { $card }: { tow-side }.
   *[no] { $name } takes card { $card }: { tow-side }.
}
tow-event-unused = { $you ->
    [yes] You put card { $card } away. Nothing can be done with it.
   *[no] { $name } puts card { $card } away. Nothing can be done with it.
}
tow-event-letgo = { $you ->
    [yes] You let go: { tow-piece }.
   *[no] { $name } lets go: { tow-piece }.
}{ $hasty ->
    [yes] { " " }In haste.
   *[no] { "" }
}
tow-event-petted = { $you ->
    [yes] You pet: { tow-piece }.
   *[no] { $name } pets: { tow-piece }.
}
tow-event-lifted = { $you ->
    [yes] You lift: { tow-piece }.
   *[no] { $name } lifts: { tow-piece }.
}
tow-event-blocked = In the way: { tow-by }. Still in hand: { tow-piece }.
tow-event-held = It holds: { tow-piece }.
tow-event-slipped = It slips, and is back in hand: { tow-piece }.
tow-event-fell = { $count ->
    [one] { $count } piece comes down.
   *[other] { $count } pieces come down.
}{ $walls ->
    [0] { "" }
   *[other] { " " }Walls lost: { $over ->
        [yes] { $total }. The game ends at five.
       *[no] { $total } of 5.
    }
}
tow-event-returned = { $count ->
    [one] { $count } piece goes back where it was.
   *[other] { $count } pieces go back where they were.
}
tow-event-gaveup = { $you ->
    [yes] You give up.
   *[no] { $name } gives up.
}
tow-event-passed = { $you ->
    [yes] You leave it.
   *[no] { $name } leaves it.
}
tow-event-claimed = { $you ->
    [yes] You claim: { tow-goal }.
   *[no] { $name } claims: { tow-goal }.
}
tow-event-swapped = { $you ->
    [yes] You swap a goal: { tow-goal }.
   *[no] { $name } swaps a goal: { tow-goal }.
}
tow-event-turned = { $pile ->
    [actions] A new action card: { $card }.
   *[goals] A new goal: { $card }.
}
tow-event-shuffled = { $pile ->
    [actions] The action cards are shuffled anew.
   *[goals] The goals are shuffled anew.
}
tow-event-climbed = { $piece ->
    [toto] Toto is on floor { $floor }.
   *[kitten] { $you ->
        [yes] Your kitten is on floor { $floor }.
       *[no] { $name }: the kitten is on floor { $floor }.
    }
}
tow-event-counted = { $floor ->
    [0] Five seconds. Not this time.
   *[other] Five seconds, and it stands. The story of floor { $floor } is won.
}
tow-event-spokeup = { $you ->
    [yes] { $further ->
        [yes] You want to build on.
       *[no] You stop here for today.
    }
   *[no] { $further ->
        [yes] { $name } wants to build on.
       *[no] { $name } stops here for today.
    }
}
tow-event-collapsed = The tower comes down.

## Why not

tow-refusal-not-the-box = These are not the cards of our box.
tow-refusal-not-the-discards = These are not the discards.
tow-refusal-not-on-the-tower = That piece is not on the tower.
tow-refusal-keep-trying = Try again first. You may give up after { $count ->
    [one] { $count } more failed try
   *[other] { $count } more failed tries
}.
tow-refusal-other-piece = Something else is in your hand.
tow-refusal-out-of-reach = That is too far out. You can reach { $reach } cm from the middle.
tow-refusal-no-such-turn = A piece is turned by 0 to 359 degrees, not { $turn }.
tow-refusal-walls-stand = Both walls stand. Now the floor.
tow-refusal-walls-first = The floor comes last. Both walls must stand.
tow-refusal-none-left = None left of this kind: { tow-kind }.
tow-refusal-other-wall = The card calls for a different wall, not this one: { tow-kind }.
tow-refusal-no-such-bend = A wall is bent by { $least } to { $most } degrees.
tow-refusal-other-colour = The card calls for a different colour, not this one: { tow-colour }.
tow-refusal-no-such-floor = A friend can go on floors { $least } to { $most } here.
tow-refusal-not-open = Card { $card } is not face up.
tow-refusal-no-such-side = Card { $card } has no such side.
tow-refusal-cannot-build = There is nothing left to build with.
tow-refusal-usable = A card that can be used has to be used.
tow-refusal-not-that-friend = You cannot take that one.
tow-refusal-not-to-pet = You are not asked to pet that one.
tow-refusal-no-such-goal = Goal { $card } is not yours to claim.
tow-refusal-no-swap = Goals are swapped only when you play against each other.
tow-refusal-does-not-hold = Goal { $card } is not met.
tow-refusal-too-far = That goal does not lead to floor { $floor }.
tow-refusal-answered = You have already answered.

## Why not, on a button

tow-short-does-not-hold = not met
tow-short-keep-trying = try again first

## How it ended

tow-line-scenario = story { $floor }
tow-line-height = height
tow-unit-scenarios = { $count ->
    [one] { $count } story
   *[other] { $count } stories
}
tow-unit-floors = { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}
tow-result-won-collapsed = The tower is down. What was won before stays won.
tow-result-won-stopped = It stands, and you leave it at that.
tow-result-won-finished = Toto has climbed as high as a tower goes.
tow-result-won-bound = Three hundred turns. What was won stays won.
tow-result-lost-collapsed = The tower is down. Toto shakes the dust off and looks up again.
tow-result-lost-bound = Three hundred turns, and the star is still far.
tow-result-race-collapsed = The tower is down. Whoever did it is last.
tow-result-race-finished = All kittens sit on floor 24.
tow-result-race-bound = Three hundred turns. The standings count.

## The five stories

tow-scenario-10 = On floor 10 the wind smells of meadows. Toto shuts his eyes. When he opens them, his friends are there, out of breath, and nobody says why they came.
tow-scenario-13 = On floor 13 there is a window, and in it an old cat. “Has a star come by?” asks Toto. “Every night,” says the cat. “She always looks down here first.”
tow-scenario-15 = On floor 15 it rains sideways. The friends sit close, and Toto, in the middle, is dry. So that is how she did it, he thinks.
tow-scenario-17 = On floor 17 the clouds are below. Toto mews once, not loudly. It takes a while. Then, from above, something very like an answer.
tow-scenario-20 = On floor 20 there is nothing higher but one star, and it is warm. Toto curls up under it. “You have grown,” says the star. Far below, the tower sways, and holds.

## The table

tow-turn = Turn { $turn }
tow-scenario = Story: floor { $floor }
tow-walls-lost = Walls lost: { $over ->
    [yes] { $count }
   *[no] { $count } of 5
}
tow-floor = Floor { $floor }
tow-lean = { $tilt ->
    [0] level
   *[other] leans { $tilt }°
}, { $off } mm off the middle
tow-nothing = bare
tow-goals = Goals
tow-actions = Action cards
tow-decks = In the decks: { $actions } action cards, { $goals } goals
tow-standings = Standings
tow-height = { $floor ->
    [0] beside the tower
   *[other] floor { $floor }
}
tow-hint-build = { $count ->
    [0] There is no floor above to climb to.
    [one] There is only 1 floor above to climb to.
   *[other] There are { $count } floors above, and more are needed.
}
tow-hint-friend = On floor { $floor } a friend brings goals nearer.
tow-hint-climb = It leads up by { $count ->
    [one] 1 floor
   *[other] { $count } floors
}.
tow-hint-wait = Once the tower is higher, this goal leads further up.
tow-hint-swap = Of these goals it is the hardest to reach now.
tow-hint-worth = about { $whole }.{ $tenth } floors
tow-hint-lie = top floor leans { $whole }.{ $tenth }°, { $off } mm off the middle
tow-help-wall = A wall: kind, x, y, rotation, bend. Tenths of a millimetre from the middle, degrees. Example: { $example }
tow-help-floor = The floor: x, y, rotation. Example: { $example }
tow-help-friend = A friend: colour, floor, x, y, rotation. Example: { $example }
tow-help-put = The kitten: x, y, rotation. Example: { $example }
tow-option-mode = How you play
tow-option-mode-about = All together for Toto and his star, or each with a kitten of their own.
tow-option-mode-together = Together
tow-option-mode-against = Against each other
tow-option-start = What stands already
tow-option-start-about = Floor 1 alone, or a tower of a few storeys that has been shaken.
tow-option-start-ground = Floor 1
tow-option-start-shaken = A shaken tower
