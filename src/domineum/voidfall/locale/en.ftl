# Texts of Voidfall. Effects, costs and counts are parts of sentences: they are put together.

# -- Names and their forms ----------------------------------------------------------------------

resource-food = Food
resource-energy = Energy
resource-materials = Materials
resource-credits = Credits
resource-science = Science
resource-of = { $resource ->
    [food] Food
    [energy] Energy
    [materials] Materials
    [credits] Credits
   *[science] Science
}
resource-goods = { $resource ->
    [food] Food
    [energy] Energy
    [materials] Materials
    [credits] Credits
    [science] Science
   *[any] any resource
}
resource-amount = { $resource ->
    [food] { amount-food }
    [energy] { amount-energy }
    [materials] { amount-materials }
    [credits] { amount-credits }
   *[science] { amount-science }
}
guild-farmers = Farmers' Guild
guild-engineers = Engineers' Guild
guild-miners = Miners' Guild
guild-bankers = Bankers' Guild
guild-scientists = Scientists' Guild
guild-of = { $guild ->
    [farmers] Farmers'
    [engineers] Engineers'
    [miners] Miners'
    [bankers] Bankers'
   *[scientists] Scientists'
}
guild-one = { $guild ->
    [farmers] a Farmers' Guild
    [engineers] an Engineers' Guild
    [miners] a Miners' Guild
    [bankers] a Bankers' Guild
    [scientists] a Scientists' Guild
   *[any] a Guild
}
installation-shipyard = Shipyard
installation-defense = Sector Defense
installation-starbase = Starbase
installation-one = { $installation ->
    [shipyard] a Shipyard
    [defense] a Sector Defense
    [starbase] a Starbase
   *[any] an Installation
}
installation-with = { $installation ->
    [shipyard] a Shipyard
    [defense] a Sector Defense
   *[starbase] a Starbase
}
installation-name = { $installation ->
    [shipyard] Shipyard
    [defense] Sector Defense
   *[starbase] Starbase
}
number-shipyard = { $n ->
    [one] Shipyard
   *[other] Shipyards
}
number-defense = { $n ->
    [one] Sector Defense
   *[other] Sector Defenses
}
number-starbase = { $n ->
    [one] Starbase
   *[other] Starbases
}
fleet-corvette = Corvette
fleet-sentry = Sentry
fleet-destroyer = Destroyer
fleet-dreadnought = Dreadnought
fleet-carrier = Carrier
fleet-voidborn = Voidborn
fleet-of = { $fleet ->
    [corvette] Corvette
    [sentry] Sentry
    [destroyer] Destroyer
    [dreadnought] Dreadnought
    [carrier] Carrier
   *[voidborn] Voidborn
}
track-society = Society
track-statecraft = Statecraft
track-economy = Economy
track-of = { $track ->
    [society] Society
    [statecraft] Statecraft
   *[economy] Economy
}
agenda-kind = { $agenda_type ->
    [dominance] Dominance
    [wealth] Wealth
    [might] Might
   *[support] Support
}
focus-uplift = Uplift
focus-dispersal = Dispersal
focus-crusade = Crusade
focus-raid = Raid
focus-cunning = Cunning
focus-leadership = Leadership
focus-any = any Focus
focus-preferred = a preferred Focus
focus-chosen = the Focus named for this Cycle
row-military = Military row
row-economic = Economic row
row-of = { $row ->
    [military] Military
    [economic] Economic
   *[any] Military or Economic
}
slot-name = { $slot ->
    [0] the starting Agenda slot
   *[other] Agenda slot { $slot }
}
the-player = { $player ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
   *[other] { $player }
}
source-clean-up = Clean-up
source-preparation = Preparation
source-set-up = Set-up
source-skirmish = Skirmish at the end of the Cycle
source-void-advances = The Void advances
source-catastrophe = Catastrophe
source-closed-rift = Closed Rift
source-crisis = { $crisis }
source-bounty = Bounty
source-reclaim = Reclaim token
source-trade-bonus = Trade bonus
source-track = { $track } track, space { $space }
source-effect = effect
source-glory = Glory
source-rival-glory = Glory of the beaten player
source-overproduction = overproduction
source-compensation = compensation
source-upkeep = unsatisfied Upkeep
source-crisis-board = Crisis board

# -- Lists --------------------------------------------------------------------------------------

list-comma = { $left }, { $right }
list-and = { $left } and { $right }
list-or = { $left } or { $right }
list-then = { $left }, then { $right }
list-lines = { $left }; { $right }
list-one-of = { $left } — OR — { $right }

# -- Amounts and costs --------------------------------------------------------------------------

amount-nothing = nothing
amount-food = { $amount } Food
amount-energy = { $amount } Energy
amount-materials = { $amount ->
    [one] 1 Material
   *[other] { $amount } Materials
}
amount-credits = { $amount ->
    [one] 1 Credit
   *[other] { $amount } Credits
}
amount-science = { $amount } Science
amount-influence = { $amount } Influence
amount-fem = { $amount ->
    [one] 1 resource from Food, Energy and Materials
   *[other] { $amount } resources in any mix of Food, Energy and Materials
}
amount-any-resource = { $amount ->
    [one] 1 resource of your choice
   *[other] { $amount } resources of your choice
}
level-food = +{ $amount } to your Food Production Level
level-energy = +{ $amount } to your Energy Production Level
level-materials = +{ $amount } to your Materials Production Level
level-credits = +{ $amount } to your Credits Production Level
level-science = +{ $amount } to your Science Production Level
level-matching = +{ $amount } to the Production Level that matches this Guild
cost-free = free
cost-spend = spend { $what }
cost-fem = spend { amount-fem }
cost-any-resource = spend { amount-any-resource }
cost-recall = recall { $amount } Fleet Power
cost-deactivate = deactivate { $amount } Fleet Power
cost-corruption = { $amount ->
    [one] gain 1 Corruption
   *[other] gain { $amount } Corruptions
}
cost-corruption-agenda-slot = { $amount ->
    [one] gain 1 Corruption on an Agenda slot
   *[other] gain { $amount } Corruptions on Agenda slots
}
cost-corruption-track = { $amount ->
    [one] gain 1 Corruption on a Civilization track
   *[other] gain { $amount } Corruptions on Civilization tracks
}
cost-corruption-shared = { $amount ->
    [one] the players together gain 1 Corruption
   *[other] the players together gain { $amount } Corruptions
}
cost-decrease-population = { $amount ->
    [one] decrease the Population of a Pure non-Home sector by 1
   *[other] decrease Populations of Pure non-Home sectors by { $amount } in all
}
cost-destroy-installation = { $amount ->
    [one] destroy 1 of your Installations in a non-Home sector
   *[other] destroy { $amount } of your Installations in non-Home sectors
}
cost-destroy-guild = { $amount ->
    [one] destroy 1 of your Guilds in a non-Home sector
   *[other] destroy { $amount } of your Guilds in non-Home sectors
}
cost-return-trade = { $amount ->
    [one] return 1 Trade token
   *[other] return { $amount } Trade tokens
}
cost-discard-glory = { $amount ->
    [one] discard 1 Glory token
   *[other] discard { $amount } Glory tokens
}
cost-discard-bounty = { $amount ->
    [one] discard 1 Bounty token
   *[other] discard { $amount } Bounty tokens
}
cost-discard-reclaim = { $amount ->
    [one] discard 1 Reclaim token
   *[other] discard { $amount } Reclaim tokens
}
cost-discard-agenda = { $amount ->
    [one] discard 1 of your non-starting Agendas in play
   *[other] discard { $amount } of your non-starting Agendas in play
}

# -- Effects ------------------------------------------------------------------------------------

