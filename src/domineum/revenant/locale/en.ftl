# Names that do not come from content.
the-seat = { $player ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
   *[other] { $player }
}
the-player = { the-seat }
the-sector = { $sector ->
    [a] A
    [b] B
    [c] C
    [d] D
   *[other] { $sector }
}
resource-material = Material
resource-energy = Energy
resource-science = Science
resource-neutronium = Neutronium
type-frigate = Frigate
type-revenant = Revenant
type-reinforce = Revenant: Reinforce
type-hypercharge = Revenant: Hypercharge
type-emergency = Emergency space
type-cadet = Cadet
type-order = Order
ship-frigate = Frigate
crew-captain = Captain
crew-cadet-1 = Cadet 1
crew-cadet-2 = Cadet 2
the-crew = { $crew ->
    [captain] the Captain
   *[other] { $crew }
}
the-ship = the { $house } { $type }
on-the-ship = on the { $house } { $type }
from-the-ship = from the { $house } { $type }
the-compartment = { $compartment ->
    [1] Cleanse
    [2] Affiliation
    [3] Promotion
    [4] Activation
   *[5] Gain a Resource
}
of-resource = { $resource }
some-resource = { $n } { $resource }
side-upper = upper option
side-lower = lower option
card-name = { $card }
from-ship = { $house } { $type }
from-frigate = Your Frigate
from-reinforce = The Revenant, Reinforce
from-hypercharge = The Revenant, Hypercharge
from-emergency = Emergency space
from-income = Income
from-influence = Gaining Influence
from-corruption = Receiving Corruption
from-skirmish = Skirmish
from-hyperjump = Hyperjump
from-rift = Rift phase
from-option = { $option }
from-offer = { $offer }
from-planet = { $planet }
from-extra = { $extra }
from-failure = { $failure }
from-track = { $house } track, space { $space }
from-slot = Slot { $slot }
card-list = { $left }, { $right }
extra-any = any
house-any = any House
house-house_here = a House with a ship in your Sector
house-boarded_house = the House boarded
house-card_house = the House of the card
house-deployed_house = the House of the ship deployed
house-lowest = the House on your lowest track
house-weak_house = a House with Power 2 or less
house-most_power = the House with the most Power
house-least_power = the House with the least Power
which-any = a House ship
which-no_arkship = a Fighter, Dropship or Shuttle
which-shuttle = a Shuttle
which-most_power = the House with the most Power
which-least_power = the House with the least Power
which-highest = your highest track
where-own = in your Sector
where-adjacent = in your Sector or an adjacent one
where-any = in any one Sector
where-any_split = in any Sectors
where-own_frigate = in the Sector of your Frigate
source-either = from your Frigate board or a House ship
source-frigate_board = from your Frigate board
source-house_ship = from a House ship
sectors-rift_sectors = in every Sector with a Rift
sectors-all = in every outer Sector
kind-arkship = Arkship
kind-fighter = Fighter
kind-dropship = Dropship
kind-shuttle = Shuttle
kind-any = any Resources
kind-material = Material
kind-energy = Energy
kind-science = Science
kind-neutronium = Neutronium
trigger-crew_action = the Crew action
trigger-attack = an Attack
trigger-maneuver = a Maneuver
trigger-arkship_effect = an Arkship effect
trigger-planet_effect = a Planet effect
trigger-supply = a Supply
trigger-extraction = an Extraction
trigger-activation = an Activation
trigger-play_operation = playing an Operation card
trigger-control_corruption = controlling Corruption
trigger-receive_corruption = receiving Corruption
trigger-gain_hidden_influence = gaining Hidden Influence
trigger-deploy = deploying a House ship
trigger-promotion = a Promotion
trigger-revenant_action = an action on the Revenant
trigger-reinforce = Reinforce
trigger-hypercharge = Hypercharge
trigger-emergency_action = the Emergency action
when-triggered = { $timing ->
    [during] { during-trigger }
   *[after] { after-trigger }
}
during-trigger = { $trigger ->
    [play_operation] While { $trigger }
    [control_corruption] While { $trigger }
    [receive_corruption] While { $trigger }
    [gain_hidden_influence] While { $trigger }
    [deploy] While { $trigger }
   *[other] During { $trigger }
}
after-trigger = After { $trigger }
ability = { when-triggered }: { $effect }
ability-if = { when-triggered }, if { $condition }: { $effect }

