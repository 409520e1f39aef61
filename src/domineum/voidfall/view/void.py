"""What everybody may know of the Voidborn's side."""

from __future__ import annotations

from typing import cast

from domineum.voidfall.state import Void, Voidfall
from domineum.voidfall.view.types import ProspectView, Text, VoidView, as_terms
from domineum.voidfall.void.crises import Prospect, prospects
from domineum.voidfall.void.crisis_board import economic_value, military_value
from domineum.voidfall.void.score import score_terms


def void_view(state: Voidfall, void: Void) -> VoidView:
    """The Crisis board, the Alert, the offer, the Safe Havens and the Voidborn's score."""
    computed = VoidView(
        rows={
            "military": {"pieces": list(void.military), "value": military_value(state)},
            "economic": {"pieces": list(void.economic), "value": list(economic_value(state))},
        },
        score=as_terms(score_terms(state)),
        prospects=[_prospect(prospect) for prospect in prospects(state)],
    )
    return void.shown(computed)


def _prospect(prospect: Prospect) -> ProspectView:
    return {
        "crisis": prospect.crisis,
        "seat": prospect.seat,
        "ready": prospect.ready,
        "missing": [cast(Text, message.plain()) for message in prospect.missing],
    }