effect-brackets = ({ $do })
effect-cost = { $cost }: { $do }
effect-none = no benefit
effect-first = { $left }; if you do, { $right }
effect-repeat = { $times ->
    [one] once: { $of }
   *[other] { $times } times: { $of }
}
effect-if = if { $if }: { $then }; otherwise: { $otherwise }
effect-if-only = if { $if }: { $then }
effect-influence = gain { amount-influence }
effect-gain = gain { $what }
effect-gain-matching = { $amount ->
    [one] gain 1 of the resource that matches the Guild
   *[other] gain { $amount } of the resource that matches the Guild
}
effect-produce = produce { $what }
effect-produce-any = { $match ->
    [established] { effect-produce-number } (if you established a Guild: the resource that matches it)
   *[any] { effect-produce-number }
}
effect-produce-number = { $amount ->
    [one] produce 1 resource type of your choice
   *[other] produce { $amount } different resource types of your choice
}
effect-exchange = exchange up to { $max } { $exchange } for as many { $into }
exchange-food = Food
exchange-energy = Energy
exchange-materials = Materials
exchange-credits = Credits
exchange-science = Science
into-food = Food
into-energy = Energy
into-materials = Materials
into-credits = Credits
into-science = Science
effect-establish = { $up_to ->
    [one] establish { guild-one }
   *[other] establish up to { $up_to } Guilds
}
effect-build = { $up_to ->
    [one] build { installation-one }
   *[other] build up to { $up_to } Installations
}
effect-increase-population = { $amount ->
    [one] increase a Population by 1
   *[other] increase a Population by 1, { $amount } times
}
effect-increase-different = { $amount ->
    [one] increase a Population by 1
   *[other] increase the Populations of { $amount } different sectors by 1
}
effect-deploy = { $fleet ->
    [any] { effect-deploy-amount }
   *[other] { effect-deploy-amount } as a { fleet-of } Fleet
}
effect-deploy-amount = { $amount ->
    [one] deploy 1 Fleet Power
   *[other] deploy up to { $amount } Fleet Power
}
effect-muster = deploy 1 Fleet Power in the sector of each of your Shipyards
effect-activate = { $amount ->
    [one] activate 1 Fleet Power
   *[other] activate up to { $amount } Fleet Power
}
effect-recall = recall { $amount } Fleet Power
effect-regroup = regroup (up to 5 moves)
effect-invade = invade a sector
effect-invade-corrupted = invade a Corrupted sector
effect-invade-with = invade a sector; in this Combat: { $abilities }
effect-invade-then = { $target ->
    [corrupted] invade a Corrupted sector; if you conquer it: { $then }
   *[any] invade a sector; if you conquer it: { $then }
}
effect-advance = { $track ->
    [any] advance once on a Civilization track of your choice
    [lowest] advance once on your least advanced Civilization track
    [same_track] advance once on that track
   *[other] advance once on the { track-of } track
}
effect-advance-bare = { $do } (without the benefit of the space)
effect-skip = advance once more on this track
effect-gain-technology = { $level ->
    [basic] gain a Basic Technology
    [improved] gain an Improved Technology
   *[either] gain a Basic or an Improved Technology
}
effect-gain-agenda = { $source ->
    [deck_top] { effect-gain-agenda-kind } from the top of its deck, unseen
   *[any] { effect-gain-agenda-kind }
}
effect-gain-agenda-kind = { $type ->
    [dominance] gain a Dominance Agenda
    [wealth] gain a Wealth Agenda
    [might] gain a Might Agenda
    [support] gain a Support Agenda
   *[any] gain an Agenda
}
effect-evaluate-agenda = gain the Influence of one of your Pure non-starting Agendas in play
effect-gain-trade = gain a Trade token and a Trade bonus
effect-gain-trade-token = gain a Trade token without a Trade bonus
effect-trade-bonus = gain the Trade bonus of the space the token returned to, or of one below it
effect-gain-bounty = { $amount ->
    [one] gain and resolve 1 Bounty token
   *[other] gain and resolve { $amount } Bounty tokens
}
effect-gain-reclaim = { $where ->
    [same] { effect-gain-reclaim-number } in the same sector
   *[home] { effect-gain-reclaim-number } in your Home sector
}
effect-gain-reclaim-number = { $amount ->
    [one] gain 1 Reclaim token and resolve it
   *[other] gain { $amount } Reclaim tokens and resolve them
}
effect-gain-glory = gain a Glory token of value { $value }
effect-upgrade-glory = upgrade a Glory token by 1
effect-corruption = { $where ->
    [sector] { effect-corruption-number } in your sectors
    [track] { effect-corruption-number } on your Civilization tracks
    [agenda_slot] { effect-corruption-number } on your Agenda slots
    [house_mat] { effect-corruption-number } on your House mat
    [chambers] { effect-corruption-number } in your Decontamination Chambers
    [anywhere] { effect-corruption-number } in a place of your choice
   *[same] { effect-corruption-number } in the same sector
}
effect-corruption-number = { $amount ->
    [one] gain 1 Corruption
   *[other] gain { $amount } Corruptions
}
effect-fallback = { $do } (if there is no room: { $places })
effect-remove-corruption = { $where ->
    [sector] { effect-remove-number } from your sectors
    [track] { effect-remove-number } from your Civilization tracks
    [agenda_slot] { effect-remove-number } from your Agenda slots
    [house_mat] { effect-remove-number } from your House mat
    [chambers] { effect-remove-number } from your Decontamination Chambers
    [same] { effect-remove-number } from the same sector
    [one_sector] { effect-remove-number } from the sector chosen for this action
    [same_or_adjacent] { effect-remove-number } from the same or an adjacent sector
   *[any] { effect-remove-number }
}
effect-remove-number = { $amount ->
    [one] remove 1 Corruption
   *[other] remove up to { $amount } Corruptions
}
effect-move-corruption = move 1 Corruption
effect-rearrange-corruption = move any number of your Corruptions
effect-corrupt-offer = { $which ->
    [dominance] place a Corruption on the Dominance Agenda offer
    [wealth] place a Corruption on the Wealth Agenda offer
    [might] place a Corruption on the Might Agenda offer
    [support] place a Corruption on the Support Agenda offer
    [any] { effect-corrupt-offers }
   *[each_pure] place a Corruption on every Pure Agenda offer
}
effect-corrupt-offers = { $count ->
    [one] place a Corruption on a Pure Agenda offer of your choice
   *[other] place a Corruption on each of { $count } Pure Agenda offers of your choice
}
effect-peek-events = peek at the top 2 Galactic Events of the next Cycle and put one on top of the deck, one under it
effect-preferred-focus-action = take and pay for one action of one of your preferred Focuses
effect-place = place { $what } { $where }
effect-destroy-guild = { $amount ->
    [one] destroy 1 of your Guilds in a non-Home sector
   *[other] destroy { $amount } of your Guilds in non-Home sectors
}
effect-destroy-installation = { $amount ->
    [one] destroy 1 of your Installations in a non-Home sector
   *[other] destroy { $amount } of your Installations in non-Home sectors
}
effect-skirmish = { $sign ->
    [more] resolve a Skirmish against { $modifier } more Voidborn Fleet Power
    [less] resolve a Skirmish against { $modifier } less Voidborn Fleet Power
   *[none] resolve a Skirmish
}
effect-skirmish-with = { $do } (only in it: { $abilities })
effect-skirmish-then = { $do } (after a successful defence: { $then })
effect-lose = lose { $what }
effect-lose-influence = lose { amount-influence }
effect-deactivate = deactivate { $amount } Fleet Power
effect-decrease-population = { $amount ->
    [one] decrease the Population of a Pure non-Home sector by 1
   *[other] decrease Populations of Pure non-Home sectors by { $amount } in all
}
effect-return-trade = { $amount ->
    [one] return 1 Trade token
   *[other] return { $amount } Trade tokens
}
effect-discard-glory = { $which ->
    [highest] discard your highest Glory token
   *[any] { cost-discard-glory }
}
effect-discard-offer-focus = { $amount ->
    [one] discard 1 card of the Joint or Heroic Focus offer
   *[other] discard { $amount } cards of the Joint or Heroic Focus offer
}
effect-consume-technology = { $level ->
    [basic] consume a Basic Technology of the tableau
   *[improved] consume an Improved Technology of the Galactic board
}
effect-remove-voidborn = remove { $amount } Voidborn Fleet Power from sectors adjacent to yours
effect-trade-resources = { $limit ->
    [one] trade 1 resource with another player
   *[other] trade up to { $limit } resources with another player
}
effect-who-only-you = you: { $do }
effect-who-you-or-another = you or another player: { $do }
effect-who-you-and-or-another = you and/or another player: { $do }
effect-who-you-and-or-another-split = you and/or another player, one part each: { $above } / { $below }
effect-remove-harbinger = { $where ->
    [sector] { effect-remove-harbinger-number } from the sectors
   *[any] { effect-remove-harbinger-number }
}
effect-remove-harbinger-number = { $amount ->
    [one] remove 1 Harbinger
   *[other] remove up to { $amount } Harbingers
}
effect-place-harbinger = place 1 Harbinger on an adjacent Voidborn sector
effect-harbinger-on-row = place 1 Harbinger on the { row-of } row
effect-discard-crisis = { $which ->
    [ongoing] discard an ongoing Crisis
    [economic] discard an Economic Crisis
    [military] discard a Military Crisis
   *[any] discard a Crisis
}
effect-place-catastrophe = place a Catastrophe token
effect-build-safe-haven-level = build a level of a Safe Haven

where-home = { $do } in your Home sector
where-non-home = { $do } in a non-Home sector
where-same = { $do } in the same sector
where-other = { $do } (not in the same sector)
where-one-sector = { $do } in the sector chosen for this action
where-same-or-adjacent = { $do } in the same or an adjacent sector
where-shipyard = { $do } in a sector with a Shipyard

piece-bounty = { $amount ->
    [one] 1 Bounty token
   *[other] { $amount } Bounty tokens
}
piece-reclaim = { $amount ->
    [one] 1 Reclaim token
   *[other] { $amount } Reclaim tokens
}
piece-glory = a Glory token of value { $amount }
piece-defense = { $amount ->
    [one] 1 Sector Defense
   *[other] { $amount } Sector Defenses
}
piece-voidborn-power = { $amount } Voidborn Fleet Power
piece-harbinger = { $amount ->
    [one] 1 Harbinger
   *[other] { $amount } Harbingers
}
piece-guild = { $guild ->
    [any] a Guild of your choice
   *[other] { guild-one }
}
place-adjacent-voidborn = on a Voidborn sector adjacent to one of yours
place-adjacent-voidborn-lowest-population = on the Voidborn sector with the lowest Population of those adjacent to yours
place-adjacent-voidborn-highest-population = on the Voidborn sector with the highest Population of those adjacent to yours
place-voidborn-or-fallen-house = on a Voidborn sector or a Fallen House sector
place-each-voidborn-with-defense = on every Voidborn sector with a Sector Defense or a Starbase
place-each-voidborn-population-4 = on every Voidborn sector with Population 4 or more
place-each-voidborn-power-max-2 = on every Voidborn sector with at most 2 Voidborn Fleet Power
place-each-rift = on every Rift
place-each-voidborn-adjacent-to-rift = on every Voidborn sector adjacent to a Rift
place-each-voidborn-with-harbinger = on every Voidborn sector with a Harbinger
place-two-adjacent-voidborn = on each of two Voidborn sectors adjacent to yours
place-near-combat = on a Voidborn sector adjacent to the Combat sector
place-combat-sector = on the sector you are invading

location-sector = in sector { $sector }
location-track = on the { track-of } track
location-slot = on { slot-name }
location-chambers = in the Decontamination Chambers
leave-sector = from sector { $sector }
leave-track = from the { track-of } track
leave-slot = from { slot-name }
leave-chambers = from the Decontamination Chambers
reach-sector = to sector { $sector }
reach-track = to the { track-of } track
reach-slot = to { slot-name }
reach-chambers = to the Decontamination Chambers
any-sector = in your sectors
any-track = on your Civilization tracks
any-agenda-slot = on your Agenda slots
any-house-mat = on your House mat
any-chambers = in your Decontamination Chambers

# -- Filters, counts and conditions -------------------------------------------------------------

filter-join = { $left } { $right }
filter-pure = without Corruption
filter-corrupted = with a Corruption
filter-population = with Population { $number }
filter-population-min = with Population { $number } or more
filter-upkeep-min = with an Upkeep of { $number } or more
filter-upkeep-max = { $number ->
    [0] without Upkeep
   *[other] with an Upkeep of { $number } or less
}
filter-fleet-power-min = with at least { $number } Fleet Power
filter-fleet-power-max = with at most { $number } Fleet Power
filter-voidborn-power-min = with at least { $number } Voidborn Fleet Power
filter-voidborn-power-max = with at most { $number } Voidborn Fleet Power
filter-guild-min = { $number ->
    [one] with a Guild
   *[other] with at least { $number } Guilds
}
filter-guild-types-min = { $number ->
    [one] with a Guild
   *[other] with at least { $number } different Guilds
}
filter-guild = { $number ->
    [one] with at least 1 { $kinds } Guild
   *[other] with at least { $number } { $kinds } Guilds
}
filter-guilds-full = with all Guild spaces occupied
filter-installation-min = { $number ->
    [one] with an Installation
   *[other] with at least { $number } Installations
}
filter-installation-with = with { $kinds }
filter-installation-name = { $number ->
    [one] with 1 Installation of the type { $kinds }
   *[other] with at least { $number } Installations of the types { $kinds }
}
filter-fleet = with a { $kinds } Fleet
filter-adjacent-combat = adjacent to the Combat sector
filter-adjacent-voidborn = adjacent to a Voidborn sector
filter-home = that is your Home sector
filter-not-home = other than your Home sector