# Questions.
ask-revenant-ability = { when-triggered }: which ability do you use?
ask-revenant-agenda = Keep one of two Personal Agendas.
ask-revenant-arkship = Which option do you resolve?
ask-revenant-attach = To which Cadet do you attach the card?
ask-revenant-board = Which ship do you board?
ask-revenant-captain = Pick a Captain.
ask-revenant-careful = Which ship do you move carefully? { $n ->
    [one] One step is left.
   *[other] { $n } steps are left.
}
ask-revenant-careful-to = Where does the ship go?
ask-revenant-cleanse = Cleanse: control another Corruption?
ask-revenant-colonies = Which Colony do you put out of the game?
ask-revenant-control = Which Corruption do you control?
ask-revenant-copy-arkship = Which Arkship do you copy?
ask-revenant-copy-planet = Which Planet do you copy?
ask-revenant-corruption = Which Compartment is Corrupted?
ask-revenant-crew = Whom do you send to { $type ->
    [frigate] your Frigate
    [reinforce] the Revenant: Reinforce
    [hypercharge] the Revenant: Hypercharge
    [emergency] the Emergency space
   *[other] { the-ship }
}?
ask-revenant-damage = Which ship in Sector { $sector } takes the Damage? { $n ->
    [one] One Damage is left.
   *[other] { $n } Damage are left.
}
ask-revenant-deploy = Which ship do you deploy?
ask-revenant-deploy-to = In which Sector do you deploy it?
ask-revenant-descend = Where does the ship go, or does it land?
ask-revenant-destroy = Where do you destroy a Voidborn ship? { $n ->
    [one] One is left.
   *[other] { $n } are left.
}
ask-revenant-discard = Which Operation card do you discard?
ask-revenant-discount = The cost is reduced: what do you not pay?
ask-revenant-draw = Which types of Operation cards do you draw? { $n ->
    [one] One card.
   *[other] { $n } cards.
}
ask-revenant-effect = What do you resolve?
ask-revenant-emergency = A Resource or Tactics?
ask-revenant-end = Your turn is over.
ask-revenant-extra = Which Extra action do you take?
ask-revenant-first-house = With which House do you start?
ask-revenant-fly = Maneuver or Attack?
ask-revenant-frigate = Do you fight or descend with the Frigate?
ask-revenant-frigate-board = Pick a Frigate board.
ask-revenant-gain = Which Resources do you gain?
ask-revenant-give-up = Which Hidden Influence card do you discard?
ask-revenant-house = Several Houses are tied: which one do you choose?
ask-revenant-hypercharge = Which revealed card do you choose?
ask-revenant-influence = On which Influence track do you advance?
ask-revenant-intel = Do you gain the third Intel Data? All three turn into Hidden Influence.
ask-revenant-keep = Which Hidden Influence card do you keep?
ask-revenant-land = Do you land on the Planet?
ask-revenant-leave = Which Resource stays in the Corrupted Compartment?
ask-revenant-lose = Which Resources do you lose?
ask-revenant-lose-influence = On which track do you fall back?
ask-revenant-maneuver = Where does the ship go?
ask-revenant-move-frigate = Where does your Frigate go?
ask-revenant-mulligan = Do you replace a card?
ask-revenant-planet = Which option of { $planet } do you resolve?
ask-revenant-play = Which Operation card do you play?
ask-revenant-protect = Which effect do you cover?
ask-revenant-push = Where do you push a Voidborn ship? { $n ->
    [one] One is left.
   *[other] { $n } are left.
}
ask-revenant-repair = From which ship do you remove Damage? { $n ->
    [one] One marker is left.
   *[other] { $n } markers are left.
}
ask-revenant-replay = Which Order do you resolve again?
ask-revenant-rift = Which Rift do you close?
ask-revenant-room = There is no room for { of-resource }. What do you discard?
ask-revenant-shield = Where do you place Shields? { $n ->
    [one] One is left.
   *[other] { $n } are left.
}
ask-revenant-shift = Which Corruption do you move to a House ship?
ask-revenant-shift-to = To which House ship?
ask-revenant-shuttle = Which Shuttle goes on the Scanner card?
ask-revenant-spend = Which Resources do you spend?
ask-revenant-spread = Which ship in Sector { $sector } is Corrupted?
ask-revenant-strike = Attack: do you deal one more Damage?
ask-revenant-swap = Do you swap a Hidden Influence card?
ask-revenant-swerve = Do you Swerve?
ask-revenant-trade = Which Hidden Influence card do you discard, and for which Resource?
ask-revenant-trade-for = You lack { of-resource }. Which Hidden Influence card do you discard for it?

