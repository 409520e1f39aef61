# Czym są boty.
bot-random = wybiera losowo
bot-cadet = planuje turę jednym rzutem oka; natychmiast
bot-captain = planuje całą turę; do sekundy na turę
bot-admiral = planuje naprzód, losując to, czego nie może znać; 3 sekundy na turę (admiral@5: 5)

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
why-nothing = { $now }: nic lepszego się nie znalazło
why-plan = { $now }: { $gains }
why-plan-then = { $now }, potem { $does }: { $gains }
why-and = { $left }, { $right }

# Co daje plan, po jednej wiadomości na każdą cechę: { $change } ze znakiem, { $n } bez znaku,
# { $more } mówi, czy rośnie.
why-influence = Wpływ { $change }
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
why-active = Aktywna Siła Floty { $change }
why-deployed = Siła Floty na mapie { $change }
why-sectors =
    { $n ->
        [one] { $change } Sektor
        [few] { $change } Sektory
       *[many] { $change } Sektorów
    }
why-pure_sectors =
    { $n ->
        [one] { $change } Czysty Sektor
        [few] { $change } Czyste Sektory
       *[many] { $change } Czystych Sektorów
    }
why-population = Populacja { $change }
why-guilds =
    { $n ->
        [one] { $change } Gildia
        [few] { $change } Gildie
       *[many] { $change } Gildii
    }
why-installations =
    { $n ->
        [one] { $change } Instalacja
        [few] { $change } Instalacje
       *[many] { $change } Instalacji
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
    { $n ->
        [one] { $change } żeton Handlu
        [few] { $change } żetony Handlu
       *[many] { $change } żetonów Handlu
    }
why-agenda_cards =
    { $n ->
        [one] { $change } Agenda na ręce
        [few] { $change } Agendy na ręce
       *[many] { $change } Agend na ręce
    }
why-agendas_in_play =
    { $n ->
        [one] { $change } Agenda w grze
        [few] { $change } Agendy w grze
       *[many] { $change } Agend w grze
    }
why-technologies =
    { $n ->
        [one] { $change } Technologia
        [few] { $change } Technologie
       *[many] { $change } Technologii
    }
why-improved =
    { $n ->
        [one] { $change } Ulepszona Technologia
        [few] { $change } Ulepszone Technologie
       *[many] { $change } Ulepszonych Technologii
    }
why-tracks =
    { $n ->
        [one] { $change } krok na torach Cywilizacji
        [few] { $change } kroki na torach Cywilizacji
       *[many] { $change } kroków na torach Cywilizacji
    }
why-tokens =
    { $n ->
        [one] { $change } żeton Nagrody lub Odzyskania
        [few] { $change } żetony Nagrody i Odzyskania
       *[many] { $change } żetonów Nagrody i Odzyskania
    }
why-focuses =
    { $n ->
        [one] { $change } karta Skupienia na ręce
        [few] { $change } karty Skupienia na ręce
       *[many] { $change } kart Skupienia na ręce
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
why-rival = Wpływ najsilniejszego rywala { $change }
why-voidborn = Wpływ Zrodzonego z Pustki { $change }
why-catastrophes =
    { $n ->
        [one] { $change } Katastrofa
        [few] { $change } Katastrofy
       *[many] { $change } Katastrof
    }
why-crisis_pieces =
    { $n ->
        [one] { $change } element na planszy Kryzysu
        [few] { $change } elementy na planszy Kryzysu
       *[many] { $change } elementów na planszy Kryzysu
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
why-intel_data = Dane Wywiadu { $change }
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
