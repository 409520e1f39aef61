"""The Rival Admiral, rule by rule of the designed solo game."""

from __future__ import annotations

from itertools import pairwise

import pytest

from domineum.kernel import Match, Random
from domineum.kernel.decode import Plain
from domineum.revenant import GAME, scoring
from domineum.revenant.solo import RIVAL, assign, strongest_house, taint
from domineum.revenant.state import Fleet, Rival
from domineum.revenant.words import (
    ARKSHIP,
    ASIDE,
    FRIGATE,
    HOUSE_OF,
    HYPERCHARGE,
    READY,
    REINFORCE,
)
from domineum.rulebook import load
from tests.revenant.table import CONTENT, Table, planet, put, ship, solo


def rival(fleet: Fleet) -> Rival:
    assert fleet.rival is not None
    return fleet.rival


def with_plan(plan: str, house: str, **ships: int) -> Fleet:
    """About to take a turn of the Rival with this Plan and House."""
    fleet = put(solo(), **ships)
    automaton = rival(fleet)
    automaton.plans = (f"plan-{plan}",)
    automaton.deck = (HOUSE_OF[house], *automaton.deck[1:])
    return fleet


TURN = ("rival",)


def test_the_setup_is_that_of_two_players_with_a_rival() -> None:
    """[S-01] [S-02] [S-03] [S-04] [S-05] [R-341]"""
    fleet = GAME.setup({"players": 1, "level": "captain"}, Random(3))
    automaton = rival(fleet)
    assert GAME.seats({"players": 1}) == 1
    assert len(fleet.players) == 2
    assert fleet.voidborn[1:] == [2, 2, 2, 2, 1, 2, 2, 2]
    assert {CONTENT.scanners[card].players for card in fleet.offer} == {2}
    assert (len(automaton.deck), len(fleet.council)) == (12, 12)
    house = automaton.opening
    assert automaton.deck[-1] == house
    assert fleet.players[RIVAL].tracks[house] == 1
    assert fleet.place[FRIGATE + RIVAL] == fleet.place[house * 4 + ARKSHIP]
    assert [len(stack) for stack in automaton.stacks] == [4, 4, 4]


@pytest.mark.parametrize(
    ("level", "council", "order", "charge"),
    [("cadet", 0, (0, 1), 0), ("captain", 12, (1, 0), 1), ("admiral", 12, (1, 0), 2)],
)
def test_the_levels(level: str, council: int, order: tuple[int, int], charge: int) -> None:
    """[S-03] [S-06]"""
    fleet = GAME.setup({"players": 1, "level": level}, Random(3))
    assert len(fleet.council) == council
    assert fleet.order == order
    assert rival(fleet).charge == charge


def test_every_level_is_harder_than_the_one_before() -> None:
    """[S-33]"""
    levels = [CONTENT.levels[f"solo-{name}"] for name in ("cadet", "captain", "admiral")]
    for easier, harder in pairwise(levels):
        for row in ("patrol", "fighter_hits", "hidden", "development", "rank"):
            pairs = zip(getattr(easier, row), getattr(harder, row), strict=True)
            assert all(before <= after for before, after in pairs)
        assert sum(easier.hidden) < sum(harder.hidden)
        assert sum(easier.development) < sum(harder.development)


def test_the_player_may_not_start_with_the_rivals_house() -> None:
    """[S-04]"""
    match = Match(GAME, {"players": 1}, 1)
    while match.question().topic != "revenant.first-house":
        match.choose(match.question().options[-1])
    assert len(match.question().options) == 6
    config: dict[str, Plain] = {
        "players": 1,
        "houses": [list(CONTENT.houses)[rival(match.state).opening]],
    }
    again = Match(GAME, config, 1)
    while again.question().topic not in ("revenant.first-house", "revenant.crew"):
        again.choose(again.question().options[-1])
    assert again.question().topic == "revenant.first-house"


def test_a_cycle_brings_a_charge_and_one_plan_of_each_kind() -> None:
    """[S-07]"""
    fleet = solo()
    fleet.cycle = 0
    after = Table(fleet, ("cycle",)).fleet
    assert rival(after).charge == 1
    assert sorted(CONTENT.plans[p].stack for p in rival(after).plans) == [
        "command",
        "diplomacy",
        "war",
    ]
    assert [len(stack) for stack in rival(after).stacks] == [3, 3, 3]


