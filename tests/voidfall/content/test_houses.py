"""Each of the 14 Houses: what its tracks give, space by space."""

from functools import partial

import pytest

from tests.voidfall.positions import changed, rich
from tests.voidfall.table import CONTENT, Table

GROW = ("increase 4", "population +1")
CLEANSE = ("cleanse-sector 5", "corruption -1")
BOTH = ("resolve increase_population / increase 4 / resolve remove_corruption / cleanse-sector 5",
        "population +1, corruption -1")  # fmt: skip
TRADE = ("", "science +1, trade +1")
ESTABLISH = ("establish 4 bankers", "guilds +1")
BUILD = ("build 4 defense", "installations +1")
LEARN = ("gain-basic terraforming / resolve gain / forfeit",
         "materials +2, influence +4, technologies +1")  # fmt: skip
ACTIVATE = ("", "active +1, inactive -1")
TWO = ("", "active +2, inactive -2")
EVALUATE = ("evaluate agricultural-union", "influence +4")
SKIP = ("forfeit", "")
ANY = ("take-agenda might {might}", "hand +1")
TRADE_AND_GUILD = ("resolve establish / establish 4 bankers",
                   "science +1, guilds +1, trade +1")  # fmt: skip
AGENDA_AND_TRADE = ("resolve gain_agenda / take-agenda might {might}",
                    "science +1, hand +1, trade +1")  # fmt: skip
GLORY = ("", "influence +1")
BUILD_ACTIVE = ("resolve build / build 4 defense",
                "active +1, inactive -1, installations +1")  # fmt: skip
SPOILS = ("resolve per 1", "influence +3")


def agenda(kind: str) -> tuple[str, str]:
    """Gaining an Agenda of a type."""
    return f"take-agenda {kind} {{{kind}}}", "hand +1"


def influence(amount: int) -> tuple[str, str]:
    """Gaining plain Influence."""
    return "", f"influence +{amount}"


SOCIETY = [
    ("", "credits +1, science +1"), GROW, ANY, GROW, GROW, BOTH, influence(20),
]  # fmt: skip
STATECRAFT = [
    ACTIVATE, LEARN, ANY, CLEANSE, LEARN, ("resolve upgrade_glory", "influence +2, glory +1"),
    EVALUATE,
]  # fmt: skip
ECONOMY = [SKIP, TRADE, ESTABLISH, TRADE, ANY, TRADE_AND_GUILD, influence(8)]
STANDARD = [SOCIETY, STATECRAFT, ECONOMY]

