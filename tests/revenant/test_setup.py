from __future__ import annotations

import pytest

from domineum.kernel import BadData, Match, Random
from domineum.kernel.decode import Plain
from domineum.revenant import GAME
from domineum.revenant.setup import RIFT_SECTORS, swap_fighters
from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    ARKSHIP,
    DROPSHIP,
    FIGHTER,
    FRIGATE,
    OUTER,
    SHUTTLE,
)
from tests.revenant.table import CONTENT, dealt, empty, put, ship


def start(players: int, **config: Plain) -> Match[Fleet]:
    return Match(GAME, {"players": players, **config}, 1)


def fleet(players: int, seed: int = 1) -> Fleet:
    return GAME.setup({"players": players}, Random(seed))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_decks_are_shuffled_and_the_right_cards_used(players: int) -> None:
    """[R-010] [R-011] [R-012] [R-013] [R-014] [R-015] [R-016]"""
    one, two = fleet(players, 1), fleet(players, 2)
    assert all(a != b for a, b in zip(one.decks, two.decks, strict=True))
    assert one.hidden_deck != two.hidden_deck
    assert one.colonies != two.colonies
    assert len(one.offer) == 3
    assert {CONTENT.scanners[card].cycle for card in one.offer} == {1}
    for cycle, deck in zip((2, 3), one.scanners, strict=True):
        assert len(deck) == 5
        assert {(CONTENT.scanners[c].players, CONTENT.scanners[c].cycle) for c in deck} == {
            (players, cycle)
        }
    assert CONTENT.dice[players].players == players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ships_start_in_their_sectors(players: int) -> None:
    """[R-018] [R-019] [R-021] [R-022]"""
    for seed in range(20):
        f = fleet(players, seed)
        assert sorted(f.place[ARKSHIP:28:4]) == [1, 3, 3, 4, 6, 7, 7]
        assert sorted(f.place[FIGHTER:28:4]) == [1, 2, 3, 5, 6, 7, 8]
        assert sorted(f.place[DROPSHIP:28:4]) == [1, 2, 3, 4, 5, 7, 8]
        assert set(f.place[SHUTTLE:28:4]) == {0}


def test_no_fighter_starts_with_its_arkship() -> None:
    """[R-020]"""
    for seed in range(300):
        f = fleet(2, seed)
        assert all(f.place[h * 4 + FIGHTER] != f.place[h * 4 + ARKSHIP] for h in range(7))


def test_a_fighter_in_conflict_swaps_with_the_next_clockwise_that_fits() -> None:
    """[R-020] [R-141]: clockwise is -1, Sector 4 has no Fighter"""
    f = put(
        empty(),
        belitan_arkship=5, belitan_fighter=5, dunlork_arkship=1, dunlork_fighter=3,
        fenrax_arkship=7, fenrax_fighter=1, novaris_arkship=7, novaris_fighter=2,
        shiveus_arkship=6, shiveus_fighter=8, yarvek_arkship=3, yarvek_fighter=6,
        zenor_arkship=3, zenor_fighter=7,
    )  # fmt: skip
    swap_fighters(f)
    assert f.place[ship("belitan-fighter")] == 3
    assert f.place[ship("dunlork-fighter")] == 5


@pytest.mark.parametrize(
    ("players", "voidborn", "planets"),
    [
        (2, [2, 2, 2, 2, 1, 2, 2, 2], [2, 5, 8]),
        (3, [2, 2, 3, 2, 1, 2, 3, 2], [2, 5, 8]),
        (4, [3, 2, 3, 2, 2, 2, 3, 2], [2, 4, 6, 8]),
    ],
)
def test_the_first_layout(players: int, voidborn: list[int], planets: list[int]) -> None:
    """[R-008] [R-023] [R-024] [R-025] [R-026]"""
    f = fleet(players)
    assert f.voidborn[1:] == voidborn
    assert [s for s in OUTER if f.rifts[s]] == list(RIFT_SECTORS) == [1, 3, 5, 7]
    assert [s for s in OUTER if f.planets[s]] == planets
    assert [s for s in OUTER if f.cubes[s]] == planets
    assert not any(f.shields)
    assert f.revenant == 0


