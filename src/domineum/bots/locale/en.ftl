# What the bots are.
bot-random = chooses at random
bot-cadet = plans its turn at a glance; instant
bot-captain = plans its whole turn; up to a second a turn
bot-admiral = plans ahead against samples of what it cannot know; 3 seconds a turn (master@5: 5)

# Why a bot decides as it does. { $does } and { $now } are labels of the game's options.
why-random = chosen at random
why-unsaid = the bot gives no reason
why-said = { $text }
why-stand-in =
    { $kind ->
        [illegal] the bot chose something impossible, so chance decided
        [crash] the bot failed, so chance decided
       *[late] the bot took too long, so chance decided
    }
why-only = there is only one option
why-plan = { $now }: { $gains }
why-then = { $now }, then { $does }
why-but = { $gains }, but { $drawbacks }
why-and = { $left }, { $right }

# What a plan gives to a partner of a team. { $partner } is a name in words of the game, { $gain } a feature.
why-help = { $partner }: { $gain }

# What a plan gains, one message for each feature: { $change } with its sign, { $n } without,
# { $more } says whether it grows.
why-influence = { $change } Influence
why-card =
    { $more ->
        [yes] { $card } in play
       *[no] { $card } no longer in play
    }
why-card-held =
    { $more ->
        [yes] { $card } in hand
       *[no] { $card } no longer in hand
    }
why-card-improved =
    { $more ->
        [yes] { $card }, Improved
       *[no] { $card } no longer Improved
    }
why-agendas = { $change } Influence from Agendas
why-agendas_later =
    { $more ->
        [yes] better Agendas for later Cycles
       *[no] worse Agendas for later Cycles
    }
why-event = { $change } Influence from the Galactic Event
why-unpaid_upkeep = { $change } unpaid Upkeep
why-upkeep =
    { $more ->
        [yes] more Upkeep
       *[no] less Upkeep
    }
why-stock_plain = { $change } Food, Energy and Materials
why-stock_credits =
    { $n ->
        [one] { $change } Credit
       *[other] { $change } Credits
    }
why-stock_science = { $change } Science
why-stock_excess =
    { $more ->
        [yes] more in store than is needed
       *[no] uses what lay idle in store
    }
why-at_risk =
    { $n ->
        [one] { $change } sector that a Skirmish can take
       *[other] { $change } sectors that a Skirmish can take
    }
why-active = { $change } Active Fleet Power
why-deployed = { $change } Fleet Power on the map
why-sectors =
    { $n ->
        [one] { $change } sector
       *[other] { $change } sectors
    }
why-sectors_early =
    { $more ->
        [yes] more room early on
       *[no] less room
    }
why-pure_sectors =
    { $n ->
        [one] { $change } Pure sector
       *[other] { $change } Pure sectors
    }
why-population =
    { $more ->
        [yes] more Population
       *[no] less Population
    }
why-guilds =
    { $more ->
        [yes] more Guilds
       *[no] fewer Guilds
    }
why-installations =
    { $more ->
        [yes] more Installations
       *[no] fewer Installations
    }
why-mat_corruption = { $change } Corruption on the House mat
why-sector_corruption = { $change } Corruption on sectors
why-chambers = { $change } Corruption in the Decontamination Chambers
why-glory =
    { $more ->
        [yes] more Glory
       *[no] less Glory
    }
why-trade =
    { $more ->
        [yes] more Trade tokens
       *[no] fewer Trade tokens
    }
why-agenda_cards =
    { $more ->
        [yes] more Agendas in hand
       *[no] fewer Agendas in hand
    }
why-agendas_in_play =
    { $more ->
        [yes] more Agendas in play
       *[no] fewer Agendas in play
    }
why-technologies =
    { $more ->
        [yes] a new Technology
       *[no] one Technology fewer
    }
why-improved =
    { $more ->
        [yes] an Improved Technology
       *[no] one Improved Technology fewer
    }
why-tracks =
    { $more ->
        [yes] further on the Civilization tracks
       *[no] back on the Civilization tracks
    }
why-tokens =
    { $n ->
        [one] { $change } Bounty or Reclaim token
       *[other] { $change } Bounty and Reclaim tokens
    }
why-yield_plain =
    { $more ->
        [yes] more production of Food, Energy and Materials
       *[no] less production of Food, Energy and Materials
    }
why-yield_credits =
    { $more ->
        [yes] more production of Credits
       *[no] less production of Credits
    }
why-yield_science =
    { $more ->
        [yes] more production of Science
       *[no] less production of Science
    }
why-hand_conquest =
    { $more ->
        [yes] keeps Conquest
       *[no] plays Conquest
    }
why-hand_development =
    { $more ->
        [yes] keeps Development
       *[no] plays Development
    }
