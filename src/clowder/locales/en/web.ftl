# The shell of the web client, the lobby and the waiting room.
# "Nobody" is the black cat; she stands beside these sentences.

## The shell

web-skip = Skip to the content
web-home = Clowder, the lobby
web-back = To the lobby
web-close = Close
web-language = Language
web-light-off = Turn the light off
web-light-on = Turn the light on
web-sound-off = Turn the sound off
web-sound-on = Turn the sound on
web-whole = The whole table
web-loading = Just a moment.
web-unreachable = The server is not answering. Try again in a moment.
web-error-title = Nobody knows what happened.
web-error-text = We have written it down.
web-error-untold = Loading the page again usually helps.
web-error-code = If you tell us about it, this code helps: { $code }
web-reload = Load again
web-older = There is a newer version.
web-older-note = This page is older than the server. Load it again; your game waits.
web-lost-table = Nobody is at this table.
web-lost-table-text = It was closed, or the link lost a letter on the way.
web-lost-page = Nobody lives here.
web-lost-page-text = Perhaps the link lost a letter on the way.

## What pages are called, and what they are about

page-home = Five cat games
web-person-page = You
web-person-pages = Your pages
web-tab-games = Games
web-tab-results = Results
web-tab-people = People
web-to-games = To the games
page-me-about = Keep what is yours: a way back to your games, without an account.
page-host-about = For the hosts of this house: reports, and what to do about them.
web-host-page = For the hosts
page-own-games-about = All your games, running and finished, by game and by whom you played with.
web-people = People you play with
web-results = What came of your games
page-people-about = The people you have played with, your friends, and how to find each other again.
page-results-about = Your games in figures, by game and by number of players, with honest intervals.
page-watch-about = Open a game file and watch it move by move.
page-rules = { $title }: the rules
page-rules-about = { $title }: what it is about, how one wins, and every rule by its number.
page-learn = { $title }: learn by playing
page-learn-about = { $title }: a few moves at a real table, and you can play.
page-table = A table for you
page-table-about = You are invited to a cat game. Pick a cat and sit down: no account, no app.
page-replay = Watch this game
page-replay-about = A finished game, move by move, with all hands open.

## Home

web-headline = Pull up a box.
web-lede = Five cat games in your browser. Send the link, play with friends, or against clockwork mice.
web-lede-more = No account, no app, no dog.
web-new-here = New here? Learn in 3 minutes
web-turn-headline = { $name ->
    [none] Your turn.
   *[other] Your turn, { $name }.
}
web-nobody-waits = Nobody waits for you.
web-running = Your games
web-running-all = All { $count }
web-go-on = Go on
web-look = Look
web-thinking = { $name } is thinking
web-thinking-many = { $count ->
    [one] { $count } player is thinking
   *[other] { $count } players are thinking
}
web-time-left = { $time } left
web-time-since = for { $time }
web-no-clock = no clock
web-finished = Finished
web-finished-more = Older ones
web-finished-look = Look at the game
web-keep = Only this browser knows that these games are yours.
web-keep-go = Keep a way back
web-won-you = You won
web-won-name = { $name } won
web-won-together = Won together
web-lost-together = Lost together
web-won-nobody = Nobody won
web-given-up = Given up
web-continue = Continue learning
web-continue-at = { $game }, step { $step } of { $steps }
web-today = Today’s deal
web-today-about = { $mice ->
    [0] { $game } for one · the same cards for everybody
   *[other] { $game } among mice · the same cards for everybody
}
web-today-new = { $mice ->
    [0] { $game } for one. The same cards for everybody, a new deal each midnight.
   *[other] { $game } among mice. The same cards for everybody, a new deal each midnight.
}
web-today-games = Today’s deals
web-today-pick = Today’s deal: { $game }
web-today-pick-done = Today’s deal: { $game }, played
web-today-play = Play today’s deal
web-today-done = Played. A new deal at midnight.
web-today-try = Try it
web-days-in-row = { $count ->
    [one] day in a row
   *[other] days in a row
}
web-row-anew = { $count ->
    [one] A new row begins with today’s deal.
   *[other] A new row begins with today’s deal. Your longest lasted { $count } days.
}
web-yesterday = Yesterday { $score }, place { $place } of { $count }
web-day-played = { $day }: played
web-day-missed = { $day }: not played
web-play = Play
web-learn-short = Learn
web-you-are = You
web-you-about = This is how others see you when you sit down.
web-you-save = That is me
web-person-open = Keep my games, my devices
web-games-all = All your games
web-person-back-about = A phrase, or letters from your other device?
web-person-back = Back to my games
web-menu = Language, sound, light
web-first-time = First time here? The lesson takes about three minutes.
web-first-learn = Learn it first
web-first-play = Play right away
web-cards-row = Games, scroll sideways
web-offline = You are offline.
web-away = Nobody opens the door.
web-offline-text = Rules, and lessons you have opened before, work all the same. Your games wait for you at the table.
web-offline-try = This try needs the server, and you are offline.
web-your-cat = Your cat
web-your-name = Your name
web-open-table = Open a table
web-which-game = Which game?
web-have-code = I have a code
web-watch-file = Watch a game file
web-code = Code or link
web-code-about = Six letters, or the whole link you were sent.
web-code-bad = That is neither a code nor a link to a table.
web-code-go = Go to the table
web-games = Games
web-players = { $count ->
    [one] { $range } player
   *[other] { $range } players
}
web-play-now = Play now
web-tables = Tables with a box free
web-tables-none = Nobody is waiting here.
web-tables-none-text = Open a table that anybody may join, and it will show up here.
web-tables-played = Being played now
web-seats-free = { $count ->
    [one] { $count } box free
   *[other] { $count } boxes free
}
web-playing = They are playing
web-sit = Sit
web-watch = Watch
web-unfair = Test table: the shuffle is known beforehand