def test_the_revenant_is_in_no_sector_and_every_house_has_power_three() -> None:
    """[R-017] [R-029]"""
    view = GAME.view(fleet(2), None)
    houses = view["houses"]
    assert isinstance(houses, dict)
    assert [house["power"] for house in houses.values() if isinstance(house, dict)] == [3] * 7
    assert "revenant" not in str(view["ships"])


def test_tracks_start_at_zero_with_all_rewards() -> None:
    """[R-027] [R-028]"""
    f = fleet(3)
    assert all(p.tracks == [0] * 7 for p in f.players)
    assert f.rewards == [7] * 7
    rewards = {h: CONTENT.houses[h].reward.describe() for h in CONTENT.houses}
    names = {house: GAME.catalogue.render(text, "en") for house, text in rewards.items()}
    assert names == {
        "belitan": "gain 1 Science",
        "dunlork": "gain 1 Energy",
        "fenrax": "gain 1 Material",
        "novaris": "gain 2 Tactics",
        "shiveus": "control 1 Corruption from your Frigate board or a House ship",
        "yarvek": "gain 1 Intel Data",
        "zenor": "gain 1 Neutronium",
    }


def test_the_sequence_board_starts_before_cycle_one_without_a_jump() -> None:
    """[R-030]"""
    f = fleet(2)
    assert (f.cycle, f.phase, f.jumping) == (0, 0, 0)


def test_turn_order_is_random_and_the_markers_stacked_in_it() -> None:
    """[R-031] [R-032]"""
    orders = {fleet(3, seed).order for seed in range(40)}
    assert len(orders) == 6
    assert all(fleet(3, seed).stack == fleet(3, seed).order for seed in range(5))
    assert all(p.tactics == 0 for p in fleet(3).players)


def test_the_last_of_four_players_starts_on_tactics_one() -> None:
    """[R-033]"""
    f = fleet(4)
    assert [f.players[seat].tactics for seat in f.order] == [0, 0, 0, 1]


def test_the_failure_deck_has_the_core_at_the_bottom_and_one_hull_revealed() -> None:
    """[R-034] [R-035] [R-036] [R-284]"""
    f = fleet(2)
    cards = [f.failures[0], *f.failure_deck]
    assert [CONTENT.failures[card].type for card in cards] == ["hull", "hull", "hull", "core"]
    assert f.failures[1] == ""
    assert f.covered == [0, 0]


