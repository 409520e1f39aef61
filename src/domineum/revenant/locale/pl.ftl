# Nazwy, które nie pochodzą z treści.
the-seat = { $player ->
    [0] Gracz 1
    [1] Gracz 2
    [2] Gracz 3
    [3] Gracz 4
   *[other] { $player }
}
the-player = { the-seat }
the-sector = { $sector ->
    [a] A
    [b] B
    [c] C
    [d] D
   *[other] { $sector }
}
resource-material = Materiały
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
crew-cadet-1 = Kadet 1
crew-cadet-2 = Kadet 2
the-crew = { $crew ->
    [captain] Kapitana
    [cadet-1] Kadeta 1
   *[cadet-2] Kadeta 2
}
the-ship = { $type ->
    [arkship] Arkę
    [fighter] Myśliwiec
    [dropship] Statek Desantowy
   *[shuttle] Prom
} Rodu { $house }
on-the-ship = na { $type ->
    [arkship] Arce
    [fighter] Myśliwcu
    [dropship] Statku Desantowym
   *[shuttle] Promie
} Rodu { $house }
from-the-ship = { $type ->
    [arkship] z Arki
    [fighter] z Myśliwca
    [dropship] ze Statku Desantowego
   *[shuttle] z Promu
} Rodu { $house }
the-compartment = { $compartment ->
    [1] Oczyszczenia
    [2] Powiązania
    [3] Awansu
    [4] Aktywacji
   *[5] Zyskania Zasobu
}
of-resource = { $resource ->
    [material] Materiałów
    [energy] Energii
    [science] Nauki
   *[neutronium] Neutronium
}
some-resource = { $n ->
    [one] 1 jednostkę
    [few] { $n } jednostki
   *[many] { $n } jednostek
} { $resource ->
    [material] Materiałów
    [energy] Energii
    [science] Nauki
   *[neutronium] Neutronium
}
side-upper = górna opcja
side-lower = dolna opcja
card-name = { $card }
from-ship = { $type ->
    [arkship] Arka
    [fighter] Myśliwiec
    [dropship] Statek Desantowy
   *[shuttle] Prom
} Rodu { $house }
from-frigate = Twoja Fregata
from-reinforce = Widmo, Wzmocnienie
from-hypercharge = Widmo, Hipernapęd
from-emergency = Pole Akcji Awaryjnej
from-income = Nowe karty Operacji
from-influence = Zyskanie Wpływu
from-corruption = Otrzymanie Spaczenia
from-skirmish = Starcie
from-hyperjump = Skok
from-rift = Faza Szczeliny
from-option = { $option }
from-offer = { $offer }
from-planet = { $planet }
from-extra = { $extra }
from-failure = { $failure }
from-track = Tor Rodu { $house }, pole { $space }
from-slot = Pole { $slot }
card-list = { $left }, { $right }
extra-any = dowolna
house-any = dowolny Ród
house-house_here = Ród ze statkiem w twoim Sektorze
house-boarded_house = Ród statku, na który weszła twoja Załoga
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
kind-material = Materiały
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
when-triggered = { $timing ->
    [during] { during-trigger }
   *[after] { after-trigger }
}
during-trigger = W trakcie { $trigger ->
    [crew_action] Akcji Załogi
    [attack] Ataku
    [maneuver] Manewru
    [arkship_effect] efektu Arki
    [planet_effect] efektu Planety
    [supply] Zaopatrzenia
    [extraction] Wydobycia
    [activation] Aktywacji
    [play_operation] zagrywania karty Operacji
    [control_corruption] kontrolowania Spaczenia
    [receive_corruption] otrzymywania Spaczenia
    [gain_hidden_influence] zyskiwania Ukrytego Wpływu
    [deploy] rozmieszczania statku Rodu
    [promotion] Awansu
    [revenant_action] akcji na Widmie
    [reinforce] Wzmocnienia
    [hypercharge] Hipernapędu
   *[emergency_action] Akcji Awaryjnej
}
after-trigger = Po { $trigger ->
    [crew_action] Akcji Załogi
    [attack] Ataku
    [maneuver] Manewrze
    [arkship_effect] efekcie Arki
    [planet_effect] efekcie Planety
    [supply] Zaopatrzeniu
    [extraction] Wydobyciu
    [activation] Aktywacji
    [play_operation] zagraniu karty Operacji
    [control_corruption] skontrolowaniu Spaczenia
    [receive_corruption] otrzymaniu Spaczenia
    [gain_hidden_influence] zyskaniu Ukrytego Wpływu
    [deploy] rozmieszczeniu statku Rodu
    [promotion] Awansie
    [revenant_action] akcji na Widmie
    [reinforce] Wzmocnieniu
    [hypercharge] Hipernapędzie
   *[emergency_action] Akcji Awaryjnej
}
ability = { when-triggered }: { $effect }
ability-if = { when-triggered }, jeśli { $condition }: { $effect }

# Pytania.
ask-revenant-ability = { when-triggered }: której zdolności używasz?
ask-revenant-agenda = Zatrzymaj jedną z dwóch Agend Osobistych.
ask-revenant-arkship = Którą opcję rozpatrujesz?
ask-revenant-attach = Do którego Kadeta dołączasz kartę?
ask-revenant-board = Na który statek wchodzisz?
ask-revenant-captain = Wybierz Kapitana.
ask-revenant-careful = Który statek poruszasz z ostrożnością? { $n ->
    [one] Został jeden ruch.
    [few] Zostały { $n } ruchy.
   *[many] Zostało { $n } ruchów.
}
ask-revenant-careful-to = Dokąd leci statek?
ask-revenant-cleanse = Oczyszczenie: kontrolujesz jeszcze jedno Spaczenie?
ask-revenant-colonies = Którą Kolonię usuwasz z gry?
ask-revenant-control = Które Spaczenie kontrolujesz?
ask-revenant-copy-arkship = Którą Arkę kopiujesz?
ask-revenant-copy-planet = Którą Planetę kopiujesz?
ask-revenant-corruption = Który Przedział zostaje Spaczony?
ask-revenant-crew = Kogo wysyłasz na { $type ->
    [frigate] swoją Fregatę
    [reinforce] Widmo (Wzmocnienie)
    [hypercharge] Widmo (Hipernapęd)
    [emergency] pole Akcji Awaryjnej
   *[other] { the-ship }
}?
ask-revenant-damage = Który statek w Sektorze { $sector } otrzymuje Uszkodzenie? { $n ->
    [one] Zostało jedno.
    [few] Zostały { $n }.
   *[many] Zostało { $n }.
}
ask-revenant-deploy = Który statek rozmieszczasz?
ask-revenant-deploy-to = W którym Sektorze go rozmieszczasz?
ask-revenant-descend = Dokąd leci statek i czy ląduje?
ask-revenant-destroy = Gdzie niszczysz statek Zrodzonego z Pustki? { $n ->
    [one] Został jeden.
    [few] Zostały { $n }.
   *[many] Zostało { $n }.
}
ask-revenant-discard = Którą kartę Operacji odrzucasz?
ask-revenant-discount = Koszt jest niższy: czego nie płacisz?
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
ask-revenant-gain = Które Zasoby zyskujesz?
ask-revenant-give-up = Którą kartę Ukrytego Wpływu odrzucasz?
ask-revenant-house = Kilka Rodów remisuje: który wybierasz?
ask-revenant-hypercharge = Którą odkrytą kartę wybierasz?
ask-revenant-influence = Na którym torze Wpływu awansujesz?
ask-revenant-intel = Bierzesz trzecią kostkę Danych Zwiadu? Wszystkie trzy zmienią się w Ukryty Wpływ.
ask-revenant-keep = Którą kartę Ukrytego Wpływu zatrzymujesz?
ask-revenant-land = Lądujesz na Planecie?
ask-revenant-leave = Który Zasób zostaje w Spaczonym Przedziale?
ask-revenant-lose = Które Zasoby tracisz?
ask-revenant-lose-influence = Na którym torze Wpływu się cofasz?
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
ask-revenant-room = Brak miejsca na jednostkę { of-resource }. Co odrzucasz?
ask-revenant-shield = Gdzie umieszczasz Tarcze? { $n ->
    [one] Została jedna.
    [few] Zostały { $n }.
   *[many] Zostało { $n }.
}
ask-revenant-shift = Które Spaczenie przenosisz na statek Rodu?
ask-revenant-shift-to = Na który statek Rodu?
ask-revenant-shuttle = Który Prom trafia na kartę Skanera?
ask-revenant-spend = Które Zasoby wydajesz?
ask-revenant-spread = Który statek w Sektorze { $sector } zostaje Spaczony?
ask-revenant-strike = Atak: zadajesz kolejne Uszkodzenie?
ask-revenant-swap = Wymieniasz kartę Ukrytego Wpływu?
ask-revenant-swerve = Wykonujesz Zwrot?
ask-revenant-trade = Którą kartę Ukrytego Wpływu odrzucasz i za jaki Zasób?
ask-revenant-trade-for = Brakuje ci jednostki { of-resource }. Którą kartę Ukrytego Wpływu za nią odrzucasz?

