from __future__ import annotations

from domineum.kernel.decode import Plain
from domineum.revenant import GAME, scoring
from domineum.revenant.state import Fleet
from tests.revenant.table import CONTENT, Table, attach, empty, give, hidden, put


def at_the_end(players: int = 2) -> Fleet:
    """Cycle 4 after the Skirmish phase; nobody has anything."""
    fleet = empty(players)
    fleet.cycle, fleet.phase, fleet.offer = 4, 2, ()
    for seat, player in enumerate(fleet.players):
        player.free, player.corrupted = [0] * 4, [0] * 5
        hidden(fleet, seat)
        player.personal, player.fleet = ("iron-discipline",), "fleet-arks"
    return fleet


def test_ex_18_power_times_influence() -> None:
    """EX-18 [R-050] [R-315] [R-316] [R-317]"""
    fleet = put(at_the_end(), yarvek_arkship=3, yarvek_fighter=4, yarvek_dropship=5)
    fleet.players[0].tracks[5] = 4
    hidden(fleet, 0, "yarvek", "yarvek")
    assert scoring.prestige(fleet, 0)["houses"] == 18
    assert scoring.total(fleet, 0) == 18


def test_the_reset_before_scoring_gives_influence_but_no_material() -> None:
    """[R-302] [R-313]"""
    fleet = at_the_end()
    fleet.players[0].tactics, fleet.players[0].rank = 11, 3
    table = Table(fleet, ("refresh",))
    while table.topic in ("keep", "influence"):
        table.greedy_once()
    assert len(table.me.hidden) == 1
    assert sum(table.me.tracks) == 1
    assert table.me.tactics == 11
    assert table.me.free == [0, 0, 0, 0]


def test_a_colony_is_scored_by_every_player() -> None:
    """[R-314]"""
    fleet = at_the_end()
    fleet.colony = "colony-high-aerie"
    fleet.players[0].tactics, fleet.players[1].tactics = 7, 4
    assert [scoring.prestige(fleet, s)["colony"] for s in (0, 1)] == [3, 2]
    fleet.colony = ""
    assert scoring.prestige(fleet, 0)["colony"] == 0


def test_personal_and_fleet_agendas_give_six() -> None:
    """[R-318] [R-319]"""
    fleet = at_the_end()
    assert scoring.total(fleet, 0) == 0
    fleet.players[0].rank = 3
    for house in range(7):
        fleet.place[house * 4] = 3
    scores = scoring.prestige(fleet, 0)
    assert (scores["personal"], scores["fleet"]) == (6, 6)


def test_cards_rank_and_orders() -> None:
    """[R-320] [R-321] [R-322] [R-323] [R-324]"""
    fleet = at_the_end()
    attach(fleet, 0, "scout")
    attach(fleet, 0, "cargo-nets")
    attach(fleet, 0, "patch-drones")
    fleet.players[0].orders = ("wiretap",)
    for rank, prestige in enumerate((0, 2, 4, 6)):
        fleet.players[0].rank = rank
        scores = scoring.prestige(fleet, 0)
        assert (scores["cards"], scores["rank"], scores["orders"]) == (6, prestige, 1)
    assert len(fleet.players[0].hand) == 3


def test_resources_and_corruption() -> None:
    """[R-325] [R-326]"""
    fleet = at_the_end()
    give(fleet.players[0], material=3, energy=3)
    assert scoring.prestige(fleet, 0)["resources"] == 1
    fleet.players[0].corrupted = [0, 1, 0, 0, 1]
    fleet.players[0].locked[1] = (2, 2)
    fleet.players[0].trace = 2
    scores = scoring.prestige(fleet, 0)
    assert (scores["resources"], scores["corruption"]) == (2, -4)


def test_the_most_prestige_wins_and_a_tie_goes_to_the_earlier_in_turn_order() -> None:
    """[R-050] [R-327]"""
    fleet = at_the_end(3)
    fleet.order = (2, 1, 0)
    assert scoring.ranking(fleet) == [2, 1, 0]
    fleet.players[1].rank = 1
    assert GAME.outcome(fleet).winners == [1]
    assert GAME.outcome(fleet).scores == [0, 2, 0]


def test_power_never_falls_below_zero() -> None:
    """[R-315] [RU-92]"""
    fleet = at_the_end()
    fleet.power_changes = ((0, -1),)
    assert scoring.final_power(fleet, 0) == 0


def test_the_projected_score_hides_what_only_the_owner_knows() -> None:
    """[R-075] [R-114]"""
    fleet = put(at_the_end(), yarvek_arkship=3)
    hidden(fleet, 0, "yarvek")
    fleet.players[0].rank = 3
    open_score = scoring.prestige(fleet, 0, hidden=False)
    assert (open_score["houses"], open_score["personal"]) == (0, 0)
    assert scoring.total(fleet, 0) == scoring.total(fleet, 0, hidden=False) + 7
    fleet.then(("final",))
    assert seen_by_the_other(fleet)["score"] == open_score
    assert seen_by_the_other(fleet)["hidden"] == 1
    fleet.steps.clear()
    assert seen_by_the_other(fleet)["score"] == scoring.prestige(fleet, 0)
    assert seen_by_the_other(fleet)["hidden"] == ["yarvek"]


def seen_by_the_other(fleet: Fleet) -> dict[str, Plain]:
    """The first player in the view of the second."""
    players = GAME.view(fleet, 1)["players"]
    assert isinstance(players, list)
    assert isinstance(players[0], dict)
    return players[0]


def test_final_scoring_is_said_for_everybody() -> None:
    """[R-312]"""
    table = Table(at_the_end(), ("refresh",))
    assert [event.data["n"] for event in table.events("scored")] == [0, 0]
    assert len(CONTENT.colonies) == 7
