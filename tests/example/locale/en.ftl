the-player = Seat { $player }
ask-lanterns-pick = Pick a lantern.
ask-lanterns-pour = You have { $oil ->
    [one] one jar of oil
   *[other] { $oil } jars of oil
}. Pour some?
ask-lanterns-effect = The prize: what do you take?
option-play = Play { $lantern } { $light }
option-pour = Pour oil into harbour { $harbour }
option-stop = Stop pouring
blocked-full = The harbour is full.
blocked-taken = Harbour { $harbour } belongs to seat { $owner }.
blocked-no-oil = You have no oil.
event-shown = { the-player } shows { $lantern } { $light }.
event-won = { the-player } wins { $prize } with brightness { $brightness }.
event-poured = { the-player } pours into harbour { $harbour }.
event-filled = { the-player } fills harbour { $harbour } and scores 5 points.
event-drew = { the-player } draws { $count ->
    [one] a lantern
   *[other] { $count } lanterns
}.
event-drew-own = You draw { $what }.
event-peeked = { the-player } looks at the next prize.
event-peeked-own = The next prize is { $prize }.
total-won = Prizes won
total-filled = Harbours filled
thing-prize = { $prize }
thing-harbour = harbour { $harbour }
effect-oil = gain { $amount } oil
effect-points = score { $amount ->
    [one] a point
   *[other] { $amount } points
}
effect-charm = take the { $charm }
effect-peek = look at the next prize
effect-count-harbours = each harbour you filled
effect-cost-oil = { $amount } oil
ability-brightness = brightness of every { $lantern }: times { $times }, plus { $add }
part-points = points
end-lanterns = The night is over after six rounds.
library-kind-lanterns = Lanterns
library-kind-prizes = Prizes
library-kind-charms = Charms
library-card = Card
library-light = light { $light }
chapter-round = Round { $round }
figure-points = Points
figure-oil = Oil
board-keeper = Keeper { $letter }
board-keepers = Keepers
board-harbours = Harbours
board-hand = Your lanterns
board-harbour = Harbour { $harbour }
board-oil = Oil
board-points = Points
board-round = Round { $round }
board-oil-of = { $n ->
    [one] 1 jar of oil
   *[other] { $n } jars of oil
}
board-points-of = { $n ->
    [one] 1 point
   *[other] { $n } points
}
puzzle-points = Gain { $points } points.
puzzle-harbour = Fill harbour { $harbour } and keep { $oil } oil.
puzzle-kind-points = Points
puzzle-kind-harbour = A harbour
puzzle-term-points = Points gained
puzzle-term-harbour = The harbour is yours
puzzle-term-oil = Oil
