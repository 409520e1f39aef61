# Words of the pages. Those of the games come from the server.

# -- Frame --
app-name = Domineum
app-claim = Voidfall and Revenant at one table. The rules are done for you, and explained.
app-legal = Unofficial and non-commercial. The names of the games belong to their publishers; words and drawings here are our own. Icons: game-icons.net, CC BY 3.0.
game-voidfall = Voidfall
game-revenant = Revenant
nav-home = Start
nav-library = Library
nav-lab = Combat lab
nav-learn = Learn
nav-helper = Set-up and scores
nav-main = Main
page-missing = There is nothing at this address.
loading = Loading…
close = Close
cancel = Cancel
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
settings-text-only = Words instead of icons
settings-notify = Notify me when it is my turn
settings-sound = A soft sound when it is my turn
settings-name = My name at new tables

# -- Table --
table-connecting = Connecting…
table-lost = Connection lost. Trying again…
table-live = Connected
table-refused = You cannot sit down here
table-spectator = You are watching
table-your-turn = Your turn
table-turn-of = { $name } is choosing
table-waiting-for = Waiting for { $names }
table-over = The game is over
table-seats = Seats
table-seat = Seat { $letter }
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
table-setup-code = Set-up code
table-rematch = Rematch
table-record = Download the record
table-replay = Replay
table-invite = Seats and links
question-none = Nothing to choose now.
question-options = Options
question-why-not = Not possible now
question-narrowed = Only what fits your click.
question-show-all = Show all
question-confirm = Confirm
question-filter = Filter…
question-made = This turn
undo = Undo
redo = Redo
reset-turn = Reset turn
hint = Hint
hint-thinking = Thinking…
hint-says = { $bot } would choose
preview = What it would do
preview-nothing = Nothing you can see would change.
preview-reveals = This reveals something new and cannot be undone.
preview-touch = Touch an option to see what it would do.
preview-loading = Looking ahead…
log = Log
log-empty = Nothing has happened yet.
log-since = Since your last turn
log-all = All
log-arithmetic = How this is counted
log-rule = Rule { $rule }
log-here = Position here
queue-more = { $n ->
    [one] 1 more move to show
   *[other] { $n } more moves to show
}
queue-next = Next move
queue-skip = Skip to now
cover-pass = Pass the screen to { $name }
cover-ready = I am { $name }
cover-hint = The others look away.
keys = Keys
keys-open = Show this list
keys-choose = Choose the option with this number
keys-walk = Walk through the options
keys-enter = Choose what is marked
keys-esc = Back one level
keys-undo = Undo
keys-redo = Redo
keys-hint = Hint
keys-tabs = Switch the part of the table
keys-history = Step through the history
keys-skip = Skip the bots' moves
rule-title = Rule { $rule }
rule-missing = This rule is not in the catalogue.
rule-english = The catalogue of rules is in English.
rule-report = Report this ruling
rule-report-text = What should have happened? The record is attached to your report file.
problem-connection = The server did not answer. Nothing is lost; try again.
origin-printed = as printed
origin-inferred = inferred
origin-designed = our own design
title-your-turn = Your turn
change-production = { $resource } production
change-influence = Influence
change-active = Active Fleet Power
change-inactive = Inactive Fleet Power
change-chambers = Corruption in chambers
change-stored-trade = Stored Trade tokens
change-loose-trade = Loose Trade tokens

# -- Lobby --
bot-random = Drifter
bot-cadet = Cadet
bot-captain = Captain
bot-admiral = Admiral
bot-about-random = chooses at random
bot-about-cadet = plays sensibly and at once
bot-about-captain = plans its whole turn
bot-about-admiral = looks ahead, thinks for seconds
lobby-play-now = Play now
lobby-first = First game
lobby-first-voidfall = The tutorial map, one rival: a Cadet bot.
lobby-first-revenant = Two Captains on the fleeing fleet, the other one a Cadet bot.
lobby-solo-voidfall = Alone against the Voidborn, easy.
lobby-start = Start
lobby-choose = Choose everything
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
new-seat = Seat { $letter }
seat-me = Me
seat-here = At this screen
seat-link = By link
seat-open = Anybody
seat-bot = Bot: { $bot }
new-difficulty = Difficulty
new-variants = Variants
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
library-kinds = Kinds
library-all = Everything
library-rules = Rules
library-entries = Entries
library-count = { $n ->
    [one] 1 entry
   *[other] { $n } entries
}
library-narrow = { $n ->
    [one] 1 more; search to see it.
   *[other] { $n } more; search to see them.
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
mat-slot-empty = Empty slot
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
crisis-ready = only the deed is left to do
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
map-sector = Sector { $n }
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
map-fact-type = Type
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
map-rule = Rule { $rule }
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
combat-power = { $n ->
    [one] 1 Fleet Power
   *[other] { $n } Fleet Power
}
combat-from = From sector { $n }
combat-abandons = This sector is left behind.
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
