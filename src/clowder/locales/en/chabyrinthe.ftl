# Chabyrinthe at the table. The log is in the present tense, and names are never inflected.
# $you is "yes" where the reader is the player spoken of.

cha-title = Chabyrinthe
cha-tagline = Rotate the sewers, bring the cats home.
cha-aim = Rotate and slide the sewers until the stray cats find their way to somebody who wants them.

## Cats and guardians

cha-cat = { $cat ->
    [pickle] Pickle
    [crumb] Crumb
    [soot] Soot
    [button] Button
    [puddle] Puddle
    [noodle] Noodle
    [thimble] Thimble
    [moss] Moss
    [rusty] Rusty
    [biscuit] Biscuit
    [duchess] Duchess
    [admiral] Admiral
    [velvet] Velvet
    [truffle] Truffle
   *[comet] Comet
}
cha-guardian = { $guardian ->
    [agatha] Agatha
   *[edith] Edith
}

## Sewer cards: the kind, how one lies, and where

cha-kind = { $kind ->
    [elbow] elbow
    [straight] straight
    [tee] T-junction
    [cross] four-way
   *[bridge] bridge
}
cha-look = { $look ->
    [elbow-0] elbow, opens north and east
    [elbow-1] elbow, opens east and south
    [elbow-2] elbow, opens south and west
    [elbow-3] elbow, opens north and west
    [straight-0] straight, opens north and south
    [straight-1] straight, opens east and west
    [tee-0] T-junction, opens east, south and west
    [tee-1] T-junction, opens north, south and west
    [tee-2] T-junction, opens north, east and west
    [tee-3] T-junction, opens north, east and south
    [cross-0] four-way, opens on every side
   *[bridge-0] bridge, north to south over east to west
}
cha-card = row { $row }, column { $column }: { cha-look }
cha-rotation = { $quarters ->
    [1] to the right
    [2] halfway round
   *[3] to the left
}

## What is asked

cha-ask-act = Rotate a card or slide one in. Actions left: { $left }.
cha-ask-rotate = Now rotate a card. One of your two actions has to be a rotation.
cha-ask-order = More than one cat is home. Which is first, and who comes for it?
cha-ask-guardian = The path leads to both guardians. Who comes for { cha-cat }?

## Answers to choose from

cha-move-start = name the first player
cha-move-deal = lay out the sewers
cha-move-rotate = rotate the card in row { $row }, column { $column } { cha-rotation }
cha-move-insert = slide in at { $place }, rotation { $turn }
cha-move-adopt = the cat from { $place }, { cha-guardian } comes

## What an answer brings, on its button

cha-note-home = { $count ->
    [one] brings a cat home
   *[other] brings { $count } cats home
}

## What happened

cha-event-start = { $you ->
    [yes] You start.
   *[no] { $name } starts.
}
cha-event-dealt = The sewers are laid out. Two cats are waiting.
cha-event-rotated = { $you ->
    [yes] You rotate
   *[no] { $name } rotates
} a card in row { $row }.
cha-event-inserted = { $you ->
    [yes] You slide
   *[no] { $name } slides
} a card in at { $place }.
cha-event-taken = { $you ->
    [yes] You take
   *[no] { $name } takes
} { cha-cat } ({ $worth }).
cha-event-moved = { cha-guardian } moves to { $place }.
cha-event-came = { cha-cat } ({ $worth }) turns up at { $place }.

## Why not

cha-refusal-wrong-square = The square has { $side } rows of { $side } cards.
cha-refusal-no-such-look = One card lies in an impossible position.
cha-refusal-not-the-box = These are not the cards of our box.
cha-refusal-wrong-corners = The bottom left and top right corners must be elbows that open inwards.
cha-refusal-no-such-card = There is no card in row { $row }, column { $column }.
cha-refusal-no-such-turn = A card is rotated to the right, to the left, or halfway round.
cha-refusal-rotation-due = You have already slid a card in. The other action has to be a rotation.
cha-refusal-no-such-place = There is no place { $place }. They run from 0 to { $last }.
cha-refusal-no-such-rotation = A new card goes in with rotation 0, 1, 2 or 3.
cha-refusal-no-cat-found = No cat was taken at place { $place }.
cha-refusal-not-joined = There is no path from { cha-cat } to { cha-guardian }.

## Why not, on a button

cha-short-rotation-due = rotate now
cha-short-not-joined = no path there

## How it ended

cha-line-cats = { $count ->
    [one] { $count } cat worth { $worth }
   *[other] { $count } cats worth { $worth } each
}
cha-line-turns = turns
cha-unit-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
cha-result-all-home = Every cat is home.
cha-result-gone-quiet = Two hundred turns without a cat. They like it down there.
cha-result-lost = Two hundred turns without a cat. They have moved in down there.
cha-tie-cats = Equal on points: the player with more cats wins.
cha-decided = Decided in turn { $at }: nobody else was ahead after that.
cha-result-grade-1 = Every cat is home, and their paws are dry.
cha-result-grade-2 = Every cat is home before the soup gets cold.
cha-result-grade-3 = Every cat is home. The rats take notes.
cha-result-grade-4 = Every cat is home in time for supper.
cha-result-grade-5 = Every cat is home, by the scenic route.
cha-result-grade-6 = Every cat is home. Supper was yesterday.
cha-result-grade-7 = Every cat is home. You know each brick down there by name.

## The table

cha-turn = Turn { $turn }
cha-next = Next card: { cha-kind }
cha-under = Then { $hidden } unseen, then:
cha-out = Cats in the deck: { $count }
cha-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cha-help-rotate = Rotate: row and column, then > (right), < (left) or 180. Example: 2 3 >
cha-help-insert = Slide in: place and rotation. Example: 5 0
cha-option-way = How you play
cha-option-way-about = Every player for themselves, all together in as few turns as possible, or two against two.
cha-option-way-each = Every player for themselves
cha-option-way-together = All together
cha-option-way-teams = Two teams
cha-option-kittens = Kittens
cha-option-kittens-about = A smaller square, three by three. Shorter paths, longer tails.
cha-option-first_edition = First edition
cha-option-first_edition-about = One of your two actions has to be a rotation.
