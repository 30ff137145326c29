# Stray Cat at the table. The log is in the present tense, and names are never inflected.
# $you is "yes" where the reader is the player spoken of.

str-title = Stray Cat
str-tagline = You live somewhere around here. But where?
str-aim = A lost kitten, eighteen houses. Walk, peek, remember: the first one home wins.

## Cards, fields and tokens

str-kind = { $kind ->
    [modest] modest meal
    [nourishing] nourishing meal
    [hearty] hearty meal
    [friend] cat friend
    [shortcut] shortcut
    [truck] pickup truck
    [raven] raven
    [dog] dog
    [mouse] mouse
    [meeting] cat meeting
   *[roadworks] roadworks
}
str-place = { $field ->
    [fog] an unseen tile
    [start] a start field
    [one] a house of one storey
    [two] a house of two storeys
   *[other] a road
}
str-feature = { $feature ->
    [one] one storey
    [two] two storeys
    [red] a red roof
    [yellow] a yellow roof
    [blue] a blue roof
    [fence] a fence
    [tree] a tree
   *[flowers] a flower bed
}
str-token = { $token ->
    [shape] shape
    [roof] roof
   *[garden] garden
}
str-house = { $shape ->
    [one] one storey
   *[two] two storeys
}, { $roof ->
    [red] red roof
    [yellow] yellow roof
   *[blue] blue roof
}, { $garden ->
    [fence] fence
    [tree] tree
   *[flowers] flower bed
}

## What is asked

str-ask-look = Look for home with your cards, or look for food ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
str-ask-walk = Where to? Steps left: { $left }.
str-ask-flee = The dog! Run. Steps left: { $left }.
str-ask-push = Lead the other kitten away. Steps left: { $left }.
str-ask-shortcut = A shortcut. Where do you come out?
str-ask-truck = The truck leaves. Where do you get off?
str-ask-dog = Where does the dog turn up?
str-ask-meeting = Kittens to put on your tile: { $count }. Where does the next one sit?
str-ask-roadworks = Where do they dig?
str-ask-raven = A raven. Whose card does it take?
str-ask-mouse = A mouse. Whose kitten runs after it?
str-ask-discard = Too many cards. Discard { $count }.
str-ask-fight = A fight. Choose a card in secret: the higher number wins.
str-ask-remember = Compare the tokens with the house. Turn one over that fits, or say that none does.
str-ask-suffer = Two bad luck cards at once. Which one strikes?

## Answers to choose from

str-move-start = name the first player
str-move-deal = lay out the neighbourhood
str-move-shuffle = shuffle the discards
str-move-peck = take a card unseen
str-move-walk = { $steps ->
    [one] walk { $steps } step, meals { LIST($cards) }
   *[other] walk { $steps } steps, meals { LIST($cards) }
}
str-move-luck = { str-kind } ({ $number })
str-move-food = look for food
str-move-step = a step: { str-place }
str-move-at = { str-place }
str-move-fight = { str-kind } ({ $number })
str-move-suffer = { str-kind }
str-move-discard = discard { LIST($cards) }
str-move-remember = { $token ->
    [shape] turn over the shape
    [roof] turn over the roof
    [garden] turn over the garden
   *[nothing] nothing fits
}
str-move-pick = the player in seat { $seat }

## What happened

