# Teksty Voidfall. Efekty, koszty i liczniki to części zdań: są ze sobą składane.

# -- Nazwy i ich formy --------------------------------------------------------------------------

resource-food = Żywność
resource-energy = Energia
resource-materials = Materiały
resource-credits = Kredyty
resource-science = Nauka
resource-of = { $resource ->
    [food] Żywności
    [energy] Energii
    [materials] Materiałów
    [credits] Kredytów
   *[science] Nauki
}
resource-goods = { $resource ->
    [food] Żywność
    [energy] Energię
    [materials] Materiały
    [credits] Kredyty
    [science] Naukę
   *[any] dowolny zasób
}
resource-amount = { $resource ->
    [food] { amount-food }
    [energy] { amount-energy }
    [materials] { amount-materials }
    [credits] { amount-credits }
   *[science] { amount-science }
}
guild-farmers = Gildia Rolników
guild-engineers = Gildia Inżynierów
guild-miners = Gildia Górników
guild-bankers = Gildia Bankierów
guild-scientists = Gildia Naukowców
guild-of = { $guild ->
    [farmers] Rolników
    [engineers] Inżynierów
    [miners] Górników
    [bankers] Bankierów
   *[scientists] Naukowców
}
guild-one = { $guild ->
    [farmers] Gildię Rolników
    [engineers] Gildię Inżynierów
    [miners] Gildię Górników
    [bankers] Gildię Bankierów
    [scientists] Gildię Naukowców
   *[any] dowolną Gildię
}
installation-shipyard = Stocznia
installation-defense = Obrona Sektora
installation-starbase = Baza Gwiezdna
installation-one = { $installation ->
    [shipyard] Stocznię
    [defense] Obronę Sektora
    [starbase] Bazę Gwiezdną
   *[any] dowolną Instalację
}
installation-with = { $installation ->
    [shipyard] ze Stocznią
    [defense] z Obroną Sektora
   *[starbase] z Bazą Gwiezdną
}
installation-name = { $installation ->
    [shipyard] Stocznia
    [defense] Obrona Sektora
   *[starbase] Baza Gwiezdna
}
number-shipyard = { $n ->
    [one] Stocznię
    [few] Stocznie
   *[many] Stoczni
}
number-defense = { $n ->
    [one] Obronę Sektora
    [few] Obrony Sektora
   *[many] Obron Sektora
}
number-starbase = { $n ->
    [one] Bazę Gwiezdną
    [few] Bazy Gwiezdne
   *[many] Baz Gwiezdnych
}
fleet-corvette = Korweta
fleet-sentry = Strażnik
fleet-destroyer = Niszczyciel
fleet-dreadnought = Pancernik
fleet-carrier = Lotniskowiec
fleet-voidborn = Zrodzony z Pustki
fleet-of = { $fleet ->
    [corvette] Korwet
    [sentry] Strażników
    [destroyer] Niszczycieli
    [dreadnought] Pancerników
    [carrier] Lotniskowców
   *[voidborn] Zrodzonego z Pustki
}
track-society = Społeczeństwo
track-statecraft = Polityka
track-economy = Ekonomia
track-of = { $track ->
    [society] Społeczeństwa
    [statecraft] Polityki
   *[economy] Ekonomii
}
agenda-kind = { $agenda_type ->
    [dominance] Dominacji
    [wealth] Bogactwa
    [might] Potęgi
   *[support] Wsparcia
}
focus-uplift = Podniesienie
focus-dispersal = Rozproszenie
focus-crusade = Krucjata
focus-raid = Rajd
focus-cunning = Przebiegłość
focus-leadership = Przywództwo
focus-any = dowolne
focus-preferred = preferowane
focus-chosen = wskazane na ten Cykl
row-military = rząd Militarny
row-economic = rząd Ekonomiczny
row-of = { $row ->
    [military] Militarnym
    [economic] Ekonomicznym
   *[any] Militarnym lub Ekonomicznym
}
slot-name = { $slot ->
    [0] w gnieździe początkowej Agendy
   *[other] w gnieździe Agendy { $slot }
}
the-player = { $player ->
    [0] Gracz 1
    [1] Gracz 2
    [2] Gracz 3
    [3] Gracz 4
   *[other] { $player }
}
source-clean-up = Porządkowanie
source-preparation = Faza Przygotowania
source-set-up = Przygotowanie gry
source-skirmish = Potyczka na końcu Cyklu
source-void-advances = Postęp Pustki
source-catastrophe = Katastrofa
source-closed-rift = Zamknięta Szczelina
source-crisis = { $crisis }
source-bounty = Nagroda
source-reclaim = Żeton Odzyskania
source-trade-bonus = Premia Handlowa
source-track = { $track }, pole { $space }
source-effect = efekt
source-glory = Chwała
source-rival-glory = Chwała pokonanego gracza
source-overproduction = Nadprodukcja
source-compensation = rekompensata
source-upkeep = niezaspokojone Utrzymanie
source-crisis-board = plansza Kryzysu

# -- Listy --------------------------------------------------------------------------------------

list-comma = { $left }, { $right }
list-and = { $left } i { $right }
list-or = { $left } lub { $right }
list-then = { $left }, potem { $right }
list-lines = { $left }; { $right }
list-one-of = { $left } — ALBO — { $right }

# -- Liczby i koszty ----------------------------------------------------------------------------

amount-nothing = nic
amount-food = { $amount ->
    [one] 1 jednostkę Żywności
    [few] { $amount } jednostki Żywności
   *[many] { $amount } jednostek Żywności
}
amount-energy = { $amount ->
    [one] 1 jednostkę Energii
    [few] { $amount } jednostki Energii
   *[many] { $amount } jednostek Energii
}
amount-materials = { $amount ->
    [one] 1 Materiał
    [few] { $amount } Materiały
   *[many] { $amount } Materiałów
}
amount-credits = { $amount ->
    [one] 1 Kredyt
    [few] { $amount } Kredyty
   *[many] { $amount } Kredytów
}
amount-science = { $amount ->
    [one] 1 punkt Nauki
    [few] { $amount } punkty Nauki
   *[many] { $amount } punktów Nauki
}
amount-influence = { $amount ->
    [one] 1 punkt Wpływu
    [few] { $amount } punkty Wpływu
   *[many] { $amount } punktów Wpływu
}
amount-fem = { $amount ->
    [one] 1 zasób spośród Żywności, Energii i Materiałów
    [few] { $amount } zasoby w dowolnym połączeniu Żywności, Energii i Materiałów
   *[many] { $amount } zasobów w dowolnym połączeniu Żywności, Energii i Materiałów
}
amount-any-resource = { $amount ->
    [one] 1 dowolny zasób
    [few] { $amount } dowolne zasoby
   *[many] { $amount } dowolnych zasobów
}
level-food = +{ $amount } do Poziomu Produkcji Żywności
level-energy = +{ $amount } do Poziomu Produkcji Energii
level-materials = +{ $amount } do Poziomu Produkcji Materiałów
level-credits = +{ $amount } do Poziomu Produkcji Kredytów
level-science = +{ $amount } do Poziomu Produkcji Nauki
level-matching = +{ $amount } do Poziomu Produkcji zasobu tej Gildii
cost-free = bez kosztu
cost-spend = wydaj { $what }
cost-fem = wydaj { amount-fem }
cost-any-resource = wydaj { amount-any-resource }
cost-recall = { $amount ->
    [one] wycofaj 1 Siłę Floty
    [few] wycofaj { $amount } Siły Floty
   *[many] wycofaj { $amount } Sił Floty
}
cost-deactivate = { $amount ->
    [one] dezaktywuj 1 Siłę Floty
    [few] dezaktywuj { $amount } Siły Floty
   *[many] dezaktywuj { $amount } Sił Floty
}
cost-corruption = { $amount ->
    [one] zyskaj 1 Spaczenie
    [few] zyskaj { $amount } Spaczenia
   *[many] zyskaj { $amount } Spaczeń
}
cost-corruption-agenda-slot = { $amount ->
    [one] zyskaj 1 Spaczenie w gnieździe Agendy
    [few] zyskaj { $amount } Spaczenia w gniazdach Agend
   *[many] zyskaj { $amount } Spaczeń w gniazdach Agend
}
cost-corruption-track = { $amount ->
    [one] zyskaj 1 Spaczenie na torze Cywilizacji
    [few] zyskaj { $amount } Spaczenia na torach Cywilizacji
   *[many] zyskaj { $amount } Spaczeń na torach Cywilizacji
}
cost-corruption-shared = { $amount ->
    [one] gracze wspólnie zyskują 1 Spaczenie
    [few] gracze wspólnie zyskują { $amount } Spaczenia
   *[many] gracze wspólnie zyskują { $amount } Spaczeń
}
cost-decrease-population = { $amount ->
    [one] zmniejsz o 1 Populację Czystego Sektora innego niż Macierzysty
    [few] zmniejsz łącznie o { $amount } Populację Czystych Sektorów innych niż Macierzysty
   *[many] zmniejsz łącznie o { $amount } Populację Czystych Sektorów innych niż Macierzysty
}
cost-destroy-installation = { $amount ->
    [one] zniszcz 1 swoją Instalację w Sektorze innym niż Macierzysty
    [few] zniszcz { $amount } swoje Instalacje w Sektorach innych niż Macierzysty
   *[many] zniszcz { $amount } swoich Instalacji w Sektorach innych niż Macierzysty
}
cost-destroy-guild = { $amount ->
    [one] zniszcz 1 swoją Gildię w Sektorze innym niż Macierzysty
    [few] zniszcz { $amount } swoje Gildie w Sektorach innych niż Macierzysty
   *[many] zniszcz { $amount } swoich Gildii w Sektorach innych niż Macierzysty
}
cost-return-trade = { $amount ->
    [one] zwróć 1 żeton Handlu
    [few] zwróć { $amount } żetony Handlu
   *[many] zwróć { $amount } żetonów Handlu
}
cost-discard-glory = { $amount ->
    [one] odrzuć 1 żeton Chwały
    [few] odrzuć { $amount } żetony Chwały
   *[many] odrzuć { $amount } żetonów Chwały
}
cost-discard-bounty = { $amount ->
    [one] odrzuć 1 żeton Nagrody
    [few] odrzuć { $amount } żetony Nagrody
   *[many] odrzuć { $amount } żetonów Nagrody
}
cost-discard-reclaim = { $amount ->
    [one] odrzuć 1 żeton Odzyskania
    [few] odrzuć { $amount } żetony Odzyskania
   *[many] odrzuć { $amount } żetonów Odzyskania
}
cost-discard-agenda = { $amount ->
    [one] odrzuć 1 swoją Agendę w grze (nie początkową)
    [few] odrzuć { $amount } swoje Agendy w grze (nie początkowe)
   *[many] odrzuć { $amount } swoich Agend w grze (nie początkowych)
}

# -- Efekty -------------------------------------------------------------------------------------

