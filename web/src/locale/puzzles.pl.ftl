# Zagadki: jedna tura, jeden cel, najlepszy wynik.

title = Zagadki
lead = Jedna tura, jeden cel i jedna najlepsza droga do niego. Wszystko można cofnąć: próbuj, jak długo chcesz. Gdy coś zostanie dobrane albo odkryte, liczenie się kończy, więc nic nie zależy od szczęścia.
game = Gra
kind = Rodzaj
kind-all = wszystkie rodzaje
level = Poziom
level-all = wszystkie poziomy
level-1 = Rekrut
level-2 = Weteran
level-3 = Mistrz
level-4 = Ponad mistrza
state = Pokaż
state-all = wszystkie
state-open = jeszcze nierozwiązane
state-done = rozwiązane
mode-competitive = przeciw innym
mode-coop = razem
mode-solo = w pojedynkę
none = Żadna zagadka nie pasuje do tego, co wybrano.
solved-of = Rozwiązane: { $solved } z { $all }
solved-alone = bez pomocy: { $n }
choices = { $n ->
    [one] { $n } wybór
    [few] { $n } wybory
   *[many] { $n } wyborów
}
is-tried = próbowana
is-solved = rozwiązana
is-helped = rozwiązana z pomocą
is-new = nowa
solve = Rozwiąż
opening = Otwieranie…
failed = Nie udało się otworzyć zagadki: { $problem }
no-list = Nie udało się pobrać zagadek.
surprise = Następna dla mnie
save = Zapisz moje postępy
goal = Cel
puzzle = Zagadka
of = { $amount } z { $need }
at-most = { $amount }, najwyżej { $need }
solved-in = { $n ->
    [one] Rozwiązane { $n } wyborem!
    [few] Rozwiązane { $n } wyborami!
   *[many] Rozwiązane { $n } wyborami!
}
stop-chance = Coś zostało dobrane albo odkryte: tu kończy się liczenie. Cofnij, by grać dalej.
stop-other = Wybierać musiałby ktoś inny: tu kończy się liczenie. Cofnij, by grać dalej.
stop-turn = Tura się skończyła, a cel nie jest osiągnięty. Cofnij, by grać dalej.
stop-side = Układy na boku nie liczą się w zagadkach. Cofnij, by grać dalej.
won = Rozwiązane!
won-helped = Rozwiązane, z podpowiedziami.
won-shown = To jest rozwiązanie.
restart = Od początku
hint = Podpowiedź
hint-more = Kolejna podpowiedź
hints = Podpowiedzi
hint-first = Przyda się: { $label }
hint-deeds = Każde rozwiązanie robi to, w dowolnej możliwej kolejności:
hint-next = Teraz: { $label }
hint-back = Ta linia odeszła od naszego rozwiązania. Może jeszcze do niego prowadzi; jeśli nie, zacznij od początku.
solution = Pokaż rozwiązanie
solution-next = Następny wybór rozwiązania
skip = Inna zagadka
next = Następna zagadka
all = Wszystkie zagadki
about = { $level }: bot, który zna cel, znajduje najlepszy wynik po około { $plans } próbach.
verified = Przeszukano wszystkie linie, { $places } pozycji w każdym z { $deals } rozdań tego, co ukryte; nie ma lepszego wyniku, a każda linia, która go osiąga, robi to samo.
rules = Tura liczy się do swojego porządkowania, do pierwszej rzeczy dobranej lub odkrytej i dopóki nikt inny nie musi wybierać; układy na boku się nie liczą.
