"""The points of the rules at which abilities change something."""

TRIGGERED = {
    "before_produce": (
        "When you produce `resource`, resolve the effect first; it overproduces nothing. [V-234]"
    ),
    "overproduction_alternative": (
        "When you overproduce, you may resolve the effect instead of gaining the Influence."
    ),
    "after_establish": "After you established a Guild; conquered ones do not count.",
    "after_build": (
        "After you built an Installation token, in a sector that passes the filter; a "
        "`build_alternative` does not count."
    ),
    "build_alternative": (
        "When an effect lets you build an Installation, you may resolve this instead; `same` is a "
        "sector that the effect allows, a free space is not needed."
    ),
    "after_increase_population": "After each increase of a Population by 1.",
    "increase_population_alternative": (
        "When an effect lets you increase a Population, you may resolve this instead in a sector "
        "of yours that passes the filter (`same`), wherever the effect would have been."
    ),
    "after_decrease_population": (
        "After the Population of a sector of yours was decreased; if by a cost, after the whole "
        "cost is paid."
    ),
    "after_corruption_paid": (
        "After you gained a Corruption as the cost of an action; not for events, offers or "
        "penalties."
    ),
    "after_remove_corruption": (
        "After you removed a Corruption by an effect; it does not trigger itself."
    ),
    "after_return_trade": (
        "After a Trade token of yours was returned to the Galactic board, for whatever reason."
    ),
    "after_agenda_returned": (
        "After an Agenda of yours went under its deck; the second card of a draw of two does not "
        "count."
    ),
    "deploy_alternative": (
        "When an effect lets you deploy Fleet Power, you may resolve this instead of deploying 1 "
        "of it; `same` is the sector, and 1 Active Fleet Power must be there to be deployed."
    ),
    "before_combat": (
        "When you invade a sector that is one of `target`, after Fleet movement and before Combat."
    ),
    "invasion_outcome": (
        "One more optional step after you conquered a sector, which was one of `target` before; "
        "`same` is that sector."
    ),
    "focus_selected": (
        "When you play such a Focus in the Selection step; resolved at the start of the Actions "
        "step."
    ),
    "evaluation_start": "Resolved once for the group, right before step 1 of the Evaluation Phase.",
    "extra_action": (
        "An action with such a Focus, like that of a Technology, once per turn and sector; `same` "
        "is the sector."
    ),
    "on_conquest": "Step H of the outcome of an Invasion. [V-356]",
}
"""Points at which an effect is triggered, and when that is."""
AMOUNTS = {
    "build_type": (
        "You may build this type, at most `max_per_sector` in a sector, printed ones included."
    ),
    "fleet_token_cap": "How much Fleet Power a Fleet token of this type stands for.",
    "counts_as_shipyard": (
        "For deployment, each sector of yours that passes the filter counts `add` more Shipyards; "
        "or each Installation of the type `each` counts as one."
    ),
    "guild_spaces": (
        "More Guild spaces, filled after the printed ones, without Upkeep; `guilds_full` and "
        "`empty_guild_spaces` ignore them."
    ),
    "agenda_slots": "More Agenda slots, which cannot be Corrupted.",
    "trade_capacity": (
        "In Clean-up this many Trade tokens may lie here instead of on an Agenda; they cover no "
        "Upkeep."
    ),
    "corruption_capacity": (
        "The card is a place for this many Corruptions, which count nowhere. [V-391]"
    ),
    "tier_cost": "Entering these Tiers costs this instead; an empty cost is free. [V-381]",
    "upkeep_substitute": "In Upkeep `spend` may satisfy this much, any number of times.",
    "upkeep_free": (
        "In the Evaluation Phase the Upkeep of your sectors, but not of Agendas, is satisfied for "
        "free; objectives still count it."
    ),
    "double_action": (
        "Once per turn with such a Focus: pay the cost of a Focus action twice and resolve it "
        "twice."
    ),
    "invade_range": (
        "For each Invasion use one of the `options`: ignore Voidstorms, or let Fleet Power come "
        "from two steps away."
    ),
    "keep_installations": (
        "After a conquest you may leave out step A: all Installations stay and are yours. [V-349]"
    ),
    "skirmish_auto_defense": (
        "In the Skirmish of the Evaluation Phase, before Combat: pay, and the defence succeeds."
    ),
    "cycle_choice": (
        "At the end of every Preparation Phase name one more preferred Focus, which `chosen` "
        "means in lists of Focuses."
    ),
    "extra_agenda": (
        "The Agenda of the Origin that is flagged `extra` is in play beside the slots; nothing "
        "happens to it."
    ),
    "combat.initiative": (
        "Adds to the Initiative of the side while it has Fleet Power that provides Initiative."
    ),
    "combat.first_strike": (
        "The side counts as having the higher Initiative while it has Fleet Power that provides "
        "some; if both sides have it, the values decide. [V-324]"
    ),
    "combat.approach_damage": "Deals Approach Damage.",
    "combat.approach_absorption": "Cancels up to this much Approach Damage.",
    "combat.salvo_absorption": (
        "Units that each cancel 1 Salvo Damage once in the Combat; those per `combat_power` are "
        "lost with their Fleet Power. [V-337]"
    ),
    "combat.salvo_damage": (
        "More Salvo Damage with the blow of the side: in the first Salvo step, in each, or each "
        "unit once in a step of your choice. [V-328] [V-329]"
    ),
    "combat.absorption": "Pay once in a Combat: this much Approach and this much Salvo Absorption.",
    "combat.buy_absorption": (
        "Pay any number of times in a Combat: 1 Absorption each, Approach or Salvo as you choose."
    ),
    "combat.launch": (
        "Before Approach Damage deploy up to 1 Active Fleet Power of `type` for each thing "
        "counted into the Combat sector. [V-302] [V-303]"
    ),
    "combat.escape": (
        "Up to `max` of your Fleet Power (any number without it) that would be recalled as Damage "
        "moves to your Home sector instead."
    ),
    "combat.reinforce_after": (
        "After a Combat that you won or tied, deploy up to this much Active Fleet Power in the "
        "Combat sector; a tie is then won."
    ),
    "keep_removed_corruption": (
        "Each Corruption that a player removes is kept until step 3 of the Evaluation Phase is "
        "over."
    ),
    "deploy_surcharge": (
        "Whenever you deploy Fleet Power, pay `each` for every one, or `turn` once for the rest "
        "of the turn or phase."
    ),
    "no_crisis_board": "Step 1 of the Evaluation Phase of this Cycle is skipped.",
    "no_skirmish": "A player for whom the conditions hold is not the target of Skirmishes.",
    "upgrade_new_glory": "Right after gaining a Glory token you may upgrade it once.",
    "focus_action_surcharge": "Every Focus action of such a Focus costs this in addition.",
    "focus_action_cost": (
        "Every Focus action of such a Focus costs this instead of its printed cost."
    ),
    "third_focus_action": (
        "With such a Focus up to three Focus actions without a flipped Trade token; the cost is "
        "that of the third, in addition."
    ),
    "adjacency": "Which sectors are adjacent: Wormholes of the same letter.",
}
"""Points at which the rules ask for a number, and what they do with it."""
