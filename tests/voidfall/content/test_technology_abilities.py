"""What each Technology changes in the rules, Basic and Improved."""

from functools import partial

import pytest

from domineum.voidfall.battle import ROLES
from domineum.voidfall.combat.sides import player_side
from domineum.voidfall.combat.values import approach_damage
from domineum.voidfall.fleet_movement import targets
from domineum.voidfall.fleets import token_cap, tokens_in
from domineum.voidfall.infrastructure import guild_room, yards_for_deployment
from domineum.voidfall.production import level
from domineum.voidfall.strength import Grant
from domineum.voidfall.technologies import gain_improved
from tests.voidfall.combats import Force, knows
from tests.voidfall.positions import changed, rich
from tests.voidfall.table import drive


@pytest.mark.parametrize(("name", "spaces"), [("ark-ships", 2), ("ark-ships+", 4)])
def test_ark_ships_add_guild_spaces_at_home(name: str, spaces: int) -> None:
    """Beyond the two printed ones, which are full."""
    table = rich()
    table.learn(name)
    assert guild_room(table.state, 0, 1) == spaces
    assert guild_room(table.state, 0, 4) == 1


@pytest.mark.parametrize("name", ["autonomous-drones", "autonomous-drones+"])
def test_drones_need_a_trade_token(name: str) -> None:
    """As Invader; the Defender of a Skirmish pays one, too. [V-316] [V-335]"""
    table = rich()
    table.learn(name)
    assert not player_side(table.state, 0, 2, (1, 0, 0, 0, 0), True).offers
    table.me.loose_trade = 1
    (offer,) = player_side(table.state, 0, 2, (1, 0, 0, 0, 0), True).offers
    assert (offer.card, offer.pay, offer.price) == ("technology-autonomous-drones", "trade", 1)


@pytest.mark.parametrize(
    ("name", "kind", "cap"),
    [
        ("carriers", 4, 1), ("carriers+", 4, 3), ("dreadnoughts", 3, 1), ("dreadnoughts+", 3, 3),
        ("destroyers", 2, 3), ("destroyers+", 2, 3), ("sentries", 1, 3), ("sentries+", 1, 3),
    ],
)  # fmt: skip
def test_fleet_technologies_allow_their_type(name: str, kind: int, cap: int) -> None:
    """With so much Fleet Power on a token. [V-244] [V-340] [V-342]"""
    table = rich()
    table.learn(name)
    fleet = ("corvette", "sentry", "destroyer", "dreadnought", "carrier")[kind]
    table.resolve({"deploy": 1, "type": fleet, "where": "home"}, f"deploy 1 {fleet}")
    assert table.sector(1).fleets[kind] == 1
    assert token_cap(table.state, 0, kind) == cap
    assert tokens_in(table.state, 0, 1) == 2


@pytest.mark.parametrize("name", ["carriers", "carriers+"])
def test_a_sector_with_carriers_counts_one_more_shipyard(name: str) -> None:
    """However many there are. [V-249]"""
    table = rich()
    table.learn(name)
    table.give(5, carrier=2)
    assert yards_for_deployment(table.state, 0, 5) == 1


def test_improved_central_surveillance_adds_a_slot() -> None:
    """It cannot be Corrupted. [V-389] [V-427]"""
    table = rich()
    table.me.technologies, table.me.improvable = {"central-surveillance": 1}, "central-surveillance"
    drive(gain_improved(table.at, "central-surveillance"))
    assert [slot.kind for slot in table.me.slots][-1] == "added"
    assert "corrupt-slot 4" not in table.resolve("move_corruption", "lift-slot 3", "corrupt-slot 1"
                                                 ).options(1)  # fmt: skip


@pytest.mark.parametrize("name", ["cloning", "cloning+"])
def test_cloning_pays_for_each_increase(name: str) -> None:
    """1 Credit or 1 activated."""
    table = rich()
    table.learn(name)
    answers = ("increase 4", "resolve gain", "increase 4", "resolve activate")
    table.resolve({"increase_population": 2}, *answers)
    assert (table.me.stock[3], table.me.active) == (1, 4)


