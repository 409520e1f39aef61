"""The three actions of each of the ten Joint Focuses, and who may resolve what.

Seat 0 has its Home 1 and its Outpost 5, the partner has the Home 18 and the Outpost 17, with 4
Corvettes in each; sectors 2 and 19 are easy prey. Slot 3 of both is Corrupted.
"""

from __future__ import annotations

import pytest

from domineum.voidfall import GAME
from tests.voidfall.crisis_table import CrisisTable, taken, together

PREY = "invade 19 / move 17 corvette / move 17 corvette / attack 19"
MINE = "share 0 do / move 1 corvette / done"
THEIRS = "share 1 do / accept / move 18 corvette / done"
WEALTH = "take-agenda wealth redemption"


def joint() -> CrisisTable:
    """A position in which every action is possible for both."""
    table = together()
    table.void.scope = ""
    for seat, (home, outpost) in enumerate(((1, 5), (18, 17))):
        player = table.player(seat)
        player.glory, player.active, player.inactive = [2], 2, 4
        table.sector(home).fleets = (4, 0, 0, 0, 0)
        table.sector(home).guilds = ("farmers",)
        sector = table.give(outpost, seat, corvette=4)
        sector.guilds, sector.installations = ("engineers", "scientists"), ("shipyard",)
        sector.population = 2
    table.stock(1, food=1)
    for n in (2, 19):
        table.sector(n).voidborn, table.sector(n).bounty = 1, ()
    table.me.hand, table.player(1).hand = ["progress"], ["production", "development"]
    table.state.agenda_offer["wealth"] = "redemption"
    table.void.current, table.void.military = "bare-silos", ["thin-lines"]
    table.state.event_decks[1] = ["event-2a", "event-2b"]
    return table


