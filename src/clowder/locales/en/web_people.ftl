# The people one plays with: partners, friends, invitations, and what came of the games.

people-friends = Friends
people-friends-none = No friends here yet. Ask somebody you have played with, or send them your link.
people-since = since { $day }
people-invite = Invite
people-invite-named = Invite: { $name }
people-invite-which = A table is opened for the two of you; there is room for more.
people-compare = Head to head
people-compare-named = Head to head: { $name }
people-end = End
people-end-named = End the friendship: { $name }
people-end-about = You will no longer be friends, on either side. The games you have played stay.
people-end-go = End it
people-stay = Stay friends
people-asking = They would like to be friends
people-accept = Yes
people-accept-named = Yes, be friends: { $name }
people-decline = No
people-decline-named = No: { $name }
people-decline-note = Nobody is told about a no.
people-asked = You have asked
people-withdraw = Take it back
people-withdraw-named = Take the question back: { $name }
people-partners = Lately at your table
people-partners-none = Nobody yet. Whoever plays with you is listed here.
people-partners-friends = Nobody but friends. Whoever else plays with you is listed here.
people-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
people-now = playing now
people-ask = Be friends
people-ask-named = Ask to be friends: { $name }
people-ask-done = asked
people-link-title = A link to you
people-link-about = Whoever opens it within a day and says yes is your friend.
people-link-make = Make a link
people-link-anew = Make a new link
people-link-end = End the link
people-link-copy = Copy the link
people-link-copied = Copied.
people-link-qr = The link as a picture for your friend’s camera
people-link-until = Your link works until { $time }.
people-befriend-title = Friends: { $name }?
people-befriend-about = You will see each other’s name and cat and what came of your games, and can invite each other.
people-befriend-go = Yes, be friends
people-befriended = You are friends now.

## Invitations

invited-title = Somebody is waiting for you
invited-by = { $name } is waiting at a table.
invited-again = { $name } would like to play again.
invited-asking = { $count ->
    [one] Somebody would like to be friends with you.
   *[other] { $count } people would like to be friends with you.
}
invited-come = Sit down
invited-come-to = Sit down: { $game }
invited-not = Not now
invited-not-to = Not now: { $game }
invited-friends = Invite a friend
invited-sent = invited

## Head to head

compare-none = You have not finished a game together that counts.
compare-ahead = ahead
compare-level = level
compare-behind = behind
compare-points = point difference
compare-together = On the same side
compare-wins = won

## Results

results-none = Nothing to count yet. Finish a game, and it stands here.
results-people = among people
results-bots = with mice
results-alone = alone
results-games = Games
results-wins = Wins
results-mean = On average
results-likely = likely { $low } to { $high }
results-luck = by luck alone { $share }
results-few = Too few games to be sure of anything: from { $count } games on, there is an interval.
results-alike = All alike so far: nothing says how the next one goes.
results-points-plot = Game by game
results-points-about = { $count ->
    [one] { $count } game, with { $least }.
   *[other] { $count } games, from { $least } to { $most }, on average { $mean }.
}
results-last = { $count ->
    [one] The last game.
   *[other] The last { $count } games.
}
results-spread-plot = How often
results-spread-about = { $points } came most often: { $count ->
    [one] once
   *[other] { $count } times
}.
results-table = As a table
results-when = When
results-points = Points
results-times = Games
results-won = won
results-shared = shared
results-how = Intervals hold the true average in 19 of 20 cases. A shared win counts as a share. Games with mice are counted apart, since they are not comparable.
results-uncounted = { $count ->
    [one] { $count } more game does not count:
   *[other] { $count } more games do not count:
} without a result, left to a mouse, with moves of others taken back, played on from another game, or played by several of you on one screen.
