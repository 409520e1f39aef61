# Texts of the `domineum` command.
play-hello = You are seat { $seat } of { $seats }. The seed is { $seed }.
play-help =
    Type the number or the code of an option, or
    ?   what is not possible now, and why
    2?  what option 2 would do
    h   a hint: what a veteran would do, and why
    v   show the table
    u   undo
    r   redo
    q   save the record and quit
play-table = The table has { $lines } lines; type v to see it.
play-hint = ? for help
play-blocked = Not possible now:
play-none-blocked = Nothing is blocked here.
play-unknown = There is no option { $text }. Type ? for help.
play-hidden = It reveals something that you do not know yet, and cannot be taken back.
play-hidden-then = … and then something is revealed that you do not know yet; it cannot be taken back.
play-no-change = Nothing that you see would change at once.
play-score = Seat { $seat }: { $score }
play-winner = Seat { $seat }: { $score }, winner
play-bot-failed = The bot of seat { $seat } lost { $lost } decisions to chance; the last time: { $problem }
play-saved = The record is in { $path }.
browser-address = The table is at { $address }. Ctrl+C ends the server; your tables are kept.
browser-running = The table is already open at { $address }.
browser-none = No browser could be opened. Open { $address } yourself.
browser-not-built = The pages are not built yet: make web builds them. Until then, play with --terminal.
play-then = Then you choose: { $prompt }
