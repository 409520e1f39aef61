# The day's game, and two games of one set-up side by side.

title = The day’s game
about = Every day one set-up of each game, the same for everybody, from the same beginning. The day is counted in UTC: the next games come in { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.
about-past = The games of an earlier day. You play them as practice: nothing is counted.
card-next = Next in { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
day = Day (UTC)
day-before = The day before
day-after = The day after
today = Today
new-day = A new day has begun.
see-today = Show its games
mode-solo = Alone
mode-competitive = Against a { $bot }
kind-map = Map
kind-difficulty = Difficulty
kind-house = You lead
kind-captain = Captain
kind-frigate = Frigate
against = against { $name }
play = Play
practise = Play as practice
practise-again = Play again as practice
go-on = Go on
code = Set-up code
rules = The first game that you finish counts, if you begin it on the day. Further ones are practice. As everywhere, what was revealed cannot be taken back.
ladder = Results
who = Who
you = You
result = Result
counts = counts
practice = practice
won = won
lost = lost
not-yet = not played yet
playing = plays turn { $n }
stopped = stopped after turn { $n }
let-play = Let the bots play
let-go-on = Let the bots go on
stop = Stop
along = Bots play the same set-up here, in this browser. A recruit and a veteran play the same game on every machine; a master thinks three seconds about a turn, as well as this machine can. You may leave the page: what is played is kept.
along-failed = The bots stopped: { $problem }
watch = Watch
compare = Compare
watch-later = Replays open when you have finished the game yourself.
others = Others at this server
others-none = Nobody has entered a result yet.
others-count = { $n ->
    [one] 1 result
   *[other] { $n } results
}, { $share } % won
others-ours = Yours is number { $place }.
others-here = You have played this game in this browser alone: no server has seen it, so it cannot be entered.
others-chart = How the results are spread
others-bin = { $from } to { $to }: { $n }
others-bin-own = { $from } to { $to }: { $n }, yours among them
best = The best
place = Place
nobody = without a name
enter = Enter my result
enter-what = Others will see your result and the name below, and may watch this game when they have finished theirs. Nothing else is kept about you; the name may be left empty.
enter-name = Name
enter-again = Change the name
entered = Your result is entered.
closed = Results of this day are no longer taken.
beside = Compare games
beside-about = Two games of one set-up, turn by turn: what was played, and the result that bots then projected.
beside-one = Of the same set-up with the same beginning, choose the other game: one of yours, one of a bot, or one that you have the address of.
beside-none = You have no other game of this set-up yet.
beside-again = Play the same game again
beside-again-what = The same set-up from the same beginning; where other people played, veterans do.
beside-address = Address of another game that is over
beside-file = Or its record
beside-go = Compare
beside-bad = This is no address of a game.
beside-differs = These are not games of the same set-up: their turns have little to do with each other.
beside-seat = Whose turns
beside-choose = Choose another game
beside-progress = { $n } of { $all } turns
beside-graph = Projected result of both games, turn by turn
beside-parting = The games are the same until here.
beside-same = In all turns the same was chosen.
beside-turn = Turn
beside-first = First game
beside-second = Second game
beside-end = Result
beside-absent = no such turn
beside-look = Look at this turn
not-over = Games are compared when they are over.
failed = That did not work: { $problem }
