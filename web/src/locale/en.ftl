# Words of the pages. Those of the games come from the server.

# -- Frame --
app-name = Domineum
app-claim = Voidfall and Revenant at one table. The rules are done for you, and explained.
app-legal = Unofficial and non-commercial. The names of the games belong to their publishers; words and drawings here are our own. Icons: game-icons.net, CC BY 3.0. Typefaces: Philosopher and Atkinson Hyperlegible Next, SIL OFL 1.1.
app-version = Version { $version }.
nav-home = Start
nav-daily = The day’s game
nav-library = Library
nav-lab = Combat lab
nav-learn = Learn
nav-helper = Set-up and scores
nav-puzzles = Puzzles
nav-mine = My games
nav-main = Main
page-missing = There is nothing at this address.
loading = Loading…
close = Close
copy = Copy
copied = Copied
more = More
less = Less
yes = Yes
no = No
language = Language
language-en = English
language-pl = Polski
settings = Settings
settings-speed = How bots' moves are shown
speed-step = One by one, on a key
speed-slow = Slowly
speed-normal = At a walk
speed-fast = Quickly
speed-instant = At once
settings-confirm = Confirm every choice with a second click
settings-end-turn = Ask before a turn ends
settings-usual = Answer what goes without saying
settings-text-size = Size of the text
settings-text-only = Words instead of icons
settings-notify = Notify me when it is my turn
settings-sound = A soft sound when it is my turn
settings-name = My name at new tables

# -- Table --
table-connecting = Connecting…
table-lost = Connection lost. Trying again…
table-live = Connected
table-refused = You cannot sit down here
table-pack-add = Add the pack
table-spectator = You are watching
table-your-turn = Your turn
table-turn-of = { $name } is choosing
table-waiting-for = Waiting for { $names }
table-over = The game is over
table-look-at = Look at what { $name } has
table-seats = Seats
table-seat = Seat { $n }
table-you = you
table-bot = bot
table-open = free
table-away = away
table-present = here
table-link = Link to this seat
table-watch-link = Link to watch
table-claim = Sit down here
table-leave = Leave the seat
table-bot-takes = Let a bot play it
table-free-seat = Free this seat
host-title = Your table
host-name = Name of the table
host-rename = Rename
host-listed = Anybody may find it among the open tables
host-close = Close the game
host-open = Open the game again
host-delete = Delete the table
host-delete-sure = Delete the table with its whole game, for everybody? Nothing brings it back.
host-delete-yes = Delete it
note-seed = The seed of this game was chosen, and everybody can see it: whoever uses it elsewhere knows every deck.
note-links = Whoever made this table can make a link to every seat, and so look at its cards.
note-expires = If nobody does anything here, the table is deleted on { $day }.
table-setup-code = Set-up code
table-rematch = Rematch
table-record = Download the record
table-replay = Replay
table-review = Review
table-beside = Compare
table-invite = Seats and links
invite = Invitation for { $name }
invite-link = Nobody plays { $name } yet. Send this link to the person who will:
invite-open = { $name } is free for anybody who opens this table:
invite-free = { $name } is free.
question-none = Nothing to choose now.
question-options = Options
question-why-not = Not possible now
question-narrowed = Only what fits your click.
question-show-all = Show all
question-confirm = Confirm
question-otherwise = Otherwise:
question-filter = Filter…
question-rest = { $n ->
    [one] 1 more option
   *[other] { $n } more options
}
question-made = This turn
question-made-usual = It went without saying
turn-done = Turn done
turn-end = End turn
turn-more = { $n ->
    [one] 1 other choice
   *[other] { $n } other choices
}
help = Help
undo = Undo
redo = Redo
reset-turn = Reset turn
hint = Hint
hint-thinking = Thinking…
hint-says = { $bot } would choose
hint-then = then
hint-or = or
hint-play = Play it
hint-play-other = Play this
preview = What it would do
preview-nothing = Nothing would change.
preview-kind-board = Something changes on the board.
preview-kind-own = Something changes on your own boards or cards.
preview-kind-others = Something changes for another player.
preview-kind-cards = The cards on offer or in the piles change.
preview-kind-combat = The Combat changes.
preview-kind-turn = The turn goes on.
preview-kind-rest = Something else changes on the table.
preview-reveals = This reveals something new and cannot be undone.
preview-reveals-then = … then something new is revealed: no undo.
preview-then = Then you choose:
preview-ends = Your turn ends.
preview-touch = Touch an option to see what it would do.
preview-loading = Looking ahead…
standing = How the game stands
standing-order = Turn order
standing-chapter-setup = Set-up
standing-chapter-preparation = Preparation
standing-chapter-evaluation = Evaluation
standing-events = Galactic Event
standing-alerts = Alert
standing-crises = Crisis
standing-ready = can be resolved now
standing-failures = Failure
standing-jump = then the fleet jumps
standing-rift = then the Rifts
news = What happened
news-next = Next
news-close = Close what happened
to-question = To the question
log = Log
log-empty = Nothing has happened yet.
log-since = Since your last turn
log-all = All
log-earlier = Earlier lines
log-fresh = { $n ->
    [one] 1 new line
   *[other] { $n } new lines
}
log-more = { $n ->
    [one] 1 more
   *[other] { $n } more
}
log-details = Every line, with rules and arithmetic
log-cycle = Cycle { $n }
log-round = Round { $n }
log-moment = Show this moment
log-arithmetic = How this is counted
queue-more = { $n ->
    [one] 1 more move to show
   *[other] { $n } more moves to show
}
queue-next = Next move
queue-skip = Skip to now
cover-pass = Pass the screen to { $name }
cover-ready = I am { $name }
cover-hint = The others look away.
board-fold = Fold or unfold your own boards (D)
your-name = What shall the others call you?
your-name-take = Use this name
rule-title = Rule { $rule }
rule-missing = This rule is not in the catalogue.
problem-connection = The server did not answer. Nothing is lost; try again.
origin-printed = as printed
origin-inferred = inferred
origin-designed = our own design
title-your-turn = Your turn

