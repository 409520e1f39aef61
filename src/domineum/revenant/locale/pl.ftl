# Nazwy, które nie pochodzą z treści.
resource-material = Materiał
resource-energy = Energia
resource-science = Nauka
resource-neutronium = Neutronium
type-frigate = Fregata
type-revenant = Widmo
type-reinforce = Widmo: Wzmocnienie
type-hypercharge = Widmo: Hipernapęd
type-emergency = pole Akcji Awaryjnej
type-cadet = Kadet
type-order = Rozkaz
ship-frigate = Fregata
crew-captain = Kapitan
crew-cadet-1 = pierwszy Kadet
crew-cadet-2 = drugi Kadet
side-upper = górna opcja
side-lower = dolna opcja
card-name = { $card }
card-list = { $left }, { $right }
extra-any = dowolna
house-any = dowolny Ród
house-house_here = Ród ze statkiem w twoim Sektorze
house-boarded_house = Ród odwiedzonego statku
house-card_house = Ród z karty
house-deployed_house = Ród rozmieszczonego statku
house-lowest = Ród na twoim najniższym torze
house-weak_house = Ród o Potędze 2 lub mniej
house-most_power = Ród o największej Potędze
house-least_power = Ród o najmniejszej Potędze
which-any = statek Rodu
which-no_arkship = Myśliwiec, Statek Desantowy lub Prom
which-shuttle = Prom
which-most_power = Ród o największej Potędze
which-least_power = Ród o najmniejszej Potędze
which-highest = twój najwyższy tor
where-own = w twoim Sektorze
where-adjacent = w twoim Sektorze lub sąsiednim
where-any = w jednym dowolnym Sektorze
where-any_split = w dowolnych Sektorach
where-own_frigate = w Sektorze twojej Fregaty
source-either = z planszy Fregaty lub ze statku Rodu
source-frigate_board = z planszy Fregaty
source-house_ship = ze statku Rodu
sectors-rift_sectors = w każdym Sektorze ze Szczeliną
sectors-all = w każdym zewnętrznym Sektorze
kind-arkship = Arka
kind-fighter = Myśliwiec
kind-dropship = Statek Desantowy
kind-shuttle = Prom
kind-any = dowolny Zasób
kind-material = Materiał
kind-energy = Energia
kind-science = Nauka
kind-neutronium = Neutronium
trigger-crew_action = Akcja Załogi
trigger-attack = Atak
trigger-maneuver = Manewr
trigger-arkship_effect = efekt Arki
trigger-planet_effect = efekt Planety
trigger-supply = Zaopatrzenie
trigger-extraction = Wydobycie
trigger-activation = Aktywacja
trigger-play_operation = zagranie karty Operacji
trigger-control_corruption = kontrola Spaczenia
trigger-receive_corruption = otrzymanie Spaczenia
trigger-gain_hidden_influence = zyskanie Ukrytego Wpływu
trigger-deploy = rozmieszczenie statku Rodu
trigger-promotion = Awans
trigger-revenant_action = akcja na Widmie
trigger-reinforce = Wzmocnienie
trigger-hypercharge = Hipernapęd
trigger-emergency_action = Akcja Awaryjna
timing-during = W trakcie
timing-after = Po
ability = { $timing }: { $trigger }. { $effect }
ability-if = { $timing }: { $trigger }, jeśli { $condition }. { $effect }