TRACKS: dict[str, list[list[tuple[str, str]]]] = {
    "valnis": STANDARD,
    "belitan": STANDARD,
    "dunlork": STANDARD,
    "cortozaar": STANDARD,
    "zenor": [
        [GROW, CLEANSE, agenda("might"), CLEANSE, BOTH, EVALUATE, influence(15)],
        [ACTIVATE, BUILD_ACTIVE, SKIP, LEARN,
         ("resolve activate / done", "active +1, inactive -1"), agenda("dominance"),
         influence(4)],
        [("", "food +1, energy +1, materials +1, science +1"), ESTABLISH, SKIP, TRADE_AND_GUILD,
         TRADE_AND_GUILD, GLORY, influence(6)],
    ],
    "thegwyn": [
        [SKIP, CLEANSE, LEARN, GROW, BOTH, LEARN, influence(20)],
        [ACTIVATE, ("establish 4 farmers", "guilds +1"), LEARN, TWO, agenda("support"),
         ("resolve muster / deploy 1 corvette / forfeit", "influence +1, active -1, deployed +1"),
         influence(6)],
        [TRADE, TRADE, ESTABLISH, ("resource energy", "energy +2"), agenda("wealth"), EVALUATE,
         influence(8)],
    ],
    "shiveus": [
        [GROW, ("resolve increase_population / increase 4 / resolve build / build 4 defense",
        "installations +1, population +1"), SKIP,
         ("resolve remove_corruption / cleanse-sector 5", "science +1, corruption -1, trade +1"),
         ("resolve increase_population / increase 4", "food +3, population +1"), SKIP,
         influence(20)],
        [TWO, ("deploy 1 corvette / deploy 4 corvette", "active -2, deployed +2"), LEARN, CLEANSE,
         LEARN,
         ("resolve gain_agenda / take-agenda dominance {dominance}", "influence +1, hand +1"),
         influence(4)],
        [("", "credits +2"), ("resolve gain_trade", "science +1, active +1, inactive -1, trade +1"),
         ("resource energy", "energy +2"), agenda("wealth"), agenda("dominance"), influence(4),
         influence(18)],
    ],
    "yarvek": [
        [GROW, ("resolve gain / resource food", "food +1, reclaim +1"), agenda("might"),
         ("resolve gain / resource food", "food +1, reclaim +1"),
         ("resolve gain_bounty / resource food / resolve remove_corruption / cleanse-slot 3",
          "food +1, corruption -1, bounty +1"),
         ("resolve gain_bounty / resource food / resolve advance",
          "food +1, active +1, inactive -1, tracks +1, bounty +1"), SPOILS],
        [ACTIVATE, BUILD,
         ("resolve activate / resolve gain_technology / gain-basic terraforming / resolve gain / "
          "forfeit", "materials +2, influence +4, active +1, inactive -1, technologies +1"),
         ("resolve activate / resolve deploy / deploy 1 corvette / deploy 1 corvette",
          "active -1, inactive -1, deployed +2"), TWO,
         ("resolve deploy / deploy 1 corvette / forfeit", "influence +1, active -1, deployed +1"),
         SPOILS],
        [("resource food", "food +1, bounty +1"),
         ("resource food / resource food", "food +2, bounty +2"),
         ("resolve gain_bounty / resource food", "food +1, science +1, trade +1, bounty +1"),
         agenda("wealth"),
         ("resolve gain_bounty / resource food / resource 4-food", "food +5, bounty +1"),
         EVALUATE, SPOILS],
    ],
    "nervo": [
        [GROW, CLEANSE, SKIP, BOTH, LEARN, ("increase 4 / increase 1", "population +2"), ("", "")],
        [BUILD_ACTIVE, ESTABLISH,
         ("resolve activate / resolve deploy / deploy 1 corvette", "inactive -1, deployed +1"),
         agenda("support"), CLEANSE, LEARN, ("", "")],
        [("", "credits +2"), ESTABLISH, TRADE, CLEANSE,
         ("resolve gain_agenda / take-agenda wealth {wealth}", "science +1, hand +1, trade +1"),
         ("resolve gain_trade / resource energy", "energy +2, science +1, trade +1"),
         influence(15)],
    ],
    "astoran": [
        [ESTABLISH, GROW,
         ("resolve increase_population / increase 4 / resolve build / build 4 defense / "
          "resolve gain 2",
          "materials +1, installations +1, population +1"),
         ("resolve increase_population / increase 4 / forfeit", "population +1"),
         agenda("might"), BOTH, influence(25)],
        [SKIP, agenda("support"),
         ("resolve build / build 5 defense",
          "active +1, inactive -1, installations +1"), CLEANSE, LEARN,
         ("resolve gain_agenda / take-agenda dominance {dominance} / resolve remove_corruption / "
          "cleanse-slot 3", "corruption -1, hand +1"), influence(4)],
        [("", "food +1, energy +1, materials +1, credits +1, science +1"), ESTABLISH, SKIP, ANY,
         ("resource food+energy", "food +1, energy +2"), influence(5), influence(15)],
    ],
    "fenrax": [
        [GROW, ESTABLISH, agenda("might"),
         ("resolve increase_population / increase 4 / resolve establish / establish 4 bankers",
         "guilds +1, population +1"), BOTH, influence(5), influence(12)],
        [SKIP, ACTIVATE, SKIP,
         ("deploy 1 corvette / deploy 4 corvette", "active -2, deployed +2"),
         ("deploy 4 corvette / forfeit", "active -1, deployed +1"), LEARN, influence(18)],
        [("", "credits +1, science +1"), LEARN, SKIP, ESTABLISH, TRADE,
         ("resolve remove_corruption / cleanse-slot 3", "science +1, corruption -1, trade +1"),
         influence(18)],
    ],
    "kradmor": [
        [GROW, GROW, SKIP, GROW, BOTH, agenda("might"), influence(20)],
        [BUILD, BUILD_ACTIVE, SKIP, BUILD_ACTIVE, LEARN,
         ("resolve build / build 4 defense", "influence +1, installations +1"),
         influence(20)],
        [TRADE, agenda("wealth"), SKIP, TRADE,
         ("resource food+energy", "food +1, energy +2"), AGENDA_AND_TRADE,
         influence(20)],
    ],
    "marqualos": [
        [SKIP, GROW, GROW, CLEANSE, ("", "food +2, credits +2, science +2"), BOTH, EVALUATE],
        [CLEANSE, LEARN, agenda("support"),
         ("resolve activate", "science +1, active +1, inactive -1, trade +1"), LEARN,
         ("resolve influence / done", "influence +8"),
         ("resolve upgrade_glory", "influence +2, glory +1")],
        [TRADE, ESTABLISH, SKIP, ESTABLISH, TRADE, AGENDA_AND_TRADE, EVALUATE],
    ],
    "novaris": [
        [SKIP, ("establish 4 engineers", "guilds +1"), CLEANSE, agenda("might"), BOTH, BOTH,
         influence(22)],
        [SKIP, agenda("support"), ACTIVATE, LEARN,
         ("resolve activate / resolve remove_corruption / cleanse-slot 3",
          "active +1, inactive -1, corruption -1"), LEARN, influence(24)],
        [SKIP, ("", "energy +1, materials +1"), TRADE, ANY,
         ("resolve establish / establish 4 bankers / done", "guilds +1"),
         TRADE_AND_GUILD, influence(22)],
    ],
}  # fmt: skip

