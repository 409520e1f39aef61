# Puzzles: one turn, one goal, a best result.

title = Puzzles
lead = One turn, one goal, and one best way to reach it. Everything can be taken back: try as long as you like. What is drawn or shown ends the counting, so that nothing hangs on luck.
game = Game
kind = Kind
kind-all = all kinds
level = Level
level-all = all levels
level-1 = Recruit
level-2 = Veteran
level-3 = Master
level-4 = Beyond
state = Show
state-all = all
state-open = not solved yet
state-done = solved
mode-competitive = against others
mode-coop = together
mode-solo = alone
none = No puzzle fits what you have chosen.
solved-of = { $solved } of { $all } solved
solved-alone = { $n } without help
choices = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
is-tried = tried
is-solved = solved
is-helped = solved with help
is-new = new
solve = Solve
opening = Opening…
failed = The puzzle could not be opened: { $problem }
no-list = The puzzles could not be fetched.
surprise = The next one for me
save = Save my progress
goal = Goal
puzzle = Puzzle
of = { $amount } of { $need }
at-most = { $amount }, at most { $need }
solved-in = { $n ->
    [one] Solved with 1 choice!
   *[other] Solved with { $n } choices!
}
stop-chance = Something has been drawn or shown: the counting stops here. Take it back to go on.
stop-other = Somebody else would have to choose: the counting stops here. Take it back to go on.
stop-turn = The turn is over and the goal is not reached. Take it back to go on.
stop-side = Deals beside the turn do not count in puzzles. Take it back to go on.
won = Solved!
won-helped = Solved, with hints.
won-shown = That is the solution.
restart = From the beginning
hint = A hint
hint-more = Another hint
hints = Hints
hint-first = You will need: { $label }
hint-deeds = Every solution does this, in whatever order it fits:
hint-next = Now: { $label }
hint-back = This line has left our solution. It may still lead there; if not, begin again.
solution = Show the solution
solution-next = Next choice of the solution
skip = Another puzzle
next = Next puzzle
all = All puzzles
about = { $level }: a bot that is told the goal finds the best after about { $plans } tries.
verified = All lines were searched, { $places } positions in each of { $deals } deals of what is hidden; there is no better result, and every line that reaches it does the same.
rules = The turn counts up to its clean-up, up to the first thing that is drawn or shown, and as long as nobody else is asked; deals beside it do not count.