each-m = { $n ->
    [one] each
   *[other] every { $n }
}
each-f = { $n ->
    [one] each
   *[other] every { $n }
}
each-n = { $n ->
    [one] each
   *[other] every { $n }
}
each-bare-m = { $n ->
    [one] each
   *[other] every { $n }
}
each-bare-f = { $n ->
    [one] each
   *[other] every { $n }
}
each-point = { $n ->
    [one] each point
   *[other] every { $n } points
}
each-unit = { $n ->
    [one] each unit
   *[other] every { $n } units
}
you-have = { $bound ->
    [none] you have no
    [min] you have at least { $n }
    [max] you have at most { $n }
    [exact] you have exactly { $n }
   *[both] you have from { $min } to { $n }
}
bound = { $bound ->
    [none] no
    [min] at least { $n }
    [max] at most { $n }
    [exact] exactly { $n }
   *[both] from { $min } to { $n }
}
bound-is = { $bound ->
    [none] 0
    [min] at least { $n }
    [max] at most { $n }
    [exact] exactly { $n }
   *[both] from { $min } to { $n }
}
units = { $n ->
    [one] unit
   *[other] units
}

noun-sectors = { $pure ->
    [yes] { $n ->
        [one] Pure sector
       *[other] Pure sectors
    }
    [no] { $n ->
        [one] Corrupted sector
       *[other] Corrupted sectors
    }
   *[any] { $n ->
        [one] sector
       *[other] sectors
    }
}
count-sectors = { each-m } { noun-sectors } of yours
count-sectors-with = { each-m } { noun-sectors } of yours { $filters }
if-sectors = { you-have } { noun-sectors }
if-sectors-with = { you-have } { noun-sectors } { $filters }

noun-guilds = { $pure ->
    [yes] { $n ->
        [one] Pure Guild
       *[other] Pure Guilds
    }
    [no] { $n ->
        [one] Corrupted Guild
       *[other] Corrupted Guilds
    }
   *[any] { $n ->
        [one] Guild
       *[other] Guilds
    }
}
noun-guilds-of = { $pure ->
    [yes] { $n ->
        [one] Pure { $kinds } Guild
       *[other] Pure { $kinds } Guilds
    }
    [no] { $n ->
        [one] Corrupted { $kinds } Guild
       *[other] Corrupted { $kinds } Guilds
    }
   *[any] { $n ->
        [one] { $kinds } Guild
       *[other] { $kinds } Guilds
    }
}
count-guilds = { each-f } { noun-guilds } of yours
count-guilds-of = { each-f } { noun-guilds-of } of yours
count-guilds-here = { each-bare-f } { noun-guilds } in this sector
if-guilds = { you-have } { noun-guilds }
if-guilds-here = { you-have } { noun-guilds } in this sector
if-guilds-of = { you-have } { noun-guilds-of }
noun-installations = { $pure ->
    [yes] { $n ->
        [one] Pure Installation
       *[other] Pure Installations
    }
    [no] { $n ->
        [one] Corrupted Installation
       *[other] Corrupted Installations
    }
   *[any] { $n ->
        [one] Installation
       *[other] Installations
    }
}
noun-installations-of = { $pure ->
    [yes] { $n ->
        [one] Pure { $kinds }
       *[other] Pure { $kinds }
    }
    [no] { $n ->
        [one] Corrupted { $kinds }
       *[other] Corrupted { $kinds }
    }
   *[any] { $kinds }
}
count-installations = { each-f } { noun-installations } of yours
count-installations-of = { each-f } { noun-installations-of } of yours
if-installations = { you-have } { noun-installations }
if-installations-of = { you-have } { noun-installations-of }
noun-population = { $pure ->
    [yes] Pure Population
    [no] Corrupted Population
   *[any] Population
}
count-population = { each-point } of your { noun-population }
if-population = your { noun-population } is { bound-is }
noun-fleet-power = { $n ->
    [one] Fleet Power
   *[other] Fleet Power
}
where-fleet-power = { $state ->
    [active] that is Active
    [deployed] { $pure ->
        [yes] deployed in Pure sectors
        [no] deployed in Corrupted sectors
       *[any] deployed in sectors
    }
   *[any] { $pure ->
        [yes] Active or deployed in Pure sectors
        [no] Active or deployed in Corrupted sectors
       *[any] Active or deployed in sectors
    }
}
count-fleet-power = { each-f } { noun-fleet-power } of yours { where-fleet-power }
if-fleet-power = { you-have } { noun-fleet-power } { where-fleet-power }
noun-guild-types = { $n ->
    [one] type of Guild
   *[other] different types of Guilds
}
count-guild-types = { each-m } { noun-guild-types } of yours
if-guild-types = { you-have } { noun-guild-types }
noun-fleet-types = { $n ->
    [one] Fleet type
   *[other] different Fleet types
}
where-sectors = { $pure ->
    [yes] in Pure sectors
    [no] in Corrupted sectors
   *[any] in your sectors
}
count-fleet-types = { each-m } { noun-fleet-types } of yours { where-sectors }
if-fleet-types = { you-have } { noun-fleet-types } { where-sectors }
noun-guild-spaces = { $n ->
    [one] empty Guild space
   *[other] empty Guild spaces
}
count-empty-guild-spaces = { each-n } { noun-guild-spaces } of yours
if-empty-guild-spaces = { you-have } { noun-guild-spaces }
count-upkeep = { $scope ->
    [sectors] { each-point } of your sectors' Upkeep
   *[any] { each-point } of your Upkeep
}
if-upkeep = { $scope ->
    [sectors] the Upkeep of your sectors is { bound-is }
   *[any] your Upkeep is { bound-is }
}
count-unpaid-upkeep = { each-point } of your unsatisfied Upkeep
if-unpaid-upkeep = your unsatisfied Upkeep is { bound-is }
picked = { $pick ->
    [lowest] lowest
   *[highest] highest
}
picked-stock = { $pick ->
    [lowest] lowest
   *[highest] highest
}
picked-yield = { $pick ->
    [lowest] lowest
   *[highest] highest
}
count-yield = { each-point } of your Production Yields
count-yield-of = { each-point } of your { $kinds } Production Yield
count-yield-pick = { each-point } of your { picked } Production Yield
count-yield-pick-of = { each-point } of your { picked } Production Yield of { $kinds }
if-yield = your Production Yields are { bound-is }
if-yield-of = your { $kinds } Production Yield is { bound-is }
if-yield-pick = your { picked-yield } Production Yield is { bound-is }
if-yield-pick-of = your { picked-yield } Production Yield of { $kinds } is { bound-is }
count-stockpile = { each-bare-m } { noun-resources } in your Stockpiles
count-stockpile-of = { each-unit } of { $kinds } in your Stockpiles
count-stockpile-pick = { each-unit } in your { picked-stock } Stockpile
count-stockpile-pick-of = { each-unit } in your { picked-stock } Stockpile of { $kinds }
noun-resources = { $n ->
    [one] resource
   *[other] resources
}
if-stockpile = { you-have } { noun-resources } in your Stockpiles
if-stockpile-of = { you-have } { units } of { $kinds } in your Stockpiles
if-stockpile-pick = { you-have } { units } in your { picked-stock } Stockpile
if-stockpile-pick-of = { you-have } { units } in your { picked-stock } Stockpile of { $kinds }
noun-resource-types = { $n ->
    [one] resource type
   *[other] resource types
}
count-resource-types = { each-bare-m } { noun-resource-types } of which you have { $number } or more
if-resource-types = { you-have } { noun-resource-types } with { $number } or more
noun-technologies = { $level ->
    [basic] { $n ->
        [one] Basic Technology
       *[other] Basic Technologies
    }
    [improved] { $n ->
        [one] Improved Technology
       *[other] Improved Technologies
    }
   *[any] { $n ->
        [one] Technology
       *[other] Technologies
    }
}
count-technologies = { each-f } { noun-technologies } of yours
if-technologies = { you-have } { noun-technologies }
noun-agendas = { $pure ->
    [yes] { $n ->
        [one] Pure Agenda
       *[other] Pure Agendas
    }
    [no] { $n ->
        [one] Corrupted Agenda
       *[other] Corrupted Agendas
    }
   *[any] { $n ->
        [one] Agenda
       *[other] Agendas
    }
}
in-play = { $starting ->
    [no] in play beside your starting one
   *[any] in play
}
count-agendas = { each-f } { noun-agendas } of yours { in-play }
if-agendas = { you-have } { noun-agendas } { in-play }
noun-tracks = { $pure ->
    [yes] { $n ->
        [one] Pure Civilization track
       *[other] Pure Civilization tracks
    }
    [no] { $n ->
        [one] Corrupted Civilization track
       *[other] Corrupted Civilization tracks
    }
   *[any] { $n ->
        [one] Civilization track
       *[other] Civilization tracks
    }
}
count-tracks = { each-m } { noun-tracks } of yours
count-tracks-of = { each-m } { noun-tracks } of yours in Tier { $number } or higher
count-tracks-named = { $pure ->
    [yes] the { track-of } track, if it is Pure and in Tier { $number } or higher
   *[any] the { track-of } track, if it is in Tier { $number } or higher
}
if-tracks = { you-have } { noun-tracks }
if-tracks-of = { you-have } { noun-tracks } in Tier { $number } or higher
if-tracks-named = { $pure ->
    [yes] your { track-of } track is Pure and in Tier { $number } or higher
   *[any] your { track-of } track is in Tier { $number } or higher
}
count-tracks-space = { each-m } { noun-tracks } of yours on space { $number } or further
if-tracks-space = { you-have } { noun-tracks } on space { $number } or further
noun-trade = { $n ->
    [one] Trade token
   *[other] Trade tokens
}
count-trade = { each-m } { noun-trade } of yours
if-trade = { you-have } { noun-trade }
noun-bounty = { $n ->
    [one] Bounty token
   *[other] Bounty tokens
}
count-bounty = { each-m } { noun-bounty } of yours
if-bounty = { you-have } { noun-bounty }
noun-reclaim = { $n ->
    [one] Reclaim token
   *[other] Reclaim tokens
}
count-reclaim = { each-m } { noun-reclaim } of yours
if-reclaim = { you-have } { noun-reclaim }
noun-glory = { $n ->
    [one] Glory token
   *[other] Glory tokens
}
count-glory = { each-m } { noun-glory } of yours
count-glory-of = { each-m } { noun-glory } of yours of value { $number } or higher
if-glory = { you-have } { noun-glory }
if-glory-of = { you-have } { noun-glory } of value { $number } or higher
count-glory-value = { each-point } of your total Glory value
count-glory-value-of = { each-point } of the total value of your { $number } highest Glory tokens
if-glory-value = your total Glory value is { bound-is }
if-glory-value-of = the total value of your { $number } highest Glory tokens is { bound-is }
noun-corruption = { $n ->
    [one] Corruption
   *[other] Corruptions
}
where-corruption = { $where ->
    [house_mat] on your House mat
   *[house_mat_and_sectors] on your House mat and in your sectors
}
count-corruption = { each-n } { noun-corruption } { where-corruption }
if-corruption = { you-have } { noun-corruption } { where-corruption }
count-kept-corruption = { each-n } { noun-corruption } that you kept
if-kept-corruption = { you-have } { noun-corruption } that you kept
count-influence = { each-point } of your Influence
if-influence = your Influence is { bound-is }
noun-focuses = { $preferred ->
    [yes] { $n ->
        [one] preferred Focus
       *[other] preferred Focuses
    }
   *[any] { $n ->
        [one] Focus card
       *[other] Focus cards
    }
}
count-discarded-focuses = { each-n } { noun-focuses } in your discard pile
if-discarded-focuses = { you-have } { noun-focuses } in your discard pile
noun-catastrophes = { $n ->
    [one] Catastrophe token
   *[other] Catastrophe tokens
}
count-catastrophes = { each-bare-m } { noun-catastrophes } in play
if-catastrophes = the number of Catastrophe tokens in play is { bound-is }
count-combat-power = { each-f } { fleet-of } { noun-fleet-power } of yours in the Combat
if-combat-power = { you-have } { fleet-of } { noun-fleet-power } in the Combat
noun-approach-damage = { $n ->
    [one] other Approach Damage
   *[other] other Approach Damage
}
count-combat-approach-damage = { each-n } { noun-approach-damage } that you deal
if-combat-approach-damage = you deal { bound } { noun-approach-damage }
count-combat-voidborn-removed = { each-bare-f } Voidborn { noun-fleet-power } removed in this Combat
if-combat-voidborn-removed = the Voidborn Fleet Power removed in this Combat is { bound-is }
count-conquered-population = { each-point } of the conquered sector's Population
if-conquered-population = the conquered sector's Population is { bound-is }