# Pytania.
ask-revenant-ability = { $timing }: { $trigger }. Której zdolności używasz?
ask-revenant-affiliation = Którą premię Powiązania wybierasz?
ask-revenant-agenda = Zatrzymaj jedną z dwóch Agend Osobistych.
ask-revenant-arkship = Którą opcję Arki rozpatrujesz?
ask-revenant-attach = Do którego Kadeta dołączasz kartę?
ask-revenant-board = Na który statek wchodzisz?
ask-revenant-captain = Wybierz Kapitana.
ask-revenant-careful = Którym statkiem ruszasz z ostrożnością? { $n ->
    [one] Został jeden ruch.
    [few] Zostały { $n } ruchy.
   *[many] Zostało { $n } ruchów.
}
ask-revenant-careful-to = Dokąd leci statek?
ask-revenant-cleanse = Oczyszczenie: jak płacisz?
ask-revenant-colonies = Którą Kolonię usuwasz z gry?
ask-revenant-control = Które Spaczenie kontrolujesz?
ask-revenant-copy-arkship = Którą Arkę kopiujesz?
ask-revenant-copy-planet = Którą Planetę kopiujesz?
ask-revenant-corruption = Który Przedział zostaje Spaczony?
ask-revenant-crew = Kogo wysyłasz?
ask-revenant-damage = Sektor { $sector }: który statek otrzymuje Uszkodzenie? { $n ->
    [one] Zostało jedno.
    [few] Zostały { $n }.
   *[many] Zostało { $n }.
}
ask-revenant-deploy = Który statek rozmieszczasz?
ask-revenant-deploy-to = W którym Sektorze go rozmieszczasz?
ask-revenant-destroy = Gdzie niszczysz statek Zrodzonego z Pustki? { $n ->
    [one] Został jeden.
    [few] Zostały { $n }.
   *[many] Zostało { $n }.
}
ask-revenant-discard = Którą kartę Operacji odrzucasz?
ask-revenant-discount = Czego nie musisz płacić?
ask-revenant-draw = Jakie karty Operacji dobierasz? { $n ->
    [one] Jedna karta.
    [few] { $n } karty.
   *[many] { $n } kart.
}
ask-revenant-effect = Co rozpatrujesz?
ask-revenant-emergency = Zasób czy Taktyka?
ask-revenant-end = Koniec twojej tury.
ask-revenant-extra = Którą Akcję Dodatkową wykonujesz?
ask-revenant-first-house = Z którym Rodem zaczynasz?
ask-revenant-fly = Manewr czy Atak?
ask-revenant-frigate = Walczysz czy lądujesz Fregatą?
ask-revenant-frigate-board = Wybierz planszę Fregaty.
ask-revenant-gain = Który Zasób zyskujesz?
ask-revenant-give-up = Którą kartę Ukrytego Wpływu odrzucasz?
ask-revenant-house = Kilka Rodów jest równych: o który chodzi?
ask-revenant-hypercharge = Którą odkrytą kartę wybierasz?
ask-revenant-influence = Na którym torze Wpływu awansujesz?
ask-revenant-intel = Bierzesz trzecie Dane Wywiadu? Wszystkie trzy zmienią się w Ukryty Wpływ.
ask-revenant-keep = Którą kartę Ukrytego Wpływu zatrzymujesz?
ask-revenant-land = Lądujesz na Planecie?
ask-revenant-leave = Który Zasób zostaje w Spaczonym Przedziale?
ask-revenant-lose = Który Zasób tracisz?
ask-revenant-lose-influence = Na którym torze się cofasz?
ask-revenant-maneuver = Dokąd leci statek?
ask-revenant-move-frigate = Dokąd leci twoja Fregata?
ask-revenant-mulligan = Wymieniasz kartę?
ask-revenant-planet = Którą opcję Planety { $planet } rozpatrujesz?
ask-revenant-play = Którą kartę Operacji zagrywasz?
ask-revenant-protect = Który efekt zakrywasz?
ask-revenant-push = Dokąd spychasz statek Zrodzonego z Pustki? { $n ->
    [one] Został jeden.
    [few] Zostały { $n }.
   *[many] Zostało { $n }.
}
ask-revenant-repair = Z którego statku usuwasz Uszkodzenie? { $n ->
    [one] Zostało jedno.
    [few] Zostały { $n }.
   *[many] Zostało { $n }.
}
ask-revenant-replay = Który Rozkaz rozpatrujesz ponownie?
ask-revenant-rift = Którą Szczelinę zamykasz?
ask-revenant-room = Brak miejsca na: { $resource }. Co odrzucasz?
ask-revenant-shield = Gdzie umieszczasz Tarcze? { $n ->
    [one] Została jedna.
    [few] Zostały { $n }.
   *[many] Zostało { $n }.
}
ask-revenant-shift = Które Spaczenie przenosisz na statek Rodu?
ask-revenant-shift-to = Na który statek Rodu?
ask-revenant-shuttle = Który Prom trafia na kartę Skanera?
ask-revenant-spend = Który Zasób wydajesz?
ask-revenant-spread = Sektor { $sector }: który statek zostaje Spaczony?
ask-revenant-strike = Zadajesz kolejne Uszkodzenie?
ask-revenant-swap = Wymieniasz kartę Ukrytego Wpływu?
ask-revenant-swerve = Zwrot?
ask-revenant-trade-for = Brakuje zasobu: { $resource }. Którą kartę Ukrytego Wpływu za niego odrzucasz?