def test_improved_cloning_waives_the_cost_of_tiers() -> None:
    """Nothing is deactivated. [V-381] [V-386]"""
    table = rich()
    table.learn("cloning+")
    table.me.tracks[0] = 6
    assert changed(table, partial(table.resolve, {"advance": "society"}), "advance society") == (
        "influence +20, tracks +1"
    )


@pytest.mark.parametrize("name", ["combat-replicators", "combat-replicators+"])
def test_combat_replicators_gain_a_bounty_and_keep_installations(name: str) -> None:
    """Both kept by the Improved card, which may deploy 1 more. [V-344]"""
    table = rich()
    table.learn(name)
    table.sector(2).installations = ("shipyard",)
    more = ("forfeit",) if name[-1] == "+" else ()
    answers = (*more, "outcome keep", "outcome glory", "outcome ability-1", "resource food")
    table.invade(2, "4 corvette", "4 corvette", answers=answers)
    assert (table.sector(2).installations, len(table.me.bounty)) == (("shipyard",), 2)


def test_cybernetics_gives_2_of_the_guilds_resource() -> None:
    """Improved also after an increase, for one Guild of the sector."""
    table = rich()
    table.learn("cybernetics")
    assert changed(
        table, partial(table.resolve, {"establish": "bankers"}), "establish 4 bankers"
    ) == ("credits +2, guilds +1")
    table.learn("cybernetics+")
    answers = "increase 4 / resource materials"
    assert changed(table, partial(table.resolve, {"increase_population": 1}), answers) == (
        "materials +2, population +1"
    )


@pytest.mark.parametrize("name", ["data-refinery", "data-refinery+"])
def test_data_refinery_raises_science(name: str) -> None:
    """2 for each Bankers' Guild. [V-226]"""
    table = rich()
    table.learn(name)
    before = level(table.state, 0, 4)
    table.sector(4).guilds += ("bankers",)
    assert level(table.state, 0, 4) == before + 2


def test_improved_data_refinery_pays_upkeep_with_credits() -> None:
    """1 Credit for 2 Upkeep. [V-144]"""
    table = rich(credits=3)
    table.learn("data-refinery+")
    table.step("upkeep", 0, answers=("upkeep-credits 2",))
    assert (table.me.stock[3], table.me.stock[0]) == (1, 5)


@pytest.mark.parametrize(("name", "room_"), [("", 0), ("+", 1)])
def test_improved_chambers_release_one_more_after_a_removal(name: str, room_: int) -> None:
    """Once per turn, and not by themselves. [V-391] [V-395]"""
    table = rich()
    table.learn(f"decontamination-chambers{name}")
    table.me.chambers = 2
    more = ("cleanse-chambers",) if room_ else ()
    table.resolve({"remove_corruption": 1}, "cleanse-sector 5", *more)
    assert table.me.chambers == 2 - room_
    table.resolve({"remove_corruption": 1}, "cleanse-slot 3")
    assert table.me.chambers == 2 - room_


def test_a_forfeited_release_is_not_used_up() -> None:
    """The limit counts what was resolved. [V-086]"""
    table = rich()
    table.learn("decontamination-chambers+")
    table.me.chambers = 1
    table.resolve({"remove_corruption": 1}, "cleanse-sector 5", "forfeit")
    table.resolve({"remove_corruption": 1}, "cleanse-slot 3", "cleanse-chambers")
    assert table.me.chambers == 0


def test_missiles_count_yards_next_to_the_combat() -> None:
    """Home and Outpost have a Shipyard each. [V-307] [V-311] [V-312]"""
    table = rich()
    table.learn("deep-space-missiles")
    (offer,) = player_side(table.state, 0, 2, (1, 0, 0, 0, 0), True).offers
    assert (offer.pay, offer.price, offer.grants) == ("energy", 1, (Grant("approach_damage"),))
    table.learn("deep-space-missiles+")
    assert approach_damage(player_side(table.state, 0, 2, (1, 0, 0, 0, 0), True)) == 2


