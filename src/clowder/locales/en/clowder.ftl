# The words of the house: the terminal's table, and what all games share.

## Players. A seat is a fur; the reader is "you".

you = You
fur-0 = Ginger
fur-1 = Smoke
fur-2 = Cream
fur-3 = Cocoa
fur-4 = Calico

## Columns

column-name = Name
column-title = Game
column-players = Players
column-about = What it is
column-rank = #
column-player = Player
column-points = Points
column-sheet = Score sheet

## At the terminal

play-welcome = Welcome to { $title }. Type a number, a move, or “{ play-command-help }”.
play-refused = { $reason } ({ $rule })
play-ask-why = Type “{ play-command-why }” for the rule.
play-allowed = That move is allowed.
play-nothing-refused = Nothing has been refused yet. To ask about a move, type “{ play-command-why }” and the move.
play-not-understood = That is neither a move nor a command: “{ $text }”. Type a move, such as “{ $example }”, or “{ play-command-help }”.
play-no-such-number = There is no answer { $number }. Choose from: { LIST($listed) }.
play-hint = A thought: { $move }. { $reason }
play-hint-others = Next best: { $moves }.
play-hint-enter = Enter plays it.
play-no-help = No hints in this mode: that is the fun of it.
play-undone = Taken back.
play-cannot-undo = Nothing can be taken back: something hidden has been shown since, or you have not moved yet.
play-saved = Saved: { $path }
play-not-saved = Not saved. { $reason }
play-not-saved-over = Not saved. There is a file already, choose another name: { $path }
play-parked = Your game is safe. Resume with: { $command }
play-kept = Game saved: { $path }
play-resumed = Back at the table.
play-nothing-to-resume = There is no unfinished game of { $title }.
play-prompt = Your answer
play-pause = Press Enter to go on.
play-levels = Which mice shall play with you?
play-levels-ask = { $seats ->
    [1] A number (Enter: { $usual })
   *[other] A number for all of them, or one for each, such as 2, 4 (Enter: { $usual })
}
play-levels-again = Type numbers from 1 to { $last }, no more than { $seats }.
play-won = { $count ->
    [one] You win.
   *[other] You share the win.
}
play-lost = { $count ->
    [one] { $name } wins.
   *[other] The win is shared: { $name }.
}
play-lost-together = Nobody wins.
replay-unfinished = The game is not finished.

## Commands, as they are typed (the English words always work, too)

play-command-help = help
play-command-why = why
play-command-hint = hint
play-command-undo = undo
play-command-log = log
play-command-save = save
play-command-rules = rules
play-command-quit = quit

play-help-why = why the last move was refused; with a move, whether it is allowed
play-help-hint = what a sensible cat would do
play-help-undo = take your last move back
play-help-log = what has happened so far
play-help-save = keep the game as a file: { play-command-save } FILE
play-help-rules = the rulebook
play-help-quit = leave; the game waits for you

## Hints: the reason in one sentence, and what a move is worth

hint-only = It is the only move there is.
hint-habit = That is what the best mouse here would do.
hint-always = It came out best in every imagined game.
hint-equal = The next best is about as good.
hint-little = It is a little better than the next best.
hint-wins = You win { $count } of 10 imagined games, with the next best { $other }.
hint-chance = Your chance to win is about { $count } in 10, with the next best { $other } in 10.
hint-points = You end with about { $count ->
    [one] 1 point
   *[other] { $count } points
}, with the next best { $other }.
hint-round = It brings about { $count ->
    [one] 1 point
   *[other] { $count } points
} in this round, the next best { $other }.
hint-soon = It brings about { $count ->
    [one] 1 point
   *[other] { $count } points
} within two turns, the next best { $other }.
hint-lead = Within two turns you gain about { $count ->
    [one] 1 point
   *[other] { $count } points
} on the others, with the next best { $other }.
hint-cats = It brings about { $count ->
    [one] 1 cat
   *[other] { $count } cats
} home within two turns, the next best { $other }.
hint-risk-paradox = It ends in a paradox for you in { $often ->
    [0] hardly any imagined deal
   *[other] { $often } of 10 imagined deals
}, the others in { $other } of 10.
hint-bid = A hand like yours wins about { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}.
hint-group = It makes your group grow to { $count } tokens.
hint-box-closed = It closes a box and brings you { $count ->
    [one] 1 point
   *[other] { $count } points
}.
hint-box = Your boxes are worth { $count ->
    [one] 1 point
   *[other] { $count } points
} more with it.
hint-home = It can take you home.
hint-house = It can take you to a house that may be your home.
hint-support = It rests on { $count ->
    [one] 1 wall
   *[other] { $count } walls
}, and { $tilt ->
    [0] the tower stays level
   *[other] the top floor leans by { $tilt }°
}.
hint-tilt = In a trial it holds, and { $tilt ->
    [0] the tower stays level
   *[other] the top floor leans by { $tilt }°
}.
hint-worth-chance = { $count } in 10
hint-worth-points = about { $count ->
    [one] 1 point
   *[other] { $count } points
}
hint-worth-lead = { $count ->
    [one] 1 point ahead
   *[other] { $count } points ahead
}
hint-worth-cats = about { $count ->
    [one] 1 cat
   *[other] { $count } cats
}

## Why not, the same in every game

refusal-not-your-turn = It is not your turn.
refusal-not-now = You can’t do that right now.
refusal-game-over = The game is over.
refusal-no-such-seat = There is no such seat at this table.
short-not-your-turn = not your turn