# Opcje.
option-advance = Awansuj na torze Rodu { $house }
option-agenda = Zatrzymaj „{ $agenda }”: { $text }
option-aim = Zniszcz statek Zrodzonego z Pustki w Sektorze { the-sector }
option-arkship = { $option }: { $text }
option-assault = Wykonaj Manewr i Atak
option-attach = Dołącz ją do Kadeta { $cadet }
option-attack = Wykonaj Atak
option-board = Wejdź na { the-ship }
option-board-frigate = Wejdź na swoją Fregatę
option-board-frigate-with = Wyślij { the-crew } na swoją Fregatę
option-board-reinforce = Wejdź na Widmo: Wzmocnienie
option-board-hypercharge = Wejdź na Widmo: Hipernapęd
option-board-emergency = Zajmij pole Akcji Awaryjnej
option-board-emergency-with = Wyślij { the-crew } na pole Akcji Awaryjnej
option-captain = Wybierz: { $captain }
option-charge = Wybierz: { $offer }
option-close = Zamknij Szczelinę w Sektorze { the-sector }
option-confirm = Zakończ turę
option-control = Kontroluj Spaczenie w Przedziale { the-compartment }
option-control-ship = Kontroluj Spaczenie { on-the-ship }
option-copy = Skopiuj Arkę Rodu { $house }
option-corrupt = Spacz Przedział { the-compartment }: zablokowana Akcja Dodatkowa, o 2 pola Zasobów mniej, −2 punkty Prestiżu
option-cover = Zakryj { $effect ->
    [1] górny
   *[2] dolny
} efekt: { $failure }
option-damage = Uszkodź { the-ship }
option-deploy = Rozmieść { the-ship }
option-descend = Wykonaj Manewr i wyląduj
option-discard = Odrzuć: { $card }
option-draw = Dobierz { $what }
draw-cadet = { $n ->
    [one] 1 kartę Kadeta
    [few] { $n } karty Kadetów
   *[many] { $n } kart Kadetów
}
draw-frigate = { $n ->
    [one] 1 kartę Fregaty
    [few] { $n } karty Fregaty
   *[many] { $n } kart Fregaty
}
draw-order = { $n ->
    [one] 1 Rozkaz
    [few] { $n } Rozkazy
   *[many] { $n } Rozkazów
}
option-drop = Odrzuć 1 jednostkę { of-resource }
option-end = Zakończ turę bez Akcji Dodatkowej
option-exchange = Odrzuć Ukryty Wpływ Rodu { $house } za 1 jednostkę { of-resource }
option-extra = { $extra }
option-extra-cleanse = { $extra }: { $price ->
    [card] odrzuć kartę Operacji
   *[energy] wydaj 1 jednostkę Energii
}
option-extra-affiliation = { $extra }: { $bonus ->
    [cheaper] zagraj „{ $card }” o 1 jednostkę Zasobu taniej
    [second] zagraj „{ $card }”, a potem drugą kartę
   *[other] zagraj „{ $card }”
}
option-extra-gain-resource = { $extra }: 1 jednostka { of-resource }
option-forgo = Zrezygnuj
option-frigate = Wybierz: { $frigate }
option-give-up = Odrzuć Ukryty Wpływ Rodu { $house }
option-house = Wybierz Ród { $house }
option-into = Rozmieść go w Sektorze { the-sector }
option-keep = Zatrzymaj Ukryty Wpływ Rodu { $house }
option-land = Wyląduj na Planecie
option-leave = Zostaw tam 1 jednostkę { of-resource }
option-move = Leć do Sektora { the-sector }
option-planet = Wybierz Planetę w Sektorze { the-sector }
option-play = Zagraj: { $card }
option-push = Zepchnij go do Sektora { the-sector }
option-remove = Usuń: { $colony }
option-repair = Usuń Uszkodzenie { from-the-ship }
option-repair-revenant = Usuń Uszkodzenie z Widma
option-replace = Wymień: { $card }
option-replay = Rozpatrz ponownie: { $card }
option-retreat = Cofnij się na torze Rodu { $house }
option-save = Nie płać 1 jednostki { of-resource }
option-send = Wyślij { the-crew }
option-shield = Umieść { $n ->
    [one] Tarczę
    [few] { $n } Tarcze
   *[many] { $n } Tarcz
} w Sektorze { the-sector }
option-shift = Przenieś Spaczenie z Przedziału { the-compartment }
option-ship = Porusz { the-ship }
option-side = { $side ->
    [upper] Górna opcja
   *[lower] Dolna opcja
}: { $text }
option-spend = Wydaj 1 jednostkę { of-resource }
option-spend-all = Wydaj { $what }
option-stay = Zostań
option-stop = Przestań
option-store = Weź ją
option-strike = Zadaj kolejne Uszkodzenie
option-swap = Wymień kartę
option-swerve = Wykonaj Zwrot do Sektora { the-sector }
option-tactics = Zyskaj Taktykę
option-taint = Umieść Spaczenie { on-the-ship }
option-take = Zyskaj 1 jednostkę { of-resource }
option-take-all = Zyskaj { $what }
option-trade = Odrzuć Ukryty Wpływ, aby zyskać Zasób
corruption-comes = { $option } (Spaczenie: otrzymasz 1 Spaczenie)
trades-needed = { $option } ({ $n ->
    [one] wymaga odrzucenia karty Ukrytego Wpływu za brakujący Zasób
    [few] wymaga odrzucenia { $n } kart Ukrytego Wpływu za brakujące Zasoby
   *[many] wymaga odrzucenia { $n } kart Ukrytego Wpływu za brakujące Zasoby
})
option-use = Użyj zdolności „{ $card }”: { $text }