# Opcje.
option-advance = { $house }
option-agenda = { $agenda }: { $text }
option-aim = Sektor { $sector }
option-arkship = { $option }: { $text }
option-assault = Manewr i Atak
option-attach = Kadet { $cadet }
option-attack = Atak
option-board = { $type } { $house }
option-board-frigate = { $type }
option-board-reinforce = { $type }
option-board-hypercharge = { $type }
option-board-emergency = { $type }
option-captain = { $captain }
option-charge = { $offer }
option-cheaper = Zapłać o 1 Zasób mniej
option-close = Zamknij Szczelinę w Sektorze { $sector }
option-confirm = Zakończ turę
option-control = Twój Przedział { $compartment }
option-control-ship = { $type } { $house }
option-copy = Arka { $house }
option-corrupt = Przedział { $compartment }
option-cover = { $failure }: { $effect ->
    [1] górny efekt
   *[2] dolny efekt
}
option-damage = { $type } { $house }
option-deploy = { $type } { $house }
option-descend = Manewr i lądowanie
option-discard = { $card }
option-draw = Kadet: { $cadet }, Fregata: { $frigate }, Rozkaz: { $order }
option-drop = Odrzuć: { $resource }
option-extra = { $extra }
option-forgo = Zrezygnuj
option-frigate = { $frigate }
option-give-up = { $house }
option-house = { $house }
option-into = Sektor { $sector }
option-keep = { $house }
option-land = Wyląduj
option-leave = { $resource }
option-move = Sektor { $sector }
option-planet = Planeta w Sektorze { $sector }
option-play = { $card }
option-push = Sektor { $sector }
option-remove = { $colony }
option-repair = { $type } { $house }
option-repair-revenant = Widmo
option-replace = Wymień: { $card }
option-replay = { $card }
option-resource = Zasób
option-retreat = { $house }
option-save = { $resource }
option-second = Zagraj drugą kartę
option-send = { $crew }
option-shield = Sektor { $sector }
option-shift = Twój Przedział { $compartment }
option-ship = { $type } { $house }
option-side = { $side }: { $text }
option-spend = { $resource }
option-stay = Zostań
option-stop = Przestań
option-store = Weź je
option-strike = Zadaj kolejne Uszkodzenie
option-swap = Wymień kartę
option-swerve = Sektor { $sector }
option-tactics = Taktyka
option-taint = { $type } { $house }
option-take = { $resource }
option-trade = Odrzuć Ukryty Wpływ za Zasób
option-use = { $card }: { $text }
option-with-card = Odrzuć kartę Operacji
option-with-energy = Wydaj 1 Energię

# Dlaczego coś nie jest możliwe.
blocked-corruption = Wszystkie twoje pola Spaczenia są zajęte.
blocked-cost = Nie możesz zapłacić kosztu.
blocked-covered = Spaczenie zakrywa tę Akcję Dodatkową.
blocked-no-place = Nie ma już miejsca na tę kartę.
blocked-no-voidborn = W Sektorze nie ma statku Zrodzonego z Pustki.
blocked-full = Sektor jest pełny.
blocked-danger = Statek skończyłby wśród większej liczby statków Zrodzonych z Pustki niż na początku.
blocked-inner = Statek nie mógłby już opuścić wewnętrznego Sektora.
blocked-token = Leży tam już żeton Ochrony Widma.
blocked-core = Tego efektu Awarii Rdzenia nie można zakryć.
blocked-occupied = Ktoś już tam jest.
blocked-shuttle = Na Prom nie można wejść.

