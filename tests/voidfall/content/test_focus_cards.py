"""Each of the 27 Focus cards, each of its three actions: what it costs and what it does."""

from functools import partial

import pytest

from tests.voidfall.positions import changed, rich
from tests.voidfall.table import CONTENT, Table

PACT = "resolve influence / resource 1-food+1-science"
TECHNOLOGY = "gain-basic terraforming / resolve gain / forfeit"
AGENDA = "take-agenda might {might}"

ACTIONS = [
    # card, action, Credits in stock, answers, what changes
    ("conquest", "engage", 0, "resolve invade / {attack}",
     "energy -2, influence +1, sectors +1, population +3, corruption +1"),
    ("conquest", "engage", 0, "resolve regroup / move 4 corvette 5 / done", "energy -2"),
    ("conquest", "plan", 1,
     f"resolve gain_agenda / {AGENDA} / lift-sector 5 / corrupt-slot 2",
     "energy -1, credits -1, hand +1"),
    ("conquest", "prepare", 0, "", "materials -3, active +2, inactive -2"),
    ("development", "grow", 0, "resolve establish / establish 4 bankers",
     "materials -1, guilds +1"),
    ("development", "grow", 0, "resolve build / build 5 shipyard",
     "materials -1, installations +1"),
    ("development", "settle", 0,
     "recall 4 corvette / resolve establish / establish 4 farmers / resolve build / "
     "build 4 defense",
     "active +1, deployed -1, guilds +1, installations +1"),
    ("development", "harmonize", 0, "resolve remove_corruption / cleanse-sector 5",
     "science -1, corruption -1"),
    ("development", "harmonize", 0, "resolve increase_population / increase 4",
     "science -1, population +1"),
    ("innovation", "research", 0, "resolve produce", "food -2, science +1, influence +1"),
    ("innovation", "invent", 0, TECHNOLOGY,
     "materials +2, science -2, influence +4, technologies +1"),
    ("innovation", "consolidate", 0, AGENDA, "food -1, energy -1, materials -1, hand +1"),
    ("politics", "inspire", 0, "advance statecraft",
     "science -1, active +1, inactive -1, tracks +1"),
    ("politics", "prevail", 1, "resolve upgrade_glory / {attack}",
     "energy -2, credits -1, influence +2, sectors +1, population +3, corruption +1, glory +1"),
    ("politics", "control", 1,
     "resolve gain_trade / lift-slot 3 / corrupt-slot 2",
     "credits -1, science +1, trade +1"),
    ("production", "thrive", 0, "", "credits +1, science +1, tracks +1"),
    ("production", "supply", 0, "resolve produce",
     "food +1, energy +2, materials +1, influence +3"),
    ("production", "optimize", 0,
     "resolve remove_corruption / cleanse-slot 3 / move 4 corvette 5 / done",
     "food -1, energy -1, corruption -1"),
    ("progress", "experiment", 0, "resolve produce", "science +1"),
    ("progress", "experiment", 0, "resolve establish / establish 4 scientists", "guilds +1"),
    ("progress", "invent", 0, TECHNOLOGY,
     "materials +2, science -2, influence +4, technologies +1"),
    ("progress", "restore", 0, "recall 5 corvette / resolve remove_corruption / done",
     "active +1, deployed -1, corruption -1"),
    ("prosperity", "prosper", 0, "advance economy / advance economy",
     "materials -1, science +1, trade +1, tracks +2"),
    ("prosperity", "stockpile", 0,
     "resolve produce_any / resource energy / resource 1-food+1-credits",
     "food +1, energy +2, credits +1"),
    ("prosperity", "organize", 0,
     f"resolve gain_agenda / {AGENDA} / resolve build / build 4 defense",
     "energy -1, materials -1, active -1, inactive +1, installations +1, hand +1"),
    ("reinforcement", "accelerate", 0,
     "resolve advance / advance society / resolve build / build 4 defense",
     "credits +1, science +1, active -1, inactive +1, installations +1, tracks +1"),
    ("reinforcement", "muster", 0, "deploy 1 corvette / deploy 4 corvette",
     "materials -2, active -2, deployed +2"),
    ("reinforcement", "mobilize", 0,
     "resolve regroup / move 4 corvette 5 / done / resolve build / build 5 defense",
     "energy -1, installations +1"),
    ("temptation", "exploit", 0, "prefer progress experiment / resolve produce", "science +1"),
    ("temptation", "conspire", 0,
     "corrupt-slot 2 / resolve advance / advance economy / forfeit / resolve peek_events / "
     "on-top event-2a", "corruption +1, tracks +1"),
    ("temptation", "exert", 0,
     "corrupt-slot 2 / resolve activate / resolve deploy / resource food+energy",
     "food +1, energy +2, inactive -1, deployed +1, corruption +1"),
    ("conquest-astoran", "besiege", 0,
     "resolve invade / {attack} / resolve build / build 4 defense / resolve gain 1",
     "food +1, energy -3, influence +1, sectors +1, installations +1, population +3, "
     "corruption +1"),
    ("conquest-astoran", "harvest", 1, "resolve per / forfeit", "food +2, credits -1"),
    ("conquest-astoran", "sustain", 0, "resolve influence / resolve influence",
     "credits +2, science -1, influence +2"),
    ("prosperity-astoran", "parade", 0,
     "recall 5 corvette / resolve build / build 5 defense / resolve advance",
     "energy +1, materials +1, credits +1, science +1, active +1, deployed -1, "
     "installations +1, tracks +1"),
    ("prosperity-astoran", "regulate", 0, f"recall 5 corvette / resolve gain_agenda 1 / {AGENDA}",
     "active +1, deployed -1, hand +1"),
    ("prosperity-astoran", "regulate", 0,
     "recall 5 corvette / resolve gain_agenda 2 / take-agenda wealth {wealth}",
     "active +1, deployed -1, hand +1"),
    ("prosperity-astoran", "rebuild", 0,
     "resolve establish / establish 4 bankers / resolve remove_corruption / cleanse-slot 3",
     "guilds +1, installations -1, corruption -1"),
    ("development-fenrax", "settle", 1,
     "resolve establish / establish 4 miners / resolve build / build 4 defense",
     "materials -1, credits -1, guilds +1, installations +1"),
    ("development-fenrax", "colonize", 0,
     "resolve gain / establish 5 miners / establish 5 miners",
     "energy +1, materials -1, guilds +2, population -1"),
    ("development-fenrax", "recruit", 0,
     "resolve deploy / deploy 4 corvette / resolve increase_population",
     "food -1, science -1, active -1, deployed +1, population +1"),
    ("dispersal-fenrax", "retake", 0,
     "resolve build / build 5 defense / resolve remove_corruption / cleanse-slot 3",
     "science -1, corruption -1"),
    ("dispersal-fenrax", "muster", 1, "deploy 1 corvette / deploy 4 corvette",
     "materials -1, credits -1, active -2, deployed +2"),
    ("dispersal-fenrax", "disperse", 0, "resolve deploy / increase 1",
     "energy -1, active -1, deployed +1"),
    ("temptation-kradmor", "overcome", 1,
     "resolve increase_population / increase 4 / prefer conquest prepare",
     "materials -3, credits -1, science -1, active +2, inactive -2, population +1"),
    ("temptation-kradmor", "foresee", 0,
     "resolve advance / advance society / increase 4 / resolve peek_events / on-top event-2b",
     "population +1, tracks +1"),
    ("temptation-kradmor", "exert", 0,
     "corrupt-slot 2 / resolve activate / resolve deploy / resource energy",
     "energy +2, inactive -1, deployed +1, corruption +1"),
    ("production-kradmor", "push", 0, "resolve remove_corruption / cleanse-slot 3",
     "food -1, energy +2, materials -1, corruption -1"),
    ("production-kradmor", "amplify", 0, "resolve produce", "food +1, materials +1"),
    ("production-kradmor", "amplify", 0, "resolve advance", "science +1, trade +1, tracks +1"),
    ("production-kradmor", "bloom", 0,
     "corrupt-slot 2 / resolve establish / establish 4 miners / resolve advance / increase 4",
     "energy -1, guilds +1, population +1, corruption +1, tracks +1"),
    ("cunning-marqualos", "obtain", 1, TECHNOLOGY,
     "materials +2, credits -1, science -1, influence +4, technologies +1"),
    ("cunning-marqualos", "transfer", 0,
     "resolve gain / resource 2-food / resolve gain_trade / resource food+energy",
     "food +3, energy +2, science +1, agendas -1, trade +1"),
    ("cunning-marqualos", "direct", 0,
     f"recall 5 corvette / resolve gain_agenda / {AGENDA} / resolve gain_bounty / resource food",
     "food +1, active +1, deployed -1, hand +1, bounty +1"),
    ("production-nervo", "industrialize", 0, "resolve advance",
     "materials +1, credits +2, tracks +1"),
    ("production-nervo", "mechanize", 0, "resolve advance / resolve activate / forfeit",
     "food +1, energy +2, materials -2, active +1, inactive -1, tracks +1"),
    ("production-nervo", "thrive", 0, "advance society / increase 4",
     "materials -1, population +1, tracks +1"),
    ("uplift-nervo", "bombard", 0, "pay 2-energy / {attack}",
     "energy -2, influence +1, sectors +1, population +3, corruption +1"),
    ("uplift-nervo", "analyze", 1, AGENDA, "credits -1, hand +1"),
    ("uplift-nervo", "regenerate", 0, "resolve remove_corruption / cleanse-slot 3",
     "science -1, corruption -1"),
    ("progress-novaris", "embrace", 0, f"corrupt-slot 2 / {PACT} / {TECHNOLOGY}",
     "food +1, materials +2, science +1, influence +6, corruption +1, technologies +1"),
    ("progress-novaris", "experiment", 0, f"corrupt-slot 2 / {PACT} / {AGENDA}",
     "food +1, science +1, influence +2, corruption +1, hand +1"),
    ("progress-novaris", "ensnare", 0, "resolve invade_corrupted / {attack} / done",
     "energy -2, science -1, influence +1, sectors +1, population +3, corruption +1"),
    ("reinforcement-novaris", "adapt", 0, "resolve activate / resolve remove_corruption",
     "food -1, energy -1, materials -1, active +1, inactive -1, corruption -1"),
    ("reinforcement-novaris", "muster", 0, "deploy 1 corvette / deploy 4 corvette",
     "energy -1, materials -1, active -2, deployed +2"),
    ("reinforcement-novaris", "accelerate", 0,
     "resolve advance / advance society / forfeit / done",
     "energy -1, materials -1, tracks +1"),
    ("crusade-shiveus", "indoctrinate", 0,
     "resolve muster / deploy 1 corvette / forfeit / resolve increase_population / increase 4",
     "food -1, energy -1, materials -1, active -1, deployed +1, population +1"),
    ("crusade-shiveus", "exterminate", 1,
     "{attack} / outcome glory / outcome reward / done",
     "energy -1, credits -1, influence +3, sectors +1, population +3, corruption +1"),
    ("crusade-shiveus", "enlighten", 0,
     "recall 5 corvette / resolve remove_corruption / resolve advance / advance society / "
     "increase 5",
     "science -2, active +1, deployed -1, population +1, corruption -1, tracks +1"),
    ("politics-shiveus", "exalt", 0, "resolve advance / resolve upgrade_glory",
     "food -2, active +2, inactive -2, glory +1, tracks +1"),
    ("politics-shiveus", "retaliate", 0, "{attack} / outcome glory / outcome ability-1",
     "food -1, energy -3, influence +1, sectors +1, population +3"),
    ("politics-shiveus", "brandish", 0, "corrupt-slot 2 / resolve gain_trade / resource energy",
     "energy +2, science +1, corruption +1, trade +1"),
    ("production-thegwyn", "thrive", 0, "forfeit", "tracks +1"),
    ("production-thegwyn", "elevate", 0, "resolve advance",
     "food -1, materials -1, active +1, inactive -1, tracks +1"),
    ("production-thegwyn", "elevate", 0, "resolve remove_corruption / cleanse-slot 3",
     "food -1, materials -1, corruption -1"),
    ("production-thegwyn", "accumulate", 0, "",
     "food +1, energy +2, materials +1, science +2"),
    ("conquest-yarvek", "engage", 0, "resolve regroup / move 4 corvette 5 / done",
     "energy -2"),
    ("conquest-yarvek", "rally", 1, AGENDA, "credits -1, hand +1, bounty -1"),
    ("conquest-yarvek", "recycle", 0, "resolve remove_corruption / resolve activate",
     "materials -2, active +1, inactive -1, corruption -1, reclaim -1"),
    ("raid-yarvek", "liberate", 0,
     "{attack} / outcome glory / outcome reward / outcome ability-1 / resolve gain_bounty"
     " / resource food",
     "food +1, energy -2, influence +4, active +1, inactive -1, sectors +1, population +3, "
     "corruption +1, bounty +1"),
    ("raid-yarvek", "consult", 0, TECHNOLOGY,
     "materials +2, science -1, influence +4, technologies +1, bounty -1"),
    ("raid-yarvek", "negotiate", 1, "corrupt-slot 2 / resolve gain_bounty / resource food",
     "food +1, credits -1, science +1, corruption +1, trade +1, bounty +1"),
    ("conquest-zenor", "engage", 0, "resolve regroup / move 4 corvette 5 / done",
     "energy -2"),
    ("conquest-zenor", "invest", 3, f"resolve gain_agenda / {AGENDA}",
     "credits -3, science +1, hand +1, trade +1"),
    ("conquest-zenor", "experiment", 0, f"resolve produce / resolve gain_technology / {TECHNOLOGY}",
     "materials +2, influence +4, technologies +1"),
    ("politics-zenor", "inspire", 0, "advance statecraft",
     "science -2, active +1, inactive -1, tracks +1"),
    ("politics-zenor", "divide", 0, "resolve activate / {attack}",
     "energy -1, materials -1, science -1, influence +1, active +1, inactive -1, sectors +1, "
     "population +3, corruption +1"),
    ("politics-zenor", "replicate", 0,
     "resolve increase_population / increase 4 / lift-slot 3 / corrupt-slot 2",
     "energy -1, science -1, population +1"),
]  # fmt: skip


