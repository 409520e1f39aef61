"""The Combats of a game: who is asked, and what is paid for what was decided."""

from domineum.voidfall.state import NOBODY
from tests.voidfall.positions import plain
from tests.voidfall.table import Table


def test_both_owners_decide_in_combat() -> None:
    """The Sentry hits first; a Destroyer strikes, and the Defender absorbs and recalls.

    [V-285] [V-291] [V-295]
    """
    table = plain(corvette=3, destroyer=1)
    table.player(1).technologies = {"shields": 1, "sentries": 1}
    table.give(5, seat=1, corvette=1, sentry=1)
    answers = ("combat-recall corvette", "combat-destroyers 1")
    rest = ("combat-absorb 1", "combat-recall corvette")
    driven = table.invade(5, "4 corvette", "4 destroyer", answers=(*answers, *rest))
    fight = [(q.topic.split(".")[-1], q.seat) for q in driven.asked if ".combat." in q.topic]
    assert fight == [("recall", 0), ("bonus", 0), ("absorb", 1), ("recall", 1)]
    assert table.sector(5).fleets == (0, 0, 1, 0, 0)


def test_missiles_are_paid_with_energy_or_what_stands_for_it() -> None:
    """1 Credit for the 1 Energy: one Approach Damage, 2 against 1. [V-186] [V-311]"""
    table = plain(corvette=3)
    table.learn("deep-space-missiles")
    table.sector(4).installations = ("shipyard",)
    table.stock(credits=1)
    table.invade(5, "4 corvette", "4 corvette", answers=("combat-spend energy",))
    assert (table.sector(5).power, table.me.stock[3]) == (2, 0)


def test_missiles_without_energy_are_not_asked() -> None:
    """Neither Energy nor Credits. [V-311]"""
    table = plain(corvette=4)
    table.learn("deep-space-missiles")
    table.sector(4).installations = ("shipyard",)
    table.stock(science=5)
    driven = table.invade(5, *["4 corvette"] * 3)
    assert "voidfall.combat.pay" not in driven.topics


def test_drones_take_a_trade_token_back_at_once() -> None:
    """The unflipped token returns to the topmost empty space. [V-316] [V-334] [V-407]"""
    table = plain(corvette=3)
    table.learn("autonomous-drones")
    table.state.trade, table.me.loose_trade = [1, 1, 1, 1, 1, 0], 1
    answers = ("combat-return trade", "combat-absorb 1")
    table.invade(5, "4 corvette", "4 corvette", answers=answers)
    assert table.me.trade == 0
    assert table.state.trade == [1] * 6
    assert table.sector(5).power == 2


def test_carriers_deploy_active_fleet_power() -> None:
    """One Corvette for the Carrier, from the Active area. [V-302] [V-303]"""
    table = plain(corvette=1, carrier=1)
    table.learn("carriers")
    table.me.active = 1
    table.invade(5, "4 carrier", answers=("combat-deploy 1", "combat-recall corvette"))
    assert table.me.active == 2 - 0
    assert table.sector(5).owner == NOBODY


def test_carriers_deploy_what_is_active_when_they_launch() -> None:
    """The Trade bonus of a returned token activates 1 Fleet Power first. [V-302] [V-303]"""
    table = plain(corvette=1, carrier=2)
    table.learn("autonomous-drones", "trade-nexus", "carriers")
    table.state.trade, table.me.loose_trade = [0] * 6, 1
    table.me.active, table.me.inactive = 0, 1
    answers = ("combat-return trade", "bonus 2", "combat-deploy 1", "combat-absorb 1")
    driven = table.invade(5, "4 carrier", "4 carrier", answers=answers)
    assert driven.options(driven.topics.index("voidfall.combat.launch")) == [
        "combat-deploy 0", "combat-deploy 1",
    ]  # fmt: skip
    assert (table.sector(5).fleets, table.me.active) == ((1, 0, 0, 0, 2), 0)


def test_a_trade_bonus_of_materials_pays_for_bombard() -> None:
    """What can be bought is counted after the token was returned. [V-316] [V-317]"""
    table = plain(corvette=3)
    table.learn("autonomous-drones", "trade-nexus")
    table.state.trade, table.me.loose_trade = [0] * 6, 1
    table.stock(materials=1)
    buy = {"point": "combat.buy_absorption", "side": "invader", "cost": {"materials": 3}}
    answers = ("combat-return trade", "bonus 4", "resource 2-materials")
    table.sector(5).voidborn = 3
    fight = ("combat-absorb 1", "bombard 1 1")
    table.invade(
        5, "4 corvette", "4 corvette", answers=answers + fight, effect={"invade_with": [buy]}
    )
    assert (table.me.stock[2], table.sector(5).power) == (0, 2)


def test_carriers_pay_the_surcharge_of_an_event() -> None:
    """1 Material for the Corvette; without any there is nothing to decide. [V-303]"""
    table = plain("event-1h", corvette=2, carrier=2)
    table.learn("carriers")
    table.stock(materials=1)
    table.me.active = 2
    answers = ("combat-deploy 1", "surcharge-each", "combat-recall carrier")
    table.invade(5, "4 carrier", "4 carrier", answers=answers)
    assert table.me.stock[2] == 0
    assert table.sector(5).fleets == (1, 0, 0, 0, 1)


def test_escape_pods_bring_fleet_power_home() -> None:
    """It keeps its type and is not recalled; the end of the Combat says so. [V-344]"""
    table = plain(corvette=1, destroyer=3)
    table.learn("escape-pods", "destroyers")
    answers = ("combat-destroyers 0", "combat-home destroyer", "combat-destroyers 1")
    driven = table.invade(5, *["4 destroyer"] * 3, answers=answers)
    assert table.sector(1).fleets == (2, 0, 1, 0, 0)
    over = next(event for event in driven.events if event.kind == "combat-over")
    assert over.data == {"sector": 5, "winner": "invader", "to-1": 1}
    assert table.me.active == 2


def test_bombard_sells_absorption_when_it_is_needed() -> None:
    """3 Materials cancel the 1 Damage of 2 Corvettes against 2 Voidborn. [V-317] [V-336]"""
    table = Table("nervo", "valnis")
    table.me.technologies = {}
    table.give(4, corvette=3)
    table.sector(5).bounty = ()
    table.stock(energy=2, materials=7)
    answers = (
        "pay 2-energy",
        "invade 5",
        "move 4 corvette",
        "move 4 corvette",
        "attack 5",
        "bombard 1 1",
    )
    driven = table.take("uplift-nervo", "bombard", *answers)
    assert driven.topics[-1] == "voidfall.combat.absorb"
    assert (table.me.stock[2], table.sector(5).power) == (4, 2)


def test_bombard_may_be_left_unpaid() -> None:
    """Absorbing nothing costs nothing. [V-295] [V-317]"""
    table = Table("nervo", "valnis")
    table.me.technologies = {}
    table.give(4, corvette=3)
    table.stock(materials=3)
    buy = {"point": "combat.buy_absorption", "side": "invader", "cost": {"materials": 3}}
    answers = ("combat-absorb 0",)
    table.invade(5, "4 corvette", answers=answers, effect={"invade_with": [buy]})
    assert table.me.stock[2] == 3