# -- Objectives, boxes and actions --------------------------------------------------------------

objective-achievement = if { $if }: { $gain }
objective-multiplier = for { $per }: { $gain }
objective-penalty = for { $per }: lose { $lost } Influence
objective-beyond = { $per } beyond the first { $beyond }
objective-tier = { $track ->
    [each] { $pure ->
        [yes] for each Pure Civilization track of yours: { objective-tiers }
       *[any] for each Civilization track of yours: { objective-tiers }
    }
   *[other] { $pure ->
        [yes] for your { track-of } track, if it is Pure: { objective-tiers }
       *[any] for your { track-of } track: { objective-tiers }
    }
}
objective-tiers = gain { $one } / { $two } / { $three } / { $four } Influence in Tier 1 / 2 / 3 / 4
at-most = { $max ->
    [one] { $do } (at most once)
   *[other] { $do } (at most { $max } times)
}
box-each = { $mandatory ->
    [yes] each player must: { $do }
   *[no] each player may: { $do }
}
box-group = { $mandatory ->
    [yes] once for all players: { $do }
   *[no] once for all players, if they want: { $do }
}
box-ongoing = { $mandatory ->
    [yes] during this Cycle: { $do }
   *[no] during this Cycle: { $do }
}
box-delayed = { $mandatory ->
    [yes] after each player's first turn of this Cycle: { $do }
   *[no] after each player's first turn of this Cycle, optionally: { $do }
}
with-focus = With { $focus }

# -- Abilities ----------------------------------------------------------------------------------

ability-max = { $do } (at most { $max } in all)
ability-if = { $do }, if { $if }
ability-deploy-cost = { $do }; for each Fleet Power: { $cost }
limit-once-per-turn = { $do } (once per turn)
limit-once-per-player = { $do } (once per player)
limit-difficulty = { $do } (difficulty: { $difficulty })
difficulty-easy = Easy
difficulty-medium = Medium
difficulty-hard = Hard
target-voidborn = a Voidborn sector
target-corrupted = a Corrupted sector
options-ignore-voidstorms = ignore Voidstorms
options-distance-2 = come from sectors two steps away
tier = { $number }
ability-before-produce = when you produce { resource-goods }, first { $effect }
ability-overproduction-alternative = at an overproduction, instead of gaining 3 Influence, you may: { $effect }
ability-after-establish = after you establish a Guild: { $effect }
ability-after-build = after you build an Installation: { $effect }
ability-after-build-of = after you build an Installation in a sector { $filters }: { $effect }
ability-build-alternative = instead of building an Installation in a sector you may: { $effect }
ability-after-increase-population = after you increase a Population: { $effect }
ability-increase-population-alternative = instead of increasing a Population you may: { $effect }
ability-increase-population-alternative-of = instead of increasing a Population you may choose a sector of yours { $filters }: { $effect }
ability-after-decrease-population = after you decrease a Population: { $effect }
ability-after-corruption-paid = after you gain a Corruption as the cost of an action: { $effect }
ability-after-remove-corruption = after you remove a Corruption by an effect: { $effect }
ability-after-return-trade = after one of your Trade tokens returns to the Galactic board: { $effect }
ability-after-agenda-returned = after one of your Agendas goes under its deck: { $effect }
ability-deploy-alternative = instead of deploying 1 Fleet Power in a sector you may: { $effect }
ability-before-combat = when you invade a sector, before the Combat: { $effect }
ability-before-combat-of = when you invade { $target }, before the Combat: { $effect }
ability-invasion-outcome = after you conquer a sector: { $effect }
ability-invasion-outcome-of = after you conquer what was { $target }: { $effect }
ability-focus-selected = when you select { $focus }: { $effect }
ability-evaluation-start = at the start of the Evaluation Phase: { $effect }
ability-extra-action = an action with { $focus } ({ $cost }): { $effect }
ability-on-conquest = when you conquer it: { $effect }
ability-close-on-conquest = when it is conquered, each player may: { $effect }; then the tile is replaced by: { $tile }, Population { $population }
ability-production-level = { $add }
ability-production-level-of = { $add } (if this is a sector { $filters })
ability-substitute = when you pay a cost, { $spend } may stand for { $for }
ability-deploy-type = you may deploy Fleet Power as { fleet-of-type } Fleets; Initiative of each Fleet Power: { $invader } as the Invader, { $defender } as the Defender
fleet-of-type = { $type ->
    [corvette] Corvette
    [sentry] Sentry
    [destroyer] Destroyer
    [dreadnought] Dreadnought
   *[carrier] Carrier
}
ability-build-type = { $max_per_sector ->
    [one] you may build Starbases, 1 in each sector
   *[other] you may build Starbases, up to { $max_per_sector } in each sector
}
ability-fleet-token-cap = a { fleet-of-type } Fleet token holds { $cap } Fleet Power
ability-counts-as-shipyard = for deploying, each of your Starbases counts as a Shipyard
ability-counts-as-shipyard-of = { $add ->
    [one] for deploying, each of your sectors { $filters } counts as having 1 more Shipyard
   *[other] for deploying, each of your sectors { $filters } counts as having { $add } more Shipyards
}
ability-guild-spaces = { $add ->
    [one] your Home sector has 1 more Guild space, without Upkeep
   *[other] your Home sector has { $add } more Guild spaces, without Upkeep
}
ability-agenda-slots = { $add ->
    [one] you have 1 more Agenda slot, which cannot be Corrupted
   *[other] you have { $add } more Agenda slots, which cannot be Corrupted
}
ability-trade-capacity = { $add ->
    [one] you may keep 1 Trade token on this card
   *[other] you may keep { $add } Trade tokens on this card
}
ability-corruption-capacity = { $amount ->
    [one] you may keep 1 Corruption on this card
   *[other] you may keep { $amount } Corruptions on this card
}
ability-tier-cost = entering Tiers { $tiers }: { $cost }
ability-upkeep-substitute = in the Upkeep step, { $spend } may satisfy { $satisfies } Upkeep
ability-upkeep-free = the Upkeep of your sectors is satisfied for free
ability-double-action = with { $focus }: once per turn you may take one of its actions twice, paying its cost twice
ability-invade-range = in each Invasion you may { $options }
ability-keep-installations = after you conquer a sector you may keep its Installations
ability-skirmish-auto-defense = in the Skirmish of the Evaluation Phase, { $cost }: the defence succeeds without Combat
ability-cycle-choice = at the end of each Preparation Phase name one more preferred Focus for the Cycle (not { $excluding })
ability-extra-agenda = you have an extra Agenda in play, without a slot
ability-keep-removed-corruption = each player keeps the Corruptions they remove
ability-deploy-surcharge = for each Fleet Power deployed, { $each }; or, once for the whole turn, { $turn }
ability-no-crisis-board = the first step of the Evaluation Phase is skipped
ability-no-skirmish = you are not the target of Skirmishes
ability-upgrade-new-glory = right after gaining a Glory token, a player may upgrade it by 1
ability-focus-action-surcharge = for each action of { $focus }, in addition to its cost: { $cost }
ability-focus-action-cost = for each action of { $focus }, instead of its printed cost: { $cost }
ability-third-focus-action = with { $focus } you may take the third Focus action ({ $cost })
ability-adjacency = sectors next to Wormholes of the same letter are adjacent to each other
side = { $side ->
    [invader] as the Invader you have
    [defender] as the Defender you have
    [voidborn] in a Skirmish against you the Voidborn have
   *[both] in every Combat you have
}
side-deals = { $side ->
    [invader] as the Invader you deal
    [defender] as the Defender you deal
    [voidborn] in a Skirmish against you the Voidborn deal
   *[both] in every Combat you deal
}
ability-combat-initiative = { side } { $amount } additional Initiative
ability-combat-first-strike = { side } the higher Initiative
ability-combat-approach-damage = { side-deals } { $amount } Approach Damage
ability-combat-approach-absorption = { $amount ->
    [one] { side } 1 Approach Absorption
   *[other] { side } { $amount } Approach Absorptions
}
ability-combat-salvo-absorption = { $amount ->
    [one] { side } 1 Salvo Absorption
   *[other] { side } { $amount } Salvo Absorptions
}
salvo-damage = { $amount } additional Salvo Damage
ability-combat-salvo-damage = { $when ->
    [first] { side-deals } { salvo-damage } in the first Salvo step
    [once] { side-deals } { salvo-damage } in one Salvo step of your choice
   *[each] { side-deals } { salvo-damage } in each Salvo step
}
ability-combat-absorption = { side } { $approach ->
    [one] 1 Approach Absorption
   *[other] { $approach } Approach Absorptions
} and { $salvo ->
    [one] 1 Salvo Absorption
   *[other] { $salvo } Salvo Absorptions
}
ability-combat-buy-absorption = any number of times, { $cost }: absorb 1 Damage
ability-combat-launch = before the Approach step you may deploy 1 Active Fleet Power as a { fleet-of-type } Fleet in the Combat sector
ability-combat-escape = { $max ->
    [one] in a Combat, 1 Fleet Power that you would recall may go to your Home sector instead
    [other] in a Combat, up to { $max } Fleet Power that you would recall may go to your Home sector instead
   *[any] in a Combat, any Fleet Power that you would recall may go to your Home sector instead
}
ability-combat-reinforce-after = { $deploy ->
    [one] after a won or tied Combat as the Invader you may deploy 1 Fleet Power in the Combat sector; a tie becomes a victory
   *[other] after a won or tied Combat as the Invader you may deploy up to { $deploy } Fleet Power in the Combat sector; a tie becomes a victory
}

