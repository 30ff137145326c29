# The table in the browser: what stands around every game. $you is "yes" where the reader is meant.

## The bar and the places

table-back = To the lobby
table-menu = Settings
table-own = Your box
table-hands = All hands
table-seats = The others at the table
table-side = Log and chat
table-drawer = Log and chat{ $count ->
    [0] {""}
    [one] , 1 new entry
   *[other] , { $count } new entries
}
table-you = You
table-player = Player
table-your-turn = Your turn

## Who sits there

table-seat-free = An empty box
table-seat-waiting = { $name } waits
table-seat-turn = { $name } is to play
table-seat-lost = { $name } is gone for the moment
table-seat-away = A mouse is playing for { $name }

## The ask

table-thinking = { $count ->
    [one] { $name } is thinking.
   *[other] Still thinking: { $name }.
}
table-answers = { $count ->
    [one] There is 1 answer.
   *[other] There are { $count } answers.
}
table-clock = Time
table-undo = Take back
table-hint = A hint
table-hinted = the hint
table-hint-play = Play it
table-undo-asked = { $name } asks to take a move back. Is that all right?
table-undo-agree = All right
table-undo-decline = Rather not
table-undo-waiting = You asked to take your move back. Waiting for { $name }.
table-undo-withdraw = Leave it
table-away = { $you ->
    [yes] A mouse is playing for you.
   *[no] A mouse is playing for { $name }.
}
table-come-back = I am back
table-gone = { $name } has been gone for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
table-gone-wait = Wait
table-gone-bot = Let a mouse play
table-gone-stop = Stop here

## Not allowed

table-instead = It can be:
table-rule = Rule { $rule }
table-rulebook = The rulebook

## Connection

table-lost = The connection slipped out of the window. We are calling it back; your last move is safe.
table-offline = You are offline. The table waits, and goes on by itself once you are back.
table-lost-full = You are watching too many tables at once. Close another window and try again.
table-lost-now = Try now

## Log and chat

table-log = So far
table-fold = Fold the log away
table-log-empty = Nothing yet.
table-chat = Chat
table-chat-say = Say something
table-chat-send = Send
table-chat-watching = (watching)

## Several at one screen

table-pass = Pass the screen to { $name }.
table-pass-note = Nobody’s cards are on the screen now.
table-pass-ready = I am ready

## Watching

table-watching = { $count ->
    [0] You are watching.
    [one] You are watching.
   *[other] You are watching, one of { $count }.
}

## Score sheets and the end

table-sheets = Score sheet
table-go-on = Go on
table-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
table-points-unit = { $count ->
    [one] point
   *[other] points
}
table-end-you = You win.
table-end-you-whisker = You win by a whisker.
table-end-you-by = You win by { $count }.
table-end-other = { $name } wins.
table-end-other-whisker = { $name } wins by a whisker.
table-end-other-by = { $name } wins by { $count }.
table-end-others = { $name } win.
table-end-others-whisker = { $name } win by a whisker.
table-end-others-by = { $name } win by { $count }.
table-end-shared = The win is shared: { $name }.
table-end-nobody = Nobody wins.
table-end-results = To the results
table-closed-note = The game ends without a result, and nobody has lost.
table-end-again = Play again
table-end-join = To the new table
table-end-offered = The next table is waiting for you.
table-end-look = Look at the game
table-end-share = Share
table-end-home = Home
table-count = The count
table-count-at = The count · { $at } of { $of }
table-count-skip = Skip the count
table-end-undone = In this game, moves of others were taken back.
table-round-next = Next round?
table-share-saved = The picture is saved, the link is copied.
table-share-failed = The picture could not be made.

## Settings

table-aids = Show playing aids
table-pace = Pace
table-pace-note = How long moves are shown, and how long the mice wait.
table-pace-calm = calm
table-pace-brisk = brisk
table-pace-at-once = at once
table-sound = Sound
table-theme = Day or night
table-theme-system = like the device
table-theme-light = day
table-theme-dark = night
table-leave = Leave the table
table-leave-note = A mouse plays on for you. Open the table again to take over.
table-stay = Stay

## The log

log-opened = The table is ready.
log-started = The game begins.
log-closed = The table was closed.
log-rematch = A new table is ready for another game.
log-sat = { $you ->
    [yes] You sit down.
   *[no] { $name } sits down.
}
log-stood = A box is free again.
log-away-left = { $you ->
    [yes] You leave; a mouse plays for you.
   *[no] { $name } leaves; a mouse plays on.
}
log-away-time = { $you ->
    [yes] Your time is up; a mouse plays for you.
   *[no] { $name } is out of time; a mouse plays on.
}
log-away-gone = { $you ->
    [yes] A mouse plays for you until you are back.
   *[no] A mouse plays for { $name }, who is gone.
}
log-back = { $you ->
    [yes] You are back.
   *[no] { $name } is back.
}
log-undo-asked = { $you ->
    [yes] You ask to take a move back.
   *[no] { $name } asks to take a move back.
}
log-undo-agreed = { $you ->
    [yes] You agree.
   *[no] { $name } agrees.
}
log-undo-declined = { $you ->
    [yes] You decline.
   *[no] { $name } declines.
}
log-undo-done = { $you ->
    [yes] You take a move back.
   *[no] { $name } takes a move back.
}
