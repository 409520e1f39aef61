# The analysis board: trying from a position, lines, plans.

try = Try from here
try-title = Try from here
try-about = A private board with this position. You play all seats, or let bots play them; everything can be taken back, every line is kept, and nothing of it touches the game.
try-dealt = What you may not know yet is dealt anew: hands, piles and what was chosen in secret are not those of the game. It can be dealt again.
try-open = The game is over: the board has everything as it was.
try-start = Open the board
try-starting = Starting…
try-failed = The board could not be opened: { $problem }
try-earlier = Earlier boards of this game
try-earlier-at = From choice { $at }, { $day }
board = Analysis
board-private = Only you see this board.
board-back = Back to the game
lines = Lines
log = Log
line-n = Line { $n }
line-start = The beginning
line-length = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
line-from = from: { $label }
line-deal = deal { $n }
line-here = You are here
line-name = Name of this line
line-rename = Rename
line-forget = Forget
line-go = Go to the end of { $name }
line-others = { $n ->
    [one] 1 other choice was tried here
   *[other] { $n } other choices were tried here
}
steps = The choices of this line
compare = Compare
compare-title = Lines side by side
compare-few = Choose at least two lines to compare.
compare-seat = For
compare-pick = Compare { $name }
compare-worth = As bots value it
compare-score = Score
compare-same = All other figures are the same.
compare-over = the game is over
deal-again = Deal again
deal-of = Deal { $n } of { $all }
deal-about = Deals anew what you may not know, and repeats the line as far as it still fits.
players = Who plays
player-me = you
bot-turn = Let a bot play this turn
bot-stop = Stop the bot
plan-keep = Keep as my plan
plan-kept = Kept: when it is your turn, the table offers it step by step.
plan-about = What you choose in your turn in this line is offered to you at the table.
plan = Your plan
plan-next = As planned ({ $n } of { $all }): { $label }
plan-play = Play it
plan-skip = You planned { $label } before that; it is not asked here.
plan-blocked = You planned: { $label }. That is not possible now: { $reason }
plan-changed = You planned: { $label }. That is not offered now.
plan-since = What others did since you planned:
plan-wait = Your plan of { $n ->
    [one] 1 choice
   *[other] { $n } choices
} waits for your turn.
plan-done = All of it is played.
plan-drop = Drop the plan
plan-look = Open the board