# Co się dzieje.
event-ability = Miejsce { $player } używa zdolności: { $card } ({ $trigger }).
event-agenda = Miejsce { $player } zatrzymuje Agendę Osobistą.
event-agenda-own = Zatrzymujesz: { $agenda }.
event-ambassador = Ambasador wchodzi na statek: { $ship }.
event-ambassador-landed = Ambasador ląduje na Planecie { $planet } w Sektorze { $sector }; jej Dane Wywiadu zostają odrzucone.
event-arkship = Miejsce { $player } rozpatruje: { $option }.
event-arrived = Do Sektora { $sector } przybywa: { $ship }.
event-blocked = Tarcze anulują Uszkodzenia: { $n }.
event-boarded = Miejsce { $player } wysyła ({ $crew }): { $type } { $house }.
event-boarded-other = Miejsce { $player } wysyła ({ $crew }): { $type }.
event-captain = Miejsce { $player } gra Kapitanem: { $captain }.
event-closed = Miejsce { $player } zamyka Szczelinę w Sektorze { $sector }.
event-colonies = Miejsce { $player } usuwa Kolonie z gry: { $n }.
event-controlled = Miejsce { $player } kontroluje Spaczenie w Przedziale { $compartment }.
event-controlled-ship = Miejsce { $player } kontroluje Spaczenie na statku: { $ship }.
event-copied-arkship = Miejsce { $player } kopiuje Arkę Rodu { $house }.
event-copied-frigate = Miejsce { $player } kopiuje własną Fregatę.
event-copied-planet = Miejsce { $player } kopiuje Planetę: { $planet }.
event-corrupted = Miejsce { $player } otrzymuje Spaczenie w Przedziale { $compartment }.
event-corrupted-ships = Spaczenie ogarnia statki: { $type }.
event-council = Rada zwraca się ku Rodowi { $house }.
event-covered = Miejsce { $player } zakrywa { $effect ->
    [1] górny
   *[2] dolny
} efekt Awarii: { $failure }.
event-cycle = Zaczyna się Cykl { $cycle }.
event-damaged = 1 Uszkodzenie otrzymuje: { $ship }.
event-damaged-revenant = Uszkodzenia Widma: { $n }.
event-deployed = Miejsce { $player } rozmieszcza w Sektorze { $sector }: { $ship }.
event-destroyed = Zniszczony statek: { $ship }.
event-destroyed-voidborn = Miejsce { $player } niszczy statek Zrodzonego z Pustki w Sektorze { $sector }.
event-discarded = Miejsce { $player } odrzuca { $n } × { $resource }.
event-drew = Miejsce { $player } dobiera { $n ->
    [one] kartę Operacji
    [few] { $n } karty Operacji
   *[many] { $n } kart Operacji
}.
event-drew-own = Dobierasz: { $cards }.
event-dropped = Miejsce { $player } odrzuca kartę Operacji ({ $type }).
event-dropped-own = Odrzucasz: { $card }.
event-extra = Miejsce { $player } wykonuje Akcję Dodatkową: { $extra }.
event-failure = Awaria Widma: { $failure }.
event-frigate = Miejsce { $player } bierze planszę Fregaty: { $frigate }.
event-found = W Sektorze { $sector } pojawia się Planeta { $planet } z Danymi Wywiadu.
event-gained = Miejsce { $player } zyskuje { $n } × { $resource }.
event-gave-up = Miejsce { $player } odrzuca kartę Ukrytego Wpływu.
event-gave-up-own = Odrzucasz Ukryty Wpływ: { $house }.
event-hidden = Miejsce { $player } zyskuje Ukryty Wpływ, wybór z { $n ->
    [one] jednej karty
    [few] { $n } kart
   *[many] { $n } kart
}.
event-hidden-own = Zatrzymujesz Ukryty Wpływ: { $house }.
event-hypercharged = Miejsce { $player } uruchamia Hipernapęd: { $offer }.
event-influence = Miejsce { $player } awansuje na pole { $space } toru Rodu { $house }.
event-intel = Miejsce { $player } zyskuje Dane Wywiadu.
event-jumped = Flota skacze: { $offer }.
event-landed = Miejsce { $player } ląduje na Planecie { $planet } w Sektorze { $sector }.
event-lost-influence = Miejsce { $player } cofa się na torze Rodu { $house }.
event-lost-intel = Miejsce { $player } traci Dane Wywiadu.
event-lost-tactics = Miejsce { $player } cofa się na pole { $space } toru Taktyk.
event-moved = Do Sektora { $sector } leci: { $ship }.
event-no-cubes = Wszystkie Dane Wywiadu znikają z Planet.
event-no-shields = Wszystkie Tarcze znikają.
event-offer = { $n ->
    [one] Odkryto nową kartę.
    [few] Odkryto { $n } nowe karty.
   *[many] Odkryto { $n } nowych kart.
}
event-passenger = Na karcie Skanera czeka: { $ship }.
event-penalty = Miejsce { $player } może stracić Prestiż na końcu: { $n }.
event-planet = Miejsce { $player } rozpatruje ({ $side }): { $planet }.
event-played = Miejsce { $player } zagrywa: { $card }.
event-power = Potęga Rodu { $house } zmienia się na końcu o { $n }.
event-pushed = Miejsce { $player } spycha statek Zrodzonego z Pustki do Sektora { $sector }.
event-rank = Kapitan miejsca { $player } ma Rangę { $rank }.
event-recovery = Załogi wracają. Nowa kolejność: { $order }.
event-refilled = Nowe Dane Wywiadu leżą na Planecie { $planet } w Sektorze { $sector }.
event-repaired = Miejsce { $player } usuwa Uszkodzenie: { $ship }.
event-repaired-revenant = Miejsce { $player } usuwa Uszkodzenie z Widma.
event-replayed = Miejsce { $player } rozpatruje ponownie: { $card }.
event-reset = Tor Taktyk zostaje zresetowany.
event-revealed-failure = Grozi nowa Awaria: { $failure }.
event-reward = Miejsce { $player } bierze nagrodę z pola { $space } toru Rodu { $house }.
event-rift = W Sektorze { $sector } otwiera się Szczelina.
event-rival = Rywal realizuje Plan { $plan }, Ród { $house }.
event-rival-boards = Rywal wchodzi na statek: { $ship }.
event-rolled = Szczelina w Sektorze { $sector }: statki Zrodzonych z Pustki { $n }, obok { $left } i { $right }.
event-scored = Miejsce { $player } ma Prestiż: { $n }.
event-set-aside = Żaden statek nie jest wolny; Ambasador zostaje odłożony.
event-shielded = Miejsce { $player } umieszcza w Sektorze { $sector } { $n ->
    [one] Tarczę
    [few] { $n } Tarcze
   *[many] { $n } Tarcz
}.
event-shifted = Miejsce { $player } przenosi Spaczenie na statek: { $ship }.
event-skirmish = Starcie w Sektorze { $sector }, Uszkodzenia: { $n }. Przydziela miejsce { $player }.
event-slot = Miejsce { $player } zyskuje premię pola { $slot }.
event-spent = Miejsce { $player } wydaje { $n } × { $resource }.
event-tactics = Miejsce { $player } zyskuje Taktykę ({ $n }) i stoi na polu { $space }.
event-tainted = Spaczony statek: { $ship }.
event-trace = Ślad Pustki miejsca { $player } jest pełny.
event-voidborn = Do Sektora { $sector } przybywają statki Zrodzonych z Pustki: { $n }.
end-revenant = Ucieczka dobiegła końca.
end-solo = { $rating }: Prestiż { $own } do { $rival }.

