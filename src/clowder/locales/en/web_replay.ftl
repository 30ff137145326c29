# Watching a finished game again, and checking its deal.
# The seal is the commitment (SHA-256) that was published when the table was opened.

replay-web-title = Watch again
replay-web-unfinished = Nobody knows yet how this ends.
replay-web-unfinished-more = The game is still on, so the cards are hidden. Come back when it is over.
replay-web-to-table = To the table

## Stepping

replay-web-controls = Controls
replay-web-slider = Position in the game
replay-web-step = Step { $step } of { $steps }
replay-web-first = To the beginning
replay-web-previous = Step back
replay-web-play = Play
replay-web-pause = Pause
replay-web-next = Step forward
replay-web-last = To the end
replay-web-speed = Speed
replay-web-keys = Arrows step, Space plays.

## Whose eyes

replay-web-viewpoint = Whose eyes?
replay-web-viewpoint-all = All hands open
replay-web-viewpoint-of = View: { $name }

## What can be done

replay-web-moves = Move by move
replay-web-menu = More
replay-web-copy = Copy link to this move
replay-web-copied = The link is copied.
replay-web-share = Share this move
replay-web-fork = Play on from here
replay-web-fork-who = Which seat is yours?
replay-web-fork-about = A table of your own, from this move on. Mice play the others.
replay-web-fork-over = The game is over here. Step back, and you can play on.
replay-web-download = Save the game file
replay-web-check = Check the deal

## The deal, point by point

replay-web-check-wait = Everything is being drawn again.
replay-web-check-again = Try again
replay-web-check-fair = The deal was fixed before play.
replay-web-check-unfair = This table proves nothing.
replay-web-check-broken = Something does not add up.
replay-web-check-fixed = Its secret number was chosen beforehand, for a test. Whoever chose it knew the deal.
replay-web-check-origin = It goes on from a move of another table. What was dealt before that move comes from there.
replay-web-check-hidden = The deal is still sealed.
replay-web-check-hidden-about = Others may still play it. The secret number is shown an hour after its day is over; then everything can be drawn again.
replay-web-check-daily = So everybody had the same deal, and the server could not change it after it had shown the seal. The server drew the number by itself and could have peeked: since everyone gets the same deal, no player can add randomness of their own.
replay-web-verdict-yes = Holds:
replay-web-verdict-no = Does not hold:
replay-web-verdict-open = Open:
replay-web-check-seal-yes = This browser noted the seal when you sat down, and it is still the same.
replay-web-check-seal-no = This browser noted another seal when you sat down.
replay-web-check-seal-open = This browser did not sit at the table, so it has no note of the seal. If you wrote it down yourself, compare the two.
replay-web-check-seed-yes = The seal fits the secret number that the server shows now. This browser has computed it.
replay-web-check-seed-no = The seal does not fit the secret number that the server shows now.
replay-web-check-seed-open = The secret number is not shown yet.
replay-web-check-share-yes = The random bytes that this browser gave when you sat down are among those mixed in.
replay-web-check-share-no = The random bytes that this browser gave when you sat down are not among those mixed in.
replay-web-check-share-open = This browser gave no random bytes to this table, so it cannot look for its own.
replay-web-check-draws-yes = The server has drawn everything again from the number and the bytes. { $count ->
    [one] The one draw comes out the same.
   *[other] All { $count } draws come out the same.
}
replay-web-check-draws-no = The server has drawn everything again, and not everything comes out the same.
replay-web-check-draws-open = Not every draw is this table’s own, so not everything can be drawn again here.
replay-web-check-proves = So the server could not choose the deal after it had shown the seal, as long as one player gave bytes that it could not foresee.
replay-web-check-not = This does not prove that the server did not look at the cards, nor that it was not in league with whoever sat down last.
replay-web-check-numbers = The numbers
replay-web-check-commitment = Seal, shown when the table was opened
replay-web-check-seed = Secret number, shown at the end
replay-web-check-given = Bytes given: { $name }
replay-web-check-yourself = To take nobody’s word for it, save the game file and run “clowder verify” on your own machine.

# A game file, watched without a table.

replay-web-watch-about = Drop a .game file on this page, or choose one. The rules judge every move of it; nothing of it is kept.
replay-web-watch-choose = Choose a file
replay-web-watch-drop = Drop it anywhere.
replay-web-watch-wait = The rules are judging every move.
replay-web-watch-failed = This file cannot be watched.
replay-web-watch-too-big = This file is too large to be a game.
replay-web-watch-other = Watch another file
replay-web-watch-from = From a file. It tells no names, so the players are called by their cats.
replay-web-check-file-fair = The file agrees with itself.
replay-web-check-file-no-seed = The deal cannot be checked.
replay-web-check-file-no-seed-about = This file holds no secret number to draw from again. That every move was allowed is all that is known.
replay-web-check-file-proves = Every draw follows from the number in the file. Whether that number was promised before the game, only those can say who saw its seal then.
replay-web-check-file-seed-yes = The seal in the file fits the secret number in it. This browser has computed it.
replay-web-check-file-seed-no = The seal in the file does not fit the secret number in it.
replay-web-check-file-seed-open = The file does not tell the secret number.
