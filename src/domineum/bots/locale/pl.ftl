# Czym są boty.
bot-random = wybiera losowo
bot-cadet = planuje turę jednym rzutem oka; natychmiast
bot-captain = planuje całą turę; do sekundy na turę
bot-admiral = planuje naprzód, losując to, czego nie może znać; 3 sekundy na turę (master@5: 5)

# Dlaczego bot tak decyduje. { $does } i { $now } to nazwy opcji gry.
why-random = wybór losowy
why-unsaid = bot nie podaje powodu
why-said = { $text }
why-stand-in =
    { $kind ->
        [illegal] bot wybrał coś niemożliwego, więc zdecydował los
        [crash] bot zawiódł, więc zdecydował los
       *[late] bot myślał zbyt długo, więc zdecydował los
    }
why-only = jest tylko jedna opcja
why-plan = { $now }: { $gains }
why-then = { $now }, potem { $does }
why-but = { $gains }, ale { $drawbacks }
why-and = { $left }, { $right }

# Co plan daje sojusznikowi. { $partner } to nazwa w słowach gry, { $gain } to cecha.
why-help = { $partner }: { $gain }

# Co daje plan, po jednej wiadomości na każdą cechę: { $change } ze znakiem, { $n } bez znaku,
# { $more } mówi, czy rośnie.
why-influence = Wpływ { $change }
why-card =
    { $more ->
        [yes] { $card } w grze
       *[no] { $card } już nie w grze
    }
why-card-held =
    { $more ->
        [yes] { $card } na ręce
       *[no] { $card } już nie na ręce
    }
why-card-improved =
    { $more ->
        [yes] Ulepszona Technologia: { $card }
       *[no] strata Ulepszonej Technologii: { $card }
    }
why-agendas = Wpływ z Agend { $change }
why-agendas_later =
    { $more ->
        [yes] lepsze Agendy na dalsze Cykle
       *[no] gorsze Agendy na dalsze Cykle
    }
why-event = Wpływ z Wydarzenia w Galaktyce { $change }
why-unpaid_upkeep = niezaspokojone Utrzymanie { $change }
why-upkeep =
    { $more ->
        [yes] wyższe Utrzymanie
       *[no] niższe Utrzymanie
    }
why-stock_plain = Żywność, Energia i Materiały { $change }
why-stock_credits =
    { $n ->
        [one] { $change } Kredyt
        [few] { $change } Kredyty
       *[many] { $change } Kredytów
    }
why-stock_science = Nauka { $change }
why-stock_excess =
    { $more ->
        [yes] większy Zapas, niż potrzeba
       *[no] wykorzystuje zalegający Zapas
    }
why-at_risk =
    { $n ->
        [one] { $change } Sektor zagrożony Potyczką
        [few] { $change } Sektory zagrożone Potyczką
       *[many] { $change } Sektorów zagrożonych Potyczką
    }
why-active = Aktywna Siła Floty { $change }
why-deployed = Siła Floty na mapie { $change }
why-sectors =
    { $n ->
        [one] { $change } Sektor
        [few] { $change } Sektory
       *[many] { $change } Sektorów
    }
why-sectors_early =
    { $more ->
        [yes] wcześnie więcej miejsca
       *[no] mniej miejsca
    }
why-pure_sectors =
    { $n ->
        [one] { $change } Czysty Sektor
        [few] { $change } Czyste Sektory
       *[many] { $change } Czystych Sektorów
    }
why-population =
    { $more ->
        [yes] większa Populacja
       *[no] mniejsza Populacja
    }
why-guilds =
    { $more ->
        [yes] więcej Gildii
       *[no] mniej Gildii
    }
why-installations =
    { $more ->
        [yes] więcej Instalacji
       *[no] mniej Instalacji
    }
why-mat_corruption = Spaczenie na planszy Rodu { $change }
why-sector_corruption = Spaczenie w Sektorach { $change }
why-chambers = Spaczenie w Komorach Dekontaminacyjnych { $change }
why-glory =
    { $more ->
        [yes] więcej Chwały
       *[no] mniej Chwały
    }