str-event-start = { $you ->
    [yes] You start.
   *[no] { $name } starts.
}
str-event-dealt = The neighbourhood lies face down. So do all the memories.
str-event-shuffled = The discards make a new pile. Cards: { $count }.
str-event-searched = { $you ->
    [yes] You look for food.
   *[no] { $name } looks for food.
} Cards to draw: { $count }.
str-event-meals = { $you ->
    [yes] You walk
   *[no] { $name } walks
} { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
str-event-luck = { $you ->
    [yes] You play
   *[no] { $name } plays
}: { str-kind } ({ $number }).
str-event-drew = { $you ->
    [yes] You draw
   *[no] { $name } draws
}: { str-kind } ({ $number }).
str-event-drew-unseen = { $you ->
    [yes] You draw a card.
   *[no] { $name } draws a card.
}
str-event-discarded = { $you ->
    [yes] You discard
   *[no] { $name } discards
}: { LIST($cards) }.
str-event-pushed = { $you ->
    [yes] You end up in a house
   *[no] { $name } ends up in a house
}.
str-event-jumped = { $you ->
    [yes] You turn up elsewhere
   *[no] { $name } turns up elsewhere
}.
str-event-gathered = { $you ->
    [yes] You are at the meeting
   *[no] { $name } is at the meeting
}.
str-event-turned = { $count ->
    [one] A new tile: one house.
   *[other] A new tile: { $count } houses.
}
str-event-dog = The dog turns up.
str-event-works = They dig up a road.
str-event-fight = { $you ->
    [yes] You start a fight
   *[no] { $name } starts a fight
} with { $rival }.
str-event-hidden = { $you ->
    [yes] You have chosen a card.
   *[no] { $name } has chosen a card.
}
str-event-nobody = Both too hungry to fight. Each pushes the other one step away.
str-event-unarmed = { $you ->
    [yes] You win: nobody fights on an empty stomach.
   *[no] { $name } wins: nobody fights on an empty stomach.
}
str-event-fought = { $you ->
    [yes] You win the fight
   *[no] { $name } wins the fight
}, { $high } to { $low }.
str-event-visited = { $you ->
    [yes] You look in
   *[no] { $name } looks in
}: { str-house }.
str-event-nothing = { $you ->
    [yes] Nothing here reminds you of home.
   *[no] { $name } remembers nothing.
}
str-event-remembered = { $you ->
    [yes] You remember
   *[no] { $name } remembers
}: { str-feature }.
str-event-bad = { $you ->
    [yes] You draw bad luck
   *[no] { $name } draws bad luck
}: { str-kind }. It passes unused.
str-event-struck = { $you ->
    [yes] Bad luck finds you
   *[no] Bad luck finds { $name }
}: { str-kind }.
str-event-idle = { $you ->
    [yes] Bad luck finds you
   *[no] Bad luck finds { $name }
}: { str-kind }. Nothing comes of it.
str-event-picked = { $you ->
    [yes] You choose
   *[no] { $name } chooses
}: { $rival } ({ str-kind }).
str-event-pecked = { $you ->
    [yes] You lose a card
   *[no] { $name } loses a card
}: { str-kind } ({ $number }).
str-event-home = { $you ->
    [yes] You are home.
   *[no] { $name } is home.
}
str-event-late = It is late. Everybody sleeps where they are.

## Why not

str-refusal-not-the-tiles = These are not the tiles of our box.
str-refusal-no-such-turn = One tile lies in an impossible position.
str-refusal-not-the-tokens = These are not the tokens of our box.
str-refusal-not-the-cards = These are not the cards of our box.
str-refusal-wrong-hands = Everyone begins with two modest meals and a nourishing one.
str-refusal-not-the-discards = A new pile is made of the discards, all of them.
str-refusal-no-cards = Choose a card first. Or look for food.
str-refusal-not-in-hand = That card is not in that hand.
str-refusal-each-once = Name each card once, in order.
str-refusal-mixed-cards = Play meals together, or one luck card. Never both.
str-refusal-leads-nowhere = There is nowhere to go with that card now.
str-refusal-no-such-walk = You cannot walk exactly { $steps } steps that way.
str-refusal-no-road = No road leads there from here.
str-refusal-straight-back = You just came from there. A walk does not turn straight back.
str-refusal-roadworks = They are digging there. Nobody gets in.
str-refusal-dog-there = The dog is there. Run the other way.
str-refusal-follows = The other kitten has just gone that way. You cannot follow it.
str-refusal-no-such-place = There is no such field on the tiles you can see.
str-refusal-works-there = The roadworks are there.
str-refusal-kitten-there = A kitten is there already.
str-refusal-not-there = Not there. Choose another field.
str-refusal-not-your-fight = This is not your fight.
str-refusal-already-chosen = You have chosen already.
str-refusal-wrong-count = You can hold at most { $limit } cards. Discard exactly { $count }.
str-refusal-something-fits = Something does fit. Turn over one token.
str-refusal-already-up = That token is face up already: { str-token }.
str-refusal-does-not-fit = That token does not fit the house: { str-token }.
str-refusal-not-drawn = That card was not drawn.
str-refusal-not-yourself = Choose somebody else, not yourself.
str-refusal-no-cards-there = { $name } has no cards to take.

## Why not, on a button

str-short-no-such-walk = cannot walk there
str-short-straight-back = straight back
str-short-roadworks = roadworks
str-short-mixed-cards = meals or luck
str-short-leads-nowhere = leads nowhere
str-short-does-not-fit = does not fit

## How it ended

str-line-tokens = tokens face up
str-unit-tokens = { $count } of 3
str-unit-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
str-result-home = A kitten is home.
str-result-too-late = Two hundred rounds. The best memory wins.

## The table

str-round = Round { $round }
str-pile = Pile: { $count }
str-hand = Your cards
str-counts = Cards: { $count }
str-sheet = Your home may have:
str-unknown = ?
str-help-step = Type the number of a road, or a field: 7.N
str-option-layout = Layout
str-option-layout-about = How the sixteen tiles lie.
str-option-layout-corners = Start in the corners
str-option-layout-centre = Start in the centre
str-option-layout-long = Long street
str-option-layout-custom = A shape of your own
str-option-shape = Shape
str-option-shape-about = Sixteen tiles that hang together, four of them to start on. A tap makes a tile, a start tile, a gap.
str-option-first = First player
str-option-first-about = Chosen at random, or whoever has the first seat.
str-option-first-by_lot = At random
str-option-first-first_seat = The first seat
