"""What counts for bots in a position: each number is what a player would count by hand.

At the very start of a game 15 of 15 turns and 3 Evaluation Phases are left, so that everything
counts in full. How it fades from there is a table of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from domineum.kernel import Random
from domineum.voidfall.bots import FOCUSES, features
from domineum.voidfall.state import Voidfall
from domineum.voidfall.void.score import voidborn_influence
from tests.voidfall.players import keen, play, start
from tests.voidfall.table import Table
from tests.voidfall.void_table import VoidTable, pair, solo

Change = Callable[[Table], object]


def counted(table: Table, change: Change) -> dict[str, float]:
    """The features of seat 0 after a change of the position."""
    change(table)
    return features(table.state, 0)


# -- with rivals --------------------------------------------------------------------------------


def earn(table: Table) -> None:
    table.me.influence = 23


def fall_behind(table: Table) -> None:
    table.player(1).influence = 31


def play_an_agenda(table: Table) -> None:
    """The starting Agenda gives nothing: it is Corrupted. One sector has Scientists: 4."""
    table.slot(0).corrupted = True
    table.slot(1).agenda = "agricultural-union"
    table.sector(1).guilds = ("scientists",)


def owe(table: Table) -> None:
    """Two Agendas ask for 4 Upkeep; Food pays 1 and 3 of Energy and Materials 1 more."""
    table.slot(1).agenda = "agricultural-union"
    table.stock(food=1, energy=1, materials=2, credits=9)


def pay_by_trade(table: Table) -> None:
    """A Trade token on its slot pays for the Agenda; there is enough for the other one."""
    owe(table)
    table.slot(1).trade = True


def invite_skirmishes(table: Table) -> None:
    """1 Corruption on the mat against 1 Corvette in sector 4, and 1 with a Defense in 5."""
    table.give(4)
    table.give(5).installations = ("defense",)


def cleanse(table: Table) -> None:
    invite_skirmishes(table)
    table.slot(3).corrupted = False


def store(table: Table) -> None:
    table.stock(food=9, energy=1, materials=2, credits=10, science=7)


def produce(table: Table) -> None:
    """Levels: Food 2, Energy 1 (from the starting Agenda), Credits 10, Science 5."""
    table.settle(4, 5, "bankers", "bankers", "scientists")


def conquer(table: Table) -> None:
    """Sector 5, which is Corrupted, with 3 Population."""
    sector = table.give(5, corvette=3)
    sector.guilds, sector.installations = ("miners",), ("shipyard", "defense")


def ready_fleets(table: Table) -> None:
    """5 Power around sector 2 and 3 around 5 and 6, each defended by 2."""
    table.give(4, corvette=3)


def fortify(table: Table) -> None:
    ready_fleets(table)
    table.sector(5).installations = ("defense",)


def scatter(table: Table) -> None:
    """A single Corvette does not leave its sector: only Home threatens sector 2."""
    table.give(4)


def mass(table: Table) -> None:
    """Sectors 2, 5, 6 and 8 could be taken."""
    table.give(3, corvette=9)
    table.give(4, corvette=9)
    table.give(7, corvette=9)


def corrupt(table: Table) -> None:
    table.me.corrupted_tracks[0] = True
    table.me.chambers = 2
    table.sector(1).corrupted = True


def collect(table: Table) -> None:
    me = table.me
    me.active, me.glory, me.tracks = 5, [1, 3], [1, 2, 3]
    me.loose_trade, table.slot(1).trade = 1, True
    me.bounty, me.reclaim = ["bounty-any", "bounty-any"], ["reclaim-fleet"]


def research(table: Table) -> None:
    table.learn("targeting+", "torpedoes")


def draw_agendas(table: Table) -> None:
    """They would give 4, 8, 12 and nothing by the Tiers 1, 3 and 2 of the tracks."""
    table.me.tracks = [3, 6, 5]
    table.me.agendas = ["high-society", "trade-syndicate", "federal-authority", "redemption"]


def draw_fewer_agendas(table: Table) -> None:
    draw_agendas(table)
    table.me.agendas.pop()


def let_time_pass(table: Table) -> None:
    """In the second Cycle a Skirmish is stronger by 1: 2 Corvettes do not hold sector 4."""
    table.state.cycle = 2


def nothing(table: Table) -> None:
    """The start: Home and the Outpost with 2 Corvettes each."""


CASES: list[tuple[Change, dict[str, float]]] = [
    (nothing, {"influence": 10, "rival": 10, "event": 0, "unpaid_upkeep": 0, "at_risk": 0}),
    (nothing, {"agendas": 8, "agendas_later": 16, "upkeep": 6, "agendas_in_play": 3}),
    (nothing, {"agenda_cards": 0, "agenda_promise": 0, "improved": 0, "tokens": 0}),
    (earn, {"influence": 23, "rival": 10}),
    (fall_behind, {"influence": 10, "rival": 31}),
    (play_an_agenda, {"agendas": 4, "agendas_later": 8, "agendas_in_play": 6, "upkeep": 12}),
    (owe, {"upkeep": 12, "unpaid_upkeep": 2}),
    (pay_by_trade, {"upkeep": 6, "unpaid_upkeep": 0}),
    (invite_skirmishes, {"at_risk": 1}),
    (cleanse, {"at_risk": 0}),
    (let_time_pass, {"at_risk": 1}),
    (store, {"stock_plain": 8 + 1 + 2, "stock_credits": 8, "stock_science": 6}),
    (store, {"stock_excess": 1 + 2}),
    (nothing, {"yield_plain": 1 + 2 + 1, "yield_credits": 0, "yield_science": 0}),
    (produce, {"yield_plain": 1 + 1, "yield_credits": 4, "yield_science": 3}),
    (nothing, {"sectors": 2, "sectors_early": 2, "pure_sectors": 2, "sector_corruption": 0}),
    (conquer, {"sectors": 3, "sectors_early": 3, "pure_sectors": 2, "sector_corruption": 1}),
    (nothing, {"deployed": 4, "population": 4, "guilds": 3, "installations": 0}),
    (conquer, {"deployed": 7, "population": 7, "guilds": 4, "installations": 2}),
    (nothing, {"targets": 1}),
    (ready_fleets, {"targets": 3}),
    (fortify, {"targets": 2}),
    (scatter, {"targets": 0}),
    (mass, {"targets": 3}),
    (nothing, {"mat_corruption": 1, "chambers": 0, "glory": 1, "trade": 0, "tracks": 0}),
    (corrupt, {"mat_corruption": 2, "chambers": 2, "sector_corruption": 1, "pure_sectors": 1}),
    (collect, {"active": 5, "glory": 4, "tracks": 6, "trade": 2, "tokens": 3}),
    (nothing, {"active": 2, "technologies": 1}),
    (research, {"technologies": 3, "improved": 1}),
    (draw_agendas, {"agenda_cards": 3, "agenda_promise": (8 + 12) * 3}),
    (draw_fewer_agendas, {"agenda_cards": 3, "agenda_promise": (8 + 12) * 3}),
]  # fmt: skip


@pytest.mark.parametrize(("change", "expected"), CASES)
def test_a_feature_is_what_a_player_counts(change: Change, expected: dict[str, float]) -> None:
    found = counted(Table(), change)
    assert {name: found[name] for name in expected} == expected


def test_every_feature_is_counted_by_hand_here() -> None:
    found = {name for _, expected in (*CASES, *AGAINST_THE_VOIDBORN) for name in expected}
    found |= set(TEAM)
    names = set(features(Table().state, 0)) | set(features(solo().state, 0))
    assert {name for name in names - found if not name.startswith("hand_")} == set()


def test_the_best_rival_counts() -> None:
    table = Table(scenario="four-lanterns")
    for seat, influence in enumerate((40, 12, 25, 7)):
        table.player(seat).influence = influence
    assert [features(table.state, seat)["rival"] for seat in range(4)] == [25, 40, 40, 40]
    assert features(Table(scenario="lantern-watch").state, 0)["rival"] == 0


@pytest.mark.parametrize(
    ("event", "settled", "influence"),
    [("event-1t", 0, 0), ("event-1t", 1, 3), ("event-1t", 2, 3 + 4), ("event-2t", 3, 8)],
)
def test_an_event_counts_as_much_as_it_would_give_now(
    event: str, settled: int, influence: int
) -> None:
    """Both objectives of one event, the better objective of the other. [V-148] [V-150]"""
    table = Table(event=event)
    for n in (2, 5, 7)[:settled]:
        table.settle(n, 3, *(["farmers"] * (settled > 1)))
    if event == "event-2t":
        table.learn("targeting", "torpedoes", "destroyers")
    assert features(table.state, 0)["event"] == influence


@pytest.mark.parametrize(
    ("card", "focus"),
    [
        ("conquest", "conquest"),
        ("conquest-zenor", "conquest"),
        ("development", "development"),
        ("innovation", "innovation"),
        ("politics", "politics"),
        ("production", "production"),
        ("progress", "progress"),
        ("prosperity", "prosperity"),
        ("reinforcement", "reinforcement"),
        ("temptation", "temptation"),
    ],
)
def test_a_focus_counts_while_it_is_in_hand(card: str, focus: str) -> None:
    table = Table()
    table.me.hand = [card]
    found = features(table.state, 0)
    assert [name for name in found if name.startswith("hand_") and found[name]] == [f"hand_{focus}"]
    assert found[f"hand_{focus}"] == 1


def test_features_show_nothing_that_the_seat_may_not_know() -> None:
    match, random = start(0), Random(5)
    for number, _ in enumerate(play(match, keen, 3)):
        if number % 40 == 0:
            for seat in range(match.game.seats(match.config)):
                sample = match.sample(seat, random).state
                assert features(sample, seat) == features(match.state, seat)


# -- against the Voidborn -----------------------------------------------------------------------


def suffer(table: VoidTable) -> None:
    table.void.catastrophes = 2


def hide(table: VoidTable) -> None:
    """A Safe Haven of two levels is complete, another one is begun."""
    table.shelter("lantern-rock", 0, 0)
    table.shelter("deep-harbour", 0)


def crowd_the_board(table: VoidTable) -> None:
    """1 Corruption and 1 of the Military row are stronger than 1 Corvette and its Defense."""
    table.fill("military", "thin-lines")
    table.fill("economic", "bare-silos", "toll-stations")
    table.give(4).installations = ("defense",)


def lose(table: VoidTable) -> None:
    table.void.lost = True


AGAINST_THE_VOIDBORN: list[tuple[Callable[[VoidTable], object], dict[str, float]]] = [
    (nothing, {"voidborn": 207, "haven_levels": 0, "catastrophes": 0, "crisis_pieces": 0}),
    (nothing, {"current_crisis": 0, "lost": 0, "at_risk": 0}),
    (suffer, {"catastrophes": 2, "voidborn": 207 + 2 * 20}),
    (hide, {"haven_levels": 3, "voidborn": 207 - 20}),
    (crowd_the_board, {"crisis_pieces": 3, "voidborn": 207 + 3 * 5, "at_risk": 1}),
    (lambda table: table.face("thin-lines"), {"current_crisis": 1, "crisis_pieces": 0}),
    (lose, {"lost": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("change", "expected"), AGAINST_THE_VOIDBORN)
def test_a_feature_against_the_voidborn_is_what_a_player_counts(
    change: Callable[[VoidTable], object], expected: dict[str, float]
) -> None:
    table = solo(event="")
    change(table)
    found = features(table.state, 0)
    assert {name: found[name] for name in expected} == expected
    assert found["voidborn"] == voidborn_influence(table.state)
    assert "rival" not in found


TEAM = ("weakest", "ahead", "partner_stock")


def test_a_team_is_as_good_as_its_weakest_member() -> None:
    """Being ahead of the weakest partner and what partners have in store count. [V-161]"""
    table = pair(event="")
    me, partner = table.state.players
    me.influence, partner.influence = 50, 44
    partner.stock = [9, 1, 0, 2, 3]
    found = features(table.state, 0)
    assert [found[name] for name in TEAM] == [44, 6, 8 + 1 + 2 + 3]
    other = features(table.state, 1)
    assert (other["weakest"], other["ahead"]) == (50, 0)
    table.state.finished = True
    assert features(table.state, 0)["partner_stock"] == 0


def test_who_plays_alone_has_no_partner() -> None:
    found = features(solo().state, 0)
    assert [found[name] for name in TEAM] == [0, 0, 0]


# -- how it fades -------------------------------------------------------------------------------

LASTING = {"influence", "rival", "voidborn", "haven_levels", "lost", "weakest", "ahead"}
UNTIL_THE_END = {
    "agendas", "event", "unpaid_upkeep", "at_risk", "deployed", "sectors", "pure_sectors",
    "sector_corruption", "mat_corruption", "chambers", "tokens", "current_crisis",
}  # fmt: skip
EACH_EVALUATION = {"upkeep", "agendas_in_play", "agenda_promise"}
EACH_LATER_EVALUATION = {"agendas_later"}
SOON = {
    "stock_plain", "stock_credits", "stock_science", "stock_excess", "active", "targets",
    "partner_stock",
}  # fmt: skip
"""In full until there are fewer than 3 turns."""
BY_TURNS = {
    "yield_plain", "yield_credits", "yield_science", "sectors_early", "population", "guilds",
    "installations", "glory", "trade", "technologies", "improved", "tracks", "agenda_cards",
    "catastrophes", "crisis_pieces",
}  # fmt: skip
IN_THIS_CYCLE = {f"hand_{focus}" for focus in FOCUSES}


def busy() -> Table:
    """A position in which almost everything counts."""
    table = Table()
    for change in (conquer, produce, play_an_agenda, research, collect, draw_agendas, corrupt):
        change(table)
    table.stock(credits=9, science=2, energy=1)
    table.me.hand = ["politics"]
    return table


def busy_in_the_void() -> VoidTable:
    table = solo(event="")
    for change in (suffer, hide, crowd_the_board):
        change(table)
    table.face("massed-wings")
    return table


class Moment(NamedTuple):
    """When it is, and what is left then."""

    cycle: int
    event: str
    turns: int
    on: int
    evaluations: int
    soon: float
    time: float
    this_cycle: float

    def of(self, state: Voidfall) -> Voidfall:
        """The same position at this moment."""
        then = state.copy()
        then.cycle, then.finished = self.cycle, not self.on
        then.event, then.players[0].turns = self.event, self.turns
        return then

    def shares(self) -> dict[str, float]:
        """How much of each feature counts, compared with the start of the game."""
        shares = dict.fromkeys(LASTING, 1.0) | dict.fromkeys(UNTIL_THE_END, float(self.on))
        shares |= dict.fromkeys(EACH_EVALUATION, self.evaluations / 3)
        shares |= dict.fromkeys(EACH_LATER_EVALUATION, max(0, self.evaluations - 1) / 2)
        shares |= dict.fromkeys(SOON, self.soon) | dict.fromkeys(BY_TURNS, self.time)
        shares |= dict.fromkeys(IN_THIS_CYCLE, self.this_cycle)
        if not self.time:
            shares["agenda_promise"] = 0.0
        return shares


@pytest.mark.parametrize("table", [busy(), busy_in_the_void()])
@pytest.mark.parametrize(
    "moment",
    [
        Moment(0, "", 0, 1, 3, 1, 15 / 15, 1),
        Moment(1, "event-1a", 0, 1, 3, 1, 14 / 15, 4 / 5),
        Moment(1, "event-1b", 2, 1, 3, 1, 13 / 15, 3 / 5),
        Moment(2, "event-2j", 1, 1, 2, 1, 10 / 15, 5 / 5),
        Moment(3, "event-3j", 4, 1, 1, 2 / 3, 2 / 15, 2 / 5),
        Moment(3, "event-3j", 6, 1, 1, 0, 0, 0),
        Moment(3, "event-3j", 7, 1, 1, 0, 0, 0),
        Moment(3, "", 0, 0, 0, 0, 0, 0),
    ],
)
def test_what_only_serves_to_gain_something_later_fades(table: Table, moment: Moment) -> None:
    before, after = features(table.state, 0), features(moment.of(table.state), 0)
    shares = moment.shares()
    names = {name for name in before if before[name]} - {"event", "at_risk"}
    assert {name: after[name] for name in names} == {
        name: pytest.approx(before[name] * shares[name]) for name in names
    }


def test_every_feature_has_its_place_among_those_that_fade() -> None:
    places = [LASTING, UNTIL_THE_END, EACH_EVALUATION, EACH_LATER_EVALUATION, SOON, BY_TURNS]
    found = [name for place in places for name in place]
    names = set(features(Table().state, 0)) | set(features(solo().state, 0))
    assert sorted(found) == sorted(name for name in names if not name.startswith("hand_"))


def test_what_the_next_evaluation_brings_counts_nothing_after_the_last_one() -> None:
    table = Table(event="event-1t")
    table.give(4)
    table.give(5)
    assert (features(table.state, 0)["event"], features(table.state, 0)["at_risk"]) == (3, 2)
    table.state.finished = True
    assert (features(table.state, 0)["event"], features(table.state, 0)["at_risk"]) == (0, 0)
