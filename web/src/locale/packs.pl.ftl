packs-title = Pakiety
packs-add = Dodaj pakiet…
packs-hint = Pakiet to plik zip z czyimiś kartami, Rodami lub mapami. Wybierz go albo upuść gdziekolwiek na tej stronie.
packs-trying = Sprawdzanie { $file }: pakiet jest odczytywany, dopasowywany do gry i próbnie rozgrywany.
packs-added = { $pack } jest teraz w tej przeglądarce. Zawiera: { $adds }.
packs-other-game = To pakiet do gry { $game }.
packs-here = w tej przeglądarce
packs-look = Co zawiera
packs-remove = Usuń { $pack }
packs-remove-sure = { $n ->
    [0] Usunąć { $pack } z tej przeglądarki?
    [one] Usunąć { $pack }? Toczy się z nim jedna gra tej przeglądarki; poczeka ona, aż pakiet zostanie znów dodany.
    [few] Usunąć { $pack }? Toczą się z nim { $n } gry tej przeglądarki; poczekają one, aż pakiet zostanie znów dodany.
   *[many] Usunąć { $pack }? Toczy się z nim { $n } gier tej przeglądarki; poczekają one, aż pakiet zostanie znów dodany.
}
packs-remove-yes = Usuń
packs-keep = Zachowaj
packs-played-here = Z pakietem tej przeglądarki gra toczy się tutaj: samotnie, z botami i z osobami przy tym ekranie. Serwer, który ma ten sam pakiet, może ją później przejąć.
packs-large = Ten plik ma ponad { $limit } MB: to nie pakiet.
packs-many = Ta przeglądarka przechowuje { $limit } pakietów. Najpierw usuń któryś.
packs-late = Sprawdzanie tego pakietu trwa zbyt długo. Nie został zachowany.
packs-storage = W tej przeglądarce nie ma miejsca na ten pakiet.
packs-failed = Nie udało się uruchomić silnika zasad, więc nie wiadomo, czy ten pakiet jest dobry.
packs-only = tylko z { $pack }
