# Teksty jądra, wspólne dla wszystkich gier.
option-forfeit = Zrezygnuj
option-resolve = { $part }
option-pay = Zapłać
option-done = Gotowe
refused-over = Gra jest skończona.
refused-not-asked = To nie twoja decyzja.
refused-no-option = Nie ma takiej możliwości.
refused-redo = Nie ma czego powtórzyć.
undo-other-seat = Inny gracz podjął już decyzję.
undo-random = Coś zostało dobrane lub wylosowane.
undo-reveal = Coś ukrytego zostało pokazane.
undo-start = Nie ma czego cofnąć.
undo-version = Od tego czasu zmieniły się zasady; to, co było przedtem, pozostaje bez zmian.
effect-impossible = To nic by teraz nie dało.
effect-join-all = { $left } i/lub { $right }
effect-join-one = { $left } albo { $right }
effect-join-sequence = { $left }, następnie { $right }
effect-per = za { $count }: { $do }
effect-paid = zapłać { $cost }: { $do }
# Co opcja zmienia, pod jej nazwą.
detail-shift = { $name } { $change }
detail-and = { $left }, { $right }
detail-but = { $left }; ale { $right }
detail-ends = kończy twoją turę
detail-reveals = coś zostaje odkryte
detail-then = potem: { $prompt }