CASES: list[tuple[str, dict[str, int], str, str]] = [
    ('joint-conquest spearhead', {'energy': 2}, f"+who 1 / share 1 do / accept / {PREY} / +who 2 / {MINE} / {THEIRS}", 'ERR'),
    ('joint-conquest war-council', {'energy': 1, 'credits': 1}, f"share 0 do / {WEALTH} / share 1 do / accept / draw-agenda might / keep x", 'ERR'),
    ('joint-conquest call-up', {'materials': 3}, "share 0 above / share 1 below / accept", 'materials -3, active +3, inactive -3, partner active +1, partner inactive -1'),
    ('joint-development shared-foundations', {'materials': 1}, "share 1 above / accept / establish 17 / guild miners / share 0 below / installation defense", 'materials -1, installations +1, partner guilds +1'),
    ('joint-development frontier-charter', {}, "recall 5 corvette / +who 1 / guild miners / +who 2 / share 1 do / accept / installation defense / done", 'active +1, deployed -1, guilds +1, partner installations +1'),
    ('joint-development healing-mission', {'science': 2}, "share 0 do / +increase_population / increase 5 / share 1 do / accept / +remove_corruption", 'science -2, population +1, partner corruption -1'),
    ('joint-innovation open-laboratories', {'food': 2}, "share 0 do / share 1 do / accept", 'food -2, science +1, partner science +1'),
    ('joint-innovation pooled-patents', {'science': 3}, "share 1 above / accept / gain-basic x / share 0 below", 'ERR'),
    ('joint-innovation synod-of-minds', {'food': 3}, f"+who 1 / share 1 do / accept / {WEALTH} / +who 2 / discard-crisis thin-lines", 'food -3, crises -1, partner hand +1'),
    ('joint-leadership rallying-cry', {'food': 6}, "share 1 above / accept / haven lantern-rock / share 0 below", 'food -6, influence +2, levels +1, partner inactive -1'),
    ('joint-leadership shared-burden', {}, f"+who 1 / share 0 do / share 1 do / accept / +who 2 / {THEIRS}", 'corruption -1, glory -2, partner corruption -1'),
    ('joint-leadership stand-in-the-breach', {'food': 2}, "+who 1 / +remove_harbinger / remove-harbinger 6 / +who 2 / share 1 do / accept", 'food -2, harbingers -1, partner active -1, partner deployed +1'),
    ('joint-politics common-cause', {'credits': 1, 'science': 1}, "share 0 do / share 1 do / accept", 'credits -1, science -1, active +1, inactive -1, tracks +1, partner active +1, partner inactive -1, partner tracks +1'),
    ('joint-politics twin-strike', {'energy': 2, 'credits': 1}, f"+who 1 / share 1 do / accept / {PREY} / +who 2 / share 0 do / share 1 do / accept", 'ERR'),
    ('joint-politics free-passage', {'credits': 2}, "+who 1 / share 0 do / share 1 do / accept / +who 2 / corrupt-track society", 'ERR'),
    ('joint-production festival-of-worlds', {'food': 1}, "share 0 do / share 1 do / accept", 'food -1, credits +1, science +1, tracks +1, partner credits +1, partner science +1, partner tracks +1'),
    ('joint-production pooled-industry', {}, "share 0 above / share 1 below / accept / resource science", 'food +1, energy +2, partner science +1'),
    ('joint-production relief-convoys', {'food': 1, 'energy': 1}, f"+who 1 / share 1 do / accept / +who 2 / {MINE} / done", 'food -1, energy -1, partner corruption -1'),
    ('joint-progress field-schools', {}, "share 1 above / accept / establish 17 / share 0 below", 'science +1, partner guilds +1'),
    ('joint-progress exchange-of-minds', {'science': 2}, "+who 1 / share 1 do / accept / gain-basic x / +who 2 / share 0 do / share 1 do / accept", 'ERR'),
    ('joint-progress restoration-corps', {'food': 1}, f"recall 5 corvette / +who 1 / +remove_harbinger / remove-harbinger 6 / +who 2 / {THEIRS} / done", 'food -1, active +1, deployed -1, harbingers -1'),
    ('joint-prosperity common-market', {'materials': 1, 'credits': 1}, "share 0 do / share 1 do / accept", 'ERR'),
    ('joint-prosperity open-stores', {}, "share 0 above / resource food / resource energy / share 1 below / accept / resource food / resource food / resource credits", 'food +1, energy +2, partner food +2, partner credits +1'),
    ('joint-prosperity debt-conference', {'food': 4}, f"+who 1 / share 0 do / {WEALTH} / +who 2", 'food -4, hand +1, crises -1'),
    ('joint-reinforcement supply-exchange', {'food': 1}, "+who 1 / partner 1 / give food / give food / done / +who 2 / share 1 do / accept", 'partner installations +1'),
    ('joint-reinforcement joint-levy', {'materials': 3}, "share 0 do / deploy 1 corvette / deploy 5 corvette / share 1 do / accept / deploy 18 corvette / forfeit", 'materials -3, active -2, deployed +2, partner active -1, partner deployed +1'),
    ('joint-reinforcement shoulder-to-shoulder', {'energy': 1}, f"+who 1 / +who 2 / {MINE} / {THEIRS}", 'energy -1, active -1, inactive +1, crises -1'),
    ('joint-temptation borrowed-power', {'food': 2}, "share 0 do / prefer progress experiment / +produce / share 1 do / accept / prefer production supply / +produce", 'ERR'),
    ('joint-temptation shared-guilt', {}, "corrupt-track society / +who 1 / share 0 do / advance statecraft / share 1 do / accept / advance statecraft / +who 2 / on-top event-2a", 'active +1, inactive -1, corruption +1, tracks +1, partner active +1, partner inactive -1, partner tracks +1'),
    ('joint-temptation blood-oath', {}, "corrupt-track society / +who 1 / +who 2 / +who 3 / share 0 above / resource food / resource energy / share 1 below / accept / resource food", 'food +1, energy +2, inactive -1, deployed +1, corruption +1, partner food +1'),
]