# -- Lobby --
bot-random = Drifter
bot-cadet = Recruit
bot-captain = Veteran
bot-admiral = Master
bot-about-random = chooses at random
bot-about-cadet = plays sensibly and at once
bot-about-captain = plans its whole turn
bot-about-admiral = looks ahead, thinks for seconds
lobby-play-now = Play now
lobby-learn = Learn by playing
lobby-first = First game against a bot
lobby-first-voidfall = Lead a House through three Cycles against the Voidborn. The tutorial explains everything as it comes.
lobby-first-revenant = Bring a fleeing fleet through four Cycles. The tutorial explains everything as it comes.
lobby-solo-voidfall = Alone against the Voidborn, easy.
lobby-choose = Set it up yourself
lobby-solo = Solo
lobby-my-tables = My tables
lobby-open-tables = Open tables
lobby-none-mine = No tables yet. They stay in this browser once you sit down.
lobby-none-open = Nobody waits for players now.
lobby-code = Set-up code
lobby-code-hint = A code from a friend starts the very same set-up.
lobby-code-use = Use the code
lobby-import = Import a record
lobby-import-hint = Go on with a saved game, all seats in this browser.
lobby-seq = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
lobby-your-turn = your turn
lobby-free-seats = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
lobby-over = finished
lobby-remove = Remove from this list
lobby-remove-sure = Remove this table from the list? The way back to your seat is its link, which only this browser has.
lobby-keep = Keep it
lobby-remove-yes = Remove
lobby-copy-seat = Copy my seat’s link
lobby-removed = removed
lobby-restore = Undo
lobby-all-mine = Show all { $n } tables
lobby-game = Game
new-title = New table
new-scenario = Scenario
new-random-map = Any that fits
new-mode = Mode
new-players = Players
new-any = any
new-complexity = Complexity
new-aggression = Aggression
mode-tutorial = Tutorial
mode-competitive = Rivals
mode-coop = Co-operative
mode-solo = Solo
new-level = at most { $n }
new-houses = Houses and seats
new-house = House
new-origin = Origin
new-random = Random
new-seat = Seat { $n }
seat-me = Me
seat-here = At this screen
seat-link = By link
seat-open = Anybody
seat-bot = Bot: { $bot }
new-difficulty = Difficulty
new-together = Nobody invades another; each aims for 120 Influence
new-preselect = Pre-selected Focuses
new-blind = … chosen blindly
new-seed = Seed
new-seed-hint = empty: random
new-listed = List the table for everybody
new-create = Start the game
new-maps = { $n ->
    [one] 1 map
   *[other] { $n } maps
}
new-captain = Captain
new-frigate = Frigate board
new-rival-level = Rival
new-fallen = fallen here

# -- Replay --
replay-graph = Scores over the game
replay-position = Position
replay-first = To the beginning
replay-last = To the end
replay-back = One choice back
replay-forth = One choice forward
replay-turn-back = One turn back
replay-turn-forth = One turn forward
replay-play = Play
replay-pause = Pause
replay-as = As seen by
replay-everybody = everybody
replay-share = Link to this position
replay-back-to-table = Back to the table

# -- Library --
library-search = Search cards, Houses, rules…
library-origin = Where it comes from
library-any-origin = any source
library-clear = Clear the search
library-elsewhere = In { $game }: { $n }
library-kinds = Kinds
library-all = Everything
library-rules = Rules
library-entries = Entries
library-count = { $n ->
    [one] 1 entry
   *[other] { $n } entries
}

# -- Voidfall: mat, hand, boards, scores --
voidfall-sector = Sector { $n }
voidfall-objective = objective { $n }
voidfall-free = free
board-parts = Parts of the table
board-map = Map
board-mat = Mat
board-hand = Hand
board-galactic = Galaxy
board-crisis = Crisis
board-rivals = Rivals
board-compare = Compare
board-scores = Scores
board-options = { $n ->
    [one] 1 choice here
   *[other] { $n } choices here
}
mat-origin = Origin { $side }
mat-influence = Influence
mat-ahead = { $n } at the Cycle's end
mat-preferred = Preferred Focuses:
mat-stock-limit = at most { $n }
mat-produces = Producing at Level { $level } yields { $amount }.
mat-next-yield = From Level { $level } on it yields { $amount }.
mat-level-of = The Production Level is made of
mat-level = Lv { $n }
mat-next = +{ $amount } at { $level }
mat-most = most
mat-fleet = Fleet Power
mat-inactive = inactive
mat-active = active
mat-deployed = deployed
mat-inactive-long = { $n } inactive: must be activated first
mat-active-long = { $n } active: ready to be deployed
mat-deployed-long = { $n } deployed in sectors
mat-upkeep = Upkeep
mat-upkeep-due = Upkeep { $n }, due at the end of the Cycle
mat-upkeep-how = Each point takes 1 Food, or 2 of Materials and Energy.
mat-upkeep-short = With the present stock you would lose { $amount } Influence.
mat-trade = { $n ->
    [one] 1 Trade token
   *[other] { $n } Trade tokens
}
mat-trade-tokens = Trade
mat-trade-why = One flipped in the Selection step allows a third Focus action. On an Agenda it takes away its Upkeep.
mat-trade-loose = { $n ->
    [one] 1 was gained this turn.
   *[other] { $n } were gained this turn.
}
mat-trade-stored = { $n ->
    [one] 1 lies on a Technology.
   *[other] { $n } lie on a Technology.
}
mat-chambers = Chambers
mat-tracks = Civilization
mat-tier = Tier { $n }
mat-space = Space { $n } of 8
mat-tier-costs = Before entering Tier III deactivate 1 Fleet Power, before Tier IV deactivate 2.
mat-corrupted = Corrupted
mat-track-corrupted = The track is Corrupted: advancing gives no benefit.
mat-track-done = at its end
mat-agendas = Agendas in play
mat-starting-agenda = Starting Agenda
mat-extra-agenda = Extra Agenda
mat-scores-now = Influence it would give now
mat-slot-empty = Empty
mat-slot-added = Empty slot of a Technology
mat-slot-why = An Agenda that you have played goes here at the end of your turn. Each type once.
mat-slot-corrupted = Corrupted: the Agenda gives nothing.
mat-slot-trade = A Trade token lies here: no Upkeep.
mat-technologies = Technologies { $n } of { $most } · improved { $improved } of { $improvable }
mat-basic = Basic
mat-improved = Improved
mat-improved-change = Improved: what changes
mat-immediate = At once:
mat-glory = Glory { $n } of { $most }
mat-glory-value = Glory token of value { $n }
mat-bounty = Bounty { $n }
mat-reclaim = Reclaim { $n }
hand-title = Hand
hand-in-play = In play
hand-preferred = Preferred Focus
hand-agendas-with = Agendas that go with it:
hand-agenda-action = Action:
hand-played = played
hand-aside = from Cycle 2
hand-playing = in play
hand-chosen = chosen
hand-taken = taken
hand-cost-changed = The cost is not the printed one now.
hand-flipped = Trade token flipped: a third action
hand-other-plays = plays { $focus }
hand-joint = Joint Focus offer
hand-heroic = Heroic Focus offer
hand-heroic-short = Heroic offer:
hand-joint-short = Joint offer:
hand-fold = Names only
hand-unfold = Show the cards
hand-agendas = Agendas in hand: { $n }
hand-no-agendas = none
galactic-title = Galactic board
galactic-cycle = Cycle { $n } of { $most }
galactic-round = Round { $n } of { $most }
galactic-preparation = Preparation
galactic-order = Turn Order
galactic-event = Galactic Event
galactic-objectives-one = One of these objectives
galactic-objectives-all = All of these objectives
galactic-next-event = Next Cycle, as you know:
galactic-trade = Trade track
galactic-trade-why = A new token comes from the lowest space that has one, with the bonus of that space or of one below it.
galactic-trade-tokens = { $n ->
    [one] 1 Trade token
   *[other] { $n } Trade tokens
}
galactic-technologies = Technologies
galactic-improved-blocked = Improved ones are blocked in Cycle 1 (deck { $n })
galactic-improved-open = Improved ones can be gained (deck { $n })
galactic-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}
galactic-no-copies = no Basic copy left
galactic-agendas = Agenda offers
galactic-deck = deck { $n }
galactic-deck-why = From the deck you draw two and keep one.
galactic-offer-corrupted = Corrupted: whoever gains it takes the Corruption
galactic-offer-empty = nothing on offer
crisis-title = Crisis board
crisis-alert = Alert of this round
crisis-no-alert = none yet
crisis-war = War: Skirmish strength { $modifier }, then the Crisis board is resolved, or a Catastrophe comes.
crisis-situation = Each turn brings a Crisis of Level { $level }.
crisis-current = Current Crisis
crisis-resolve = Resolve:
crisis-penalty = Penalty:
crisis-category-military = Military
crisis-category-economic = Economic
crisis-category-general = General
crisis-ready = only its action is left to do
crisis-missing = lacks:
crisis-harbinger = Harbinger
crisis-row-military = more Voidborn in Skirmishes
crisis-row-economic = to be paid when the board is resolved
crisis-power = +{ $n } Fleet Power
crisis-nothing = nothing
crisis-counts-now = counts now
crisis-when-full = when full
crisis-offer-why = Give up a Focus of the same kind to play one of these instead. Deck: { $n }.
crisis-catastrophes = Catastrophes { $n } of { $most }
crisis-catastrophes-why = One more than that and the game is lost.
crisis-havens = Safe Havens
crisis-haven-levels = { $n } of { $most } levels built
crisis-piles = Decks
crisis-alert-deck = Alerts: { $n }
crisis-decks = Crises
crisis-harbingers = Harbingers in the supply: { $n }
crisis-consumed = Consumed Technologies:
crisis-score = The Voidborn's Influence
crisis-score-base = Difficulty
crisis-score-rifts = Open Rifts
crisis-score-havens = Unfinished Safe Havens
crisis-score-catastrophes = Catastrophes
crisis-score-harbingers = Harbingers on the map
crisis-score-consumed = Consumed Technologies
crisis-score-crises = Ongoing Crises
crisis-score-fallen = Fallen Houses
crisis-score-corruption = Corruption everywhere
crisis-score-population = Population under Voidborn
crisis-score-total = To be reached
crisis-score-goal = At the end every House must have at least as much.
crisis-reached = reached
crisis-short = { $n } short
rivals-title = The other Houses
rivals-focus = Focus cards:
compare-title = All Houses side by side
compare-what = What
compare-you = you
compare-best = leads
compare-group-influence = Influence
compare-group-stock = Stock and what producing yields
compare-group-realm = Sectors
compare-group-fleet = Fleet Power
compare-group-house = House
compare-influence = Influence now
compare-projected = If the Cycle ended now
compare-sectors = Sectors
compare-population = Population
compare-guilds = Guilds
compare-installations = Installations
compare-upkeep = Upkeep
compare-corruption = Corruption
compare-deployed = deployed
compare-active = active
compare-inactive = inactive
compare-technologies = Technologies
compare-agendas = Agendas (and in hand)
compare-trade = Trade tokens
compare-glory = Glory value
compare-cards = Focus cards left
scores-title = Scores
scores-if-now = If the Cycle ended now:
scores-upkeep = Upkeep that cannot be paid
scores-breakdown = Where the Influence came from
scores-breakdown-end = Final scores by source
scores-source = Source
scores-start = At the start
scores-total = Influence
scores-winner = { $n ->
    [one] The winner:
   *[other] The winners:
}
scores-lost = The Voidborn win.
scores-nobody = Nobody has reached the goal.
goal = Goal
goal-each = for each House
goal-why = Every House that has at least this much Influence at the end wins.
scores-group-start = At the start
scores-group-agenda = Agendas
scores-group-event = Galactic Events
scores-group-technology = Technologies
scores-group-glory = Glory
scores-group-overproduction = Overproduction
scores-group-effect = Actions, tracks and bonuses
scores-group-other = Others
scores-group-loss = Losses

