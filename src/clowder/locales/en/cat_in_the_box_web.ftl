# Cat in the Box in the browser. Names are never inflected.

## Where we are

cib-web-burying = burying
cib-web-bidding = bidding
cib-web-counting = the count
cib-web-trick-of = trick { $number } of { $tricks }

## What is asked, and the card picked up

cib-web-colour = What colour is your { cib-card }?
cib-web-brief = { $what ->
    [cib-note-gives-up] gives up
    [cib-short-cell-blocked] neutral
    [cib-short-colour-lost] given up
    [cib-short-cell-taken] taken
    [cib-short-trump-lead] not yet
   *[other] {""}
}
cib-web-card-dead = { cib-card }: no colour left

## People

cib-web-next = Next: { $name }
cib-web-choosing = Still choosing: { $name }
cib-web-led = led

## The research board

cib-web-cell = { $number }, { cib-colour }: { $what ->
    [free] free
    [may] free, possible for you
   *[taken] { $name }
}
cib-web-board-of = Research board, round { $round }
cib-web-colour-lost = { cib-colour }: given up

## Figures

cib-web-tricks-of = { $tricks } of { $count } { $count ->
    [one] trick
   *[other] tricks
}
cib-web-tricks-word = { $count ->
    [one] trick
   *[other] tricks
}
cib-web-group = largest group
cib-web-fits = { $fits } of { $needed } fit
cib-web-danger = Paradox ahead: only this many of your remaining cards still have a space.
cib-web-aids = Largest group, how close a paradox is.

## Score sheets

cib-web-all = all
cib-web-no-sheets = No round is scored yet.

## The log, where the colour is drawn after the words

cib-web-log-played = { $how ->
    [leads] { $you ->
        [yes] You lead { $number }
       *[no] { $name } leads { $number }
    }
    [follows] { $you ->
        [yes] You follow: { $number }
       *[no] { $name } follows: { $number }
    }
   *[leaves] { $you ->
        [yes] You play { $number }
       *[no] { $name } plays { $number }
    }
}
cib-web-log-lost = { $you ->
    [yes] You give up
   *[no] { $name } gives up
}

## The count

cib-web-count-tricks = { $name }: { cib-move-bid }
cib-web-count-bid = bid: { $count }
cib-web-count-paradox = Paradox: each trick costs a point.
cib-web-count-group = { $name }: a group of { $count }
cib-web-count-kept = as many tricks as bid