why-hand_innovation =
    { $more ->
        [yes] keeps Innovation
       *[no] plays Innovation
    }
why-hand_politics =
    { $more ->
        [yes] keeps Politics
       *[no] plays Politics
    }
why-hand_production =
    { $more ->
        [yes] keeps Production
       *[no] plays Production
    }
why-hand_progress =
    { $more ->
        [yes] keeps Progress
       *[no] plays Progress
    }
why-hand_prosperity =
    { $more ->
        [yes] keeps Prosperity
       *[no] plays Prosperity
    }
why-hand_reinforcement =
    { $more ->
        [yes] keeps Reinforcement
       *[no] plays Reinforcement
    }
why-hand_temptation =
    { $more ->
        [yes] keeps Temptation
       *[no] plays Temptation
    }
why-agenda_promise =
    { $more ->
        [yes] better Agendas in hand
       *[no] worse Agendas in hand
    }
why-targets =
    { $more ->
        [yes] more sectors within reach
       *[no] fewer sectors within reach
    }
why-rival = { $change } Influence of the strongest rival
why-voidborn = { $change } Influence of the Voidborn
why-weakest = { $change } Influence of the weakest partner
why-ahead =
    { $more ->
        [yes] further ahead of the weakest partner
       *[no] less far ahead of the weakest partner
    }
why-partner_stock =
    { $n ->
        [one] { $change } resource for the partners
       *[other] { $change } resources for the partners
    }
why-haven_levels =
    { $n ->
        [one] { $change } level of a Safe Haven
       *[other] { $change } levels of Safe Havens
    }
why-catastrophes =
    { $more ->
        [yes] a Catastrophe
       *[no] one Catastrophe fewer
    }
why-crisis_pieces =
    { $more ->
        [yes] more pieces on the Crisis board
       *[no] fewer pieces on the Crisis board
    }
why-current_crisis =
    { $more ->
        [yes] a Crisis is left open
       *[no] resolves the current Crisis
    }
why-lost =
    { $more ->
        [yes] loses the game
       *[no] saves the game
    }

# The same for Revenant.
why-open_influence = { $change } Prestige from Influence
why-hidden_influence = { $change } Prestige from Hidden Influence
why-colony_award = { $change } Prestige from the Colony
why-failure_losses = { $change } Prestige lost by Revenant Failures
why-skirmish_losses =
    { $more ->
        [yes] more is lost in the Skirmishes to come
       *[no] less is lost in the Skirmishes to come
    }
why-ship_damage =
    { $more ->
        [yes] more Damage on ships that matter
       *[no] less Damage on ships that matter
    }
why-voidborn_ships =
    { $more ->
        [yes] more Voidborn ships
       *[no] fewer Voidborn ships
    }
why-revenant_damage = { $change } Damage on the Revenant
why-rival_prestige = { $change } Prestige of the strongest rival
why-cards_played =
    { $n ->
        [one] { $change } Cadet or Frigate card in play
       *[other] { $change } Cadet and Frigate cards in play
    }
why-abilities =
    { $more ->
        [yes] abilities for the turns to come
       *[no] fewer abilities for the turns to come
    }
why-orders_played =
    { $n ->
        [one] { $change } Order played
       *[other] { $change } Orders played
    }
why-rank =
    { $n ->
        [one] { $change } Captain Rank
       *[other] { $change } Captain Ranks
    }
why-rank_early =
    { $more ->
        [yes] a higher Rank early on
       *[no] a lower Rank for a long time
    }
why-hand =
    { $more ->
        [yes] more Operation cards in hand
       *[no] fewer Operation cards in hand
    }
why-resources =
    { $more ->
        [yes] more Resources in the end
       *[no] fewer Resources in the end
    }
why-stock =
    { $more ->
        [yes] more Resources to spend
       *[no] fewer Resources to spend
    }
why-variety =
    { $more ->
        [yes] more types of Resources
       *[no] fewer types of Resources
    }
why-intel_data = { $change } Intel Data
why-void_trace = { $change } on the Void Trace
why-own_corruption = { $change } Corruption on the Frigate board
why-corruption_early =
    { $more ->
        [yes] Compartments blocked for a long time
       *[no] Compartments free again
    }
why-personal_agenda =
    { $more ->
        [yes] nearer to the Personal Agenda
       *[no] further from the Personal Agenda
    }
why-fleet_agenda =
    { $more ->
        [yes] nearer to the Fleet Agenda
       *[no] further from the Fleet Agenda
    }
why-tactics = { $change } Tactics
why-tactics_reward =
    { $more ->
        [yes] nearer to the rewards of the Tactics track
       *[no] further from the rewards of the Tactics track
    }
why-turn_order =
    { $more ->
        [yes] later in turn order
       *[no] earlier in turn order
    }
