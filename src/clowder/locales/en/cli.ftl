# What the command line says about itself: help, reports and errors.

## What the commands do

cli-clowder = The open table for five cat games.
cli-games = List the games.
cli-rules = Print the rules of a game.
cli-play = Play against bots.
cli-simulate = Let bots play many games.
cli-replay = Show a saved game again, provided every move was allowed.
cli-arena = Compare bots: the same deals for all, from every seat.
cli-verify = Check that the deal came from the number promised before the game.
cli-train = Train a network by play against itself.
cli-serve = Open tables for everyone who has the address.
cli-hosts = List the hosts, who see reports, close tables and bar people.
cli-backup = Copy the database, also while the server runs.
cli-restore = Put a copy of the database back.
cli-prune = Forget finished tables and guests of long ago.

## Help

cli-usage = Usage: { $call }
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-usually = { $meaning } Default: { $value }.
cli-help = Show this help.
cli-version = Show the version.

## What stands for a value

cli-value-command = COMMAND
cli-value-options = OPTIONS
cli-value-game = GAME
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-id = ID
cli-value-number = NUMBER
cli-value-language = LANGUAGE
cli-value-option = NAME=VALUE
cli-value-bots = BOTS
cli-value-shares = LOW,HIGH
cli-value-address = ADDRESS
cli-value-url = URL
cli-value-settings = settings

## Arguments and options

