# The rulebook, and lessons at a table of one’s own. The coach is Nobody, the black cat.

## The rulebook

learn-back = Back to the game
learn-contents = Contents
learn-how = How to play
learn-numbered = The rules by number
learn-rulings = (R) is our ruling where the printed rules are silent, (D) our own design.
learn-opening-about = What it is about
learn-opening-win = How you win
learn-opening-turn = Your turn
learn-opening-then = And then

## Lessons

learn-title = Learn by playing
learn-none = Nobody teaches here.
learn-step = Step { $step } of { $steps }
learn-previous = Step back
learn-next = Next
learn-skip = Skip
learn-fold = Hide the text
learn-unfold = Show the text
learn-end = Nobody could have taught you better.
learn-end-about = You know all there is to know. The mice are wound up already.
learn-play-mice = Play against mice
learn-again = From the beginning