# -- map --
map-title = Map
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Show everything
map-help = Arrow keys walk from sector to sector, Enter chooses or opens, I opens the details, plus and minus zoom, 0 shows everything.
map-as-list = List of sectors
map-as-map = Map
map-overlay = What the map shows
map-overlay-all = Everything
map-overlay-owners = Owners
map-overlay-production = Production
map-overlay-strength = Strength
map-legend-owners = Who controls what.
map-legend-production = What each sector adds to the Production Levels, and its Upkeep.
map-legend-strength = Above: Fleet Power and Sector Defenses inside. Below: the strongest Fleets next to your sectors, and yours next to others. No forecast.
map-sector-type = Sector { $n }: { $type }
map-wormhole = { $n }: { $type } { $letter }
map-owner-you = { $mark } { $house } (you)
map-owner-seat = { $mark } { $house }
map-owner-fallen = Fallen { $house }
map-owner-nobody = nobody
map-home = Home sector
map-corrupted = Corrupted
map-pure = Pure
map-population-fixed = { $n }, fixed
map-power-sum = { $n } in all
map-adds = +{ $amount } { $resource }
map-space-free = { $n ->
    [one] 1 free space
   *[other] { $n } free spaces
}
map-space-upkeep = { $n ->
    [one] 1 free space with Upkeep
   *[other] { $n } free spaces with Upkeep
}
map-space-used-upkeep = { $name } (Upkeep)
map-space-printed = { $name } (printed)
map-fallen-defenses = { $n ->
    [one] 1 Sector Defense of the Fallen House
   *[other] { $n } Sector Defenses of the Fallen House
}
map-glory = Glory { $values }
map-bounty = { $n ->
    [one] 1 Bounty token
   *[other] { $n } Bounty tokens
}
map-reclaim = { $n ->
    [one] 1 Reclaim token
   *[other] { $n } Reclaim tokens
}
map-fact-number = Sector
map-fact-owner = Controlled by
map-fact-population = Population
map-fact-state = State
map-fact-forces = Fleets
map-fact-guilds = Guilds
map-fact-installations = Installations
map-fact-tokens = Tokens
map-fact-harbingers = Harbingers
map-fact-upkeep = Upkeep
map-fact-production = Production Levels
map-fact-rewarded = Reward already taken by
map-fact-skirmish = Skirmish target of
map-near = Adjacent
map-near-wormhole = Through Wormholes
map-near-open = Open to
map-near-doors = Wormholes beside it
map-near-storm = Behind a Voidstorm
map-ability = What the tile does
map-in-library = Open in the library
map-choose = Possible here now
map-not-now = Not possible now
map-details = Details of sector { $n }
map-go-to = Go to sector { $n }
map-filter = Show
map-filter-all = All sectors
map-filter-mine = My sectors
map-filter-targets = Where something is possible
map-filter-players = Sectors of players
map-filter-none = No sector fits.
map-targets-many = { $n ->
    [one] 1 choice here
   *[other] { $n } choices here
}
map-again = Choose it once more to confirm.
map-drawing = Drawing of the map { $name }
map-letter-farmers = F
map-letter-engineers = E
map-letter-miners = M
map-letter-bankers = B
map-letter-scientists = S
map-letter-shipyard = Y
map-letter-defense = D
map-letter-starbase = B