effect-brackets = ({ $do })
effect-cost = { $cost }: { $do }
effect-none = brak korzyści
effect-first = { $left }; jeśli to zrobisz, { $right }
effect-repeat = { $times ->
    [one] raz: { $of }
    [few] { $times } razy: { $of }
   *[many] { $times } razy: { $of }
}
effect-if = jeśli { $if }: { $then }; w przeciwnym razie: { $otherwise }
effect-if-only = jeśli { $if }: { $then }
effect-influence = zyskaj { amount-influence }
effect-gain = zyskaj { $what }
effect-gain-matching = { $amount ->
    [one] zyskaj 1 jednostkę zasobu odpowiadającego Gildii
    [few] zyskaj { $amount } jednostki zasobu odpowiadającego Gildii
   *[many] zyskaj { $amount } jednostek zasobu odpowiadającego Gildii
}
effect-produce = wyprodukuj { $what }
effect-produce-any = { $match ->
    [established] { effect-produce-number } (po założeniu Gildii: zasób, który jej odpowiada)
   *[any] { effect-produce-number }
}
effect-produce-number = { $amount ->
    [one] wyprodukuj 1 dowolny rodzaj zasobu
    [few] wyprodukuj { $amount } różne rodzaje zasobów
   *[many] wyprodukuj { $amount } różnych rodzajów zasobów
}
effect-exchange = wymień do { $max } { $exchange } na tyle samo { $into }
exchange-food = jednostek Żywności
exchange-energy = jednostek Energii
exchange-materials = Materiałów
exchange-credits = Kredytów
exchange-science = punktów Nauki
into-food = jednostek Żywności
into-energy = jednostek Energii
into-materials = Materiałów
into-credits = Kredytów
into-science = punktów Nauki
effect-establish = { $up_to ->
    [one] załóż { guild-one }
    [few] załóż do { $up_to } Gildii
   *[many] załóż do { $up_to } Gildii
}
effect-build = { $up_to ->
    [one] zbuduj { installation-one }
    [few] zbuduj do { $up_to } Instalacji
   *[many] zbuduj do { $up_to } Instalacji
}
effect-increase-population = { $amount ->
    [one] zwiększ Populację o 1
    [few] { $amount } razy zwiększ Populację o 1
   *[many] { $amount } razy zwiększ Populację o 1
}
effect-increase-different = { $amount ->
    [one] zwiększ Populację o 1
    [few] zwiększ o 1 Populację { $amount } różnych Sektorów
   *[many] zwiększ o 1 Populację { $amount } różnych Sektorów
}
effect-deploy = { $fleet ->
    [any] { effect-deploy-amount }
   *[other] { effect-deploy-amount } jako Flotę { fleet-of }
}
effect-deploy-amount = { $amount ->
    [one] rozmieść 1 Siłę Floty
    [few] rozmieść do { $amount } Sił Floty
   *[many] rozmieść do { $amount } Sił Floty
}
effect-muster = rozmieść po 1 Sile Floty w Sektorze każdej swojej Stoczni
effect-activate = { $amount ->
    [one] aktywuj 1 Siłę Floty
    [few] aktywuj do { $amount } Sił Floty
   *[many] aktywuj do { $amount } Sił Floty
}
effect-recall = { $amount ->
    [one] wycofaj 1 Siłę Floty
    [few] wycofaj { $amount } Siły Floty
   *[many] wycofaj { $amount } Sił Floty
}
effect-regroup = przeprowadź Przegrupowanie (do 5 ruchów)
effect-invade = przeprowadź Inwazję
effect-invade-corrupted = przeprowadź Inwazję na Spaczony Sektor
effect-invade-with = przeprowadź Inwazję; w tym Starciu: { $abilities }
effect-invade-then = { $target ->
    [corrupted] przeprowadź Inwazję na Spaczony Sektor; jeśli go podbijesz: { $then }
   *[any] przeprowadź Inwazję; jeśli podbijesz Sektor: { $then }
}
effect-advance = { $track ->
    [any] awansuj raz na dowolnym torze Cywilizacji
    [lowest] awansuj raz na swoim najmniej zaawansowanym torze Cywilizacji
    [same_track] awansuj raz na tym torze
   *[other] awansuj raz na torze { track-of }
}
effect-advance-bare = { $do } (bez korzyści z pola)
effect-skip = awansuj jeszcze raz na tym torze
effect-gain-technology = { $level ->
    [basic] zyskaj Podstawową Technologię
    [improved] zyskaj Ulepszoną Technologię
   *[either] zyskaj Podstawową lub Ulepszoną Technologię
}
effect-gain-agenda = { $source ->
    [deck_top] { effect-gain-agenda-kind } z wierzchu jej talii, bez podglądania
   *[any] { effect-gain-agenda-kind }
}
effect-gain-agenda-kind = { $type ->
    [dominance] zyskaj Agendę Dominacji
    [wealth] zyskaj Agendę Bogactwa
    [might] zyskaj Agendę Potęgi
    [support] zyskaj Agendę Wsparcia
   *[any] zyskaj dowolną Agendę
}
effect-evaluate-agenda = zyskaj Wpływ za jedną swoją Czystą Agendę w grze (nie początkową)
effect-gain-trade = zyskaj żeton Handlu i premię Handlową
effect-gain-trade-token = zyskaj żeton Handlu bez premii Handlowej
effect-trade-bonus = zyskaj premię Handlową pola, na które wrócił żeton, lub jednego z pól poniżej
effect-gain-bounty = { $amount ->
    [one] zyskaj i rozpatrz 1 żeton Nagrody
    [few] zyskaj i rozpatrz { $amount } żetony Nagrody
   *[many] zyskaj i rozpatrz { $amount } żetonów Nagrody
}
effect-gain-reclaim = { $where ->
    [same] { effect-gain-reclaim-number } w tym samym Sektorze
   *[home] { effect-gain-reclaim-number } w swoim Sektorze Macierzystym
}
effect-gain-reclaim-number = { $amount ->
    [one] zyskaj 1 żeton Odzyskania i rozpatrz go
    [few] zyskaj { $amount } żetony Odzyskania i rozpatrz je
   *[many] zyskaj { $amount } żetonów Odzyskania i rozpatrz je
}
effect-gain-glory = zyskaj żeton Chwały o wartości { $value }
effect-upgrade-glory = ulepsz żeton Chwały o 1
effect-corruption = { $where ->
    [sector] { effect-corruption-number } w swoich Sektorach
    [track] { effect-corruption-number } na swoich torach Cywilizacji
    [agenda_slot] { effect-corruption-number } w swoich gniazdach Agend
    [house_mat] { effect-corruption-number } na swojej planszy Rodu
    [chambers] { effect-corruption-number } w swoich Komorach Dekontaminacyjnych
    [anywhere] { effect-corruption-number } w dowolnym miejscu
   *[same] { effect-corruption-number } w tym samym Sektorze
}
effect-corruption-number = { $amount ->
    [one] zyskaj 1 Spaczenie
    [few] zyskaj { $amount } Spaczenia
   *[many] zyskaj { $amount } Spaczeń
}
effect-fallback = { $do } (jeśli brak miejsca: { $places })
effect-remove-corruption = { $where ->
    [sector] { effect-remove-number } ze swoich Sektorów
    [track] { effect-remove-number } ze swoich torów Cywilizacji
    [agenda_slot] { effect-remove-number } ze swoich gniazd Agend
    [house_mat] { effect-remove-number } ze swojej planszy Rodu
    [chambers] { effect-remove-number } ze swoich Komór Dekontaminacyjnych
    [same] { effect-remove-number } z tego samego Sektora
    [one_sector] { effect-remove-number } z Sektora wybranego dla tej akcji
    [same_or_adjacent] { effect-remove-number } z tego samego lub sąsiedniego Sektora
   *[any] { effect-remove-number }
}
effect-remove-number = { $amount ->
    [one] usuń 1 Spaczenie
    [few] usuń do { $amount } Spaczeń
   *[many] usuń do { $amount } Spaczeń
}
effect-move-corruption = przenieś 1 Spaczenie
effect-rearrange-corruption = przenieś dowolną liczbę swoich Spaczeń
effect-corrupt-offer = { $which ->
    [dominance] umieść Spaczenie na ofercie Agendy Dominacji
    [wealth] umieść Spaczenie na ofercie Agendy Bogactwa
    [might] umieść Spaczenie na ofercie Agendy Potęgi
    [support] umieść Spaczenie na ofercie Agendy Wsparcia
    [any] { effect-corrupt-offers }
   *[each_pure] umieść Spaczenie na każdej Czystej ofercie Agendy
}
effect-corrupt-offers = { $count ->
    [one] umieść Spaczenie na jednej wybranej Czystej ofercie Agendy
    [few] umieść po Spaczeniu na { $count } wybranych Czystych ofertach Agendy
   *[many] umieść po Spaczeniu na { $count } wybranych Czystych ofertach Agendy
}
effect-peek-events = podejrzyj 2 wierzchnie Wydarzenia w Galaktyce następnego Cyklu, jedno odłóż na wierzch talii, drugie na spód
effect-preferred-focus-action = wykonaj i opłać jedną akcję jednego ze swoich preferowanych Skupień
effect-place = umieść { $what } { $where }
effect-destroy-guild = { $amount ->
    [one] zniszcz 1 swoją Gildię w Sektorze innym niż Macierzysty
    [few] zniszcz { $amount } swoje Gildie w Sektorach innych niż Macierzysty
   *[many] zniszcz { $amount } swoich Gildii w Sektorach innych niż Macierzysty
}
effect-destroy-installation = { $amount ->
    [one] zniszcz 1 swoją Instalację w Sektorze innym niż Macierzysty
    [few] zniszcz { $amount } swoje Instalacje w Sektorach innych niż Macierzysty
   *[many] zniszcz { $amount } swoich Instalacji w Sektorach innych niż Macierzysty
}
effect-skirmish = { $sign ->
    [more] rozpatrz Potyczkę z Siłą Floty Zrodzonego z Pustki większą o { $modifier }
    [less] rozpatrz Potyczkę z Siłą Floty Zrodzonego z Pustki mniejszą o { $modifier }
   *[none] rozpatrz Potyczkę
}
effect-skirmish-with = { $do } (tylko w niej: { $abilities })
effect-skirmish-then = { $do } (po udanej obronie: { $then })
effect-lose = strać { $what }
effect-lose-influence = strać { amount-influence }
effect-deactivate = { $amount ->
    [one] dezaktywuj 1 Siłę Floty
    [few] dezaktywuj { $amount } Siły Floty
   *[many] dezaktywuj { $amount } Sił Floty
}
effect-decrease-population = { $amount ->
    [one] zmniejsz o 1 Populację Czystego Sektora innego niż Macierzysty
    [few] zmniejsz łącznie o { $amount } Populację Czystych Sektorów innych niż Macierzysty
   *[many] zmniejsz łącznie o { $amount } Populację Czystych Sektorów innych niż Macierzysty
}
effect-return-trade = { $amount ->
    [one] zwróć 1 żeton Handlu
    [few] zwróć { $amount } żetony Handlu
   *[many] zwróć { $amount } żetonów Handlu
}
effect-discard-glory = { $which ->
    [highest] odrzuć swój najwyższy żeton Chwały
   *[any] { cost-discard-glory }
}
effect-discard-offer-focus = { $amount ->
    [one] odrzuć 1 kartę z oferty Wspólnego/Bohaterskiego Skupienia
    [few] odrzuć { $amount } karty z oferty Wspólnego/Bohaterskiego Skupienia
   *[many] odrzuć { $amount } kart z oferty Wspólnego/Bohaterskiego Skupienia
}
effect-consume-technology = { $level ->
    [basic] zużyj Podstawową Technologię z oferty Technologii
   *[improved] zużyj Ulepszoną Technologię z planszy Galaktyki
}
effect-remove-voidborn = { $amount ->
    [one] usuń 1 Siłę Floty Zrodzonego z Pustki z Sektora sąsiadującego z twoim
    [few] usuń { $amount } Siły Floty Zrodzonego z Pustki z Sektorów sąsiadujących z twoimi
   *[many] usuń { $amount } Sił Floty Zrodzonego z Pustki z Sektorów sąsiadujących z twoimi
}
effect-trade-resources = { $limit ->
    [one] wymień 1 zasób z innym graczem (Handel Zasobami)
    [few] wymień do { $limit } zasobów z innym graczem (Handel Zasobami)
   *[many] wymień do { $limit } zasobów z innym graczem (Handel Zasobami)
}
effect-who-only-you = ty: { $do }
effect-who-you-or-another = ty albo inny gracz: { $do }
effect-who-you-and-or-another = ty i/lub inny gracz: { $do }
effect-who-you-and-or-another-split = ty i/lub inny gracz, każdy jedną część: { $above } / { $below }
effect-remove-harbinger = { $where ->
    [sector] { effect-remove-harbinger-number } z Sektorów
   *[any] { effect-remove-harbinger-number }
}
effect-remove-harbinger-number = { $amount ->
    [one] usuń 1 Herolda
    [few] usuń do { $amount } Heroldów
   *[many] usuń do { $amount } Heroldów
}
effect-place-harbinger = umieść 1 Herolda w sąsiadującym Sektorze Zrodzonego z Pustki
effect-harbinger-on-row = umieść 1 Herolda w rzędzie { row-of }
effect-discard-crisis = { $which ->
    [ongoing] odrzuć trwały Kryzys
    [economic] odrzuć Kryzys Ekonomiczny
    [military] odrzuć Kryzys Militarny
   *[any] odrzuć Kryzys
}
effect-place-catastrophe = umieść żeton Katastrofy
effect-build-safe-haven-level = zbuduj poziom Bezpiecznej Przystani

where-home = { $do } w swoim Sektorze Macierzystym
where-non-home = { $do } w Sektorze innym niż Macierzysty
where-same = { $do } w tym samym Sektorze
where-other = { $do } (nie w tym samym Sektorze)
where-one-sector = { $do } w Sektorze wybranym dla tej akcji
where-same-or-adjacent = { $do } w tym samym lub sąsiednim Sektorze
where-shipyard = { $do } w Sektorze ze Stocznią

piece-bounty = { $amount ->
    [one] 1 żeton Nagrody
    [few] { $amount } żetony Nagrody
   *[many] { $amount } żetonów Nagrody
}
piece-reclaim = { $amount ->
    [one] 1 żeton Odzyskania
    [few] { $amount } żetony Odzyskania
   *[many] { $amount } żetonów Odzyskania
}
piece-glory = żeton Chwały o wartości { $amount }
piece-defense = { $amount ->
    [one] 1 Obronę Sektora
    [few] { $amount } Obrony Sektora
   *[many] { $amount } Obron Sektora
}
piece-voidborn-power = { $amount ->
    [one] 1 Siłę Floty Zrodzonego z Pustki
    [few] { $amount } Siły Floty Zrodzonego z Pustki
   *[many] { $amount } Sił Floty Zrodzonego z Pustki
}
piece-harbinger = { $amount ->
    [one] 1 Herolda
    [few] { $amount } Heroldów
   *[many] { $amount } Heroldów
}
piece-guild = { $guild ->
    [any] dowolną Gildię
   *[other] { guild-one }
}
place-adjacent-voidborn = w Sektorze Zrodzonego z Pustki sąsiadującym z jednym z twoich Sektorów
place-adjacent-voidborn-lowest-population = w Sektorze Zrodzonego z Pustki o najniższej Populacji spośród sąsiadujących z twoimi Sektorami
place-adjacent-voidborn-highest-population = w Sektorze Zrodzonego z Pustki o najwyższej Populacji spośród sąsiadujących z twoimi Sektorami
place-voidborn-or-fallen-house = w Sektorze Zrodzonego z Pustki lub Upadłego Rodu
place-each-voidborn-with-defense = w każdym Sektorze Zrodzonego z Pustki z Obroną Sektora lub Bazą Gwiezdną
place-each-voidborn-population-4 = w każdym Sektorze Zrodzonego z Pustki o Populacji 4 lub wyższej
place-each-voidborn-power-max-2 = w każdym Sektorze Zrodzonego z Pustki z najwyżej 2 Siłami Floty
place-each-rift = w każdej Szczelinie
place-each-voidborn-adjacent-to-rift = w każdym Sektorze Zrodzonego z Pustki sąsiadującym ze Szczeliną
place-each-voidborn-with-harbinger = w każdym Sektorze Zrodzonego z Pustki z Heroldem
place-two-adjacent-voidborn = w każdym z dwóch Sektorów Zrodzonego z Pustki sąsiadujących z twoimi
place-near-combat = w Sektorze Zrodzonego z Pustki sąsiadującym z Sektorem Starcia
place-combat-sector = w Sektorze, na który przeprowadzasz Inwazję

