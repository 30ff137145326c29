# If It Fits at the table. The log is in the present tense, and names are never inflected.
# $you is "yes" where the reader is the player spoken of. Only answers that are typed name a place.

fit-title = If It Fits
fit-tagline = Your cat, their box, one majority.
fit-aim = Lay cards until they close into boxes, and move your cats in. Whoever has the most cats in it takes the box.

## Cats, toys and cards

fit-cat = { $cat ->
    [lilly] Lilly
    [charlie] Charlie
    [milo] Milo
    [jack] Jack
    [izzy] Izzy
   *[princess] Princess
}
fit-toy = { $toy ->
    [mouse] mice
    [yarn] yarn
    [feather] feathers
   *[none] no toy
}
fit-special = { $toy ->
    [mouse] the big mouse
    [yarn] the big ball of yarn
   *[feather] the big feather
}
fit-print = { $print ->
    [m] mouse
    [y] yarn
    [f] feather
    [mm] two mice
    [yy] two balls of yarn
    [ff] two feathers
    [s] spray bottle
    [start] start box
    [mouse] big mouse
    [yarn] big ball of yarn
    [feather] big feather
    [princess] Princess
   *[blank] blank
}
fit-walls = { $walls ->
    [T] wall at the top
    [R] wall on the right
    [B] wall at the bottom
    [L] wall on the left
    [TR] walls top and right
    [TB] walls top and bottom
    [TL] walls top and left
    [RB] walls right and bottom
    [RL] walls right and left
    [BL] walls bottom and left
    [TRB] open on the left only
    [TRL] open at the bottom only
    [TBL] open on the right only
    [RBL] open at the top only
   *[O] no walls
}
fit-card = { fit-print }{ $print ->
    [mouse] {""}
    [yarn] {""}
    [feather] {""}
    [princess] {""}
   *[box] , { fit-walls }
}
fit-place = ({ $column }, { $row })

## What is asked

fit-ask-open = Lay your start box beside another.
fit-ask-turn = Draw a card, or lay one of your cats down to sleep.
fit-ask-play = Play one of your three cards.
fit-ask-last = No more drawing. Play a card. Cards left: { $count }.
fit-ask-settle = Does a cat move in?

## Answers to choose from

fit-move-start = name the first player
fit-move-deal = deal the cards
fit-move-draw = draw a card
fit-move-sleep = lay a sleeping cat at { fit-place }
fit-move-lay = { fit-card }: at { fit-place }{ $turned ->
    [yes] , turned
   *[no] {""}
}
fit-move-settle = a cat across { fit-place } and the box to its right
fit-move-pass = no cat
fit-move-give = { fit-special } across { fit-place } and the box to its right
fit-move-oust = Princess instead of the cat at { fit-place }
fit-move-discard = throw a Princess away

## What an answer brings, on its button

fit-note-closed = closed, worth { $worth }
fit-note-box = box worth { $worth }

## What happened

fit-event-start = { $you ->
    [yes] You start.
   *[no] { $name } starts.
}
fit-event-dealt = Everyone has two cards.
fit-event-laid = { $you ->
    [yes] You lay
   *[no] { $name } lays
}: { fit-card }.
fit-event-drawn = { $you ->
    [yes] You draw.
   *[no] { $name } draws.
}
fit-event-drew = { $you ->
    [yes] You draw
   *[no] { $name } draws
}: { fit-card }.
fit-event-asleep = { $you ->
    [yes] You lay
   *[no] { $name } lays
} a cat to sleep.
fit-event-settled = { $you ->
    [yes] Your cat moves in.
   *[no] { $name }: a cat moves in.
}
fit-event-given = { $you ->
    [yes] You drop
   *[no] { $name } drops
} { fit-special } into a box.
fit-event-ousted = { $you ->
    [yes] You send
   *[no] { $name } sends
} a Princess. A cat goes home: { $owner }.
fit-event-discarded = { $you ->
    [yes] You throw
   *[no] { $name } throws
} a Princess away. She had nobody to bother.
fit-event-joined = Boxes join. Cats inside: { LIST($names) }.
fit-event-closed = A box is closed. It is worth { $worth }.
fit-event-pile-empty = The pile is empty. From here on, only what is in hand.
fit-event-out = { $you ->
    [yes] All your cats are
   *[no] { $name }: all cats are
} out. From here on, only what is in hand.
fit-event-finished = Every hand is empty. Time to count.

## Why not

fit-refusal-start-box-first = The start boxes come first.
fit-refusal-draw-first = Draw a card first, or lay a cat down to sleep instead.
fit-refusal-drawn-already = You have drawn already. Play a card.
fit-refusal-too-late-to-sleep = A cat goes to sleep instead of drawing. You have drawn.
fit-refusal-end-began = The last cards are being played: no more drawing, no more sleeping.
fit-refusal-box-first = A cat comes after a box. Lay the box first.
fit-refusal-wrong-hands = Everyone is dealt two cards.
fit-refusal-not-the-box = These are not the cards of our box.
fit-refusal-wrong-princesses = The Princesses are not spread over the pile as they should be.
fit-refusal-not-in-hand = You do not have that card.
fit-refusal-princess-replaces = A Princess is no box. She takes the place of a cat.
fit-refusal-toy-needs-a-seam = There is a free seam for the toy. Only without one is it laid as a box.
fit-refusal-no-princess = You have no Princess.
fit-refusal-other-cards = You have other cards to play.
fit-refusal-cat-to-replace = There is a cat on the table. The Princess takes its place.
fit-refusal-cell-taken = There is a card in that place already.
fit-refusal-not-touching = Nothing lies beside that place. A corner is not enough.
fit-refusal-turn-unseen = That card looks the same either way. Lay it upright.
fit-refusal-double-wall = Two walls would meet there. The advanced game forbids it.
fit-refusal-not-this-box = The cat has to lie partly on the box you have just laid.
fit-refusal-no-seam = No two boxes lie side by side there.
fit-refusal-on-a-wall = There is a wall between the two. Cats do not lie on walls.
fit-refusal-seam-taken = One of the two boxes is occupied, or nothing can lie across it.
fit-refusal-rivals-box = Somebody else lives in that box, and none of your cats does.
fit-refusal-no-cat-there = There is no cat there.

## Why not, on a button

fit-short-cell-taken = taken
fit-short-not-touching = touches nothing
fit-short-double-wall = double wall
fit-short-seam-taken = occupied
fit-short-rivals-box = not your box

## How it ended

fit-line-box = open box, { fit-toy } { $toys }, sprays { $sprays }
fit-line-closed = closed box, doubled, { fit-toy } { $toys }, sprays { $sprays }
fit-line-extras = cats that moved in together
fit-result-hands-empty = Cards are down, cats are in.
fit-tie-minus = Equal on points: the player with fewer minus points wins.
fit-decided = Decided by card { $at }: nobody else was ahead after that.

## The table

fit-pile = Pile: { $count }
fit-ending = Last cards: no more drawing.
fit-hand = Your hand
fit-supply = Cats at home: { $count }
fit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fit-held = Cards: { $count }
fit-help-sleep = Asleep: sleep, column, row. Example: sleep 2 -1
fit-help-lay = Lay: number of the card, column, row, and t to turn it. Example: 1 2 -1 t
fit-help-give = Toy: give, its name, column and row of the left box. Example: give yarn 2 -1
fit-help-oust = Princess: oust, column, row. Example: oust 2 -1
fit-option-advanced = Advanced game
fit-option-advanced-about = Five Princesses anywhere in the pile, no double walls, no bonus for extra cats, and sleeping cats count half.
