"""The Voidborn's Influence at the end, item by item."""

from __future__ import annotations

from domineum.kernel import Message, Outcome
from domineum.voidfall.state import Voidfall
from domineum.voidfall.void.crisis_board import ongoing_crises, the_void

HAVEN = CATASTROPHE = 20
"""Each incomplete Safe Haven, each Catastrophe token.  [V-164] [V-165]"""
HARBINGER = 10
"""Each one on the map, Wormholes included.  [V-166]"""
CONSUMED = CRISIS = 5
"""Each Consumed Technology, each ongoing Crisis.  [V-167] [V-168]"""
FALLEN = 3
"""Each Fallen House on the map.  [V-169]"""
CORRUPTION = 2
"""Each one on sectors, tracks, Agenda slots and offers, not on Chambers.  [V-170]"""


def score_terms(state: Voidfall) -> list[tuple[str, int]]:
    """What the Voidborn's Influence is made of.  [V-162] [V-163] [V-171]"""
    void, content = the_void(state), state.content
    sectors = state.sectors[1:]
    corruption = sum(s.corrupted for s in sectors) + sum(state.corrupted_offers.values())
    corruption += sum(player.mat_corruption for player in state.players)
    havens = sum(1 for haven in void.havens if len(haven.filled) < haven.levels)
    return [
        ("base", content.difficulties[void.difficulty]["voidborn_influence"]),
        ("rifts", sum(content.sectors[s.tile].voidborn_end_score for s in sectors)),
        ("havens", HAVEN * havens),
        ("catastrophes", CATASTROPHE * void.catastrophes),
        ("harbingers", HARBINGER * sum(s.harbingers for s in sectors)),
        ("consumed", CONSUMED * len(void.consumed)),
        ("crises", CRISIS * len(ongoing_crises(void))),
        ("fallen", FALLEN * sum(1 for s in sectors if s.fallen)),
        ("corruption", CORRUPTION * corruption),
        ("population", sum(s.population for s in sectors if s.voidborn)),
    ]


def voidborn_influence(state: Voidfall) -> int:
    """The Influence that every player must reach.  [V-161]"""
    return sum(amount for _, amount in score_terms(state))


def outcome_against_voidborn(state: Voidfall) -> Outcome | None:
    """All win together if each has at least the Voidborn's Influence. [V-161] [V-172]"""
    if not state.finished:
        return None
    scores = [player.influence for player in state.players]
    if the_void(state).lost:
        return Outcome([], scores, Message("end-catastrophe"))
    target = voidborn_influence(state)
    if min(scores) >= target:
        return Outcome(list(range(len(scores))), scores, Message("end-won", {"target": target}))
    return Outcome([], scores, Message("end-outdone", {"target": target}))