# Options.
option-advance = Advance on the { $house } track
option-agenda = Keep { $agenda }: { $text }
option-aim = Destroy a Voidborn ship in Sector { the-sector }
option-arkship = { $option }: { $text }
option-assault = Maneuver and Attack
option-attach = Attach it to Cadet { $cadet }
option-attack = Attack
option-board = Board { the-ship }
option-board-frigate = Board your Frigate
option-board-frigate-with = Board your Frigate with { the-crew }
option-board-reinforce = Board the Revenant: Reinforce
option-board-hypercharge = Board the Revenant: Hypercharge
option-board-emergency = Go to the Emergency space
option-board-emergency-with = Send { the-crew } to the Emergency space
option-captain = Pick { $captain }
option-charge = Choose { $offer }
option-close = Close the Rift in Sector { the-sector }
option-confirm = End the turn
option-control = Control the Corruption in your { the-compartment } Compartment
option-control-ship = Control the Corruption { on-the-ship }
option-copy = Copy the { $house } Arkship
option-corrupt = Corrupt the { the-compartment } Compartment: its Extra action is blocked, 2 spaces fewer for Resources, −2 Prestige
option-cover = Cover the { $effect ->
    [1] upper
   *[2] lower
} effect of { $failure }
option-damage = Damage { the-ship }
option-deploy = Deploy { the-ship }
option-descend = Maneuver and land
option-discard = Discard { $card }
option-draw = Draw { $what }
draw-cadet = { $n ->
    [one] 1 Cadet card
   *[other] { $n } Cadet cards
}
draw-frigate = { $n ->
    [one] 1 Frigate card
   *[other] { $n } Frigate cards
}
draw-order = { $n ->
    [one] 1 Order
   *[other] { $n } Orders
}
option-drop = Discard 1 { of-resource }
option-end = End the turn without an Extra action
option-exchange = Discard the Hidden Influence of { $house } for 1 { of-resource }
option-extra = { $extra }
option-extra-cleanse = { $extra }: { $price ->
    [card] discard an Operation card
   *[energy] spend 1 Energy
}
option-extra-affiliation = { $extra }: { $bonus ->
    [cheaper] play { $card } for 1 Resource less
    [second] play { $card }, then a second card
   *[other] play { $card }
}
option-extra-gain-resource = { $extra }: { of-resource }
option-forgo = Forgo it
option-frigate = Take { $frigate }
option-give-up = Discard the Hidden Influence of { $house }
option-house = Choose { $house }
option-into = Deploy it in Sector { the-sector }
option-keep = Keep the Hidden Influence of { $house }
option-land = Land on the Planet
option-leave = Leave 1 { of-resource } there
option-move = Move to Sector { the-sector }
option-planet = Choose the Planet in Sector { the-sector }
option-play = Play { $card }
option-push = Push it to Sector { the-sector }
option-remove = Remove { $colony }
option-repair = Remove Damage { from-the-ship }
option-repair-revenant = Remove Damage from the Revenant
option-replace = Replace { $card }
option-replay = Resolve { $card } again
option-retreat = Fall back on the { $house } track
option-save = Save 1 { of-resource }
option-send = Send { the-crew }
option-shield = Place { $n ->
    [one] a Shield
   *[other] { $n } Shields
} in Sector { the-sector }
option-shift = Move the Corruption from your { the-compartment } Compartment
option-ship = Move { the-ship }
option-side = { $side ->
    [upper] Upper option
   *[lower] Lower option
}: { $text }
option-spend = Spend 1 { of-resource }
option-spend-all = Spend { $what }
option-stay = Stay
option-stop = Stop
option-store = Gain it
option-strike = Deal one more Damage
option-swap = Swap a card
option-swerve = Swerve to Sector { the-sector }
option-tactics = Gain Tactics
option-taint = Put Corruption { on-the-ship }
option-take = Gain 1 { of-resource }
option-take-all = Gain { $what }
option-trade = Discard Hidden Influence for a Resource
corruption-comes = { $option } (Corrupted: you receive 1 Corruption)
trades-needed = { $option } ({ $n ->
    [one] takes a Hidden Influence card for a missing Resource
   *[other] takes { $n } Hidden Influence cards for missing Resources
})
option-use = Use { $card }: { $text }

# Why something is not possible.
blocked-corruption = All your Corruption slots are occupied.
blocked-cost = You cannot pay the cost.
blocked-lacking = You lack { $what }.
blocked-lacking-some = You lack { $n ->
    [one] 1 Resource
   *[other] { $n } Resources
} of the cost.
blocked-no-corruption = There is no Corruption to control.
blocked-cleanse = You have neither an Operation card nor 1 Energy.
blocked-hand = You hold no Operation card.
blocked-rank = Your Captain has the highest Rank.
blocked-activation = None of your abilities has the Activation sign.
blocked-covered = Corruption covers this Extra action.
blocked-no-place = There is no place left for this card.
blocked-no-voidborn = There is no Voidborn ship in the Sector.
blocked-full = The Sector is full.
blocked-danger = The ship would end among more Voidborn ships than it started with.
blocked-inner = The ship could not leave the inner Sector again.
blocked-token = A Protection token lies there already.
blocked-core = This effect of a Core Failure cannot be covered.
blocked-shields = All 12 Shields are on the board.
blocked-tactics = You are on the last space of the Tactics track.
blocked-occupied = Somebody is there already.
blocked-shuttle = Shuttles cannot be boarded.

