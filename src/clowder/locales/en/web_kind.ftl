# Mute, block and report; the eight cats beside chat; the page of the hosts.

kind-person = About { $name }
kind-mute = Mute
kind-mute-about = You no longer see what { $name } writes, at any table. Nobody is told.
kind-unmute = Unmute
kind-block = Block
kind-block-about = You no longer meet: neither of you can sit down at the other’s tables or see them in the lobby. A running game goes on.
kind-unblock = Unblock
kind-is-muted = muted
kind-is-blocked = blocked
kind-report = Report to the hosts
kind-report-reason = What is it about?
kind-reason-rude = Rude or hurtful
kind-reason-spam = Spam
kind-reason-name = A bad name
kind-reason-cheating = Cheating
kind-reason-other = Something else
kind-report-words = In a few words
kind-report-note = The hosts get your words and the last lines of the chat, and nobody’s cards.
kind-report-send = Send
kind-report-back = Back
kind-report-sent = Thank you. The hosts of this house will look at it.
log-shut = A host has closed this table. It ends without a result, and nobody has lost.

## Eight cats

kind-cats = Show a cat
kind-cat-purr = Purr
kind-cat-laugh = Laugh
kind-cat-gasp = Gasp
kind-cat-sleepy = Yawn
kind-cat-hiss = Hiss
kind-cat-love = Love it
kind-cat-think = Hmm
kind-cat-bow = Bow
kind-cat-said-purr = { $name } purrs.
kind-cat-said-laugh = { $name } laughs.
kind-cat-said-gasp = { $name } gasps.
kind-cat-said-sleepy = { $name } yawns.
kind-cat-said-hiss = { $name } hisses.
kind-cat-said-love = { $name } loves it.
kind-cat-said-think = { $name } wonders.
kind-cat-said-bow = { $name } bows.

## One’s own page

kind-mutes-title = Muted and blocked
kind-mutes-since = since { $day }
kind-mutes-end-muted = Unmute { $name }
kind-mutes-end-blocked = Unblock { $name }
kind-bar-title = You cannot play here for now
kind-bar-until = Until { $day }.
kind-bar-good = For good.
kind-bar-reason = A host of this house has decided so. The reason: { $reason }.
kind-bar-still = Your finished games stay yours: you can look at them and take them along.
kind-desk-link = To the page of the hosts

## The page of the hosts

kind-desk-no = This page is for the hosts
kind-desk-no-about = Whoever runs the server makes somebody a host with “clowder hosts --add”.
kind-desk-enter = Become a host of this house?
kind-desk-enter-about = You will read reports, and may close tables and bar people. Say yes only if this link was meant for you.
kind-desk-enter-go = Yes, I will
kind-desk-keep = A host should have a way back: make a recovery phrase on the page “You”.
kind-desk-open = Open reports
kind-desk-none = Nothing is reported. How kind.
kind-desk-settled = Settled reports
kind-desk-by = Reported by { $name }, { $at }
kind-desk-by-nobody = Reported by a guest, { $at }
kind-desk-called = At the table: { $name }
kind-desk-since = Here since { $day }
kind-desk-count = { $count ->
    [one] { $count } report
   *[other] { $count } reports
}
kind-desk-is-host = a host
kind-desk-chat = The chat that everybody at the table could read
kind-desk-settle = Settle
kind-desk-settle-named = Settle the report about { $name }
kind-desk-settled-by = Settled by { $name }, { $at }
kind-desk-settled-at = Settled { $at }
kind-desk-close = Close the table
kind-desk-close-field = Link or name of a table
kind-desk-close-sure = Close this table? The game ends without a result, and nobody gets points.
kind-desk-close-title = Close a table
kind-desk-closed = The table is closed.
kind-desk-look = Look at the table
kind-desk-bar = Bar { $name }
kind-desk-bar-about = They can neither sit down nor write here, on any of their devices. In a running game they count as gone.
kind-desk-bar-day = For a day
kind-desk-bar-week = For a week
kind-desk-bar-good = For good
kind-desk-bars = Barred
kind-desk-bars-none = Nobody is barred.
kind-desk-until = barred until { $day }
kind-desk-for-good = barred for good
kind-desk-lift = Let them play
kind-desk-lift-named = Let { $name } play again
kind-desk-acts = What hosts did
kind-desk-hosts = Hosts: { $names }
kind-desk-act-host = { $host } is a host now.
kind-desk-act-revoke = { $name } is not a host any more.
kind-desk-act-settle = { $host } has settled a report about { $name }.
kind-desk-act-close = { $host } has closed the table { $table }.
kind-desk-act-bar = { $host } has barred { $name } until { $day }.
kind-desk-act-bar-good = { $host } has barred { $name } for good.
kind-desk-act-lift = { $host } lets { $name } play again.
kind-desk-somebody = a guest