# Efekty.
effect-gain = zyskaj { $what }
gain-and = { $left } i { $right }
gain-material = { $n ->
    [one] 1 Materiał
    [few] { $n } Materiały
   *[many] { $n } Materiałów
}
gain-energy = { $n ->
    [one] 1 Energię
    [few] { $n } Energie
   *[many] { $n } Energii
}
gain-science = { $n ->
    [one] 1 Naukę
    [few] { $n } Nauki
   *[many] { $n } Nauk
}
gain-neutronium = { $n } Neutronium
gain-any-resource = { $n ->
    [one] 1 dowolny Zasób
    [few] { $n } dowolne Zasoby
   *[many] { $n } dowolnych Zasobów
}
effect-gain-tactics = zyskaj { $n ->
    [one] 1 Taktykę
    [few] { $n } Taktyki
   *[many] { $n } Taktyk
}
effect-gain-intel-data = zyskaj Dane Wywiadu ({ $n })
effect-gain-hidden-influence = zyskaj Ukryty Wpływ
effect-gain-influence = zyskaj 1 Wpływ: { $house }
effect-draw-operation = dobierz { $n ->
    [one] 1 kartę Operacji
    [few] { $n } karty Operacji
   *[many] { $n } kart Operacji
}
effect-draw-operation-keep = dobierz { $n ->
    [one] 1 kartę Operacji
    [few] { $n } karty Operacji
   *[many] { $n } kart Operacji
} i zatrzymaj { $keep }
effect-play-operation = zagraj kartę Operacji
effect-play-operation-less = zagraj kartę Operacji o { $less ->
    [one] 1 Zasób taniej
    [few] { $less } Zasoby taniej
   *[many] { $less } Zasobów taniej
}
effect-control-corruption = kontroluj Spaczenie ({ $n }) { $source }
effect-shift-corruption = przenieś Spaczenie ({ $n }) z planszy Fregaty na statek Rodu { $where }
effect-skip-corruption = nie otrzymujesz Spaczenia w kroku 4
effect-place-shield = umieść { $n ->
    [one] 1 Tarczę
    [few] { $n } Tarcze
   *[many] { $n } Tarcz
} { $where }
effect-remove-damage = usuń { $n ->
    [one] 1 Uszkodzenie
    [few] { $n } Uszkodzenia
   *[many] { $n } Uszkodzeń
} { $where }
effect-destroy-voidborn = zniszcz { $n ->
    [one] 1 statek Zrodzonego z Pustki
    [few] { $n } statki Zrodzonych z Pustki
   *[many] { $n } statków Zrodzonych z Pustki
} { $where }
effect-push-voidborn = zepchnij { $n ->
    [one] 1 statek Zrodzonego z Pustki
    [few] { $n } statki Zrodzonych z Pustki
   *[many] { $n } statków Zrodzonych z Pustki
}, które są { $where }
effect-remove-rift = usuń { $n ->
    [one] 1 Szczelinę
    [few] { $n } Szczeliny
   *[many] { $n } Szczelin
} { $where }
effect-extra-damage = { $number ->
    [one] 1 Uszkodzenie więcej
    [few] { $number } Uszkodzenia więcej
   *[many] { $number } Uszkodzeń więcej
}
effect-extra-step = { $number ->
    [one] 1 ruch więcej
    [few] { $number } ruchy więcej
   *[many] { $number } ruchów więcej
}
effect-discount = zapłać o { $number ->
    [one] 1 Zasób mniej
    [few] { $number } Zasoby mniej
   *[many] { $number } Zasobów mniej
}
effect-extra-draw = dobierz do wyboru { $number ->
    [one] 1 kartę więcej
    [few] { $number } karty więcej
   *[many] { $number } kart więcej
}
effect-careful-move = wykonaj { $n ->
    [one] 1 ruch z ostrożnością
    [few] { $n } ruchy z ostrożnością
   *[many] { $n } ruchów z ostrożnością
}
effect-move-frigate = rusz Fregatą o maksymalnie { $n ->
    [one] 1 Sektor
    [few] { $n } Sektory
   *[many] { $n } Sektorów
}
effect-deploy = rozmieść { $where }: { $which }
effect-resolve-other-option = rozpatrz także drugą opcję
effect-resolve-planet = rozpatrz Planetę ({ $n }) { $where }
effect-copy-own-frigate = skopiuj własną Fregatę
effect-copy-occupied-planet = skopiuj zajętą Planetę
effect-copy-other-occupied-arkship = skopiuj inną, zajętą Arkę
effect-increase-rank = zwiększ Rangę Kapitana o { $n }
effect-extra-action = wykonaj Akcję Dodatkową: { $extra }
effect-swap-hidden-influence = wymień { $n ->
    [one] 1 kartę Ukrytego Wpływu
    [few] { $n } karty Ukrytego Wpływu
   *[many] { $n } kart Ukrytego Wpływu
}
effect-replay-order = rozpatrz ponownie inny Rozkaz
effect-place-protection-token = połóż żeton Ochrony Widma
effect-discard-colony = odrzuć { $n ->
    [one] 1 kartę Kolonii
    [few] { $n } karty Kolonii
   *[many] { $n } kart Kolonii
}
effect-choose-shuttle = wybierz Prom
effect-when = jeśli { $condition }: { $then }
effect-when-else = jeśli { $condition }: { $then }, w przeciwnym razie { $otherwise }
effect-by-tactics = od { $space } na torze Taktyk: { $then }
effect-damage-each = { $n ->
    [one] 1 Uszkodzenie
    [few] { $n } Uszkodzenia
   *[many] { $n } Uszkodzeń
} na każdym statku: { $kind }
effect-damage-house = { $n ->
    [one] 1 Uszkodzenie
    [few] { $n } Uszkodzenia
   *[many] { $n } Uszkodzeń
} na każdym statku: { $which }
effect-corrupt-each = 1 Spaczenie na każdym statku ({ $kind }) { $sectors }
effect-add-voidborn = { $n ->
    [one] 1 statek Zrodzonego z Pustki
    [few] { $n } statki Zrodzonych z Pustki
   *[many] { $n } statków Zrodzonych z Pustki
} { $sectors }
effect-remove-all-shields = usuń wszystkie Tarcze
effect-remove-planet-intel = usuń wszystkie Dane Wywiadu z Planet
effect-each-player = każdy gracz: { $loss }
effect-power-modifier = Potęga { $n } na końcu: { $house }
effect-lose-resources = tracisz { $n } × { $kind }
effect-lose-tactics = tracisz { $n ->
    [one] 1 Taktykę
    [few] { $n } Taktyki
   *[many] { $n } Taktyk
}
effect-lose-operation = odrzucasz { $n ->
    [one] 1 kartę Operacji
    [few] { $n } karty Operacji
   *[many] { $n } kart Operacji
}
effect-lose-hidden-influence = odrzucasz { $n ->
    [one] 1 kartę Ukrytego Wpływu
    [few] { $n } karty Ukrytego Wpływu
   *[many] { $n } kart Ukrytego Wpływu
}
effect-lose-intel = tracisz Dane Wywiadu ({ $n })
effect-lose-influence = tracisz 1 Wpływ: { $which }
effect-take-corruption = otrzymujesz Spaczenie ({ $n }), a bez wolnego pola: { $otherwise }
effect-prestige-loss = tracisz na końcu Prestiż ({ $number }), chyba że masz: { $unless }