# -- Questions ----------------------------------------------------------------------------------

ask-voidfall-effect = Which effect do you resolve?
ask-voidfall-trigger = Choose a triggered effect to resolve, or decline.
ask-voidfall-pay = How do you pay?
ask-voidfall-agenda = Which Agenda do you gain?
ask-voidfall-agenda-keep = Which Agenda do you keep? The other goes under its deck.
ask-voidfall-discard-agenda = Which Agenda do you discard?
ask-voidfall-evaluate = Which Agenda gives its Influence now?
ask-voidfall-cleanup-glory = You have more than four Glory tokens. Which one do you return?
ask-voidfall-cleanup-agenda = You played the Agenda { $agenda }. Where does it go?
ask-voidfall-cleanup-trade = { $number ->
    [one] Where does your Trade token lie?
   *[other] Where do your { $number } Trade tokens lie?
}
ask-voidfall-share-corruption = Who gains the next Corruption?
ask-voidfall-corrupt = Where do you place the Corruption?
ask-voidfall-cleanse = Which Corruption do you remove?
ask-voidfall-move-corruption = Which Corruption do you move?
ask-voidfall-upkeep-credits = Your Upkeep is { $upkeep }. How many Credits do you spend on it?
ask-voidfall-upkeep-food = You satisfy { $upkeep } Upkeep. How much Food do you spend? Each other Upkeep takes 2 Materials or Energy.
ask-voidfall-upkeep-materials = You spend { $upkeep } Materials and Energy on the rest. How many Materials?
ask-voidfall-objective = Which objective of the Galactic Event do you gain?
ask-voidfall-place = Where do you place { $what }?
ask-voidfall-guild = Which Guild?
ask-voidfall-peek = Which Galactic Event goes on top of the deck? The other goes under it.
ask-voidfall-recall = Which Fleet Power do you recall?
ask-voidfall-surcharge = How do you pay for deploying?
ask-voidfall-deploy = Where do you deploy Fleet Power, and as what?
ask-voidfall-regroup = { $left ->
    [one] Regroup: which Fleet Power do you move? You have 1 move left.
   *[other] Regroup: which Fleet Power do you move? You have { $left } moves left.
}
ask-voidfall-preselect = Choose the Focus for this round, face down.
ask-voidfall-select = Select a Focus card for this turn.
ask-voidfall-flip = Do you flip a Trade token to take the third Focus action?
ask-voidfall-play-agenda = Do you play an Agenda with this Focus?
ask-voidfall-act = { $focus }: choose an action, or end your actions.
ask-voidfall-prefer = Which action of a preferred Focus do you take?
ask-voidfall-establish = Which Guild do you establish?
ask-voidfall-build = What do you build?
ask-voidfall-destroy = What do you destroy?
ask-voidfall-increase = In which sector do you increase the Population?
ask-voidfall-decrease = In which sector do you decrease the Population?
ask-voidfall-invade = Which sector do you invade?
ask-voidfall-invade-move = Invasion of sector { $sector }: move in Fleet Power, then attack.
ask-voidfall-combat-pay = Combat in sector { $sector }, { $invader } against { $defender }: do you pay for { $source }?
ask-voidfall-combat-launch = Combat in sector { $sector }, { $invader } against { $defender }: how many Corvettes do you launch?
ask-voidfall-combat-bonus = Combat in sector { $sector }, { $invader } against { $defender }: how much additional Salvo Damage do you deal in this step?
ask-voidfall-combat-absorb = Combat in sector { $sector }, { $invader } against { $defender }: how much Damage do you absorb?
ask-voidfall-combat-recall = Combat in sector { $sector }, { $invader } against { $defender }: which Fleet Power do you lose?
ask-voidfall-outcome = You conquered sector { $sector }. Which step of the outcome comes next?
ask-voidfall-fallen = Which Technology of the Fallen House do you gain?
ask-voidfall-order = Which position on the Turn Order track do you take?
ask-voidfall-cycle-choice = Which Focus is preferred by you in this Cycle?
ask-voidfall-overproduction = Overproduction: what do you gain?
ask-voidfall-gain = Which resources do you gain?
ask-voidfall-produce = What do you produce?
ask-voidfall-exchange = How many do you exchange?
ask-voidfall-skirmish-drones = Do you return a Trade token so that Autonomous Drones defend the sector?
ask-voidfall-technology = Which Technology do you gain?
ask-voidfall-compensation = The pile is empty. What do you gain instead of a token?
ask-voidfall-discard-bounty = Which Bounty token do you discard?
ask-voidfall-discard-reclaim = Which Reclaim token do you discard?
ask-voidfall-discard-glory = Which Glory token do you discard?
ask-voidfall-lose-glory = You lost a sector. Which Glory token do you discard?
ask-voidfall-upgrade-new = Do you upgrade the new Glory token?
ask-voidfall-upgrade = Which Glory token do you upgrade?
ask-voidfall-advance = On which Civilization track do you advance?
ask-voidfall-skip = Do you advance once more?
ask-voidfall-trade-bonus = Which Trade bonus do you gain?
ask-voidfall-return-trade = Which Trade token do you return?
ask-voidfall-advance-void = The Crisis { $crisis } is not resolved. What happens?
ask-voidfall-crisis-row = To which Crisis row does the Crisis go?
ask-voidfall-harbinger-row = To which Crisis row does the Harbinger go?
ask-voidfall-war = { $alert }: resolve the Crisis board, or place a Catastrophe token?
ask-voidfall-catastrophe = What do you take as compensation?
ask-voidfall-discard-crisis = Which Crisis do you discard?
ask-voidfall-harbinger = On which sector do you place the Harbinger?
ask-voidfall-remove-harbinger = Which Harbinger do you remove?
ask-voidfall-haven = Do you build a level of a Safe Haven?
ask-voidfall-haven-reward = Which reward of the completed Safe Haven do you take?

# -- Options ------------------------------------------------------------------------------------