location-sector = w Sektorze { $sector }
location-track = na torze { track-of }
location-slot = { slot-name }
location-chambers = w Komorach Dekontaminacyjnych
leave-sector = z Sektora { $sector }
leave-track = z toru { track-of }
leave-slot = z gniazda { $slot ->
    [0] początkowej Agendy
   *[other] Agendy { $slot }
}
leave-chambers = z Komór Dekontaminacyjnych
reach-sector = do Sektora { $sector }
reach-track = na tor { track-of }
reach-slot = do gniazda { $slot ->
    [0] początkowej Agendy
   *[other] Agendy { $slot }
}
reach-chambers = do Komór Dekontaminacyjnych
any-sector = w swoich Sektorach
any-track = na swoich torach Cywilizacji
any-agenda-slot = w swoich gniazdach Agend
any-house-mat = na swojej planszy Rodu
any-chambers = w swoich Komorach Dekontaminacyjnych

# -- Filtry, liczniki i warunki -----------------------------------------------------------------

filter-join = { $left } { $right }
filter-pure = bez Spaczenia
filter-corrupted = ze Spaczeniem
filter-population = o Populacji { $number }
filter-population-min = { $number ->
    [6] o Populacji 6
   *[other] o Populacji { $number } lub wyższej
}
filter-upkeep-min = o Utrzymaniu { $number } lub wyższym
filter-upkeep-max = { $number ->
    [0] bez Utrzymania
   *[other] o Utrzymaniu { $number } lub niższym
}
filter-fleet-power-min = { $number ->
    [one] z co najmniej 1 Siłą Floty
    [few] z co najmniej { $number } Siłami Floty
   *[many] z co najmniej { $number } Siłami Floty
}
filter-fleet-power-max = { $number ->
    [one] z najwyżej 1 Siłą Floty
    [few] z najwyżej { $number } Siłami Floty
   *[many] z najwyżej { $number } Siłami Floty
}
filter-voidborn-power-min = { $number ->
    [one] z co najmniej 1 Siłą Floty Zrodzonego z Pustki
    [few] z co najmniej { $number } Siłami Floty Zrodzonego z Pustki
   *[many] z co najmniej { $number } Siłami Floty Zrodzonego z Pustki
}
filter-voidborn-power-max = { $number ->
    [one] z najwyżej 1 Siłą Floty Zrodzonego z Pustki
    [few] z najwyżej { $number } Siłami Floty Zrodzonego z Pustki
   *[many] z najwyżej { $number } Siłami Floty Zrodzonego z Pustki
}
filter-guild-min = { $number ->
    [one] z Gildią
    [few] z co najmniej { $number } Gildiami
   *[many] z co najmniej { $number } Gildiami
}
filter-guild-types-min = { $number ->
    [one] z Gildią
    [few] z co najmniej { $number } różnymi Gildiami
   *[many] z co najmniej { $number } różnymi Gildiami
}
filter-guild = { $number ->
    [one] z co najmniej 1 Gildią { $kinds }
    [few] z co najmniej { $number } Gildiami { $kinds }
   *[many] z co najmniej { $number } Gildiami { $kinds }
}
filter-guilds-full = z zajętymi wszystkimi polami Gildii
filter-installation-min = { $number ->
    [one] z Instalacją
    [few] z co najmniej { $number } Instalacjami
   *[many] z co najmniej { $number } Instalacjami
}
filter-installation-with = { $kinds }
filter-installation-name = { $number ->
    [one] z 1 Instalacją typu { $kinds }
    [few] z co najmniej { $number } Instalacjami typu { $kinds }
   *[many] z co najmniej { $number } Instalacjami typu { $kinds }
}
filter-fleet = z Flotą { $kinds }
filter-adjacent-combat = w sąsiedztwie Sektora Starcia
filter-adjacent-voidborn = w sąsiedztwie Sektora Zrodzonego z Pustki
filter-home = będącym twoim Sektorem Macierzystym
filter-not-home = poza Sektorem Macierzystym

each-m = { $n ->
    [one] każdy twój
    [few] każde { $n } twoje
   *[many] każde { $n } twoich
}
each-f = { $n ->
    [one] każdą twoją
    [few] każde { $n } twoje
   *[many] każde { $n } twoich
}
each-n = { $n ->
    [one] każde twoje
    [few] każde { $n } twoje
   *[many] każde { $n } twoich
}
each-bare-m = { $n ->
    [one] każdy
    [few] każde { $n }
   *[many] każde { $n }
}
each-bare-f = { $n ->
    [one] każdą
    [few] każde { $n }
   *[many] każde { $n }
}
each-point = { $n ->
    [one] każdy punkt
    [few] każde { $n } punkty
   *[many] każde { $n } punktów
}
each-unit = { $n ->
    [one] każdą jednostkę
    [few] każde { $n } jednostki
   *[many] każde { $n } jednostek
}
you-have = { $bound ->
    [none] nie masz żadnych
    [min] masz co najmniej { $n }
    [max] masz najwyżej { $n }
    [exact] masz dokładnie { $n }
   *[both] masz od { $min } do { $n }
}
bound = { $bound ->
    [none] 0
    [min] co najmniej { $n }
    [max] najwyżej { $n }
    [exact] dokładnie { $n }
   *[both] od { $min } do { $n }
}
bound-is = { $bound ->
    [none] 0
    [min] co najmniej { $n }
    [max] najwyżej { $n }
    [exact] dokładnie { $n }
   *[both] od { $min } do { $n }
}
units = { $n ->
    [one] jednostkę
    [few] jednostki
   *[many] jednostek
}

noun-sectors = { $pure ->
    [yes] { $n ->
        [one] Czysty Sektor
        [few] Czyste Sektory
       *[many] Czystych Sektorów
    }
    [no] { $n ->
        [one] Spaczony Sektor
        [few] Spaczone Sektory
       *[many] Spaczonych Sektorów
    }
   *[any] { $n ->
        [one] Sektor
        [few] Sektory
       *[many] Sektorów
    }
}
count-sectors = { each-m } { noun-sectors }
count-sectors-with = { each-m } { noun-sectors } { $filters }
if-sectors = { you-have } { noun-sectors }
if-sectors-with = { you-have } { noun-sectors } { $filters }

noun-guilds = { $pure ->
    [yes] { $n ->
        [one] Czystą Gildię
        [few] Czyste Gildie
       *[many] Czystych Gildii
    }
    [no] { $n ->
        [one] Spaczoną Gildię
        [few] Spaczone Gildie
       *[many] Spaczonych Gildii
    }
   *[any] { $n ->
        [one] Gildię
        [few] Gildie
       *[many] Gildii
    }
}
noun-guilds-of = { $pure ->
    [yes] { $n ->
        [one] Czystą Gildię { $kinds }
        [few] Czyste Gildie { $kinds }
       *[many] Czystych Gildii { $kinds }
    }
    [no] { $n ->
        [one] Spaczoną Gildię { $kinds }
        [few] Spaczone Gildie { $kinds }
       *[many] Spaczonych Gildii { $kinds }
    }
   *[any] { $n ->
        [one] Gildię { $kinds }
        [few] Gildie { $kinds }
       *[many] Gildii { $kinds }
    }
}
count-guilds = { each-f } { noun-guilds }
count-guilds-of = { each-f } { noun-guilds-of }
count-guilds-here = { each-bare-f } { noun-guilds } w tym Sektorze
if-guilds = { you-have } { noun-guilds }
if-guilds-here = { you-have } { noun-guilds } w tym Sektorze
if-guilds-of = { you-have } { noun-guilds-of }
noun-installations = { $pure ->
    [yes] { $n ->
        [one] Czystą Instalację
        [few] Czyste Instalacje
       *[many] Czystych Instalacji
    }
    [no] { $n ->
        [one] Spaczoną Instalację
        [few] Spaczone Instalacje
       *[many] Spaczonych Instalacji
    }
   *[any] { $n ->
        [one] Instalację
        [few] Instalacje
       *[many] Instalacji
    }
}
noun-installations-of = { $pure ->
    [yes] { $n ->
        [one] Czystą { $kinds }
        [few] Czyste { $kinds }
       *[many] Czystych { $kinds }
    }
    [no] { $n ->
        [one] Spaczoną { $kinds }
        [few] Spaczone { $kinds }
       *[many] Spaczonych { $kinds }
    }
   *[any] { $kinds }
}
count-installations = { each-f } { noun-installations }
count-installations-of = { each-f } { noun-installations-of }
if-installations = { you-have } { noun-installations }
if-installations-of = { you-have } { noun-installations-of }
noun-population = { $pure ->
    [yes] Czystej Populacji
    [no] Spaczonej Populacji
   *[any] Populacji
}
count-population = { each-point } twojej { noun-population }
if-population = suma twojej { noun-population } wynosi { bound-is }
noun-fleet-power = { $n ->
    [one] Siłę Floty
    [few] Siły Floty
   *[many] Sił Floty
}
where-fleet-power = { $state ->
    [active] w obszarze Aktywnym
    [deployed] { $pure ->
        [yes] w Czystych Sektorach
        [no] w Spaczonych Sektorach
       *[any] w Sektorach
    }
   *[any] { $pure ->
        [yes] w obszarze Aktywnym lub w Czystych Sektorach
        [no] w obszarze Aktywnym lub w Spaczonych Sektorach
       *[any] w obszarze Aktywnym lub w Sektorach
    }
}
count-fleet-power = { each-f } { noun-fleet-power } { where-fleet-power }
if-fleet-power = { you-have } { noun-fleet-power } { where-fleet-power }
noun-guild-types = { $n ->
    [one] rodzaj Gildii
    [few] różne rodzaje Gildii
   *[many] różnych rodzajów Gildii
}
count-guild-types = { each-m } { noun-guild-types }
if-guild-types = { you-have } { noun-guild-types }
noun-fleet-types = { $n ->
    [one] rodzaj Floty
    [few] różne rodzaje Flot
   *[many] różnych rodzajów Flot
}
where-sectors = { $pure ->
    [yes] w Czystych Sektorach
    [no] w Spaczonych Sektorach
   *[any] w swoich Sektorach
}
count-fleet-types = { each-m } { noun-fleet-types } { where-sectors }
if-fleet-types = { you-have } { noun-fleet-types } { where-sectors }
noun-guild-spaces = { $n ->
    [one] puste pole Gildii
    [few] puste pola Gildii
   *[many] pustych pól Gildii
}
count-empty-guild-spaces = { each-n } { noun-guild-spaces }
if-empty-guild-spaces = { you-have } { noun-guild-spaces }
count-upkeep = { $scope ->
    [sectors] { each-point } Utrzymania twoich Sektorów
   *[any] { each-point } twojego Utrzymania
}
if-upkeep = { $scope ->
    [sectors] Utrzymanie twoich Sektorów wynosi { bound-is }
   *[any] twoje Utrzymanie wynosi { bound-is }
}
count-unpaid-upkeep = { each-point } twojego niezaspokojonego Utrzymania
if-unpaid-upkeep = twoje niezaspokojone Utrzymanie wynosi { bound-is }
picked = { $pick ->
    [lowest] najniższej
   *[highest] najwyższej
}
picked-stock = { $pick ->
    [lowest] najniższym
   *[highest] najwyższym
}
picked-yield = { $pick ->
    [lowest] najniższa
   *[highest] najwyższa
}
count-yield = { each-point } twojej Wydajności Produkcji
count-yield-of = { each-point } twojej Wydajności Produkcji { $kinds }
count-yield-pick = { each-point } twojej { picked } Wydajności Produkcji
count-yield-pick-of = { each-point } twojej { picked } Wydajności Produkcji spośród: { $kinds }
if-yield = twoja Wydajność Produkcji wynosi { bound-is }
if-yield-of = twoja Wydajność Produkcji { $kinds } wynosi { bound-is }
if-yield-pick = twoja { picked-yield } Wydajność Produkcji wynosi { bound-is }
if-yield-pick-of = twoja { picked-yield } Wydajność Produkcji spośród: { $kinds } wynosi { bound-is }
count-stockpile = { each-bare-m } { noun-resources } w twoich Zapasach
count-stockpile-of = { each-unit } { $kinds } w twoich Zapasach
count-stockpile-pick = { each-unit } w twoim { picked-stock } Zapasie
count-stockpile-pick-of = { each-unit } w twoim { picked-stock } Zapasie spośród: { $kinds }
noun-resources = { $n ->
    [one] zasób
    [few] zasoby
   *[many] zasobów
}
if-stockpile = { you-have } { noun-resources } w Zapasach
if-stockpile-of = { you-have } { units } { $kinds } w Zapasach
if-stockpile-pick = { you-have } { units } w swoim { picked-stock } Zapasie
if-stockpile-pick-of = { you-have } { units } w swoim { picked-stock } Zapasie spośród: { $kinds }
noun-resource-types = { $n ->
    [one] rodzaj zasobu
    [few] rodzaje zasobów
   *[many] rodzajów zasobów
}
count-resource-types = { each-bare-m } { noun-resource-types } z Zapasem { $number } lub większym
if-resource-types = { you-have } { noun-resource-types } z Zapasem { $number } lub większym
noun-technologies = { $level ->
    [basic] { $n ->
        [one] Podstawową Technologię
        [few] Podstawowe Technologie
       *[many] Podstawowych Technologii
    }
    [improved] { $n ->
        [one] Ulepszoną Technologię
        [few] Ulepszone Technologie
       *[many] Ulepszonych Technologii
    }
   *[any] { $n ->
        [one] Technologię
        [few] Technologie
       *[many] Technologii
    }
}
count-technologies = { each-f } { noun-technologies }
if-technologies = { you-have } { noun-technologies }
noun-agendas = { $pure ->
    [yes] { $n ->
        [one] Czystą Agendę
        [few] Czyste Agendy
       *[many] Czystych Agend
    }
    [no] { $n ->
        [one] Spaczoną Agendę
        [few] Spaczone Agendy
       *[many] Spaczonych Agend
    }
   *[any] { $n ->
        [one] Agendę
        [few] Agendy
       *[many] Agend
    }
}
in-play = { $starting ->
    [no] w grze poza początkową
   *[any] w grze
}
count-agendas = { each-f } { noun-agendas } { in-play }
if-agendas = { you-have } { noun-agendas } { in-play }
noun-tracks = { $pure ->
    [yes] { $n ->
        [one] Czysty tor Cywilizacji
        [few] Czyste tory Cywilizacji
       *[many] Czystych torów Cywilizacji
    }
    [no] { $n ->
        [one] Spaczony tor Cywilizacji
        [few] Spaczone tory Cywilizacji
       *[many] Spaczonych torów Cywilizacji
    }
   *[any] { $n ->
        [one] tor Cywilizacji
        [few] tory Cywilizacji
       *[many] torów Cywilizacji
    }
}
count-tracks = { each-m } { noun-tracks }
count-tracks-of = { each-m } { noun-tracks } na Poziomie { $number } lub wyższym
count-tracks-named = { $pure ->
    [yes] tor { track-of }, jeśli jest Czysty i na Poziomie { $number } lub wyższym
   *[any] tor { track-of }, jeśli jest na Poziomie { $number } lub wyższym
}
if-tracks = { you-have } { noun-tracks }
if-tracks-of = { you-have } { noun-tracks } na Poziomie { $number } lub wyższym
if-tracks-named = { $pure ->
    [yes] twój tor { track-of } jest Czysty i na Poziomie { $number } lub wyższym
   *[any] twój tor { track-of } jest na Poziomie { $number } lub wyższym
}
count-tracks-space = { each-m } { noun-tracks } na polu { $number } lub dalej
if-tracks-space = { you-have } { noun-tracks } na polu { $number } lub dalej
noun-trade = { $n ->
    [one] żeton Handlu
    [few] żetony Handlu
   *[many] żetonów Handlu
}
count-trade = { each-m } { noun-trade }
if-trade = { you-have } { noun-trade }
noun-bounty = { $n ->
    [one] żeton Nagrody
    [few] żetony Nagrody
   *[many] żetonów Nagrody
}
count-bounty = { each-m } { noun-bounty }
if-bounty = { you-have } { noun-bounty }
noun-reclaim = { $n ->
    [one] żeton Odzyskania
    [few] żetony Odzyskania
   *[many] żetonów Odzyskania
}
count-reclaim = { each-m } { noun-reclaim }
if-reclaim = { you-have } { noun-reclaim }
noun-glory = { $n ->
    [one] żeton Chwały
    [few] żetony Chwały
   *[many] żetonów Chwały
}
count-glory = { each-m } { noun-glory }
count-glory-of = { each-m } { noun-glory } o wartości { $number } lub wyższej
if-glory = { you-have } { noun-glory }
if-glory-of = { you-have } { noun-glory } o wartości { $number } lub wyższej
count-glory-value = { each-point } twojej całkowitej wartości Chwały
count-glory-value-of = { each-point } łącznej wartości twoich { $number } najwyższych żetonów Chwały
if-glory-value = twoja całkowita wartość Chwały wynosi { bound-is }
if-glory-value-of = łączna wartość twoich { $number } najwyższych żetonów Chwały wynosi { bound-is }
noun-corruption = { $n ->
    [one] Spaczenie
    [few] Spaczenia
   *[many] Spaczeń
}
where-corruption = { $where ->
    [house_mat] na planszy Rodu
   *[house_mat_and_sectors] na planszy Rodu i w Sektorach
}
count-corruption = { each-n } { noun-corruption } { where-corruption }
if-corruption = { you-have } { noun-corruption } { where-corruption }
count-kept-corruption = { each-n } zatrzymane { noun-corruption }
if-kept-corruption = { you-have } { noun-corruption } u siebie
count-influence = { each-point } twojego Wpływu
if-influence = twój Wpływ wynosi { bound-is }
noun-focuses = { $preferred ->
    [yes] { $n ->
        [one] preferowane Skupienie
        [few] preferowane Skupienia
       *[many] preferowanych Skupień
    }
   *[any] { $n ->
        [one] Skupienie
        [few] Skupienia
       *[many] Skupień
    }
}
count-discarded-focuses = { each-n } { noun-focuses } na stosie kart odrzuconych
if-discarded-focuses = { you-have } { noun-focuses } na stosie kart odrzuconych
noun-catastrophes = { $n ->
    [one] żeton Katastrofy
    [few] żetony Katastrofy
   *[many] żetonów Katastrofy
}
count-catastrophes = { each-bare-m } { noun-catastrophes } w grze
if-catastrophes = liczba żetonów Katastrofy w grze wynosi { bound-is }
count-combat-power = { each-f } { noun-fleet-power } { fleet-of } w Starciu
if-combat-power = { you-have } { noun-fleet-power } { fleet-of } w Starciu
noun-approach-damage = { $n ->
    [one] inne Uszkodzenie przy Podejściu
    [few] inne Uszkodzenia przy Podejściu
   *[many] innych Uszkodzeń przy Podejściu
}
count-combat-approach-damage = { each-n } { noun-approach-damage }
if-combat-approach-damage = zadajesz { bound } { noun-approach-damage }
count-combat-voidborn-removed = { each-bare-f } { noun-fleet-power } Zrodzonego z Pustki usuniętą w tym Starciu
if-combat-voidborn-removed = Siła Floty Zrodzonego z Pustki usunięta w tym Starciu wynosi { bound-is }
count-conquered-population = { each-point } Populacji podbitego Sektora
if-conquered-population = Populacja podbitego Sektora wynosi { bound-is }