# Dlaczego coś nie jest możliwe.
blocked-corruption = Wszystkie twoje pola Spaczenia są zajęte.
blocked-cost = Nie możesz zapłacić kosztu.
blocked-lacking = Brakuje ci: { $what }.
blocked-lacking-some = Do zapłaty brakuje ci { $n ->
    [one] 1 jednostki Zasobu
    [few] { $n } jednostek Zasobów
   *[many] { $n } jednostek Zasobów
}.
blocked-no-corruption = Nie ma Spaczenia, które można kontrolować.
blocked-cleanse = Nie masz ani karty Operacji, ani jednostki Energii.
blocked-hand = Nie masz na ręce kart Operacji.
blocked-rank = Twój Kapitan ma już najwyższą Rangę.
blocked-activation = Żadna z twoich zdolności nie ma symbolu Aktywacji.
blocked-covered = Spaczenie zakrywa tę Akcję Dodatkową.
blocked-no-place = Nie ma już miejsca na tę kartę.
blocked-no-voidborn = W Sektorze nie ma statku Zrodzonego z Pustki.
blocked-full = Sektor jest pełny.
blocked-danger = Statek zakończyłby ruch wśród większej liczby statków Zrodzonego z Pustki, niż było ich na początku.
blocked-inner = Statek nie mógłby już opuścić wewnętrznego Sektora.
blocked-token = Leży tam już żeton Ochrony Widma.
blocked-core = Tego efektu Awarii Rdzenia nie można zakryć.
blocked-shields = Wszystkie 12 Tarcz jest na planszy.
blocked-tactics = Twój znacznik stoi na ostatnim polu toru Taktyk.
blocked-occupied = Ktoś już tam jest.
blocked-shuttle = Na Prom nie można wejść.

