# Stray Cat in the browser. Names are never inflected.

## Where we are

str-web-where-round = Round { $round }
str-web-where-pile = { $pile } in the pile
str-web-turn = Turn { $turn }
str-web-over = Somebody is home
str-web-map = The neighbourhood

## Houses, places, cards

str-web-place = Row { $row }, column { $column }: { $what }
str-web-square = Row { $row }, column { $column }
str-web-fog = not seen yet
str-web-start = start field
str-web-field = { $field ->
    [N] road, top
    [E] road, right
    [S] road, bottom
    [W] road, left
   *[middle] road, middle
}
str-web-road = road
str-web-may-be-home = { $place }. May be your home

## What is asked and answered

str-web-ask-look = Look for home, or for food?
str-web-ask-lead = You lead { $name }. Steps left: { $left }.
str-web-ask-remember = { $name } is in a house. Which token fits?
str-web-ask-gather = Cat meeting. Where does { $name } sit?
str-web-ask-fight = A fight with { $name }. Which card?
str-web-walk = { $steps ->
    [one] Walk { $steps } step
   *[other] Walk { $steps } steps
}
str-web-walk-none = Walk
str-web-walk-how = choose what to eat
str-web-walk-eats = { $count ->
    [one] eats the card you chose
   *[other] eats the cards you chose
}
str-web-step = { $way ->
    [up] Up
    [up-right] Up right
    [right] Right
    [down-right] Down right
    [down] Down
    [down-left] Down left
    [left] Left
   *[up-left] Up left
}
# In one word, where four answers share a phone's width.
str-web-step-onto = { $onto ->
    [house] house
    [fog] unseen
    [start] start
    [back] back
   *[road] road
}
str-web-walk-to = Walk there: { $place }
str-web-look-closer = Row { $row }, column { $column }: look closer
str-web-places = Places to choose
str-web-food = Look for food
str-web-food-draw = { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
}
str-web-fight-with = Fight: { $card }
str-web-discard = { $count ->
    [one] Discard this card
   *[other] Discard these { $count }
}
str-web-remember = { $token ->
    [shape] Turn over the shape
    [roof] Turn over the roof
    [garden] Turn over the garden
   *[nothing] Nothing fits
}
str-web-hand = Your cards
str-web-card = { $name }: { $steps ->
    [0] {""}
    [one] { $steps } step,
   *[other] { $steps } steps,
} { $number } in a fight

## Homes and the notebook

str-web-my-home = Home
str-web-slip = { $token ->
    [shape] Shape
    [roof] Roof
   *[garden] Garden
}: { $feature ->
    [one] one storey
    [two] two storeys
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
str-web-whose = Whose home?
str-web-pencil = A tap makes a pencil mark.
str-web-houses-left = { $count ->
    [one] One house is left: this is home.
   *[other] { $count } houses may be home. A tap makes a pencil mark.
}
str-web-crossed = { $house } (crossed off)
str-web-fight = Fight
str-web-won = wins
str-web-visit = { $name }. The house: { $house }
str-web-sealed = A card, face down
str-web-who = Kitten
str-web-home = Home
str-web-known = Remembered
str-web-of-three = { $count } of 3
str-web-home-unknown = Not known yet

## Settings

str-web-aids = Where your meals lead, which houses may be home.

## A shape of your own

str-web-shape-tile = tile
str-web-shape-start = start tile { $start }
str-web-shape-gap = gap
str-web-shape-count = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $starts } to start on
