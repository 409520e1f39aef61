# Słowa stron. Słowa gier przychodzą z serwera.

# -- Frame --
app-name = Domineum
app-claim = Voidfall i Revenant przy jednym stole. Zasad pilnujemy za was i je wyjaśniamy.
app-legal = Projekt nieoficjalny i niekomercyjny. Nazwy gier należą do ich wydawców; słowa i rysunki są nasze. Ikony: game-icons.net, CC BY 3.0. Kroje pisma: Philosopher i Atkinson Hyperlegible Next, SIL OFL 1.1.
app-version = Wersja { $version }.
nav-home = Start
nav-daily = Gra dnia
nav-library = Biblioteka
nav-lab = Symulator walki
nav-learn = Nauka
nav-helper = Przygotowanie i wynik
nav-puzzles = Zagadki
nav-mine = Moje gry
nav-main = Główne
page-missing = Pod tym adresem niczego nie ma.
loading = Wczytywanie…
close = Zamknij
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
settings-end-turn = Pytaj przed zakończeniem tury
settings-usual = Odpowiadaj za mnie na oczywiste pytania
settings-text-size = Wielkość tekstu
settings-text-only = Słowa zamiast ikon
settings-notify = Powiadom, gdy przyjdzie moja kolej
settings-sound = Cichy dźwięk, gdy przyjdzie moja kolej
settings-name = Moje imię przy nowych stołach

# -- Table --
table-connecting = Łączenie…
table-lost = Utracono połączenie. Próbuję ponownie…
table-live = Połączono
table-refused = Nie możesz tu usiąść
table-pack-add = Dodaj pakiet
table-spectator = Oglądasz
table-your-turn = Twoja kolej
table-turn-of = Wybiera { $name }
table-waiting-for = Czekamy na: { $names }
table-over = Koniec gry
table-look-at = Zobacz, co ma { $name }
table-seats = Miejsca
table-seat = Miejsce { $n }
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
table-free-seat = Zwolnij to miejsce
host-title = Twój stół
host-name = Nazwa stołu
host-rename = Zmień nazwę
host-listed = Każdy może go znaleźć wśród otwartych stołów
host-close = Zamknij grę
host-open = Otwórz grę ponownie
host-delete = Usuń stół
host-delete-sure = Usunąć stół z całą grą, dla wszystkich? Tego nie da się cofnąć.
host-delete-yes = Usuń
note-seed = Ziarno tej gry zostało wybrane i wszyscy je widzą: kto użyje go gdzie indziej, pozna kolejność każdej talii.
note-links = Kto założył ten stół, może utworzyć link do każdego miejsca, a więc i obejrzeć jego karty.
note-expires = Jeśli nikt nic tu nie zrobi, stół zostanie usunięty: { $day }.
table-setup-code = Kod rozgrywki
table-rematch = Rewanż
table-record = Pobierz zapis
table-replay = Powtórka
table-review = Przegląd gry
table-beside = Porównaj
table-invite = Miejsca i linki
invite = Zaproszenie: { $name }
invite-link = { $name }: nikt tu jeszcze nie gra. Wyślij ten link osobie, która ma tu zagrać:
invite-open = { $name }: wolne miejsce dla każdego, kto otworzy ten stół:
invite-free = { $name }: to miejsce jest wolne.
question-none = Nie ma teraz nic do wyboru.
question-options = Opcje
question-why-not = Teraz niemożliwe
question-narrowed = Tylko to, co pasuje do kliknięcia.
question-show-all = Pokaż wszystko
question-confirm = Potwierdź
question-otherwise = Inaczej:
question-filter = Filtruj…
question-rest = { $n ->
    [one] jeszcze 1 opcja
    [few] jeszcze { $n } opcje
   *[many] jeszcze { $n } opcji
}
question-made = W tej turze
question-made-usual = To było oczywiste
turn-done = Tura zakończona
turn-end = Zakończ turę
turn-more = { $n ->
    [one] 1 inna opcja
    [few] { $n } inne opcje
   *[many] { $n } innych opcji
}
help = Pomoc
undo = Cofnij
redo = Ponów
reset-turn = Cofnij turę
hint = Podpowiedź
hint-thinking = Myślę…
hint-says = { $bot } wybrałby
hint-then = potem
hint-or = albo
hint-play = Zagraj to
hint-play-other = Zagraj to drugie
preview = Co się stanie
preview-nothing = Nic by się nie zmieniło.
preview-kind-board = Coś zmienia się na planszy.
preview-kind-own = Coś zmienia się na twoich planszach lub kartach.
preview-kind-others = Coś zmienia się u innego gracza.
preview-kind-cards = Zmieniają się karty w ofercie lub w stosach.
preview-kind-combat = Zmienia się Starcie.
preview-kind-turn = Tura toczy się dalej.
preview-kind-rest = Na stole zmienia się coś innego.
preview-reveals = To odsłania coś nowego i nie da się tego cofnąć.
preview-reveals-then = … potem odsłania się coś nowego: bez cofania.
preview-then = Potem wybierasz:
preview-ends = Twoja tura się kończy.
preview-touch = Dotknij opcji, aby zobaczyć jej skutek.
preview-loading = Sprawdzam…
standing = Stan gry
standing-order = Kolejność Tury
standing-chapter-setup = Przygotowanie gry
standing-chapter-preparation = Przygotowanie
standing-chapter-evaluation = Podsumowanie
standing-events = Wydarzenie w Galaktyce
standing-alerts = Alarm
standing-crises = Kryzys
standing-ready = można go teraz rozwiązać
standing-failures = Awaria
standing-jump = potem skok floty
standing-rift = potem Szczeliny
news = Co się wydarzyło
news-next = Dalej
news-close = Zamknij to, co się wydarzyło
to-question = Do pytania
log = Dziennik
log-empty = Nic się jeszcze nie wydarzyło.
log-since = Od twojej ostatniej tury
log-all = Wszystko
log-earlier = Wcześniejsze wpisy
log-fresh = { $n ->
    [one] 1 nowy wpis
    [few] { $n } nowe wpisy
   *[many] { $n } nowych wpisów
}
log-more = jeszcze { $n }
log-details = Każdy wpis, z zasadami i rachunkiem
log-cycle = Cykl { $n }
log-round = Runda { $n }
log-moment = Pokaż ten moment
log-arithmetic = Jak to policzono
queue-more = { $n ->
    [one] Jeszcze 1 ruch do pokazania
    [few] Jeszcze { $n } ruchy do pokazania
   *[many] Jeszcze { $n } ruchów do pokazania
}
queue-next = Następny ruch
queue-skip = Pokaż stan obecny
cover-pass = Przekaż ekran: { $name }
cover-ready = Tu { $name }
cover-hint = Pozostali nie patrzą.
board-fold = Zwiń lub rozwiń swoje plansze (D)
your-name = Jak mają cię nazywać inni?
your-name-take = Użyj tego imienia
rule-title = Zasada { $rule }
rule-missing = Tej zasady nie ma w katalogu.
problem-connection = Serwer nie odpowiedział. Nic nie przepadło; spróbuj ponownie.
origin-printed = jak w druku
origin-inferred = wywnioskowane
origin-designed = nasz projekt
title-your-turn = Twoja kolej

