# Teksty serwera.
server-bad-request = Nie można odczytać żądania: { $problem }
server-bad-setup = Nie można przygotować stołu: { $problem }
server-pack-missing = { $where ->
    [browser] Ta gra toczy się z pakietami, których nie ma w tej przeglądarce: { $packs }. Dodaj je tam, gdzie zakłada się nowy stół.
   *[server] Ta gra toczy się z pakietami, których nie ma na tym serwerze: { $packs }. Nic się nie zmieniło: gra pozostaje tam, gdzie jest.
}
server-bad-pack = Z tym pakietem nie da się grać. { $problem }
server-no-link = Do tego potrzebny jest ważny link do stołu.
server-not-yours = Twój link na to nie pozwala.
server-missing = { $what ->
    [table] Nie ma takiego stołu.
    [seat] Nie ma takiego miejsca.
    [position] Nie ma takiej pozycji.
    [set-up] Nie ma takiego kodu przygotowania gry.
    [game] Nie ma takiej gry.
    [address] Nie ma takiego adresu.
    [day] Nie ma gier z tego dnia.
   *[other] Nie ma czegoś takiego: { $what }.
}
server-not-counted = { $why ->
    [setup] Ta gra nie zaczęła się od przygotowania dnia, i to w tym samym dniu.
    [others] Przez część tej gry jedno z miejsc zajmował ktoś inny, więc się nie liczy.
    [again] Twój pierwszy wynik z tego dnia już się liczy. Ta gra była ćwiczeniem.
   *[late] Wyniki z tego dnia nie są już przyjmowane.
}
server-stale = Gra toczy się już dalej; teraz jest przy { $seq }.
server-key-used = Klucz tego żądania został użyty do innego.
server-seat-taken = To miejsce nie jest wolne.
server-not-over = To będzie dostępne po zakończeniu gry.
server-aside = Stół został odłożony: { $problem }
server-not-possible = { $text }
server-too-large = Żądanie jest większe niż { $limit } bajtów.
server-too-many = { $what ->
    [requests] Zbyt wiele żądań. Poczekaj chwilę.
    [connections] Zbyt wiele połączeń. Poczekaj chwilę.
    [tables] Z tego adresu trwa zbyt wiele gier. Dokończ, zamknij lub usuń jedną z nich.
    [bots] Przy stołach z tego adresu gra zbyt wiele silnych botów. Wybierz inne albo dokończ grę.
    [bot-tables] Z tego adresu toczy się zbyt wiele gier samych botów. Niech zagra człowiek albo poczekaj na koniec którejś.
    [results] Wyników gry dnia jest już zbyt wiele.
    [imports] Właśnie wczytywanych jest wiele zapisów. Spróbuj za chwilę.
   *[other] Zbyt wiele ({ $what }). Poczekaj chwilę.
}
server-rules-failed = Program nie zdołał wykonać tego wyboru. Wybór nie został dokonany.
server-unavailable = Baza danych nie odpowiada. Wyślij to samo żądanie jeszcze raz.
server-bot-late = Bot na miejscu { $seat } nie odpowiedział na czas. Zamiast niego wybrał prosty bot.
server-bot-failed = Bot na miejscu { $seat } zawiódł. Zamiast niego wybrał prosty bot.
server-bot-refused = Bot na miejscu { $seat } wybrał coś niemożliwego. Zamiast niego wybrał prosty bot.
server-gone = Pytający się rozłączył.
server-closed = Gospodarz zamknął ten stół: nikt nie wybiera, dopóki nie zostanie otwarty ponownie.
server-over = Ta gra już się tutaj nie toczy.
server-not-allowed = Ten adres nie zna takiej metody.
server-failed = Coś poszło nie tak w serwerze.
server-no-hint = Żaden bot nie znalazł odpowiedzi na czas. Zapytaj jeszcze raz.
server-rules-failed-here = Program nie zdołał wykonać wyboru z miejsca { $seat } (po wyborze { $seq }). Wybór nie został dokonany, nic nie przepadło: wybierz inaczej albo coś cofnij.
server-bot-stuck = Program nie zdołał wykonać tego, co wybrał bot na miejscu { $seat }. Prosty bot wybrał inaczej.
server-version = Odtąd gra toczy się według innych zasad niż dotąd. To, co było przedtem, pozostaje bez zmian.
server-version-again = Odtąd gra toczy się według innych zasad niż dotąd. To, co było przedtem, pozostaje bez zmian prócz { $count ->
    [one] jednego wyboru, którego trzeba dokonać ponownie
    [few] { $count } wyborów, których trzeba dokonać ponownie
   *[many] { $count } wyborów, których trzeba dokonać ponownie
}.
server-too-long = Zapis tej gry ma już { $limit } pozycji: niczego nie można już cofnąć. Można ją dograć do końca.

# The analysis board.
analysis-begins = Tu zaczyna się analiza. Nic z niej nie dotyka gry.
analysis-dealt = Tu zaczyna się analiza. To, czego nie możesz wiedzieć, zostało rozdane na nowo: nie jest takie jak w grze i niczego w niej nie zmienia.
analysis-full = Analiza pamięta { $limit } wyborów. Najpierw usuń którąś linię.
analysis-deals = Analiza pamięta { $limit } rozdań.