# -- Cele, pola Wydarzeń i akcje ----------------------------------------------------------------

objective-achievement = jeśli { $if }: { $gain }
objective-multiplier = za { $per }: { $gain }
objective-penalty = { $lost ->
    [one] za { $per }: strać 1 punkt Wpływu
    [few] za { $per }: strać { $lost } punkty Wpływu
   *[many] za { $per }: strać { $lost } punktów Wpływu
}
objective-beyond = { $per } powyżej { $beyond }
objective-tier = { $track ->
    [each] { $pure ->
        [yes] za każdy twój Czysty tor Cywilizacji: { objective-tiers }
       *[any] za każdy twój tor Cywilizacji: { objective-tiers }
    }
   *[other] { $pure ->
        [yes] za twój tor { track-of }, jeśli jest Czysty: { objective-tiers }
       *[any] za twój tor { track-of }: { objective-tiers }
    }
}
objective-tiers = zyskaj { $one } / { $two } / { $three } / { $four } punktów Wpływu na Poziomie 1 / 2 / 3 / 4
at-most = { $max ->
    [one] { $do } (najwyżej raz)
    [few] { $do } (najwyżej { $max } razy)
   *[many] { $do } (najwyżej { $max } razy)
}
box-each = { $mandatory ->
    [yes] każdy gracz, obowiązkowo: { $do }
   *[no] każdy gracz, opcjonalnie: { $do }
}
box-group = { $mandatory ->
    [yes] raz za wszystkich graczy: { $do }
   *[no] raz za wszystkich graczy, opcjonalnie: { $do }
}
box-ongoing = { $mandatory ->
    [yes] w tym Cyklu: { $do }
   *[no] w tym Cyklu: { $do }
}
box-delayed = { $mandatory ->
    [yes] po pierwszej turze każdego gracza w tym Cyklu: { $do }
   *[no] po pierwszej turze każdego gracza w tym Cyklu, opcjonalnie: { $do }
}
with-focus = Skupienie: { $focus }

# -- Zdolności ----------------------------------------------------------------------------------

ability-max = { $do } (łącznie najwyżej { $max })
ability-if = { $do }, jeśli { $if }
ability-deploy-cost = { $do }; za każdą Siłę Floty: { $cost }
limit-once-per-turn = { $do } (raz na turę)
limit-once-per-player = { $do } (raz na gracza)
limit-difficulty = { $do } (poziom trudności: { $difficulty })
difficulty-easy = Niski
difficulty-medium = Średni
difficulty-hard = Wysoki
target-voidborn = Sektor Zrodzonego z Pustki
target-corrupted = Spaczony Sektor
options-ignore-voidstorms = zignorować Burze Pustki
options-distance-2 = użyć Flot oddalonych o dwa Sektory
tier = { $number }
ability-before-produce = gdy produkujesz { resource-goods }, najpierw { $effect }
ability-overproduction-alternative = przy Nadprodukcji, opcjonalnie zamiast zyskania 3 punktów Wpływu: { $effect }
ability-after-establish = po założeniu Gildii: { $effect }
ability-after-build = po zbudowaniu Instalacji: { $effect }
ability-after-build-of = po zbudowaniu Instalacji w Sektorze { $filters }: { $effect }
ability-build-alternative = opcjonalnie zamiast zbudowania Instalacji w Sektorze: { $effect }
ability-after-increase-population = po zwiększeniu Populacji: { $effect }
ability-increase-population-alternative = opcjonalnie zamiast zwiększenia Populacji: { $effect }
ability-increase-population-alternative-of = opcjonalnie zamiast zwiększenia Populacji wybierz swój Sektor { $filters }: { $effect }
ability-after-decrease-population = po zmniejszeniu Populacji: { $effect }
ability-after-corruption-paid = po zyskaniu Spaczenia jako kosztu akcji: { $effect }
ability-after-remove-corruption = po usunięciu Spaczenia przez efekt: { $effect }
ability-after-return-trade = po zwróceniu twojego żetonu Handlu na planszę Galaktyki: { $effect }
ability-after-agenda-returned = po odłożeniu twojej Agendy na spód jej talii: { $effect }
ability-deploy-alternative = opcjonalnie zamiast rozmieszczenia 1 Siły Floty w Sektorze: { $effect }
ability-before-combat = podczas Inwazji, przed Starciem: { $effect }
ability-before-combat-of = podczas Inwazji na { $target }, przed Starciem: { $effect }
ability-invasion-outcome = po podbiciu Sektora: { $effect }
ability-invasion-outcome-of = po podbiciu Sektora (przed Inwazją: { $target }): { $effect }
ability-focus-selected = gdy wybierasz Skupienie ({ $focus }): { $effect }
ability-evaluation-start = na początku Fazy Podsumowania: { $effect }
ability-extra-action = akcja przy Skupieniu: { $focus } ({ $cost }): { $effect }
ability-on-conquest = po podbiciu tego Sektora: { $effect }
ability-close-on-conquest = po podbiciu tego Sektora każdy gracz, opcjonalnie: { $effect }; potem kafel zostaje zastąpiony: { $tile }, Populacja { $population }
ability-production-level = { $add }
ability-production-level-of = { $add } (jeśli to Sektor { $filters })
ability-substitute = gdy opłacasz koszt, możesz wydać { $spend } jako { $for }
ability-deploy-type = możesz rozmieszczać Siły Floty jako Floty { fleet-of-type }; Inicjatywa każdej Siły Floty: { $invader } jako Najeźdźca, { $defender } jako Obrońca
fleet-of-type = { $type ->
    [corvette] Korwet
    [sentry] Strażników
    [destroyer] Niszczycieli
    [dreadnought] Pancerników
   *[carrier] Lotniskowców
}
ability-build-type = { $max_per_sector ->
    [one] możesz budować Bazy Gwiezdne, po 1 w każdym Sektorze
    [few] możesz budować Bazy Gwiezdne, do { $max_per_sector } w każdym Sektorze
   *[many] możesz budować Bazy Gwiezdne, do { $max_per_sector } w każdym Sektorze
}
ability-fleet-token-cap = { $cap ->
    [one] na żetonie Floty { fleet-of-type } mieści się 1 Siła Floty
    [few] na żetonie Floty { fleet-of-type } mieszczą się { $cap } Siły Floty
   *[many] na żetonie Floty { fleet-of-type } mieści się { $cap } Sił Floty
}
ability-counts-as-shipyard = przy rozmieszczaniu każda twoja Baza Gwiezdna liczy się jako Stocznia
ability-counts-as-shipyard-of = { $add ->
    [one] przy rozmieszczaniu każdy twój Sektor { $filters } liczy się, jakby miał o 1 Stocznię więcej
    [few] przy rozmieszczaniu każdy twój Sektor { $filters } liczy się, jakby miał o { $add } Stocznie więcej
   *[many] przy rozmieszczaniu każdy twój Sektor { $filters } liczy się, jakby miał o { $add } Stoczni więcej
}
ability-guild-spaces = { $add ->
    [one] twój Sektor Macierzysty ma o 1 pole Gildii więcej, bez Utrzymania
    [few] twój Sektor Macierzysty ma o { $add } pola Gildii więcej, bez Utrzymania
   *[many] twój Sektor Macierzysty ma o { $add } pól Gildii więcej, bez Utrzymania
}
ability-agenda-slots = { $add ->
    [one] masz o 1 gniazdo Agendy więcej; nie może być Spaczone
    [few] masz o { $add } gniazda Agendy więcej; nie mogą być Spaczone
   *[many] masz o { $add } gniazd Agendy więcej; nie mogą być Spaczone
}
ability-trade-capacity = { $add ->
    [one] możesz trzymać 1 żeton Handlu na tej karcie
    [few] możesz trzymać { $add } żetony Handlu na tej karcie
   *[many] możesz trzymać { $add } żetonów Handlu na tej karcie
}
ability-corruption-capacity = { $amount ->
    [one] możesz trzymać 1 Spaczenie na tej karcie
    [few] możesz trzymać { $amount } Spaczenia na tej karcie
   *[many] możesz trzymać { $amount } Spaczeń na tej karcie
}
ability-tier-cost = wejście na Poziomy { $tiers }: { $cost }
ability-upkeep-substitute = przy Utrzymaniu możesz wydać { $spend }, by zaspokoić { $satisfies } Utrzymania
ability-upkeep-free = Utrzymanie twoich Sektorów jest zaspokajane za darmo
ability-double-action = przy Skupieniu ({ $focus }): raz na turę możesz wykonać jedną z jego akcji dwukrotnie, dwa razy opłacając jej koszt
ability-invade-range = w każdej Inwazji możesz { $options }
ability-keep-installations = po podbiciu Sektora możesz zachować jego Instalacje
ability-skirmish-auto-defense = w Potyczce Fazy Podsumowania { $cost }: obrona udaje się bez Starcia
ability-cycle-choice = na końcu każdej Fazy Przygotowania wskaż jeszcze jedno preferowane Skupienie na ten Cykl (ale nie: { $excluding })
ability-extra-agenda = masz w grze dodatkową Agendę, bez gniazda
ability-keep-removed-corruption = każdy gracz zatrzymuje usunięte przez siebie Spaczenia
ability-deploy-surcharge = za każdą rozmieszczoną Siłę Floty { $each }; albo, raz za całą turę, { $turn }
ability-no-crisis-board = pierwszy krok Fazy Podsumowania zostaje pominięty
ability-no-skirmish = nie jesteś celem Potyczek
ability-upgrade-new-glory = zaraz po zyskaniu żetonu Chwały gracz może ulepszyć go o 1
ability-focus-action-surcharge = za każdą akcję Skupienia ({ $focus }), poza jej kosztem: { $cost }
ability-focus-action-cost = za każdą akcję Skupienia ({ $focus }), zamiast jej kosztu: { $cost }
ability-third-focus-action = przy Skupieniu ({ $focus }) możesz wykonać trzecią akcję Skupienia ({ $cost })
ability-adjacency = Sektory przy Tunelach Czasoprzestrzennych z tą samą literą sąsiadują ze sobą
side = { $side ->
    [invader] jako Najeźdźca masz
    [defender] jako Obrońca masz
    [voidborn] w Potyczce z tobą Zrodzony z Pustki ma
   *[both] w każdym Starciu masz
}
side-deals = { $side ->
    [invader] jako Najeźdźca zadajesz
    [defender] jako Obrońca zadajesz
    [voidborn] w Potyczce z tobą Zrodzony z Pustki zadaje
   *[both] w każdym Starciu zadajesz
}
ability-combat-initiative = { $amount ->
    [one] { side } 1 dodatkowy punkt Inicjatywy
    [few] { side } { $amount } dodatkowe punkty Inicjatywy
   *[many] { side } { $amount } dodatkowych punktów Inicjatywy
}
ability-combat-first-strike = { side } wyższą Inicjatywę
ability-combat-approach-damage = { $amount ->
    [one] { side-deals } 1 Uszkodzenie przy Podejściu
    [few] { side-deals } { $amount } Uszkodzenia przy Podejściu
   *[many] { side-deals } { $amount } Uszkodzeń przy Podejściu
}
ability-combat-approach-absorption = { $amount ->
    [one] { side } 1 Absorpcję przy Podejściu
    [few] { side } { $amount } Absorpcje przy Podejściu
   *[many] { side } { $amount } Absorpcji przy Podejściu
}
ability-combat-salvo-absorption = { $amount ->
    [one] { side } 1 Absorpcję Salwy
    [few] { side } { $amount } Absorpcje Salwy
   *[many] { side } { $amount } Absorpcji Salwy
}
salvo-damage = { $amount ->
    [one] 1 dodatkowe Uszkodzenie od Salwy
    [few] { $amount } dodatkowe Uszkodzenia od Salwy
   *[many] { $amount } dodatkowych Uszkodzeń od Salwy
}
ability-combat-salvo-damage = { $when ->
    [first] { side-deals } { salvo-damage } w pierwszym kroku Salwy
    [once] { side-deals } { salvo-damage } w jednym wybranym kroku Salwy
   *[each] { side-deals } { salvo-damage } w każdym kroku Salwy
}
ability-combat-absorption = { side } { $approach ->
    [one] 1 Absorpcję przy Podejściu
    [few] { $approach } Absorpcje przy Podejściu
   *[many] { $approach } Absorpcji przy Podejściu
} i { $salvo ->
    [one] 1 Absorpcję Salwy
    [few] { $salvo } Absorpcje Salwy
   *[many] { $salvo } Absorpcji Salwy
}
ability-combat-buy-absorption = dowolną liczbę razy { $cost }: zaabsorbuj 1 Uszkodzenie
ability-combat-launch = przed krokiem Podejścia możesz rozmieścić 1 Aktywną Siłę Floty jako Flotę { fleet-of-type } w Sektorze Starcia
ability-combat-escape = { $max ->
    [one] w Starciu 1 Siła Floty, którą masz wycofać, może zamiast tego trafić do twojego Sektora Macierzystego
    [few] w Starciu do { $max } Sił Floty, które masz wycofać, może zamiast tego trafić do twojego Sektora Macierzystego
    [many] w Starciu do { $max } Sił Floty, które masz wycofać, może zamiast tego trafić do twojego Sektora Macierzystego
   *[any] w Starciu każda Siła Floty, którą masz wycofać, może zamiast tego trafić do twojego Sektora Macierzystego
}
ability-combat-reinforce-after = { $deploy ->
    [one] po wygranym lub zremisowanym Starciu jako Najeźdźca możesz rozmieścić 1 Siłę Floty w Sektorze Starcia; remis staje się zwycięstwem
    [few] po wygranym lub zremisowanym Starciu jako Najeźdźca możesz rozmieścić do { $deploy } Sił Floty w Sektorze Starcia; remis staje się zwycięstwem
   *[many] po wygranym lub zremisowanym Starciu jako Najeźdźca możesz rozmieścić do { $deploy } Sił Floty w Sektorze Starcia; remis staje się zwycięstwem
}