@pytest.mark.parametrize(("card", "action", "credits", "answers", "expected"), ACTIONS)
def test_an_action(card: str, action: str, credits: int, answers: str, expected: str) -> None:
    """Its cost is paid in full, then its effects are resolved. [V-073] [V-074] [V-079]"""
    table = rich(CONTENT.focuses[card].house or "valnis", credits)
    change = changed(table, partial(table.take, card, action), answers)
    assert sorted(change.split(", ")) == sorted(expected.split(", "))


def test_every_action_of_every_card_is_tested() -> None:
    """27 cards with three actions each. [V-067]"""
    known = {(card, action) for card, action, *_ in ACTIONS}
    cards = CONTENT.focuses.values()
    assert known == {(card.id, action.id) for card in cards for action in card.actions}
    assert len(known) == 81


# -- preferred Focus actions and peeking --------------------------------------------------------


def test_a_preferred_action_comes_from_hand_or_discard_pile() -> None:
    """Valnis prefers Progress and Politics; its cost is paid and the card stays. [V-430]"""
    table = rich()
    table.me.hand.remove("politics")
    table.me.discard.append("politics")
    answers = "prefer politics inspire / advance statecraft"
    change = changed(table, partial(table.take, "temptation", "exploit"), answers)
    assert change == "science -1, active +1, inactive -1, tracks +1"
    assert table.me.discard == ["politics"]
    assert "progress" in table.me.hand