# Koszty i liczniki.
cost-and = { $left } i { $right }
cost-nothing = nic
cost-material = { $n ->
    [one] 1 Materiał
    [few] { $n } Materiały
   *[many] { $n } Materiałów
}
cost-energy = { $n ->
    [one] 1 Energię
    [few] { $n } Energie
   *[many] { $n } Energii
}
cost-science = { $n ->
    [one] 1 Naukę
    [few] { $n } Nauki
   *[many] { $n } Nauk
}
cost-neutronium = { $n } Neutronium
cost-any-resource = { $n ->
    [one] 1 dowolny Zasób
    [few] { $n } dowolne Zasoby
   *[many] { $n } dowolnych Zasobów
}
cost-discard-operation = { $n ->
    [one] 1 kartę Operacji z ręki
    [few] { $n } karty Operacji z ręki
   *[many] { $n } kart Operacji z ręki
}
cost-discard-hidden-influence = { $n ->
    [one] 1 kartę Ukrytego Wpływu z ręki
    [few] { $n } karty Ukrytego Wpływu z ręki
   *[many] { $n } kart Ukrytego Wpływu z ręki
}
cost-receive-corruption = otrzymane Spaczenie ({ $n })
count-destroyed-this-turn = każdy statek Zrodzonych z Pustki zniszczony w tej turze (do { $max })
count-cadet-card = każdą kartę Kadeta w grze (do { $max })
count-frigate-card = każdą kartę Fregaty w grze (do { $max })
count-order-card = każdy wcześniej zagrany Rozkaz (do { $max })
count-rank = każdą Rangę Kapitana (do { $max })
count-house-ship-here = każdy statek Rodu w twoim Sektorze (do { $max })
count-planet-adjacent = każdą Planetę w twoim Sektorze i sąsiednich (do { $max })
count-house-at-3 = każdy Ród, w którym masz co najmniej 3 Wpływu (do { $max })

