# Notices, holidays, and what is said while a table waits. $you is "yes" for the reader.

## What a notice says. Names are those of the others at the table.

notice-turn = { $count ->
    [0] It is your turn.
   *[other] It is your turn. At the table: { $names }.
}
notice-sat = { $free ->
    [0] { $name } sits down. All boxes are taken.
    [one] { $name } sits down. One box is free.
   *[other] { $name } sits down. { $free } boxes are free.
}
notice-rematch = { $name } would like to play again.
notice-rematch-somebody = Somebody would like to play again.
notice-several = { $count ->
    [one] { $count } thing waits for you
   *[other] { $count } things wait for you
}
notice-more = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
}

## Asking for them

notices-title = Notices
notices-about = A word on your screen when it is your turn in a slow game, when somebody sits down at your table or would like to play again. It names the game and the players, and nothing that anybody hides.
notices-start = Tell me here
notices-stop = Stop notices here
notices-stop-all = Stop them everywhere
notices-here = You are told on this device.
notices-elsewhere = { $count ->
    [one] You are told on { $count } other device.
   *[other] You are told on { $count } other devices.
}
notices-denied = Your browser does not let this page show notices. Its settings can change that.
notices-impossible = This browser cannot show notices. On an iPhone or iPad, put the page on the home screen first.
notices-failed = Your browser cannot receive notices right now. Try again later.
notices-kinds = Tell me when
notices-kind-turn = It is my turn in a slow game
notices-kind-sat = Somebody sits down at my table
notices-kind-rematch = Somebody would like to play again
notices-quiet = Quiet hours
notices-quiet-about = Notices wait until these hours are over, and come as one.
notices-quiet-begins = From
notices-quiet-ends = Until
notices-offer = Shall we tell you when it is your turn?
notices-offer-about = A move may take days here. The page need not stay open.
notices-offer-yes = Yes, tell me
notices-offer-no = Not now
notices-offer-done = We will. You can stop it on your own page at any time.

## Holidays

holiday-form = Days off for each player
holiday-none = none
holiday-agreed = { $days ->
    [one] { $days } day off each
   *[other] { $days } days off each
}
holiday-take = Days off
holiday-left = { $days ->
    [0] You have no days off left here.
    [one] While you are off, your clock stands still, and everybody sees until when. You have { $days } day left.
   *[other] While you are off, your clock stands still, and everybody sees until when. You have { $days } days left.
}
holiday-days = How many days
holiday-go = Off I go
holiday-back = I am back
holiday-until = { $you ->
    [yes] You are on holiday until { $day }.
   *[no] { $name } is on holiday until { $day }.
}
log-holiday = { $you ->
    [yes] You take some days off.
   *[no] { $name } takes some days off.
}
log-rested = { $you ->
    [yes] You are back from your holiday.
   *[no] { $name } is back from a holiday.
}

## Nobody waits for ever

table-gone-now = { $name } is gone.
table-gone-soon = In { $time } you can decide how to go on.
table-stop = End without a result
table-stop-note = Only mice play with you, so nobody waits.
