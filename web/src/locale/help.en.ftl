# The help of the tables.

title = Help
search = Search rules, cards and words
results = { $n ->
    [0] Nothing found for "{ $wanted }"
    [one] 1 result for "{ $wanted }"
   *[other] { $n } results for "{ $wanted }"
}
instead = Nothing has exactly what you typed; this is for "{ $wanted }".
nothing = Try a shorter word, a word in the other language, or the number of a rule, such as { $rule }.
more = Show { $n } more
section-game = The game
section-signs = Signs
section-words = Words
section-keys = Keys
goal = The goal
turn = A turn in five lines
now = Now
cycle = A Cycle
rules = All rules
library = The library
learn = Learn by playing
kind-rules = Rule
kind-words = Word
signs-about = What the small signs stand for, as they are drawn on the table.
words-about = These words are dotted wherever they stand.
key-tab = { $part }
key-option = Choose the option with this number
key-more = Choose the options after the ninth
key-fold = Fold or unfold your own boards
key-walk = Go through the options
key-enter = Choose what is marked
key-esc = Back one level; close a note
key-undo = Take back
key-redo = Do again
key-hint = Ask for a hint
key-rule = Open the rule of the note in sight
key-words = Explain the words of what has the focus, one after another
key-lesson = Go on with the lesson of a tutorial
key-skip = Show what waits to be shown
key-tabs = Turn to a part of the table
key-history = Go through the history
key-help = This help

voidfall-goal-goal = Gather at least { $goal } Influence in three Cycles.
voidfall-goal-rivals = Have the most Influence after three Cycles. If players are tied, fewer Corruption wins.
voidfall-goal-void = After three Cycles every player needs at least as much Influence as the Voidborn. Theirs grows with Rifts, Harbingers, Catastrophes, ongoing Crises and Corruption that are left. A fourth Catastrophe loses the game at once.
voidfall-turn-1 = Select a Focus card. You may flip a Trade token, and play an Agenda from your hand that goes with the Focus.
voidfall-turn-2 = Take up to two of the three actions of the card, all three with a flipped Trade token. Pay first, then resolve or decline each effect.
voidfall-turn-3 = An Agenda that you played and Technologies that name the Focus add actions of their own, each once.
voidfall-turn-4 = Tidy up: two Fleet tokens in a sector at most, four Glory tokens at most, the Agenda into a slot, Trade tokens on Agendas or back.
voidfall-turn-5 = The card stays away until the Cycle ends. Against the Voidborn, an unresolved Crisis is dealt with now.
voidfall-cycle = The event is resolved; then come the rounds that it names, with one turn for everybody in each; then the Evaluation: the Voidborn strike back, Upkeep, objectives of the event, Agendas.
voidfall-step-preparation = Preparation: the Galactic Event
voidfall-step-preparation-text = The left half of the event is resolved from top to bottom. Parts with "must" are resolved if they can be; with "may" you can decline.
voidfall-step-selection = Selection
voidfall-step-selection-text = Choose one of the Focus cards in your hand; each is used once in a Cycle. You may also flip one Trade token and play one Agenda that goes with the Focus.
voidfall-step-actions = Actions
voidfall-step-actions-text = Two of the three actions, in any order, each once. You pay the whole price before the effect. What revealed nothing can be taken back.
voidfall-step-invasion = Invasion
voidfall-step-invasion-text = Move in any number of Fleet Power from your adjacent sectors, then attack. The forecast shows the whole Combat. A sector outside of your home that loses its last Fleet Power is taken over by the Voidborn.
voidfall-step-cleanup = The end of a turn
voidfall-step-cleanup-text = A played Agenda goes into an empty slot, takes the place of another, or goes under its deck. Each Trade token that is left lies on an Agenda in play, where it takes away the Upkeep, or returns to the board.
voidfall-step-void = The Void advances
voidfall-step-void-text = A Crisis that you did not resolve: suffer its penalty, place a Catastrophe, or let it become ongoing on the Crisis board. In a War you resolve the Crisis board or place a Catastrophe.
voidfall-step-evaluation = Evaluation
voidfall-step-evaluation-text = The Voidborn strike back, with 1 Fleet Power for each Corruption on your mat and 1 more from Cycle 2 on. Then Upkeep is paid with Food, or twice as many Materials and Energy; then objectives and Pure Agendas give Influence.

revenant-goal-all = Have the most Prestige after four Cycles. Most of it is your Influence in each House times the Power of that House, which is the number of its ships.
revenant-goal-solo = Have more Prestige than the Rival after four Cycles. Most of it is your Influence in each House times the Power of that House, which is the number of its ships.
revenant-turn-1 = Send your Captain or a Cadet to a free ship, or to the Emergency space of your Frigate board.
revenant-turn-2 = Gain Influence: 1 on the track of the ship's House, 1 of your choice on the Revenant, Hidden Influence on your Frigate.
revenant-turn-3 = Resolve the action of the ship, in its Sector unless it says otherwise. You may decline any effect, except on the Revenant.
revenant-turn-4 = Receive 1 Corruption if the ship is Corrupted or you resolved the lower option of a Planet.
revenant-turn-5 = Take one Extra action of a Compartment that is not Corrupted. Then end the turn.
revenant-cycle = Three turns for everybody; Recovery; Skirmish; then the Rift phase, or the Hyperjump phase if somebody took Hypercharge. After the Skirmish phase of Cycle 4 everything is scored.
revenant-step-setup = Before the first turn
revenant-step-setup-text = Keep one of two Personal Agendas, replace cards of your hand once if you like, and choose a House: you gain 1 Influence in it, and your Frigate starts in the Sector of its Arkship.
revenant-step-boarding = Boarding
revenant-step-boarding-text = Choose who goes, and a free ship. Shuttles, other Frigates and ships with a figure cannot be boarded. You may discard Hidden Influence for a Resource at any moment of your turn.
revenant-step-crew = The action of the ship
revenant-step-crew-text = An Arkship offers two options; a Fighter moves and attacks in any order; a Dropship moves, then lands. Your Frigate does one of the last two. On the Revenant, cost and effects are mandatory.
revenant-step-extra = Extra action
revenant-step-extra-text = One in each turn. Cleanse controls Corruption, Affiliation plays a card, Promotion raises the Rank for 3 Science, Activation uses abilities with that sign; the last Compartment gives a Resource.
revenant-step-end = The end of your turn
revenant-step-end-text = Your turn ends when you say so. Until then you can take back what revealed nothing, and discard Hidden Influence for a Resource.
revenant-step-recovery = Recovery phase
revenant-step-recovery-text = All figures and landed ships return. Who is furthest on the Tactics track goes first from now on.
revenant-step-skirmish = Skirmish phase
revenant-step-skirmish-text = Sector by Sector each Voidborn ship deals 1 Damage, less the Shields. The player with the nearest Frigate puts it on House ships; with none left it goes to the Revenant. Where there is a Rift, a ship is Corrupted as well.
revenant-step-rift = Rift phase
revenant-step-rift-text = A die for each Rift brings Voidborn ships. Planets get Intel Data again, everybody draws Operation cards by Rank, and new Scanner cards are revealed.
revenant-step-hyperjump = Hyperjump phase
revenant-step-hyperjump-text = Planets, Rifts and Voidborn ships are replaced by those of the chosen Scanner card. With 8 or more Tactics you gain Hidden Influence, with 11 or 12 also 1 Influence; then Tactics go back by Rank, and everybody draws Operation cards.

over = The game is over
over-text = The scores show where the points came from, and the replay shows every position again.
