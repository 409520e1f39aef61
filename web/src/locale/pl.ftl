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
table-set-aside = Ten stół odłożono na bok: { $problem }
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