option-action = { $name } ({ $cost }): { $effect }
option-action-idle = { $do } (does nothing now)
option-trigger = { $source }: { $effect }
option-pay-with = Pay { $what }
option-take-agenda = Take { $agenda } from the { agenda-kind } offer
option-draw-agenda = Draw from the { agenda-kind } deck
option-keep = Keep { $agenda }
option-discard = { $agenda }
option-evaluate = { $agenda }
option-place = Sector { $sector }
option-place-agenda = Place it in { slot-name }
option-swap = Swap it for { $agenda } in { slot-name }
option-discard-played = Put it under its deck
option-keep-trade = All stay where they are
option-lay-trade = On { $agendas }
option-return-trade = Only on { $agendas }
option-lay-trade-nowhere = On no Agenda
trade-stored = { $number ->
    [one] 1 on the Technology card
   *[other] { $number } on the Technology cards
}
trade-returned = { $number ->
    [one] 1 back to the Galactic board
   *[other] { $number } back to the Galactic board
}
option-token-loose = A token without an Agenda
option-token-stored = The token on the Technology card
option-token = The token on { $agenda }
option-no-flip = Do not flip a Trade token
option-corrupt-sector = In sector { $sector }
option-corrupt-track = On the { track-of } track
option-corrupt-slot = On Agenda slot { $slot }
option-corrupt-chambers = In the Decontamination Chambers
option-cleanse-sector = In sector { $sector }
option-cleanse-track = On the { track-of } track
option-cleanse-slot = On Agenda slot { $slot }
option-cleanse-chambers = In the Decontamination Chambers
option-lift-sector = From sector { $sector }
option-lift-track = From the { track-of } track
option-lift-slot = From Agenda slot { $slot }
option-lift-chambers = From the Decontamination Chambers
option-upkeep-credits = { amount-credits }
option-spend = Spend { resource-amount }
option-guild = { $guild }
option-on-top = { $event }
option-recall = 1 { fleet-of } Fleet Power from sector { $sector }
option-surcharge-each = Pay for this Fleet Power
option-surcharge-turn = Pay once for the whole turn
option-deploy = 1 { fleet-of } Fleet Power in sector { $sector }
option-deploy-instead = Sector { $sector }, instead of deploying ({ $source }): { $effect }
option-move = { $amount } { fleet-of } Fleet Power from sector { $sector }
option-regroup = { $amount } { fleet-of } Fleet Power from sector { $sector } to sector { $to }
option-focus = { $focus }
option-play-agenda = Play { $agenda }
option-no-agenda = Do not play an Agenda
option-take = { $action }
option-double = { $action }, twice
option-take-agenda-action = Action of the { agenda-kind } Agenda
option-take-technology = Action of { $technology }
option-take-sector = Action of sector { $sector }
option-end = End the actions
option-prefer = { $focus }, { $action }
option-establish = { $guild } in sector { $sector }
option-build = { $installation } in sector { $sector }
option-build-instead = Sector { $sector }, instead of building: { $effect }
option-destroy-guild = { $guild } in sector { $sector }
option-destroy-installation = { $installation } in sector { $sector }
option-increase = In sector { $sector }
option-increase-instead = Sector { $sector }, instead of increasing the Population: { $effect }
option-decrease = In sector { $sector }
option-invade = { $by ->
    [ignore_voidstorms] Sector { $sector }, through Voidstorms
    [distance_2] Sector { $sector }, from two steps away
   *[adjacent] Sector { $sector }
}
option-attack = Attack sector { $sector }
option-combat-keep = No
option-combat-pay = Yes: { $cost }
option-combat-deploy = { $number ->
    [0] None
    [one] 1 Corvette
   *[other] { $number } Corvettes
}
option-combat-destroyers = { $number ->
    [0] None
   *[other] { $number } more Damage
}
option-combat-absorb = { $number ->
    [0] Absorb nothing
   *[other] Absorb { $number } Damage
}
option-bombard = Absorb { $number } Damage, { $bought } of it bought with Bombard
option-combat-recall = Recall 1 { fleet-of } Fleet Power
option-combat-home = Send 1 { fleet-of } Fleet Power to your Home sector
option-auto-defend = Return a Trade token and defend sector { $sector }
step-raze = Destroy all Installations of the sector
step-keep = Keep the Installations of the sector
step-bounty = { $number ->
    [1] Gain the Bounty token
   *[other] Gain Bounty token no. { $number }
}
step-reclaim = { $number ->
    [1] Gain the Reclaim token
   *[other] Gain Reclaim token no. { $number }
}
step-glory = { $number ->
    [0] Gain Glory and its Influence
   *[other] Gain Glory no. { $number }
}
step-fallen = Gain what the Fallen House leaves
step-rift = Gain what closing the Rift gives
step-harbingers = Move the Harbingers to the Crisis board
option-gain-basic = { $technology } (Basic)
option-gain-improved = { $technology } (Improved)
option-objective = Objective { $number }
option-position = Position { $position }
option-name-focus = { $focus }
option-overproduction-influence = 3 Influence
option-overproduction-instead = { $source }: { $effect }
option-resource = { $resource }
option-exchange = { $amount ->
    [0] None
   *[other] { $amount }
}
option-influence = 1 Influence
option-glory = Glory token of value { $value }
option-upgrade = From value { $value } to the next one
option-advance = { $track }
bounty-token = the Bounty token { $bounty }
reclaim-token = the Reclaim token { $reclaim }
option-penalty = Suffer the penalty of { $crisis }
option-catastrophe = Place a Catastrophe token
option-ongoing = The Crisis becomes ongoing on the { row-of } row
option-war-board = Resolve the Crisis board
option-row = { $row }
option-compensate-resources = 5 resources of your choice
option-compensate-corruption = Remove 1 Corruption
option-discard-crisis = { $crisis }
option-harbinger = Sector { $sector }
option-remove-harbinger = { $row ->
    [military] On the Military row
    [economic] On the Economic row
   *[none] In sector { $sector }
}
option-haven = { $haven }
option-haven-reward = { $reward ->
    [corruption] Remove 1 Corruption
    [harbinger] Remove 1 Harbinger
    [resources] Gain 3 resources of your choice
   *[deploy] Deploy up to 2 Fleet Power
}

# -- What is not possible -----------------------------------------------------------------------

blocked-cost = You cannot pay the cost: { $cost }.
blocked-action-taken = You have taken this action in this turn.
blocked-no-third-action = A third Focus action needs a flipped Trade token.
blocked-focus-played = You have played this Focus in this Cycle.
blocked-focus-aside = This Focus is available from Cycle 2 on.
blocked-agenda-focus = The Agenda does not match the selected Focus.
blocked-agenda-type = Another slot has an Agenda of the same type.
blocked-no-agenda = There is no Agenda left to gain.
blocked-no-pure-agenda = You have no Pure Agenda in play beside the starting one.
blocked-no-location = You have no room for the Corruption that comes with it.
blocked-no-corruption = There is no such Corruption.
blocked-no-active = You have no Active Fleet Power that you could deploy there.
blocked-no-inactive = You have no Inactive Fleet Power.
blocked-no-technology = You do not have the Technology for this Fleet type.
blocked-deploy-cost = You cannot pay for it, or have no Active Fleet Power.
blocked-no-regroup = You have no Fleet Power that may move.
blocked-no-guild-space = None of these sectors has a free Guild space.
blocked-guild-space = Sector { $sector } has no free Guild space.
blocked-no-installation-space = None of these sectors has room for it.
blocked-installation-space = Sector { $sector } has no free Installation space.
blocked-other-sector = The effect does not reach sector { $sector }.
blocked-no-growth = No Population can be increased there.
blocked-corrupted = Sector { $sector } is Corrupted.
blocked-no-population = Sector { $sector } has no Population.
blocked-fixed-population = The Population of sector { $sector } is fixed.
blocked-population-full = The Population of sector { $sector } is 6 already.
blocked-no-target = There is no sector that you can invade.
blocked-home = Sector { $sector } is a Home sector.
blocked-ally = Sector { $sector } belongs to another player.
blocked-pure = Sector { $sector } is not Corrupted.
blocked-not-adjacent = You have no Fleet adjacent to sector { $sector }.
blocked-no-peek = There is no later Galactic Event to look at.
blocked-no-preferred = There is no action of a preferred Focus that you can pay for.
blocked-no-technology-left = There is no Technology that you can gain.
blocked-have-technology = You have this Technology.
blocked-technology-limit = You have no free Technology slot.
blocked-improvement = Improved Technologies are blocked in Cycle 1.
blocked-no-basic = You do not have the Basic Technology, or have improved it.
blocked-improved-limit = Your Tiers do not allow another Improved Technology.
blocked-no-trade = There is no Trade token on the Galactic board.
blocked-no-upgrade = You have no Glory token that could be upgraded.
blocked-no-advance = You cannot advance on this track.
blocked-last-space = The marker is on the last space.
blocked-tier-cost = You cannot pay for entering the next Tier.
blocked-penalty = You cannot suffer the whole penalty.
blocked-no-crisis = There is no such Crisis.
blocked-no-harbinger = There is no such Harbinger.
blocked-no-haven = No level of a Safe Haven can be built.

# -- Events -------------------------------------------------------------------------------------

event-action = { the-player } takes an action: { $action }.
event-preferred = { the-player } takes an action of a preferred Focus: { $focus }, { $action }.
event-spent = { the-player } spends { $what }.
event-influence = { the-player } gains { amount-influence } ({ $source }).
event-influence-lost = { the-player } loses { amount-influence } ({ $source }).
event-gained = { the-player } gains { resource-amount }.
event-produced = { the-player } produces { resource-amount } (Level { $level }) and has { $stock }.
event-overproduced = { the-player } overproduces { resource-goods }.
event-agenda = { the-player } takes the Agenda { $agenda } from the offer.
event-agenda-offered = The offer shows the Agenda { $agenda } now.
event-agenda-drawn = { the-player } draws a { agenda-kind } Agenda.
event-agenda-drawn-own = You draw the { agenda-kind } Agenda { $agenda }.
event-agenda-returned = { the-player } puts the Agenda { $agenda } under its deck.
event-agenda-played = { the-player } plays the Agenda { $agenda }.
event-agenda-placed = { the-player } places the Agenda { $agenda } in { slot-name }.
event-covered = { the-player } puts a Trade token on { $agenda }.
event-flipped = { the-player } flips a Trade token.
event-trade = { the-player } gains a Trade token from space { $space }.
event-trade-returned = { the-player } returns a Trade token to space { $space }.
event-trade-removed = The Trade token of space { $space } leaves the game.
event-selected = { the-player } selects { $focus }.
event-named = { the-player } names a preferred Focus: { $focus }.
event-corrupted = { the-player } gains a Corruption { $where }.
event-cleansed = { the-player } removes the Corruption { $where }.
event-moved-corruption = { the-player } moves a Corruption { $source } { $where }.
event-offer-corrupted = The { agenda-kind } Agenda offer is Corrupted.
event-skirmish-target = { $sector ->
    [0] The Voidborn have no target against { the-player }.
   *[other] The Voidborn will attack { the-player } in sector { $sector } with { $power } Fleet Power.
}
event-skirmish = Skirmish: the Voidborn attack { the-player } in sector { $sector } with { $power } Fleet Power.
event-auto-defended = Drones defend sector { $sector } for { the-player }; the Skirmish is won.
event-skirmish-none = There is no Skirmish against { the-player }.
event-upkeep = { $upkeep ->
    [0] { the-player } has no Upkeep.
   *[other] { upkeep-paid }
}
upkeep-paid = { $unpaid ->
    [0] { the-player } satisfies { $upkeep } Upkeep with { $what }.
   *[other] { the-player } has { $upkeep } Upkeep and pays { $what }; { $unpaid } of it cannot be satisfied.
}
event-objective = { the-player } gains objective { $number } of the Galactic Event.
event-placed = { the-player } places { $what } on sector { $sector }.
event-peeked = { the-player } looks at the next Galactic Events.
event-peeked-own = You put { $event } on top of the next Galactic Events.
event-event = Galactic Event: { $event }.
event-recalled = { the-player } recalls 1 { fleet-of } Fleet Power from sector { $sector }.
event-abandoned = { the-player } abandons sector { $sector }.
event-taken-over = { $power ->
    [0] Sector { $sector } belongs to nobody.
   *[other] The Voidborn take over sector { $sector } with { $power } Fleet Power.
}
event-deactivated = { the-player } deactivates 1 Fleet Power.
event-activated = { the-player } activates 1 Fleet Power.
event-deployed = { the-player } deploys 1 { fleet-of } Fleet Power in sector { $sector }.
event-moved = { the-player } moves 1 { fleet-of } Fleet Power from sector { $source } to sector { $sector }.
event-established = { the-player } establishes { guild-one } in sector { $sector }.
event-built = { the-player } builds { installation-one } in sector { $sector }.
event-destroyed = { the-player } destroys { $what } in sector { $sector }.
event-increased = { the-player } increases the Population of sector { $sector } to { $population }.
event-decreased = { the-player } decreases the Population of sector { $sector } to { $population }.
event-invades = { the-player } invades sector { $sector } with { $power } Fleet Power.
event-combat-approach = Approach step in sector { $sector }. Invader: { $invader_damage } Damage dealt, { $invader_absorbed } absorbed, { $invader_power } Fleet Power left. Defender: { $defender_damage } Damage dealt, { $defender_absorbed } absorbed, { $defender_power } Fleet Power left.
event-combat-salvo = Salvo step in sector { $sector }. Invader: Initiative { $invader_initiative }, { $invader_damage } Damage dealt, { $invader_absorbed } absorbed, { $invader_power } Fleet Power left. Defender: Initiative { $defender_initiative }, { $defender_damage } Damage dealt, { $defender_absorbed } absorbed, { $defender_power } Fleet Power left.
event-combat-over = { $winner ->
    [invader] The Invader wins the Combat in sector { $sector }.
    [defender] The Defender wins the Combat in sector { $sector }.
   *[tie] The Combat in sector { $sector } is a tie.
}
event-conquered = { the-player } conquers sector { $sector }.
event-razed = { the-player } destroys the Installations of sector { $sector }.
event-kept = { the-player } keeps the Installations of sector { $sector }.
event-fallen = { the-player } conquers what { $house } left behind.
event-order = { the-player } takes position { $position } in the Turn Order.
event-improved-offer = Improved Technologies are available now: { $what }.
event-technology = { $level ->
    [basic] { the-player } gains the Technology { $technology }.
   *[improved] { the-player } gains the Improved Technology { $technology }.
}
event-bounty = { the-player } resolves a Bounty token: { $bounty }.
event-reclaim = { the-player } resolves a Reclaim token in sector { $sector }: { $reclaim }.
event-discarded = { the-player } discards { $what }.
event-glory = { the-player } gains a Glory token of value { $value }.
event-glory-lost = { the-player } gives up a Glory token of value { $value }.
event-glory-upgraded = { the-player } upgrades a Glory token to value { $value }.
event-advanced = { the-player } advances on the { track-of } track to space { $space }.
event-alert = Alert: { $alert }.
event-crisis = { the-player } faces the Crisis { $crisis }.
event-crisis-ongoing = The Crisis { $crisis } is ongoing on the { row-of } row.
event-penalty = { the-player } suffers the penalty of the Crisis { $crisis }.
event-crisis-discarded = The Crisis { $crisis } is discarded.
event-crisis-boxed = The starting Crisis { $crisis } returns to the box.
event-catastrophe = Catastrophe no. { $number }.
event-lost-catastrophe = A fourth Catastrophe: the game is lost.
event-harbinger = A Harbinger appears on sector { $sector }.
event-harbinger-row = A Harbinger takes its place on the { row-of } row.
event-harbinger-removed = { the-player } removes a Harbinger.
event-haven = { the-player } builds a level of the Safe Haven { $haven }.
event-haven-complete = The Safe Haven { $haven } is complete.
event-void-prepared = { $cards ->
    [one] The Alert deck has 1 card.
   *[other] The Alert deck has { $cards } cards.
}