SPACES = [
    (house, track, space)
    for house in TRACKS
    for track in range(3)
    for space in range(1, 8)
]  # fmt: skip


@pytest.mark.parametrize(("house", "track", "space"), SPACES)
def test_the_benefit_of_a_space(house: str, track: int, space: int) -> None:
    """Reached by advancing, for the cost of Tiers 3 and 4. [V-378] [V-381]"""
    name = ("society", "statecraft", "economy")[track]
    table = rich(house)
    table.me.tracks[track] = space - 1
    table.at.committed = True
    answers, expected = TRACKS[house][track][space - 1]
    cost = {6: 1, 7: 2}.get(space, 0)
    change = changed(table, partial(table.resolve, {"advance": name}), answers)
    wanted = parsed(expected)
    wanted["tracks"] = wanted.get("tracks", 0) + 1
    wanted["active"] = wanted.get("active", 0) - cost
    wanted["inactive"] = wanted.get("inactive", 0) + cost
    assert parsed(change) == {key: amount for key, amount in wanted.items() if amount}


def parsed(changes: str) -> dict[str, int]:
    """Read changes like `food +1, trade +1`."""
    pairs = [part.split() for part in changes.split(", ") if part]
    return {name: int(amount) for name, amount in pairs}


@pytest.mark.parametrize("house", CONTENT.houses)
def test_the_first_space_of_a_track_gives_nothing(house: str) -> None:
    """It is where a marker starts. [V-377]"""
    assert [spaces[0].name for spaces in CONTENT.houses[house].tracks.values()] == ["none"] * 3


def test_all_spaces_are_tested() -> None:
    """14 Houses with 24 spaces each, the first of each track without a benefit."""
    assert set(TRACKS) == set(CONTENT.houses)
    assert len(SPACES) == 14 * 21


def test_tier_benefits_that_count() -> None:
    """Nervo: 8 for each Pure Population of 6; 6 for each Improved Technology."""
    table = rich("nervo")
    table.me.tracks, table.me.technologies = [6, 6, 0], {"robotics": 2, "shields": 1}
    table.sector(4).population, table.me.influence, table.me.active = 6, 0, 4
    table.resolve({"advance": "society"}, "advance society")
    table.resolve({"advance": "statecraft"}, "advance statecraft")
    assert table.me.influence == 8 + 6


@pytest.mark.parametrize("house", CONTENT.houses)
def test_the_hand_of_a_house(house: str) -> None:
    """Its Focus cards replace standard ones; Innovation waits, a card in its place does not.

    [V-003] [V-079] [V-158]
    """
    scenario = "two-lanterns"
    fallen = CONTENT.scenarios[scenario].fallen_houses
    if house in fallen:
        scenario = next(
            s.id for s in CONTENT.scenarios.values()
            if s.mode == "competitive" and s.players == 2 and house not in s.fallen_houses
        )  # fmt: skip
    rival = next(
        h for h in CONTENT.houses if h not in (house, *CONTENT.scenarios[scenario].fallen_houses)
    )
    me = Table(house, rival, scenario=scenario).me
    assert len(me.hand) + len(me.aside) == 9
    replaced = {CONTENT.focuses[card].replaces for card in CONTENT.houses[house].focus_cards}
    assert replaced.isdisjoint({*me.hand, *me.aside})
    assert me.aside == ([] if "innovation" in replaced else ["innovation"])