## A game's page

web-company = Who plays?
web-company-mice = You and mice
web-company-friends = You and friends
web-how-many = How many at the table?
web-level = The mice are
web-level-uniform = sleepy
web-level-uniform-about = They play whatever is allowed. Good for a first game.
web-level-baseline = sharp
web-level-baseline-about = They count, and take what they can get.
web-level-beginner = young
web-level-beginner-about = They know the rules, and little more.
web-level-quick = quick
web-level-quick-about = They look a little way ahead.
web-level-kind = kind
web-level-kind-about = They think far ahead, and would rather see a round played out than push you into a paradox.
web-level-strong = cunning
web-level-strong-about = They think for a second or two, and give nothing away.
web-level-trained = seasoned
web-level-trained-about = They have played millions of rounds, and answer at once.
web-level-deep = wise
web-level-deep-about = They have played millions of rounds, and think a moment longer.
web-level-wobbly = unsteady
web-level-wobbly-about = They know where to build, but their paws shake.
web-level-steady = patient
web-level-steady-about = They take their time and place with care.
web-level-planner = far-sighted
web-level-planner-about = They plan who will sit where, and build as straight as a plumb line.
web-listed = Anybody may join
web-listed-about = The table is listed in the lobby. Otherwise only people with the link can find it.
web-clock = Time for a move
web-clock-none = as long as it takes
web-clock-move = { $time } a move
web-learn = Learn it by playing
web-rules = Rules
web-winding = The mouse is winding itself up.
web-bad-mix = Does not go with the rest.
web-daily = The deal of the day

## The waiting room

web-seats-at = Table for { $count }
web-wait-more = { $count ->
    [1] Room for one more.
    [2] Room for two more.
    [3] Room for three more.
    [4] Room for four more.
   *[other] Room for { $count } more.
}
web-wait-full = Nobody is missing.
web-chairs = Boxes
web-you = you
web-here = is in
web-gone = not here right now
web-mouse-uniform = sleepy mouse
web-mouse-baseline = sharp mouse
web-mouse-beginner = young mouse
web-mouse-quick = quick mouse
web-mouse-kind = kind mouse
web-mouse-strong = cunning mouse
web-mouse-trained = seasoned mouse
web-mouse-deep = wise mouse
web-mouse-wobbly = unsteady mouse
web-mouse-steady = patient mouse
web-mouse-planner = far-sighted mouse
web-free-box = Free box
web-seat-mouse = Seat a mouse
web-remove-mouse = Send away
web-stand = Stand up
web-start = Start
web-start-not-yet = Every box needs somebody. A mouse will do.
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-invite = Bring somebody
web-invite-about = Whoever has this link or code can sit down. The code ends when the game begins; with the link one can still watch.
web-invite-code = Code of the table
web-invite-link = Link to the table
web-qr = QR code of the link
web-second = Another player on this device
web-second-about = You share this screen and pass it around. In between, the hands are covered.
web-join = Pick a cat and sit down.
web-join-full = All boxes are taken. You can watch.
