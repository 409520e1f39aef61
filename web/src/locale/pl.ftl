# Słowa stron. Słowa gier przychodzą z serwera.

# -- Frame --
app-name = Domineum
app-claim = Voidfall i Revenant przy jednym stole. Zasad pilnujemy za was i je wyjaśniamy.
app-legal = Projekt nieoficjalny i niekomercyjny. Nazwy gier należą do ich wydawców; słowa i rysunki są nasze. Ikony: game-icons.net, CC BY 3.0.
game-voidfall = Voidfall
game-revenant = Revenant
nav-home = Start
nav-library = Biblioteka
nav-lab = Symulator walki
nav-learn = Nauka
nav-helper = Przygotowanie i wynik
nav-main = Główne
page-missing = Pod tym adresem niczego nie ma.
loading = Wczytywanie…
close = Zamknij
cancel = Anuluj
copy = Kopiuj
copied = Skopiowano
more = Więcej
less = Mniej
yes = Tak
no = Nie
language = Język
language-en = English
language-pl = Polski
settings = Ustawienia
settings-speed = Jak pokazywać ruchy botów
speed-step = Po jednym, klawiszem
speed-slow = Powoli
speed-normal = Spokojnie
speed-fast = Szybko
speed-instant = Od razu
settings-confirm = Potwierdzaj każdy wybór drugim kliknięciem
settings-text-only = Słowa zamiast ikon
settings-notify = Powiadom, gdy przyjdzie moja kolej
settings-sound = Cichy dźwięk, gdy przyjdzie moja kolej
settings-name = Moje imię przy nowych stołach

# -- Table --
table-connecting = Łączenie…
table-lost = Utracono połączenie. Próbuję ponownie…
table-live = Połączono
table-refused = Nie możesz tu usiąść
table-spectator = Oglądasz
table-your-turn = Twoja kolej
table-turn-of = Wybiera { $name }
table-waiting-for = Czekamy na: { $names }
table-over = Koniec gry
table-seats = Miejsca
table-seat = Miejsce { $letter }
table-you = ty
table-bot = bot
table-open = wolne
table-away = nieobecny
table-present = obecny
table-link = Link do tego miejsca
table-watch-link = Link dla widzów
table-claim = Usiądź tutaj
table-leave = Zwolnij miejsce
table-bot-takes = Oddaj botowi
table-setup-code = Kod rozgrywki
table-rematch = Rewanż
table-record = Pobierz zapis
table-replay = Powtórka
table-invite = Miejsca i linki
question-none = Nie ma teraz nic do wyboru.
question-options = Możliwości
question-why-not = Teraz niemożliwe
question-narrowed = Tylko to, co pasuje do kliknięcia.
question-show-all = Pokaż wszystko
question-confirm = Potwierdź
question-filter = Filtruj…
question-made = W tej turze
undo = Cofnij
redo = Ponów
reset-turn = Cofnij turę
hint = Podpowiedź
hint-thinking = Myślę…
hint-says = { $bot } wybrałby
preview = Co się stanie
preview-nothing = Nic widocznego się nie zmieni.
preview-reveals = To odsłania coś nowego i nie da się tego cofnąć.
preview-touch = Dotknij możliwości, by zobaczyć, co zrobi.
preview-loading = Sprawdzam…
log = Dziennik
log-empty = Nic się jeszcze nie wydarzyło.
log-since = Od twojej ostatniej tury
log-all = Wszystko
log-arithmetic = Jak to policzono
log-rule = Zasada { $rule }
log-here = Pozycja w tym miejscu
queue-more = { $n ->
    [one] Jeszcze 1 ruch do pokazania
    [few] Jeszcze { $n } ruchy do pokazania
   *[many] Jeszcze { $n } ruchów do pokazania
}
queue-next = Następny ruch
queue-skip = Przejdź do teraz
cover-pass = Przekaż ekran: { $name }
cover-ready = Tu { $name }
cover-hint = Pozostali nie patrzą.
keys = Klawisze
keys-open = Pokaż tę listę
keys-choose = Wybierz możliwość o tym numerze
keys-walk = Przechodź po możliwościach
keys-enter = Wybierz zaznaczoną
keys-esc = Wróć o poziom
keys-undo = Cofnij
keys-redo = Ponów
keys-hint = Podpowiedź
keys-tabs = Zmień część stołu
keys-history = Przechodź po historii
keys-skip = Pomiń ruchy botów
rule-title = Zasada { $rule }
rule-missing = Tej zasady nie ma w katalogu.
rule-english = Katalog zasad jest po angielsku.
rule-report = Zgłoś to rozstrzygnięcie
rule-report-text = Co powinno się stać? Do pliku zgłoszenia dołączamy zapis gry.
problem-connection = Serwer nie odpowiedział. Nic nie przepadło; spróbuj ponownie.
origin-printed = jak w druku
origin-inferred = wywnioskowane
origin-designed = nasz projekt
title-your-turn = Twoja kolej
change-production = Produkcja: { $resource }
change-influence = Wpływy
change-active = Aktywna siła floty
change-inactive = Nieaktywna siła floty
change-chambers = Spaczenie w komorach
change-stored-trade = Odłożone żetony handlu
change-loose-trade = Wolne żetony handlu