def test_a_turn_reveals_house_and_plan_and_gives_tactics() -> None:
    """[S-10] [S-11]"""
    fleet = with_plan("display-of-strength", "yarvek", yarvek_arkship=4)
    after = Table(fleet, TURN).fleet
    assert after.players[RIVAL].tactics == 3
    assert rival(after).used == ("plan-display-of-strength",)
    assert rival(after).seen == (HOUSE_OF["yarvek"],)


def test_boarding_follows_the_order_of_the_plan() -> None:
    """[S-12] [S-18]"""
    ships = {"yarvek_arkship": 4, "yarvek_dropship": 5, "yarvek_fighter": 6}
    for plan, kind in (("audience", "arkship"), ("expedition", "dropship"), ("sortie", "fighter")):
        after = Table(with_plan(plan, "yarvek", **ships), TURN).fleet
        assert after.players[RIVAL].crew[0] == ship(f"yarvek-{kind}")
        assert after.players[RIVAL].tracks[5] == 1


def test_without_a_free_ship_it_tries_the_next_house() -> None:
    """[S-12]"""
    after = Table(with_plan("audience", "yarvek", belitan_fighter=4), TURN).fleet
    assert after.players[RIVAL].crew[0] == ship("belitan-fighter")
    assert after.players[RIVAL].tracks[0] == 1


def test_with_no_ship_at_all_it_takes_a_hidden_card() -> None:
    """[S-12]"""
    after = Table(with_plan("audience", "yarvek"), TURN).fleet
    assert after.players[RIVAL].crew[0] == ASIDE
    assert len(after.players[RIVAL].hidden) == 1


def test_an_arkship_gives_charge_repair_and_a_shield() -> None:
    """[S-13]"""
    fleet = with_plan("audience", "yarvek", yarvek_arkship=4)
    fleet.damage[ship("yarvek-arkship")] = 2
    after = Table(fleet, TURN).fleet
    assert rival(after).charge == 1
    assert after.damage[ship("yarvek-arkship")] == 1
    assert after.shields[4] == 1


def test_a_fighter_hunts_next_door_counter_clockwise_first() -> None:
    """[S-14] [S-19] [S-20]"""
    fleet = with_plan("sortie", "yarvek", yarvek_fighter=4)
    fleet.voidborn[3] = fleet.voidborn[5] = 3
    after = Table(fleet, TURN).fleet
    assert after.place[ship("yarvek-fighter")] == 5
    assert after.voidborn[5] == 1
    assert after.place[FRIGATE + RIVAL] == 5
    assert after.players[RIVAL].tactics == 3


def test_a_dropship_lands_and_keeps_the_cube() -> None:
    """[S-15] [S-20]: the third cube is a Hidden card"""
    fleet = planet(with_plan("expedition", "yarvek", yarvek_dropship=5), 5, "duskrim")
    after = Table(fleet, TURN).fleet
    assert after.landed[5] == ship("yarvek-dropship")
    assert after.players[RIVAL].intel == 1
    fleet.players[RIVAL].intel = 2
    after = Table(fleet, TURN).fleet
    assert (after.players[RIVAL].intel, len(after.players[RIVAL].hidden)) == (0, 1)


def test_reinforce_deploys_in_the_plans_sector_and_protects() -> None:
    """[S-16] [S-18] [S-19] [R-342]"""
    fleet = with_plan("second-line", "yarvek", yarvek_arkship=1)
    fleet.voidborn[5] = 2
    after = Table(fleet, TURN).fleet
    assert after.place[ship("yarvek-dropship")] == 5
    assert after.players[RIVAL].crew[0] == REINFORCE
    assert after.covered == [1, 0]
    assert after.players[RIVAL].tracks[5] == 1
    assert (after.place[FRIGATE + RIVAL], after.voidborn[5]) == (5, 1)


def test_in_a_full_sector_the_deployment_is_forgone() -> None:
    """[S-16] [R-342]"""
    fleet = with_plan(
        "second-line", "yarvek", belitan_fighter=5, dunlork_fighter=5, zenor_fighter=5,
        novaris_fighter=5, belitan_arkship=5,
    )  # fmt: skip
    after = Table(fleet, TURN).fleet
    assert after.place[20:24] == [0, 0, 0, 0]
    assert after.covered == [1, 0]


