# Strona o własnych rozgrywkach.

title = Moje gry
about = Wszystkie rozgrywki ukończone w tej przeglądarce. Pozostają tutaj także wtedy, gdy ich stół już nie istnieje; co jakiś czas warto je zapisać.
none = Nie masz jeszcze żadnej ukończonej gry.
none-what = Gra pojawi się tutaj po jej zakończeniu, jeśli zajmowałeś w niej jedno miejsce albo grałeś ze swoją drużyną. Kilka osób przy jednym ekranie się nie liczy.
play = Rozpocznij grę
games = { $n ->
    [one] 1 gra
    [few] { $n } gry
   *[other] { $n } gier
}
won = Wygrane
won-of = { $won } z { $games } ({ $share } %)
best = Najlepszy wynik
mean = Średnia
streak = Z rzędu
streak-of = teraz { $now }, najwięcej { $best }
time = Średni czas
time-is = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } godz. { $minutes } min
}
by = Według
by-played-voidfall = Ród
by-played-revenant = Kapitan
by-played = miejsce
by-map = mapa
by-mode = tryb
by-difficulty = poziom trudności
by-seats = liczba graczy
by-bots = przeciwnicy
number = Gry
score = Wynik
mode-competitive = rywalizacja
mode-coop = współpraca
mode-solo = solo
mode-tutorial = samouczek
bots-alone = nikt
bots-person = ludzie
last = Ostatnie gry
when = Kiedy
place = { $rank ->
    [1] wygrana
   *[other] miejsce { $rank }
}
lost = porażka
replay = Obejrzyj grę ponownie
save-json = Zapisz jako JSON
save-csv = Zapisz jako tabelę (CSV)
