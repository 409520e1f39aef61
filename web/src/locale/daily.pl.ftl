# Gra dnia i dwie gry z jednego przygotowania obok siebie.

title = Gra dnia
about = Każdego dnia jedno przygotowanie każdej gry, takie samo dla wszystkich i z tym samym początkiem. Dzień liczy się według UTC: następne gry za { $hours ->
    [0] { $minutes } min
   *[other] { $hours } godz. { $minutes } min
}.
about-past = Gry z wcześniejszego dnia. Grasz w nie dla ćwiczenia: nic się nie liczy.
card-next = Następna za { $hours ->
    [0] { $minutes } min
   *[other] { $hours } godz. { $minutes } min
}
day = Dzień (UTC)
day-before = Dzień wcześniej
day-after = Dzień później
today = Dzisiaj
new-day = Zaczął się nowy dzień.
see-today = Pokaż jego gry
mode-solo = Solo
mode-competitive = Przeciwnik: { $bot }
kind-map = Mapa
kind-difficulty = Poziom trudności
kind-house = Prowadzisz
kind-captain = Kapitan
kind-frigate = Fregata
against = kontra { $name }
play = Graj
practise = Graj dla ćwiczenia
practise-again = Zagraj ponownie dla ćwiczenia
go-on = Graj dalej
code = Kod rozgrywki
rules = Liczy się pierwsza ukończona gra, jeśli zacznie się w swoim dniu. Następne są ćwiczeniem. Jak wszędzie, tego, co odkryto, nie można cofnąć.
ladder = Wyniki
who = Kto
you = Ty
result = Wynik
counts = liczy się
practice = ćwiczenie
won = wygrana
lost = porażka
not-yet = jeszcze nie grał
playing = gra turę { $n }
stopped = przerwano po turze { $n }
let-play = Niech boty zagrają
let-go-on = Niech boty grają dalej
stop = Zatrzymaj
along = Boty grają z tego samego przygotowania tu, w tej przeglądarce. Rekrut i weteran grają tak samo na każdym komputerze; mistrz myśli nad turą trzy sekundy, tak dobrze, jak pozwala ten komputer. Możesz opuścić stronę: to, co zagrane, zostaje.
along-failed = Boty się zatrzymały: { $problem }
watch = Obejrzyj
compare = Porównaj
watch-later = Powtórki otworzą się, gdy ukończysz tę grę.
others = Inni na tym serwerze
others-none = Nikt jeszcze nie zgłosił wyniku.
others-count = { $n ->
    [one] 1 wynik
    [few] { $n } wyniki
   *[other] { $n } wyników
}, wygranych: { $share } %
others-ours = Twój jest { $place }. w kolejności.
others-here = Ta gra odbyła się tylko w tej przeglądarce: żaden serwer jej nie widział, więc nie można jej zgłosić.
others-chart = Rozkład wyników
others-bin = { $from } do { $to }: { $n }
others-bin-own = { $from } do { $to }: { $n }, w tym twój
best = Najlepsi
place = Miejsce
nobody = bez imienia
enter = Zgłoś mój wynik
enter-what = Inni zobaczą twój wynik i podane niżej imię, a gdy ukończą swoją grę, będą mogli obejrzeć twoją. Nic więcej o tobie nie zostaje zapisane; imię może być puste.
enter-name = Imię
enter-again = Zmień imię
entered = Twój wynik jest zgłoszony.
closed = Wyniki z tego dnia nie są już przyjmowane.
beside = Porównaj gry
beside-about = Dwie gry z jednego przygotowania, tura po turze: co zagrano i jaki wynik przewidywały potem boty.
beside-one = Wybierz drugą grę z tego samego przygotowania i od tego samego początku: swoją, grę bota albo taką, której adres znasz.
beside-none = Nie masz jeszcze innej gry z tego przygotowania.
beside-again = Zagraj w tę samą grę ponownie
beside-again-what = To samo przygotowanie i ten sam początek; za innych ludzi grają weterani.
beside-address = Adres innej ukończonej gry
beside-file = Albo jej zapis
beside-go = Porównaj
beside-bad = To nie jest adres gry.
beside-differs = To nie są gry z tego samego przygotowania: ich tury mają ze sobą niewiele wspólnego.
beside-seat = Czyje tury
beside-choose = Wybierz inną grę
beside-progress = { $n } z { $all } tur
beside-graph = Przewidywany wynik obu gier, tura po turze
beside-parting = Do tego miejsca gry są takie same.
beside-same = We wszystkich turach wybrano to samo.
beside-turn = Tura
beside-first = Pierwsza gra
beside-second = Druga gra
beside-end = Wynik
beside-absent = nie ma takiej tury
beside-look = Zobacz tę turę
not-over = Gry porównuje się po ich zakończeniu.
failed = To się nie udało: { $problem }
