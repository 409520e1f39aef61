"""Bounty, Reclaim and Glory tokens."""

import pytest

from domineum.voidfall.tokens import resolve_bounty, resolve_reclaim
from tests.voidfall.table import CONTENT, Table, drive

RESOURCE = ("food", "energy", "materials", "credits", "science")


def changes(table: Table, token: str, *answers: str) -> dict[str, int]:
    """What resolving a Bounty token changes."""
    table.stock()
    before = table.me.influence
    drive(resolve_bounty(table.at, token), *answers)
    gained = dict(zip(RESOURCE, table.me.stock, strict=True))
    gained["influence"] = table.me.influence - before
    return {name: amount for name, amount in gained.items() if amount}


BOUNTIES = {
    "bounty-2-food": {"food": 2},
    "bounty-2-energy": {"energy": 2},
    "bounty-2-materials": {"materials": 2},
    "bounty-food-energy": {"food": 1, "energy": 1},
    "bounty-food-materials": {"food": 1, "materials": 1},
    "bounty-energy-materials": {"energy": 1, "materials": 1},
    "bounty-food-science": {"food": 1, "science": 1},
    "bounty-energy-science": {"energy": 1, "science": 1},
    "bounty-materials-science": {"materials": 1, "science": 1},
}


@pytest.mark.parametrize("token", BOUNTIES)
def test_a_bounty_gives_resources_or_influence(token: str) -> None:
    """What it shows, or 1 Influence instead. [V-364] [V-370]"""
    assert changes(Table(), token, "resolve gain") == BOUNTIES[token]
    assert changes(Table(), token, "resolve influence") == {"influence": 1}


def test_the_other_bounties() -> None:
    """Science with Influence, and any resource. [V-364]"""
    gained = changes(Table(), "bounty-science", "resolve gain")
    assert gained == {"science": 1, "influence": 1}
    assert changes(Table(), "bounty-any", "resource credits") == {"credits": 1}


def test_every_bounty_is_tested() -> None:
    """48 tokens of eleven kinds. [V-004]"""
    assert set(CONTENT.bounties) == {*BOUNTIES, "bounty-science", "bounty-any"}
    assert sum(token.count for token in CONTENT.bounties.values()) == 48


def reclaim(table: Table, token: str, *answers: str) -> None:
    """Resolve a Reclaim token that lay on sector 5, which is now seat 0's."""
    table.give(5).corrupted = False
    table.stock()
    drive(resolve_reclaim(table.at, token, 5), *answers)


@pytest.mark.parametrize("guild", ["scientists", "farmers", "miners", "engineers", "bankers"])
def test_a_guild_reclaim_establishes_there_or_gives_a_resource(guild: str) -> None:
    """In the sector it lay on. [V-365]"""
    table = Table()
    reclaim(table, f"reclaim-{guild}", "resolve establish")
    assert table.sector(5).guilds == (guild,)
    table = Table()
    reclaim(table, f"reclaim-{guild}", "resolve gain", "resource science")
    assert table.me.stock == [0, 0, 0, 0, 1]


def test_a_fleet_reclaim_activates_or_deploys_there() -> None:
    """One of the two. [V-365]"""
    table = Table()
    reclaim(table, "reclaim-fleet", "resolve deploy")
    assert (table.sector(5).power, table.me.active) == (2, 1)
    table = Table()
    reclaim(table, "reclaim-fleet", "resolve activate")
    assert (table.sector(5).power, table.me.active) == (1, 3)


def test_an_installation_reclaim() -> None:
    """Any Installation there, or 1 Influence. [V-365]"""
    table = Table()
    reclaim(table, "reclaim-installation", "resolve build", "build 5 shipyard")
    assert table.sector(5).installations == ("shipyard",)
    table = Table()
    reclaim(table, "reclaim-installation", "resolve influence")
    assert table.me.influence == 11


def test_a_defense_reclaim() -> None:
    """A Sector Defense there and 2 Influence. [V-365]"""
    table = Table()
    reclaim(table, "reclaim-defense", "resolve build")
    assert table.sector(5).installations == ("defense",)
    assert table.me.influence == 12


def test_a_population_reclaim() -> None:
    """An increase there, or a resource. [V-365]"""
    table = Table()
    reclaim(table, "reclaim-population", "resolve increase_population")
    assert table.sector(5).population == 4
    table = Table()
    reclaim(table, "reclaim-population", "resolve gain", "resource food")
    assert table.me.stock[0] == 1


