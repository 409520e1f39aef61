# The page about one's own games.

title = My games
about = Every game that you have finished, from this browser. They are kept here, also when their table is gone; save them now and then.
none = You have not finished a game yet.
none-what = A game appears here when it is over and you had one seat of it, or played with your team. Several people at one screen are not counted.
play = Start a game
games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
won = Won
won-of = { $won } of { $games } ({ $share } %)
best = Best
mean = Mean
streak = In a row
streak-of = { $now } now, { $best } at most
time = Mean time
time-is = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
by = By
by-played-voidfall = House
by-played-revenant = Captain
by-played = seat
by-map = map
by-mode = mode
by-difficulty = difficulty
by-seats = players
by-bots = opponents
number = Games
score = Result
mode-competitive = against each other
mode-coop = together
mode-solo = alone
mode-tutorial = tutorial
bots-alone = nobody
bots-person = people
last = The last games
when = When
place = { $rank ->
    [1] won
   *[other] place { $rank }
}
lost = lost
replay = Watch the game again
save-json = Save as JSON
save-csv = Save as a table (CSV)
