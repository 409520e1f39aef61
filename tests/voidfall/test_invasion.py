"""Invasions: what they come to, and what Technologies add to them."""

from domineum.voidfall.state import NOBODY
from tests.voidfall.positions import plain


def test_recalled_fleet_power_becomes_active() -> None:
    """3 against 2: one Corvette is lost to the Active area. [V-251] [V-272] [V-284]"""
    table = plain(corvette=4)
    table.invade(5, *["4 corvette"] * 3)
    assert (table.sector(5).power, table.me.active) == (2, 3)


def test_a_defender_victory_changes_nothing_else() -> None:
    """1 against 2: the Invader is gone, the Voidborn stay. [V-345]"""
    table = plain(corvette=2)
    driven = table.invade(5, "4 corvette")
    assert (table.sector(5).owner, table.sector(5).voidborn) == (NOBODY, 2)
    assert "conquered" not in driven.kinds


def test_a_tie_against_the_voidborn_renews_them() -> None:
    """2 against 2: Installations go, 2 Voidborn and one more Bounty token come. [V-282] [V-362]"""
    table = plain(corvette=3)
    table.sector(5).bounty = ("bounty-any",)
    table.me.glory = [1]
    table.invade(5, "4 corvette", "4 corvette")
    sector = table.sector(5)
    assert (sector.owner, sector.voidborn, len(sector.bounty)) == (NOBODY, 2, 2)
    assert table.me.glory == [1]


def test_a_tie_against_a_player_costs_the_defender_a_glory_token() -> None:
    """Both are gone, and the Voidborn take the sector. [V-276] [V-362]"""
    table = plain(corvette=3)
    table.give(5, seat=1, corvette=2)
    table.player(1).technologies = {}
    table.player(1).glory = [2, 4]
    table.invade(5, "4 corvette", "4 corvette", answers=("glory 4",))
    assert table.player(1).glory == [2]
    assert (table.sector(5).owner, table.sector(5).voidborn) == (NOBODY, 2)
    assert table.player(1).active == 4


def test_who_places_the_bounty_token_of_a_tie_gains_something_without_one() -> None:
    """The Defender whose sector is abandoned, or the Invader against the Voidborn. [V-369]"""
    table = plain(corvette=3)
    table.state.bounty_pile = []
    driven = table.invade(5, "4 corvette", "4 corvette", answers=("influence",))
    assert driven.asked[-1].seat == 0
    table = plain(corvette=3)
    table.give(5, seat=1, corvette=2)
    table.player(1).technologies, table.player(1).glory = {}, []
    table.state.bounty_pile = []
    driven = table.invade(5, "4 corvette", "4 corvette", answers=("influence",))
    assert driven.asked[-1].seat == 1


def test_installations_alone_cannot_tie() -> None:
    """One Corvette against the Belt's Sector Defense: the Defender has won. [V-363]"""
    table = plain(corvette=2)
    driven = table.invade(3, "4 corvette")
    assert driven.events[-1].data["winner"] == "defender"
    assert table.sector(3).owner == NOBODY


def test_salvage_scanner_places_a_reclaim_token_before_the_combat() -> None:
    """It may be forgone. [V-084] [V-344]"""
    table = plain(corvette=4)
    table.learn("salvage-scanner")
    table.invade(5, "4 corvette", answers=("resolve place",))
    assert len(table.sector(5).reclaim) == 1
    table.invade(5, "4 corvette", answers=("forfeit",))
    assert len(table.sector(5).reclaim) == 1


def test_replicators_turn_a_tie_into_a_victory() -> None:
    """A Fleet Power of any type deployed afterwards takes the sector. [V-344]"""
    table = plain(corvette=3)
    table.learn("combat-replicators+", "dreadnoughts")
    table.stock(materials=1)
    answers = ("deploy 5 dreadnought", "outcome glory", "done")
    table.invade(5, "4 corvette", "4 corvette", answers=answers)
    assert table.sector(5).owner == 0
    assert table.sector(5).fleets == (0, 0, 0, 1, 0)
    assert table.me.stock[2] == 0


def test_replicators_forfeited_leave_a_tie() -> None:
    """The sector is renewed. [V-282] [V-344]"""
    table = plain(corvette=3)
    table.learn("combat-replicators+")
    table.invade(5, "4 corvette", "4 corvette", answers=("forfeit",))
    assert (table.sector(5).owner, table.sector(5).voidborn) == (NOBODY, 2)
