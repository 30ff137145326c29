# Stray Cat in the browser. Names are never inflected.

## Where we are

str-web-round = Round { $round }
str-web-over = Somebody is home
str-web-map = The neighbourhood
str-web-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}

## Houses, places, cards

str-web-place = Tile { $cell }, row { $row }, column { $column }: { $what }
str-web-place-short = Tile { $cell }: { $what }
str-web-fog = not seen yet
str-web-start = start field
str-web-field = { $field ->
    [N] road, top
    [E] road, right
    [S] road, bottom
    [W] road, left
   *[middle] road, middle
}
str-web-may-be-home = { $place }. May be your home
str-web-kitten = { $name }. { $place }

## What is asked and answered

str-web-ask-walk = { $steps ->
    [one] Walk { $steps } step?
   *[other] Walk { $steps } steps?
}
str-web-walk = { $steps ->
    [one] Walk { $steps } step
   *[other] Walk { $steps } steps
}
str-web-food = Look for food
str-web-fight-with = Fight: { $card }
str-web-discard = { $count ->
    [one] Discard this card
   *[other] Discard these { $count }
}
str-web-remember = { $token ->
    [shape] Turn over the storeys
    [roof] Turn over the roof
    [garden] Turn over the garden
   *[nothing] Nothing fits
}
str-web-hint = the hint
str-web-hand = Your cards
str-web-steps-left = { $count ->
    [one] { $count } step left
   *[other] { $count } steps left
}

## Homes and the notebook

str-web-my-home = Home
str-web-slip = { $token ->
    [shape] Storeys
    [roof] Roof
   *[garden] Garden
}: { $feature ->
    [one] one
    [two] two
    [red] red
    [yellow] yellow
    [blue] blue
    [fence] fence
    [tree] tree
    [flowers] flower bed
   *[unknown] unknown
}
str-web-only-you = { $what } (only you know)
str-web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
str-web-notebook = Notebook
str-web-notebook-close = Close the notebook
str-web-houses-left = { $count ->
    [one] One house is left: this is home.
   *[other] { $count } houses may be home. A tap makes a pencil mark.
}
str-web-crossed = { $house } (crossed off)
str-web-fight = Fight
str-web-sealed = A card, face down
str-web-who = Kitten
str-web-home = Home
str-web-known = Remembered
str-web-of-three = { $count } of 3
str-web-home-unknown = Not known yet