# Warunki i wymagania.
condition-tactics-at-least = masz co najmniej { $n } na torze Taktyk
condition-tactics-at-most = masz najwyżej { $n } na torze Taktyk
condition-rank-at-least = Kapitan ma Rangę { $n } lub wyższą
condition-boarded = twój statek to { $n ->
    [arkship] Arka
    [fighter] Myśliwiec
    [dropship] Statek Desantowy
    [frigate] Fregata
   *[revenant] Widmo
}
condition-boarded-house = twój statek należy do: { $house }
condition-boarded-corrupted = twój statek jest Spaczony
condition-corrupted-option = to była Spaczona opcja
condition-own-corruption-at-least = masz na planszy Fregaty co najmniej { $n } Spaczenia
condition-own-corruption-at-most = masz na planszy Fregaty najwyżej { $n } Spaczenia
condition-voidborn-here-at-least = w twoim Sektorze są co najmniej { $n } statki Zrodzonych z Pustki
condition-voidborn-here-at-most = w twoim Sektorze jest najwyżej { $n } statków Zrodzonych z Pustki
condition-destroyed-this-turn = liczba statków zniszczonych przez ciebie w tej turze to co najmniej { $n }
condition-moved-at-least = statek wykonał co najmniej { $n } ruchy
condition-rift-here = w twoim Sektorze jest Szczelina
condition-planet-here = w twoim Sektorze jest Planeta
condition-own-frigate-here = w twoim Sektorze jest twoja Fregata
condition-other-frigate-here = w twoim Sektorze jest inna Fregata
condition-hand-at-most = masz na ręce najwyżej { $n } karty Operacji
condition-resources-at-most = masz najwyżej { $n } dostępne Zasoby
condition-card-type = to karta typu { $n ->
    [cadet] Kadet
    [frigate] Fregata
   *[order] Rozkaz
}
condition-influence-lead = prowadzisz na torze Rodu odwiedzonego statku
condition-influence-behind = ktoś cię wyprzedza na torze Rodu odwiedzonego statku
requirement-and = { $left } i { $right }
requirement-rank-at-least = Ranga { $n }
requirement-cadet-cards = { $n ->
    [one] 1 karta Kadeta
    [few] { $n } karty Kadetów
   *[many] { $n } kart Kadetów
}
requirement-frigate-cards = { $n ->
    [one] 1 karta Fregaty
    [few] { $n } karty Fregaty
   *[many] { $n } kart Fregaty
}
requirement-order-cards = { $n ->
    [one] 1 Rozkaz
    [few] { $n } Rozkazy
   *[many] { $n } Rozkazów
}
requirement-tactics-at-least = { $n } na torze Taktyk
requirement-resources-at-least = Zasoby: { $n }
requirement-each-resource-at-least = każdy Zasób: { $n }
requirement-own-corruption-at-most = najwyżej { $n } Spaczenia
requirement-hidden-influence-at-least = karty Ukrytego Wpływu: { $n }
requirement-void-trace-and-intel-at-least = Ślad Pustki i Dane Wywiadu: { $n }
requirement-tracks = tory Wpływu na polu { $at } lub wyżej: { $n }
requirement-ships-on-board = statki na planszy, co najmniej { $few }: { $n ->
    [arkship] Arki
    [fighter] Myśliwce
    [dropship] Statki Desantowe
   *[shuttle] Promy
}