why-trade =
    { $more ->
        [yes] więcej żetonów Handlu
       *[no] mniej żetonów Handlu
    }
why-agenda_cards =
    { $more ->
        [yes] więcej Agend na ręce
       *[no] mniej Agend na ręce
    }
why-agendas_in_play =
    { $more ->
        [yes] więcej Agend w grze
       *[no] mniej Agend w grze
    }
why-technologies =
    { $more ->
        [yes] nowa Technologia
       *[no] strata Technologii
    }
why-improved =
    { $more ->
        [yes] Ulepszona Technologia
       *[no] strata Ulepszonej Technologii
    }
why-tracks =
    { $more ->
        [yes] dalej na torach Cywilizacji
       *[no] wstecz na torach Cywilizacji
    }
why-tokens =
    { $n ->
        [one] { $change } żeton Nagrody lub Odzyskania
        [few] { $change } żetony Nagrody i Odzyskania
       *[many] { $change } żetonów Nagrody i Odzyskania
    }
why-yield_plain =
    { $more ->
        [yes] wyższa produkcja Żywności, Energii i Materiałów
       *[no] niższa produkcja Żywności, Energii i Materiałów
    }
why-yield_credits =
    { $more ->
        [yes] wyższa produkcja Kredytów
       *[no] niższa produkcja Kredytów
    }
why-yield_science =
    { $more ->
        [yes] wyższa produkcja Nauki
       *[no] niższa produkcja Nauki
    }
why-hand_conquest =
    { $more ->
        [yes] Skupienie Podbój zostaje
       *[no] Skupienie Podbój zagrane
    }
why-hand_development =
    { $more ->
        [yes] Skupienie Rozwój zostaje
       *[no] Skupienie Rozwój zagrane
    }
why-hand_innovation =
    { $more ->
        [yes] Skupienie Innowacja zostaje
       *[no] Skupienie Innowacja zagrane
    }
why-hand_politics =
    { $more ->
        [yes] Skupienie Polityka zostaje
       *[no] Skupienie Polityka zagrane
    }
why-hand_production =
    { $more ->
        [yes] Skupienie Produkcja zostaje
       *[no] Skupienie Produkcja zagrane
    }
why-hand_progress =
    { $more ->
        [yes] Skupienie Postęp zostaje
       *[no] Skupienie Postęp zagrane
    }
why-hand_prosperity =
    { $more ->
        [yes] Skupienie Dobrobyt zostaje
       *[no] Skupienie Dobrobyt zagrane
    }
why-hand_reinforcement =
    { $more ->
        [yes] Skupienie Posiłki zostaje
       *[no] Skupienie Posiłki zagrane
    }
why-hand_temptation =
    { $more ->
        [yes] Skupienie Pokusa zostaje
       *[no] Skupienie Pokusa zagrane
    }
why-agenda_promise =
    { $more ->
        [yes] lepsze Agendy na ręce
       *[no] gorsze Agendy na ręce
    }
why-targets =
    { $more ->
        [yes] więcej Sektorów w zasięgu
       *[no] mniej Sektorów w zasięgu
    }
why-rival = Wpływ najsilniejszego rywala { $change }
why-voidborn = Wpływ Zrodzonego z Pustki { $change }
why-weakest = Wpływ najsłabszego z sojuszników { $change }
why-ahead =
    { $more ->
        [yes] większa przewaga nad najsłabszym z sojuszników
       *[no] mniejsza przewaga nad najsłabszym z sojuszników
    }
why-partner_stock =
    { $n ->
        [one] { $change } zasób dla sojuszników
        [few] { $change } zasoby dla sojuszników
       *[many] { $change } zasobów dla sojuszników
    }