# What happens.
event-ability = { the-player } uses the ability of { $card } ({ $trigger }).
event-agenda = { the-player } keeps a Personal Agenda.
event-agenda-own = You keep { $agenda }.
event-ambassador = An Ambassador boards the { $ship }.
event-ambassador-landed = The Ambassador lands on { $planet } in Sector { $sector }; its Intel Data is discarded.
event-arkship = { the-player } resolves { $option }.
event-arrived = The { $ship } arrives in Sector { $sector }.
event-blocked = Shields cancel { $n } Damage.
event-boarded = { the-player } sends { the-crew } to { the-ship }.
event-boarded-other = { the-player } sends { the-crew } to { $type ->
    [frigate] the Frigate
    [reinforce] the Revenant: Reinforce
    [hypercharge] the Revenant: Hypercharge
   *[emergency] the Emergency space
}.
event-captain = { the-seat } plays { $captain }.
event-closed = { the-player } closes the Rift in Sector { $sector }.
event-chose-colony = { the-player } chooses the Colony { $offer }.
event-colonies = { the-player } puts { $n ->
    [one] 1 Colony
   *[other] { $n } Colonies
} out of the game.
event-controlled = { the-player } controls the Corruption of the { the-compartment } Compartment.
event-controlled-ship = { the-player } controls the Corruption of the { $ship }.
event-copied-arkship = { the-player } copies the { $house } Arkship.
event-copied-frigate = { the-player } copies their own Frigate.
event-copied-planet = { the-player } copies { $planet }.
event-corrupted = { the-player } receives Corruption in the { the-compartment } Compartment.
event-council = The Council turns to { $house }.
event-covered = { the-player } covers the { $effect ->
    [1] upper
   *[2] lower
} effect of { $failure }.
event-cycle = Cycle { $cycle } begins.
event-damaged = The { $ship } takes 1 Damage.
event-damaged-revenant = The Revenant has { $n } Damage.
event-deployed = { the-player } deploys the { $ship } in Sector { $sector }.
event-destroyed = The { $ship } is destroyed.
event-destroyed-voidborn = { the-player } destroys a Voidborn ship in Sector { $sector }.
event-discarded = { the-player } discards { some-resource }.
event-drew = { the-player } draws { $n ->
    [one] an Operation card
   *[other] { $n } Operation cards
}.
event-drew-own = You draw { $cards }.
event-dropped = { the-player } discards an Operation card ({ $type }).
event-dropped-own = You discard { $card }.
event-extra = { the-player } takes the Extra action { $extra }.
event-failure = The Revenant fails: { $failure }.
event-frigate = { the-player } takes the Frigate board { $frigate }.
event-found = The Planet { $planet } appears in Sector { $sector }, with Intel Data.
event-gained = { the-player } gains { some-resource }.
event-gave-up = { the-player } discards a Hidden Influence card.
event-gave-up-own = You discard Hidden Influence: { $house }.
event-hidden = { the-player } gains Hidden Influence{ $n ->
    [one] .
   *[other] , one of { $n } cards.
}
event-hidden-own = You keep Hidden Influence: { $house }.
event-hypercharged = { the-player } charges the jump: { $offer }.
event-influence = { the-player } advances to space { $space } of the { $house } track.
event-intel = { the-player } gains Intel Data.
event-jumped = The fleet jumps: { $offer }.
event-landed = { the-player } lands on { $planet } in Sector { $sector }.
event-lost-influence = { the-player } falls back on the { $house } track.
event-lost-intel = { the-player } loses { $n } Intel Data.
event-lost-tactics = { the-player } falls back to Tactics { $space }.
event-moved = The { $ship } moves to Sector { the-sector }.
event-no-cubes = All Intel Data leaves the Planets.
event-no-more-damage = No more Damage is placed on the Revenant in this Cycle: { $n } Damage { $n ->
    [one] does
   *[other] do
} nothing.
event-no-shields = All Shields are gone.
event-offer = { $n ->
    [one] A new card is revealed.
   *[other] { $n } new cards are revealed.
}
event-passenger = The { $ship } waits on the Scanner card.
event-penalty = { the-player } may lose { $n } Prestige at the end.
event-planet = { the-player } resolves the { $side ->
    [upper] upper
   *[lower] lower
} option of { $planet }.
event-played = { the-player } plays { $card }.
event-power = The Power of { $house } changes by { $n } at the end.
event-pushed = { the-player } pushes a Voidborn ship to Sector { $sector }.
event-rank = { the-player } rises to Rank { $rank }.
event-recovery = The Crews return. New turn order: { $order }.
event-refilled = New Intel Data lies on { $planet } in Sector { $sector }.
event-repaired = { the-player } removes Damage from the { $ship }.
event-repaired-revenant = { the-player } removes Damage from the Revenant.
event-replayed = { the-player } resolves { $card } again.
event-reset = The Tactics track is reset.
event-revealed-failure = A new Failure threatens: { $failure }.
event-reward = { the-player } takes the reward on space { $space } of the { $house } track.
event-rift = A Rift opens in Sector { $sector }.
event-rival = The Rival follows the Plan { $plan } with { $house }.
event-rival-action = The Rival boards { $type ->
    [frigate] the Frigate
    [reinforce] the Revenant: Reinforce
    [hypercharge] the Revenant: Hypercharge
   *[emergency] the Emergency space
}.
event-rival-aside = The Rival finds no free ship.
event-rival-boards = The Rival boards the { $ship }.
event-rival-charge = The Rival gains { $n } Charge and has { $total }.
event-rival-lost-prestige = The Rival loses { $n } Prestige and has { $total }.
event-rival-patrols = The Rival's Frigate goes to Sector { $sector }.
event-rival-prestige = The Rival gains { $n } Prestige and has { $total }.
event-rival-spent-charge = The Rival spends { $n } Charge and has { $total }.
event-rival-unused = The reward is of no use to the Rival.
event-rolled = The Rift of Sector { $sector } brings { $n ->
    [one] 1 Voidborn ship
   *[other] { $n } Voidborn ships
}, and { $left } and { $right } next door{ $full ->
    [0] .
    [one] ; for 1 of them the Sector is full.
   *[other] ; for { $full } of them the Sectors are full.
}
event-scored = { the-player } has { $n } Prestige.
event-set-aside = No ship is free; the Ambassador is set aside.
event-shielded = { the-player } places { $n ->
    [one] a Shield
   *[other] { $n } Shields
} in Sector { $sector }.
event-short-shields = No Shield is left in the supply. Not placed: { $n ->
    [one] { $n } Shield
   *[other] { $n } Shields
}.
event-short-voidborn = All 32 Voidborn ships are on the board. Not placed: { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}.
event-shifted = { the-player } moves Corruption to the { $ship }.
event-skirmish = Skirmish in Sector { $sector }: { $n } Damage, assigned by { the-player }.
event-slot = { the-player } gains the bonus of slot { $slot }.
event-spent = { the-player } spends { some-resource }.
event-tactics = { the-player } gains { $n } Tactics and stands on space { $space }.
event-tainted = The { $ship } is Corrupted.
event-trace = The Void Trace of { the-player } is full.
event-voidborn = { $n ->
    [one] 1 Voidborn ship arrives
   *[other] { $n } Voidborn ships arrive
} in Sector { $sector }.
end-revenant = The flight is over.
end-solo = { $rating }: { $own } to { $rival } Prestige.