def test_hypercharge_takes_the_most_expensive_card_it_can_pay() -> None:
    """[S-17] [S-18] [S-19]"""
    fleet = with_plan("open-the-gate", "yarvek", yarvek_arkship=1)
    fleet.offer = ("silent-lane", "lamplighter-route", "cold-harbor")
    rival(fleet).charge = 3
    fleet.players[RIVAL].tracks[2] = 4
    after = Table(fleet, TURN).fleet
    assert after.players[RIVAL].crew[0] == HYPERCHARGE
    assert (rival(after).charge, rival(after).prestige) == (0, 3)
    assert after.offer == ("lamplighter-route",)
    assert after.jumping == 1
    assert after.passenger == ship("fenrax-shuttle")
    assert len(after.colonies) == 5
    assert after.players[RIVAL].tracks[5] == 1


def test_without_charge_it_reinforces_and_without_space_it_boards() -> None:
    """[S-11] [S-16] [S-17]"""
    fleet = with_plan("open-the-gate", "yarvek", yarvek_arkship=1)
    assert Table(fleet, TURN).fleet.players[RIVAL].crew[0] == REINFORCE
    fleet.players[0].crew[0] = REINFORCE
    assert Table(fleet, TURN).fleet.players[RIVAL].crew[0] == ship("yarvek-arkship")


@pytest.mark.parametrize(
    ("house", "gain"),
    [
        ("yarvek", ("intel", 1)),
        ("novaris", ("tactics", 2)),
        ("zenor", ("charge", 2)),
        ("belitan", ("none", 0)),
    ],
)
def test_track_rewards_of_the_rival(house: str, gain: tuple[str, int]) -> None:
    """[S-13] [S-18]"""
    fleet = with_plan("audience", house, **{f"{house}_arkship": 4})
    fleet.players[RIVAL].tracks[HOUSE_OF[house]] = 1
    after = Table(fleet, TURN).fleet
    found = {
        "intel": after.players[RIVAL].intel,
        "tactics": after.players[RIVAL].tactics,
        "charge": rival(after).charge,
        "none": sum(after.players[RIVAL].free),
    }
    assert found[gain[0]] == gain[1]
    assert after.rewards[HOUSE_OF[house]] == 6


def test_tactics_mean_nothing_but_the_last_space() -> None:
    """[S-20]"""
    fleet = with_plan("display-of-strength", "yarvek", yarvek_shuttle=4)
    fleet.players[RIVAL].tactics = 9
    after = Table(fleet, TURN).fleet
    assert rival(after).charge == 1
    assert after.players[RIVAL].free == [0, 0, 0, 0]


def test_the_rival_ignores_corruption() -> None:
    """[S-21]"""
    fleet = with_plan("audience", "yarvek", yarvek_arkship=4)
    fleet.corrupted[ship("yarvek-arkship")] = 1
    assert sum(Table(fleet, TURN).fleet.players[RIVAL].corrupted) == 0


def test_a_careful_rival_spares_ships() -> None:
    """[S-30]"""
    fleet = put(solo("cadet"), belitan_arkship=3, zenor_fighter=3, yarvek_shuttle=3)
    ships = [ship("belitan-arkship"), ship("yarvek-shuttle"), ship("zenor-fighter")]
    assert assign(fleet, ships) == ship("belitan-arkship")
    fleet.damage[ship("belitan-arkship")] = 3
    assert assign(fleet, ships) == ship("zenor-fighter")
    fleet.damage[ship("zenor-fighter")] = 1
    assert assign(fleet, ships) == ship("yarvek-shuttle")
    assert taint(fleet, ships[:1]) == ship("belitan-arkship")


def test_a_hostile_rival_strikes_where_the_player_leads() -> None:
    """[S-30]"""
    fleet = put(solo("captain"), belitan_arkship=3, zenor_fighter=3, zenor_arkship=3)
    fleet.players[0].tracks[6] = 2
    ships = [ship("belitan-arkship"), ship("zenor-arkship"), ship("zenor-fighter")]
    assert assign(fleet, ships) == ship("zenor-fighter")
    fleet.damage[ship("zenor-arkship")] = 3
    assert assign(fleet, ships) == ship("zenor-arkship")
    assert taint(fleet, ships) == ship("zenor-arkship")


def test_the_rivals_frigate_resolves_skirmishes_without_asking() -> None:
    """[S-30]"""
    fleet = put(solo("cadet"), belitan_arkship=3, zenor_fighter=3)
    fleet.place[FRIGATE + RIVAL], fleet.voidborn[3], fleet.rifts[3] = 3, 2, 1
    table = Table(fleet, ("skirmish", 3))
    assert table.match.over
    assert table.fleet.damage[ship("belitan-arkship")] == 2
    assert table.fleet.corrupted[ship("belitan-arkship")] == 1


