# Texts of the server.
server-bad-request = The request cannot be read: { $problem }
server-bad-setup = The table cannot be set up: { $problem }
server-pack-missing = { $where ->
    [browser] This game is played with packs that this browser does not have: { $packs }. Add them where a new table is set up.
   *[server] This game is played with packs that this server does not have: { $packs }. Nothing was changed: the game stays where it is.
}
server-bad-pack = This is not a pack that can be played with. { $problem }
server-no-link = This needs a valid link to the table.
server-not-yours = Your link does not allow this.
server-missing = There is no such { $what }.
server-not-counted = { $why ->
    [setup] The game was not begun with the day’s set-up on its day.
    [others] Somebody else has played a seat of this game for a while, so it does not count.
    [again] Your first result of this day counts already. This game was practice.
   *[late] No results of this day are taken any more.
}
server-stale = The game has moved on; it is at { $seq } now.
server-key-used = The key of this request was used for another one.
server-seat-taken = The seat is not free.
server-not-over = That is available only after the end of the game.
server-aside = The table is set aside: { $problem }
server-not-possible = { $text }
server-too-large = The request is larger than { $limit } bytes.
server-too-many = { $what ->
    [tables] There are too many unfinished games from your address. Finish, close or delete one of them.
    [bots] Too many strong bots play at the tables of your address. Choose others, or finish a game.
    [bot-tables] Too many games of bots alone go on from your address. Let a person play, or wait for an end.
    [results] There are too many results of the day’s game already.
    [imports] Many records are being read just now. Try again in a moment.
   *[other] Too many { $what }. Wait a little.
}
server-rules-failed = The program failed to carry out this choice. It was not made.
server-unavailable = The database does not answer. Send the same request again.
server-bot-late = The bot of seat { $seat } did not answer in time. A simple bot chose instead.
server-bot-failed = The bot of seat { $seat } failed. A simple bot chose instead.
server-bot-refused = The bot of seat { $seat } chose something impossible. A simple bot chose instead.
server-gone = Whoever asked has hung up.
server-closed = The host has closed this table: nobody chooses until it is opened again.
server-over = The game does not go on here.
server-not-allowed = This address does not have that method.
server-failed = Something went wrong in the server.
server-no-hint = No bot has found an answer in time. Ask again.
server-rules-failed-here = The program failed to carry out a choice of seat { $seat } (after choice { $seq }). It was not made, and nothing is lost: choose something else, or take something back.
server-bot-stuck = The program failed to carry out what the bot of seat { $seat } chose. A simple bot chose something else.
server-version = From here on the game is played by other rules than before. What came before stays as it was.
server-version-again = From here on the game is played by other rules than before. What came before stays as it was, except { $count ->
    [one] one choice, which is to be made again
   *[other] { $count } choices, which are to be made again
}.
server-too-long = The log of this game has { $limit } entries: nothing can be taken back any more. It can be played to its end.

# The analysis board.
analysis-begins = The analysis begins here. Nothing of it touches the game.
analysis-dealt = The analysis begins here. What you may not know was dealt anew: it is not that of the game, and nothing of it touches the game.
analysis-full = An analysis keeps { $limit } choices. Remove a line first.
analysis-deals = An analysis keeps { $limit } deals.
