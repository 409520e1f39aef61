# The analysis board: trying from a position, lines, plans.

try = Spróbuj stąd
try-title = Spróbuj stąd
try-about = Prywatna plansza z tą pozycją. Grasz za wszystkich albo oddajesz miejsca botom; wszystko można cofnąć, każda linia zostaje, a gry nic z tego nie dotyka.
try-dealt = To, czego jeszcze nie możesz wiedzieć, zostaje rozdane na nowo: ręce, stosy i tajne wybory nie są takie jak w grze. Można rozdać jeszcze raz.
try-open = Gra się skończyła: plansza ma wszystko tak, jak było.
try-start = Otwórz planszę
try-starting = Uruchamianie…
try-failed = Nie udało się otworzyć planszy: { $problem }
try-earlier = Wcześniejsze plansze tej gry
try-earlier-at = Od wyboru { $at }, { $day }
board = Analiza
board-private = Tę planszę widzisz tylko ty.
board-back = Wróć do gry
lines = Linie
log = Dziennik
line-n = Linia { $n }
line-start = Początek
line-length = { $n ->
    [one] 1 wybór
    [few] { $n } wybory
    [many] { $n } wyborów
   *[other] { $n } wyboru
}
line-from = od: { $label }
line-deal = rozdanie { $n }
line-here = Jesteś tutaj
line-name = Nazwa tej linii
line-rename = Zmień nazwę
line-forget = Usuń
line-go = Przejdź na koniec: { $name }
line-others = { $n ->
    [one] Próbowano tu 1 innego wyboru
    [few] Próbowano tu { $n } innych wyborów
    [many] Próbowano tu { $n } innych wyborów
   *[other] Próbowano tu { $n } innego wyboru
}
steps = Wybory w tej linii
compare = Porównaj
compare-title = Linie obok siebie
compare-few = Wybierz do porównania co najmniej dwie linie.
compare-seat = Dla
compare-pick = Porównaj: { $name }
compare-worth = W ocenie botów
compare-score = Wynik
compare-same = Wszystkie pozostałe liczby są takie same.
compare-over = koniec gry
deal-again = Rozdaj ponownie
deal-of = Rozdanie { $n } z { $all }
deal-about = Rozdaje na nowo to, czego nie możesz wiedzieć, i powtarza linię, dopóki się da.
players = Kto gra
player-me = ty
bot-turn = Niech bot zagra tę turę
bot-stop = Zatrzymaj bota
plan-keep = Zapamiętaj jako plan
plan-kept = Zapamiętano: w twojej turze stół podpowie plan krok po kroku.
plan-about = To, co w tej linii wybierasz w swojej turze, stół podpowie ci w grze.
plan = Twój plan
plan-next = Zgodnie z planem ({ $n } z { $all }): { $label }
plan-play = Zagraj
plan-skip = W planie wcześniej: { $label }; tu nikt o to nie pyta.
plan-blocked = W planie: { $label }. Teraz to niemożliwe: { $reason }
plan-changed = W planie: { $label }. Teraz nie ma takiej możliwości.
plan-since = Co zrobili inni od czasu planu:
plan-wait = Twój plan ({ $n ->
    [one] 1 wybór
    [few] { $n } wybory
    [many] { $n } wyborów
   *[other] { $n } wyboru
}) czeka na twoją turę.
plan-done = Wszystko zagrane.
plan-drop = Porzuć plan
plan-look = Otwórz planszę
