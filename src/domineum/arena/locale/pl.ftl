# Teksty raportów areny.
arena-title = Arena: { $game }, { $bots }
arena-balance-title = Równowaga: { $game }, gra { $bots }
arena-games-n =
    { $n ->
        [one] Jedna gra.
        [few] { $n } gry.
        [many] { $n } gier.
       *[other] { $n } gry.
    }
arena-intervals = Wąsy i nawiasy to przedziały 95 %.
arena-players-n =
    { $n ->
        [one] 1 gracz
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } gracza
    }
arena-seat-n = Miejsce { $n }
arena-seat-of = Miejsce { $n } z { $seats }
arena-order-of = Pozycja { $n } z { $seats }

arena-ratings = Oceny
arena-ratings-text = Siła według modelu Placketta-Luce’a w punktach wokół średniej stawki: bot lepszy o 100 punktów wyprzedza rywala w 64 % spotkań, o 400 w 91 %. Przedziały pochodzą z ponownego losowania ziaren.
arena-openskill = openskill po wszystkich grach: { $standing }
arena-pairs = Kto kogo wyprzedza
arena-pairs-text = Udział gier, w których bot z wiersza skończył przed botem z kolumny. Remis liczy się w połowie.
arena-fairness = Miejsca i Rody
arena-fairness-text = Udział wygranych gier; podzielone pierwsze miejsce liczy się w części. Linia przerywana to udział, gdyby wszyscy byli równi. Każdy skład zagrał na wszystkich miejscach, więc siła botów się znosi.
arena-goals = Gry z celem
arena-goals-text = Udział wygranych gier oraz o ile cel osiągnięto lub chybiono, jeśli gra doszła do końca. Spośród kilku graczy liczy się ostatni.
arena-scores = Wyniki
arena-scores-text = Rozkład wyników; liczba to mediana.
arena-times = Czasy decyzji
arena-times-text = Od środkowej (50 %) do najdłuższej decyzji; kropka to granica 95 %. Każdy krok skali to dziesięć razy więcej niż poprzedni.
arena-faults = Decyzje oddane losowi
arena-faults-text = Bot, który odpowie nieprawidłowo, zawiedzie albo myśli za długo, traci tę decyzję na rzecz losowej.
arena-fault-illegal = nieprawidłowe
arena-fault-crash = awarie
arena-fault-late = za późno
arena-problems-text = Ostatni błąd każdego rodzaju w grze i gdzie zdarzył się najpierw. Gry jednego ziarna liczy się od 0.
arena-making = Jak to powstało
arena-seeds = Ziarna od { $first } do { $last }. Każde ziarno wyznacza mapę i Rody, a boty zamieniają się na niej miejscami.

arena-verdict = Miejsca powyżej { $limit } sprawiedliwego udziału
arena-seats-above = Miejsca, które wygrały więcej niż { $limit } swojego sprawiedliwego udziału: { $n } z { $seats }. Gdyby wszystkie były równe, po tylu grach przypadek dałby około { $chance }.
arena-seat-unfair = { $map }, miejsce { $seat }: { $ratio } sprawiedliwego udziału (od { $low } do { $high }). To nie przypadek.
arena-seat-suspect = { $map }, miejsce { $seat }: { $ratio } sprawiedliwego udziału (od { $low } do { $high }). To może być przypadek: gier jest za mało, by mieć pewność.
arena-maps = Mapy
arena-maps-text = Ile razy więcej od sprawiedliwego udziału wygrało każde miejsce, z przedziałem 95 %, i o ile punktów wyprzedzało średnią swojego stołu, z błędem standardowym.
arena-taken = Co jest brane
arena-taken-text = Spośród miejsc, którym choć raz w grze coś zaproponowano: ile z nich choć raz to wzięło. Tego, co zaproponowano mniej niż 8 miejscom, nie oceniamy.
arena-taken-never = Nigdy niebrane (najwyżej 2 %): { $names }
arena-taken-always = Zawsze brane (co najmniej 98 %): { $names }
arena-taken-unseen = Nigdy niezaproponowane w tych grach: { $names }
arena-taken-fine = Wszystko bywa brane.
arena-taken-all = Wszystkie: { $n }

arena-head-bot = Bot
arena-head-points = Punkty
arena-head-won = Wygrane
arena-head-fair = Gdyby wszyscy byli równi
arena-head-mean = Średni wynik
arena-head-margin = Średnia różnica
arena-head-games = Gry
arena-head-ahead = Wyprzedza
arena-head-decisions = Decyzje
arena-head-mean-time = Średnio
arena-head-longest = Najdłużej
arena-head-version = Wersja
arena-head-end = Jak kończyły się gry
arena-head-file = Plik
arena-head-content = Zawartość
arena-head-offered = Zaproponowane
arena-head-taken = Wzięte
arena-head-share = Udział
arena-head-won-takers = Wygrani wśród biorących
arena-head-problem = Co poszło źle
arena-head-seed = Ziarno
arena-head-game = Gra

arena-version-domineum = domineum
arena-version-rules = zasady
arena-version-content = zawartość
arena-version-code = kod jądra, gry i botów
arena-file-results = jeden wiersz na grę
arena-file-records = same gry: domineum record show, domineum record verify
arena-file-summary = liczby z tej strony
arena-file-times = ile trwały bloki i decyzje

arena-kind-seat = Miejsce
arena-kind-order = Pozycja w kolejności tur
arena-kind-map = Mapa
arena-kind-difficulty = Poziom trudności
arena-kind-house = Ród
arena-kind-origin = Pochodzenie
arena-kind-captain = Kapitan
arena-kind-frigate = Fregata
arena-kind-focus = Skupienie
arena-kind-action = Akcja Skupienia
arena-kind-technology = Technologia
arena-kind-technology_action = Akcja Technologii
arena-kind-improved = Ulepszona Technologia
arena-kind-agenda = Agenda
arena-kind-agenda_played = Zagrana Agenda
arena-kind-track = Tor
arena-kind-haven = Bezpieczna Przystań
arena-kind-crisis = Kryzys
arena-kind-card = Karta Operacji
arena-kind-extra = Akcja Dodatkowa
arena-kind-arkship = Akcja Arki
arena-kind-offer = Karta Skanera lub Kolonii
arena-kind-board = Statek, na który weszła Załoga