# Totals: what a summary of a chapter counts.
total-strikes = Damage of the Voidborn
total-blocked = Damage cancelled by Shields
total-damaged = Damage on House ships
total-destroyed = House ships lost
total-revenant = Damage on the Revenant
total-failures = Revenant Failures
total-tainted = House ships Corrupted
total-voidborn = Voidborn ships added
total-found = New Planets
total-arrived = Ships that arrived
total-kills = Voidborn ships destroyed
total-deployed = House ships deployed
total-shielded = Shields placed
total-influence = Influence
total-hidden = Hidden Influence
total-played = Cards played
total-controlled = Corruption controlled
total-corrupted = Corruption received
total-lost-influence = Influence lost
total-penalty = Prestige at risk
thing-sector = Sector { $sector }
thing-ship = { $ship }
thing-failure = { $failure }
thing-planet = { $planet }
thing-house = { $house }
thing-card = { $card }

# Effects.
effect-gain = gain { $what }
gain-and = { $left } and { $right }
gain-material = { $n } Material
gain-energy = { $n } Energy
gain-science = { $n } Science
gain-neutronium = { $n } Neutronium
gain-any-resource = { $n ->
    [one] 1 Resource of choice
   *[other] { $n } Resources of choice
}
effect-gain-tactics = gain { $n } Tactics
effect-gain-intel-data = gain { $n } Intel Data
effect-gain-hidden-influence = gain Hidden Influence
effect-gain-influence = gain 1 Influence: { $house }
effect-draw-operation = draw { $n ->
    [one] 1 Operation card
   *[other] { $n } Operation cards
}
effect-draw-operation-keep = draw { $n ->
    [one] 1 Operation card
   *[other] { $n } Operation cards
} and keep { $keep }
effect-play-operation = play an Operation card
effect-play-operation-less = play an Operation card for { $less ->
    [one] 1 Resource less
   *[other] { $less } Resources less
}
effect-control-corruption = control { $n } Corruption { $source }
effect-shift-corruption = move { $n } Corruption from your Frigate board to a House ship { $where }
effect-skip-corruption = receive no Corruption in step 4
effect-place-shield = place { $n ->
    [one] 1 Shield
   *[other] { $n } Shields
} { $where }
effect-remove-damage = remove { $n } Damage { $where }
effect-destroy-voidborn = destroy { $n ->
    [one] 1 Voidborn ship
   *[other] { $n } Voidborn ships
} { $where }
effect-push-voidborn = push { $n ->
    [one] 1 Voidborn ship
   *[other] { $n } Voidborn ships
} out of { $where ->
    [own] your Sector
   *[own_frigate] the Sector of your Frigate
}
effect-remove-rift = remove { $n ->
    [one] 1 Rift
   *[other] { $n } Rifts
} { $where }
effect-extra-damage = { $number } more Damage
effect-extra-step = { $number ->
    [one] 1 more step
   *[other] { $number } more steps
}
effect-discount = pay { $number ->
    [one] 1 Resource less
   *[other] { $number } Resources less
}
effect-extra-draw = draw { $number ->
    [one] 1 card more
   *[other] { $number } cards more
} to choose from
effect-careful-move = make { $n ->
    [one] 1 careful step
   *[other] { $n } careful steps
}
effect-move-frigate = move your Frigate up to { $n ->
    [one] 1 step
   *[other] { $n } steps
}
effect-deploy = deploy { $which } { $where }
effect-resolve-other-option = resolve the other option as well
effect-resolve-planet = resolve { $n ->
    [one] 1 Planet
   *[other] { $n } Planets
} { $where }
effect-copy-own-frigate = copy your Frigate
effect-copy-occupied-planet = copy an occupied Planet
effect-copy-other-occupied-arkship = copy another, occupied Arkship
effect-increase-rank = raise the Captain's Rank by { $n }
effect-extra-action = take an Extra action: { $extra }
effect-swap-hidden-influence = swap { $n ->
    [one] 1 Hidden Influence card
   *[other] { $n } Hidden Influence cards
}
effect-replay-order = resolve another Order again
effect-place-protection-token = place a Revenant Protection token
effect-discard-colony = discard { $n ->
    [one] 1 Colony card
   *[other] { $n } Colony cards
}
effect-choose-shuttle = choose a Shuttle
effect-when = if { $condition }: { $then }
effect-when-else = if { $condition }: { $then }, else { $otherwise }
effect-by-tactics = from Tactics { $space } on: { $then }
effect-by-tactics-list = { $left }; { $right }
effect-damage-each = { $n } Damage to each { $kind }
effect-damage-house = { $n } Damage to each ship of { $which }
effect-corrupt-each = 1 Corruption on each { $kind } { $sectors }
effect-add-voidborn = { $n ->
    [one] 1 Voidborn ship
   *[other] { $n } Voidborn ships
} { $sectors }
effect-remove-all-shields = remove all Shields
effect-remove-planet-intel = remove all Intel Data from Planets
effect-each-player = each player: { $loss }
effect-power-modifier = Power { $n } at the end: { $house }
effect-lose-resources = lose { $kind ->
    [any] { $n ->
        [one] 1 Resource of choice
       *[other] { $n } Resources of choice
    }
   *[other] { $n } { $kind }
}
effect-lose-tactics = lose { $n } Tactics
effect-lose-operation = discard { $n ->
    [one] 1 Operation card
   *[other] { $n } Operation cards
}
effect-lose-hidden-influence = discard { $n ->
    [one] 1 Hidden Influence card
   *[other] { $n } Hidden Influence cards
}
effect-lose-intel = lose { $n } Intel Data
effect-lose-influence = lose 1 Influence: { $which }
effect-take-corruption = receive { $n } Corruption, or without an empty slot: { $otherwise }
effect-prestige-loss = lose { $number } Prestige at the end, unless { $unless }

