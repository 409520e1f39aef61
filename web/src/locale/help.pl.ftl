# Pomoc przy stole.

title = Pomoc
search = Szukaj w zasadach, kartach i słowach
results = { $n ->
    [0] Nic nie znaleziono dla „{ $wanted }”
    [one] 1 wynik dla „{ $wanted }”
    [few] { $n } wyniki dla „{ $wanted }”
   *[many] { $n } wyników dla „{ $wanted }”
}
instead = Nic nie zawiera dokładnie tego, co wpisano; to wyniki dla „{ $wanted }”.
nothing = Spróbuj krótszego słowa, słowa w drugim języku albo numeru zasady, na przykład { $rule }.
more = Pokaż { $n } więcej
section-game = Gra
section-signs = Znaki
section-words = Słowa
section-keys = Klawisze
goal = Cel gry
turn = Tura w pięciu zdaniach
now = Teraz
cycle = Cykl
rules = Wszystkie zasady
library = Biblioteka
learn = Ucz się, grając
kind-rules = Zasada
kind-words = Słowo
signs-about = Co oznaczają małe znaki, tak jak są narysowane na stole.
words-about = Te słowa są wszędzie kropkowane.
key-tab = { $part }
key-option = Wybierz opcję o tym numerze
key-more = Wybierz opcje po dziewiątej
key-fold = Zwiń lub rozwiń swoje plansze
key-walk = Przechodź po opcjach
key-enter = Wybierz zaznaczoną
key-esc = Wróć o poziom; zamknij notkę
key-undo = Cofnij
key-redo = Ponów
key-hint = Poproś o podpowiedź
key-rule = Otwórz zasadę z widocznej notki
key-words = Objaśnij po kolei słowa tego, co jest zaznaczone
key-lesson = Przejdź dalej w samouczku
key-skip = Pokaż to, co czeka na pokazanie
key-tabs = Przejdź do części stołu
key-history = Przechodź po historii
key-help = Ta pomoc

voidfall-goal-goal = Zbierz co najmniej { $goal } punktów Wpływu w trzech Cyklach.
voidfall-goal-rivals = Po trzech Cyklach miej najwięcej punktów Wpływu. Przy remisie wygrywa gracz z mniejszą liczbą Spaczeń.
voidfall-goal-void = Po trzech Cyklach każdy gracz musi mieć co najmniej tyle punktów Wpływu, co Zrodzony z Pustki. Jego wynik rośnie z pozostałymi Szczelinami, Heroldami, Katastrofami, trwałymi Kryzysami i Spaczeniami. Czwarta Katastrofa od razu oznacza przegraną.
voidfall-turn-1 = Wybierz kartę Skupienia. Możesz odwrócić żeton Handlu i zagrać z ręki Agendę pasującą do Skupienia.
voidfall-turn-2 = Wykonaj do dwóch z trzech akcji karty, a z odwróconym żetonem Handlu wszystkie trzy. Najpierw zapłać, potem rozpatrz każdy efekt lub z niego zrezygnuj.
voidfall-turn-3 = Zagrana Agenda i Technologie, które wymieniają to Skupienie, dodają własne akcje, każdą raz.
voidfall-turn-4 = Uporządkuj: najwyżej dwa żetony Floty w Sektorze, najwyżej cztery żetony Chwały, Agenda do gniazda, żetony Handlu na Agendy albo z powrotem.
voidfall-turn-5 = Karta wraca dopiero na koniec Cyklu. W grze przeciw Zrodzonemu z Pustki rozstrzygasz teraz nierozpatrzony Kryzys.
voidfall-cycle = Najpierw Wydarzenie; potem tyle rund, ile ono podaje, po jednej turze dla każdego; na koniec Podsumowanie: kontratak Zrodzonego z Pustki, Utrzymanie, Cele Wydarzenia, Agendy.
voidfall-step-preparation = Przygotowanie: Wydarzenie w Galaktyce
voidfall-step-preparation-text = Lewą połowę Wydarzenia rozpatruje się od góry do dołu. To, co obowiązkowe, rozpatruje się, jeśli się da; z tego, co dobrowolne, można zrezygnować.
voidfall-step-selection = Wybór
voidfall-step-selection-text = Wybierz jedną z kart Skupienia na ręce; każdej używasz raz w Cyklu. Możesz też odwrócić jeden żeton Handlu i zagrać jedną Agendę pasującą do Skupienia.
voidfall-step-actions = Akcje
voidfall-step-actions-text = Dwie z trzech akcji, w dowolnej kolejności, każda raz. Cały koszt płacisz przed efektem. To, co niczego nie ujawniło, można cofnąć.
voidfall-step-invasion = Inwazja
voidfall-step-invasion-text = Wprowadź dowolną liczbę Sił Floty ze swoich sąsiednich Sektorów i zaatakuj. Prognoza pokazuje całe Starcie. Sektor inny niż Macierzysty, który straci ostatnią Siłę Floty, przejmuje Zrodzony z Pustki.
voidfall-step-cleanup = Koniec tury
voidfall-step-cleanup-text = Zagrana Agenda trafia do pustego gniazda, zastępuje inną albo wraca pod talię. Każdy pozostały żeton Handlu leży na Agendzie w grze, gdzie znosi jej Utrzymanie, albo wraca na planszę.
voidfall-step-void = Postęp Pustki
voidfall-step-void-text = Nierozpatrzony Kryzys: ponieś jego karę, umieść Katastrofę albo uczyń go trwałym na planszy Kryzysu. Podczas Wojny rozpatrujesz planszę Kryzysu albo umieszczasz Katastrofę.
voidfall-step-evaluation = Podsumowanie
voidfall-step-evaluation-text = Zrodzony z Pustki kontratakuje z 1 Siłą Floty za każde Spaczenie na twojej planszy, a od Cyklu 2 z 1 więcej. Potem opłacasz Utrzymanie Żywnością albo dwukrotnie większą liczbą Materiałów i Energii; wreszcie Cele i Czyste Agendy dają punkty Wpływu.

