"""What everybody may know of the Voidborn's side."""

from __future__ import annotations

from typing import cast

from domineum.voidfall.state import Haven, Voidfall
from domineum.voidfall.view.types import (
    Difficulty,
    HavenView,
    ProspectView,
    Text,
    VoidView,
    as_terms,
)
from domineum.voidfall.void.crises import Prospect, prospects
from domineum.voidfall.void.crisis_board import economic_value, military_value, the_void
from domineum.voidfall.void.score import score_terms


def void_view(state: Voidfall) -> VoidView:
    """The Crisis board, the Alert, the offer, the Safe Havens and the Voidborn's score."""
    void = the_void(state)
    return {
        "difficulty": cast(Difficulty, void.difficulty),
        "current": void.current,
        "rows": {
            "military": {"pieces": list(void.military), "value": military_value(state)},
            "economic": {"pieces": list(void.economic), "value": list(economic_value(state))},
        },
        "decks": {str(level): len(deck) for level, deck in void.decks.items()},
        "discards": {str(level): list(pile) for level, pile in void.discards.items()},
        "alert": void.alert,
        "alerts": len(void.alerts),
        "situations": {str(level): count for level, count in void.situations.items()},
        "wars": len(void.wars),
        "alert_discard": list(void.alert_discard),
        "offer": list(void.offer),
        "offer_deck": len(void.offer_deck),
        "catastrophes": void.catastrophes,
        "harbingers": void.harbingers,
        "havens": [_haven(haven) for haven in void.havens],
        "consumed": list(void.consumed),
        "score": as_terms(score_terms(state)),
        "prospects": [_prospect(prospect) for prospect in prospects(state)],
    }


def _haven(haven: Haven) -> HavenView:
    return {"tile": haven.tile, "levels": haven.levels, "filled": list(haven.filled)}


def _prospect(prospect: Prospect) -> ProspectView:
    return {
        "crisis": prospect.crisis,
        "seat": prospect.seat,
        "ready": prospect.ready,
        "missing": [cast(Text, message.plain()) for message in prospect.missing],
    }
