"""What everybody may know of the Voidborn's side; its decks are dealt anew for samples."""

from __future__ import annotations

from domineum.kernel import Random
from domineum.kernel.decode import Plain
from domineum.voidfall.crises import prospects
from domineum.voidfall.crisis_board import economic_value, military_value, the_void
from domineum.voidfall.state import Voidfall
from domineum.voidfall.voidborn_score import score_terms


def void_view(state: Voidfall) -> dict[str, Plain]:
    """The Crisis board, the Alert, the offer, the Safe Havens and the Voidborn's score."""
    void = the_void(state)
    return {
        "difficulty": void.difficulty,
        "current": void.current,
        "rows": {
            "military": {"pieces": list[Plain](void.military), "value": military_value(state)},
            "economic": {
                "pieces": list[Plain](void.economic),
                "value": list[Plain](economic_value(state)),
            },
        },
        "decks": {str(level): len(deck) for level, deck in void.decks.items()},
        "discards": {str(level): list[Plain](pile) for level, pile in void.discards.items()},
        "alert": void.alert,
        "alerts": len(void.alerts),
        "situations": {str(level): count for level, count in void.situations.items()},
        "wars": len(void.wars),
        "alert_discard": list[Plain](void.alert_discard),
        "offer": list[Plain](void.offer),
        "offer_deck": len(void.offer_deck),
        "catastrophes": void.catastrophes,
        "harbingers": void.harbingers,
        "havens": [haven.plain() for haven in void.havens],
        "consumed": list[Plain](void.consumed),
        "score": [[name, amount] for name, amount in score_terms(state)],
        "prospects": [
            {
                "crisis": prospect.crisis,
                "seat": prospect.seat,
                "ready": prospect.ready,
                "missing": [message.plain() for message in prospect.missing],
            }
            for prospect in prospects(state)
        ],
    }


def redeal_void(state: Voidfall, random: Random) -> None:
    """Deal anew the face-down cards: Crises, Alerts, Wars and the Joint or Heroic deck."""
    void = the_void(state)
    for deck in void.decks.values():
        random.shuffle(deck)
    random.shuffle(void.alerts)
    places = [i for i, card in enumerate(void.alerts) if state.content.alerts[card].kind == "war"]
    wars = void.wars + [void.alerts[i] for i in places]
    random.shuffle(wars)
    for i in places:
        void.alerts[i] = wars.pop()
    void.wars[:] = wars
    random.shuffle(void.offer_deck)