# -- combat --
combat-title = Invasion of sector { $n }
combat-invader = Invader
combat-defender = Defender
combat-voidborn = the Voidborn
combat-fallen = Fallen { $house }
combat-nobody = Installations alone
combat-from = From sector { $n }
combat-abandons = This sector is left behind.
combat-cost = { $n ->
    [one] This attack abandons sector { $sectors }; the Voidborn take it.
   *[other] This attack abandons sectors { $sectors }; the Voidborn take them.
}
combat-glory-none = There is no Glory token to lose.
combat-glory-all = { $n ->
    [one] The only Glory token is lost: { $tokens }.
   *[other] All Glory tokens are lost: { $tokens }.
}
combat-glory-some = { $n ->
    [one] 1 Glory token of these is lost: { $tokens }.
   *[other] { $n } Glory tokens of these are lost: { $tokens }.
}
combat-replicated = deployed by Combat Replicators after a tie
combat-launched = { $n ->
    [one] 1 Corvette launched by Carriers
   *[other] { $n } Corvettes launched by Carriers
}
combat-defenses = { $n ->
    [one] 1 Sector Defense or Starbase
   *[other] { $n } Sector Defenses and Starbases
}
combat-none-yet = Choose at least 1 Fleet Power to see how the Combat would end.
combat-no-fleets = no Fleet Power
combat-forecast = With the best decisions of both sides
combat-win = The Invader wins
combat-lose = The Defender holds the sector
combat-tie = A tie: nobody has Fleet Power left
combat-you-win = You win
combat-you-lose = You lose
combat-you-hold = You hold the sector
combat-you-lose-sector = You lose the sector
combat-survivors = What is left
combat-yours = you
combat-side-left = Left to { $name }
combat-lost = { $n ->
    [one] 1 Fleet Power lost
   *[other] { $n } Fleet Power lost
}
combat-lost-none = Nothing lost
combat-then = With this choice
combat-spending = If you spend: { $what }
combat-spend-energy = { $n } Energy
combat-spend-trade = { $n ->
    [one] 1 Trade token
   *[other] { $n } Trade tokens
}
combat-spend-active = { $n } Active Fleet Power
combat-spend-absorptions = { $n ->
    [one] 1 Absorption by Bombard
   *[other] { $n } Absorptions by Bombard
}
combat-steps = Step by step
combat-approach = Approach
combat-approach-short = A
combat-start = Start
combat-start-short = S
combat-salvo = Salvo { $n }
combat-initiative = Initiative
combat-damage = Damage
combat-absorbed = Absorbed
combat-left = Left
combat-chart = Fleet Power after each step. Invader: { $invader }. Defender: { $defender }.
combat-fought = already fought