def test_a_card_in_neither_place_cannot_be_used() -> None:
    """Such as Innovation in Cycle 1. [V-430]"""
    table = rich("novaris")
    table.me.hand.remove("production")
    assert not table.possible("preferred_focus_action")


def test_a_preferred_action_is_not_that_focus() -> None:
    """Terraforming of Prosperity gives no action with Temptation. [V-431]"""
    table = rich("belitan")
    table.learn("terraforming")
    answers = ("prefer prosperity stockpile", "resolve gain", "resource 2-food")
    table.take("temptation", "exploit", *answers, "resource food")
    driven = table.act("end")
    assert "take-technology terraforming 1" not in driven.options()


def test_a_flipped_token_gives_no_second_preferred_action() -> None:
    """One action, whatever was flipped. [V-432]"""
    table = rich()
    table.select("temptation")
    table.state.turn.flipped = True
    driven = table.act("take exploit", "prefer progress experiment", "resolve produce")
    assert driven.topics.count("voidfall.prefer") == 1


def test_a_house_card_gives_its_own_actions() -> None:
    """Nervo prefers Production, and has its own. [V-433]"""
    table = rich("nervo")
    table.me.hand = ["production-nervo", "temptation"]
    driven = table.take("temptation", "exploit", "prefer production-nervo thrive", "forfeit")
    assert driven.options(1) == [
        f"prefer production-nervo {action}" for action in ("industrialize", "mechanize", "thrive")
    ]


@pytest.mark.parametrize(("cycle", "deck"), [(1, 1), (2, 2)])
def test_peeking_looks_at_the_next_cycle(cycle: int, deck: int) -> None:
    """The top two: one back on top, the other to the bottom. [V-435] [V-436]"""
    table = Table()
    table.state.cycle = cycle
    cards = table.state.event_decks[deck] = ["event-a", "event-b", "event-c"]
    driven = table.resolve("peek_events", "on-top event-b")
    assert driven.options() == ["on-top event-c", "on-top event-b"]
    assert cards == ["event-c", "event-a", "event-b"]


def test_cycle_3_has_nothing_to_peek_at() -> None:
    """There is no next Cycle. [V-437]"""
    table = Table()
    table.state.cycle = 3
    assert not table.possible("peek_events")