def test_a_reclaim_may_be_forfeited() -> None:
    """It lies beside the House mat all the same. [V-365] [V-367]"""
    table = Table()
    reclaim(table, "reclaim-defense", "forfeit")
    assert (table.sector(5).installations, table.me.reclaim) == ((), ["reclaim-defense"])


def test_every_reclaim_is_tested() -> None:
    """27 tokens in threes. [V-004]"""
    assert len(CONTENT.reclaims) == 9
    assert {token.count for token in CONTENT.reclaims.values()} == {3}


def test_a_bounty_is_drawn_and_resolved_at_once() -> None:
    """From the face-down pile. [V-366]"""
    table = Table()
    table.stock()
    table.state.bounty_pile[-1] = "bounty-2-food"
    pile = len(table.state.bounty_pile)
    driven = table.resolve({"gain_bounty": 1}, "resolve gain")
    assert driven.kinds == ["bounty", "gained"]
    assert (len(table.state.bounty_pile), table.me.bounty) == (pile - 1, ["bounty-2-food"])


def test_a_reclaim_gained_directly_lay_at_home() -> None:
    """Where Yarvek's tracks place it. [V-365]"""
    table = Table()
    table.state.reclaim_pile[-1] = "reclaim-miners"
    table.resolve({"gain_reclaim": 1, "where": "home"}, "resolve establish")
    assert table.sector(1).guilds == ("farmers", "miners")


def test_tokens_matter_by_number() -> None:
    """For counts and discards. [V-367]"""
    table = Table()
    table.me.bounty = ["bounty-any", "bounty-2-food"]
    table.me.influence = 0
    table.resolve({"per": {"count": "bounty"}, "do": {"influence": 1}})
    assert table.me.influence == 2
    assert table.payable({"discard_bounty": 2})
    assert not table.payable({"discard_bounty": 3})


@pytest.mark.parametrize("kind", ["bounty", "reclaim"])
def test_a_discarded_token_is_shuffled_back(kind: str) -> None:
    """Into its face-down pile, whose new order nobody sees. [V-066] [V-368]"""
    table = Table()
    pile = table.state.bounty_pile if kind == "bounty" else table.state.reclaim_pile
    token = pile.pop()
    getattr(table.me, kind).append(token)
    before, drawn = [*pile, token], table.state.random.value
    table.pay({f"discard_{kind}": 1})
    assert sorted(pile) == sorted(before)
    assert pile != before
    assert table.state.random.value == drawn
    assert getattr(table.me, kind) == []


def test_an_empty_pile_gives_influence_or_a_resource() -> None:
    """For Bounty and Reclaim tokens alike. [V-006] [V-369]"""
    table = Table()
    table.stock()
    table.state.bounty_pile, table.state.reclaim_pile = [], []
    driven = table.resolve({"gain_bounty": 1}, "influence")
    assert len(driven.options()) == 6
    table.resolve({"gain_reclaim": 1}, "resource credits")
    assert (table.me.influence, table.me.stock[3]) == (11, 1)


# -- Glory --------------------------------------------------------------------------------------


def test_glory_comes_from_the_supply_and_returns_to_it() -> None:
    """Without limit during the turn. [V-005] [V-371] [V-375]"""
    table = Table()
    table.me.glory = [1, 2, 3, 4]
    table.resolve({"gain_glory": 2}, "resolve gain_glory")
    assert table.me.glory == [1, 2, 3, 4, 2]
    table.pay({"discard_glory": 1}, "glory 4")
    assert table.me.glory == [1, 2, 3, 2]


def test_an_upgrade_adds_exactly_one() -> None:
    """Not to a value of 5; it may be declined, for a rival scores its value. [V-074] [V-376]"""
    table = Table()
    table.me.glory = [3, 5]
    table.resolve("upgrade_glory", "forfeit")
    assert sorted(table.me.glory) == [3, 5]
    driven = table.resolve("upgrade_glory", "upgrade 3")
    assert driven.options() == ["upgrade 3", "forfeit"]
    assert sorted(table.me.glory) == [4, 5]
    table.me.glory = [5]
    assert not table.possible("upgrade_glory")


def test_a_token_to_upgrade_is_chosen() -> None:
    """By its value. [V-376]"""
    table = Table()
    table.me.glory = [1, 4]
    table.resolve("upgrade_glory", "upgrade 4")
    assert sorted(table.me.glory) == [1, 5]


def test_an_event_upgrades_a_new_token() -> None:
    """Event 2I: once, right after it was gained; not after an upgrade. [V-371] [V-376]"""
    table = Table(event="event-2i")
    table.me.glory = []
    table.resolve({"gain_glory": 2}, "resolve gain_glory", "upgrade 2")
    assert table.me.glory == [3]