revenant-goal-all = Po czterech Cyklach miej najwięcej punktów Prestiżu. Daje je głównie twój Wpływ w każdym Rodzie pomnożony przez Potęgę tego Rodu, czyli liczbę jego statków.
revenant-goal-solo = Po czterech Cyklach miej więcej punktów Prestiżu niż Rywal. Daje je głównie twój Wpływ w każdym Rodzie pomnożony przez Potęgę tego Rodu, czyli liczbę jego statków.
revenant-turn-1 = Wyślij Kapitana albo Kadeta na wolny statek lub na pole Akcji Awaryjnej swojej planszy Fregaty.
revenant-turn-2 = Zyskaj Wpływ: 1 na torze Rodu tego statku, na Widmie 1 w dowolnym Rodzie, a na Fregacie Ukryty Wpływ.
revenant-turn-3 = Rozpatrz akcję statku, w jego Sektorze, chyba że mówi inaczej. Z każdego efektu możesz zrezygnować, oprócz efektów Widma.
revenant-turn-4 = Otrzymaj 1 Spaczenie, jeśli statek jest Spaczony lub rozpatrzono dolną opcję Planety.
revenant-turn-5 = Wykonaj jedną Akcję Dodatkową z Przedziału, który nie jest Spaczony. Potem zakończ turę.
revenant-cycle = Po trzy tury dla każdego; Odzyskanie; Starcie; potem Faza Szczeliny albo Faza Skoku, jeśli ktoś użył Hipernapędu. Po Fazie Starcia Cyklu 4 następuje Punktacja Końcowa.
revenant-step-setup = Przed pierwszą turą
revenant-step-setup-text = Zatrzymaj jedną z dwóch Agend Osobistych, wymień raz karty z ręki, jeśli chcesz, i wybierz Ród: zyskujesz w nim 1 Wpływ, a twoja Fregata zaczyna w Sektorze jego Arki.
revenant-step-boarding = Wejście na statek
revenant-step-boarding-text = Wybierz, kto rusza, i wolny statek. Nie można wejść na Prom, na cudzą Fregatę ani na zajęty statek. W każdej chwili swojej tury możesz odrzucić Ukryty Wpływ za Zasób.
revenant-step-crew = Akcja statku
revenant-step-crew-text = Arka ma dwie opcje; Myśliwiec leci i atakuje w dowolnej kolejności; Statek Desantowy leci, a potem ląduje. Twoja Fregata robi jedno z tych dwóch ostatnich. Na Widmie koszt i efekty są obowiązkowe.
revenant-step-extra = Akcja Dodatkowa
revenant-step-extra-text = Jedna w każdej turze. Oczyszczenie kontroluje Spaczenie, Powiązanie zagrywa kartę, Awans podnosi Rangę za 3 jednostki Nauki, Aktywacja używa zdolności z jej znakiem, a ostatni Przedział daje Zasób.
revenant-step-end = Koniec twojej tury
revenant-step-end-text = Tura kończy się wtedy, gdy tak zdecydujesz. Do tej chwili można cofnąć to, co niczego nie ujawniło, i odrzucić Ukryty Wpływ za Zasób.
revenant-step-recovery = Faza Odzyskania
revenant-step-recovery-text = Wracają wszystkie figurki i statki, które wylądowały. Kto jest najdalej na torze Taktyk, gra odtąd pierwszy.
revenant-step-skirmish = Faza Starcia
revenant-step-skirmish-text = Sektor po Sektorze każdy statek Zrodzonego z Pustki zadaje 1 Uszkodzenie, mniej o Tarcze. Gracz z najbliższą Fregatą rozdziela je między statki Rodów; gdy ich nie ma, trafiają w Widmo. Tam, gdzie jest Szczelina, jeden statek zostaje też Spaczony.
revenant-step-rift = Faza Szczeliny
revenant-step-rift-text = Kość za każdą Szczelinę sprowadza statki Zrodzonego z Pustki. Na Planetach znów leżą Dane Zwiadu, wszyscy dobierają karty Operacji według Rangi i odkrywa się nowe karty Skanera.
revenant-step-hyperjump = Faza Skoku
revenant-step-hyperjump-text = Planety, Szczeliny i statki Zrodzonego z Pustki zastępuje się tymi z wybranej karty Skanera. Za 8 lub więcej Taktyk zyskujesz Ukryty Wpływ, za 11 lub 12 także 1 Wpływ; potem Taktyki wracają według Rangi, a wszyscy dobierają karty Operacji.

over = Gra skończona
over-text = Wyniki pokazują, skąd wzięły się punkty, a powtórka pokaże każdą pozycję jeszcze raz.