# -- Pytania ------------------------------------------------------------------------------------

ask-voidfall-effect = Który efekt rozpatrujesz?
ask-voidfall-trigger = Wybierz wywoływany efekt do rozpatrzenia albo zrezygnuj.
ask-voidfall-pay = Jak płacisz?
ask-voidfall-agenda = Którą Agendę zyskujesz?
ask-voidfall-agenda-keep = Którą Agendę zatrzymujesz? Druga trafi na spód talii.
ask-voidfall-discard-agenda = Którą Agendę odrzucasz?
ask-voidfall-evaluate = Która Agenda daje teraz Wpływ?
ask-voidfall-cleanup-glory = Masz więcej niż cztery żetony Chwały. Który zwracasz?
ask-voidfall-cleanup-agenda = Zagrana Agenda: { $agenda }. Gdzie trafia?
ask-voidfall-cleanup-trade = { $number ->
    [one] Gdzie leży twój żeton Handlu?
    [few] Gdzie leżą twoje { $number } żetony Handlu?
   *[many] Gdzie leży twoich { $number } żetonów Handlu?
}
ask-voidfall-share-corruption = Kto zyskuje następne Spaczenie?
ask-voidfall-corrupt = Gdzie umieszczasz Spaczenie?
ask-voidfall-cleanse = Które Spaczenie usuwasz?
ask-voidfall-move-corruption = Które Spaczenie przenosisz?
ask-voidfall-upkeep-credits = Twoje Utrzymanie wynosi { $upkeep }. Ile Kredytów na nie wydajesz?
ask-voidfall-upkeep-food = Zaspokajane Utrzymanie: { $upkeep }. Ile Żywności wydajesz? Każde pozostałe Utrzymanie to 2 Materiały lub jednostki Energii.
ask-voidfall-upkeep-materials = Na resztę wydajesz łącznie { $upkeep } z Materiałów i Energii. Ile Materiałów?
ask-voidfall-objective = Który Cel Wydarzenia w Galaktyce realizujesz?
ask-voidfall-place = Gdzie umieszczasz { $what }?
ask-voidfall-guild = Która Gildia?
ask-voidfall-peek = Które Wydarzenie w Galaktyce trafia na wierzch talii? Drugie trafi na spód.
ask-voidfall-recall = Którą Siłę Floty wycofujesz?
ask-voidfall-surcharge = Jak płacisz za rozmieszczanie?
ask-voidfall-deploy = Gdzie i jako co rozmieszczasz Siłę Floty?
ask-voidfall-regroup = { $left ->
    [one] Przegrupowanie: którą Siłę Floty przesuwasz? Pozostał 1 ruch.
    [few] Przegrupowanie: którą Siłę Floty przesuwasz? Pozostały { $left } ruchy.
   *[many] Przegrupowanie: którą Siłę Floty przesuwasz? Pozostało { $left } ruchów.
}
ask-voidfall-preselect = Wybierz zakryte Skupienie na tę rundę.
ask-voidfall-select = Wybierz kartę Skupienia na tę turę.
ask-voidfall-flip = Czy odwracasz żeton Handlu, by wykonać trzecią akcję Skupienia?
ask-voidfall-play-agenda = Czy zagrywasz Agendę z tym Skupieniem?
ask-voidfall-act = { $focus }: wybierz akcję albo zakończ akcje.
ask-voidfall-prefer = Którą akcję preferowanego Skupienia wykonujesz?
ask-voidfall-establish = Którą Gildię zakładasz?
ask-voidfall-build = Co budujesz?
ask-voidfall-destroy = Co niszczysz?
ask-voidfall-increase = W którym Sektorze zwiększasz Populację?
ask-voidfall-decrease = W którym Sektorze zmniejszasz Populację?
ask-voidfall-invade = Na który Sektor przeprowadzasz Inwazję?
ask-voidfall-invade-move = Inwazja na Sektor { $sector }: wprowadź Siłę Floty, potem zaatakuj.
ask-voidfall-combat-pay = Starcie w Sektorze { $sector }, { $invader } przeciw { $defender }: czy płacisz za { $source }?
ask-voidfall-combat-launch = Starcie w Sektorze { $sector }, { $invader } przeciw { $defender }: ile Korwet rozmieszczasz?
ask-voidfall-combat-bonus = Starcie w Sektorze { $sector }, { $invader } przeciw { $defender }: ile dodatkowych Uszkodzeń od Salwy zadajesz w tym kroku?
ask-voidfall-combat-absorb = Starcie w Sektorze { $sector }, { $invader } przeciw { $defender }: ile Uszkodzeń absorbujesz?
ask-voidfall-combat-recall = Starcie w Sektorze { $sector }, { $invader } przeciw { $defender }: którą Siłę Floty tracisz?
ask-voidfall-outcome = Sektor { $sector } podbity. Który etap wyniku Inwazji następuje teraz?
ask-voidfall-fallen = Którą Technologię Upadłego Rodu zyskujesz?
ask-voidfall-order = Którą pozycję na torze Kolejności Tury zajmujesz?
ask-voidfall-cycle-choice = Które Skupienie preferujesz w tym Cyklu?
ask-voidfall-overproduction = Nadprodukcja: co zyskujesz?
ask-voidfall-gain = Które zasoby zyskujesz?
ask-voidfall-produce = Co produkujesz?
ask-voidfall-exchange = Ile wymieniasz?
ask-voidfall-skirmish-drones = Czy zwracasz żeton Handlu, by Autonomiczne Drony obroniły Sektor?
ask-voidfall-technology = Którą Technologię zyskujesz?
ask-voidfall-compensation = Stos jest pusty. Co zyskujesz zamiast żetonu?
ask-voidfall-discard-bounty = Który żeton Nagrody odrzucasz?
ask-voidfall-discard-reclaim = Który żeton Odzyskania odrzucasz?
ask-voidfall-discard-glory = Który żeton Chwały odrzucasz?
ask-voidfall-lose-glory = Utracono Sektor. Który żeton Chwały odrzucasz?
ask-voidfall-upgrade-new = Czy ulepszasz nowy żeton Chwały?
ask-voidfall-upgrade = Który żeton Chwały ulepszasz?
ask-voidfall-advance = Na którym torze Cywilizacji awansujesz?
ask-voidfall-skip = Czy awansujesz jeszcze raz?
ask-voidfall-trade-bonus = Którą premię Handlową zyskujesz?
ask-voidfall-return-trade = Który żeton Handlu zwracasz?
ask-voidfall-advance-void = Kryzys nie został rozwiązany: { $crisis }. Co się dzieje?
ask-voidfall-crisis-row = Do którego rzędu Kryzysów trafia Kryzys?
ask-voidfall-harbinger-row = Do którego rzędu Kryzysów trafia Herold?
ask-voidfall-war = { $alert }: rozpatrujesz planszę Kryzysu czy umieszczasz żeton Katastrofy?
ask-voidfall-catastrophe = Co bierzesz jako rekompensatę?
ask-voidfall-discard-crisis = Który Kryzys odrzucasz?
ask-voidfall-harbinger = W którym Sektorze umieszczasz Herolda?
ask-voidfall-remove-harbinger = Którego Herolda usuwasz?
ask-voidfall-haven = Czy budujesz poziom Bezpiecznej Przystani?
ask-voidfall-haven-reward = Którą nagrodę za ukończoną Bezpieczną Przystań bierzesz?

# -- Możliwości ---------------------------------------------------------------------------------

