"""Both sides of a Combat as a game has them."""

from domineum.voidfall.combat.sides import player_side
from domineum.voidfall.combat.values import approach_damage
from tests.voidfall.positions import plain
from tests.voidfall.table import Table


def test_lost_installations_no_longer_serve_missiles() -> None:
    """The Shipyard of the sector that was left went with it. [V-275] [V-311]"""
    table = plain(corvette=3)
    table.learn("deep-space-missiles")
    table.sector(4).installations = ("shipyard",)
    assert player_side(table.state, 0, 5, (1, 0, 0, 0, 0), True).offers
    driven = table.invade(5, "4 corvette 3")
    assert "voidfall.combat.pay" not in driven.topics


def test_the_sides_of_a_player() -> None:
    """Sector Defenses, yards next door and Technologies belong to a Defender. [V-286] [V-307]"""
    table = Table()
    table.learn("deep-space-missiles+")
    table.sector(4).installations = ("defense", "starbase", "shipyard")
    table.give(5).installations = ("shipyard",)
    side = player_side(table.state, 0, 4, table.sector(4).fleets, False)
    assert (side.defenses, side.active, side.offers) == (2, 0, ())
    assert approach_damage(side) == 2 + 2