# -- Revenant --
rev-rival = Rival
rev-the-rival = The Rival
rev-no-captain = No Captain yet
rev-board-fleet = Fleet
rev-board-boards = Boards
rev-board-hand = Hand
rev-board-influence = Influence
rev-board-sequence = Sequence
rev-board-rivals = Others
rev-board-compare = Compare
rev-board-scores = Scores
rev-setup = Set-up
rev-cycle = Cycle { $n } of { $most }
rev-cycle-word = Cycle
rev-phases = Phases of this Cycle
rev-order = Turn order
rev-phase-action = Action
rev-phase-recovery = Recovery
rev-phase-skirmish = Skirmish
rev-phase-rift = Rift
rev-phase-hyperjump = Hyperjump
rev-phase-action-why = Three rounds: in each everybody sends one Crew member to a ship.
rev-phase-recovery-why = All Crews return, landed ships take off, and the Tactics track gives a new turn order.
rev-phase-skirmish-why = Sector by Sector each Voidborn ship deals 1 Damage; Shields stop it. The nearest Frigate decides which ships are hit. Then a new Failure is revealed.
rev-phase-rift-why = Each Rift brings more Voidborn ships. Planets get new Intel Data, everybody draws Operation cards.
rev-phase-hyperjump-why = The fleet leaves: Planets, Rifts and Voidborn ships are replaced by those of the chosen Scanner card. Tactics are rewarded and reset, everybody draws Operation cards.
rev-phase-state-done = over
rev-phase-state-now = now
rev-phase-state-later = to come
rev-phase-state-skipped = skipped
rev-skip-token = skipped
rev-skip-jump = Skipped, unless somebody takes Hypercharge on the Revenant.
rev-skip-rift = Skipped, because Hypercharge was taken in this Cycle.
rev-skip-last = In the last Cycle the game ends after the Skirmishes.
rev-sector = Sector { $sector }
rev-sector-word = Sector
rev-near = Next to it
rev-inner-why = Ships may pass through inner Sectors, but none may stay there.
rev-fleet-title = Main board
rev-fleet-help = Main board. Arrow keys walk around the ring and inwards, Enter chooses or opens, I opens the details.
rev-as-list = List of Sectors
rev-as-board = Main board
rev-ships-here = Ships
rev-supply = Not on the board: { $n }
rev-supply-none = All House ships are on the board.
rev-on-scanner = waits on the Scanner card
rev-not-on-board = not on the board
rev-fact-voidborn = Voidborn ships
rev-fact-shields = Shields
rev-fact-rift = Rift
rev-fact-planet = Planet
rev-fact-more = Besides
rev-voidborn-count = { $n ->
    [0] no Voidborn ships
    [one] 1 Voidborn ship
   *[other] { $n } Voidborn ships
}
rev-voidborn-why = In the Skirmish phase they deal { $n } Damage here, less the Shields. Each one you destroy gives you 1 Tactics.
rev-shield-count = { $n ->
    [one] 1 Shield
   *[other] { $n } Shields
}
rev-planet-cube = with Intel Data
rev-planet-cube-long = Intel Data lies here: who lands gains it.
rev-planet-no-cube = No Intel Data is left here.
rev-planet-occupied = Somebody has landed here.
rev-frigate-of = Frigate of { $name }
rev-aboard = aboard:
rev-ambassador = an Ambassador of the Council
rev-ship-damage = Damage { $n } of { $most }
rev-ship-safe = Frigates take no Damage.
rev-ship-fragile = The first Damage destroys it.
rev-ship-corrupted = Corrupted: whoever boards it receives Corruption
rev-ship-landed = landed
rev-ship-influence = Boarding it first advances you on the track of { $house }.
rev-pay = Pay { $cost }:
rev-does-fighter = Maneuver and Attack in any order; after each hit it may swerve to an adjacent Sector.
rev-does-dropship = Maneuver, then land on a free Planet and resolve one of its options.
rev-does-shuttle = Nobody can board a Shuttle; it counts for the Power of its House.
rev-does-frigate = Only its owner can board it, gains Hidden Influence, then either maneuvers and attacks or maneuvers and lands.
rev-does-reinforce = Gain 1 Influence of choice. Pay 1 Material, 1 Energy and 1 Neutronium: deploy a House ship, then put a Protection token on a Failure.
rev-does-hypercharge = Gain 1 Influence of choice. Pay the Neutronium of a Scanner card and gain its benefits; the fleet will jump there at the end of the Cycle.
rev-does-colony = Gain 1 Influence of choice. Pay the Neutronium of a Colony: it raises the Power of its House by 1, and at the end everybody scores its award.
rev-reinforce = Reinforce
rev-hypercharge = Hypercharge
rev-revenant-must = Everything here must be carried out.
rev-revenant-damage = Damage { $n } of { $most }
rev-revenant-why = Damage that no House ship is left to take goes here. The sixth is not placed: it causes a Failure.
rev-charged = The jump is charged
rev-power = Power
rev-power-why = The number of its ships on the Main board. At the end each Influence in this House is worth that much Prestige.
rev-house-word = House
rev-influence = Influence
rev-influence-title = Influence board
rev-influence-how = Prestige of a House = Influence (track and hidden cards) × Power (its ships on the board). The first to reach space 2, 5 or 8 takes the reward.
rev-influence-sum = Prestige from Houses now:
rev-influence-shown = On the track + Hidden Influence, times the Power of the House.
rev-influence-hidden = Hidden Influence of the others is not counted; nobody knows it before the end.
rev-rewards-left = Rewards on spaces { $spaces }
rev-rewards-gone = All rewards are taken
rev-reward-here = reward for the first to arrive
rev-reward-taken = the reward is gone
rev-crew = Crew
rev-captain = Captain
rev-cadet = Cadet { $n }
rev-crew-ready = ready
rev-crew-aside = set aside
rev-cadet-empty = no card
rev-rank = Rank { $n }
rev-rank-word = Rank
rev-rank-cards = Operation cards drawn each Cycle
rev-rank-hidden = Hidden Influence to choose from
rev-rank-reset = Tactics after a jump
rev-rank-prestige = Prestige at the end
rev-ability-basic = Basic ability
rev-ability-evolving = Evolving ability
rev-ability-activated = Activated ability
rev-ability-basic-why = It works in turns in which the Captain is sent.
rev-ability-evolving-why = It works in turns in which the Captain is sent, and grows with the Rank.
rev-ability-activated-why = It is used with the Extra action Activation.
rev-compartment = Compartment { $n }
rev-compartment-corrupted = Corrupted: its Resources are stuck, its Extra action is blocked, and it costs 2 Prestige at the end.
rev-compartment-safe = This Compartment can never be Corrupted.
rev-corrupted = Corrupted
rev-locked = { $n ->
    [one] 1 more is stuck in a Corrupted Compartment.
   *[other] { $n } more are stuck in Corrupted Compartments.
}
rev-room = { $used } of { $most } usable slots are taken. Resources may be moved between them at any time.
rev-trace = Void Trace
rev-trace-why = Each Corruption that you control goes here. The third gives Hidden Influence, and all three go back.
rev-intel = Intel Data
rev-intel-why = The third gives Hidden Influence, and all three go back.
rev-tactics = Tactics
rev-tactics-title = Tactics track
rev-tactics-why = Tactics decide the turn order of the next Cycle. Spaces 3 and 6 give 1 Material, space 12 gives 1 Neutronium.
rev-tactics-stack = Of equals, the marker below goes first.
rev-tactics-reset = When the fleet jumps and at the end: from space 8 on Hidden Influence, from space 11 on also 1 Influence.
rev-tactics-legend = 3, 6: Material · 12: Neutronium · from 8 on Hidden Influence at the reset, from 11 on also Influence
rev-emergency = Emergency
rev-emergency-why = Instead of boarding: gain Hidden Influence, then 1 Resource of choice or 1 Tactics. There is always room here.
rev-slots = Frigate cards
rev-slot = Slot { $n }
rev-slot-bonus = The card that is played here brings:
rev-slot-plain = The first slot has no bonus.
rev-slot-plain-short = no bonus
rev-orders = Orders played: { $n }
rev-penalty = Prestige at risk:
rev-hand = Hand
rev-hand-empty = No Operation cards in hand.
rev-hand-full = Whole cards
rev-hand-names = Names only
rev-backs = { $type }: { $n }
rev-hidden = Hidden Influence
rev-hidden-why = Each card counts as 1 more Influence in its House at the end. In your own turn you may discard one for 1 Resource of choice.
rev-hidden-card = 1 more Influence: { $house }. Worth { $n } Prestige each at its present Power.
rev-hidden-trade = may be discarded for a Resource now
rev-drawn = Keep one:
rev-affiliated = Affiliation
rev-card-cadet = Attached to a Cadet; works in turns in which that Cadet is sent. 2 Prestige at the end.
rev-card-frigate = Goes on the next slot of the Frigate board; works for the whole Crew. 2 Prestige at the end.
rev-card-order = Resolved once, at once. 1 Prestige at the end.
rev-agenda-personal = Personal Agenda, 6 Prestige
rev-agenda-fleet = Fleet Agenda, 6 Prestige
rev-agenda-why = At the end:
rev-agenda-met = met
rev-agenda-open = not yet
rev-sequence-title = Sequence board
rev-failures-title = Revenant Failures
rev-failures-why = When the Revenant takes its sixth Damage, the lower card is resolved, then the upper one. A Protection token covers one effect.
rev-failures-deck = { $n ->
    [one] 1 card to come
   *[other] { $n } cards to come
}
rev-failures-discarded = Gone:
rev-failure-hull = Hull Failure
rev-failure-core = Core Failure
rev-failure-upper = upper space
rev-failure-lower = lower space
rev-failure-tucked = Resolved in this Cycle.
rev-protected = Protected
rev-protection-left = Protection tokens left: { $n }
rev-scanner-title = Scanner cards
rev-colonies-title = Colonies
rev-colony-power = +1 Power
rev-colonies-remove = Colonies in the deck
rev-colonies-known = You know the Colony deck:
rev-no-benefit = no benefits
rev-offer-none = Nothing is revealed now.
rev-layout = Layout after the jump:
rev-layout-why = The drawing shows where the fleet would come out: Voidborn ships by number, Rifts, Planets, and where a Shuttle arrives.
rev-layout-legend = Numbers: Voidborn ships · violet: Rift · green dot: Planet · arrow: the Shuttle arrives
rev-shuttle = Shuttle
rev-council = Council
rev-council-why = Before each round the Council turns to a House and sends an Ambassador to one of its ships, which is then taken.
rev-council-left = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
}
rev-council-seen = Revealed:
rev-ambassadors = Ambassadors:
rev-ambassadors-none = none on a ship
rev-decks = Decks
rev-discards = { $n } discarded
rev-rival-charge = Charge
rev-rival-prestige = Prestige gained
rev-rival-plans = Plans left in this Cycle
rev-rival-deck = House cards left
rev-rival-opening = Opening House
rev-rival-seen = Houses revealed
rev-rival-used = Plans revealed
rev-rivals-title = The other players
rev-compare-title = All players side by side
rev-compare-group-prestige = Prestige
rev-compare-group-influence = Influence tracks (and known Hidden Influence)
rev-compare-group-resources = Resources (and stuck ones)
rev-compare-group-crew = Crew and cards
rev-compare-group-frigate = Frigate board
rev-compare-prestige = If the game ended now
rev-compare-rank = Rank
rev-compare-tactics = Tactics
rev-compare-cadets = Cadet cards
rev-compare-frigates = Frigate cards
rev-compare-orders = Orders
rev-compare-hand = Operation cards in hand
rev-compare-hidden = Hidden Influence cards
rev-compare-corruption = Corruption
rev-compare-trace = Void Trace
rev-compare-intel = Intel Data
rev-prestige = Prestige
rev-prestige-now = Prestige if the game ended now
rev-prestige-known = Of the others only what everybody can see is counted: not their Agendas and Hidden Influence.
rev-scores-title = Prestige
rev-scores-how = What the final scoring would give now.
rev-scores-sources = Prestige by source
rev-scores-final = Final scoring
rev-scores-houses = By House: Influence × Power
rev-lost = The Rival wins.
rev-score-colony = Colony
rev-score-houses = Houses
rev-score-personal = Personal Agenda
rev-score-fleet = Fleet Agenda
rev-score-cards = Cadet and Frigate cards
rev-score-rank = Rank
rev-score-orders = Orders
rev-score-resources = Resources
rev-score-development = Development
rev-score-corruption = Corruption
rev-score-failures = Failures
rev-new-boards = Captains and boards
rev-new-dealt = as below
rev-new-picked = picked at the table
rev-new-picked-long = In reverse turn order everybody picks a Captain and a Frigate board before the first turn.
rev-new-legend = One chevron: basic ability · three: evolving ability at Rank 0 · power sign: activated ability · 2 to 5: bonuses of the Frigate slots. Picking what another seat has swaps the two.
rev-revenant-next = Next Failure: { $failure }

