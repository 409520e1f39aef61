"""The Actions step: Focus, Agenda, Technology and sector actions, and preferred Focuses."""

from __future__ import annotations

from domineum.voidfall import GAME
from domineum.voidfall.infrastructure import installation_room
from domineum.voidfall.sectors import tile
from tests.voidfall.table import Driven, Table
from tests.voidfall.test_focus import turn


def open_actions(table: Table) -> list[str]:
    """What can be done now in the Actions step."""
    return table.step("act", 0, answers=("end",)).options()[:-1]


# -- Focus actions ------------------------------------------------------------------------------


def test_two_of_three_focus_actions_in_any_order_each_once() -> None:
    """The third is not allowed, and a taken one is not offered again. [V-067] [V-069]"""
    table = Table()
    table.stock(food=1, energy=1)
    table.select("production")
    assert open_actions(table) == ["take thrive", "take supply", "take optimize"]
    table.act("take supply", "resolve produce")
    driven = table.step("act", 0, answers=("end",))
    assert driven.options() == ["take thrive", "take optimize", "end"]
    assert driven.why_not("take supply") == "V-069"
    table.act("take thrive")
    driven = table.step("act", 0, answers=("end",))
    assert driven.options() == ["end"]
    assert driven.why_not("take optimize") == "V-068"


def test_no_action_has_to_be_taken() -> None:
    """Zero actions are a legal turn. [V-067]"""
    match = turn(Table(event="event-1t"), "focus production", "end")
    assert (match.question().seat, match.question().topic) == (1, "voidfall.select")


def test_a_flipped_trade_token_allows_the_third_action() -> None:
    """All three, none of them twice. [V-068]"""
    table = Table()
    table.stock(food=5, energy=5)
    table.select("production")
    table.state.turn.flipped = True
    table.act("take thrive")
    table.act("take supply", "forfeit")
    table.act("take optimize", "pay 1-food+1-energy", "forfeit")
    assert open_actions(table) == []


def test_an_action_needs_its_whole_cost() -> None:
    """It cannot be taken, and the reason is told. [V-073] [V-082]"""
    table = Table()
    table.stock(energy=1)
    table.select("conquest")
    driven = table.step("act", 0, answers=("end",))
    assert driven.options() == ["end"]
    assert driven.why_not("take engage") == "V-073"


def test_a_cost_may_be_paid_for_nothing() -> None:
    """Effects are forfeited one by one, costs are never refunded. [V-074] [V-078]"""
    table = Table()
    table.stock(materials=1)
    table.select("development")
    table.act("take grow", "forfeit")
    assert table.me.stock == [0] * 5


def test_green_options_may_all_be_resolved_in_any_order_red_ones_not() -> None:
    """Settle builds and establishes, Grow does one of them. [V-075] [V-076] [V-077]"""
    table = Table()
    table.stock(materials=1)
    table.select("development")
    outpost = table.sector(table.outpost)
    table.act(
        "take settle", f"recall {table.outpost} corvette", "resolve build", "build 4 defense",
        "resolve establish", "establish 4 bankers",
    )  # fmt: skip
    assert (outpost.installations[-1], outpost.guilds[-1]) == ("defense", "bankers")
    driven = table.act("take grow", "resolve build", "build 4 shipyard")
    assert driven.options(1) == ["resolve establish", "resolve build", "forfeit"]
    assert outpost.installations == ("defense", "shipyard")


def test_the_next_action_waits_until_the_last_effect_is_done() -> None:
    """While an effect is open no action is offered. [V-087]"""
    match = turn(Table(), "focus prosperity", "take stockpile", "resolve produce_any")
    assert match.question().topic == "voidfall.produce"
    match.choose("resource food")
    assert match.question().topic == "voidfall.gain"
    match.choose("resource 2-food")
    assert match.question().topic == "voidfall.act"


def test_house_cards_have_their_own_costs_and_effects() -> None:
    """Production of Thegwyn accumulates Science too. [V-079]"""
    table = Table("thegwyn", "belitan", scenario="quiet-meridian")
    table.stock()
    assert "production" not in table.me.hand
    table.take("production-thegwyn", "accumulate")
    assert (table.me.stock[1], open_actions(table)) == (1, ["take thrive"])


# -- Agenda and Technology actions --------------------------------------------------------------


def test_an_agenda_gives_its_action_once_before_or_after_any_other() -> None:
    """The action of its type. [V-070] [V-110]"""
    table = Table()
    table.select("production")
    table.state.turn.agenda = "redemption"
    table.slot(1).agenda = ""
    assert "take-agenda-action wealth" in open_actions(table)
    table.act("take thrive")
    table.act("take-agenda-action wealth", "forfeit")
    assert "take-agenda-action wealth" not in open_actions(table)
    assert not table.possible("evaluate_agenda")


def test_what_is_gained_this_turn_is_not_played_or_flipped_this_turn() -> None:
    """There is no such action; a gained Trade token may be spent, though. [V-071] [V-072]"""
    table = Table()
    table.stock(credits=1)
    table.me.agendas = ["mining-consortium"]
    table.take("politics", "control", "resolve gain_trade", "forfeit")
    assert table.me.loose_trade == 1
    assert {code.split()[0] for code in open_actions(table)} <= {"take"}
    assert table.payable({"return_trade": 1})


