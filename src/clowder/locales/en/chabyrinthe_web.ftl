# Chabyrinthe in the browser. Names are never inflected.

## Where we are

cha-web-out = { $count ->
    [one] 1 cat still out there
   *[other] { $count } cats still out there
}
cha-web-actions = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}

## What is asked, and what is picked up

cha-web-ask-act = Rotate a card, or slide one in?
cha-web-ask-card = Rotate it which way?
cha-web-ask-next = Where does it slide in?
cha-web-ask-place = Which way round?
cha-web-turn = { $quarters ->
    [1] Right
    [2] 180°
   *[3] Left
}
# cha-note-home, on a button of a phone
cha-web-brief-home = { $count ->
    [one] +1 cat
   *[other] +{ $count } cats
}

## The square and what lies around it

cha-web-square = The sewers
cha-web-place = place { $place }, { $edge ->
    [top] above column { $line }
    [right] right of row { $line }
    [bottom] below column { $line }
   *[left] left of row { $line }
}: { $who }
cha-web-free = free
cha-web-stray = { cha-cat }, worth { $worth }
cha-web-found = { cha-cat }, found
cha-web-next = next
cha-web-deck = Next sewers
cha-web-litter = Next cats

## People

cha-web-partner = on your team

## Figures and score sheets

cha-web-home = Cats
cha-web-cats = { $count ->
    [one] 1 cat
   *[other] { $count } cats
}
cha-web-points = Points
cha-web-turns = Turns
cha-web-title = Verdict
cha-web-most = up to { $turns }
cha-web-more = more than { $turns }

## Settings

cha-web-aids = Where the paths lead before you play.
