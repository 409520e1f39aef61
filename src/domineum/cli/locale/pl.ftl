# Teksty polecenia `domineum`.
play-hello = Zajmujesz miejsce { $seat } z { $seats }. Ziarno losowe: { $seed }.
play-help =
    Wpisz numer lub kod możliwości, albo
    ?   co teraz jest niemożliwe i dlaczego
    2?  co zmieniłaby możliwość 2
    h   podpowiedź: co zrobiłby weteran i dlaczego
    v   pokaż stół
    u   cofnij
    r   ponów
    q   zapisz przebieg gry i wyjdź
play-table = Stół zajmuje { $lines } wierszy; wpisz v, aby go zobaczyć.
play-hint = ? to pomoc
play-blocked = Teraz niemożliwe:
play-none-blocked = Nic nie jest tu zablokowane.
play-unknown = Nie ma możliwości { $text }. Wpisz ?, aby zobaczyć pomoc.
play-hidden = To ujawni coś, czego jeszcze nie wiesz, i nie da się tego cofnąć.
play-hidden-then = … a potem ujawni się coś, czego jeszcze nie wiesz; nie da się tego cofnąć.
play-no-change = Od razu nie zmieniłoby się nic, co widzisz.
play-score = Miejsce { $seat }: { $score }
play-winner = Miejsce { $seat }: { $score }, zwycięstwo
play-bot-failed = Bot miejsca { $seat } oddał losowi tyle decyzji: { $lost }; ostatnio: { $problem }
play-saved = Przebieg gry jest w pliku { $path }.
browser-address = Stół jest pod adresem { $address }. Ctrl+C kończy serwer; stoły zostają zachowane.
browser-running = Stół jest już otwarty pod adresem { $address }.
browser-none = Nie udało się otworzyć przeglądarki. Otwórz sam adres { $address }.
browser-not-built = Strony nie są jeszcze zbudowane: zbuduje je polecenie make web. Do tego czasu graj z --terminal.
play-then = Potem wybierasz: { $prompt }