# -- Crises -------------------------------------------------------------------------------------

crisis-text = { $task }. Penalty: { $penalty }
task-a = { $do }
task-b = { $when ->
    [before] { $do }, if before that { $while }
   *[after] { $do }, if after that { $while }
}
task-c = { $when ->
    [before] { $do } and, before that, { $pay }
   *[after] { $do } and, after that, { $pay }
}
pay-same-sector = { $do } from the same sector
pay-no-substitute = { $do } (nothing may stand for it)
deed-in = { $do } in a sector { $filters }
deed-amount = { $do } (Yield { $amount } or more)
deed-losses = { $losses ->
    [0] { $do } without losing Fleet Power
   *[other] { $do } losing at most { $losses } Fleet Power
}
deed-times = { $do }, { $times } times
deed-times-distinct = { $do }, { $times } times, each a different one
to-sector = in a sector
to-track = on a Civilization track
to-agenda-slot = on an Agenda slot
into-sector = to a sector
into-track = to a Civilization track
into-agenda-slot = to an Agenda slot
from-sector = from a sector
from-track = from a Civilization track
from-agenda-slot = from an Agenda slot
deed-selected-focus = select { $focus }
deed-took-action = take a Focus action
deed-played-agenda = play an Agenda
deed-flipped-trade = flip a Trade token
deed-established = establish { $guild }
deed-built = build { $installation }
deed-increased-population = increase a Population
deed-produced = produce { $resource }
deed-overproduced = overproduce
deed-advanced = { $tier ->
    [yes] enter a new Tier of a Civilization track
   *[any] advance on a Civilization track
}
deed-gained-technology = { $level ->
    [basic] gain a Basic Technology
    [improved] gain an Improved Technology
   *[any] gain a Technology
}
deed-gained-agenda = gain an Agenda
deed-gained-trade = gain a Trade token
deed-gained-bounty = gain a Bounty token
deed-gained-glory = gain a Glory token
deed-upgraded-glory = upgrade a Glory token
deed-activated = activate 1 Fleet Power
deed-deployed = deploy 1 Fleet Power
deed-recalled = { $by ->
    [cost] recall 1 Fleet Power as a cost
   *[any] recall 1 Fleet Power
}
deed-regrouped = { $moves ->
    [one] regroup
   *[other] regroup with at least { $moves } moves
}
deed-invaded = conquer a sector
deed-gained-corruption = gain a Corruption
deed-removed-corruption = remove a Corruption
deed-moved-corruption = move a Corruption
deed-peeked-events = peek at Galactic Events

ask-voidfall-crisis = Do you resolve a Crisis?
ask-voidfall-crisis-pay = Do you pay now to resolve a Crisis?
ask-voidfall-pay-mix = Which resources do you spend?
ask-voidfall-lose = Which resources do you lose?
ask-voidfall-consume = Which Technology is consumed?
ask-voidfall-corrupt-offer = Which Agenda offer is Corrupted?
ask-voidfall-discard-offer = Which Focus of the offer is discarded?
ask-voidfall-remove-voidborn = From which sector do you remove Voidborn Fleet Power?
ask-voidfall-objective-sector = Which sector gets the benefit?
ask-voidfall-share = Who resolves which part?
ask-voidfall-shared = Another player offers you an effect.
ask-voidfall-trade-partner = With whom do you trade resources?
ask-voidfall-give = { $left ->
    [one] { the-player } receives resources from you. You may give 1 more.
   *[other] { the-player } receives resources from you. You may give up to { $left }.
}
option-resolve-crisis = Resolve { $crisis }
option-ignore-crisis = Not now
option-pay-crisis = Pay for { $crisis }
option-consume = { $technology }
option-corrupt-offer = { $agenda_type }
option-remove-voidborn = Sector { $sector }
option-objective-sector = Sector { $sector }
option-share = { the-player }: { $effect }
option-partner = { the-player }
option-give = { $resource }
option-joint = { $focus }, giving up { $given }
event-crisis-resolved = { the-player } resolves the Crisis { $crisis }.
event-consumed = { $level ->
    [basic] The Technology { $technology } is consumed.
   *[improved] The Improved Technology { $technology } is consumed.
}
event-lost = { the-player } loses { $what }.
event-offered = { $focus } is on the Focus offer.
event-gave = { the-player } gives { resource-amount } to Player { $receiver }.
event-offer-discarded = { $focus } leaves the Focus offer.
event-rift-closed = { the-player } closes the Rift in sector { $sector }.
event-shared = { the-player } accepts an effect from another player.
event-voidborn-removed = { the-player } removes 1 Voidborn Fleet Power from sector { $sector }.
source-penalty = penalty

# -- Totals: what a summary of a chapter counts -------------------------------------------------

total-influence = Influence gained
total-influence-lost = Influence lost
total-conquered = Sectors conquered
total-taken-over = Sectors that fell to the Voidborn
total-skirmishes = Skirmishes
total-objectives = Objectives gained
total-unpaid = Upkeep not satisfied
total-corrupted = Corruption gained
total-cleansed = Corruption removed
thing-sector = sector { $sector }

# -- Ends ---------------------------------------------------------------------------------------

end-influence = The House with the most Influence wins.
end-tutorial = The tutorial is over; every House with at least { $goal } Influence wins.
end-corruption = The Influence is equal; the House with less Corruption wins.
end-shared = Influence and Corruption are equal; the victory is shared.
end-won = The Houses have beaten the Voidborn.
end-outdone = The Voidborn have more Influence than the Houses.
end-catastrophe = A fourth Catastrophe has ended the game; the Voidborn win.

# -- Chapters -----------------------------------------------------------------------------------

chapter-setup = Set-up
chapter-preparation = Cycle { $cycle }: Preparation Phase
chapter-round = Cycle { $cycle }, round { $round }
chapter-turn = Cycle { $cycle }, round { $round }: { the-player }
chapter-evaluation = Cycle { $cycle }: Evaluation Phase
score-voidborn = Voidborn

# -- The library --------------------------------------------------------------------------------

library-kind-focuses = Focus cards
library-kind-joint-focuses = Joint Focus cards
library-kind-heroic-focuses = Heroic Focus cards
library-kind-technologies = Technologies
library-kind-agendas = Agendas
library-kind-agenda-types = Agenda types
library-kind-starting-agendas = Starting Agendas
library-kind-houses = Houses
library-kind-bounties = Bounty tokens
library-kind-reclaims = Reclaim tokens
library-kind-trade = Trade track
library-kind-production = Production Yields
library-kind-events = Galactic Events
library-kind-fallen-houses = Fallen Houses
library-kind-sectors = Sector tiles
library-kind-scenarios = Scenarios
library-kind-crises = Crises
library-kind-alerts = Alert cards
library-kind-crisis-board = Crisis board
library-kind-safe-havens = Safe Havens
library-kind-setup = Set-up