# Co się dzieje.
event-ability = { the-player } używa zdolności: { $card } ({ $trigger }).
event-agenda = { the-player } zatrzymuje Agendę Osobistą.
event-agenda-own = Zatrzymujesz „{ $agenda }”.
event-ambassador = Ambasador wchodzi na statek: { $ship }.
event-ambassador-landed = Ambasador ląduje na Planecie { $planet } w Sektorze { $sector }; jej Dane Zwiadu zostają odrzucone.
event-arkship = { the-player } rozpatruje opcję Arki: { $option }.
event-arrived = { $ship } przybywa do Sektora { $sector }.
event-blocked = Tarcze anulują { $n ->
    [one] 1 Uszkodzenie
    [few] { $n } Uszkodzenia
   *[many] { $n } Uszkodzeń
}.
event-boarded = { the-player } wysyła { the-crew } na { the-ship }.
event-boarded-other = { the-player } wysyła { the-crew } na { $type ->
    [frigate] Fregatę
    [reinforce] Widmo: Wzmocnienie
    [hypercharge] Widmo: Hipernapęd
   *[emergency] pole Akcji Awaryjnej
}.
event-captain = { the-seat } gra Kapitanem: { $captain }.
event-closed = { the-player } zamyka Szczelinę w Sektorze { $sector }.
event-chose-colony = { the-player } wybiera Kolonię: { $offer }.
event-colonies = { the-player } usuwa z gry { $n ->
    [one] 1 Kolonię
    [few] { $n } Kolonie
   *[many] { $n } Kolonii
}.
event-controlled = { the-player } kontroluje Spaczenie w Przedziale { the-compartment }.
event-controlled-ship = { the-player } kontroluje Spaczenie na statku: { $ship }.
event-copied-arkship = { the-player } kopiuje Arkę Rodu { $house }.
event-copied-frigate = { the-player } kopiuje własną Fregatę.
event-copied-planet = { the-player } kopiuje Planetę: { $planet }.
event-corrupted = { the-player } otrzymuje Spaczenie w Przedziale { the-compartment }.
event-council = Rada zwraca się ku Rodowi { $house }.
event-covered = { the-player } zakrywa { $effect ->
    [1] górny
   *[2] dolny
} efekt Awarii: { $failure }.
event-cycle = Zaczyna się Cykl { $cycle }.
event-damaged = { $ship } otrzymuje 1 Uszkodzenie.
event-damaged-revenant = Widmo ma { $n ->
    [one] 1 Uszkodzenie
    [few] { $n } Uszkodzenia
   *[many] { $n } Uszkodzeń
}.
event-deployed = { the-player } rozmieszcza statek w Sektorze { $sector }: { $ship }.
event-destroyed = { $ship } ulega zniszczeniu.
event-destroyed-voidborn = { the-player } niszczy statek Zrodzonego z Pustki w Sektorze { $sector }.
event-discarded = { the-player } odrzuca { some-resource }.
event-drew = { the-player } dobiera { $n ->
    [one] kartę Operacji
    [few] { $n } karty Operacji
   *[many] { $n } kart Operacji
}.
event-drew-own = Dobierasz: { $cards }.
event-dropped = { the-player } odrzuca kartę Operacji ({ $type }).
event-dropped-own = Odrzucasz: { $card }.
event-extra = { the-player } wykonuje Akcję Dodatkową: { $extra }.
event-failure = Awaria Widma: { $failure }.
event-frigate = { the-player } bierze planszę Fregaty: { $frigate }.
event-found = W Sektorze { $sector } pojawia się Planeta { $planet } z kostką Danych Zwiadu.
event-gained = { the-player } zyskuje { some-resource }.
event-gave-up = { the-player } odrzuca kartę Ukrytego Wpływu.
event-gave-up-own = Odrzucasz Ukryty Wpływ: { $house }.
event-hidden = { the-player } zyskuje Ukryty Wpływ{ $n ->
    [one] .
    [few] , wybór z { $n } kart.
   *[many] , wybór z { $n } kart.
}
event-hidden-own = Zatrzymujesz Ukryty Wpływ: { $house }.
event-hypercharged = { the-player } uruchamia Hipernapęd: { $offer }.
event-influence = { the-player } awansuje na pole { $space } toru Rodu { $house }.
event-intel = { the-player } zyskuje kostkę Danych Zwiadu.
event-jumped = Flota skacze: { $offer }.
event-landed = { the-player } ląduje na Planecie { $planet } w Sektorze { $sector }.
event-lost-influence = { the-player } cofa się na torze Rodu { $house }.
event-lost-intel = { the-player } traci { $n ->
    [one] 1 kostkę Danych Zwiadu
    [few] { $n } kostki Danych Zwiadu
   *[many] { $n } kostek Danych Zwiadu
}.
event-lost-tactics = { the-player } cofa się na pole { $space } toru Taktyk.
event-moved = { $ship } leci do Sektora { the-sector }.
event-no-cubes = Wszystkie kostki Danych Zwiadu znikają z Planet.
event-no-more-damage = W tym Cyklu nie umieszcza się już Uszkodzeń na Widmie: { $n ->
    [one] 1 Uszkodzenie
    [few] { $n } Uszkodzenia
   *[many] { $n } Uszkodzeń
} bez skutku.
event-no-shields = Wszystkie Tarcze znikają.
event-offer = { $n ->
    [one] Odkryto nową kartę.
    [few] Odkryto { $n } nowe karty.
   *[many] Odkryto { $n } nowych kart.
}
event-passenger = { $ship } czeka na karcie Skanera.
event-penalty = { the-player } może stracić na koniec gry { $n ->
    [one] 1 punkt Prestiżu
    [few] { $n } punkty Prestiżu
   *[many] { $n } punktów Prestiżu
}.
event-planet = { the-player } rozpatruje { $side ->
    [upper] górną
   *[lower] dolną
} opcję Planety { $planet }.
event-played = { the-player } zagrywa: { $card }.
event-power = Na koniec gry Potęga Rodu { $house } zmieni się o { $n }.
event-pushed = { the-player } spycha statek Zrodzonego z Pustki do Sektora { $sector }.
event-rank = { the-player } zwiększa Rangę Kapitana do { $rank }.
event-recovery = Załogi wracają. Nowa Kolejność Tury: { $order }.
event-refilled = Na Planecie { $planet } w Sektorze { $sector } leży nowa kostka Danych Zwiadu.
event-repaired = { the-player } usuwa Uszkodzenie ze statku: { $ship }.
event-repaired-revenant = { the-player } usuwa Uszkodzenie z Widma.
event-replayed = { the-player } rozpatruje ponownie: { $card }.
event-reset = Tor Taktyk zostaje zresetowany.
event-revealed-failure = Grozi nowa Awaria: { $failure }.
event-reward = { the-player } bierze nagrodę z pola { $space } toru Rodu { $house }.
event-rift = W Sektorze { $sector } otwiera się Szczelina.
event-rival = Rywal realizuje Plan { $plan }, Ród { $house }.
event-rival-action = Rywal wchodzi na { $type ->
    [frigate] Fregatę
    [reinforce] Widmo: Wzmocnienie
    [hypercharge] Widmo: Hipernapęd
   *[emergency] pole Akcji Awaryjnej
}.
event-rival-aside = Rywal nie znajduje wolnego statku.
event-rival-boards = Rywal wchodzi na statek: { $ship }.
event-rival-charge = Rywal zyskuje { $n ->
    [one] 1 Ładunek
    [few] { $n } Ładunki
   *[many] { $n } Ładunków
} i ma ich teraz { $total }.
event-rival-lost-prestige = Rywal traci { $n ->
    [one] 1 punkt Prestiżu
    [few] { $n } punkty Prestiżu
   *[many] { $n } punktów Prestiżu
} i ma ich teraz { $total }.
event-rival-patrols = Fregata Rywala leci do Sektora { $sector }.
event-rival-prestige = Rywal zyskuje { $n ->
    [one] 1 punkt Prestiżu
    [few] { $n } punkty Prestiżu
   *[many] { $n } punktów Prestiżu
} i ma ich teraz { $total }.
event-rival-spent-charge = Rywal zużywa { $n ->
    [one] 1 Ładunek
    [few] { $n } Ładunki
   *[many] { $n } Ładunków
} i ma ich teraz { $total }.
event-rival-unused = Nagroda nie ma dla Rywala znaczenia.
event-rolled = Szczelina w Sektorze { $sector }: przybywa { $n ->
    [one] 1 statek Zrodzonego z Pustki
    [few] { $n } statki Zrodzonego z Pustki
   *[many] { $n } statków Zrodzonego z Pustki
}, a obok { $left } i { $right }{ $full ->
    [0] .
    [one] ; dla 1 z nich nie ma miejsca w Sektorze.
    [few] ; dla { $full } z nich nie ma miejsca w Sektorach.
   *[many] ; dla { $full } z nich nie ma miejsca w Sektorach.
}
event-scored = { the-player } ma { $n ->
    [one] 1 punkt Prestiżu
    [few] { $n } punkty Prestiżu
   *[many] { $n } punktów Prestiżu
}.
event-set-aside = Żaden statek nie jest wolny; Ambasador zostaje odłożony.
event-shielded = { the-player } umieszcza { $n ->
    [one] Tarczę
    [few] { $n } Tarcze
   *[many] { $n } Tarcz
} w Sektorze { $sector }.
event-short-shields = W puli nie ma już Tarcz. Nieumieszczone: { $n ->
    [one] { $n } Tarcza
    [few] { $n } Tarcze
   *[many] { $n } Tarcz
}.
event-short-voidborn = Wszystkie 32 statki Zrodzonego z Pustki są na planszy. Nieumieszczone: { $n ->
    [one] { $n } statek
    [few] { $n } statki
   *[many] { $n } statków
}.
event-shifted = { the-player } przenosi Spaczenie na statek: { $ship }.
event-skirmish = Starcie w Sektorze { $sector }: { $n ->
    [one] 1 Uszkodzenie
    [few] { $n } Uszkodzenia
   *[many] { $n } Uszkodzeń
}, przydziela { the-player }.
event-slot = { the-player } zyskuje premię pola { $slot }.
event-spent = { the-player } wydaje { some-resource }.
event-tactics = { the-player } zyskuje { $n ->
    [one] 1 Taktykę
    [few] { $n } Taktyki
   *[many] { $n } Taktyk
} i stoi na polu { $space } toru Taktyk.
event-tainted = { $ship } otrzymuje Spaczenie.
event-trace = { the-player }: Ślad Pustki jest pełny.
event-voidborn = Do Sektora { $sector } { $n ->
    [one] przybywa 1 statek
    [few] przybywają { $n } statki
   *[many] przybywa { $n } statków
} Zrodzonego z Pustki.
end-revenant = Ucieczka dobiegła końca.
end-solo = { $rating }: punkty Prestiżu { $own } do { $rival }.

# Sumy: co liczy podsumowanie rozdziału.
total-strikes = Uszkodzenia od Zrodzonego z Pustki
total-blocked = Uszkodzenia anulowane przez Tarcze
total-damaged = Uszkodzenia statków Rodów
total-destroyed = Utracone statki Rodów
total-revenant = Uszkodzenia Widma
total-failures = Awarie Widma
total-tainted = Spaczone statki Rodów
total-voidborn = Przybyłe statki Zrodzonego z Pustki
total-found = Nowe Planety
total-arrived = Przybyłe statki
total-kills = Zniszczone statki Zrodzonego z Pustki
total-deployed = Rozmieszczone statki Rodów
total-shielded = Umieszczone Tarcze
total-influence = Wpływ
total-hidden = Ukryty Wpływ
total-played = Zagrane karty
total-controlled = Skontrolowane Spaczenie
total-corrupted = Otrzymane Spaczenie
total-lost-influence = Utracony Wpływ
total-penalty = Zagrożone punkty Prestiżu
thing-sector = Sektor { $sector }
thing-ship = { $ship }
thing-failure = { $failure }
thing-planet = { $planet }
thing-house = { $house }
thing-card = { $card }

