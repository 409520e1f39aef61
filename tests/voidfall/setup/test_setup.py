"""Setting up: every step against the content, every Origin, and configs that are refused."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from domineum.kernel import BadData, Match, Random
from domineum.kernel.decode import Plain
from domineum.voidfall import GAME
from domineum.voidfall.content.loading import FOLDER
from domineum.voidfall.state import NOBODY, Voidfall
from domineum.voidfall.words import AGENDA_TYPES, FLEETS, RESOURCES, TRACKS
from tests.voidfall.table import CONTENT, Table

RAW: dict[str, Any] = {
    kind: {x["id"]: x for x in tomllib.loads((FOLDER / f"{kind}.toml").read_text("utf-8"))[kind]}
    for kind in ("houses", "scenarios", "fallen_houses")
}
RIVALS = [s.id for s in CONTENT.scenarios.values() if s.mode in ("competitive", "tutorial")]
ORIGINS = [(house, side) for house in CONTENT.houses for side in "AB"]


def config(scenario: str, *houses: str, sides: str = "AAAA") -> dict[str, Plain]:
    """A config with these Houses, or with the first ones that are allowed."""
    wanted = CONTENT.scenarios[scenario]
    names = houses or [h for h in CONTENT.houses if h not in wanted.fallen_houses]
    seats = zip(names[: wanted.players], sides, strict=False)
    return {
        "scenario": scenario,
        "houses": [{"house": house, "side": wanted.origin_side or side} for house, side in seats],
    }


def set_up(scenario: str, *houses: str, sides: str = "AAAA", seed: int = 1) -> Voidfall:
    return GAME.setup(config(scenario, *houses, sides=sides), Random.stream(seed, "game"))


def start(house: str, side: str = "A", seed: int = 1) -> Table:
    """The start of a competitive game for two with a House in seat 0."""
    maps = [CONTENT.scenarios[name] for name in RIVALS]
    free = [s for s in maps if s.mode == "competitive" and house not in s.fallen_houses]
    rival = next(h for h in CONTENT.houses if h not in (*free[0].fallen_houses, house))
    return Table(house, rival, scenario=free[0].id, sides=side + "A", seed=seed)


# -- what may be chosen -------------------------------------------------------------------------


def test_two_to_four_rivals_or_one_to_four_learners() -> None:
    """Competitive maps have 2 to 4 seats, tutorials 1 to 4. [V-001] [V-008]"""
    seats = {(CONTENT.scenarios[x].mode, len(set_up(x).players)) for x in RIVALS}
    assert seats == {("competitive", n) for n in (2, 3, 4)} | {("tutorial", n) for n in range(1, 5)}
    assert all(GAME.seats(config(x)) == CONTENT.scenarios[x].players for x in RIVALS)


BELITAN: Plain = {"house": "belitan"}
BAD: list[tuple[dict[str, Plain], str, str]] = [
    ({}, "config", "scenario"),
    ({"scenario": "nowhere"}, "config.scenario", "there is no scenario 'nowhere'"),
    ({"scenario": "quiet-meridian", "houses": [BELITAN]}, "config.houses", "needs 2 Houses"),
    (
        {"scenario": "quiet-meridian", "houses": [BELITAN, {"house": "nobody"}]},
        "config.houses", "there is no House 'nobody'",
    ),
    (
        {"scenario": "quiet-meridian", "houses": [BELITAN, {"house": "nervo"}]},
        "config.houses", "House 'nervo' is fallen in this scenario",
    ),
    (
        {"scenario": "quiet-meridian", "houses": [BELITAN, BELITAN]},
        "config.houses", "House 'belitan' is taken twice",
    ),
    (
        {"scenario": "two-lanterns", "houses": [BELITAN, {"house": "valnis", "side": "B"}]},
        "config.houses", "this scenario uses Origin A",
    ),
    (
        {"scenario": "quiet-meridian", "houses": [BELITAN, {"house": "valnis", "side": "C"}]},
        "config.houses", "C",
    ),
    ({"scenario": "quiet-meridian", "hosues": []}, "config", "hosues"),
]  # fmt: skip


@pytest.mark.parametrize(("wanted", "where", "why"), BAD)
def test_a_bad_config_says_where_and_why(wanted: dict[str, Plain], where: str, why: str) -> None:
    with pytest.raises(BadData) as refused:
        GAME.seats(wanted)
    assert where in str(refused.value)
    assert why in str(refused.value)


# -- the map and what lies on it ----------------------------------------------------------------


@pytest.mark.parametrize("scenario", RIVALS)
def test_the_map_is_laid_as_the_scenario_says(scenario: str) -> None:
    """Tiles, Population, Voidborn, Corruption, Sector Defenses, Glory, hidden tokens. [V-012]"""
    state = set_up(scenario)
    for tile in RAW["scenarios"][scenario]["sectors"]:
        sector = state.sectors[tile["n"]]
        assert sector.voidborn == tile.get("voidborn", 0)
        assert sector.glory == tuple(tile.get("glory", ()))
        assert len(sector.bounty) == tile.get("bounty", 0)
        assert len(sector.reclaim) == tile.get("reclaim", 0)
        assert sector.harbingers == 0
        if "seat" in tile:
            assert sector.owner == tile["seat"] - 1
            assert (sector.home == sector.owner) == ("outpost" not in tile)
            continue
        assert (sector.owner, sector.home, sector.tile) == (NOBODY, NOBODY, tile["type"])
        assert sector.corrupted == tile.get("corrupted", False)
        assert sector.installations == ("defense",) * tile.get("defense", 0)
        if "population" in tile:
            assert sector.population == tile["population"]


@pytest.mark.parametrize("scenario", RIVALS)
def test_no_token_is_lost_while_the_map_is_laid(scenario: str) -> None:
    """48 Bounty and 27 Reclaim tokens lie on the map or in the piles. [V-004]"""
    state = set_up(scenario)
    bounty = [*state.bounty_pile, *(t for s in state.sectors for t in s.bounty)]
    reclaim = [*state.reclaim_pile, *(t for s in state.sectors for t in s.reclaim)]
    assert (len(bounty), len(reclaim)) == (48, 27)
    for token in CONTENT.bounties.values():
        assert bounty.count(token.id) == token.count
    for token in CONTENT.reclaims.values():
        assert reclaim.count(token.id) == token.count


def test_the_fallen_houses_are_dealt_to_their_sectors_and_set_the_population() -> None:
    """Four cards at random; those left over only bring their Technologies. [V-012]"""
    wanted = CONTENT.scenarios["quiet-meridian"]
    slots = [tile.n for tile in wanted.sectors if tile.fallen]
    dealt = set()
    for seed in range(12):
        state = set_up("quiet-meridian", seed=seed)
        cards = [state.sectors[n].fallen for n in slots]
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(wanted.fallen_houses)
        for n in slots:
            card = RAW["fallen_houses"][f"fallen-{state.sectors[n].fallen}"]
            assert state.sectors[n].population == card["population"]
        dealt.add(tuple(cards))
    assert len(dealt) > 3


# -- boards and decks ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "both", "only_with", "only_without", "own"),
    [
        ("lantern-watch", 0, 5, 3, 0),
        ("two-lanterns", 6, 0, 2, 0),
        ("quiet-meridian", 6, 0, 2, 0),
        ("three-harbours", 8, 0, 0, 3),
        ("open-square", 8, 0, 0, 4),
    ],
)
def test_the_technology_tableau(
    scenario: str, both: int, only_with: int, only_without: int, own: int
) -> None:
    """Two copies, or one, of the eight fallen Technologies; later those of the players. [V-007]"""
    state = set_up(scenario)
    fallen = CONTENT.scenarios[scenario].fallen_houses
    eight = {name for house in fallen for name in CONTENT.fallen_houses[house].technologies}
    copies = [state.tableau[name] for name in eight]
    counts = [copies.count(wanted) for wanted in ((0, 4), (4,), (0,))]
    assert (len(eight), counts) == (8, [both, only_with, only_without])
    starting = {name for player in state.players for name in player.technologies}
    rest = {name: copies for name, copies in state.tableau.items() if name not in eight}
    assert rest == (dict.fromkeys(starting, (0,)) if own else {})


def test_four_improved_technologies_lie_under_the_block_and_four_wait() -> None:
    """They are the Improved cards of the eight on the tableau. [V-012] [V-418]"""
    state = set_up("quiet-meridian")
    assert (len(state.improved_offer), len(state.improved_deck)) == (4, 4)
    assert {*state.improved_offer, *state.improved_deck} == set(state.tableau)
    assert state.improvement_block


def test_each_agenda_type_shows_one_of_its_eight_cards() -> None:
    """All offers are Pure, and nobody has been dealt an Agenda. [V-004] [V-012]"""
    state = set_up("open-square")
    for kind in AGENDA_TYPES:
        cards = [state.agenda_offer[kind], *state.agenda_decks[kind]]
        assert sorted(cards) == sorted(a.id for a in CONTENT.agendas.values() if a.type == kind)
        assert not state.corrupted_offers[kind]
    assert all(player.agendas == [] for player in state.players)


@pytest.mark.parametrize(
    ("scenario", "tokens"),
    [("lantern-watch", 1), ("quiet-meridian", 1), ("three-harbours", 2), ("open-square", 2)],
)
def test_trade_tokens_lie_singly_or_in_pairs(scenario: str, tokens: int) -> None:
    """Six spaces, one token each with 1 or 2 players, two with more. [V-004]"""
    assert set_up(scenario).trade == [tokens] * 6


def test_each_cycle_has_nine_events_or_the_one_of_the_tutorial() -> None:
    """Shuffled again in every game. [V-012]"""
    decks = [set_up("quiet-meridian", seed=seed).event_decks for seed in (1, 2)]
    assert [len(deck) for deck in decks[0]] == [9, 9, 9]
    assert decks[0] != decks[1]
    assert set_up("two-lanterns").event_decks == [["event-1t"], ["event-2t"], ["event-3t"]]


def test_the_first_turn_order_is_random_and_gives_glory() -> None:
    """1, 2, 2 and 3 Glory by position with four players. [V-012]"""
    orders = set()
    for seed in range(12):
        state = set_up("open-square", seed=seed)
        assert sorted(state.order) == [0, 1, 2, 3]
        assert [state.players[seat].glory for seat in state.order] == [[1], [2], [2], [3]]
        orders.add(tuple(state.order))
    assert len(orders) > 5


def test_equal_seeds_give_equal_games() -> None:
    assert set_up("open-square", seed=5) == set_up("open-square", seed=5)
    assert set_up("open-square", seed=5) != set_up("open-square", seed=6)


# -- Houses and Origins -------------------------------------------------------------------------


@pytest.mark.parametrize(("house", "side"), ORIGINS)
def test_an_origin_starts_as_its_card_says(house: str, side: str) -> None:
    """Resources, Fleet Power, tracks, Technology, Agenda, Home and Outpost. [V-003] [V-012]"""
    state = start(house, side).state
    card = RAW["houses"][house]["origins"][side]
    player = state.players[0]
    assert player.stock == [card["resources"][name] for name in RESOURCES]
    assert player.tracks == [card["tracks"][name] for name in TRACKS]
    assert player.technologies == {card["technology"]: 1}
    assert player.improvable == card["technology"]
    assert player.slots[0].agenda == card["agenda"]
    extra = [card["extra_agenda"]] if house == "marqualos" else []
    assert [slot.agenda for slot in player.slots[4:]] == extra
    assert player.influence == 10
    places = {"home": state.home(0), "outpost": next(n for n in state.own(0) if n != state.home(0))}
    for name, n in places.items():
        sector, begins = state.sectors[n], card[name]
        assert (sector.population, sector.corrupted) == (begins["population"], begins["corrupted"])
        assert Counter(sector.guilds) == begins["guilds"]
        assert Counter(sector.installations) == begins["installations"]
        assert sector.fleets == tuple(begins["fleets"].get(kind, 0) for kind in FLEETS)
    assert state.sectors[places["home"]].tile == RAW["houses"][house]["home"]
    deployed = sum(state.sectors[n].power for n in places.values())
    assert player.active == card["active"]
    assert player.inactive + player.active + deployed == 14
    assert list(GAME.check(state)) == []


def test_valnis_a_starts_with_these_numbers() -> None:
    """A golden start: 2 and 2 Corvettes, 2 Active, 8 Inactive, Shields. [V-003]"""
    table = Table()
    me = table.me
    assert (me.stock, me.active, me.inactive) == ([4, 2, 2, 3, 2], 2, 8)
    assert me.technologies == {"shields": 1}
    assert [slot.agenda for slot in me.slots] == ["valnis-a", "", "", ""]
    assert [table.sector(n).fleets[0] for n in (table.home, table.outpost)] == [2, 2]


@pytest.mark.parametrize("house", CONTENT.houses)
def test_only_the_fourth_agenda_slot_starts_corrupted(house: str) -> None:
    """Counted from the left, the starting slot included. [V-389] [V-012]"""
    slots = start(house).me.slots
    assert [slot.corrupted for slot in slots[:4]] == [False, False, False, True]


@pytest.mark.parametrize("house", CONTENT.houses)
def test_house_cards_replace_standard_ones_and_innovation_waits(house: str) -> None:
    """Nine Focus cards in all; Innovation is out of the hand in Cycle 1. [V-003] [V-079] [V-158]"""
    player = start(house).me
    own = [card for card in CONTENT.focuses.values() if card.house == house]
    replaced = {card.replaces for card in own}
    standard = {card.id for card in CONTENT.focuses.values() if not card.house} - replaced
    assert {*player.hand, *player.aside} == standard | {card.id for card in own}
    assert len(player.hand) + len(player.aside) == 9
    assert player.aside == ([] if "innovation" in replaced else ["innovation"])


# -- set-up effects of Origins ------------------------------------------------------------------


def origin(house: str, side: str, *answers: str) -> Table:
    """The position after a House has resolved the set-up effects of its Origin."""
    table = start(house, side)
    table.state.bounty_pile += ["bounty-any"] * 3
    table.state.agenda_offer["might"] = "mining-consortium"
    table.step("origin", 0, answers=answers)
    return table


AGENDA = "take-agenda might mining-consortium"


@pytest.mark.parametrize(
    ("house", "answers"),
    [("valnis", ()), ("kradmor", (AGENDA,)), ("marqualos", ("resource food",))],
)
def test_a_starting_trade_token_covers_the_starting_agenda(
    house: str, answers: tuple[str, ...]
) -> None:
    """It comes from the Trade track without a bonus. [V-403] [V-410]"""
    table = origin(house, "B", *answers)
    assert [i for i, slot in enumerate(table.me.slots) if slot.trade] == [0]
    assert (table.me.trade, table.state.trade) == (1, [1, 1, 1, 1, 1, 0])


def test_marqualos_a_starts_with_two_covered_agendas_and_a_bounty() -> None:
    """The extra Agenda has room for a Trade token like any other. [V-410]"""
    table = origin("marqualos", "A", "resource food")
    assert [slot.trade for slot in table.me.slots] == [True, False, False, False, True]
    assert (table.me.bounty, table.state.trade) == (["bounty-any"], [1, 1, 1, 1, 0, 0])


def test_thegwyn_b_draws_the_top_might_agenda_unseen() -> None:
    """Only the top card of the deck, without a choice. [V-012]"""
    table = start("thegwyn", "B")
    top = table.state.agenda_decks["might"][-1]
    assert table.step("origin", 0).asked == []
    assert (table.me.agendas, len(table.state.agenda_decks["might"])) == ([top], 6)


def test_yarvek_resolves_its_bounties() -> None:
    """Three of them on side A, one on side B. [V-366]"""
    assert origin("yarvek", "A", *["resource food"] * 3).me.bounty == ["bounty-any"] * 3
    assert origin("yarvek", "B", "resource science").me.stock[4] == 4


def test_an_origin_agenda_is_of_any_type_and_cannot_be_declined() -> None:
    """Face up or drawn from the deck. [V-422]"""
    table = start("nervo", "B")
    driven = table.step("origin", 0, answers=("draw-agenda support", _keep(table, "support")))
    assert (len(driven.options()), "forfeit" in driven.options()) == (8, False)
    assert len(table.me.agendas) == 1


def _keep(table: Table, kind: str) -> str:
    return f"keep {table.state.agenda_decks[kind][-1]}"


def test_fenrax_b_upgrades_its_glory() -> None:
    """After its Agenda. [V-376]"""
    table = start("fenrax", "B")
    before = sum(table.me.glory)
    assert sum(origin("fenrax", "B", AGENDA).me.glory) == before + 1


def test_kradmor_b_and_shiveus_b_handle_their_corruption() -> None:
    """The one removes it, the other moves it. [V-394] [V-395]"""
    assert origin("kradmor", "B", AGENDA).me.mat_corruption == 0
    shiveus = origin("shiveus", "B", AGENDA, "corrupt-chambers").me
    assert (shiveus.mat_corruption, shiveus.chambers) == (0, 1)


def test_play_begins_with_the_event_of_cycle_one() -> None:
    """After the Origins, in Turn Order, comes step 4 of the Preparation Phase. [V-013]"""
    match = Match(GAME, config("quiet-meridian", "valnis", "belitan"), 1, log=True)
    kinds = [event.kind for event in match.events_since()]
    assert (kinds[0], match.state.cycle, match.state.improvement_block) == ("event", 1, True)
    assert (match.state.trade, match.state.trade_removed) == ([1] * 6, 0)


def test_only_a_tutorial_is_played_for_its_goal() -> None:
    """Alone always, with others if they agree. [V-008]"""
    alone = config("lantern-watch", "valnis")
    rivals = config("two-lanterns", "valnis", "belitan")
    goals = [GAME.setup(game, Random(1)).goal for game in (alone, rivals)]
    assert goals == [120, 0]
    assert GAME.setup(rivals | {"together": True}, Random(1)).goal == 120
    with pytest.raises(BadData, match="only a tutorial"):
        GAME.setup(config("quiet-meridian", "valnis", "belitan") | {"together": True}, Random(1))