@pytest.mark.parametrize(
    ("card", "loss"),
    [
        ("blind-sensors", {"tactics": -2, "intel": -1}),
        ("panic-on-deck", {"hidden": -1}),
        ("cargo-breach", {"prestige": -1}),
        ("hangar-blaze", {"prestige": -1}),
        ("coolant-leak", {"prestige": -1}),
        ("energy-surge", {"prestige": -1}),
        ("fractured-core", {"prestige": -4}),
        ("runaway-drive", {"influence": -1}),
        ("void-bloom", {"prestige": -5}),
    ],
)
def test_failures_and_the_rival(card: str, loss: dict[str, int]) -> None:
    """[S-31]"""
    fleet = put(solo(), belitan_arkship=8)
    fleet.failures = [card, ""]
    fleet.revenant, fleet.voidborn[2], fleet.phase = 5, 1, 2
    automaton = fleet.players[RIVAL]
    automaton.tactics, automaton.intel, automaton.tracks = 5, 2, [2, 0, 0, 0, 0, 0, 0]
    automaton.hidden, fleet.hidden_deck = fleet.hidden_deck[:3], fleet.hidden_deck[3:]
    after = Table(fleet, ("skirmish", 2)).greedy().fleet
    found = {
        "tactics": after.players[RIVAL].tactics - 5,
        "hidden": len(after.players[RIVAL].hidden) - 3,
        "influence": sum(after.players[RIVAL].tracks) - 2,
        "intel": after.players[RIVAL].intel - 2,
        "prestige": rival(after).prestige,
    }
    assert {name: number for name, number in found.items() if number} == loss


def test_the_tactics_reset_of_the_rival() -> None:
    """[S-32]"""
    fleet = put(solo("captain"), yarvek_arkship=3, yarvek_fighter=4, zenor_arkship=5)
    fleet.players[RIVAL].tactics, fleet.cycle = 11, 2
    assert strongest_house(fleet) == HOUSE_OF["yarvek"]
    after = Table(fleet, ("reward", RIVAL), ("reset",)).fleet
    assert len(after.players[RIVAL].hidden) == 1
    assert after.players[RIVAL].tracks[5] == 1
    assert after.players[RIVAL].tactics == 1


def test_every_skirmish_phase_ends_with_cards_and_development() -> None:
    """[S-33]"""
    fleet = solo("admiral")
    fleet.cycle, fleet.phase = 3, 2
    table = Table(fleet, ("refresh",))
    assert len(table.fleet.players[RIVAL].hidden) == 3
    assert rival(table.fleet).prestige == 6
    assert table.question.seat == 0


def test_the_colony_is_scored_by_the_player_and_raises_power_for_both() -> None:
    """[S-34] [S-40]"""
    fleet = put(solo("captain"), belitan_arkship=3)
    fleet.cycle, fleet.colony = 4, "colony-axiom"
    fleet.players[RIVAL].tracks[0] = 3
    fleet.players[RIVAL].hidden = (0,)
    rival(fleet).prestige = 7
    assert scoring.prestige(fleet, RIVAL) == {"houses": 8, "rank": 4, "development": 7}
    fleet.players[0].orders = ("wiretap", "cordon")
    assert scoring.prestige(fleet, 0)["colony"] == 1


@pytest.mark.parametrize(
    ("level", "lead", "won", "rating"),
    [
        ("cadet", -3, False, "outranked"), ("admiral", 0, False, "outranked"),
        ("cadet", 0, True, "victor"), ("cadet", 24, True, "victor"),
        ("cadet", 25, True, "commodore"), ("cadet", 45, True, "legend"),
        ("captain", 11, True, "victor"), ("captain", 12, True, "commodore"),
        ("captain", 25, True, "legend"), ("admiral", 6, True, "commodore"),
        ("admiral", 13, True, "commodore"), ("admiral", 14, True, "legend"),
    ],
)  # fmt: skip
def test_ratings_ask_for_more_at_an_easier_level(
    level: str, lead: int, won: bool, rating: str
) -> None:
    """[S-41] [S-42]"""
    assert scoring.rating(CONTENT, f"solo-{level}", lead, won) == f"rating-{rating}"


def test_the_winner_of_a_solo_game() -> None:
    """[S-41]"""
    fleet = solo()
    fleet.cycle, fleet.order = 4, (0, 1)
    fleet.players[0].free, fleet.players[0].corrupted = [0] * 4, [0] * 5
    fleet.players[0].rank, fleet.players[0].personal = 1, ("paper-trail",)
    assert GAME.outcome(fleet).winners == [0]
    fleet.order = (1, 0)
    assert GAME.outcome(fleet).winners == []
    assert fleet.players[RIVAL].crew == [READY] * 3