def test_a_technology_with_the_selected_focus_offers_an_action() -> None:
    """Terraforming: 1 Material increases a Pure Population, once per turn. [V-081] [V-082]"""
    table = Table()
    table.learn("terraforming")
    table.stock(materials=2)
    table.select("development")
    table.act("take-technology terraforming 1", f"increase {table.home}")
    assert (table.sector(table.home).population, table.me.stock[2]) == (3, 1)
    assert "take-technology terraforming 1" not in open_actions(table)
    table.select("production")
    assert "take-technology terraforming 1" not in open_actions(table)


def test_a_technology_gained_this_turn_works_at_once() -> None:
    """Zenor gains Hyperdrive with Conquest: its action is open right after. [V-080] [V-083]"""
    table = Table("zenor", "belitan", scenario="quiet-meridian")
    table.state.tableau["hyperdrive"] = (0,)
    table.state.bounty_pile += ["bounty-any"] * 3
    table.stock(energy=1, science=1)
    table.select("conquest-zenor")
    assert "take-technology hyperdrive 1" not in open_actions(table)
    gain = ("resolve gain_technology", "gain-basic hyperdrive", *["resource food"] * 3)
    table.act("take experiment", *gain)
    assert "take-technology hyperdrive 1" in open_actions(table)


def test_a_basic_action_taken_is_not_repeated_by_the_improved_card() -> None:
    """Each Technology action once per turn. [V-081]"""
    table = Table()
    table.learn("terraforming")
    table.stock(materials=2)
    table.select("development")
    table.act("take-technology terraforming 1", "forfeit")
    table.learn("terraforming+")
    assert "take-technology terraforming 1" not in open_actions(table)


def test_of_a_group_of_technology_actions_one_per_turn() -> None:
    """Improved Tactical Transports offer two with a preferred Focus. [V-081]"""
    table = Table()
    table.learn("tactical-transports+")
    table.select("progress")
    both = [f"take-technology tactical-transports {n}" for n in (1, 2)]
    assert [code for code in open_actions(table) if "technology" in code] == both
    table.act(both[1])
    assert [code for code in open_actions(table) if "technology" in code] == []


def test_forgoing_a_benefit_does_not_reduce_the_cost() -> None:
    """Central Surveillance costs a Population, whatever is taken of it. [V-084]"""
    table = Table()
    table.learn("central-surveillance")
    table.select("politics")
    table.me.glory = [1]
    table.act("take-technology central-surveillance 1", "resolve upgrade_glory", "forfeit")
    assert (table.sector(table.outpost).population, table.me.glory) == (1, [2])


# -- what sectors and Technologies add ----------------------------------------------------------


def test_a_relay_allows_a_third_preferred_action_for_a_credit() -> None:
    """Without a Trade token, on top of the cost of the action. [V-088]"""
    table = Table()
    table.sector(3).tile = "communication-relay"
    table.give(3)
    table.stock(science=2, credits=1)
    table.select("progress")
    table.act("take experiment", "forfeit")
    table.act("take invent", "forfeit")
    assert open_actions(table) == ["take restore"]
    table.act("take restore", f"recall {table.home} corvette", "forfeit")
    assert table.me.stock[3] == 0
    table.select("production")
    table.state.turn.taken = ["focus thrive", "focus supply"]
    table.stock(food=9, energy=9, credits=9)
    assert open_actions(table) == []


def test_a_genesis_sector_offers_an_action_once_per_turn() -> None:
    """Seeding: 1 Food grows the tile or a sector beside it. [V-088]"""
    table = Table()
    table.sector(3).tile = "genesis"
    table.give(3).population = 3
    table.stock(food=2)
    table.select("prosperity")
    driven = table.act("take-sector 3", "increase 3")
    assert driven.options(1) == ["increase 1", "increase 3", "increase 4", "forfeit"]
    assert (table.sector(3).population, table.me.stock[0]) == (4, 1)
    assert "take-sector 3" not in open_actions(table)


def test_robotics_takes_one_development_action_twice() -> None:
    """Paid twice and resolved twice, once per turn; it counts as one action. [V-067] [V-080]"""
    table = Table()
    table.learn("robotics")
    table.stock(materials=3)
    table.select("development")
    build = ("resolve build", "build 4 defense")
    table.act("double grow", *build, *build)
    assert table.sector(table.outpost).installations == ("defense", "defense")
    assert (table.me.stock[2], table.state.turn.taken) == (1, ["focus grow"])
    assert not [code for code in open_actions(table) if code.startswith("double")]


