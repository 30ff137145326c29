# The deal of the day: the same for everybody, on the page of a game that has one.

web-daily-about = { $mice ->
    [0] Everybody plays the same deal, alone, and gets one try. Nothing is taken back, and nobody gives hints.
   *[other] Everybody plays the same deal against the same mice, and gets one try. Nothing is taken back, and nobody gives hints.
}
web-daily-play = Play today’s deal
web-daily-go-on = Go on with today’s deal
web-daily-done = You have played today’s deal.
web-daily-watch = Watch yours again
web-daily-next = Until the next deal, at midnight UTC: { $time }
web-daily-results = Results
web-daily-place = Place
web-daily-empty = Nobody has finished this deal.
web-daily-all = All results
web-daily-more = { $count ->
    [one] 1 player has finished this deal.
   *[other] { $count } players have finished this deal.
}
web-daily-before = The day before
web-daily-after = The day after
web-daily-look = Watch: { $name }
web-daily-fair = Was it the same for all?
web-daily-fair-about = The seal was there before the day began. The secret number behind it is shown an hour after the day is over, and then everybody can check the deal.
web-daily-seal = Seal of this day
web-daily-seal-next = Seal of the next day
web-daily-number = Secret number
web-daily-rank = { $rank ->
    [1] First of { $seats } at the table
   *[other] Place { $rank } of { $seats } at the table
}
web-daily-place-of = Place { $place } of { $count }
web-daily-share = Share your result
web-daily-shared = Copied, and the picture is saved.
web-daily-not-shared = The picture could not be made.