option-action = { $name } ({ $cost }): { $effect }
option-action-idle = { $do } (teraz nic nie daje)
option-trigger = { $source }: { $effect }
option-pay-with = Zapłać { $what }
option-take-agenda = Weź z oferty Agendy { agenda-kind }: { $agenda }
option-draw-agenda = Dobierz z talii Agendy { agenda-kind }
option-keep = Zatrzymaj: { $agenda }
option-discard = { $agenda }
option-evaluate = { $agenda }
option-place = Sektor { $sector }
option-place-agenda = Umieść { slot-name }
option-swap = Umieść { slot-name } zamiast Agendy: { $agenda }
option-discard-played = Odłóż na spód talii
option-keep-trade = Wszystkie zostają na miejscu
option-lay-trade = Na Agendach: { $agendas }
option-return-trade = Tylko na Agendach: { $agendas }
option-lay-trade-nowhere = Na żadnej Agendzie
trade-stored = { $number } na karcie Technologii
trade-returned = { $number } z powrotem na planszę Galaktyki
option-token-loose = Żeton bez Agendy
option-token-stored = Żeton na karcie Technologii
option-token = Żeton na Agendzie: { $agenda }
option-no-flip = Nie odwracaj żetonu Handlu
option-corrupt-sector = W Sektorze { $sector }
option-corrupt-track = Na torze { track-of }
option-corrupt-slot = W gnieździe Agendy { $slot }
option-corrupt-chambers = W Komorach Dekontaminacyjnych
option-cleanse-sector = W Sektorze { $sector }
option-cleanse-track = Na torze { track-of }
option-cleanse-slot = W gnieździe Agendy { $slot }
option-cleanse-chambers = W Komorach Dekontaminacyjnych
option-lift-sector = Z Sektora { $sector }
option-lift-track = Z toru { track-of }
option-lift-slot = Z gniazda Agendy { $slot }
option-lift-chambers = Z Komór Dekontaminacyjnych
option-upkeep-credits = { amount-credits }
option-spend = Wydaj { resource-amount }
option-guild = { $guild }
option-on-top = { $event }
option-recall = 1 Siła Floty { fleet-of } z Sektora { $sector }
option-surcharge-each = Zapłać za tę Siłę Floty
option-surcharge-turn = Zapłać raz za całą turę
option-deploy = 1 Siła Floty { fleet-of } w Sektorze { $sector }
option-deploy-instead = Sektor { $sector }, zamiast rozmieszczenia ({ $source }): { $effect }
option-move = { $amount ->
    [one] 1 Siła Floty
    [few] { $amount } Siły Floty
   *[many] { $amount } Sił Floty
} { fleet-of } z Sektora { $sector }
option-regroup = { $amount ->
    [one] 1 Siła Floty
    [few] { $amount } Siły Floty
   *[many] { $amount } Sił Floty
} { fleet-of } z Sektora { $sector } do Sektora { $to }
option-focus = { $focus }
option-play-agenda = Zagraj: { $agenda }
option-no-agenda = Nie zagrywaj Agendy
option-take = { $action }
option-double = { $action }, dwukrotnie
option-take-agenda-action = Akcja Agendy { agenda-kind }
option-take-technology = Akcja Technologii { $technology }
option-take-sector = Akcja Sektora { $sector }
option-end = Zakończ akcje
option-prefer = { $focus }, { $action }
option-establish = { $guild } w Sektorze { $sector }
option-build = { $installation } w Sektorze { $sector }
option-build-instead = Sektor { $sector }, zamiast budowy: { $effect }
option-destroy-guild = { $guild } w Sektorze { $sector }
option-destroy-installation = { $installation } w Sektorze { $sector }
option-increase = W Sektorze { $sector }
option-increase-instead = Sektor { $sector }, zamiast zwiększenia Populacji: { $effect }
option-decrease = W Sektorze { $sector }
option-invade = { $by ->
    [ignore_voidstorms] Sektor { $sector }, przez Burze Pustki
    [distance_2] Sektor { $sector }, z odległości dwóch Sektorów
   *[adjacent] Sektor { $sector }
}
option-attack = Zaatakuj Sektor { $sector }
option-combat-keep = Nie
option-combat-pay = Tak: { $cost }
option-combat-deploy = { $number ->
    [0] Żadnej
    [one] 1 Korwetę
    [few] { $number } Korwety
   *[many] { $number } Korwet
}
option-combat-destroyers = { $number ->
    [0] Żadnego
    [one] 1 dodatkowe Uszkodzenie
    [few] { $number } dodatkowe Uszkodzenia
   *[many] { $number } dodatkowych Uszkodzeń
}
option-combat-absorb = { $number ->
    [0] Niczego nie absorbuj
    [one] Absorbuj 1 Uszkodzenie
    [few] Absorbuj { $number } Uszkodzenia
   *[many] Absorbuj { $number } Uszkodzeń
}
option-bombard = { $number ->
    [one] Absorbuj 1 Uszkodzenie, kupione Bombardowaniem: { $bought }
    [few] Absorbuj { $number } Uszkodzenia, w tym kupione Bombardowaniem: { $bought }
   *[many] Absorbuj { $number } Uszkodzeń, w tym kupione Bombardowaniem: { $bought }
}
option-combat-recall = Wycofaj 1 Siłę Floty { fleet-of }
option-combat-home = Przenieś 1 Siłę Floty { fleet-of } do swojego Sektora Macierzystego
option-auto-defend = Zwróć żeton Handlu i obroń Sektor { $sector }
step-raze = Zniszcz wszystkie Instalacje Sektora
step-keep = Zachowaj Instalacje Sektora
step-bounty = { $number ->
    [1] Zyskaj żeton Nagrody
   *[other] Zyskaj żeton Nagrody nr { $number }
}
step-reclaim = { $number ->
    [1] Zyskaj żeton Odzyskania
   *[other] Zyskaj żeton Odzyskania nr { $number }
}
step-glory = { $number ->
    [0] Zyskaj Chwałę i Wpływ za nią
   *[other] Zyskaj Chwałę nr { $number }
}
step-fallen = Zyskaj to, co zostawił Upadły Ród
step-rift = Zyskaj to, co daje zamknięcie Szczeliny
step-harbingers = Przenieś Heroldów na planszę Kryzysu
option-gain-basic = { $technology } (Podstawowa)
option-gain-improved = { $technology } (Ulepszona)
option-objective = Cel { $number }
option-position = Pozycja { $position }
option-name-focus = { $focus }
option-overproduction-influence = 3 punkty Wpływu
option-overproduction-instead = { $source }: { $effect }
option-resource = { $resource }
option-exchange = { $amount ->
    [0] Nic
   *[other] { $amount }
}
option-influence = 1 punkt Wpływu
option-glory = Żeton Chwały o wartości { $value }
option-upgrade = Z wartości { $value } na następną
option-advance = { $track }
bounty-token = żeton Nagrody: { $bounty }
reclaim-token = żeton Odzyskania: { $reclaim }
option-penalty = Ponieś karę: { $crisis }
option-catastrophe = Umieść żeton Katastrofy
option-ongoing = Kryzys staje się trwały w rzędzie { row-of }
option-war-board = Rozpatrz planszę Kryzysu
option-row = { $row }
option-compensate-resources = 5 dowolnych zasobów
option-compensate-corruption = Usuń 1 Spaczenie
option-discard-crisis = { $crisis }
option-harbinger = Sektor { $sector }
option-remove-harbinger = { $row ->
    [military] W rzędzie Militarnym
    [economic] W rzędzie Ekonomicznym
   *[none] W Sektorze { $sector }
}
option-haven = { $haven }
option-haven-reward = { $reward ->
    [corruption] Usuń 1 Spaczenie
    [harbinger] Usuń 1 Herolda
    [resources] Zyskaj 3 dowolne zasoby
   *[deploy] Rozmieść do 2 Sił Floty
}

# -- Co jest niemożliwe -------------------------------------------------------------------------

blocked-cost = Nie możesz opłacić kosztu: { $cost }.
blocked-action-taken = Ta akcja została już wykonana w tej turze.
blocked-no-third-action = Trzecia akcja Skupienia wymaga odwróconego żetonu Handlu.
blocked-focus-played = To Skupienie zostało już zagrane w tym Cyklu.
blocked-focus-aside = To Skupienie jest dostępne od Cyklu 2.
blocked-agenda-focus = Agenda nie pasuje do wybranego Skupienia.
blocked-agenda-type = W innym gnieździe jest Agenda tego samego typu.
blocked-no-agenda = Nie ma już Agendy do zyskania.
blocked-no-pure-agenda = Nie masz w grze Czystej Agendy innej niż początkowa.
blocked-no-location = Nie masz miejsca na Spaczenie, które się z tym wiąże.
blocked-no-corruption = Nie ma takiego Spaczenia.
blocked-no-active = Nie masz Aktywnej Siły Floty, którą można tam rozmieścić.
blocked-no-inactive = Nie masz Nieaktywnej Siły Floty.
blocked-no-technology = Nie masz Technologii tego rodzaju Floty.
blocked-deploy-cost = Nie możesz za to zapłacić albo nie masz Aktywnej Siły Floty.
blocked-no-regroup = Nie masz Siły Floty, która może się przesunąć.
blocked-no-guild-space = Żaden z tych Sektorów nie ma wolnego pola Gildii.
blocked-guild-space = Sektor { $sector } nie ma wolnego pola Gildii.
blocked-no-installation-space = Żaden z tych Sektorów nie ma na to miejsca.
blocked-installation-space = Sektor { $sector } nie ma wolnego pola Instalacji.
blocked-other-sector = Efekt nie obejmuje Sektora { $sector }.
blocked-no-growth = Nie można tam zwiększyć żadnej Populacji.
blocked-corrupted = Sektor { $sector } jest Spaczony.
blocked-no-population = Sektor { $sector } nie ma Populacji.
blocked-fixed-population = Populacja Sektora { $sector } jest stała.
blocked-population-full = Populacja Sektora { $sector } wynosi już 6.
blocked-no-target = Nie ma Sektora, na który można przeprowadzić Inwazję.
blocked-home = Sektor { $sector } jest Sektorem Macierzystym.
blocked-ally = Sektor { $sector } należy do innego gracza.
blocked-pure = Sektor { $sector } nie jest Spaczony.
blocked-not-adjacent = Żadna twoja Flota nie sąsiaduje z Sektorem { $sector }.
blocked-no-peek = Nie ma późniejszego Wydarzenia w Galaktyce do podejrzenia.
blocked-no-preferred = Nie ma akcji preferowanego Skupienia, którą możesz opłacić.
blocked-no-technology-left = Nie ma Technologii, którą możesz zyskać.
blocked-have-technology = Masz już tę Technologię.
blocked-technology-limit = Nie masz wolnego gniazda Technologii.
blocked-improvement = Ulepszone Technologie są zablokowane w Cyklu 1.
blocked-no-basic = Nie masz Podstawowej Technologii albo jest już ulepszona.
blocked-improved-limit = Twoje Poziomy nie pozwalają na kolejną Ulepszoną Technologię.
blocked-no-trade = Na planszy Galaktyki nie ma żetonu Handlu.
blocked-no-upgrade = Nie masz żetonu Chwały, który można ulepszyć.
blocked-no-advance = Nie możesz awansować na tym torze.
blocked-last-space = Znacznik jest na ostatnim polu.
blocked-tier-cost = Nie możesz opłacić wejścia na następny Poziom.
blocked-penalty = Nie możesz ponieść całej kary.
blocked-no-crisis = Nie ma takiego Kryzysu.
blocked-no-harbinger = Nie ma takiego Herolda.
blocked-no-haven = Nie można zbudować żadnego poziomu Bezpiecznej Przystani.

# -- Zdarzenia ----------------------------------------------------------------------------------