@pytest.mark.parametrize(
    "name", ["destroyers", "energy-cells", "shields", "targeting", "torpedoes", "dreadnoughts"]
)
def test_combat_technologies_reach_the_combat(name: str) -> None:
    """Basic and Improved, on either side. [V-286] [V-342] [V-343]"""
    table = rich()
    for level_ in (name, f"{name}+"):
        table.learn(level_)
        for role in ROLES:
            side = player_side(table.state, 0, 2, (1, 1, 1, 1, 1), role == "invader")
            known = Force(1, 1, 1, 1, 1, technologies=knows(level_)).side(role)
            assert side.cards == known.cards


def test_improved_energy_cells_free_the_upkeep_of_sectors() -> None:
    """Agenda Upkeep is still due: 2 Agendas cost 4 Food. [V-144]"""
    table = rich()
    table.learn("energy-cells+")
    table.sector(4).guilds += ("bankers",)
    table.step("upkeep", 0, answers=("spend 4 food",))
    assert (table.me.stock[0], table.me.unpaid) == (1, 0)


@pytest.mark.parametrize("name", ["escape-pods", "escape-pods+"])
def test_escape_pods_hold_a_trade_token(name: str) -> None:
    """One more than there are Agendas in play. [V-112] [V-410]"""
    table = rich()
    table.learn(name)
    table.state.trade, table.me.loose_trade = [1, 1, 0, 0, 0, 0], 4
    table.step("cleanup.trade", 0, answers=("lay-trade 0 1 -1",))
    assert (table.me.stored_trade, table.me.trade) == (1, 3)


def test_improved_hyperdrive_widens_invasions() -> None:
    """Sectors two steps away. [V-193] [V-268]"""
    table = rich()
    table.learn("hyperdrive")
    near = targets(table.at)
    table.learn("hyperdrive+")
    assert {mode for _, mode in set(targets(table.at)) - set(near)} == {"distance_2"}


@pytest.mark.parametrize("name", ["neural-matrix", "neural-matrix+"])
def test_neural_matrix_gains_2_credits_first(name: str) -> None:
    """When Credits are produced. [V-080] [V-226] [V-234]"""
    table = rich()
    table.learn(name)
    assert changed(table, partial(table.resolve, {"produce": ["credits"]}), "") == "credits +2"


@pytest.mark.parametrize("name", ["orbital-docks", "orbital-docks+"])
def test_orbital_docks_double_a_sectors_shipyards(name: str) -> None:
    """One more where a Shipyard is; Improved: 2 Credits Level for each Shipyard. [V-249] [V-226]"""
    table = rich()
    table.learn(name)
    assert [yards_for_deployment(table.state, 0, n) for n in (1, 4, 5)] == [2, 2, 0]
    assert level(table.state, 0, 3) == (4 if name[-1] == "+" else 0)


def test_improved_purifier_cleanses_instead_of_deploying() -> None:
    """Once per turn, in the sector of the deployment."""
    table = rich()
    table.learn("purifier+")
    table.resolve({"deploy": 2}, "deploy-instead 5", "deploy 5 corvette")
    assert (table.sector(5).corrupted, table.me.active) == (False, 2)
    table.sector(5).corrupted = True
    assert "deploy-instead 5" not in table.resolve({"deploy": 1}, "forfeit").options()


def test_robotics_doubles_a_development_action() -> None:
    """Once per turn, for twice the cost. [V-069]"""
    table = rich()
    table.learn("robotics")
    table.select("development")
    answers = (
        "resolve establish", "establish 4 miners", "resolve build", "build 4 defense",
    )  # fmt: skip
    assert changed(table, partial(table.act, "double grow"), " / ".join(answers)) == (
        "materials -2, guilds +1, installations +1"
    )
    assert not [code for code in table.act("end").options() if code.startswith("double")]