# -- Lobby --
bot-random = Dryfer
bot-cadet = Rekrut
bot-captain = Weteran
bot-admiral = Mistrz
bot-about-random = wybiera losowo
bot-about-cadet = gra rozsądnie i od razu
bot-about-captain = planuje całą turę
bot-about-admiral = patrzy w przód, myśli kilka sekund
lobby-play-now = Zagraj teraz
lobby-learn = Ucz się, grając
lobby-first = Pierwsza gra z botem
lobby-first-voidfall = Poprowadź Ród przez trzy Cykle przeciw Zrodzonemu z Pustki. Samouczek objaśnia wszystko po kolei.
lobby-first-revenant = Przeprowadź uciekającą flotę przez cztery Cykle. Samouczek objaśnia wszystko po kolei.
lobby-solo-voidfall = Gra solo przeciw Zrodzonemu z Pustki, poziom łatwy.
lobby-choose = Własne ustawienia
lobby-solo = Solo
lobby-my-tables = Moje stoły
lobby-open-tables = Otwarte stoły
lobby-none-mine = Nie ma jeszcze stołów. Gdy usiądziesz, pozostaną w tej przeglądarce.
lobby-none-open = Nikt teraz nie czeka na graczy.
lobby-code = Kod rozgrywki
lobby-code-hint = Kod od znajomego odtwarza dokładnie to samo przygotowanie.
lobby-code-use = Użyj kodu
lobby-import = Wczytaj zapis
lobby-import-hint = Kontynuuj zapisaną grę, wszystkie miejsca w tej przeglądarce.
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
lobby-remove-sure = Usunąć ten stół z listy? Do twojego miejsca prowadzi tylko jego link, a ma go tylko ta przeglądarka.
lobby-keep = Zostaw
lobby-remove-yes = Usuń
lobby-copy-seat = Skopiuj link do mojego miejsca
lobby-removed = usunięto
lobby-restore = Cofnij
lobby-all-mine = Pokaż wszystkie stoły ({ $n })
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
new-seat = Miejsce { $n }
seat-me = Ja
seat-here = Przy tym ekranie
seat-link = Przez link
seat-open = Ktokolwiek
seat-bot = Bot: { $bot }
new-difficulty = Poziom trudności
new-together = Bez Inwazji na siebie; każdy dąży do 120 punktów Wpływu
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
new-frigate = Plansza Fregaty
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
library-clear = Wyczyść wyszukiwanie
library-elsewhere = W grze { $game }: { $n }
library-kinds = Rodzaje
library-all = Wszystko
library-rules = Zasady
library-entries = Hasła
library-count = { $n ->
    [one] 1 hasło
    [few] { $n } hasła
   *[many] { $n } haseł
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
    [one] 1 opcja tutaj
    [few] { $n } opcje tutaj
   *[many] { $n } opcji tutaj
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
mat-upkeep-due = Utrzymanie { $n }, do zaspokojenia na koniec Cyklu
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
mat-slot-empty = Puste
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
crisis-ready = pozostało tylko wykonać akcję
crisis-missing = brakuje:
crisis-harbinger = Herold
crisis-row-military = więcej Siły Floty Zrodzonego z Pustki w Potyczkach
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
crisis-score-population = Populacja pod kontrolą Zrodzonego z Pustki
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
scores-upkeep = Niezaspokojone Utrzymanie
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
scores-nobody = Nikt nie osiągnął celu.
goal = Cel
goal-each = dla każdego Rodu
goal-why = Wygrywa każdy Ród, który na koniec ma co najmniej tyle Wpływu.
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
map-details = Szczegóły Sektora { $n }
map-go-to = Przejdź do Sektora { $n }
map-filter = Pokaż
map-filter-all = Wszystkie Sektory
map-filter-mine = Moje Sektory
map-filter-targets = Gdzie coś jest możliwe
map-filter-players = Sektory graczy
map-filter-none = Żaden Sektor nie pasuje.
map-targets-many = { $n ->
    [one] 1 opcja tutaj
    [few] { $n } opcje tutaj
   *[many] { $n } opcji tutaj
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
combat-from = Z Sektora { $n }
combat-abandons = Ten Sektor zostaje opuszczony.
combat-cost = { $n ->
    [one] Ten atak opuszcza Sektor { $sectors }; przejmuje go Zrodzony z Pustki.
   *[other] Ten atak opuszcza Sektory { $sectors }; przejmuje je Zrodzony z Pustki.
}
combat-glory-none = Nie ma żetonu Chwały do stracenia.
combat-glory-all = { $n ->
    [one] Przepada jedyny żeton Chwały: { $tokens }.
   *[other] Przepadają wszystkie żetony Chwały: { $tokens }.
}
combat-glory-some = { $n ->
    [one] Przepada 1 żeton Chwały z tych: { $tokens }.
    [few] Przepadają { $n } żetony Chwały z tych: { $tokens }.
   *[many] Przepada { $n } żetonów Chwały z tych: { $tokens }.
}
combat-replicated = rozmieszcza Replikatory Bojowe po remisie
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
combat-yours = twoja strona
combat-side-left = Zostaje ({ $name })
combat-lost = { $n ->
    [one] Strata: 1 Siła Floty
    [few] Strata: { $n } Siły Floty
   *[many] Strata: { $n } Sił Floty
}
combat-lost-none = Bez strat
combat-then = Z tym wyborem
combat-spending = Jeśli wydasz: { $what }
combat-spend-energy = { $n ->
    [one] 1 jednostkę Energii
    [few] { $n } jednostki Energii
   *[many] { $n } jednostek Energii
}
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

# -- Revenant --
rev-rival = Rywal
rev-the-rival = Rywal
rev-no-captain = Jeszcze bez Kapitana
rev-board-fleet = Flota
rev-board-boards = Plansze
rev-board-hand = Ręka
rev-board-influence = Wpływ
rev-board-sequence = Sekwencja
rev-board-rivals = Inni
rev-board-compare = Porównaj
rev-board-scores = Wyniki
rev-setup = Przygotowanie
rev-cycle = Cykl { $n } z { $most }
rev-cycle-word = Cykl
rev-phases = Fazy tego Cyklu
rev-order = Kolejność Tury
rev-phase-action = Akcje
rev-phase-recovery = Odzyskanie
rev-phase-skirmish = Starcie
rev-phase-rift = Szczelina
rev-phase-hyperjump = Skok
rev-phase-action-why = Trzy rundy: w każdej każdy wysyła na statek jednego członka Załogi.
rev-phase-recovery-why = Załogi wracają, statki startują z Planet, a tor Taktyk wyznacza nową Kolejność Tury.
rev-phase-skirmish-why = Sektor po Sektorze każdy statek Zrodzonego z Pustki zadaje 1 Uszkodzenie; Tarcze je zatrzymują. Gracz z najbliższą Fregatą decyduje, które statki otrzymują Uszkodzenia. Potem odsłania się nową Awarię.
rev-phase-rift-why = Każda Szczelina sprowadza kolejne statki Zrodzonego z Pustki. Na Planety trafiają nowe kostki Danych Zwiadu, wszyscy dobierają karty Operacji.
rev-phase-hyperjump-why = Flota odlatuje: Planety, Szczeliny i statki Zrodzonego z Pustki zastępuje układ wybranej karty Skanera. Taktyki są nagradzane i resetowane, wszyscy dobierają karty Operacji.
rev-phase-state-done = za nami
rev-phase-state-now = teraz
rev-phase-state-later = przed nami
rev-phase-state-skipped = pominięta
rev-skip-token = pominięta
rev-skip-jump = Pominięta, chyba że ktoś użyje Hipernapędu Widma.
rev-skip-rift = Pominięta, bo w tym Cyklu użyto Hipernapędu.
rev-skip-last = W ostatnim Cyklu gra kończy się po Starciach.
rev-sector = Sektor { $sector }
rev-sector-word = Sektor
rev-near = Sąsiednie
rev-inner-why = Przez wewnętrzne Sektory statki mogą przelatywać, ale żaden nie może tam zostać.
rev-fleet-title = Plansza główna
rev-fleet-help = Plansza główna. Strzałki prowadzą wokół pierścienia i do środka, Enter wybiera lub otwiera, I pokazuje szczegóły.
rev-as-list = Lista Sektorów
rev-as-board = Plansza główna
rev-ships-here = Statki
rev-supply = Poza planszą: { $n }
rev-supply-none = Wszystkie statki Rodów są na planszy.
rev-on-scanner = czeka na karcie Skanera
rev-not-on-board = poza planszą
rev-fact-voidborn = Zrodzony z Pustki
rev-fact-shields = Tarcze
rev-fact-rift = Szczelina
rev-fact-planet = Planeta
rev-fact-more = Poza tym
rev-voidborn-count = { $n ->
    [0] bez statków Zrodzonego z Pustki
    [one] 1 statek Zrodzonego z Pustki
    [few] { $n } statki Zrodzonego z Pustki
   *[many] { $n } statków Zrodzonego z Pustki
}
rev-voidborn-why = W Fazie Starcia zadają tu { $n ->
    [one] 1 Uszkodzenie
    [few] { $n } Uszkodzenia
   *[many] { $n } Uszkodzeń
}, o 1 mniej za każdą Tarczę. Za każdy zniszczony statek zyskujesz 1 Taktykę.
rev-shield-count = { $n ->
    [one] 1 Tarcza
    [few] { $n } Tarcze
   *[many] { $n } Tarcz
}
rev-planet-cube = z kostką Danych Zwiadu
rev-planet-cube-long = Leży tu kostka Danych Zwiadu: zyska ją ten, kto wyląduje.
rev-planet-no-cube = Nie ma tu już kostki Danych Zwiadu.
rev-planet-occupied = Ktoś tu wylądował.
rev-frigate-of = Fregata: { $name }
rev-aboard = na pokładzie:
rev-ambassador = Ambasador Rady
rev-ship-damage = Uszkodzenia { $n } z { $most }
rev-ship-safe = Fregaty nie otrzymują Uszkodzeń.
rev-ship-fragile = Niszczy go już pierwsze Uszkodzenie.
rev-ship-corrupted = Spaczony: kto na niego wejdzie, otrzyma Spaczenie
rev-ship-landed = na Planecie
rev-ship-influence = Wejście na pokład najpierw przesuwa cię na torze Rodu { $house }.
rev-pay = Zapłać { $cost }:
rev-does-fighter = Manewr i Atak w dowolnej kolejności; po każdym trafieniu możliwy Zwrot do sąsiedniego Sektora.
rev-does-dropship = Manewr, potem lądowanie na wolnej Planecie i jedna z jej opcji.
rev-does-shuttle = Na Prom nikt nie wchodzi; liczy się do Potęgi swojego Rodu.
rev-does-frigate = Wchodzi na nią tylko właściciel, zyskuje Ukryty Wpływ, a potem wykonuje Manewr i Atak albo Manewr i lądowanie.
rev-does-reinforce = Zyskaj 1 Wpływ w dowolnym Rodzie. Zapłać po 1 jednostce Materiałów, Energii i Neutronium: rozmieść statek Rodu, a potem umieść żeton Ochrony Widma na Awarii.
rev-does-hypercharge = Zyskaj 1 Wpływ w dowolnym Rodzie. Zapłać Neutronium z karty Skanera i zyskaj jej korzyści; na koniec Cyklu flota wykona tam Skok.
rev-does-colony = Zyskaj 1 Wpływ w dowolnym Rodzie. Zapłać Neutronium z karty Kolonii: zwiększa ona Potęgę swojego Rodu o 1, a na koniec każdy punktuje jej nagrodę.
rev-reinforce = Wzmocnienie
rev-hypercharge = Hipernapęd
rev-revenant-must = Wszystko tutaj jest obowiązkowe.
rev-revenant-damage = Uszkodzenia { $n } z { $most }
rev-revenant-why = Tu trafiają Uszkodzenia, których nie ma już który statek Rodu przyjąć. Szóste nie zostaje: wywołuje Awarię.
rev-charged = Skok naładowany
rev-power = Potęga
rev-power-why = Liczba jego statków na planszy głównej. Na koniec każdy Wpływ w tym Rodzie jest wart tyle punktów Prestiżu.
rev-house-word = Ród
rev-influence = Wpływ
rev-influence-title = Plansza Wpływu
rev-influence-how = Prestiż z Rodu = Wpływ (tor i ukryte karty) × Potęga (jego statki na planszy). Kto pierwszy dotrze na pole 2, 5 lub 8, bierze nagrodę.
rev-influence-sum = Prestiż z Rodów teraz:
rev-influence-shown = Na torze + Ukryty Wpływ, razy Potęga Rodu.
rev-influence-hidden = Ukryty Wpływ innych się tu nie liczy; do końca nikt go nie zna.
rev-rewards-left = Nagrody na polach { $spaces }
rev-rewards-gone = Wszystkie nagrody zabrane
rev-reward-here = nagroda dla pierwszego
rev-reward-taken = nagroda zabrana
rev-crew = Załoga
rev-captain = Kapitan
rev-cadet = Kadet { $n }
rev-crew-ready = gotowy
rev-crew-aside = odłożony
rev-cadet-empty = bez karty
rev-rank = Ranga { $n }
rev-rank-word = Ranga
rev-rank-cards = Karty Operacji co Cykl
rev-rank-hidden = Ukryty Wpływ do wyboru
rev-rank-reset = Taktyki po resecie
rev-rank-prestige = Prestiż na koniec
rev-ability-basic = Zdolność podstawowa
rev-ability-evolving = Zdolność rozwojowa
rev-ability-activated = Zdolność aktywowana
rev-ability-basic-why = Działa w turach, w których wysyłasz Kapitana.
rev-ability-evolving-why = Działa w turach, w których wysyłasz Kapitana, i rośnie z Rangą.
rev-ability-activated-why = Używa się jej Akcją Dodatkową Aktywacja.
rev-compartment = Przedział { $n }
rev-compartment-corrupted = Spaczony: Zasoby w nim i jego Akcja Dodatkowa są zablokowane, a na koniec odejmuje 2 punkty Prestiżu.
rev-compartment-safe = Tego Przedziału nie można Spaczyć.
rev-corrupted = Spaczony
rev-locked = { $n ->
    [one] 1 jednostka jest zablokowana w Spaczonym Przedziale.
    [few] { $n } jednostki są zablokowane w Spaczonych Przedziałach.
   *[many] { $n } jednostek jest zablokowanych w Spaczonych Przedziałach.
}
rev-room = Zajęte pola: { $used } z { $most }. Zasoby można między nimi przekładać w każdej chwili.
rev-trace = Ślad Pustki
rev-trace-why = Trafia tu każde kontrolowane Spaczenie. Trzecie daje Ukryty Wpływ, a wszystkie trzy wracają do puli.
rev-intel = Dane Zwiadu
rev-intel-why = Trzecia kostka daje Ukryty Wpływ, a wszystkie trzy wracają do puli.
rev-tactics = Taktyki
rev-tactics-title = Tor Taktyk
rev-tactics-why = Taktyki wyznaczają Kolejność Tury w następnym Cyklu. Pola 3 i 6 dają 1 jednostkę Materiałów, pole 12 daje 1 jednostkę Neutronium.
rev-tactics-stack = Przy remisie pierwszy jest znacznik na spodzie.
rev-tactics-reset = Przy Skoku floty i na koniec gry: od pola 8 Ukryty Wpływ, od pola 11 także 1 Wpływ.
rev-tactics-legend = 3, 6: Materiały · 12: Neutronium · przy resecie od 8 Ukryty Wpływ, od 11 także Wpływ
rev-emergency = Awaryjna
rev-emergency-why = Akcja Awaryjna zamiast wejścia na statek: zyskaj Ukryty Wpływ, potem 1 jednostkę dowolnego Zasobu albo 1 Taktykę. Miejsca nigdy tu nie brakuje.
rev-slots = Karty Fregaty
rev-slot = Pole { $n }
rev-slot-bonus = Zagrana tu karta daje:
rev-slot-plain = Pierwsze pole nie ma premii.
rev-slot-plain-short = bez premii
rev-orders = Zagrane Rozkazy: { $n }
rev-penalty = Zagrożony Prestiż:
rev-hand = Ręka
rev-hand-empty = Brak kart Operacji na ręce.
rev-hand-full = Całe karty
rev-hand-names = Tylko nazwy
rev-backs = { $type }: { $n }
rev-hidden = Ukryty Wpływ
rev-hidden-why = Każda karta to na koniec 1 Wpływ więcej w jej Rodzie. W swojej turze możesz odrzucić jedną za 1 jednostkę dowolnego Zasobu.
rev-hidden-card = 1 Wpływ więcej: { $house }. Przy obecnej Potędze każda karta jest warta { $n ->
    [one] 1 punkt Prestiżu
    [few] { $n } punkty Prestiżu
   *[many] { $n } punktów Prestiżu
}.
rev-hidden-trade = można teraz odrzucić za Zasób
rev-drawn = Zatrzymaj jedną:
rev-affiliated = Powiązanie
rev-card-cadet = Dołączana do Kadeta; działa w turach, w których go wysyłasz. 2 punkty Prestiżu na koniec.
rev-card-frigate = Trafia na następne pole planszy Fregaty; działa dla całej Załogi. 2 punkty Prestiżu na koniec.
rev-card-order = Rozpatrywany raz, od razu. 1 punkt Prestiżu na koniec.
rev-agenda-personal = Agenda Osobista, 6 punktów Prestiżu
rev-agenda-fleet = Agenda Floty, 6 punktów Prestiżu
rev-agenda-why = Na koniec:
rev-agenda-met = spełniona
rev-agenda-open = jeszcze nie
rev-sequence-title = Plansza Sekwencji
rev-failures-title = Awarie Widma
rev-failures-why = Gdy Widmo otrzyma szóste Uszkodzenie, rozpatruje się dolną kartę, a potem górną. Żeton Ochrony zakrywa jeden efekt.
rev-failures-deck = { $n ->
    [one] jeszcze 1 karta
    [few] jeszcze { $n } karty
   *[many] jeszcze { $n } kart
}
rev-failures-discarded = Odrzucone:
rev-failure-hull = Awaria Kadłuba
rev-failure-core = Awaria Rdzenia
rev-failure-upper = górne pole
rev-failure-lower = dolne pole
rev-failure-tucked = Rozpatrzona w tym Cyklu.
rev-protected = Ochrona
rev-protection-left = Dostępne żetony Ochrony: { $n }
rev-scanner-title = Karty Skanera
rev-colonies-title = Kolonie
rev-colony-power = Potęga +1
rev-colonies-remove = Kolonie w talii
rev-colonies-known = Znasz talię Kolonii:
rev-no-benefit = bez korzyści
rev-offer-none = Nic nie jest teraz odsłonięte.
rev-layout = Układ po Skoku:
rev-layout-why = Rysunek pokazuje, dokąd trafi flota: liczby statków Zrodzonego z Pustki, Szczeliny, Planety i miejsce przybycia Promu.
rev-layout-legend = Liczby: statki Zrodzonego z Pustki · fiolet: Szczelina · zielona kropka: Planeta · strzałka: przybywa Prom
rev-shuttle = Prom
rev-council = Rada
rev-council-why = Przed każdą rundą Rada zwraca się ku jednemu Rodowi i wysyła Ambasadora na jego statek, który jest wtedy zajęty.
rev-council-left = { $n ->
    [one] jeszcze 1 karta
    [few] jeszcze { $n } karty
   *[many] jeszcze { $n } kart
}
rev-council-seen = Odsłonięte:
rev-ambassadors = Ambasadorowie:
rev-ambassadors-none = żaden na statku
rev-decks = Talie
rev-discards = odrzucone: { $n }
rev-rival-charge = Ładunek
rev-rival-prestige = Zdobyty Prestiż
rev-rival-plans = Plany pozostałe w tym Cyklu
rev-rival-deck = Pozostałe karty Rodów
rev-rival-opening = Początkowy Ród
rev-rival-seen = Odsłonięte Rody
rev-rival-used = Odsłonięte Plany
rev-rivals-title = Inni gracze
rev-compare-title = Wszyscy gracze obok siebie
rev-compare-group-prestige = Prestiż
rev-compare-group-influence = Tory Wpływu (i znany Ukryty Wpływ)
rev-compare-group-resources = Zasoby (i zablokowane)
rev-compare-group-crew = Załoga i karty
rev-compare-group-frigate = Plansza Fregaty
rev-compare-prestige = Gdyby gra skończyła się teraz
rev-compare-rank = Ranga
rev-compare-tactics = Taktyki
rev-compare-cadets = Karty Kadetów
rev-compare-frigates = Karty Fregaty
rev-compare-orders = Rozkazy
rev-compare-hand = Karty Operacji na ręce
rev-compare-hidden = Karty Ukrytego Wpływu
rev-compare-corruption = Spaczenie
rev-compare-trace = Ślad Pustki
rev-compare-intel = Dane Zwiadu
rev-prestige = Prestiż
rev-prestige-now = Prestiż, gdyby gra skończyła się teraz
rev-prestige-known = U innych liczy się tylko to, co widzą wszyscy: bez Agend i Ukrytego Wpływu.
rev-scores-title = Prestiż
rev-scores-how = Tyle dałaby teraz Punktacja Końcowa.
rev-scores-sources = Prestiż według źródeł
rev-scores-final = Punktacja Końcowa
rev-scores-houses = Według Rodów: Wpływ × Potęga
rev-lost = Wygrywa Rywal.
rev-score-colony = Kolonia
rev-score-houses = Rody
rev-score-personal = Agenda Osobista
rev-score-fleet = Agenda Floty
rev-score-cards = Karty Kadetów i Fregaty
rev-score-rank = Ranga
rev-score-orders = Rozkazy
rev-score-resources = Zasoby
rev-score-development = Rozwój
rev-score-corruption = Spaczenie
rev-score-failures = Awarie
rev-new-boards = Kapitanowie i plansze
rev-new-dealt = jak niżej
rev-new-picked = wybierani przy stole
rev-new-picked-long = W odwrotnej Kolejności Tury każdy wybiera Kapitana i planszę Fregaty przed pierwszą turą.
rev-new-legend = Jeden szewron: zdolność podstawowa · trzy: rozwojowa przy Randze 0 · znak zasilania: aktywowana · od 2 do 5: premie pól Fregaty. Wybór czegoś, co ma inne miejsce, zamienia je.
rev-revenant-next = Następna Awaria: { $failure }

# -- Learn --
learn-start = Ucz się, grając
learn-resume = Kontynuuj ({ $done } z { $all })
learn-houses = Rody Voidfall
learn-houses-about = Z czym dany Ród zaczyna oraz co dają jego tory i zdolności.
learn-captains = Kapitanowie Revenanta
learn-captains-about = Co potrafi Kapitan i co dodaje każda Ranga.
learn-voidfall-about = Gra solo Rodem Valnis na małej mapie, cel: 120 punktów Wpływu. Każda rzecz jest objaśniana wtedy, gdy się pojawia. Około godziny.
learn-revenant-about = Ty i bot. Tura, statki i zagrożenia są objaśniane wtedy, gdy się pojawiają. Około godziny.

# -- Lab --
lab-about = Dowolne dwie strony: jak skończy się ich Starcie przy najlepszych decyzjach obu, Salwa po Salwie.
lab-link = Link do tego Starcia:
lab-reset = Od nowa
lab-kind = Jakie to Starcie
lab-kind-voidborn = Inwazja na Sektor Zrodzonego z Pustki
lab-kind-player = Inwazja na Sektor gracza
lab-kind-fallen-house = Inwazja na Sektor Upadłego Rodu
lab-kind-skirmish = Potyczka: Inwazja Zrodzonego z Pustki
lab-who-player = gracz
lab-who-voidborn = Zrodzony z Pustki
lab-who-fallen-house = Upadły Ród
lab-fallen-house-note = Upadły Ród ma dwie Obrony Sektora i żadnych Flot. Ustępuje przed każdą Siłą Floty, którą one przepuszczą.
lab-technologies = Technologie, które mają tu znaczenie
lab-basic = Podstawowa
lab-improved = Ulepszona
lab-less = Krok mniej: { $what }
lab-more = Krok więcej: { $what }
lab-defense = Obrony Sektora
lab-starbase = Bazy Gwiezdne
lab-yards = Stocznie w pobliżu
lab-yards-note = własne Sektory obok Starcia ze Stocznią lub Bazą Gwiezdną
lab-active = Aktywna Siła Floty
lab-active-note = którą Lotniskowce mogą rozmieścić jako Korwety
lab-bombard = Materiały na Bombardowanie
lab-bombard-note = po 3 za każdą Absorpcję
lab-energy = Wydaj 1 jednostkę Energii na Pociski
lab-trade = Zwróć żeton Handlu za Drony
lab-result = Wynik
lab-loading = Silnik zasad jest pobierany (raz, około 20 MB); potem każda odpowiedź pojawia się od razu, także bez sieci.
lab-engine-failed = Nie udało się uruchomić silnika zasad.
lab-again = Spróbuj ponownie
lab-cheapest = Najmniejsza siła, która wygrywa
lab-cheapest-none = Nie wygrałyby nawet wszystkie 14 Sił Floty jako Korwety.
lab-cheapest-part = Z tego, co masz, wystarczy:
lab-cheapest-all = Potrzebujesz wszystkiego, co masz.
lab-take = Użyj tego
lab-choices = Co postanawiają obie strony
lab-choice-spend = wydaje 1 jednostkę Energii
lab-choice-return = zwraca żeton Handlu
lab-choice-deploy = { $n ->
    [one] rozmieszcza 1 Korwetę
    [few] rozmieszcza { $n } Korwety
   *[many] rozmieszcza { $n } Korwet
}
lab-choice-destroyers = { $n ->
    [one] używa dodatkowego Uszkodzenia 1 Niszczyciela
    [few] używa dodatkowych Uszkodzeń { $n } Niszczycieli
   *[many] używa dodatkowych Uszkodzeń { $n } Niszczycieli
}
lab-choice-absorb = { $n ->
    [one] absorbuje 1 Uszkodzenie
    [few] absorbuje { $n } Uszkodzenia
   *[many] absorbuje { $n } Uszkodzeń
}
lab-choice-recall = wycofuje { $n } × { $fleet }
lab-rules = Zasady Starcia
lab-why-no-fleet = Inwazja wymaga co najmniej 1 Siły Floty: dodaj ją Najeźdźcy.
lab-why-too-much = Gracz ma łącznie tylko 14 Sił Floty.
lab-why-foreign = Zrodzony z Pustki nie ma ani Technologii, ani Stoczni.
lab-why-wrong-side = Druga strona nie może tego mieć.
lab-why-number = W linku jest liczba, która nie ma sensu.
lab-why-unknown = W linku jest coś, czego symulator nie zna.
lab-why-skirmish-only = Zrodzony z Pustki najeżdża tylko w Potyczce.
lab-why-skirmish-invader = W Potyczce najeżdża Zrodzony z Pustki: dodaj mu co najmniej 1 Siłę Floty.
lab-why-skirmish-defender = Potyczka uderza w Sektor z Flotą gracza: dodaj Obrońcy co najmniej 1 Siłę Floty.

# -- Helper --
helper-about = Do gry na prawdziwym stole: wylosuj przygotowanie, odhacz je, policz wyniki. Wszystko zostaje w tej przeglądarce.
helper-parts = Część
helper-setup = Przygotowanie
helper-scores = Notes Punktacji
helper-draw = Losowanie
helper-draw-all = Losuj mapę i Rody
helper-draw-houses = Inne Rody
helper-draw-crews = Losuj Kapitanów i Fregaty
helper-house-level = Złożoność Rodów
helper-begin = Wylosuj przygotowanie albo wpisz kod, który ktoś ci podał.
helper-picked = W co gracie
helper-name = Imię gracza { $seat }
helper-order = Kolejność Tury:
helper-code = Kod przygotowania
helper-code-other = Inny kod
helper-code-use = Użyj
helper-code-wrong = Ten kod nie opisuje żadnego przygotowania.
helper-designed = Ta mapa to nasz własny projekt; ułóż ją z kafli z pudełka.
helper-designed-crews = Kapitanowie i plansze Fregat są według naszej listy kart; weź z pudełka najbardziej podobne.
helper-in-library = Zobacz w bibliotece
helper-checklist = Lista kontrolna
helper-done = Gotowe: { $n } z { $all }
helper-untick = Odznacz wszystko
helper-map = Mapa
helper-map-key = Numer Sektora; pod nim gracz (′ to Placówka). Czerwone linie to Burze Pustki.
helper-map-key-voidborn = Siła Floty Zrodzonego z Pustki
helper-map-key-fallen = Upadły Ród
helper-map-key-wormhole = Tunel Czasoprzestrzenny
helper-for-players = graczy: { $n }
helper-table = Stół
helper-storms = Burze Pustki między Sektorami
helper-mat = Plansza Rodu
helper-mat-text = { $house }, Pochodzenie { $side }; kafel Sektora Macierzystego: { $home }
helper-tile-home = Sektor Macierzysty gracza { $seat }
helper-tile-outpost = Placówka gracza { $seat }
helper-tile-population = Populacja { $n }
helper-tile-voidborn = Siła Floty Zrodzonego z Pustki { $n }
helper-tile-defense = { $n ->
    [one] 1 Obrona Sektora
    [few] { $n } Obrony Sektora
   *[many] { $n } Obron Sektora
}
helper-tile-harbingers = { $n ->
    [one] 1 Herold
    [few] { $n } Heroldowie
   *[many] { $n } Heroldów
}
helper-tile-fallen = Upadły Ród { $n }
helper-vf-map = Potasuj zakryte żetony Nagrody ({ $bounty_pile }) i żetony Odzyskania ({ $reclaim_pile }) i ułóż z nich dwa stosy.
helper-vf-fallen = Połóż karty tych Upadłych Rodów w ich Sektorach, w kolejności numerów podanych powyżej: { $names }.
helper-vf-tableau = Wylosuj { $n } Technologii i wyłóż je jako ofertę.
helper-vf-tableau-both = { $n ->
    [one] Z 1 z nich użyj obu egzemplarzy, egzemplarz z Wpływem na wierzchu.
    [few] Z { $n } z nich użyj obu egzemplarzy, egzemplarz z Wpływem na wierzchu.
   *[many] Z { $n } z nich użyj obu egzemplarzy, egzemplarz z Wpływem na wierzchu.
}
helper-vf-tableau-first = { $n ->
    [one] Z 1 z nich użyj tylko egzemplarza z Wpływem.
    [few] Z { $n } z nich użyj tylko egzemplarza z Wpływem.
   *[many] Z { $n } z nich użyj tylko egzemplarza z Wpływem.
}
helper-vf-tableau-second = { $n ->
    [one] Z 1 z nich użyj tylko egzemplarza bez Wpływu.
    [few] Z { $n } z nich użyj tylko egzemplarza bez Wpływu.
   *[many] Z { $n } z nich użyj tylko egzemplarza bez Wpływu.
}
helper-vf-tableau-starting = Dodaj egzemplarz każdej początkowej Technologii graczy.
helper-vf-improved = Potasuj Ulepszone Technologie: { $face_up } leżą odkryte na planszy Galaktyki, pod kaflem Blokady Ulepszenia, a { $deck } tworzą obok talię.
helper-vf-agendas = Potasuj cztery rodzaje Agend w talie po { $cards_each } kart i odkryj wierzchnią kartę każdej z nich.
helper-vf-trade = Połóż { $n } żetonów Handlu na { $spaces } polach toru Handlu, po tyle samo na każdym.
helper-vf-events = Potasuj Wydarzenia w Galaktyce z literami { $letters } w jedną zakrytą talię na każdy Cykl.
helper-vf-events-given = Wyłóż po jednym Wydarzeniu w Galaktyce na każdy Cykl, w tej kolejności: { $names }.
helper-vf-house = Każdy bierze planszę Rodu, kartę Pochodzenia i { $fleet_power } kostek Siły Floty.
helper-vf-influence = Każdy zaczyna z { $n } punktami Wpływu.
helper-vf-corruption = Każdy kładzie Spaczenie nad gniazdem Agendy nr { $agenda_slot }, licząc od lewej.
helper-vf-focus = Każdy bierze { $hand_cycle_1 } kart Skupienia; Innowacja leży obok do końca Cyklu 1.
helper-vf-order-random = Wylosujcie Kolejność Tury Cyklu 1.
helper-vf-order-group = Uzgodnijcie Kolejność Tury Cyklu 1.
helper-vf-order-none = W grze solo nie ustala się Kolejności Tury.
helper-vf-glory = { $n ->
    [one] Weź żeton Chwały o wartości { $values }.
    [few] Według Kolejności Tury weźcie żetony Chwały o wartościach: { $values }.
   *[many] Według Kolejności Tury weźcie żetony Chwały o wartościach: { $values }.
}
helper-vf-hand = { $dealt ->
    [0] Nikt nie zaczyna z Agendą na ręce.
    [one] Rozdaj każdemu 1 Agendę.
    [few] Rozdaj każdemu { $dealt } Agendy.
   *[many] Rozdaj każdemu { $dealt } Agend.
}
helper-vf-origin = Rozpatrz to, co daje twoja karta Pochodzenia. Żeton Handlu z tej karty nie daje premii Handlowej.
helper-vf-origin-bonus = Rozpatrz to, co daje twoja karta Pochodzenia. Żeton Handlu z tej karty daje premię Handlową.
helper-vf-crises = Potasuj Kryzysy według Poziomów w trzy zakryte talie: { $level_1 } Poziomu I, { $level_2 } Poziomu II i { $level_3 } Poziomu III. Początkowe Kryzysy ({ $starting }) odłóż osobno.
helper-vf-first-crises = { $n ->
    [0] Na tym poziomie trudności nie umieszcza się początkowych Kryzysów.
    [one] Dobierz 1 początkowy Kryzys i umieść go na rzędzie planszy Kryzysu.
    [few] Dobierz { $n } początkowe Kryzysy i umieść po jednym na każdym rzędzie planszy Kryzysu.
   *[many] Dobierz { $n } początkowych Kryzysów i umieść po jednym na każdym rzędzie planszy Kryzysu.
}
helper-vf-alerts = Rozdziel karty Alarmu: { $level_1 } Poziomu I, { $level_2 } Poziomu II, { $level_3 } Poziomu III i { $war } kart Wojny, te zakryte. Poziom trudności określa, które z nich tworzą talię Cyklu 1.
helper-vf-offer = Potasuj karty { $kind } ({ $cards }) i odkryj { $shown } jako ofertę. W Cyklu 1 wymień kartę na inną, jeśli jej Skupienie to { $names }.
helper-vf-joint = Wspólnego Skupienia
helper-vf-heroic = Bohaterskiego Skupienia
helper-vf-havens = Połóż obok mapy kafle Bezpiecznych Przystani o takiej liczbie poziomów: { $levels }.
helper-vf-catastrophes = Połóż żetony Katastrofy ({ $supply }) obok planszy Kryzysu. Żaden nie jest jeszcze umieszczony.
helper-vf-begin = Zacznij od kroku { $preparation_step } Fazy Przygotowania: odkryj Wydarzenie w Galaktyce Cyklu { $cycle }.
helper-vf-difficulty = Na koniec gry Zrodzony z Pustki zaczyna liczenie od { $influence } punktów Wpływu.
helper-vf-difficulty-harbinger = W Fazie Przygotowania Cyklu { $cycle } na rząd Kryzysów trafia Herold.
helper-vf-difficulty-alerts = Karty Alarmu Cyklu { $cycle }: { $level_1 } Poziomu I, { $level_2 } Poziomu II, { $level_3 } Poziomu III, { $war } Wojny.
helper-rev-sector = Sektor
helper-rev-set = dla { $players } graczy
helper-rev-set-2 = dla 1 lub 2 graczy
helper-rev-shared = Obok plansz
helper-rev-shared-decks = Karty Operacji
helper-rev-shared-decks-text = Potasuj karty Kadetów, Fregat i Rozkazów w trzy zakryte talie.
helper-rev-shared-hidden = Ukryty Wpływ
helper-rev-shared-hidden-text = Potasuj wszystko w jedną zakrytą talię.
helper-rev-shared-scanner = Karty Skanera
helper-rev-shared-scanner-text = Tylko zestaw { $cards }. Odkryj 3 losowe karty Cyklu I, odłóż pozostałe 2; karty Cyklu II i Cyklu III potasuj w dwie talie.
helper-rev-shared-colonies = Karty Kolonii
helper-rev-shared-colonies-text = Potasuj wszystkie 7 w zakrytą talię.
helper-rev-shared-die = Kość Szczeliny
helper-rev-shared-die-text = Tylko ta { $cards }.
helper-rev-board = Plansza główna
helper-rev-board-revenant = Widmo
helper-rev-board-revenant-text = Na środku, w żadnym Sektorze.
helper-rev-board-arkships = Arki
helper-rev-board-arkships-text = Losowo: po 1 w Sektorach 1, 4 i 6, po 2 w Sektorach 3 i 7.
helper-rev-board-fighters = Myśliwce
helper-rev-board-fighters-text = Losowo po 1 w każdym zewnętrznym Sektorze oprócz 4. Ten, który trafi na Arkę swojego Rodu, zamienia się z następnym Myśliwcem zgodnie z ruchem wskazówek zegara.
helper-rev-board-dropships = Statki Desantowe
helper-rev-board-dropships-text = Losowo po 1 w każdym zewnętrznym Sektorze oprócz 6.
helper-rev-board-shuttles = Promy
helper-rev-board-shuttles-text = Wszystkie 7 obok planszy Wpływu.
helper-rev-board-voidborn = Statki Zrodzonego z Pustki
helper-rev-board-voidborn-text = W Sektorach od 1 do 8: { $voidborn }
helper-rev-board-rifts = Szczeliny
helper-rev-board-rifts-text = Po 1 w Sektorach 1, 3, 5 i 7.
helper-rev-board-planets = Planety
helper-rev-board-planets-text = Potasuj je; odkryj po 1 w Sektorach { $planets } i połóż na każdej 1 kostkę Danych Zwiadu.
helper-rev-influence = Plansza Wpływu
helper-rev-influence-markers = Znaczniki graczy
helper-rev-influence-markers-text = Po 1 znaczniku każdego gracza na polu 0 wszystkich 7 torów.
helper-rev-influence-rewards = Nagrody
helper-rev-influence-rewards-text = Na polach 2, 5 i 8 każdego toru po 1 tym, co daje ten Ród.
helper-rev-influence-power = Potęga Rodów
helper-rev-influence-power-text = Każdy Ród pokazuje 3: żeton z 3 leży na żetonie z 2.
helper-rev-sequence = Plansza Sekwencji
helper-rev-sequence-phase = Fazy
helper-rev-sequence-phase-text = Znacznik Fazy na Fazie Akcji Cyklu 1; żetony Pominięcia Fazy na polach Skoku Cykli 1, 2 i 3.
helper-rev-sequence-order = Kolejność Tury
helper-rev-sequence-order-text = Losowo (wylosowana powyżej), z żetonami od 1 do { $players }.
helper-rev-sequence-tactics = Tor Taktyk
helper-rev-sequence-tactics-text = Ostatni znacznik każdego gracza na polu 0, pierwszy gracz na spodzie; przy 4 graczach ten z żetonem 4 na polu 1.
helper-rev-sequence-failures = Awarie
helper-rev-sequence-failures-text = 1 losowa zakryta Awaria Rdzenia, na niej 3 losowe Awarie Kadłuba. Odkryj wierzchnią na górne pole.
helper-rev-sequence-protection = Ochrona Widma
helper-rev-sequence-protection-text = Oba żetony obok Awarii.
helper-rev-player-crew = Plansza Załogi
helper-rev-player-crew-text = { $board }, strona { $side }: { $captain }. Znacznik Rangi na najniższym polu, Kapitan i 2 Kadetów na swoich polach.
helper-rev-player-frigate = Plansza Fregaty
helper-rev-player-frigate-text = { $frigate }
helper-rev-player-resources = Zasoby
helper-rev-player-resources-text = Po 1 jednostce Materiałów, Energii, Nauki i Neutronium w skrajnym lewym Przedziale.
helper-rev-player-corruption = Spaczenie
helper-rev-player-corruption-text = 1 na skrajnym prawym polu Spaczenia planszy Fregaty.
helper-rev-player-hidden = Ukryty Wpływ
helper-rev-player-hidden-text = Dobierz 2 karty.
helper-rev-player-agendas = Agendy
helper-rev-player-agendas-text = 1 losowa Agenda Floty; z 2 Agend Osobistych zatrzymaj 1.
helper-rev-first = Przed pierwszą turą
helper-rev-council = Rada (2 graczy)
helper-rev-council-text = 12 wierzchnich kart Ukrytego Wpływu tworzy talię Rady; 3 figurki Załogi nieużywanego koloru to Ambasadorowie.
helper-rev-first-cards = Pierwsze karty
helper-rev-first-cards-text = Każdy dobiera 1 kartę Kadeta, 1 Fregaty i 1 Rozkazu; każdą z nich może raz wymienić.
helper-rev-first-houses = Pierwszy Ród
helper-rev-first-houses-text = W odwrotnej Kolejności Tury: wybierz Ród, którego nikt nie wybrał, przesuń się o 1 na jego torze i postaw swoją Fregatę w Sektorze jego Arki.
helper-scores-how = Każdy zaczyna z { $start } punktami Wpływu. W polu może stać liczba albo suma, np. 6+4+4; straty z minusem.
helper-clear = Wyczyść notes
helper-clear-sure = Na pewno wyczyścić?
helper-nonsense = Jeden z wpisów nie jest ani liczbą, ani sumą.
helper-empty = Wpisz coś, aby zobaczyć, kto prowadzi.
helper-cycle = Cykl { $n }
helper-after-cycle = Wpływ po Cyklu { $n }
helper-end = Koniec gry
helper-total = Razem
helper-leads = { $n ->
    [one] Prowadzi { $who }: { $points }.
    [few] Remis przy { $points }: { $who }.
   *[many] Remis przy { $points }: { $who }.
}
helper-score-during = W trakcie Cyklu
helper-score-during-note = Cały Wpływ zdobyty i stracony przed Fazą Podsumowania.
helper-score-crisis = Brakujące zasoby
helper-score-crisis-note = Zasoby z rzędu Ekonomicznego, których nie udało się wydać.
helper-score-upkeep = Niezaspokojone Utrzymanie
helper-score-upkeep-note = 2 za każdą Agendę bez żetonu Handlu, 1 za każdą liczącą się ikonę Utrzymania; jedno zaspokaja 1 jednostka Żywności albo 2 jednostki Materiałów lub Energii.
helper-score-objectives = Cele Galaktyczne
helper-score-objectives-note = Prawa połowa Wydarzenia: jeden z nich przy czerwonej linii, oba przy zielonej.
helper-score-agendas = Agendy
helper-score-agendas-note = Każda część każdej Agendy w Czystym miejscu: raz albo tyle razy, ile jest spełniona.
helper-score-tie = Spaczenie (tylko przy remisie)
helper-score-tie-note = Na planszy Rodu i w kontrolowanych Sektorach. Wygrywa mniej; do sumy nic nie dodaje.
helper-void = Zrodzony z Pustki na koniec
helper-void-total = Zrodzony z Pustki ({ $base } z poziomu trudności)
helper-void-won = Wszyscy gracze mają co najmniej { $target } punktów Wpływu: wygrywacie razem.
helper-void-lost = Zrodzony z Pustki ma { $target } punktów Wpływu; każdy gracz potrzebuje tyle samo.
helper-void-rifts = Szczeliny
helper-void-rifts-note = Które są jeszcze na mapie.
helper-void-havens = Bezpieczne Przystanie
helper-void-havens-note = Nieukończone.
helper-void-catastrophes = Katastrofy
helper-void-catastrophes-note = Położone żetony.
helper-void-harbingers = Heroldowie
helper-void-harbingers-note = Na mapie, także na krawędziach i w Tunelach Czasoprzestrzennych; nie na planszy Kryzysu.
helper-void-consumed = Zużyte Technologie
helper-void-consumed-note = Podstawowe i Ulepszone.
helper-void-crises = Trwające Kryzysy
helper-void-crises-note = Na planszy Kryzysu.
helper-void-fallen = Upadłe Rody
helper-void-fallen-note = Karty, które są jeszcze w Sektorach.
helper-void-corruption = Spaczenie
helper-void-corruption-note = W Sektorach, na miejscach Agend i torach wszystkich graczy oraz w ofercie Agend.
helper-void-population = Populacja
helper-void-population-note = W Sektorach z Siłą Floty Zrodzonego z Pustki.
helper-power = Potęga
helper-rest = Cała reszta
helper-rival = Rywal
helper-prestige-first = Najpierw jeszcze raz zresetujcie tor Taktyk: pole 8 lub wyższe daje Ukryty Wpływ, 11 i 12 także 1 Wpływ.
helper-prestige-tie = Remis wygrywa ten, kto jest wcześniej w Kolejności Tury.
helper-prestige-houses = Potęga: statki na planszy głównej, o 1 więcej dla Rodu z Kolonii. Wpływ: pole na torze plus karty Ukrytego Wpływu, np. 4+2.
helper-prestige-colony = Co daje ci wybrana Kolonia, jeśli w Cyklu 4 użyto Hipernapędu.
helper-prestige-personal = 6, jeśli masz to, czego chce Agenda Osobista.
helper-prestige-fleet = 6, jeśli statki na planszy głównej są takie, jak chce Agenda Floty.
helper-prestige-cards = Zagrane karty Kadetów i Fregaty.
helper-prestige-rank = Ranga twojego Kapitana, od 0 do 3.
helper-prestige-orders = Zagrane karty Rozkazów.
helper-prestige-resources = Wszystkie twoje Zasoby: 1 za każde 4, także te w Spaczonych Przedziałach.
helper-prestige-corruption = Na twojej planszy Fregaty, bez Śladu Pustki.
helper-prestige-failures = Ile kosztują cię Awarie, jako zwykła liczba.
helper-prestige-development = Co Rywal zdobył w trakcie gry.

# -- Games of this browser --
engine-fetching = Trwa pobieranie zasad; przy następnej wizycie będą już na miejscu.
here-kept = Ta gra jest zapisana w tej przeglądarce. Nie potrzebuje sieci.
here-site = Wszystko działa tu w przeglądarce, boty też. Twoje gry w niej zostają; ich zapisy można zabrać wszędzie.
here-offline = Brak sieci. Samouczki, gry z botami i gry przy tym ekranie działają mimo to i zostają w tej przeglądarce.
here-table-offline = Brak sieci. Ten stół przechowuje serwer; gra potoczy się dalej, gdy sieć wróci. Twoje własne gry, biblioteka i laboratorium działają mimo to.
here-online = Przenieś na serwer
here-online-hint = Gra toczy się dalej na serwerze: każde miejsce dostaje link, który możesz wysłać.
here-server = Adres serwera
here-take = Zabierz ze sobą
here-take-hint = Kopiuje grę do tej przeglądarki, gdzie toczy się dalej bez sieci.
here-remove-sure = Usunąć tę grę? Jest zapisana tylko w tej przeglądarce: za godzinę zniknie na dobre.

# Co pokazuje się samo: fazy, walki, koniec Cyklu.
scene-skip = Spacja: dalej
fight = Walka
fight-void = Zrodzony z Pustki
fight-approach = Podejście
fight-salvo = Salwa
cycle-end = Koniec Cyklu { $n }
cycle-go-on = Dalej
cycle-nothing = Bez zmian
closing-held = Potyczka w Sektorze { $sector } z siłą { $power }: { $lost ->
    [0] obroniony bez strat
   *[other] obroniony, utracona Siła Floty: { $lost }
}
closing-fell = Potyczka w Sektorze { $sector } z siłą { $power }: Sektor utracony
closing-upkeep = Utrzymanie { $n }: opłacone ({ $what })
closing-unpaid = Utrzymanie { $n }: niezaspokojone { $unpaid }; wydane: { $what }
forecast = Gdyby Cykl skończył się teraz:
forecast-you-held = { $n ->
    [one] atak na Sektor { $sectors } z siłą { $power }; obronisz go
   *[other] atak na jeden z Sektorów { $sectors } z siłą { $power }; obronisz go
}
forecast-you-costs = { $n ->
    [one] atak na Sektor { $sectors } z siłą { $power }; obronisz go, tracąc Siłę Floty: { $lost }
   *[other] atak na jeden z Sektorów { $sectors } z siłą { $power }; obronisz go, tracąc Siłę Floty: { $lost }
}
forecast-you-lost = { $n ->
    [one] atak na Sektor { $sectors } z siłą { $power }; stracisz go
   *[other] atak na jeden z Sektorów { $sectors } z siłą { $power }; stracisz go
}
forecast-they-held = { $name }: atak z siłą { $power }, obrona udana
forecast-they-costs = { $name }: atak z siłą { $power }, obrona udana, utracona Siła Floty: { $lost }
forecast-they-lost = { $name }: atak z siłą { $power }, utrata Sektora
rev-forecast-damage = Uszkodzenia: { $n }
rev-forecast-lost = { $n ->
    [one] utracony 1 statek Rodu
    [few] utracone { $n } statki Rodów
   *[many] utracone { $n } statków Rodów
}
rev-forecast-revenant = w Widmo: { $n }
board-news = Coś nowego