event-action = { the-player } wykonuje akcję: { $action }.
event-preferred = { the-player } wykonuje akcję preferowanego Skupienia: { $focus }, { $action }.
event-spent = { the-player } wydaje { $what }.
event-influence = { the-player } zyskuje { amount-influence } ({ $source }).
event-influence-lost = { the-player } traci { amount-influence } ({ $source }).
event-gained = { the-player } zyskuje { resource-amount }.
event-produced = { the-player } produkuje { resource-amount } (Poziom { $level }), w Zapasie jest teraz { $stock }.
event-overproduced = { the-player } ma Nadprodukcję: { resource-goods }.
event-agenda = { the-player } bierze Agendę z oferty: { $agenda }.
event-agenda-offered = W ofercie leży teraz Agenda: { $agenda }.
event-agenda-drawn = { the-player } dobiera Agendę { agenda-kind }.
event-agenda-drawn-own = Dobierasz Agendę { agenda-kind }: { $agenda }.
event-agenda-returned = { the-player } odkłada na spód talii Agendę: { $agenda }.
event-agenda-played = { the-player } zagrywa Agendę: { $agenda }.
event-agenda-placed = { the-player } umieszcza { slot-name } kartę: { $agenda }.
event-covered = { the-player } kładzie żeton Handlu na Agendzie: { $agenda }.
event-flipped = { the-player } odwraca żeton Handlu.
event-trade = { the-player } zyskuje żeton Handlu z pola { $space }.
event-trade-returned = { the-player } zwraca żeton Handlu na pole { $space }.
event-trade-removed = Żeton Handlu z pola { $space } opuszcza grę.
event-selected = { the-player } wybiera Skupienie: { $focus }.
event-named = { the-player } wskazuje preferowane Skupienie: { $focus }.
event-corrupted = { the-player } zyskuje Spaczenie { $where }.
event-cleansed = { the-player } usuwa Spaczenie { $where }.
event-moved-corruption = { the-player } przenosi Spaczenie { $source } { $where }.
event-offer-corrupted = Oferta Agendy { agenda-kind } jest Spaczona.
event-skirmish-target = { $sector ->
    [0] { the-player }: Zrodzony z Pustki nie ma celu.
   *[other] { the-player }: Zrodzony z Pustki zaatakuje Sektor { $sector } z Siłą Floty { $power }.
}
event-skirmish = Potyczka, { the-player }: Zrodzony z Pustki atakuje Sektor { $sector } z Siłą Floty { $power }.
event-auto-defended = { the-player }: Drony bronią Sektora { $sector }, Potyczka jest wygrana.
event-skirmish-none = { the-player }: nie ma Potyczki.
event-upkeep = { $upkeep ->
    [0] { the-player }: brak Utrzymania.
   *[other] { upkeep-paid }
}
upkeep-paid = { $unpaid ->
    [0] { the-player }: Utrzymanie { $upkeep } zaspokojone w całości, opłata: { $what }.
   *[other] { the-player }: Utrzymanie { $upkeep }, opłata: { $what }, niezaspokojone { $unpaid }.
}
event-objective = { the-player } realizuje Cel { $number } Wydarzenia w Galaktyce.
event-placed = { the-player } umieszcza { $what } w Sektorze { $sector }.
event-peeked = { the-player } podgląda następne Wydarzenia w Galaktyce.
event-peeked-own = Na wierzch następnych Wydarzeń w Galaktyce odkładasz: { $event }.
event-event = Wydarzenie w Galaktyce: { $event }.
event-recalled = { the-player } wycofuje 1 Siłę Floty { fleet-of } z Sektora { $sector }.
event-abandoned = { the-player } opuszcza Sektor { $sector }.
event-taken-over = { $power ->
    [0] Sektor { $sector } nie należy do nikogo.
   *[other] Zrodzony z Pustki przejmuje Sektor { $sector } z Siłą Floty { $power }.
}
event-deactivated = { the-player } dezaktywuje 1 Siłę Floty.
event-activated = { the-player } aktywuje 1 Siłę Floty.
event-deployed = { the-player } rozmieszcza 1 Siłę Floty { fleet-of } w Sektorze { $sector }.
event-moved = { the-player } przesuwa 1 Siłę Floty { fleet-of } z Sektora { $source } do Sektora { $sector }.
event-established = { the-player } zakłada { guild-one } w Sektorze { $sector }.
event-built = { the-player } buduje { installation-one } w Sektorze { $sector }.
event-destroyed = { the-player } niszczy { $what } w Sektorze { $sector }.
event-increased = { the-player } zwiększa Populację Sektora { $sector } do { $population }.
event-decreased = { the-player } zmniejsza Populację Sektora { $sector } do { $population }.
event-invades = { the-player } przeprowadza Inwazję na Sektor { $sector } z Siłą Floty { $power }.
event-combat-approach = Krok Podejścia w Sektorze { $sector }. Najeźdźca: zadane Uszkodzenia { $invader_damage }, zaabsorbowane { $invader_absorbed }, pozostała Siła Floty { $invader_power }. Obrońca: zadane Uszkodzenia { $defender_damage }, zaabsorbowane { $defender_absorbed }, pozostała Siła Floty { $defender_power }.
event-combat-salvo = Krok Salwy w Sektorze { $sector }. Najeźdźca: Inicjatywa { $invader_initiative }, zadane Uszkodzenia { $invader_damage }, zaabsorbowane { $invader_absorbed }, pozostała Siła Floty { $invader_power }. Obrońca: Inicjatywa { $defender_initiative }, zadane Uszkodzenia { $defender_damage }, zaabsorbowane { $defender_absorbed }, pozostała Siła Floty { $defender_power }.
event-combat-over = { $winner ->
    [invader] Starcie w Sektorze { $sector } wygrywa Najeźdźca.
    [defender] Starcie w Sektorze { $sector } wygrywa Obrońca.
   *[tie] Starcie w Sektorze { $sector } kończy się remisem.
}
event-conquered = { the-player } podbija Sektor { $sector }.
event-razed = { the-player } niszczy Instalacje Sektora { $sector }.
event-kept = { the-player } zachowuje Instalacje Sektora { $sector }.
event-fallen = { the-player } przejmuje spuściznę Upadłego Rodu: { $house }.
event-order = { the-player } zajmuje pozycję { $position } w Kolejności Tury.
event-improved-offer = Ulepszone Technologie są teraz dostępne: { $what }.
event-technology = { $level ->
    [basic] { the-player } zyskuje Podstawową Technologię: { $technology }.
   *[improved] { the-player } zyskuje Ulepszoną Technologię: { $technology }.
}
event-bounty = { the-player } rozpatruje żeton Nagrody: { $bounty }.
event-reclaim = { the-player } rozpatruje żeton Odzyskania w Sektorze { $sector }: { $reclaim }.
event-discarded = { the-player } odrzuca { $what }.
event-glory = { the-player } zyskuje żeton Chwały o wartości { $value }.
event-glory-lost = { the-player } oddaje żeton Chwały o wartości { $value }.
event-glory-upgraded = { the-player } ulepsza żeton Chwały do wartości { $value }.
event-advanced = { the-player } awansuje na torze { track-of } na pole { $space }.
event-alert = Alarm: { $alert }.
event-crisis = { the-player }, obecny Kryzys: { $crisis }.
event-crisis-ongoing = Kryzys w rzędzie { row-of } jest teraz trwały: { $crisis }.
event-penalty = { the-player } ponosi karę Kryzysu: { $crisis }.
event-crisis-discarded = Kryzys zostaje odrzucony: { $crisis }.
event-crisis-boxed = Początkowy Kryzys wraca do pudełka: { $crisis }.
event-catastrophe = Katastrofa nr { $number }.
event-lost-catastrophe = Czwarta Katastrofa: gra jest przegrana.
event-harbinger = Herold pojawia się w Sektorze { $sector }.
event-harbinger-row = Herold zajmuje miejsce w rzędzie { row-of }.
event-harbinger-removed = { the-player } usuwa Herolda.
event-haven = { the-player } buduje poziom Bezpiecznej Przystani: { $haven }.
event-haven-complete = Bezpieczna Przystań jest ukończona: { $haven }.
event-void-prepared = { $cards ->
    [one] Talia Alarmu ma 1 kartę.
    [few] Talia Alarmu ma { $cards } karty.
   *[many] Talia Alarmu ma { $cards } kart.
}

# -- Kryzysy ------------------------------------------------------------------------------------

crisis-text = { $task }. Kara: { $penalty }
task-a = { $do }
task-b = { $when ->
    [before] { $do }, jeśli przedtem { $while }
   *[after] { $do }, jeśli potem { $while }
}
task-c = { $when ->
    [before] { $do }, a przedtem { $pay }
   *[after] { $do }, a potem { $pay }
}
pay-same-sector = { $do } z tego samego Sektora
pay-no-substitute = { $do } (bez zamienników)
deed-in = { $do } w Sektorze { $filters }
deed-amount = { $do } (Wydajność { $amount } lub większa)
deed-losses = { $losses ->
    [0] { $do } bez utraty Siły Floty
   *[other] { $do }, tracąc najwyżej { $losses } Siły Floty
}
deed-times = { $times } razy: { $do }
deed-times-distinct = { $times } razy: { $do }, za każdym razem inny
to-sector = w Sektorze
to-track = na torze Cywilizacji
to-agenda-slot = w gnieździe Agendy
into-sector = do Sektora
into-track = na tor Cywilizacji
into-agenda-slot = do gniazda Agendy
from-sector = z Sektora
from-track = z toru Cywilizacji
from-agenda-slot = z gniazda Agendy
deed-selected-focus = wybierz Skupienie ({ $focus })
deed-took-action = wykonaj akcję Skupienia
deed-played-agenda = zagraj Agendę
deed-flipped-trade = odwróć żeton Handlu
deed-established = załóż { $guild }
deed-built = zbuduj { $installation }
deed-increased-population = zwiększ Populację
deed-produced = wyprodukuj { $resource }
deed-overproduced = doprowadź do Nadprodukcji
deed-advanced = { $tier ->
    [yes] wejdź na nowy Poziom toru Cywilizacji
   *[any] awansuj na torze Cywilizacji
}
deed-gained-technology = { $level ->
    [basic] zyskaj Podstawową Technologię
    [improved] zyskaj Ulepszoną Technologię
   *[any] zyskaj Technologię
}
deed-gained-agenda = zyskaj Agendę
deed-gained-trade = zyskaj żeton Handlu
deed-gained-bounty = zyskaj żeton Nagrody
deed-gained-glory = zyskaj żeton Chwały
deed-upgraded-glory = ulepsz żeton Chwały
deed-activated = aktywuj 1 Siłę Floty
deed-deployed = rozmieść 1 Siłę Floty
deed-recalled = { $by ->
    [cost] wycofaj 1 Siłę Floty jako koszt
   *[any] wycofaj 1 Siłę Floty
}
deed-regrouped = { $moves ->
    [one] przeprowadź Przegrupowanie
    [few] przeprowadź Przegrupowanie z co najmniej { $moves } ruchami
   *[many] przeprowadź Przegrupowanie z co najmniej { $moves } ruchami
}
deed-invaded = podbij Sektor
deed-gained-corruption = zyskaj Spaczenie
deed-removed-corruption = usuń Spaczenie
deed-moved-corruption = przenieś Spaczenie
deed-peeked-events = podejrzyj Wydarzenia w Galaktyce

ask-voidfall-crisis = Czy rozwiązujesz Kryzys?
ask-voidfall-crisis-pay = Czy płacisz teraz, by rozwiązać Kryzys?
ask-voidfall-pay-mix = Które zasoby wydajesz?
ask-voidfall-lose = Które zasoby tracisz?
ask-voidfall-consume = Która Technologia zostaje zużyta?
ask-voidfall-corrupt-offer = Która oferta Agendy zostaje Spaczona?
ask-voidfall-discard-offer = Które Skupienie z oferty zostaje odrzucone?
ask-voidfall-remove-voidborn = Z którego Sektora usuwasz Siłę Floty Zrodzonego z Pustki?
ask-voidfall-objective-sector = Który Sektor otrzymuje korzyść?
ask-voidfall-share = Kto rozpatruje którą część?
ask-voidfall-shared = Inny gracz proponuje ci efekt.
ask-voidfall-trade-partner = Z kim prowadzisz Handel Zasobami?
ask-voidfall-give = { $left ->
    [one] { the-player } otrzymuje od ciebie zasoby. Możesz dać jeszcze 1.
    [few] { the-player } otrzymuje od ciebie zasoby. Możesz dać jeszcze do { $left }.
   *[many] { the-player } otrzymuje od ciebie zasoby. Możesz dać jeszcze do { $left }.
}
option-resolve-crisis = Rozwiąż: { $crisis }
option-ignore-crisis = Nie teraz
option-pay-crisis = Zapłać za: { $crisis }
option-consume = { $technology }
option-corrupt-offer = { $agenda_type }
option-remove-voidborn = Sektor { $sector }
option-objective-sector = Sektor { $sector }
option-share = { the-player }: { $effect }
option-partner = { the-player }
option-give = { $resource }
option-joint = { $focus }, w zamian za: { $given }
event-crisis-resolved = { the-player } rozwiązuje Kryzys: { $crisis }.
event-consumed = { $level ->
    [basic] Podstawowa Technologia zostaje zużyta: { $technology }.
   *[improved] Ulepszona Technologia zostaje zużyta: { $technology }.
}
event-lost = { the-player } traci { $what }.
event-offered = W ofercie Skupień jest: { $focus }.
event-gave = { the-player } daje { resource-amount } Graczowi { $receiver }.
event-offer-discarded = Skupienie opuszcza ofertę: { $focus }.
event-rift-closed = { the-player } zamyka Szczelinę w Sektorze { $sector }.
event-shared = { the-player } przyjmuje efekt od innego gracza.
event-voidborn-removed = { the-player } usuwa 1 Siłę Floty Zrodzonego z Pustki z Sektora { $sector }.
source-penalty = kara

# -- Sumy: co liczy podsumowanie rozdziału ------------------------------------------------------

total-influence = Zyskany Wpływ
total-influence-lost = Utracony Wpływ
total-conquered = Podbite Sektory
total-taken-over = Sektory przejęte przez Zrodzonego z Pustki
total-skirmishes = Potyczki
total-objectives = Zrealizowane Cele
total-unpaid = Niezaspokojone Utrzymanie
total-corrupted = Otrzymane Spaczenie
total-cleansed = Usunięte Spaczenie
thing-sector = Sektor { $sector }

# -- Zakończenia --------------------------------------------------------------------------------

end-influence = Wygrywa Ród z największym Wpływem.
end-tutorial = Scenariusz Wprowadzający dobiegł końca; wygrywa każdy Ród, który ma co najmniej { $goal } punktów Wpływu.
end-corruption = Wpływ jest równy; wygrywa Ród z mniejszym Spaczeniem.
end-shared = Wpływ i Spaczenie są równe; zwycięstwo jest wspólne.
end-won = Rody pokonały Zrodzonego z Pustki.
end-outdone = Zrodzony z Pustki ma większy Wpływ niż Rody.
end-catastrophe = Czwarta Katastrofa zakończyła grę; wygrywa Zrodzony z Pustki.

# -- Rozdziały ----------------------------------------------------------------------------------

chapter-setup = Przygotowanie gry
chapter-preparation = Cykl { $cycle }: Faza Przygotowania
chapter-round = Cykl { $cycle }, runda { $round }
chapter-turn = Cykl { $cycle }, runda { $round }: { the-player }
chapter-evaluation = Cykl { $cycle }: Faza Podsumowania
score-voidborn = Zrodzony z Pustki

# -- Biblioteka ---------------------------------------------------------------------------------

library-kind-focuses = Karty Skupienia
library-kind-joint-focuses = Karty Wspólnego Skupienia
library-kind-heroic-focuses = Karty Bohaterskiego Skupienia
library-kind-technologies = Technologie
library-kind-agendas = Agendy
library-kind-agenda-types = Rodzaje Agend
library-kind-starting-agendas = Początkowe Agendy
library-kind-houses = Rody
library-kind-bounties = Żetony Nagrody
library-kind-reclaims = Żetony Odzyskania
library-kind-trade = Tor Handlu
library-kind-production = Wydajność Produkcji
library-kind-events = Wydarzenia w Galaktyce
library-kind-fallen-houses = Upadłe Rody
library-kind-sectors = Kafle Sektorów
library-kind-scenarios = Scenariusze
library-kind-crises = Kryzysy
library-kind-alerts = Karty Alarmu
library-kind-crisis-board = Plansza Kryzysu
library-kind-safe-havens = Bezpieczne Przystanie
library-kind-setup = Przygotowanie gry

