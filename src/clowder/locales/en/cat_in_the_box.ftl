# Cat in the Box at the table. The log is in the present tense, and names are never inflected.
# $you is "yes" where the reader is the player spoken of.

cib-title = Cat in the Box
cib-tagline = It has no colour until you say so.
cib-aim = Your cards have no colour until you say it. Win the tricks you bid, and never run out of colours.

## Colours. The letter stands on tokens and in the terminal.

cib-colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
}
cib-letter = { $colour ->
    [red] R
    [blue] B
    [yellow] Y
   *[green] G
}

## A card, by its number

cib-card = { $number }

## What is asked

cib-ask-bury = Bury one card. Nobody will miss it.
cib-ask-bid = How many tricks will you win?
cib-ask-lead = You lead. Which card, and in what colour?
cib-ask-follow = The trick is { cib-colour }. Which card, and in what colour?

## Answers to choose from

cib-move-start = name the start player
cib-move-deal = deal
cib-move-bury = bury the { cib-card }
cib-move-bid = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
cib-move-play = { cib-card } { cib-colour }

## What an answer brings, on its button

cib-note-follows = follows
cib-note-gives-up = gives up { cib-colour }

## What happened

cib-event-start = { $you ->
    [yes] You start.
   *[no] { $name } starts.
}
cib-event-dealt = Round { $round } is dealt. { $you ->
    [yes] You lead
   *[no] { $name } leads
} the first trick.{ $up ->
    [none] {""}
   *[other] {" "}Turned up: { LIST($up) }.
}
cib-event-buried = { $you ->
    [yes] You bury the { cib-card }.
   *[no] { $name } buries a card.
}
cib-event-bid = { $you ->
    [yes] You bid { $tricks }.
   *[no] { $name } bids { $tricks }.
}
cib-event-played = { $how ->
    [leads] { $you ->
        [yes] You lead { cib-card } { cib-colour }.
       *[no] { $name } leads { cib-card } { cib-colour }.
    }
    [follows] { $you ->
        [yes] You follow: { cib-card } { cib-colour }.
       *[no] { $name } follows: { cib-card } { cib-colour }.
    }
   *[leaves] { $you ->
        [yes] You play { cib-card } { cib-colour }.
       *[no] { $name } plays { cib-card } { cib-colour }.
    }
}
cib-event-colour-lost = { $you ->
    [yes] You give up { cib-colour }.
   *[no] { $name } gives up { cib-colour }.
}
cib-event-trick-won = { $you ->
    [yes] You win the trick, { $tricks } so far.
   *[no] { $name } wins the trick, { $tricks } so far.
}
cib-event-paradox = { $you ->
    [yes] Paradox. There is no colour left for any of your cards: { LIST($hand) }.
   *[no] Paradox. { $name } has no colour left for any card: { LIST($hand) }.
}
cib-event-round-scored = Round { $round } is scored: { $points }.

## Why not

cib-refusal-wrong-hand-size = Everyone must be dealt { $number } cards.
cib-refusal-wrong-cards-aside = The number of cards left over after dealing is wrong.
cib-refusal-not-the-deck = This is not our deck. Ours has five cards of each number.
cib-refusal-already-buried = You have buried a card already.
cib-refusal-not-in-hand = You have no { cib-card } in your hand.
cib-refusal-bid-not-offered = You cannot bid { $tricks }. Choose from { LIST($bids) }.
cib-refusal-cell-taken = Your { cib-card } cannot be { cib-colour }. { $you ->
    [yes] Your own token is on that space.
   *[no] That space is taken: { $name }.
}
cib-refusal-cell-blocked = Your { cib-card } cannot be { cib-colour }. A neutral token lies on that space.
cib-refusal-colour-lost = Your { cib-card } cannot be { cib-colour }. You gave that colour up earlier in the round.
cib-refusal-trump-lead = You cannot lead red yet. Nobody has played red, and you can lead another colour.

## Why not, on a button

cib-short-not-in-hand = not in your hand
cib-short-cell-taken = { $you ->
    [yes] you have it
   *[no] { $name } has it
}
cib-short-cell-blocked = neutral token
cib-short-colour-lost = given up
cib-short-trump-lead = not to be led yet

## The score sheet

cib-sheet-round = Round { $round }
cib-sheet-player = Player
cib-sheet-bid = Bid
cib-sheet-tricks = Tricks
cib-sheet-trick-points = For tricks
cib-sheet-bonus = Bonus
cib-sheet-points = Points
cib-sheet-total = Total
cib-line-tricks = Round { $round }, tricks
cib-line-paradox = Round { $round }, paradox
cib-line-bonus = Round { $round }, group
cib-result-rounds-played = All rounds are played.
cib-tie-last-round = Equal on points: more points in the last round decide.
cib-decided = Decided in round { $at }: nobody else was ahead after that.

## The table

cib-research = Research board
cib-research-hidden = Schrödinger mode: the research board is in its box. Remember what was played.
cib-round = Round { $round } of { $rounds }
cib-hand = Your hand
cib-buried = Buried
cib-colours = Colours
cib-neutral = neutral
cib-trick = Trick { $number }
cib-option-schrodinger = Schrödinger mode
cib-option-schrodinger-about = The research board stays in its box during a round. Remember what was played.