# -- Lobby --
bot-random = Dryfer
bot-cadet = Kadet
bot-captain = Kapitan
bot-admiral = Admirał
bot-about-random = wybiera losowo
bot-about-cadet = gra rozsądnie i od razu
bot-about-captain = planuje całą turę
bot-about-admiral = patrzy w przód, myśli kilka sekund
lobby-play-now = Zagraj teraz
lobby-first = Pierwsza gra
lobby-first-voidfall = Mapa samouczka, jeden rywal: bot Kadet.
lobby-first-revenant = Dwoje kapitanów w uciekającej flocie, drugim jest bot Kadet.
lobby-solo-voidfall = Samotnie przeciw Pustce, poziom łatwy.
lobby-start = Start
lobby-choose = Wybierz wszystko
lobby-solo = Solo
lobby-my-tables = Moje stoły
lobby-open-tables = Otwarte stoły
lobby-none-mine = Nie ma jeszcze stołów. Gdy usiądziesz, pozostaną w tej przeglądarce.
lobby-none-open = Nikt teraz nie czeka na graczy.
lobby-code = Kod rozgrywki
lobby-code-hint = Kod od znajomego odtwarza dokładnie to samo przygotowanie.
lobby-code-use = Użyj kodu
lobby-import = Wczytaj zapis
lobby-import-hint = Graj dalej zapisaną grę, wszystkie miejsca w tej przeglądarce.
lobby-seq = { $n ->
    [one] 1 wybór
    [few] { $n } wybory
   *[many] { $n } wyborów
}
lobby-your-turn = twoja kolej
lobby-free-seats = { $n ->
    [one] 1 wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
lobby-over = zakończona
lobby-remove = Usuń z tej listy
lobby-game = Gra
new-title = Nowy stół
new-scenario = Scenariusz
new-random-map = Dowolny pasujący
new-mode = Tryb
new-players = Gracze
new-any = dowolnie
new-complexity = Złożoność
new-aggression = Agresja
mode-tutorial = Samouczek
mode-competitive = Rywalizacja
mode-coop = Kooperacja
mode-solo = Solo
new-level = najwyżej { $n }
new-houses = Rody i miejsca
new-house = Ród
new-origin = Pochodzenie
new-random = Losowo
new-seat = Miejsce { $letter }
seat-me = Ja
seat-here = Przy tym ekranie
seat-link = Przez link
seat-open = Ktokolwiek
seat-bot = Bot: { $bot }
new-difficulty = Poziom trudności
new-variants = Warianty
new-preselect = Wybór Skupień z góry
new-blind = … na ślepo
new-seed = Ziarno
new-seed-hint = puste: losowe
new-listed = Pokaż stół wszystkim
new-create = Rozpocznij grę
new-maps = { $n ->
    [one] 1 mapa
    [few] { $n } mapy
   *[many] { $n } map
}
new-captain = Kapitan
new-frigate = Plansza fregaty
new-rival-level = Rywal
new-fallen = tu upadły

# -- Replay --
replay-graph = Wyniki w trakcie gry
replay-position = Pozycja
replay-first = Na początek
replay-last = Na koniec
replay-back = Jeden wybór wstecz
replay-forth = Jeden wybór naprzód
replay-turn-back = Jedna tura wstecz
replay-turn-forth = Jedna tura naprzód
replay-play = Odtwarzaj
replay-pause = Pauza
replay-as = Widziane przez
replay-everybody = wszystkich
replay-share = Link do tej pozycji
replay-back-to-table = Wróć do stołu

# -- Library --
library-search = Szukaj kart, Rodów, zasad…
library-origin = Skąd pochodzi
library-any-origin = dowolne źródło
library-kinds = Rodzaje
library-all = Wszystko
library-rules = Zasady
library-entries = Hasła
library-count = { $n ->
    [one] 1 hasło
    [few] { $n } hasła
   *[many] { $n } haseł
}
library-narrow = { $n ->
    [one] Jeszcze 1; wyszukaj, by je zobaczyć.
    [few] Jeszcze { $n }; wyszukaj, by je zobaczyć.
   *[many] Jeszcze { $n }; wyszukaj, by je zobaczyć.
}

# -- Voidfall: mat, hand, boards, scores --
voidfall-sector = Sektor { $n }
voidfall-objective = cel { $n }
voidfall-free = za darmo
board-parts = Części stołu
board-map = Mapa
board-mat = Ród
board-hand = Ręka
board-galactic = Galaktyka
board-crisis = Kryzys
board-rivals = Rywale
board-compare = Porównaj
board-scores = Wyniki
board-options = { $n ->
    [one] 1 możliwość tutaj
    [few] { $n } możliwości tutaj
   *[many] { $n } możliwości tutaj
}
mat-origin = Pochodzenie { $side }
mat-influence = Wpływ
mat-ahead = { $n } na koniec Cyklu
mat-preferred = Preferowane Skupienia:
mat-stock-limit = najwyżej { $n }
mat-produces = Produkcja na Poziomie { $level } daje { $amount }.
mat-next-yield = Od Poziomu { $level } daje { $amount }.
mat-level-of = Na Poziom Produkcji składają się
mat-level = poz. { $n }
mat-next = +{ $amount } od { $level }
mat-most = maks.
mat-fleet = Siła Floty
mat-inactive = nieaktywna
mat-active = aktywna
mat-deployed = na mapie
mat-inactive-long = { $n } nieaktywnej: trzeba ją najpierw aktywować
mat-active-long = { $n } aktywnej: gotowa do rozmieszczenia
mat-deployed-long = { $n } rozmieszczonej w Sektorach
mat-upkeep = Utrzymanie
mat-upkeep-due = Utrzymanie { $n }, do opłacenia na koniec Cyklu
mat-upkeep-how = Każdy punkt to 1 Żywność albo 2 spośród Materiałów i Energii.
mat-upkeep-short = { $amount ->
    [one] Przy obecnych zapasach tracisz 1 punkt Wpływu.
    [few] Przy obecnych zapasach tracisz { $amount } punkty Wpływu.
   *[many] Przy obecnych zapasach tracisz { $amount } punktów Wpływu.
}
mat-trade = { $n ->
    [one] 1 żeton Handlu
    [few] { $n } żetony Handlu
   *[many] { $n } żetonów Handlu
}
mat-trade-tokens = Handel
mat-trade-why = Odwrócony w kroku Wyboru pozwala na trzecią akcję Skupienia. Na Agendzie znosi jej Utrzymanie.
mat-trade-loose = { $n ->
    [one] 1 zyskany w tej turze.
    [few] { $n } zyskane w tej turze.
   *[many] { $n } zyskanych w tej turze.
}
mat-trade-stored = { $n ->
    [one] 1 leży na Technologii.
    [few] { $n } leżą na Technologii.
   *[many] { $n } leży na Technologii.
}
mat-chambers = Komory
mat-tracks = Cywilizacja
mat-tier = Poziom { $n }
mat-space = Pole { $n } z 8
mat-tier-costs = Przed wejściem na Poziom III dezaktywuj 1 Siłę Floty, przed Poziomem IV dezaktywuj 2.
mat-corrupted = Spaczony
mat-track-corrupted = Tor jest Spaczony: awans nie daje korzyści.
mat-track-done = na końcu
mat-agendas = Agendy w grze
mat-starting-agenda = Początkowa Agenda
mat-extra-agenda = Dodatkowa Agenda
mat-scores-now = Wpływ, który dałaby teraz
mat-slot-empty = Puste gniazdo
mat-slot-added = Puste gniazdo z Technologii
mat-slot-why = Zagrana Agenda trafia tu na koniec twojej tury. Każdy rodzaj tylko raz.
mat-slot-corrupted = Spaczone: Agenda nic nie daje.
mat-slot-trade = Leży tu żeton Handlu: bez Utrzymania.
mat-technologies = Technologie { $n } z { $most } · ulepszone { $improved } z { $improvable }
mat-basic = Podstawowa
mat-improved = Ulepszona
mat-improved-change = Ulepszona: co się zmienia
mat-immediate = Natychmiast:
mat-glory = Chwała { $n } z { $most }
mat-glory-value = Żeton Chwały o wartości { $n }
mat-bounty = Nagroda { $n }
mat-reclaim = Odzyskanie { $n }
hand-title = Ręka
hand-in-play = W grze
hand-preferred = Preferowane Skupienie
hand-agendas-with = Pasujące Agendy:
hand-agenda-action = Akcja:
hand-played = zagrana
hand-aside = od Cyklu 2
hand-playing = w grze
hand-chosen = wybrana
hand-taken = wykonana
hand-cost-changed = Koszt jest teraz inny niż wydrukowany.
hand-flipped = Odwrócony żeton Handlu: trzecia akcja
hand-other-plays = gra: { $focus }
hand-joint = Oferta Wspólnego Skupienia
hand-heroic = Oferta Bohaterskiego Skupienia
hand-heroic-short = Oferta bohaterska:
hand-joint-short = Oferta wspólna:
hand-fold = Tylko nazwy
hand-unfold = Pokaż karty
hand-agendas = Agendy na ręce: { $n }
hand-no-agendas = brak
galactic-title = Plansza Galaktyki
galactic-cycle = Cykl { $n } z { $most }
galactic-round = Runda { $n } z { $most }
galactic-preparation = Przygotowanie
galactic-order = Kolejność Tury
galactic-event = Wydarzenie w Galaktyce
galactic-objectives-one = Jeden z tych Celów
galactic-objectives-all = Wszystkie te Cele
galactic-next-event = Następny Cykl, jak wiesz:
galactic-trade = Tor Handlu
galactic-trade-why = Nowy żeton pochodzi z najniższego zajętego pola, z premią tego pola lub jednego z pól poniżej.
galactic-trade-tokens = { $n ->
    [one] 1 żeton Handlu
    [few] { $n } żetony Handlu
   *[many] { $n } żetonów Handlu
}
galactic-technologies = Technologie
galactic-improved-blocked = Ulepszone są zablokowane w Cyklu 1 (talia { $n })
galactic-improved-open = Ulepszone są dostępne (talia { $n })
galactic-copies = { $n ->
    [one] 1 kopia
    [few] { $n } kopie
   *[many] { $n } kopii
}
galactic-no-copies = nie ma już Podstawowych
galactic-agendas = Oferty Agend
galactic-deck = talia { $n }
galactic-deck-why = Z talii dobierasz dwie i zatrzymujesz jedną.
galactic-offer-corrupted = Spaczona: kto ją zyska, bierze Spaczenie
galactic-offer-empty = pusta oferta
crisis-title = Plansza Kryzysu
crisis-alert = Alarm tej rundy
crisis-no-alert = jeszcze żaden
crisis-war = Wojna: siła Potyczki { $modifier }, potem rozpatruje się planszę Kryzysu albo przychodzi Katastrofa.
crisis-situation = Każda tura przynosi Kryzys Poziomu { $level }.
crisis-current = Obecny Kryzys
crisis-resolve = Rozwiązanie:
crisis-penalty = Kara:
crisis-category-military = Militarny
crisis-category-economic = Ekonomiczny
crisis-category-general = Ogólny
crisis-ready = pozostał tylko sam czyn
crisis-missing = brakuje:
crisis-harbinger = Herold
crisis-row-military = więcej Zrodzonego w Potyczkach
crisis-row-economic = do zapłaty, gdy rozpatruje się planszę
crisis-power = +{ $n } do Siły Floty
crisis-nothing = nic
crisis-counts-now = liczy się teraz
crisis-when-full = gdy pełny
crisis-offer-why = Oddaj pasujące Skupienie, by zagrać zamiast niego jedno z tych. Talia: { $n }.
crisis-catastrophes = Katastrofy { $n } z { $most }
crisis-catastrophes-why = Jeszcze jedna ponad to i gra jest przegrana.
crisis-havens = Bezpieczne Przystanie
crisis-haven-levels = Zbudowano poziomów: { $n } z { $most }
crisis-piles = Talie
crisis-alert-deck = Alarmy: { $n }
crisis-decks = Kryzysy
crisis-harbingers = Heroldowie w puli: { $n }
crisis-consumed = Zużyte Technologie:
crisis-score = Wpływ Zrodzonego z Pustki
crisis-score-base = Poziom trudności
crisis-score-rifts = Otwarte Szczeliny
crisis-score-havens = Nieukończone Bezpieczne Przystanie
crisis-score-catastrophes = Katastrofy
crisis-score-harbingers = Heroldowie na mapie
crisis-score-consumed = Zużyte Technologie
crisis-score-crises = Trwałe Kryzysy
crisis-score-fallen = Upadłe Rody
crisis-score-corruption = Spaczenia wszędzie
crisis-score-population = Populacja pod Zrodzonym
crisis-score-total = Do osiągnięcia
crisis-score-goal = Na koniec każdy Ród musi mieć co najmniej tyle.
crisis-reached = osiągnięto
crisis-short = brakuje { $n }
rivals-title = Inne Rody
rivals-focus = Karty Skupienia:
compare-title = Wszystkie Rody obok siebie
compare-what = Co
compare-you = ty
compare-best = prowadzi
compare-group-influence = Wpływ
compare-group-stock = Zapasy i wydajność Produkcji
compare-group-realm = Sektory
compare-group-fleet = Siła Floty
compare-group-house = Ród
compare-influence = Wpływ teraz
compare-projected = Gdyby Cykl skończył się teraz
compare-sectors = Sektory
compare-population = Populacja
compare-guilds = Gildie
compare-installations = Instalacje
compare-upkeep = Utrzymanie
compare-corruption = Spaczenie
compare-deployed = na mapie
compare-active = aktywna
compare-inactive = nieaktywna
compare-technologies = Technologie
compare-agendas = Agendy (i na ręce)
compare-trade = Żetony Handlu
compare-glory = Wartość Chwały
compare-cards = Pozostałe karty Skupienia
scores-title = Wyniki
scores-if-now = Gdyby Cykl skończył się teraz:
scores-upkeep = Nieopłacone Utrzymanie
scores-breakdown = Skąd pochodzi Wpływ
scores-breakdown-end = Końcowe wyniki według źródeł
scores-source = Źródło
scores-start = Na początku
scores-total = Wpływ
scores-winner = { $n ->
    [one] Zwycięzca:
   *[many] Zwycięzcy:
}
scores-lost = Zwycięża Zrodzony z Pustki.
scores-group-start = Na początku
scores-group-agenda = Agendy
scores-group-event = Wydarzenia w Galaktyce
scores-group-technology = Technologie
scores-group-glory = Chwała
scores-group-overproduction = Nadprodukcja
scores-group-effect = Akcje, tory i premie
scores-group-other = Inne
scores-group-loss = Straty

# -- map --
map-title = Mapa
map-zoom-in = Przybliż
map-zoom-out = Oddal
map-fit = Pokaż wszystko
map-help = Strzałki przechodzą między Sektorami, Enter wybiera lub otwiera, I otwiera szczegóły, plus i minus przybliżają i oddalają, 0 pokazuje wszystko.
map-as-list = Lista Sektorów
map-as-map = Mapa
map-overlay = Co pokazuje mapa
map-overlay-all = Wszystko
map-overlay-owners = Właściciele
map-overlay-production = Produkcja
map-overlay-strength = Siła
map-legend-owners = Kto co kontroluje.
map-legend-production = Co każdy Sektor dodaje do Poziomów Produkcji i ile wymaga Utrzymania.
map-legend-strength = U góry: Siła Floty i Obrony wewnątrz. U dołu: najsilniejsze Floty obok twoich Sektorów, a twoje obok cudzych. To nie prognoza.
map-sector = Sektor { $n }
map-sector-type = Sektor { $n }: { $type }
map-wormhole = { $n }: { $type } { $letter }
map-owner-you = { $mark } { $house } (ty)
map-owner-seat = { $mark } { $house }
map-owner-fallen = Upadły { $house }
map-owner-nobody = nikt
map-home = Sektor Macierzysty
map-corrupted = Spaczony
map-pure = Czysty
map-population-fixed = { $n }, stała
map-power-sum = razem { $n }
map-adds = +{ $amount } { $resource }
map-space-free = { $n ->
    [one] 1 wolne pole
    [few] { $n } wolne pola
   *[many] { $n } wolnych pól
}
map-space-upkeep = { $n ->
    [one] 1 wolne pole z Utrzymaniem
    [few] { $n } wolne pola z Utrzymaniem
   *[many] { $n } wolnych pól z Utrzymaniem
}
map-space-used-upkeep = { $name } (Utrzymanie)
map-space-printed = { $name } (nadruk)
map-fallen-defenses = { $n ->
    [one] 1 Obrona Sektora Upadłego Rodu
    [few] { $n } Obrony Sektora Upadłego Rodu
   *[many] { $n } Obron Sektora Upadłego Rodu
}
map-glory = Chwała { $values }
map-bounty = { $n ->
    [one] 1 żeton Nagrody
    [few] { $n } żetony Nagrody
   *[many] { $n } żetonów Nagrody
}
map-reclaim = { $n ->
    [one] 1 żeton Odzyskania
    [few] { $n } żetony Odzyskania
   *[many] { $n } żetonów Odzyskania
}
map-fact-number = Sektor
map-fact-type = Rodzaj
map-fact-owner = Kontroluje
map-fact-population = Populacja
map-fact-state = Stan
map-fact-forces = Floty
map-fact-guilds = Gildie
map-fact-installations = Instalacje
map-fact-tokens = Żetony
map-fact-harbingers = Heroldowie
map-fact-upkeep = Utrzymanie
map-fact-production = Poziomy Produkcji
map-fact-rewarded = Nagrodę odebrali już
map-fact-skirmish = Cel Potyczki gracza
map-near = Sąsiednie
map-near-wormhole = Przez Tunele
map-near-open = Otwarty na
map-near-doors = Tunele obok
map-near-storm = Za Burzą Pustki
map-ability = Co daje kafel
map-in-library = Otwórz w bibliotece
map-choose = Teraz możliwe tutaj
map-not-now = Teraz niemożliwe
map-rule = Reguła { $rule }
map-details = Szczegóły Sektora { $n }
map-go-to = Przejdź do Sektora { $n }
map-filter = Pokaż
map-filter-all = Wszystkie Sektory
map-filter-mine = Moje Sektory
map-filter-targets = Gdzie coś jest możliwe
map-filter-players = Sektory graczy
map-filter-none = Żaden Sektor nie pasuje.
map-targets-many = { $n ->
    [one] 1 możliwość tutaj
    [few] { $n } możliwości tutaj
   *[many] { $n } możliwości tutaj
}
map-again = Wybierz jeszcze raz, aby potwierdzić.
map-drawing = Rysunek mapy { $name }
map-letter-farmers = R
map-letter-engineers = I
map-letter-miners = G
map-letter-bankers = B
map-letter-scientists = N
map-letter-shipyard = S
map-letter-defense = O
map-letter-starbase = B

# -- combat --
combat-title = Inwazja na Sektor { $n }
combat-invader = Najeźdźca
combat-defender = Obrońca
combat-voidborn = Zrodzony z Pustki
combat-fallen = Upadły { $house }
combat-nobody = same Instalacje
combat-power = { $n ->
    [one] 1 Siła Floty
    [few] { $n } Siły Floty
   *[many] { $n } Sił Floty
}
combat-from = Z Sektora { $n }
combat-abandons = Ten Sektor zostaje opuszczony.
combat-launched = { $n ->
    [one] 1 Korweta z Lotniskowców
    [few] { $n } Korwety z Lotniskowców
   *[many] { $n } Korwet z Lotniskowców
}
combat-defenses = { $n ->
    [one] 1 Obrona Sektora lub Baza Gwiezdna
    [few] { $n } Obrony Sektora i Bazy Gwiezdne
   *[many] { $n } Obron Sektora i Baz Gwiezdnych
}
combat-none-yet = Wybierz co najmniej 1 Siłę Floty, aby zobaczyć wynik Starcia.
combat-no-fleets = brak Siły Floty
combat-forecast = Przy najlepszych decyzjach obu stron
combat-win = Najeźdźca wygrywa
combat-lose = Obrońca utrzymuje Sektor
combat-tie = Remis: nikomu nie zostaje Siła Floty
combat-you-win = Wygrywasz
combat-you-lose = Przegrywasz
combat-you-hold = Utrzymujesz Sektor
combat-you-lose-sector = Tracisz Sektor
combat-survivors = Zostaje
combat-lost = { $n ->
    [one] Strata: 1 Siła Floty
    [few] Strata: { $n } Siły Floty
   *[many] Strata: { $n } Sił Floty
}
combat-lost-none = Bez strat
combat-then = Z tym wyborem
combat-spending = Jeśli wydasz: { $what }
combat-spend-energy = { $n } Energii
combat-spend-trade = { $n ->
    [one] 1 żeton Handlu
    [few] { $n } żetony Handlu
   *[many] { $n } żetonów Handlu
}
combat-spend-active = { $n ->
    [one] 1 Aktywną Siłę Floty
    [few] { $n } Aktywne Siły Floty
   *[many] { $n } Aktywnych Sił Floty
}
combat-spend-absorptions = { $n ->
    [one] 1 Absorpcję z Bombardowania
    [few] { $n } Absorpcje z Bombardowania
   *[many] { $n } Absorpcji z Bombardowania
}
combat-steps = Krok po kroku
combat-approach = Podejście
combat-approach-short = P
combat-start = Start
combat-start-short = S
combat-salvo = Salwa { $n }
combat-initiative = Inicjatywa
combat-damage = Uszkodzenia
combat-absorbed = Absorpcja
combat-left = Zostaje
combat-chart = Siła Floty po każdym kroku. Najeźdźca: { $invader }. Obrońca: { $defender }.
combat-fought = już rozegrane