def test_a_doubled_mix_is_paid_before_anything_is_gained() -> None:
    """Heroic Grow twice takes 6 units at once; what it gains cannot pay it. [V-073] [V-185]"""
    table = Table()
    table.learn("robotics")
    table.select("heroic-development")
    table.stock(food=3, science=2)
    assert "double grow" not in open_actions(table)
    table.stock(food=4, science=3)
    driven = table.act("double grow", "resource 3-food+3-science", "forfeit", "forfeit")
    assert driven.topics[1:3] == ["voidfall.pay-mix", "voidfall.effect"]
    assert table.me.stock == [1, 0, 0, 0, 0]


def test_a_doubled_action_keeps_the_sector_of_each_payment() -> None:
    """Settle twice: each recall decides where that Settle builds. [V-194] [V-253]"""
    table = Table()
    table.learn("robotics")
    table.settle(2).fleets = (2, 0, 0, 0, 0)
    table.select("development")
    table.act(
        "double settle", "recall 2 corvette", f"recall {table.outpost} corvette", "resolve build",
        "build 2 defense", "forfeit", "resolve build", "build 4 shipyard", "forfeit",
    )  # fmt: skip
    assert table.sector(2).installations == ("defense",)
    assert table.sector(table.outpost).installations == ("shipyard",)


def test_doubling_needs_both_costs() -> None:
    """1 Material takes Grow once. [V-073]"""
    table = Table()
    table.learn("robotics")
    table.stock(materials=1)
    table.select("development")
    actions = open_actions(table)
    assert ("take grow" in actions, "double grow" in actions) == (True, False)


# -- preferred Focuses --------------------------------------------------------------------------


def exploit(table: Table, *answers: str) -> Driven:
    return table.take("temptation", "exploit", *answers)


def test_a_preferred_action_comes_from_hand_or_discard_pile() -> None:
    """Valnis prefers Progress and Politics; the card stays where it is. [V-430]"""
    table = Table()
    table.stock(science=1)
    table.me.hand.remove("progress")
    table.me.discard = ["progress"]
    driven = exploit(table, "prefer politics inspire", "advance statecraft")
    assert {code.split()[1] for code in driven.options(1)} == {"progress", "politics"}
    assert (table.me.tracks, table.me.stock[4]) == ([0, 1, 0], 0)
    assert ("politics" in table.me.hand, table.me.discard) == (True, ["progress"])
    told = next(event for event in driven.events if event.kind == "preferred")
    assert (told.data["focus"], told.data["action"]) == ("politics", "inspire")


def test_a_preferred_action_costs_what_it_costs() -> None:
    """What cannot be paid is not offered. [V-430]"""
    table = Table()
    table.stock()
    options = exploit(table, "prefer progress experiment", "resolve produce").options(1)
    assert options == ["prefer progress experiment", "prefer progress restore"]


def test_the_played_card_and_a_card_set_aside_are_no_preferred_focus() -> None:
    """Novaris prefers Production and Innovation, which waits in Cycle 1. [V-430]"""
    table = Table("novaris", "belitan", scenario="quiet-meridian")
    table.stock(food=9, energy=9, science=9, materials=9)
    options = exploit(table, "prefer production thrive", "forfeit").options(1)
    assert {code.split()[1] for code in options} == {"production"}
    table.select("production")
    assert not table.possible("preferred_focus_action")


def test_a_preferred_action_is_not_that_focus() -> None:
    """No Technology action, no third action and no Agenda come with it. [V-431] [V-432]"""
    table = Table("cortozaar", "belitan")
    table.learn("terraforming", "robotics")
    table.stock(materials=5)
    table.me.agendas = ["redemption"]
    exploit(table, "prefer development grow", "forfeit")
    table.state.turn.flipped = True
    assert {code.split()[0] for code in open_actions(table)} == {"take"}
    assert not [code for code in open_actions(table) if "grow" in code]


def test_a_preferred_action_that_does_nothing_now_says_so() -> None:
    """Grow of Cortozaar without a free space; Harmonize still does something. [V-074] [V-430]"""
    table = Table("cortozaar", "belitan")
    table.stock(materials=1, science=1)
    assert "(does nothing now)" not in preferable(table)["prefer development grow"]
    for n in table.state.own(0):
        table.sector(n).guilds = ("farmers",) * tile(table.state, n).guild_room
        table.sector(n).installations = ("defense",) * installation_room(table.state, n)
    labels = preferable(table)
    assert labels["prefer development grow"].endswith("(does nothing now)")
    assert not labels["prefer development harmonize"].endswith("(does nothing now)")


def preferable(table: Table) -> dict[str, str]:
    """The texts of the preferred actions that Exploit offers."""
    table.select("temptation")
    match = table.match(("act", 0))
    match.choose("take exploit")
    render = GAME.catalogue.render
    return {option.code: render(option.label(), "en") for option in match.question().options}


def test_a_house_card_is_used_with_its_own_cost() -> None:
    """Conquest of Kradmor is standard, Politics of Shiveus is its own. [V-433]"""
    table = Table("shiveus", "belitan", scenario="quiet-meridian")
    table.stock(food=2)
    table.select("production")
    driven = table.resolve("preferred_focus_action", "prefer politics-shiveus exalt", "forfeit")
    assert "prefer politics-shiveus exalt" in driven.options()
    assert table.me.stock[0] == 0