mode-tutorial = Wprowadzenie
mode-competitive = Rywalizacja
mode-coop = Kooperacja
mode-solo = Solo
library-number = { $number }
library-as-is = { $what }
library-yes = tak
library-no = nie
library-house = Ród
library-focus = Skupienie
library-replaces = Zastępuje
library-available = Dostępność
library-from-cycle = od Cyklu { $number }
library-agendas = Rodzaje Agend
library-immediate = Efekt natychmiastowy
library-basic = Podstawowa
library-improved = Ulepszona
library-basic-action = Podstawowa, akcja (Skupienie: { $focus })
library-improved-action = Ulepszona, akcja (Skupienie: { $focus })
library-one-action = najwyżej jedna z tych akcji na turę
library-origin = Pochodzenie
library-origin-of = { $house }, { $side }
library-side = Pochodzenie { $side }
library-type = Rodzaj
library-objective = Cel { $number }
library-one-objective = liczy się tylko jeden z celów
library-action-with = Akcja (Skupienie: { $focus })
library-production = Produkcja
library-copies = Liczba sztuk
library-trade-bonus = Premia Handlowa
library-resources = Zasoby
library-level = Poziom { $number }
library-yield = Wydajność { $number }
library-cycle = Cykl
library-rounds = Rundy
library-box = Wydarzenie
library-modes = Tryby gry
library-mode = Tryb gry
library-population = Populacja
library-defenses = Obrony Sektora
library-on-conquest = Po podbiciu
library-technologies = Technologie
library-cracked = pęknięte szkło
library-tile-home = Sektor Macierzysty
library-tile-standard = standardowy Sektor
library-tile-special = Sektor Specjalny
library-tile-none = nie jest Sektorem: nikt nie może go kontrolować
library-guild-spaces = Pola Gildii
library-installation-spaces = Pola Instalacji
library-spaces = { $number }
library-upkeep-spaces = { $number } z Utrzymaniem
library-printed = stała: { $what }
library-upkeep-icons = Dodatkowe ikony Utrzymania
library-population-die = zmienna
library-population-fixed = zawsze { $number }
library-population-none = brak
library-voidborn-limit = Limit Flot Zrodzonego z Pustki
library-corruption-immune = odporny na Spaczenie
library-voidborn-immune = odporny na Floty Zrodzonego z Pustki
library-ability = Zdolność
library-voidborn-score = Wpływ Zrodzonego z Pustki na koniec gry
library-players = Liczba graczy
library-complexity = Złożoność
library-aggression = Agresywność
library-tiles = Liczba kafli
library-goal = Cel każdego gracza
library-starting-influence = Poziom trudności { $difficulty }: każdy gracz zaczyna z
library-recommended = Zalecane Rody
library-fallen-houses = Upadłe Rody
library-events = Wydarzenia w Galaktyce
library-safe-haven = Bezpieczna Przystań
library-levels = liczba poziomów: { $number }
library-levels-label = Liczba poziomów
library-haven-reward = Nagroda za ukończenie
library-crisis = { $level ->
    [0] początkowy Kryzys { library-category }
    [1] Kryzys { library-category } I Poziomu
    [2] Kryzys { library-category } II Poziomu
   *[3] Kryzys { library-category } III Poziomu
}
library-category = { $category ->
    [military] Militarny
    [economic] Ekonomiczny
   *[general] Ogólny
}
library-resolve = Aby go rozwiązać
library-penalty = Kara
library-situation = { $level ->
    [1] Zdarzenie: odkryj Kryzys I Poziomu
    [2] Zdarzenie: odkryj Kryzys II Poziomu
   *[3] Zdarzenie: odkryj Kryzys III Poziomu
}
library-war = Wojna: rozpatrz planszę Kryzysu albo umieść żeton Katastrofy
library-in-cycle = Cykl { $number }
library-power = { $sign ->
    [more] +{ $number } do Siły Floty Zrodzonego z Pustki w Potyczce
    [less] −{ $number } do Siły Floty Zrodzonego z Pustki w Potyczce
   *[none] Potyczka bez zmian
}
library-on-defence = Po udanej obronie
library-space = Pole { $number }
library-full = Brak wolnego pola
library-leftmost = liczy się pierwsze wolne pole od lewej
library-preferred = Preferowane Skupienia
library-focus-cards = Karty Skupienia Rodu
library-home = Kafel macierzysty
library-track = { $track } { $number }
library-track-tier = { $track } { $number } (Poziom { $tier })
library-start-technology = Technologia: { $technology }
library-start-resources = Zapasy: { $what }
library-stock = { $resource } { $number }
library-start-active = Aktywna Siła Floty: { $number }
library-start-home = Sektor Macierzysty: { $what }
library-start-outpost = Placówka: { $what }
library-start-population = Populacja { $number }
library-start-guild = { $number } × { $guild }
library-start-installation = { $number } × { $installation }
library-start-fleet = Siła Floty { fleet-of } { $number }
library-start-corrupted = ze Spaczeniem
library-start-track = znacznik toru: { $track } { $number }
library-start-trade = żetony Handlu: { $number }
library-start-effect = przy przygotowaniu gry: { $do }
library-start-agenda = { $agenda }
library-step = Krok
library-row = { $players ->
    [one] { $mode }, 1 gracz
    [few] { $mode }, { $players } graczy
   *[many] { $mode }, { $players } graczy
}
library-order-random = losowo
library-order-group = gracze ustalają wspólnie
library-order-none = brak
library-tableau-both-copies = obie kopie: { $number }
library-tableau-only-with-influence = tylko kopia z Wpływem: { $number }
library-tableau-only-without-influence = tylko kopia bez Wpływu: { $number }
library-tableau-starting = kopia każdej początkowej Technologii
library-void-influence = początkowy Wpływ Zrodzonego z Pustki w końcowym podliczeniu: { $number }
library-void-crises = początkowe Kryzysy: { $number }
library-void-harbinger = w Fazie Przygotowania Cyklu { $number } umieść Herolda w rzędzie Kryzysów
library-void-alerts = karty Alarmu Cyklu { $number }: I Poziom { $level_1 }, II Poziom { $level_2 }, III Poziom { $level_3 }, Wojna { $war }
setup-harbinger-supply = Heroldowie w puli
setup-bounty-pile = Żetony Nagrody w stosie
setup-reclaim-pile = Żetony Odzyskania w stosie
setup-houses = Upadłe Rody
setup-cracked-glass-min = Z pękniętym szkłem, co najmniej
setup-cracked-glass-max = Z pękniętym szkłem, najwyżej
setup-cracked-glass-modes = Limity pękniętego szkła obowiązują w trybach
setup-face-up = Odkryte karty
setup-deck = Karty w talii
setup-decks = Talie
setup-cards-each = Karty w każdej talii
setup-face-up-each = Odkryte karty w każdej ofercie
setup-spaces = Pola
setup-tokens-by-players = Żetony dla 1 / 2 / 3 / 4 graczy
setup-fleet-power = Siła Floty każdego gracza
setup-influence = Wpływ
setup-agenda-slot = Spaczone gniazdo Agendy, od lewej
setup-hand-cycle-1 = Karty na ręce w Cyklu 1
setup-set-aside = Odłożone karty
setup-dealt = Rozdane Agendy
setup-trade-bonus = Żetony Handlu dają premię
setup-level-1 = Karty I Poziomu
setup-level-2 = Karty II Poziomu
setup-level-3 = Karty III Poziomu
setup-starting = Początkowe Kryzysy w talii
setup-per-row = Kryzysy w każdym rzędzie
setup-war = Karty Wojny
setup-cards = Karty
setup-not-in-cycle-1 = Niedostępne w Cyklu 1
setup-tile-levels = Liczby poziomów kafli
setup-supply = Żetony w puli
setup-placed = Żetony w grze
setup-cycle = Pierwszy Cykl
setup-preparation-step = Pierwszy krok Fazy Przygotowania
component-home-tiles = Kafle macierzyste
component-other-tiles = Pozostałe kafle
component-population-dice-standard = Kości Populacji
component-population-dice-fixed = Kości stałej Populacji
component-bounty = Żetony Nagrody
component-reclaim = Żetony Odzyskania
component-trade = Żetony Handlu
component-glory-by-value = Żetony Chwały o wartości 1 / 2 / 3 / 4 / 5
component-glory = Żetony Chwały
component-guild = Żetony Gildii
component-installation = Żetony Instalacji
component-corruption = Znaczniki Spaczenia
component-civilization-markers = Znaczniki Cywilizacji
component-voidstorm = Burze Pustki
component-voidborn-fleets = Żetony Floty Zrodzonego z Pustki
component-voidborn-power-cubes = Kostki Siły Floty Zrodzonego z Pustki
component-voidborn-power-per-fleet = Siła Floty na żetonie Floty Zrodzonego z Pustki
component-harbinger = Heroldowie
component-catastrophe = Żetony Katastrofy
component-safe-haven-tiles = Kafle Bezpiecznej Przystani
component-player-fleet-power-cubes = Kostki Siły Floty każdego gracza
component-corvette = Żetony Floty Korwet
component-sentry = Żetony Floty Strażników
component-destroyer = Żetony Floty Niszczycieli
component-carrier = Żetony Floty Lotniskowców
component-dreadnought = Żetony Floty Pancerników
component-agenda-cards = Karty Agendy
component-limited = Ograniczone
component-unlimited = Nieograniczone


# Komu pomaga plan bota, w jego wyjaśnieniu.
why-partner = { $house }
why-partner-behind = { $house } (najbardziej w tyle)

# -- Liczby, które nazywają podglądy i opisy opcji -----------------------------------------------

detail-agenda-worth = Na koniec Cyklu, w obecnym stanie: { $amount }
detail-agenda-draw = Dwie karty, z których zatrzymujesz jedną
detail-slot-corrupted = Spaczone: Agenda nic by nie dała
figure-influence = Wpływ
figure-cycle-end = Na koniec Cyklu
figure-corruption = Spaczenie
figure-sectors = Sektory
figure-fleet-power = Siła Floty na mapie
figure-stock = { $resource }
figure-upkeep = Utrzymanie
figure-production = Produkcja: { $resource }
figure-track = { $track }
figure-active = Aktywna Siła Floty
figure-technologies = Technologie
figure-improved = Ulepszone Technologie
figure-agendas-in-play = Agendy w grze
figure-agendas = Agendy na ręce
figure-trade = Żetony Handlu
figure-glory = Chwała
figure-bounty = Żetony Nagrody
figure-reclaim = Żetony Odzyskania
figure-focuses = Karty Skupienia na ręce
figure-population = Populacja
figure-guilds = Gildie
figure-installations = Instalacje
figure-fleets-in = { $fleet } w Sektorze { $sector }
figure-of-influence = { the-player }: Wpływ
figure-of-sectors = { the-player }: Sektory
figure-of-fleet-power = { the-player }: Siła Floty
figure-voidborn-score = Wpływ Zrodzonego z Pustki
figure-voidborn = Siła Floty Zrodzonego z Pustki

# Zagadki: cel słowami, jego rodzaj i to, co się dla niego liczy.
puzzle-influence = Zdobądź { $influence } Wpływu w tej turze.
puzzle-evaluation = Zrób z tej tury { $evaluation } Wpływu: to, co zyskasz teraz, i to, o ile więcej niż teraz da ci Podsumowanie.
puzzle-sectors = { $sectors ->
    [one] Kontroluj o { $sectors } Sektor więcej.
    [few] Kontroluj o { $sectors } Sektory więcej.
   *[many] Kontroluj o { $sectors } Sektorów więcej.
}
puzzle-fleet = Wprowadź na mapę jeszcze { $fleet } Siły Floty.
puzzle-population = Zwiększ Populację swoich Sektorów o { $population }.
puzzle-tracks = { $tracks ->
    [one] Przesuń się o { $tracks } pole na torach Cywilizacji.
    [few] Przesuń się o { $tracks } pola na torach Cywilizacji.
   *[many] Przesuń się o { $tracks } pól na torach Cywilizacji.
}
puzzle-stock = { $stock ->
    [one] Miej w zapasach o { $stock } zasób więcej.
    [few] Miej w zapasach o { $stock } zasoby więcej.
   *[many] Miej w zapasach o { $stock } zasobów więcej.
}
puzzle-cleanse = Pozbądź się { $cleanse } Spaczenia.
puzzle-crises = { $crises ->
    [one] Pozbądź się jednego Kryzysu.
    [few] Pozbądź się { $crises } Kryzysów.
   *[many] Pozbądź się { $crises } Kryzysów.
}
puzzle-voidborn = Zmniejsz Wpływ Zrodzonego z Pustki o { $voidborn }.
puzzle-conquer = Podbij Sektor { $sector } i miej nadal { $left } Siły Floty na mapie.
puzzle-hold = { $recalled ->
    [0] Przygotuj się na nadchodzącą Potyczkę: nie może kosztować ani Sektora, ani Siły Floty.
   *[many] Przygotuj się na nadchodzącą Potyczkę: nie może kosztować Sektora, a Siły Floty najwyżej { $recalled }.
}
puzzle-kind-influence = Wpływ
puzzle-kind-evaluation = Dalekowzroczność
puzzle-kind-sectors = Nowe Sektory
puzzle-kind-fleet = Mobilizacja
puzzle-kind-population = Populacja
puzzle-kind-tracks = Cywilizacja
puzzle-kind-stock = Pełne magazyny
puzzle-kind-cleanse = Oczyszczenie
puzzle-kind-crises = Kryzysy
puzzle-kind-voidborn = Przeciw Zrodzonemu z Pustki
puzzle-kind-conquer = Podbój
puzzle-kind-hold = Obrona
puzzle-term-influence = Zdobyty Wpływ
puzzle-term-evaluation = Wpływ teraz i w Podsumowaniu
puzzle-term-sectors = Więcej Sektorów
puzzle-term-fleet = Więcej Siły Floty
puzzle-term-population = Więcej Populacji
puzzle-term-tracks = Przebyte pola
puzzle-term-stock = Więcej zasobów
puzzle-term-cleanse = Mniej Spaczenia
puzzle-term-crises = Mniej Kryzysów
puzzle-term-voidborn = Mniej Wpływu Zrodzonego z Pustki
puzzle-term-conquer = Sektor { $sector } należy do ciebie
puzzle-term-left = Siła Floty na mapie
puzzle-term-lost = Sektory, które zabierze Potyczka
puzzle-term-recalled = Siła Floty, którą będzie kosztować