# Costs and counts.
cost-and = { $left } and { $right }
cost-nothing = nothing
cost-material = { $n } Material
cost-energy = { $n } Energy
cost-science = { $n } Science
cost-neutronium = { $n } Neutronium
cost-any-resource = { $n ->
    [one] any Resource
   *[other] any { $n } Resources
}
cost-discard-operation = { $n ->
    [one] an Operation card from hand
   *[other] { $n } Operation cards from hand
}
cost-discard-hidden-influence = { $n ->
    [one] a Hidden Influence card from hand
   *[other] { $n } Hidden Influence cards from hand
}
cost-receive-corruption = by receiving { $n } Corruption
count-destroyed-this-turn = each Voidborn ship you destroyed this turn (up to { $max })
count-cadet-card = each Cadet card you have in play (up to { $max })
count-frigate-card = each Frigate card you have in play (up to { $max })
count-order-card = each Order you played before (up to { $max })
count-rank = each Rank of your Captain (up to { $max })
count-house-ship-here = each House ship in your Sector (up to { $max })
count-planet-adjacent = each Planet in your Sector and adjacent ones (up to { $max })
count-house-at-3 = each House in which you have 3 or more Influence (up to { $max })

# Conditions and requirements.
condition-tactics-at-least = you have { $n } or more Tactics
condition-tactics-at-most = you have { $n } or fewer Tactics
condition-rank-at-least = your Captain has Rank { $n } or higher
condition-boarded = you boarded: { $n ->
    [arkship] Arkship
    [fighter] Fighter
    [dropship] Dropship
    [frigate] Frigate
   *[revenant] Revenant
}
condition-boarded-house = you boarded a ship of { $house }
condition-boarded-corrupted = the ship you boarded is Corrupted
condition-corrupted-option = it was the Corrupted option
condition-own-corruption-at-least = you have { $n } or more Corruption on your Frigate board
condition-own-corruption-at-most = { $n ->
    [0] you have no Corruption on your Frigate board
   *[other] you have at most { $n } Corruption on your Frigate board
}
condition-voidborn-here-at-least = { $n ->
    [one] a Voidborn ship is in your Sector
   *[other] { $n } or more Voidborn ships are in your Sector
}
condition-voidborn-here-at-most = { $n ->
    [0] no Voidborn ship is in your Sector
    [one] at most 1 Voidborn ship is in your Sector
   *[other] at most { $n } Voidborn ships are in your Sector
}
condition-destroyed-this-turn = { $n ->
    [one] you destroyed a Voidborn ship this turn
   *[other] you destroyed { $n } or more Voidborn ships this turn
}
condition-moved-at-least = { $n ->
    [one] the ship made at least 1 step
   *[other] the ship made { $n } or more steps
}
condition-rift-here = a Rift is in your Sector
condition-planet-here = a Planet is in your Sector
condition-own-frigate-here = your Frigate is in your Sector
condition-other-frigate-here = another Frigate is in your Sector
condition-hand-at-most = { $n ->
    [one] you hold at most 1 Operation card
   *[other] you hold at most { $n } Operation cards
}
condition-resources-at-most = { $n ->
    [one] you have at most 1 usable Resource
   *[other] you have at most { $n } usable Resources
}
condition-card-type = the card is of the type { $n ->
    [cadet] Cadet
    [frigate] Frigate
   *[order] Order
}
condition-influence-lead = you lead on the track of the House boarded
condition-influence-behind = somebody is ahead of you on the track of the House boarded
requirement-and = { $left } and { $right }
requirement-rank-at-least = Rank { $n }
requirement-cadet-cards = { $n ->
    [one] 1 Cadet card
   *[other] { $n } Cadet cards
}
requirement-frigate-cards = { $n ->
    [one] 1 Frigate card
   *[other] { $n } Frigate cards
}
requirement-order-cards = { $n ->
    [one] 1 Order
   *[other] { $n } Orders
}
requirement-tactics-at-least = { $n } Tactics
requirement-resources-at-least = { $n } Resources
requirement-each-resource-at-least = { $n } of each Resource
requirement-own-corruption-at-most = { $n ->
    [0] no Corruption
   *[other] at most { $n } Corruption
}
requirement-hidden-influence-at-least = { $n } Hidden Influence cards
requirement-void-trace-and-intel-at-least = { $n } Void Trace and Intel Data
requirement-tracks = { $n } Influence tracks at { $at } or more
requirement-ships-on-board = { $few } or more { kinds-of-ships } on the board
requirement-ships-by-players = { $numbers } or more { kinds-of-ships } on the board with 1 / 2 / 3 / 4 players
kinds-of-ships = { $n ->
    [arkship] Arkships
    [fighter] Fighters
    [dropship] Dropships
   *[shuttle] Shuttles
}