# -- Learn --
learn-start = Learn by playing
learn-resume = Go on ({ $done } of { $all })
learn-houses = Houses of Voidfall
learn-houses-about = What each House begins with, and what its tracks and abilities give.
learn-captains = Captains of Revenant
learn-captains-about = What a Captain can do, and what each Rank adds.
learn-voidfall-about = Alone on a small map with House Valnis, with a goal of 120 Influence. Each thing is explained when it comes. About an hour.
learn-revenant-about = You and a bot. The turn, the ships and the dangers are explained as they come. About an hour.

# -- Lab --
lab-about = Any two sides: how their Combat ends with the best decisions of both, Salvo by Salvo.
lab-link = Link to this Combat:
lab-reset = Start over
lab-kind = What kind of Combat
lab-kind-voidborn = I invade the Voidborn
lab-kind-player = I invade a player
lab-kind-fallen-house = I invade a Fallen House
lab-kind-skirmish = Skirmish: the Voidborn invade
lab-who-player = a player
lab-who-voidborn = the Voidborn
lab-who-fallen-house = a Fallen House
lab-fallen-house-note = A Fallen House has two Sector Defenses and no Fleets. It yields to any Fleet Power that they leave.
lab-technologies = Technologies that matter here
lab-basic = Basic
lab-improved = Improved
lab-less = One step less: { $what }
lab-more = One step more: { $what }
lab-defense = Sector Defenses
lab-starbase = Starbases
lab-yards = Yards nearby
lab-yards-note = own sectors next to the Combat with a Shipyard or Starbase
lab-active = Active Fleet Power
lab-active-note = that Carriers may deploy as Corvettes
lab-bombard = Materials for Bombard
lab-bombard-note = 3 for each Absorption
lab-energy = Spend 1 Energy on Missiles
lab-trade = Return a Trade token for the Drones
lab-result = Result
lab-loading = The rules engine is being fetched (once, about 20 MB); then every answer comes at once and works offline.
lab-engine-failed = The rules engine could not be started.
lab-again = Try again
lab-cheapest = The cheapest force that wins
lab-cheapest-none = Not even all 14 Fleet Power as Corvettes would win.
lab-cheapest-part = Of what you bring, this is enough:
lab-cheapest-all = You need all that you bring.
lab-take = Bring this
lab-choices = What both sides decide
lab-choice-spend = spends 1 Energy
lab-choice-return = returns a Trade token
lab-choice-deploy = { $n ->
    [one] deploys 1 Corvette
   *[other] deploys { $n } Corvettes
}
lab-choice-destroyers = { $n ->
    [one] uses the additional Damage of 1 Destroyer
   *[other] uses the additional Damage of { $n } Destroyers
}
lab-choice-absorb = absorbs { $n } Damage
lab-choice-recall = recalls { $n } × { $fleet }
lab-rules = The rules of Combat
lab-why-no-fleet = An Invasion needs at least 1 Fleet Power: add one to the Invader.
lab-why-too-much = A player has only 14 Fleet Power in all.
lab-why-foreign = The Voidborn have neither Technologies nor Yards.
lab-why-wrong-side = The other side cannot have that.
lab-why-number = There is a number in the link that makes no sense.
lab-why-unknown = There is something in the link that the lab does not know.
lab-why-skirmish-only = The Voidborn invade only in a Skirmish.
lab-why-skirmish-invader = In a Skirmish the Voidborn invade: add at least 1 of their Fleet Power.
lab-why-skirmish-defender = A Skirmish hits a sector with Fleets of a player: add at least 1 Fleet Power to the Defender.