# Efekty.
effect-gain = zyskaj { $what }
gain-and = { $left } i { $right }
gain-material = { $n ->
    [one] 1 jednostkę Materiałów
    [few] { $n } jednostki Materiałów
   *[many] { $n } jednostek Materiałów
}
gain-energy = { $n ->
    [one] 1 jednostkę Energii
    [few] { $n } jednostki Energii
   *[many] { $n } jednostek Energii
}
gain-science = { $n ->
    [one] 1 jednostkę Nauki
    [few] { $n } jednostki Nauki
   *[many] { $n } jednostek Nauki
}
gain-neutronium = { $n ->
    [one] 1 jednostkę Neutronium
    [few] { $n } jednostki Neutronium
   *[many] { $n } jednostek Neutronium
}
gain-any-resource = { $n ->
    [one] 1 jednostkę dowolnego Zasobu
    [few] { $n } jednostki dowolnych Zasobów
   *[many] { $n } jednostek dowolnych Zasobów
}
effect-gain-tactics = zyskaj { $n ->
    [one] 1 Taktykę
    [few] { $n } Taktyki
   *[many] { $n } Taktyk
}
effect-gain-intel-data = zyskaj { $n ->
    [one] 1 kostkę Danych Zwiadu
    [few] { $n } kostki Danych Zwiadu
   *[many] { $n } kostek Danych Zwiadu
}
effect-gain-hidden-influence = zyskaj Ukryty Wpływ
effect-gain-influence = awansuj o 1 na torze Wpływu: { $house }
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
    [one] 1 jednostkę Zasobu taniej
    [few] { $less } jednostki Zasobów taniej
   *[many] { $less } jednostek Zasobów taniej
}
effect-control-corruption = kontroluj { $n ->
    [one] 1 Spaczenie
    [few] { $n } Spaczenia
   *[many] { $n } Spaczeń
} { $source }
effect-shift-corruption = przenieś { $n ->
    [one] 1 Spaczenie
    [few] { $n } Spaczenia
   *[many] { $n } Spaczeń
} z planszy Fregaty na statek Rodu { $where }
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
    [few] { $n } statki Zrodzonego z Pustki
   *[many] { $n } statków Zrodzonego z Pustki
} { $where }
effect-push-voidborn = zepchnij { $n ->
    [one] 1 statek Zrodzonego z Pustki
    [few] { $n } statki Zrodzonego z Pustki
   *[many] { $n } statków Zrodzonego z Pustki
} z { $where ->
    [own] twojego Sektora
   *[own_frigate] Sektora twojej Fregaty
}
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
    [one] 1 jednostkę Zasobu mniej
    [few] { $number } jednostki Zasobów mniej
   *[many] { $number } jednostek Zasobów mniej
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
effect-move-frigate = porusz Fregatę maksymalnie o { $n ->
    [one] 1 Sektor
    [few] { $n } Sektory
   *[many] { $n } Sektorów
}
effect-deploy = rozmieść { $which } { $where }
effect-resolve-other-option = rozpatrz także drugą opcję
effect-resolve-planet = rozpatrz { $n ->
    [one] 1 Planetę
    [few] { $n } Planety
   *[many] { $n } Planet
} { $where }
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
effect-by-tactics = od pola { $space } toru Taktyk: { $then }
effect-by-tactics-list = { $left }; { $right }
effect-damage-each = { $n ->
    [one] 1 Uszkodzenie
    [few] { $n } Uszkodzenia
   *[many] { $n } Uszkodzeń
} na { $kind ->
    [arkship] każdej Arce
    [fighter] każdym Myśliwcu
    [dropship] każdym Statku Desantowym
   *[shuttle] każdym Promie
}
effect-damage-house = { $n ->
    [one] 1 Uszkodzenie
    [few] { $n } Uszkodzenia
   *[many] { $n } Uszkodzeń
} na każdym statku { $which ->
    [most_power] Rodu o największej Potędze
   *[least_power] Rodu o najmniejszej Potędze
}
effect-corrupt-each = 1 Spaczenie na { $kind ->
    [arkship] każdej Arce
    [fighter] każdym Myśliwcu
    [dropship] każdym Statku Desantowym
   *[shuttle] każdym Promie
} { $sectors }
effect-add-voidborn = { $n ->
    [one] 1 statek Zrodzonego z Pustki
    [few] { $n } statki Zrodzonego z Pustki
   *[many] { $n } statków Zrodzonego z Pustki
} { $sectors }
effect-remove-all-shields = usuń wszystkie Tarcze
effect-remove-planet-intel = usuń wszystkie kostki Danych Zwiadu z Planet
effect-each-player = każdy gracz: { $loss }
effect-power-modifier = Potęga { $n } na koniec gry: { $house }
effect-lose-resources = strać { $kind ->
    [any] { $n ->
        [one] 1 jednostkę dowolnego Zasobu
        [few] { $n } jednostki dowolnych Zasobów
       *[many] { $n } jednostek dowolnych Zasobów
    }
   *[other] { $n ->
        [one] 1 jednostkę
        [few] { $n } jednostki
       *[many] { $n } jednostek
    } { $kind ->
        [material] Materiałów
        [energy] Energii
        [science] Nauki
       *[neutronium] Neutronium
    }
}
effect-lose-tactics = strać { $n ->
    [one] 1 Taktykę
    [few] { $n } Taktyki
   *[many] { $n } Taktyk
}
effect-lose-operation = odrzuć { $n ->
    [one] 1 kartę Operacji
    [few] { $n } karty Operacji
   *[many] { $n } kart Operacji
}
effect-lose-hidden-influence = odrzuć { $n ->
    [one] 1 kartę Ukrytego Wpływu
    [few] { $n } karty Ukrytego Wpływu
   *[many] { $n } kart Ukrytego Wpływu
}
effect-lose-intel = strać { $n ->
    [one] 1 kostkę Danych Zwiadu
    [few] { $n } kostki Danych Zwiadu
   *[many] { $n } kostek Danych Zwiadu
}
effect-lose-influence = cofnij się o 1 na torze Wpływu: { $which }
effect-take-corruption = otrzymaj { $n ->
    [one] 1 Spaczenie
    [few] { $n } Spaczenia
   *[many] { $n } Spaczeń
}, a jeśli brak wolnego pola: { $otherwise }
effect-prestige-loss = strać na koniec gry { $number ->
    [one] 1 punkt Prestiżu
    [few] { $number } punkty Prestiżu
   *[many] { $number } punktów Prestiżu
}, chyba że masz: { $unless }

# Koszty i liczniki.
cost-and = { $left } i { $right }
cost-nothing = nic
cost-material = { $n ->
    [one] 1 jednostkę Materiałów
    [few] { $n } jednostki Materiałów
   *[many] { $n } jednostek Materiałów
}
cost-energy = { $n ->
    [one] 1 jednostkę Energii
    [few] { $n } jednostki Energii
   *[many] { $n } jednostek Energii
}
cost-science = { $n ->
    [one] 1 jednostkę Nauki
    [few] { $n } jednostki Nauki
   *[many] { $n } jednostek Nauki
}
cost-neutronium = { $n ->
    [one] 1 jednostkę Neutronium
    [few] { $n } jednostki Neutronium
   *[many] { $n } jednostek Neutronium
}
cost-any-resource = { $n ->
    [one] 1 jednostkę dowolnego Zasobu
    [few] { $n } jednostki dowolnych Zasobów
   *[many] { $n } jednostek dowolnych Zasobów
}
cost-discard-operation = { $n ->
    [one] 1 kartą Operacji z ręki
    [few] { $n } kartami Operacji z ręki
   *[many] { $n } kartami Operacji z ręki
}
cost-discard-hidden-influence = { $n ->
    [one] 1 kartą Ukrytego Wpływu z ręki
    [few] { $n } kartami Ukrytego Wpływu z ręki
   *[many] { $n } kartami Ukrytego Wpływu z ręki
}
cost-receive-corruption = przyjęciem { $n ->
    [one] 1 Spaczenia
    [few] { $n } Spaczeń
   *[many] { $n } Spaczeń
}
count-destroyed-this-turn = każdy statek Zrodzonego z Pustki zniszczony w tej turze (do { $max })
count-cadet-card = każdą kartę Kadeta w grze (do { $max })
count-frigate-card = każdą kartę Fregaty w grze (do { $max })
count-order-card = każdy wcześniej zagrany Rozkaz (do { $max })
count-rank = każdą Rangę Kapitana (do { $max })
count-house-ship-here = każdy statek Rodu w twoim Sektorze (do { $max })
count-planet-adjacent = każdą Planetę w twoim Sektorze i sąsiednich (do { $max })
count-house-at-3 = każdy Ród, na którego torze Wpływu stoisz na polu 3 lub wyższym (do { $max })