def test_a_player_starts_with_four_resources_and_one_corruption() -> None:
    """[R-002] [R-039] [R-040] [R-041] [R-042]"""
    for player in fleet(4).players:
        assert player.free == [1, 1, 1, 1]
        assert player.corrupted == [0, 0, 0, 0, 1]
        assert player.rank == 0
        assert player.crew == [-1, -1, -1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_is_dealt_cards(players: int) -> None:
    """[R-043] [R-044] [R-046]"""
    f = dealt({"players": players}, 1)
    for player in f.players:
        assert len(player.hidden) == 2
        assert CONTENT.agendas[player.fleet].type == "fleet"
        assert [CONTENT.type_of[card] for card in player.hand] == [0, 1, 2]
    assert len({p.fleet for p in f.players}) == players


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_card_is_seen_before_the_pick_that_comes_first(players: int) -> None:
    """[R-037] [R-038] [R-043] [R-044] [R-045] [R-046]: boards, then Agendas, then Operations"""
    seen: dict[str, set[tuple[int, int, int]]] = {}
    match = start(players)
    while (topic := match.question().topic) != "revenant.first-house":
        own = match.state.players[match.question().seat]
        agendas = len(own.personal) + bool(own.fleet)
        seen.setdefault(topic, set()).add((agendas, len(own.hidden), len(own.hand)))
        match.choose(match.question().options[-1])
    assert seen == {
        "revenant.captain": {(0, 0, 0)},
        "revenant.frigate-board": {(0, 0, 0)},
        "revenant.agenda": {(3, 2, 0)},
        "revenant.mulligan": {(2, 2, 3)},
    }


def test_captains_and_boards_are_picked_in_reverse_turn_order() -> None:
    """[R-009] [R-037] [R-038]"""
    match = start(3)
    order = match.state.order
    seats: list[int] = []
    topics: list[str] = []
    while len(seats) < 6:
        question = match.question()
        seats.append(question.seat)
        topics.append(question.topic)
        match.choose(question.options[0])
    assert seats == [*reversed(order)] * 2
    assert topics == ["revenant.captain"] * 3 + ["revenant.frigate-board"] * 3
    boards = [CONTENT.captains[p.captain].board for p in match.state.players]
    assert len(set(boards)) == 3
    assert len({p.frigate for p in match.state.players}) == 3


def test_a_taken_crew_board_is_not_offered_again() -> None:
    """[R-037]"""
    match = start(2)
    match.choose("captain oriel-vance")
    assert match.question().find("captain tomas-reyk") < 0
    assert len(match.question().options) == 6


def test_boards_are_dealt_at_random_for_a_first_game() -> None:
    """[R-037] [R-038]"""
    match = start(4, boards="random")
    assert match.question().topic == "revenant.agenda"
    assert len({CONTENT.captains[p.captain].board for p in match.state.players}) == 4


CHOSEN: dict[str, Plain] = {
    "captains": ["oriel-vance", "lin-okaro"],
    "frigates": ["wayfarer", "ironside"],
}


def test_a_player_keeps_one_of_two_personal_agendas() -> None:
    """[R-045]"""
    match = start(2, **CHOSEN)
    seat = match.question().seat
    drawn = match.state.players[seat].personal
    assert len(drawn) == 2
    match.choose(match.question().options[0])
    kept = match.state.players[seat].personal
    assert len(kept) == 1
    assert {*kept, match.state.players[seat].rejected} == {*drawn}


def test_any_of_the_three_first_cards_may_be_replaced_once() -> None:
    """[R-047] [R-048] [R-171] [RU-55]"""
    match = start(2, **CHOSEN)
    match.choose(match.question().options[0])
    match.choose(match.question().options[0])
    seat = match.question().seat
    cadet, frigate, order = match.state.players[seat].hand
    match.choose(f"replace {cadet}")
    match.choose(f"replace {order}")
    match.choose("done")
    hand = match.state.players[seat].hand
    assert [CONTENT.type_of[card] for card in sorted(hand, key=CONTENT.type_of.__getitem__)] == [
        0,
        1,
        2,
    ]
    assert frigate in hand
    assert cadet not in hand
    assert match.state.discards == [(cadet,), (), (order,)]
    assert match.question().seat != seat


def test_the_last_player_picks_a_house_first_and_goes_to_its_arkship() -> None:
    """[R-049]"""
    match = start(2, **CHOSEN)
    while match.question().topic != "revenant.first-house":
        match.choose(match.question().options[-1])
    state = match.state
    last, first = state.order[1], state.order[0]
    assert match.question().seat == last
    match.choose("house zenor")
    assert state.players[last].tracks == [0, 0, 0, 0, 0, 0, 1]
    assert state.place[FRIGATE + last] == state.place[ship("zenor-arkship")]
    assert match.question().seat == first
    assert match.question().find("house zenor") < 0


@pytest.mark.parametrize(
    ("config", "problem"),
    [
        ({"players": 5}, "1 to 4 players"),
        ({"players": 2, "variant": "solo"}, "one player"),
        ({"players": 1, "variant": "standard"}, "one player"),
        ({"players": 2, "captains": ["oriel-vance"]}, "expected 2 different"),
        ({"players": 2, "captains": ["oriel-vance", "tomas-reyk"]}, "same Crew board"),
        ({"players": 2, "houses": ["zenor", "nobody"]}, "'nobody' is none of"),
        ({"players": 2, "level": "easy"}, "none of cadet, captain, admiral"),
    ],
)
def test_a_bad_config_is_refused(config: dict[str, Plain], problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        GAME.setup(config, Random(1))


def test_a_config_can_name_everything() -> None:
    match = start(2, houses=["fenrax", "yarvek"], **CHOSEN)
    while match.question().topic != "revenant.board":
        match.choose(match.question().options[-1])
    assert [p.captain for p in match.state.players] == ["oriel-vance", "lin-okaro"]
    assert match.state.players[0].tracks[2] == match.state.players[1].tracks[5] == 1