# -- Helper --
helper-about = For games on a real table: draw a set-up, tick it off, count the scores. Everything stays in this browser.
helper-parts = Part
helper-setup = Set-up
helper-scores = Score pad
helper-draw = Draw at random
helper-draw-all = Draw map and Houses
helper-draw-houses = Other Houses
helper-draw-crews = Draw Captains and Frigates
helper-house-level = House complexity
helper-begin = Draw a set-up, or enter the code that somebody gave you.
helper-picked = What is played
helper-name = Name of player { $seat }
helper-order = Turn order:
helper-code = Set-up code
helper-code-other = Another code
helper-code-use = Use
helper-code-wrong = This code describes no set-up.
helper-designed = This map is our own design; use it with the tiles of the box.
helper-designed-crews = Captains and Frigate boards follow our card list; take those of your box that come closest.
helper-in-library = Look it up in the library
helper-checklist = Checklist
helper-done = { $n } of { $all } done
helper-untick = Untick all
helper-map = Map
helper-map-key = Number of the sector; below it the player (′ for the Outpost). Red lines are Voidstorms.
helper-map-key-voidborn = Voidborn Fleet Power
helper-map-key-fallen = a Fallen House
helper-map-key-wormhole = a Wormhole
helper-for-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
helper-table = The table
helper-storms = Voidstorms between sectors
helper-mat = House mat
helper-mat-text = { $house }, Origin { $side }; Home tile: { $home }
helper-tile-home = Home sector of { $seat }
helper-tile-outpost = Outpost of { $seat }
helper-tile-population = Population { $n }
helper-tile-voidborn = Voidborn Fleet Power { $n }
helper-tile-defense = { $n ->
    [one] 1 Sector Defense
   *[other] { $n } Sector Defenses
}
helper-tile-harbingers = { $n ->
    [one] 1 Harbinger
   *[other] { $n } Harbingers
}
helper-tile-fallen = Fallen House { $n }
helper-vf-map = Shuffle the { $bounty_pile } Bounty tokens and the { $reclaim_pile } Reclaim tokens face down, as two piles.
helper-vf-fallen = Put the cards of these Fallen Houses on their sectors, in the order of the numbers above: { $names }.
helper-vf-tableau = Draw { $n } Technologies and lay them out as the tableau.
helper-vf-tableau-both = { $n ->
    [one] For 1 of them use both copies, the one with Influence on top.
   *[other] For { $n } of them use both copies, the one with Influence on top.
}
helper-vf-tableau-first = { $n ->
    [one] For 1 of them use only the copy with Influence.
   *[other] For { $n } of them use only the copy with Influence.
}
helper-vf-tableau-second = { $n ->
    [one] For 1 of them use only the copy without Influence.
   *[other] For { $n } of them use only the copy without Influence.
}
helper-vf-tableau-starting = Add a copy of each starting Technology of the players.
helper-vf-improved = Shuffle the Improved Technologies: { $face_up } lie face up on the Galactic board, under the Improvement Block tile, and { $deck } form a deck beside it.
helper-vf-agendas = Shuffle the four types of Agendas as decks of { $cards_each } cards and turn up the top card of each.
helper-vf-trade = Put { $n } Trade tokens on the { $spaces } spaces of the Trade track, as many on each.
helper-vf-events = Shuffle the Galactic Events with the letters { $letters } as one face-down deck for each Cycle.
helper-vf-events-given = Lay out one Galactic Event for each Cycle, in this order: { $names }.
helper-vf-house = Everybody takes a House mat, an Origin card and { $fleet_power } Fleet Power cubes.
helper-vf-influence = Everybody starts with { $n } Influence.
helper-vf-corruption = Everybody puts a Corruption above Agenda slot { $agenda_slot }, counted from the left.
helper-vf-focus = Everybody takes { $hand_cycle_1 } Focus cards; Innovation stays aside until the end of Cycle 1.
helper-vf-order-random = Draw the Turn Order of Cycle 1 at random.
helper-vf-order-group = Agree on the Turn Order of Cycle 1.
helper-vf-order-none = Alone there is no Turn Order to set.
helper-vf-glory = { $n ->
    [one] Take a Glory token of value { $values }.
   *[other] In Turn Order, take Glory tokens of these values: { $values }.
}
helper-vf-hand = { $dealt ->
    [0] Nobody starts with an Agenda in hand.
   *[other] Deal { $dealt } Agendas to everybody.
}
helper-vf-origin = Resolve what your Origin card gives. A Trade token from it brings no Trade bonus.
helper-vf-origin-bonus = Resolve what your Origin card gives. A Trade token from it brings its Trade bonus.
helper-vf-crises = Shuffle the Crises by level, as three face-down decks: { $level_1 } of Level I, { $level_2 } of Level II and { $level_3 } of Level III. Keep the { $starting } starting Crises apart.
helper-vf-first-crises = { $n ->
    [0] At this difficulty no starting Crisis is placed.
   *[other] Draw { $n } starting Crises and put one on each row of the Crisis board.
}
helper-vf-alerts = Sort the Alert cards: { $level_1 } of Level I, { $level_2 } of Level II, { $level_3 } of Level III and { $war } War cards, these face down. The difficulty says which of them make the deck of Cycle 1.
helper-vf-offer = Shuffle the { $cards } { $kind } cards and turn up { $shown } as the offer. In Cycle 1 a card whose Focus is { $names } is replaced by another.
helper-vf-joint = Joint Focus
helper-vf-heroic = Heroic Focus
helper-vf-havens = Put Safe Haven tiles with these numbers of levels beside the map: { $levels }.
helper-vf-catastrophes = Put { $supply } Catastrophe tokens beside the Crisis board. None is placed yet.
helper-vf-begin = Begin with step { $preparation_step } of the Preparation Phase: reveal the Galactic Event of Cycle { $cycle }.
helper-vf-difficulty = At the end the Voidborn start their count with { $influence } Influence.
helper-vf-difficulty-harbinger = In the Preparation Phase of Cycle { $cycle } a Harbinger goes on a Crisis row.
helper-vf-difficulty-alerts = Alert cards of Cycle { $cycle }: { $level_1 } of Level I, { $level_2 } of Level II, { $level_3 } of Level III, { $war } War.
helper-rev-sector = Sector
helper-rev-set = for { $players } players
helper-rev-set-2 = for 1 or 2 players
helper-rev-shared = Beside the boards
helper-rev-shared-decks = Operation cards
helper-rev-shared-decks-text = Shuffle Cadet, Frigate and Order cards into three decks, face down.
helper-rev-shared-hidden = Hidden Influence
helper-rev-shared-hidden-text = Shuffle all of it into one deck, face down.
helper-rev-shared-scanner = Scanner cards
helper-rev-shared-scanner-text = Only the set { $cards }. Show 3 random cards of Cycle I, put the other 2 away; shuffle those of Cycle II and of Cycle III into two decks.
helper-rev-shared-colonies = Colony cards
helper-rev-shared-colonies-text = Shuffle all 7 into a deck, face down.
helper-rev-shared-die = Rift die
helper-rev-shared-die-text = Only the one { $cards }.
helper-rev-board = Main board
helper-rev-board-revenant = The Revenant
helper-rev-board-revenant-text = In the middle, in no Sector.
helper-rev-board-arkships = Arkships
helper-rev-board-arkships-text = At random: 1 each in Sectors 1, 4 and 6, 2 each in Sectors 3 and 7.
helper-rev-board-fighters = Fighters
helper-rev-board-fighters-text = At random, 1 in every outer Sector but 4. One that meets the Arkship of its own House changes places with the next Fighter clockwise.
helper-rev-board-dropships = Dropships
helper-rev-board-dropships-text = At random, 1 in every outer Sector but 6.
helper-rev-board-shuttles = Shuttles
helper-rev-board-shuttles-text = All 7 beside the Influence board.
helper-rev-board-voidborn = Voidborn ships
helper-rev-board-voidborn-text = In Sectors 1 to 8: { $voidborn }
helper-rev-board-rifts = Rifts
helper-rev-board-rifts-text = 1 each in Sectors 1, 3, 5 and 7.
helper-rev-board-planets = Planets
helper-rev-board-planets-text = Shuffle them; show 1 each in Sectors { $planets }, with 1 Intel Data cube on each.
helper-rev-influence = Influence board
helper-rev-influence-markers = Player markers
helper-rev-influence-markers-text = 1 of each player on space 0 of all 7 tracks.
helper-rev-influence-rewards = Rewards
helper-rev-influence-rewards-text = On spaces 2, 5 and 8 of each track, 1 of the thing that this House gives.
helper-rev-influence-power = House Power
helper-rev-influence-power-text = Every House shows 3: the token with 3 on top of the one with 2.
helper-rev-sequence = Sequence board
helper-rev-sequence-phase = Phases
helper-rev-sequence-phase-text = Phase marker on the Action phase of Cycle 1; Phase Skip tokens on the Hyperjump spaces of Cycles 1, 2 and 3.
helper-rev-sequence-order = Turn order
helper-rev-sequence-order-text = At random (drawn above), with tokens 1 to { $players }.
helper-rev-sequence-tactics = Tactics track
helper-rev-sequence-tactics-text = The last marker of each player on space 0, the first player at the bottom; with 4 players, the holder of token 4 on space 1.
helper-rev-sequence-failures = Failures
helper-rev-sequence-failures-text = 1 random Core Failure face down, 3 random Hull Failures on it. Turn the top one up into the upper space.
helper-rev-sequence-protection = Revenant Protection
helper-rev-sequence-protection-text = Both tokens beside the Failures.
helper-rev-player-crew = Crew board
helper-rev-player-crew-text = { $board }, side { $side }: { $captain }. Rank marker on the lowest space, Captain and 2 Cadets on their spaces.
helper-rev-player-frigate = Frigate board
helper-rev-player-frigate-text = { $frigate }
helper-rev-player-resources = Resources
helper-rev-player-resources-text = 1 Material, 1 Energy, 1 Science and 1 Neutronium in the leftmost Compartment.
helper-rev-player-corruption = Corruption
helper-rev-player-corruption-text = 1 on the rightmost Corruption slot of the Frigate board.
helper-rev-player-hidden = Hidden Influence
helper-rev-player-hidden-text = Draw 2 cards.
helper-rev-player-agendas = Agendas
helper-rev-player-agendas-text = 1 random Fleet Agenda; of 2 Personal Agendas keep 1.
helper-rev-first = Before the first turn
helper-rev-council = Council (2 players)
helper-rev-council-text = The top 12 Hidden Influence cards become the Council deck; 3 Crew figures of an unused colour are the Ambassadors.
helper-rev-first-cards = First cards
helper-rev-first-cards-text = Everybody draws 1 Cadet, 1 Frigate and 1 Order card and may change any of them once.
helper-rev-first-houses = First House
helper-rev-first-houses-text = In reverse turn order: pick a House that nobody has picked, advance 1 on its track and put the own Frigate into the Sector of its Arkship.
helper-scores-how = Everybody starts with { $start } Influence. A cell takes a number or a sum such as 6+4+4; losses with a minus.
helper-clear = Clear the pad
helper-clear-sure = Really clear it?
helper-nonsense = One of the entries is neither a number nor a sum.
helper-empty = Enter something to see who leads.
helper-cycle = Cycle { $n }
helper-after-cycle = Influence after Cycle { $n }
helper-end = End of the game
helper-total = Total
helper-leads = { $n ->
    [one] { $who } leads with { $points }.
   *[other] A tie at { $points }: { $who }.
}
helper-score-during = During the Cycle
helper-score-during-note = All Influence gained and lost before the Evaluation Phase.
helper-score-crisis = Missing resources
helper-score-crisis-note = Resources of the Economic row that you could not spend.
helper-score-upkeep = Unpaid Upkeep
helper-score-upkeep-note = 2 for each Agenda without a Trade token, 1 for each Upkeep icon that counts; 1 Food or 2 Materials and Energy pay for one.
helper-score-objectives = Galactic objectives
helper-score-objectives-note = The right half of the Event: one of them if the line is red, both if it is green.
helper-score-agendas = Agendas
helper-score-agendas-note = Every section of each Agenda in a Pure slot: once, or as often as it is met.
helper-score-tie = Corruption (only for a tie)
helper-score-tie-note = On House mat and controlled sectors. Fewer wins; it adds nothing to the total.
helper-void = The Voidborn at the end
helper-void-total = Voidborn ({ $base } by difficulty)
helper-void-won = All players have at least { $target } Influence: you win together.
helper-void-lost = The Voidborn have { $target } Influence; every player needs as much.
helper-void-rifts = Rifts
helper-void-rifts-note = Still on the map.
helper-void-havens = Safe Havens
helper-void-havens-note = Incomplete ones.
helper-void-catastrophes = Catastrophes
helper-void-catastrophes-note = Tokens that were placed.
helper-void-harbingers = Harbingers
helper-void-harbingers-note = On the map, also on edges and Wormholes; not on the Crisis board.
helper-void-consumed = Consumed Technologies
helper-void-consumed-note = Basic or Improved.
helper-void-crises = Ongoing Crises
helper-void-crises-note = On the Crisis board.
helper-void-fallen = Fallen Houses
helper-void-fallen-note = Cards still on a sector.
helper-void-corruption = Corruption
helper-void-corruption-note = On sectors, Agenda slots and tracks of everybody, and on the Agenda offer.
helper-void-population = Population
helper-void-population-note = In sectors with Voidborn Fleet Power.
helper-power = Power
helper-rest = Everything else
helper-rival = Rival
helper-prestige-first = First reset the Tactics track once more: space 8 or more gives Hidden Influence, 11 and 12 also 1 Influence.
helper-prestige-tie = A tie goes to whoever is earlier in turn order.
helper-prestige-houses = Power: ships on the Main board, 1 more for the House of the Colony. Influence: the space on the track plus Hidden Influence cards, e.g. 4+2.
helper-prestige-colony = What the chosen Colony gives you, if Hypercharge was taken in Cycle 4.
helper-prestige-personal = 6 if you have what the Personal Agenda asks for.
helper-prestige-fleet = 6 if the ships on the Main board are as the Fleet Agenda asks.
helper-prestige-cards = Cadet and Frigate cards that you have played.
helper-prestige-rank = Rank of your Captain, 0 to 3.
helper-prestige-orders = Order cards that you have played.
helper-prestige-resources = All your Resources: 1 for every 4, also those in Corrupted Compartments.
helper-prestige-corruption = On your Frigate board, without the Void Trace.
helper-prestige-failures = What Failures cost you, as a plain number.
helper-prestige-development = What the Rival gained during the game.