# Warunki i wymagania.
condition-tactics-at-least = stoisz na polu { $n } toru Taktyk lub wyższym
condition-tactics-at-most = stoisz na polu { $n } toru Taktyk lub niższym
condition-rank-at-least = Kapitan ma Rangę { $n } lub wyższą
condition-boarded = twój statek to { $n ->
    [arkship] Arka
    [fighter] Myśliwiec
    [dropship] Statek Desantowy
    [frigate] Fregata
   *[revenant] Widmo
}
condition-boarded-house = { $house ->
    [card_house] twój statek należy do Rodu z karty
   *[other] twój statek należy do: { $house }
}
condition-boarded-corrupted = twój statek jest Spaczony
condition-corrupted-option = to była Spaczona opcja
condition-own-corruption-at-least = { $n ->
    [one] masz na planszy Fregaty co najmniej 1 Spaczenie
    [few] masz na planszy Fregaty co najmniej { $n } Spaczenia
   *[many] masz na planszy Fregaty co najmniej { $n } Spaczeń
}
condition-own-corruption-at-most = { $n ->
    [0] nie masz Spaczenia na planszy Fregaty
    [one] masz na planszy Fregaty najwyżej 1 Spaczenie
    [few] masz na planszy Fregaty najwyżej { $n } Spaczenia
   *[many] masz na planszy Fregaty najwyżej { $n } Spaczeń
}
condition-voidborn-here-at-least = { $n ->
    [one] w twoim Sektorze jest co najmniej 1 statek Zrodzonego z Pustki
    [few] w twoim Sektorze są co najmniej { $n } statki Zrodzonego z Pustki
   *[many] w twoim Sektorze jest co najmniej { $n } statków Zrodzonego z Pustki
}
condition-voidborn-here-at-most = { $n ->
    [0] w twoim Sektorze nie ma statków Zrodzonego z Pustki
    [one] w twoim Sektorze jest najwyżej 1 statek Zrodzonego z Pustki
    [few] w twoim Sektorze są najwyżej { $n } statki Zrodzonego z Pustki
   *[many] w twoim Sektorze jest najwyżej { $n } statków Zrodzonego z Pustki
}
condition-destroyed-this-turn = { $n ->
    [one] w tej turze niszczysz co najmniej 1 statek Zrodzonego z Pustki
    [few] w tej turze niszczysz co najmniej { $n } statki Zrodzonego z Pustki
   *[many] w tej turze niszczysz co najmniej { $n } statków Zrodzonego z Pustki
}
condition-moved-at-least = { $n ->
    [one] statek wykonał co najmniej 1 ruch
    [few] statek wykonał co najmniej { $n } ruchy
   *[many] statek wykonał co najmniej { $n } ruchów
}
condition-rift-here = w twoim Sektorze jest Szczelina
condition-planet-here = w twoim Sektorze jest Planeta
condition-own-frigate-here = w twoim Sektorze jest twoja Fregata
condition-other-frigate-here = w twoim Sektorze jest inna Fregata
condition-hand-at-most = { $n ->
    [one] masz na ręce najwyżej 1 kartę Operacji
    [few] masz na ręce najwyżej { $n } karty Operacji
   *[many] masz na ręce najwyżej { $n } kart Operacji
}
condition-resources-at-most = { $n ->
    [one] masz najwyżej 1 dostępną jednostkę Zasobów
    [few] masz najwyżej { $n } dostępne jednostki Zasobów
   *[many] masz najwyżej { $n } dostępnych jednostek Zasobów
}
condition-card-type = to karta typu { $n ->
    [cadet] Kadet
    [frigate] Fregata
   *[order] Rozkaz
}
condition-influence-lead = prowadzisz na torze Rodu statku, na który weszła twoja Załoga
condition-influence-behind = ktoś cię wyprzedza na torze Rodu statku, na który weszła twoja Załoga
requirement-and = { $left } i { $right }
requirement-rank-at-least = Ranga { $n }
requirement-cadet-cards = { $n ->
    [one] 1 karta Kadeta
    [few] { $n } karty Kadeta
   *[many] { $n } kart Kadeta
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
requirement-tactics-at-least = pole { $n } lub wyższe na torze Taktyk
requirement-resources-at-least = { $n ->
    [one] 1 jednostka Zasobów
    [few] { $n } jednostki Zasobów
   *[many] { $n } jednostek Zasobów
}
requirement-each-resource-at-least = { $n ->
    [one] po 1 jednostce każdego Zasobu
    [few] po { $n } jednostki każdego Zasobu
   *[many] po { $n } jednostek każdego Zasobu
}
requirement-own-corruption-at-most = { $n ->
    [0] brak Spaczenia
    [one] najwyżej 1 Spaczenie
    [few] najwyżej { $n } Spaczenia
   *[many] najwyżej { $n } Spaczeń
}
requirement-hidden-influence-at-least = { $n ->
    [one] 1 karta Ukrytego Wpływu
    [few] { $n } karty Ukrytego Wpływu
   *[many] { $n } kart Ukrytego Wpływu
}
requirement-void-trace-and-intel-at-least = Ślad Pustki i Dane Zwiadu: { $n }
requirement-tracks = { $n ->
    [one] 1 tor Wpływu
    [few] { $n } tory Wpływu
   *[many] { $n } torów Wpływu
} na polu { $at } lub wyższym
requirement-ships-on-board = na planszy co najmniej { $few } { kinds-of-ships }
requirement-ships-by-players = na planszy co najmniej { $numbers } { kinds-of-ships } przy 1 / 2 / 3 / 4 graczach
kinds-of-ships = { $n ->
    [arkship] Ark
    [fighter] Myśliwców
    [dropship] Statków Desantowych
   *[shuttle] Promów
}

chapter-setup = Przygotowanie gry
chapter-round = Cykl { $cycle }, runda { $round }
chapter-turn = Cykl { $cycle }, runda { $round }: { the-player }
chapter-rival = Cykl { $cycle }, runda { $round }: Rywal
chapter-phase = Cykl { $cycle }: { $phase ->
    [recovery] Faza Odzyskania
    [skirmish] Faza Starcia
    [rift] Faza Szczeliny
   *[hyperjump] Faza Skoku
}
score-rival = Rywal

# Biblioteka.
library-kind-houses = Rody
library-kind-ship-types = Typy statków Rodów
library-kind-ships = Statki Rodów
library-kind-arkships = Opcje Ark
library-kind-sectors = Sektory
library-kind-cadets = Karty Kadetów
library-kind-frigate-cards = Karty Fregaty
library-kind-orders = Rozkazy
library-kind-crew-boards = Plansze Załogi
library-kind-captains = Kapitanowie
library-kind-frigates = Plansze Fregat
library-kind-planets = Planety
library-kind-colonies = Kolonie
library-kind-scanners = Karty Skanera
library-kind-failures = Awarie Widma
library-kind-agendas = Tajne Agendy
library-kind-hidden-influence = Karty Ukrytego Wpływu
library-kind-rift-dice = Kości Szczeliny
library-kind-plans = Plany Rywala
library-kind-levels = Poziomy Rywala
library-kind-ratings = Oceny gry solo
library-kind-setups = Przygotowanie planszy głównej
library-kind-extra-actions = Akcje Dodatkowe
library-number = { $number }
library-as-is = { $what }
library-house = Ród
library-type = Typ
library-players = Liczba graczy
library-for-players = { $players ->
    [2] 1 lub 2
   *[other] { $players }
}
library-reward = Nagroda na polach 2, 5 i 8
library-crew-spaces = Miejsca Załogi
library-damage-slots = Pola Uszkodzeń
library-corruption-slots = Pola Spaczenia
library-supply = liczy się jako Zaopatrzenie
library-adjacent = Sąsiednie Sektory
library-cost = Koszt
library-cost-material = { $n ->
    [one] 1 jednostka Materiałów
    [few] { $n } jednostki Materiałów
   *[many] { $n } jednostek Materiałów
}
library-cost-energy = { $n ->
    [one] 1 jednostka Energii
    [few] { $n } jednostki Energii
   *[many] { $n } jednostek Energii
}
library-cost-science = { $n ->
    [one] 1 jednostka Nauki
    [few] { $n } jednostki Nauki
   *[many] { $n } jednostek Nauki
}
library-cost-neutronium = { $n ->
    [one] 1 jednostka Neutronium
    [few] { $n } jednostki Neutronium
   *[many] { $n } jednostek Neutronium
}
library-ability = Zdolność
library-effect = Efekt
library-side = Strona { $side }
library-basic = Zdolność podstawowa
library-evolving = Zdolność rozwojowa, Ranga { $rank }
library-activated = Zdolność aktywowana
library-operation-income = Dobierane karty Operacji, Ranga 0 / 1 / 2 / 3
library-hidden-draw = Karty Ukrytego Wpływu do wyboru, Ranga 0 / 1 / 2 / 3
library-tactics-reset = Tor Taktyk po resecie, Ranga 0 / 1 / 2 / 3
library-slot = Pole { $number }
library-compartment = Przedział
library-extra-cleanse = odrzuć kartę Operacji i/lub wydaj 1 jednostkę Energii: za każde z nich kontroluj 1 Spaczenie
library-extra-affiliation = zagraj kartę Operacji; jeśli w tej turze twoja Załoga weszła na statek tego samego Rodu, zapłać o 1 jednostkę Zasobu mniej lub zagraj drugą kartę
library-extra-promotion = wydaj 3 jednostki Nauki: zwiększ Rangę Kapitana o 1
library-extra-activation = rozpatrz wszystkie swoje zdolności Aktywacji
library-extra-gain-resource = zyskaj 1 jednostkę dowolnego Zasobu
library-upper = Górna opcja
library-upper-extraction = Górna opcja (Wydobycie)
library-lower = Dolna opcja (Spaczona)
library-lower-extraction = Dolna opcja (Spaczona, Wydobycie)
library-neutronium = Neutronium do zapłaty
library-award = Prestiż na koniec gry
library-colony-power = Potęga +1
library-prestige = { $n ->
    [one] 1 punkt Prestiżu
    [few] { $n } punkty Prestiżu
   *[many] { $n } punktów Prestiżu
}
library-award-if = { $prestige } za: { $unless }
library-award-per = { $prestige } za { $every ->
    [one] { library-award-one }
    [few] każde { library-award-many }
   *[many] każde { library-award-many }
} (najwyżej { $max })
library-award-one = { $per ->
    [operation_card] każdą kartę Operacji w grze
    [energy] każdą jednostkę Energii
    [tactics] każde pole toru Taktyk
    [track_at_4] każdy tor Wpływu na polu 4 lub wyższym
    [resource_pair] każdy rodzaj Zasobu, którego masz co najmniej 2 jednostki
   *[hidden_influence_card] każdą kartę Ukrytego Wpływu
}
library-award-many = { $per ->
    [operation_card] { $every ->
        [few] { $every } karty Operacji w grze
       *[many] { $every } kart Operacji w grze
    }
    [energy] { $every ->
        [few] { $every } jednostki Energii
       *[many] { $every } jednostek Energii
    }
    [tactics] { $every ->
        [few] { $every } pola toru Taktyk
       *[many] { $every } pól toru Taktyk
    }
    [track_at_4] { $every ->
        [few] { $every } tory Wpływu na polu 4 lub wyższym
       *[many] { $every } torów Wpływu na polu 4 lub wyższym
    }
    [resource_pair] { $every ->
        [few] { $every } rodzaje Zasobów, których masz co najmniej 2 jednostki
       *[many] { $every } rodzajów Zasobów, których masz co najmniej 2 jednostki
    }
   *[hidden_influence_card] { $every ->
        [few] { $every } karty Ukrytego Wpływu
       *[many] { $every } kart Ukrytego Wpływu
    }
}
library-benefits = Korzyści ze Skanera
library-voidborn = Statki Zrodzonego z Pustki w Sektorach od 1 do 8
library-rifts = Szczeliny w Sektorach
library-planets = Planety w Sektorach
library-shuttle = Prom przylatuje do Sektora
library-cycle = Cykl
library-face-number = Ścianka { $n }
library-face = Szczelina { $here }, poprzedni Sektor { $left }, następny Sektor { $right }
library-failure-hull = Awaria Kadłuba
library-failure-core = Awaria Rdzenia
library-upper-effect = Górny efekt
library-lower-effect = Dolny efekt
library-agenda-personal = Agenda Osobista
library-agenda-fleet = Agenda Floty
library-requires = 6 punktów Prestiżu za
library-hidden = na koniec gry 1 Wpływ więcej: { $house }
library-stack = Stos
library-stack-diplomacy = Dyplomacja
library-stack-war = Wojna
library-stack-command = Dowodzenie
library-plan-modes = Pierwsze możliwe (S-11)
library-mode-hypercharge = Hipernapęd
library-mode-reinforce = Wzmocnienie
library-mode-board = wejście na statek
library-plan-ships = Kolejność statków (S-12)
library-plan-deploy = Kolejność rozmieszczania (S-16)
library-plan-sector = Rozmieszcza w Sektorze (S-16)
library-plan-tactics = Zyskiwana Taktyka (S-10)
library-rival-first = zaczyna Rywal (S-06)
library-player-first = zaczynasz ty (S-06)
library-with-council = gra także Rada (S-03)
library-hostile = Rywal przydziela Uszkodzenia i Spaczenie tak, by ci zaszkodzić (S-30)
library-charge = Ładunek na początku (S-23)
library-rival-patrol = Statki zniszczone na patrolu, Cykl 1 / 2 / 3 / 4 (S-19)
library-rival-fighter-hits = Statki zniszczone przez Myśliwiec, Cykl 1 / 2 / 3 / 4 (S-14)
library-rival-hidden = Ukryty Wpływ po każdym Starciu, Cykl 1 / 2 / 3 / 4 (S-33)
library-rival-development = Prestiż po każdym Starciu, Cykl 1 / 2 / 3 / 4 (S-33)
library-rival-rank = Ranga, Cykl 1 / 2 / 3 / 4 (S-40)
library-lead = { $n ->
    [0] wygrywasz
    [one] wygrywasz z przewagą co najmniej 1 punktu Prestiżu
    [few] wygrywasz z przewagą co najmniej { $n } punktów Prestiżu
   *[many] wygrywasz z przewagą co najmniej { $n } punktów Prestiżu
}
library-beaten = wygrywa Rywal

# Liczby, które nazywają podglądy i opisy opcji.
figure-prestige = Prestiż
figure-corruption = Spaczenie
figure-resource = { $resource }
figure-influence = Wpływ: { $house }
figure-rank = Ranga
figure-tactics = Taktyka
figure-hand = Karty na ręce
figure-cards = Karty w grze
figure-hidden = Ukryty Wpływ
figure-intel = Dane Zwiadu
figure-trace = Ślad Pustki
figure-power = Potęga: { $house }
figure-damage = Uszkodzenia: { $ship }
figure-revenant = Uszkodzenia: Widmo
figure-voidborn = Statki Zrodzonego z Pustki, Sektor { $sector }
figure-shields = Tarcze, Sektor { $sector }
figure-of-prestige = { the-player }: Prestiż

# Opisy: co zasady mówią o opcji pod jej nazwą.
detail-arkship = Sektor { the-sector }: { $upper }; albo { $lower }
detail-fighter = Sektor { the-sector }, { $voidborn ->
    [0] bez statków Zrodzonego z Pustki
    [one] 1 statek Zrodzonego z Pustki
    [few] { $voidborn } statki Zrodzonego z Pustki
   *[many] { $voidborn } statków Zrodzonego z Pustki
}: Manewr i/lub Atak
detail-dropship = Sektor { the-sector }: Manewr, a potem lądowanie
detail-frigate = Sektor { the-sector }: Ukryty Wpływ; Manewr i Atak albo Manewr i lądowanie
detail-place = { $place ->
    [32] zapłać po 1 jednostce Materiałów, Energii i Neutronium: rozmieść statek Rodu i połóż żeton Ochrony Widma
    [33] zapłać Neutronium: wybierz jedną z odkrytych kart
   *[34] Ukryty Wpływ, a potem Zasób lub 1 Taktyka
}
detail-no-cards = bez kart
detail-draw = karty na ręce { $hand } → { $after }{ $n ->
    [one] ; potem dobierasz kartę
    [few] ; potem dobierasz { $n } karty
   *[many] ; potem dobierasz { $n } kart
}
detail-agenda = { $n } punktów Prestiżu na koniec gry, jeśli jest spełniona
detail-replace = zastąpi ją inna karta tego samego rodzaju
detail-keep = pozostałe karty zostają
# Zagadki: cel słowami, jego rodzaj i to, co się dla niego liczy.
puzzle-prestige = Zwiększ swój Prestiż o { $prestige } w tej turze.
puzzle-lead = { $lead ->
    [one] Zyskaj 1 punkt Prestiżu
    [few] Zyskaj { $lead } punkty Prestiżu
   *[many] Zyskaj { $lead } punktów Prestiżu
} w stosunku do najlepszego z pozostałych.
puzzle-voidborn = { $voidborn ->
    [one] Niech wokół floty będzie o { $voidborn } statek Zrodzonego z Pustki mniej.
    [few] Niech wokół floty będą o { $voidborn } statki Zrodzonego z Pustki mniej.
   *[many] Niech wokół floty będzie o { $voidborn } statków Zrodzonego z Pustki mniej.
}
puzzle-influence = { $influence ->
    [one] Przesuń się o { $influence } pole na torach Wpływu.
    [few] Przesuń się o { $influence } pola na torach Wpływu.
   *[many] Przesuń się o { $influence } pól na torach Wpływu.
}
puzzle-cards = { $cards ->
    [one] Zagraj { $cards } kartę Operacji.
    [few] Zagraj { $cards } karty Operacji.
   *[many] Zagraj { $cards } kart Operacji.
}
puzzle-cleanse = { $cleanse ->
    [one] Uwolnij jeden Przedział od Spaczenia.
    [few] Uwolnij { $cleanse } Przedziały od Spaczenia.
   *[many] Uwolnij { $cleanse } Przedziałów od Spaczenia.
}
puzzle-resources = { $resources ->
    [one] Miej o { $resources } Zasób więcej.
    [few] Miej o { $resources } Zasoby więcej.
   *[many] Miej o { $resources } Zasobów więcej.
}
puzzle-tactics = { $tactics ->
    [one] Przesuń się o { $tactics } pole na torze Taktyki.
    [few] Przesuń się o { $tactics } pola na torze Taktyki.
   *[many] Przesuń się o { $tactics } pól na torze Taktyki.
}
puzzle-repair = { $repair ->
    [one] Usuń { $repair } Uszkodzenie ze statków i z Widma.
    [few] Usuń { $repair } Uszkodzenia ze statków i z Widma.
   *[many] Usuń { $repair } Uszkodzeń ze statków i z Widma.
}
puzzle-ships = { $ships ->
    [one] Wprowadź na planszę jeszcze { $ships } statek.
    [few] Wprowadź na planszę jeszcze { $ships } statki.
   *[many] Wprowadź na planszę jeszcze { $ships } statków.
}
puzzle-save = { $damage ->
    [0] Ocal wszystkie statki: nadchodzące Starcia nie mogą zadać Uszkodzeń.
   *[many] Ocal wszystkie statki: nadchodzące Starcia nie mogą zniszczyć żadnego, a Uszkodzeń zadać najwyżej { $damage }.
}
puzzle-agenda = Spełnij swoją Agendę Osobistą i miej { $total } Prestiżu.
puzzle-kind-prestige = Prestiż
puzzle-kind-lead = Przewaga
puzzle-kind-voidborn = Zrodzony z Pustki
puzzle-kind-influence = Wpływ
puzzle-kind-cards = Operacje
puzzle-kind-cleanse = Oczyszczanie
puzzle-kind-resources = Zapasy
puzzle-kind-tactics = Taktyka
puzzle-kind-repair = Naprawy
puzzle-kind-ships = Posiłki
puzzle-kind-save = Ratunek
puzzle-kind-agenda = Agenda
puzzle-term-prestige = Więcej Prestiżu
puzzle-term-lead = Prestiż zyskany wobec najlepszego
puzzle-term-voidborn = Mniej statków Zrodzonego z Pustki
puzzle-term-influence = Przebyte pola
puzzle-term-cards = Zagrane karty
puzzle-term-cleanse = Uwolnione Przedziały
puzzle-term-resources = Więcej Zasobów
puzzle-term-tactics = Przebyte pola
puzzle-term-repair = Mniej Uszkodzeń
puzzle-term-ships = Więcej statków
puzzle-term-lost = Statki, które zniszczą Starcia
puzzle-term-damage = Uszkodzenia, które zadadzą
puzzle-term-agenda = Agenda Osobista spełniona
puzzle-term-total = Twój Prestiż
