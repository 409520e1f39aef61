the-player = Miejsce { $player }
ask-lanterns-pick = Wybierz latarnię.
ask-lanterns-pour = Masz { $oil ->
    [one] jeden dzban oleju
    [few] { $oil } dzbany oleju
   *[many] { $oil } dzbanów oleju
}. Nalewasz?
ask-lanterns-effect = Nagroda: co bierzesz?
option-play = Zagraj: { $lantern } { $light }
option-pour = Nalej oleju w porcie { $harbour }
option-stop = Przestań nalewać
blocked-full = Port jest pełny.
blocked-taken = Port { $harbour } należy do miejsca { $owner }.
blocked-no-oil = Nie masz oleju.
event-shown = { the-player } pokazuje: { $lantern } { $light }.
event-won = { the-player } zdobywa: { $prize }, jasność { $brightness }.
event-poured = { the-player } nalewa w porcie { $harbour }.
event-filled = { the-player } napełnia port { $harbour } i zdobywa 5 punktów.
event-drew = { the-player } dobiera { $count ->
    [one] latarnię
    [few] { $count } latarnie
   *[many] { $count } latarni
}.
event-drew-own = Dobierasz: { $what }.
event-peeked = { the-player } podgląda następną nagrodę.
event-peeked-own = Następna nagroda: { $prize }.
total-won = Zdobyte nagrody
total-filled = Zapełnione porty
thing-prize = { $prize }
thing-harbour = port { $harbour }
effect-oil = zyskaj { $amount } oleju
effect-points = zdobądź { $amount ->
    [one] punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
}
effect-charm = weź: { $charm }
effect-peek = podejrzyj następną nagrodę
effect-count-harbours = każdy napełniony port
effect-cost-oil = { $amount } oleju
ability-brightness = jasność każdej latarni { $lantern }: razy { $times }, plus { $add }
part-points = punkty
end-lanterns = Noc kończy się po sześciu rundach.
library-kind-lanterns = Latarnie
library-kind-prizes = Nagrody
library-kind-charms = Amulety
library-card = Karta
library-light = światło { $light }
chapter-round = Runda { $round }
figure-points = Punkty
figure-oil = Olej
board-keeper = Latarnik { $letter }
board-keepers = Latarnicy
board-harbours = Porty
board-hand = Twoje latarnie
board-harbour = Port { $harbour }
board-oil = Olej
board-points = Punkty
board-round = Runda { $round }
board-oil-of = { $n ->
    [one] 1 dzban oleju
    [few] { $n } dzbany oleju
   *[many] { $n } dzbanów oleju
}
board-points-of = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
puzzle-points = { $points ->
    [one] Zdobądź { $points } punkt.
    [few] Zdobądź { $points } punkty.
   *[many] Zdobądź { $points } punktów.
}
puzzle-harbour = Napełnij przystań { $harbour } i zachowaj { $oil } oliwy.
puzzle-kind-points = Punkty
puzzle-kind-harbour = Przystań
puzzle-term-points = Zdobyte punkty
puzzle-term-harbour = Przystań jest twoja
puzzle-term-oil = Oliwa