# -- Games of this browser --
engine-fetching = The rules are being fetched; from the next visit on they are here.
here-kept = This game is kept in this browser. It needs no network.
here-site = Everything here runs in this browser, bots too. Your games stay in it; their records can be taken anywhere.
here-offline = No network. The tutorials, games against bots and games at this screen work all the same, and stay in this browser.
here-table-offline = No network. This table is kept by its server and goes on when it is back. Your own games, the library and the lab work all the same.
here-online = Put it online
here-online-hint = The game goes on at a server: every seat gets a link that you can send.
here-server = Address of a server
here-take = Take it with you
here-take-hint = Copies the game into this browser, where it goes on without a network.
here-remove-sure = Remove this game? It is kept only in this browser: in an hour it will be gone for good.

# What is shown by itself: phases, fights, the end of a Cycle.
scene-skip = Space goes on
fight = Fight
fight-void = Voidborn
fight-approach = Approach
fight-salvo = Salvo
cycle-end = The end of Cycle { $n }
cycle-go-on = Go on
cycle-nothing = Nothing changed
closing-held = Skirmish in sector { $sector } against { $power }: { $lost ->
    [0] held without loss
   *[other] held, { $lost } Fleet Power lost
}
closing-fell = Skirmish in sector { $sector } against { $power }: the sector is lost
closing-upkeep = Upkeep { $n }: paid with { $what }
closing-unpaid = Upkeep { $n }: { $unpaid } not satisfied; spent: { $what }
forecast = If the Cycle ended now:
forecast-you-held = { $n ->
    [one] sector { $sectors } is attacked with { $power }; you hold it
   *[other] one of the sectors { $sectors } is attacked with { $power }; you hold it
}
forecast-you-costs = { $n ->
    [one] sector { $sectors } is attacked with { $power }; you hold it and lose { $lost } Fleet Power
   *[other] one of the sectors { $sectors } is attacked with { $power }; you hold it and lose { $lost } Fleet Power
}
forecast-you-lost = { $n ->
    [one] sector { $sectors } is attacked with { $power } and lost
   *[other] one of the sectors { $sectors } is attacked with { $power } and lost
}
forecast-they-held = { $name }: attacked with { $power }, holds
forecast-they-costs = { $name }: attacked with { $power }, holds and loses { $lost } Fleet Power
forecast-they-lost = { $name }: attacked with { $power }, loses a sector
rev-forecast-damage = { $n } Damage
rev-forecast-lost = { $n ->
    [one] 1 House ship lost
   *[other] { $n } House ships lost
}
rev-forecast-revenant = { $n } to the Revenant
board-news = Something new
