# Texts of the reports of the arena.
arena-title = Arena: { $game }, { $bots }
arena-balance-title = Balance: { $game }, played by { $bots }
arena-games-n =
    { $n ->
        [one] One game.
       *[other] { $n } games.
    }
arena-intervals = Whiskers and brackets are 95 % intervals.
arena-players-n =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
arena-seat-n = Seat { $n }
arena-seat-of = Seat { $n } of { $seats }
arena-order-of = Place { $n } of { $seats }

arena-ratings = Ratings
arena-ratings-text = Plackett-Luce strengths as points around the mean of the field: with 100 more points a bot is ahead in 64 % of all meetings, with 400 in 91 %. Intervals come from resampling the seeds.
arena-openskill = openskill after all games: { $standing }
arena-pairs = Who is ahead of whom
arena-pairs-text = The share of games in which the bot of the row finished ahead of the bot of the column. Equal places count half.
arena-fairness = Seats and Houses
arena-fairness-text = The share of games that were won; a shared first place counts in parts. The dashed line is the share if all were equal. Every line-up was played in all seats, so that the strength of the bots cancels out.
arena-goals = Games against a goal
arena-goals-text = The share of games that were won, and by how much the goal was reached or missed where the game was played to its end. Of several players the one with the lowest score counts.
arena-scores = Scores
arena-scores-text = How the scores are spread; the number is the median.
arena-times = Times of decisions
arena-times-text = From the median (50 %) to the longest decision; 95 % of all decisions are below the dot. Each step of the scale is ten times the one before.
arena-faults = Decisions lost to chance
arena-faults-text = A bot that answers illegally, crashes or takes too long loses that decision to a random one.
arena-fault-illegal = illegal
arena-fault-crash = crashes
arena-fault-late = too late
arena-problems-text = The last problem of each kind in a game, and where it first happened. Games of a seed are numbered from 0.
arena-making = How this was made
arena-seeds = Seeds { $first } to { $last }. Each seed gives the map and the Houses; the bots change seats on it.

arena-verdict = Seats above { $limit } times their fair share
arena-seats-above = Seats that won more than { $limit } times their fair share: { $n } of { $seats }. If all seats were equal, chance would make it about { $chance } after that many games.
arena-seat-unfair = { $map }, seat { $seat }: { $ratio } times its fair share ({ $low } to { $high }). That is not chance.
arena-seat-suspect = { $map }, seat { $seat }: { $ratio } times its fair share ({ $low } to { $high }). That may be chance: too few games to be sure.
arena-maps = Maps
arena-maps-text = How many times its fair share each seat won, with the 95 % interval, and how many points it was ahead of the mean of its table, with the standard error.
arena-taken = What is taken
arena-taken-text = Of all seats that were offered something at least once in a game: how many took it at least once. What was offered to fewer than 8 seats is not judged.
arena-taken-never = Never taken (at most 2 %): { $names }
arena-taken-always = Always taken (at least 98 %): { $names }
arena-taken-unseen = Never offered in these games: { $names }
arena-taken-fine = Everything is taken now and then.
arena-taken-all = All { $n }

arena-head-bot = Bot
arena-head-points = Points
arena-head-won = Won
arena-head-fair = If all were equal
arena-head-mean = Mean score
arena-head-margin = Mean margin
arena-head-games = Games
arena-head-ahead = Ahead
arena-head-decisions = Decisions
arena-head-mean-time = Mean
arena-head-longest = Longest
arena-head-version = Version
arena-head-end = How games ended
arena-head-file = File
arena-head-content = Content
arena-head-offered = Offered
arena-head-taken = Taken
arena-head-share = Share
arena-head-won-takers = Takers who won
arena-head-problem = What went wrong
arena-head-seed = Seed
arena-head-game = Game

arena-version-domineum = domineum
arena-version-rules = rules
arena-version-content = content
arena-version-code = code of kernel, game and bots
arena-file-results = one line per game
arena-file-records = the games themselves: domineum record show, domineum record verify
arena-file-summary = the figures of this page
arena-file-times = how long the blocks and decisions took

arena-kind-seat = Seat
arena-kind-order = Place in turn order
arena-kind-map = Map
arena-kind-difficulty = Difficulty
arena-kind-house = House
arena-kind-origin = Origin
arena-kind-captain = Captain
arena-kind-frigate = Frigate
arena-kind-focus = Focus
arena-kind-action = Focus action
arena-kind-technology = Technology
arena-kind-technology_action = Action of a Technology
arena-kind-improved = Improved Technology
arena-kind-agenda = Agenda
arena-kind-agenda_played = Agenda, played
arena-kind-track = Track
arena-kind-haven = Safe Haven
arena-kind-crisis = Crisis
arena-kind-card = Operation card
arena-kind-extra = Extra action
arena-kind-arkship = Arkship option
arena-kind-offer = Scanner or Colony card
arena-kind-board = Ship boarded