why-haven_levels =
    { $n ->
        [one] { $change } poziom Bezpiecznej Przystani
        [few] { $change } poziomy Bezpiecznych Przystani
       *[many] { $change } poziomów Bezpiecznych Przystani
    }
why-catastrophes =
    { $more ->
        [yes] Katastrofa
       *[no] mniej Katastrof
    }
why-crisis_pieces =
    { $more ->
        [yes] więcej elementów na planszy Kryzysu
       *[no] mniej elementów na planszy Kryzysu
    }
why-current_crisis =
    { $more ->
        [yes] Kryzys pozostaje nierozwiązany
       *[no] rozwiązuje obecny Kryzys
    }
why-lost =
    { $more ->
        [yes] przegrywa grę
       *[no] ratuje grę
    }

# To samo dla Widma.
why-open_influence = Prestiż z Wpływu { $change }
why-hidden_influence = Prestiż z Ukrytego Wpływu { $change }
why-colony_award = Prestiż z Kolonii { $change }
why-failure_losses = Prestiż tracony przez Awarie Widma { $change }
why-skirmish_losses =
    { $more ->
        [yes] większe straty w nadchodzących Starciach
       *[no] mniejsze straty w nadchodzących Starciach
    }
why-ship_damage =
    { $more ->
        [yes] więcej Uszkodzeń na ważnych statkach
       *[no] mniej Uszkodzeń na ważnych statkach
    }
why-voidborn_ships =
    { $more ->
        [yes] więcej statków Zrodzonego z Pustki
       *[no] mniej statków Zrodzonego z Pustki
    }
why-revenant_damage = Uszkodzenia Widma { $change }
why-rival_prestige = Prestiż najsilniejszego rywala { $change }
why-cards_played =
    { $n ->
        [one] { $change } karta Kadeta lub Fregaty w grze
        [few] { $change } karty Kadetów i Fregaty w grze
       *[many] { $change } kart Kadetów i Fregaty w grze
    }
why-abilities =
    { $more ->
        [yes] zdolności na dalsze tury
       *[no] mniej zdolności na dalsze tury
    }
why-orders_played =
    { $n ->
        [one] { $change } zagrany Rozkaz
        [few] { $change } zagrane Rozkazy
       *[many] { $change } zagranych Rozkazów
    }
why-rank =
    { $n ->
        [one] { $change } Ranga Kapitana
        [few] { $change } Rangi Kapitana
       *[many] { $change } Rang Kapitana
    }
why-rank_early =
    { $more ->
        [yes] wcześnie wyższa Ranga
       *[no] na długo niższa Ranga
    }
why-hand =
    { $more ->
        [yes] więcej kart Operacji na ręce
       *[no] mniej kart Operacji na ręce
    }
why-resources =
    { $more ->
        [yes] więcej Zasobów na koniec
       *[no] mniej Zasobów na koniec
    }
why-stock =
    { $more ->
        [yes] więcej Zasobów do wydania
       *[no] mniej Zasobów do wydania
    }
why-variety =
    { $more ->
        [yes] więcej rodzajów Zasobów
       *[no] mniej rodzajów Zasobów
    }
why-intel_data = Dane Zwiadu { $change }
why-void_trace = Ślad Pustki { $change }
why-own_corruption = Spaczenie na planszy Fregaty { $change }
why-corruption_early =
    { $more ->
        [yes] Przedziały zablokowane na długo
       *[no] Przedziały znów wolne
    }
why-personal_agenda =
    { $more ->
        [yes] bliżej Agendy Osobistej
       *[no] dalej od Agendy Osobistej
    }
why-fleet_agenda =
    { $more ->
        [yes] bliżej Agendy Floty
       *[no] dalej od Agendy Floty
    }
why-tactics = Taktyka { $change }
why-tactics_reward =
    { $more ->
        [yes] bliżej nagród toru Taktyk
       *[no] dalej od nagród toru Taktyk
    }
why-turn_order =
    { $more ->
        [yes] później w kolejności tur
       *[no] wcześniej w kolejności tur
    }
