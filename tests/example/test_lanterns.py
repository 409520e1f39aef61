"""Every rule of the example game; each test cites the rule that it proves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from domineum.kernel import BadData, Refused
from domineum.kernel.packs import open_pack
from tests.example.abilities import ABILITIES, brighter
from tests.example.cards import FOLDER
from tests.example.game import Lanterns
from tests.example.positions import FULL, keeper, night, play, table

CHARMS = FOLDER / "charms.toml"
ABOUT = """
name = "other-charms"
version = "1"
game = "lanterns"
authors = ["somebody"]
licence = "CC0-1.0"
"""


def winner_of(*hands: str, points: tuple[int, ...] = (0, 0, 0)) -> int | None:
    """Who wins a round in which everybody holds one lantern."""
    keepers = [keeper(hand, 0, p) for hand, p in zip(hands, points, strict=False)]
    match = table(night(*keepers))
    return next(e for e in match.events_since() if e.kind == "won").seat


def test_everybody_draws_back_to_three_lanterns() -> None:
    """[L-01]"""
    match = table(night(keeper("sun 1"), keeper("sun 3, sun 5"), steps=[("draw",), ("pick",)]))
    assert [len(k.hand) for k in match.state.keepers] == [3, 3]


def test_nobody_else_sees_a_hand() -> None:
    """[L-01]"""
    match = table(night(keeper("sun 7, star 6"), keeper("sun 1, moon 2")))
    keepers = match.view(0)["keepers"]
    assert isinstance(keepers, list)
    assert [k["hand"] for k in keepers if isinstance(k, dict)] == [["star 6", "sun 7"], 2]


def test_a_drawn_deck_is_made_of_the_discarded_lanterns() -> None:
    """[L-01]"""
    position = night(keeper("sun 1"), keeper("sun 3, sun 5, sun 7"), steps=[("draw",), ("pick",)])
    position.deck, position.discard = [], ["star 1", "star 2", "star 4"]
    state = table(position).state
    assert len(state.keepers[0].hand) == 3
    assert (len(state.deck), state.discard) == (1, [])


def test_lanterns_are_picked_in_secret_and_shown_at_once() -> None:
    """[L-02]"""
    match = table(night(keeper("sun 1, sun 3"), keeper("moon 2, star 6")))
    before = match.view(1)
    match.choose("play sun 3", 0)
    assert (match.view(1), match.events_since()) == (before, [])
    match.choose("play star 6", 1)
    assert match.state.discard == ["sun 3", "star 6"]


def test_the_brightest_lantern_wins() -> None:
    """[L-03]"""
    assert winner_of("sun 5", "star 6", "moon 4") == 1


def test_of_equal_lanterns_the_one_with_the_fewest_points_wins() -> None:
    """[L-03]"""
    assert winner_of("star 4", "moon 4", "sun 1", points=(3, 2, 0)) == 1


def test_of_equal_keepers_the_lowest_seat_wins() -> None:
    """[L-03]"""
    assert winner_of("sun 1", "star 4", "moon 4", points=(0, 2, 2)) == 1


@pytest.mark.parametrize(
    ("charms", "lantern", "more"),
    [("lens", "sun", 2), ("shade", "moon", 3), ("lens", "star", 0), ("shade", "sun", 0)],
)
def test_charms_change_brightness(charms: str, lantern: str, more: int) -> None:
    """[L-04]"""
    found = brighter(night(keeper("", 0, 0, charms)), 0, lantern, 3)
    assert found == [(f"charm-{charms}", more)] * bool(more)


def test_a_charm_decides_who_wins_and_the_log_says_so() -> None:
    """[L-03] [L-04]"""
    match = table(night(keeper("star 6"), keeper("sun 5", 0, 0, "lens")))
    _, shown, won, *_ = match.events_since()
    assert (shown.seat, shown.terms) == (1, [("charm-lens", 2)])
    assert (won.seat, won.data["brightness"]) == (1, 7)


def test_a_pack_changes_a_charm(tmp_path: Path) -> None:
    """[L-04]"""
    charms = CHARMS.read_text(encoding="utf-8").replace("add = 2", "add = 5")
    (tmp_path / "charms.toml").write_text(charms, encoding="utf-8")
    (tmp_path / "pack.toml").write_text(ABOUT, encoding="utf-8")
    game = Lanterns(open_pack(tmp_path))
    position = night(keeper("", 0, 0, "lens"))
    position.pack = game.records.key
    assert brighter(position, 0, "sun", 3) == [("charm-lens", 5)]
    [ability] = game.records.charms["lens"].abilities
    texts = [game.catalogue.render(ability.describe(), language) for language in ("en", "pl")]
    assert texts == [
        "brightness of every Sun: times 1, plus 5", "jasność każdej latarni Słońce: razy 1, plus 5"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        (
            {"point": "brightness", "lantern": "sun", "ad": 1},
            "the point 'brightness' has no key 'ad'; did you mean 'ad",
        ),
        ({"point": "brightnes", "lantern": "sun"}, "unknown point 'brightnes'; did you mean 'bri"),
        ({"point": "brightness", "add": 1}, "'lantern' is missing"),
        ({"lantern": "sun"}, "'point' is missing"),
    ],
)
def test_a_charm_says_only_what_means_something(ability: object, why: str) -> None:
    with pytest.raises(BadData, match=f"^charm: {why}"):
        ABILITIES.parse(ability, "charm")


def test_losers_gain_one_oil() -> None:
    """[L-05]"""
    match = table(night(keeper("sun 7"), keeper("sun 1", 2), keeper("sun 3"), prizes=["gift"]))
    assert [k.oil for k in match.state.keepers] == [0, 3, 1]


def test_the_winner_resolves_the_prize_part_by_part() -> None:
    """[L-05]"""
    match = table(night(keeper("sun 7"), keeper("sun 1"), prizes=["lens"]))
    play(match, "resolve charm")
    assert (match.state.keepers[0].charms, match.state.keepers[0].oil) == (["lens"], 1)


def test_a_peek_shows_the_next_prize_to_the_winner_alone() -> None:
    """[L-05]"""
    match = table(night(keeper("sun 7"), keeper("sun 1"), prizes=["shade", "market"]))
    play(match, "resolve peek", "forfeit")
    assert [match.view(seat)["next"] for seat in (0, 1, None)] == ["market", None, None]


def test_the_winner_pours_until_they_stop() -> None:
    """[L-06]"""
    match = play(table(night(keeper("", 3), steps=[("pour", 0)])), "pour 0", "pour 2", "stop")
    assert [h.oil for h in match.state.harbours] == [1, 0, 1]
    assert match.over
    assert match.state.keepers[0].oil == 1


def test_without_oil_nobody_pours() -> None:
    """[L-06]"""
    assert table(night(keeper("", 0), steps=[("pour", 0)])).over


def test_a_harbour_holds_four_oil() -> None:
    """[L-07]"""
    match = table(night(keeper("", 1), steps=[("pour", 0)], harbours=[FULL]))
    with pytest.raises(Refused, match=r"The harbour is full. \[L-07\]"):
        match.choose("pour 0")


def test_nobody_pours_into_a_harbour_of_another_keeper() -> None:
    """[L-08]"""
    match = table(night(keeper(""), keeper("", 1), steps=[("pour", 1)], harbours=[FULL]))
    with pytest.raises(Refused, match=r"Harbour 0 belongs to seat 0. \[L-08\]"):
        match.choose("pour 0")


def test_whoever_fills_a_harbour_scores_five_points() -> None:
    """[L-09]"""
    match = table(night(keeper(""), keeper("", 2), steps=[("pour", 1)], harbours=[(3, -1)]))
    play(match, "pour 0", "stop")
    assert match.state.keepers[1].points == 5
    assert match.state.harbours[0].owner == 1


def test_the_game_ends_after_six_rounds() -> None:
    """[L-10]"""
    match = table(night(keeper("sun 7"), keeper("sun 1"), steps=[("round",)], number=6))
    assert match.over


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [((0, 6), (3, 5), [0]), ((1, 5), (3, 5), [1]), ((3, 5), (3, 5), [0, 1])],
)
def test_points_win_then_oil_else_they_share(
    first: tuple[int, int], second: tuple[int, int], winners: list[int]
) -> None:
    """[L-10]"""
    match = table(night(keeper("", *first), keeper("", *second), steps=[]))
    assert match.outcome
    assert match.outcome.winners == winners


def test_every_rule_is_cited() -> None:
    rules = Path(__file__).with_name("rules.md").read_text(encoding="utf-8")
    tests = Path(__file__).read_text(encoding="utf-8")
    cited = set(re.findall(r"\[(L-\d\d)\]", tests))
    assert set(re.findall(r"L-\d\d", rules)) == cited