chapter-setup = Set-up
chapter-round = Cycle { $cycle }, round { $round }
chapter-turn = Cycle { $cycle }, round { $round }: { the-player }
chapter-rival = Cycle { $cycle }, round { $round }: the Rival
chapter-phase = Cycle { $cycle }: { $phase ->
    [recovery] Recovery phase
    [skirmish] Skirmish phase
    [rift] Rift phase
   *[hyperjump] Hyperjump phase
}
score-rival = Rival

# The library.
library-kind-houses = Houses
library-kind-ship-types = Types of House ships
library-kind-ships = House ships
library-kind-arkships = Arkship options
library-kind-sectors = Sectors
library-kind-cadets = Cadet cards
library-kind-frigate-cards = Frigate cards
library-kind-orders = Orders
library-kind-crew-boards = Crew boards
library-kind-captains = Captains
library-kind-frigates = Frigate boards
library-kind-planets = Planets
library-kind-colonies = Colonies
library-kind-scanners = Scanner cards
library-kind-failures = Revenant Failures
library-kind-agendas = Secret Agendas
library-kind-hidden-influence = Hidden Influence cards
library-kind-rift-dice = Rift dice
library-kind-plans = Plans of the Rival
library-kind-levels = Levels of the Rival
library-kind-ratings = Ratings of the solo game
library-kind-setups = Set-up of the Main board
library-kind-extra-actions = Extra actions
library-number = { $number }
library-as-is = { $what }
library-house = House
library-type = Type
library-players = Players
library-for-players = { $players ->
    [2] 1 or 2
   *[other] { $players }
}
library-reward = Reward on spaces 2, 5 and 8
library-crew-spaces = Crew spaces
library-damage-slots = Damage slots
library-corruption-slots = Corruption slots
library-supply = counts as a Supply
library-adjacent = Adjacent Sectors
library-cost = Cost
library-cost-material = { $n } Material
library-cost-energy = { $n } Energy
library-cost-science = { $n } Science
library-cost-neutronium = { $n } Neutronium
library-ability = Ability
library-effect = Effect
library-side = Side { $side }
library-basic = Basic ability
library-evolving = Evolving ability, Rank { $rank }
library-activated = Activated ability
library-operation-income = Operation cards drawn, Rank 0 / 1 / 2 / 3
library-hidden-draw = Hidden Influence to choose from, Rank 0 / 1 / 2 / 3
library-tactics-reset = Tactics after the reset, Rank 0 / 1 / 2 / 3
library-slot = Slot { $number }
library-compartment = Compartment
library-extra-cleanse = discard an Operation card and/or spend 1 Energy: each controls 1 Corruption
library-extra-affiliation = play an Operation card; if you boarded a ship of its House this turn, pay 1 Resource less for it or play a second card
library-extra-promotion = spend 3 Science: raise the Captain's Rank by 1
library-extra-activation = resolve all your abilities with an Activation
library-extra-gain-resource = gain 1 Resource of choice
library-upper = Upper option
library-upper-extraction = Upper option (Extraction)
library-lower = Lower option (Corrupted)
library-lower-extraction = Lower option (Corrupted, Extraction)
library-neutronium = Neutronium to pay
library-award = Prestige at the end
library-colony-power = Power +1
library-prestige = { $n } Prestige
library-award-if = { $prestige } for { $unless }
library-award-per = { $prestige } for { $every ->
    [one] each { library-award-one }
   *[other] every { library-award-many }
} (at most { $max })
library-award-one = { $per ->
    [operation_card] Operation card in play
    [energy] Energy
    [tactics] space on the Tactics track
    [track_at_4] Influence track at 4 or more
    [resource_pair] type of Resource of which you have 2 or more
   *[hidden_influence_card] Hidden Influence card
}
library-award-many = { $per ->
    [operation_card] { $every } Operation cards in play
    [energy] { $every } Energy
    [tactics] { $every } spaces on the Tactics track
    [track_at_4] { $every } Influence tracks at 4 or more
    [resource_pair] { $every } types of Resources of which you have 2 or more
   *[hidden_influence_card] { $every } Hidden Influence cards
}
library-benefits = Scanner benefits
library-voidborn = Voidborn ships in Sectors 1 to 8
library-rifts = Rifts in Sectors
library-planets = Planets in Sectors
library-shuttle = The Shuttle arrives in Sector
library-cycle = Cycle
library-face-number = Face { $n }
library-face = Rift { $here }, Sector before { $left }, Sector after { $right }
library-failure-hull = Hull Failure
library-failure-core = Core Failure
library-upper-effect = Upper effect
library-lower-effect = Lower effect
library-agenda-personal = Personal Agenda
library-agenda-fleet = Fleet Agenda
library-requires = 6 Prestige for
library-hidden = 1 more Influence at the end: { $house }
library-stack = Stack
library-stack-diplomacy = Diplomacy
library-stack-war = War
library-stack-command = Command
library-plan-modes = First possible (S-11)
library-mode-hypercharge = Hypercharge
library-mode-reinforce = Reinforce
library-mode-board = board a ship
library-plan-ships = Order of ships (S-12)
library-plan-deploy = Order of deployment (S-16)
library-plan-sector = Deploys in Sector (S-16)
library-plan-tactics = Tactics gained (S-10)
library-rival-first = the Rival goes first (S-06)
library-player-first = you go first (S-06)
library-with-council = the Council plays as well (S-03)
library-hostile = the Rival assigns Damage and Corruption to hurt you (S-30)
library-charge = Charge at the start (S-23)
library-rival-patrol = Voidborn ships destroyed on patrol, Cycle 1 / 2 / 3 / 4 (S-19)
library-rival-fighter-hits = Voidborn ships destroyed by a Fighter, Cycle 1 / 2 / 3 / 4 (S-14)
library-rival-hidden = Hidden Influence after each Skirmish, Cycle 1 / 2 / 3 / 4 (S-33)
library-rival-development = Prestige after each Skirmish, Cycle 1 / 2 / 3 / 4 (S-33)
library-rival-rank = Rank, Cycle 1 / 2 / 3 / 4 (S-40)
library-lead = { $n ->
    [0] you win
   *[other] you win by at least { $n } Prestige
}
library-beaten = the Rival wins