def test_nothing_is_ever_asked_for_the_rival() -> None:
    for seed, level in enumerate(("cadet", "captain", "admiral")):
        match = Match(GAME, {"players": 1, "level": level}, seed)
        random = Random(seed)
        while not match.over:
            assert match.question().seat == 0
            options = match.question().options
            match.choose(options[random.below(len(options))])


def gains(table: Table) -> list[str]:
    return [line for line in table.log() if line.startswith("The Rival")]


def test_every_gain_on_an_arkship_is_in_the_log() -> None:
    """[S-13] [S-19] [S-23]"""
    fleet = with_plan("audience", "yarvek", yarvek_arkship=4)
    fleet.damage[ship("yarvek-arkship")] = 2
    table = Table(fleet, TURN)
    assert gains(table) == [
        "The Rival follows the Plan Audience with Yarvek.",
        "The Rival boards the Yarvek Arkship.",
        "The Rival gains 1 Charge and has 1.",
        "The Rival's Frigate goes to Sector 4.",
    ]
    assert len(table.events("repaired")) == len(table.events("shielded")) == 1


def test_every_gain_of_hypercharge_is_in_the_log() -> None:
    """[S-17] [S-24]"""
    fleet = with_plan("open-the-gate", "yarvek", yarvek_arkship=1)
    fleet.offer, rival(fleet).charge = ("silent-lane", "lamplighter-route", "cold-harbor"), 3
    table = Table(fleet, TURN)
    assert gains(table)[1:] == [
        "The Rival boards the Revenant: Hypercharge.",
        "The Rival spends 3 Charge and has 0.",
        "The Rival gains 3 Prestige and has 3.",
    ]
    assert [event.data["n"] for event in table.events("colonies")] == [2]


@pytest.mark.parametrize("seed", range(4))
def test_the_log_adds_up_to_what_the_rival_has(seed: int) -> None:
    """[S-23] [S-24] [S-31] [S-33]"""
    match = Match(GAME, {"players": 1, "level": "admiral"}, seed, log=True)
    start, random = rival(match.state).charge, Random(seed)
    while not match.over:
        match.choose(match.question().options[random.below(len(match.question().options))])
    events = match.events_since()

    def total(kind: str) -> int:
        return sum(int(str(event.data["n"])) for event in events if event.kind == kind)

    found = rival(match.state)
    assert found.prestige == total("rival-prestige") - total("rival-lost-prestige")
    assert found.charge == start + total("rival-charge") - total("rival-spent-charge")


def test_the_projected_rank_is_that_of_the_cycle() -> None:
    """[S-40]"""
    fleet = solo("admiral")
    ranks = []
    for fleet.cycle in (1, 2, 3, 4):
        ranks.append(scoring.prestige(fleet, RIVAL)["rank"])
    assert ranks == [0, 2, 4, 6]


def table(number: str, language: str) -> list[list[str]]:
    """The rows of the table under a rule, without its head."""
    rows = load(language).find(number).table
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_booklet_says_what_the_levels_are(language: str) -> None:
    """[S-08]"""
    names = ("charge", "fighter_hits", "patrol", "hidden", "development", "rank")
    for row, name in zip(table("S-08", language)[2:8], names, strict=True):
        levels = [getattr(level, name) for level in CONTENT.levels.values()]
        numbers = [[level] if isinstance(level, int) else level for level in levels]
        assert row[1:4] == [" ".join(map(str, some)) for some in numbers]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_booklet_says_what_a_lead_is_called(language: str) -> None:
    """[S-42]"""
    rows = {row[0].split(",")[0]: row[1:] for row in table("S-42", language)}
    for rating in CONTENT.ratings.values():
        leads = rows.pop(rating.name[language])
        if rating.leads is not None:
            assert leads == [str(lead) for lead in rating.leads]
    assert not rows


def test_every_rule_of_the_solo_game_that_the_log_names_is_in_the_booklet() -> None:
    """[S-39]"""
    known = load().rules
    for seed, level in enumerate(("cadet", "captain", "admiral")):
        match = Match(GAME, {"players": 1, "level": level}, seed, log=True)
        random = Random(seed)
        while not match.over:
            match.choose(match.question().options[random.below(len(match.question().options))])
        rules = {event.rule for event in match.events_since()}
        assert {rule for rule in rules if rule not in known} == set()
        assert any(rule.startswith("S-") for rule in rules)