mode-tutorial = Tutorial
mode-competitive = Competitive
mode-coop = Cooperative
mode-solo = Solo
library-number = { $number }
library-as-is = { $what }
library-yes = yes
library-no = no
library-house = House
library-focus = Focus
library-replaces = Replaces
library-available = Available
library-from-cycle = from Cycle { $number } on
library-agendas = Agenda types
library-immediate = Immediate effect
library-basic = Basic
library-improved = Improved
library-basic-action = Basic, action with { $focus }
library-improved-action = Improved, action with { $focus }
library-one-action = at most one of these actions per turn
library-origin = Origin
library-origin-of = { $house }, { $side }
library-side = Origin { $side }
library-type = Type
library-objective = Objective { $number }
library-one-objective = only one of the objectives counts
library-action-with = Action with { $focus }
library-production = Production
library-copies = Copies
library-trade-bonus = Trade bonus
library-resources = Resources
library-level = Level { $number }
library-yield = Yield { $number }
library-cycle = Cycle
library-rounds = Rounds
library-box = Event
library-modes = Modes
library-mode = Mode
library-population = Population
library-defenses = Sector Defenses
library-on-conquest = When conquered
library-technologies = Technologies
library-cracked = cracked glass
library-tile-home = Home sector
library-tile-standard = standard sector
library-tile-special = special sector
library-tile-none = not a sector: nobody can control it
library-guild-spaces = Guild spaces
library-installation-spaces = Installation spaces
library-spaces = { $number }
library-upkeep-spaces = { $number } with Upkeep
library-printed = printed: { $what }
library-upkeep-icons = Further Upkeep icons
library-population-die = can grow and shrink
library-population-fixed = always { $number }
library-population-none = none
library-voidborn-limit = Voidborn Fleets at most
library-corruption-immune = immune to Corruption
library-voidborn-immune = immune to Voidborn Fleets
library-ability = Ability
library-voidborn-score = Influence of the Voidborn at the end
library-players = Players
library-complexity = Complexity
library-aggression = Aggression
library-tiles = Tiles
library-goal = Goal of each player
library-starting-influence = On { $difficulty } every player starts with
library-recommended = Recommended Houses
library-fallen-houses = Fallen Houses
library-events = Galactic Events
library-safe-haven = Safe Haven
library-levels = { $number } levels
library-levels-label = Levels
library-haven-reward = Reward when complete
library-crisis = { $level ->
    [0] starting Crisis, { library-category }
    [1] Crisis of Level I, { library-category }
    [2] Crisis of Level II, { library-category }
   *[3] Crisis of Level III, { library-category }
}
library-category = { $category ->
    [military] Military
    [economic] Economic
   *[general] General
}
library-resolve = To resolve it
library-penalty = Penalty
library-situation = { $level ->
    [1] Situation: reveal a Crisis of Level I
    [2] Situation: reveal a Crisis of Level II
   *[3] Situation: reveal a Crisis of Level III
}
library-war = War: resolve the Crisis board or place a Catastrophe token
library-in-cycle = Cycle { $number }
library-power = { $sign ->
    [more] +{ $number } Voidborn Fleet Power in the Skirmish
    [less] −{ $number } Voidborn Fleet Power in the Skirmish
   *[none] the Skirmish is unchanged
}
library-on-defence = After a successful defence
library-space = Space { $number }
library-full = No empty space
library-leftmost = the leftmost empty space counts
library-preferred = Preferred Focuses
library-focus-cards = House Focus cards
library-home = Home tile
library-track = { $track } { $number }
library-track-tier = { $track } { $number } (Tier { $tier })
library-start-technology = Technology: { $technology }
library-start-resources = Stockpiles: { $what }
library-stock = { $resource } { $number }
library-start-active = Active Fleet Power: { $number }
library-start-home = Home sector: { $what }
library-start-outpost = Outpost: { $what }
library-start-population = Population { $number }
library-start-guild = { $number } × { $guild }
library-start-installation = { $number } × { $installation }
library-start-fleet = { fleet-of } Fleet Power { $number }
library-start-corrupted = Corrupted
library-start-track = track marker: { $track } { $number }
library-start-trade = Trade tokens: { $number }
library-start-effect = at set-up: { $do }
library-start-agenda = { $agenda }
library-step = Step
library-row = { $players ->
    [one] { $mode }, 1 player
   *[other] { $mode }, { $players } players
}
library-order-random = at random
library-order-group = the players agree
library-order-none = none
library-tableau-both-copies = both copies of { $number }
library-tableau-only-with-influence = of { $number } the copy with Influence
library-tableau-only-without-influence = of { $number } the copy without Influence
library-tableau-starting = a copy of each starting Technology
library-void-influence = the Voidborn start the final count with { $number } Influence
library-void-crises = starting Crises: { $number }
library-void-harbinger = in the Preparation Phase of Cycle { $number }, place a Harbinger on a Crisis row
library-void-alerts = Alert cards of Cycle { $number }: { $level_1 } of Level I, { $level_2 } of Level II, { $level_3 } of Level III, { $war } War
setup-harbinger-supply = Harbingers in the supply
setup-bounty-pile = Bounty tokens in the pile
setup-reclaim-pile = Reclaim tokens in the pile
setup-houses = Fallen Houses
setup-cracked-glass-min = With cracked glass, at least
setup-cracked-glass-max = With cracked glass, at most
setup-cracked-glass-modes = Limits of cracked glass hold in
setup-face-up = Cards face up
setup-deck = Cards in the deck
setup-decks = Decks
setup-cards-each = Cards in each deck
setup-face-up-each = Face up in each offer
setup-spaces = Spaces
setup-tokens-by-players = Tokens with 1 / 2 / 3 / 4 players
setup-fleet-power = Fleet Power of each player
setup-influence = Influence
setup-agenda-slot = Corrupted Agenda slot, from the left
setup-hand-cycle-1 = Cards in hand in Cycle 1
setup-set-aside = Cards set aside
setup-dealt = Agendas dealt
setup-trade-bonus = Trade tokens give their bonus
setup-level-1 = Cards of Level I
setup-level-2 = Cards of Level II
setup-level-3 = Cards of Level III
setup-starting = Starting Crises in the deck
setup-per-row = Crises on each row
setup-war = War cards
setup-cards = Cards
setup-not-in-cycle-1 = Not in Cycle 1
setup-tile-levels = Levels of the tiles
setup-supply = Tokens in the supply
setup-placed = Tokens in play
setup-cycle = First Cycle
setup-preparation-step = First step of the Preparation Phase
component-home-tiles = Home tiles
component-other-tiles = Other tiles
component-population-dice-standard = Population dice
component-population-dice-fixed = Fixed Population dice
component-bounty = Bounty tokens
component-reclaim = Reclaim tokens
component-trade = Trade tokens
component-glory-by-value = Glory tokens of value 1 / 2 / 3 / 4 / 5
component-glory = Glory tokens
component-guild = Guild tokens
component-installation = Installation tokens
component-corruption = Corruption markers
component-civilization-markers = Civilization markers
component-voidstorm = Voidstorms
component-voidborn-fleets = Voidborn Fleet tokens
component-voidborn-power-cubes = Voidborn Fleet Power cubes
component-voidborn-power-per-fleet = Fleet Power on a Voidborn Fleet token
component-harbinger = Harbingers
component-catastrophe = Catastrophe tokens
component-safe-haven-tiles = Safe Haven tiles
component-player-fleet-power-cubes = Fleet Power cubes of each player
component-corvette = Corvette Fleet tokens
component-sentry = Sentry Fleet tokens
component-destroyer = Destroyer Fleet tokens
component-carrier = Carrier Fleet tokens
component-dreadnought = Dreadnought Fleet tokens
component-agenda-cards = Agenda cards
component-limited = Limited
component-unlimited = Unlimited


# Whom a plan of a bot helps, in its explanation.
why-partner = for { $house }
why-partner-behind = for { $house }, the furthest behind

# -- Figures: the numbers that previews and details name ----------------------------------------

detail-agenda-worth = At the Cycle's end, as things are: { $amount }
detail-agenda-draw = Two cards, of which you keep one
detail-slot-corrupted = Corrupted: it would give nothing
figure-influence = Influence
figure-cycle-end = At the Cycle's end
figure-corruption = Corruption
figure-sectors = Sectors
figure-fleet-power = Fleet Power on the map
figure-stock = { $resource }
figure-upkeep = Upkeep
figure-production = { $resource } production
figure-track = { $track }
figure-active = Active Fleet Power
figure-technologies = Technologies
figure-improved = Improved Technologies
figure-agendas-in-play = Agendas in play
figure-agendas = Agendas in hand
figure-trade = Trade tokens
figure-glory = Glory
figure-bounty = Bounty tokens
figure-reclaim = Reclaim tokens
figure-focuses = Focuses in hand
figure-population = Population
figure-guilds = Guilds
figure-installations = Installations
figure-fleets-in = { $fleet } in sector { $sector }
figure-of-influence = { the-player }: Influence
figure-of-sectors = { the-player }: sectors
figure-of-fleet-power = { the-player }: Fleet Power
figure-voidborn-score = Influence of the Voidborn
figure-voidborn = Voidborn Fleet Power

# Puzzles: the goal in words, its kind, and what counts for it.
puzzle-influence = Gain { $influence } Influence in this turn.
puzzle-evaluation = Make this turn worth { $evaluation } Influence: what you gain now, and what the Evaluation would give you more than now.
puzzle-sectors = Control { $sectors } more sectors.
puzzle-fleet = Bring { $fleet } more Fleet Power onto the map.
puzzle-population = Raise the Population of your sectors by { $population }.
puzzle-tracks = Advance { $tracks } spaces on your Civilization tracks.
puzzle-stock = Have { $stock } more resources in store.
puzzle-cleanse = Be rid of { $cleanse } Corruption.
puzzle-crises = { $crises ->
    [one] Be rid of a Crisis.
   *[other] Be rid of { $crises } Crises.
}
puzzle-voidborn = Lower the Influence of the Voidborn by { $voidborn }.
puzzle-conquer = Conquer sector { $sector } and still have { $left } Fleet Power on the map.
puzzle-hold = { $recalled ->
    [0] Be ready for the coming Skirmish: it must cost neither a sector nor Fleet Power.
   *[other] Be ready for the coming Skirmish: it must cost no sector, and at most { $recalled } Fleet Power.
}
puzzle-kind-influence = Influence
puzzle-kind-evaluation = Far-sighted
puzzle-kind-sectors = New sectors
puzzle-kind-fleet = Mobilization
puzzle-kind-population = Population
puzzle-kind-tracks = Civilization
puzzle-kind-stock = Full stores
puzzle-kind-cleanse = Purification
puzzle-kind-crises = Crises
puzzle-kind-voidborn = Against the Voidborn
puzzle-kind-conquer = Conquest
puzzle-kind-hold = Defence
puzzle-term-influence = Influence gained
puzzle-term-evaluation = Influence, now and in the Evaluation
puzzle-term-sectors = More sectors
puzzle-term-fleet = More Fleet Power
puzzle-term-population = More Population
puzzle-term-tracks = Spaces advanced
puzzle-term-stock = More resources
puzzle-term-cleanse = Less Corruption
puzzle-term-crises = Fewer Crises
puzzle-term-voidborn = Less Influence of the Voidborn
puzzle-term-conquer = Sector { $sector } is yours
puzzle-term-left = Fleet Power on the map
puzzle-term-lost = Sectors that the Skirmish takes
puzzle-term-recalled = Fleet Power that it costs