# Figures: the numbers that previews and details name.
figure-prestige = Prestige
figure-corruption = Corruption
figure-resource = { $resource }
figure-influence = Influence: { $house }
figure-rank = Rank
figure-tactics = Tactics
figure-hand = Cards in hand
figure-cards = Cards in play
figure-hidden = Hidden Influence
figure-intel = Intel Data
figure-trace = Void Trace
figure-power = Power: { $house }
figure-damage = Damage: { $ship }
figure-revenant = Damage: Revenant
figure-voidborn = Voidborn ships, Sector { $sector }
figure-shields = Shields, Sector { $sector }
figure-of-prestige = { the-player }: Prestige

# Details: what the rules say of an option below its label.
detail-arkship = Sector { the-sector }: { $upper }; or { $lower }
detail-fighter = Sector { the-sector }, { $voidborn ->
    [0] no Voidborn ships
    [one] 1 Voidborn ship
   *[other] { $voidborn } Voidborn ships
}: Maneuver and/or Attack
detail-dropship = Sector { the-sector }: Maneuver, then land
detail-frigate = Sector { the-sector }: Hidden Influence; Maneuver and Attack, or Maneuver and land
detail-place = { $place ->
    [32] pay 1 Material, 1 Energy and 1 Neutronium: deploy a House ship and place a Protection token
    [33] pay Neutronium: choose one of the revealed cards
   *[34] Hidden Influence; then a Resource or 1 Tactics
}
detail-no-cards = without cards
detail-draw = cards in hand { $hand } → { $after }{ $n ->
    [one] ; then a card is drawn
   *[other] ; then { $n } cards are drawn
}
detail-agenda = { $n } Prestige at the end of the game, if it is met
detail-replace = another card of its type comes for it
detail-keep = the other cards stay as they are
# Puzzles: the goal in words, its kind, and what counts for it.
puzzle-prestige = Raise your Prestige by { $prestige } in this turn.
puzzle-lead = Gain { $lead } Prestige on the best of the others.
puzzle-voidborn = Let there be { $voidborn } fewer Voidborn ships around the fleet.
puzzle-influence = Advance { $influence } spaces on your Influence tracks.
puzzle-cards = Play { $cards } Operation cards.
puzzle-cleanse = { $cleanse ->
    [one] Free a Compartment from Corruption.
   *[other] Free { $cleanse } Compartments from Corruption.
}
puzzle-resources = { $resources ->
    [one] Have 1 more Resource.
   *[other] Have { $resources } more Resources.
}
puzzle-tactics = Advance { $tactics } spaces on the Tactics track.
puzzle-repair = Take { $repair } Damage off the ships and the Revenant.
puzzle-ships = Bring { $ships } more ships onto the board.
puzzle-save = { $damage ->
    [0] Save every ship: the coming Skirmishes must do no Damage.
   *[other] Save every ship: the coming Skirmishes must destroy none, and do at most { $damage } Damage.
}
puzzle-agenda = Meet your Personal Agenda, and have { $total } Prestige.
puzzle-kind-prestige = Prestige
puzzle-kind-lead = The lead
puzzle-kind-voidborn = Voidborn
puzzle-kind-influence = Influence
puzzle-kind-cards = Operations
puzzle-kind-cleanse = Cleansing
puzzle-kind-resources = Supplies
puzzle-kind-tactics = Tactics
puzzle-kind-repair = Repairs
puzzle-kind-ships = Reinforcements
puzzle-kind-save = Rescue
puzzle-kind-agenda = Agenda
puzzle-term-prestige = More Prestige
puzzle-term-lead = Prestige gained on the best
puzzle-term-voidborn = Fewer Voidborn ships
puzzle-term-influence = Spaces advanced
puzzle-term-cards = Cards played
puzzle-term-cleanse = Compartments freed
puzzle-term-resources = More Resources
puzzle-term-tactics = Spaces advanced
puzzle-term-repair = Less Damage
puzzle-term-ships = More ships
puzzle-term-lost = Ships that the Skirmishes destroy
puzzle-term-damage = Damage that they do
puzzle-term-agenda = Personal Agenda met
puzzle-term-total = Your Prestige