cli-game = One of the games that “clowder games” lists.
cli-file = A saved game (.game or JSON).
cli-lang = en, cs, pl or hu. By default CLOWDER_LANG, or the language of the terminal.
cli-seats = How many play.
cli-option = Change an option of the game.
cli-json = Print JSON.
cli-seed = The same number brings the same games.
cli-jobs = How many processes work at once: 1 by default, on a cluster one for each core.
cli-company = Who plays with you: a,b. Fewer names than seats are used in turn.
cli-resume = Go on with the last unfinished game.
cli-table-seed = The same number brings the same deal.
cli-games-count = How many games.
cli-minutes = How many minutes it trains in all.
cli-train-out = The folder of the run. The same folder goes on where it stopped.
cli-train-rounds = How many rounds are played at a time. Take few without a GPU.
cli-train-width = How wide the layers of the network are.
cli-bots = A bot for each seat: a,b. Fewer names than seats are used in turn.
cli-records = Save every game here.
cli-deals = How many games, rounded up to whole deals.
cli-rivals = The bots to compare: a,b. With a,b,b one a plays among several b.
cli-arena-resume = Count the games that the same call has already played.
cli-sprt = Stop as soon as it is clear whether the first bot wins at most the one or at least the other share: 50,60.
cli-csv = Save a line for each seat of each game as CSV.
cli-plot = Save a picture as SVG.
cli-cluster = Play on a Ray cluster: auto, or its address (ray://…).
cli-host = The address to listen on.
cli-port = The port; 0 takes any that is free.
cli-db = The database, if not SQLite.
cli-bus = A Redis address over which several nodes with one database tell each other what is new.
cli-data = The folder of the SQLite file.
cli-config = Settings in TOML.
cli-open = Open the browser too.
cli-backup-file = Where the copy goes; nothing may be there yet.
cli-restore-file = A copy made by “clowder backup”.
cli-host-add = Print a link that makes whoever opens it a host.
cli-host-revoke = Take somebody off the hosts; the list has the id.
cli-host-address = Where browsers reach the server, for the link.
cli-overwrite = Put the present database aside.
cli-older-than = Whatever ended more than so many days ago.

## Reports

column-seat = Seat
column-bot = Bot
column-wins = Wins
column-rating = Rating
column-pair = Difference
column-seconds = Mean (s)
column-worst = Worst (s)
simulate-summary = Games: { $games }. Moves: { $moves } in { $seconds } s, { $pace } a second. A shared win counts for each.
arena-summary = Deals: { $deals }. Games: { $games }. Seats: { $seats }. All intervals are at 95%. Seconds are CPU time for a decision.
arena-lines = Lines of the score sheet, per seat and game.
arena-partial = Stopped after { $games } of { $wanted } games. Call it again with --resume to go on.
arena-few = Too few deals to tell: { $deals }, at least { $least } are needed.
arena-pairs = Differences within the same deals, per seat and game.
arena-too-few = too few deals
arena-better = { $bot } is better
arena-open = not clear yet (deals needed: about { $deals })
arena-alike = no difference seen
arena-sprt-low = { $bot } wins at most { $low }, not { $high }: no more games are needed (SPRT, 5% error).
arena-sprt-high = { $bot } wins at least { $high }, not { $low }: no more games are needed (SPRT, 5% error).
arena-sprt-open = Whether { $bot } wins { $low } or { $high } is not decided (SPRT, 5% error).
arena-seats = Wins and points by seat.
arena-plot = Shares of wins: { $game }
arena-course = { $bot }, deal by deal

verify-seed = The secret number is the one that was promised before the players added theirs.
verify-seats = Seats that added a number of their own: { LIST($seats) }.
verify-no-seats = No seat added a number of its own.
verify-draws = Every draw follows from these numbers: the deal was fixed before play, and nobody chose it alone.
verify-not = This does not prove that the server did not look at the cards.
verify-day = This is the deal of { $day }, the same for everyone who played it.
verify-day-draws = The secret number is the one that was promised, and every draw follows from it.
verify-day-not = The server drew it alone: compare the seal with the one published that day.

## A wrong call

fault-quoted = { $text }
fault-see-help = { $reason }; see: { $command }
fault-call = this call cannot be understood
fault-command = there is no command “{ $name }”; choose from: { LIST($known) }
fault-switch = there is no option { $name }
fault-extra = this is too much: { $text }
fault-missing = { $what } is missing
fault-no-value = { $name } needs a value
fault-needless-value = { $name } takes no value
fault-not-whole = { $name }: “{ $value }” is not a whole number
fault-too-small = { $name } has to be at least { $least }
fault-value = { $name } cannot be “{ $value }”
fault-language = there is no language “{ $name }”; choose from: { LIST($known) }
fault-game = there is no game “{ $name }”; choose from: { LIST($known) }
fault-left-out = the installed game “{ $name }” is left out: { $reason }
fault-seats = { $game } is for { $first } to { $last } players, not { $seats }
fault-mix = with { $name }={ $value }, the number of players can be: { LIST($fit) }
fault-game-option = there is no option “{ $name }”; choose from: { LIST($known) }
fault-option-form = expected { cli-value-option }, found “{ $text }”
fault-bot = { $game } has no bot “{ $name }”; it has: { LIST($known) }; your own is module:Class
fault-bot-not-loaded = the bot “{ $name }” cannot be loaded: { $reason }
fault-bot-none = “{ $name }” is not a Bot
fault-bot-half = “{ $name }” is not a whole Bot: it does not say how to choose
fault-bot-settings = expected module:Class?NAME=VALUE, found “{ $name }”
fault-bot-line = expected ROOM.LEVEL=module:Class, found “{ $line }”
fault-bot-taken = { $game } has a bot “{ $name }” of its own; give yours another name
fault-bots = more bots than seats: { $bots } for { $seats }
fault-shares = two shares of wins in percent are expected, the lower one first, such as 50,60; found “{ $text }”
fault-no-ray = Ray is not installed; pip install "clowder[cluster]" brings it
fault-no-cluster = there is no Ray cluster at “{ $address }”; “ray start --head” starts one
fault-workers-lost = { $times } processes in a row were ended from outside, most likely for want of memory
fault-resume = the game goes on as it was, so only --lang may be added

## A bot at fault

fault-bot-failed = bot { $name } failed at { $place }: { $reason }
fault-bot-refused = bot { $name } made a move that is not allowed: “{ $move }” ({ $rule })
fault-bot-no-move = bot { $name } answered { $move }, which is no move of { $game }

## Files, addresses and the system

fault-output = output
fault-at-line = line { $number }
fault-at-entry = entry { $number }
fault-at-record = record
fault-system = { $what }: { $reason }
fault-system-eacces = { $what }: you have no permission
fault-system-eaddrinuse = { $what }: something else is using this address; choose another with --port
fault-system-eaddrnotavail = { $what }: this machine does not have this address
fault-system-eexist = { $what }: it is there already
fault-system-eisdir = { $what }: this is a folder
fault-system-enametoolong = { $what }: the name is too long
fault-system-enoent = { $what }: there is no such file or folder
fault-system-enospc = { $what }: the disk is full
fault-system-enotdir = { $what }: part of the path is not a folder
fault-system-eperm = { $what }: you have no permission
fault-system-erofs = { $what }: nothing can be written there
fault-path = { $what }: no file can have this name
fault-unreadable = this cannot be read ({ $reason })
fault-nested = nested too deeply
fault-not-text = this is not text in UTF-8
fault-setting = { $where ->
    [environment] environment
    [command-line] command line
   *[other] { $where }
}: there is no setting “{ $name }”; choose from: { LIST($known) }
fault-setting-value = { $where ->
    [environment] environment
    [command-line] command line
   *[other] { $where }
}: { $name } cannot be “{ $value }”
fault-settings-unreadable = { $file }: this cannot be read ({ $reason })
fault-database-locked = another server is running with { $file }; end it, or choose another folder with --data
fault-no-file = there is no { $file }
fault-backup-exists = { $file } exists already
fault-restore-exists = { $file } exists already; with --overwrite it is put aside
fault-backup-broken = { $file } is not a whole database of Clowder: { $reason }
fault-backup-server = this is for SQLite; PostgreSQL has its own tools: pg_dump and pg_restore
fault-host-version = the database is of another version; start “clowder serve” with it once
fault-no-host = there is no host { $id }; “clowder hosts” has them all
fault-database-newer = a newer clowder made this database (version { $version }); install that one, or choose another database with --db
fault-storage = the database cannot be used: { $reason }
fault-driver = { $name } is not installed: pip install clowder[{ $extra }]
fault-database-url = --db makes no sense as an address: { $reason }
fault-database-unsafe = PostgreSQL runs with { $name } = off and could lose what it said was stored; switch it on
fault-bus-alone = --bus is for several nodes with one PostgreSQL database; name it with --db
fault-bus-url = --bus makes no sense as an address: { $reason }

## Saved games

fault-other-table = this is no table of { $game } with { $players ->
    [one] one player
   *[other] { $players } players
}
fault-record-expected = expected “{ $form }”, found { $found }
fault-record-move = { $text } is no such move
fault-record-refused = { $text } is not allowed ({ $rule })
fault-record-cut = the record is cut: its end is missing
fault-record-after = nothing may follow the “end” line
fault-record-count = { $written } entries were written, { $here } are here
fault-record-changed = the file has been changed since it was written
fault-record-version = { $game } was played by version { $played } of the rules; version { $ours } is expected
fault-record-empty = nobody has moved in it
fault-no-seed = there is no secret number in it: its deal cannot be checked
fault-sealed = the secret number is not shown before the day of its deal, { $day }, is over
fault-fixed = the secret number was fixed for a test: this table proves nothing
fault-other-day = this is not the deal of { $day } that everybody got
fault-other-seed = the secret number is not the one that was promised
fault-origin = the deal cannot be vouched for: entries up to { $count } come from table { $table }
fault-entry-refused = entry { $entry }: “{ $text }” is not allowed
fault-other-draw = entry { $entry }: “{ $text }” was not drawn from the secret number

backup-done = The copy is in { $file }.
restore-done = The database is now the one of { $file }.
prune-done = Forgotten: { $tables } { $tables ->
    [one] table
   *[other] tables
}, { $guests } { $guests ->
    [one] guest
   *[other] guests
}, { $keys } { $keys ->
    [one] cookie or token
   *[other] cookies and tokens
}.

train-progress = { $minutes } min: { $rounds } rounds, { $points } points a round, { $paradox } of rounds end in a paradox
train-done = Trained. The weights are in { $file }.
train-try = Try them: { $command }
fault-train-game = only cat_in_the_box can be trained so far, not { $game }
fault-train-extra = training needs more packages: pip install clowder[train]

host-link = Whoever opens this link becomes a host of this house: it works once, within { $minutes } minutes.
host-line = { $id } · { $name }, since { $day }
host-none = There are no hosts yet.
host-revoked = { $name } is not a host any more.
