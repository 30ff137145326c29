# If It Fits in the browser. Names are never inflected.

## Where we are

fit-web-opening = Start boxes
fit-web-playing = The game
fit-web-ending = Last cards
fit-web-pile = { $count ->
    [one] 1 card to draw
   *[other] { $count } cards to draw
}

## What is asked, and the card picked up

fit-web-ask-where = { $what ->
    [princess] Whose place does Princess take?
    [cat] Where does your cat go to sleep?
    [toy] Across which seam does the toy go?
   *[box] Where does it fit?
}
fit-web-ask-spot = { $what ->
    [princess] Princess, here?
    [cat] Asleep, here?
    [toy] The toy, here?
   *[box] This way?
}
fit-web-draw = Draw a card
fit-web-sleep = Lay a cat down to sleep
fit-web-lay = Lay it here
fit-web-turn = Turn it round
fit-web-elsewhere = Elsewhere
fit-web-oust = Take this place: { $name }
fit-web-discard = Discard a Princess
fit-web-settle = { $side ->
    [left] A cat on the left seam
   *[right] A cat on the right seam
}
fit-web-pass = No cat

## The table, read aloud

fit-web-table = The boxes on the table
fit-web-place = Row { $row }, column { $column }
fit-web-free = free
fit-web-toys = { $toy ->
    [mouse] { $count ->
        [one] one mouse
       *[other] { $count } mice
    }
    [yarn] { $count ->
        [one] one ball of yarn
       *[other] { $count } balls of yarn
    }
   *[feather] { $count ->
        [one] one feather
       *[other] { $count } feathers
    }
}
fit-web-sprays = { $count ->
    [one] 1 spray bottle
   *[other] { $count } spray bottles
}
fit-web-princess = Princess
fit-web-cat = cat: { $name }
fit-web-asleep = sleeping cat: { $name }
fit-web-over-right = across the seam to the right: { $what }
fit-web-over-left = across the seam to the left: { $what }
fit-web-box = { $closed ->
    [yes] closed box
   *[no] open box
} of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, worth { $worth }{ $winners ->
    [0] {""}
   *[other] {""}, currently held by { $names }
}
fit-web-barred = closed to your cats
fit-web-aids = Which boxes are closed to your cats.
fit-web-fits = { $aim ->
    [cat] Princess can take this place
    [seam] it fits across the seam to the right
   *[cell] it fits here
}
fit-web-spot = here it would lie: { $card }{ $turns ->
    [yes] . Enter turns it round
   *[no] {""}
}

## Score sheet

fit-web-boxes = boxes
fit-web-extras = more cats
fit-web-all = all
fit-web-no-boxes = No box is anybody’s yet.

## The count

fit-web-count-box = Box { $number }, worth { $worth }
fit-web-count-alone = { $you ->
    [yes] you alone
   *[no] { $name } alone
}
fit-web-count-most = most cats: { $name }
fit-web-count-tie = most cats: a tie
fit-web-count-nobody = Nobody lives here.
fit-web-count-sleepers = Only sleepers: nobody scores.
fit-web-count-more = More cats: { $name }
fit-web-count-more-note = awake together in one box