def test_doubled_settling_resolves_each_effect_where_it_was_paid() -> None:
    """One Fleet Power from each of two sectors. [V-194] [V-253]"""
    table = rich()
    table.learn("robotics")
    table.select("development")
    answers = (
        "recall 4 corvette", "recall 5 corvette", "resolve build", "build 4 defense", "forfeit",
        "resolve build", "build 5 defense", "forfeit",
    )  # fmt: skip
    table.act("double settle", *answers)
    assert table.sector(4).installations == ("shipyard", "defense")
    assert table.sector(5).installations == ("defense",)


def test_improved_robotics_doubles_preferred_focuses() -> None:
    """Progress of Valnis."""
    table = rich()
    table.learn("robotics")
    table.select("progress")
    assert "double experiment" not in table.act("end").options()
    table.learn("robotics+")
    assert "double experiment" in table.act("end").options()


def test_salvage_scanner_looks_for_voidborn() -> None:
    """Not for the Fallen House, which is only Corrupted; Improved does. [V-344]"""
    table = rich()
    table.learn("salvage-scanner")
    fallen = ("outcome fallen", "forfeit", "forfeit")
    driven = table.invade(6, "4 corvette", "4 corvette", "4 corvette", answers=fallen)
    assert "voidfall.effect" not in driven.topics[: driven.topics.index("voidfall.outcome")]
    table = rich()
    table.learn("salvage-scanner+")
    table.give(4, corvette=4)
    answers = ("resolve place", "outcome ability-1")
    steps = ("outcome reclaim-1", "resolve establish", "outcome glory", "forfeit", "forfeit")
    table.invade(6, "4 corvette", "4 corvette", "4 corvette", answers=(*answers, *steps))
    assert (table.sector(6).corrupted, table.sector(6).guilds) == (False, ("miners",))


@pytest.mark.parametrize("name", ["sentries", "sentries+"])
def test_sentries_are_deployed_instead_of_building(name: str) -> None:
    """Also where no space is left. [V-212]"""
    table = rich()
    table.learn(name)
    table.sector(4).installations = ("defense",) * 3
    answers = "build-instead 4"
    change = changed(table, partial(table.resolve, {"build": "any"}), answers)
    assert change == "active -1, deployed +1"
    assert table.sector(4).fleets[1] == 1


def test_improved_sentries_come_with_each_installation() -> None:
    """Optional, in the sector of the Installation. [V-086]"""
    table = rich()
    table.learn("sentries+")
    answers = "build 4 defense / deploy 4 sentry"
    assert changed(table, partial(table.resolve, {"build": "defense"}), answers) == (
        "active -1, deployed +1, installations +1"
    )


def test_improved_starbases_cleanse_instead_of_growing() -> None:
    """A Corrupted sector with a Starbase."""
    table = rich()
    table.learn("starbases")
    table.sector(5).installations = ("starbase",)
    effect = {"increase_population": 1}
    assert "increase-instead 5" not in table.resolve(effect, "forfeit").options()
    table.learn("starbases+")
    change = changed(table, partial(table.resolve, effect), "increase-instead 5")
    assert change == "corruption -1"


def test_improved_trade_nexus_takes_a_token_for_an_overproduction() -> None:
    """Once per turn, without its bonus, instead of the 3 Influence. [V-232]"""
    table = rich()
    table.learn("trade-nexus+")
    table.stock(food=15, energy=15)
    produce = partial(table.resolve, {"produce": ["food", "energy"]})
    change = changed(table, produce, "overproduction-instead technology-trade-nexus")
    assert change == "influence +3, trade +1"


def test_dreadnoughts_may_be_deployed_for_a_material() -> None:
    """The example of a permanent ability. [V-080]"""
    table = rich()
    table.learn("dreadnoughts")
    change = changed(table, partial(table.resolve, {"deploy": 1}), "deploy 4 dreadnought")
    assert change == "materials -1, active -1, deployed +1"
