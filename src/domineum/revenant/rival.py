"""What the Rival of the solo game gains and loses, always with a line in the log."""

from __future__ import annotations

from domineum.kernel import Event
from domineum.revenant.state import At, Rival, Rule


def rival_of(at: At) -> Rival:
    """The Rival of a solo game."""
    assert at.state.rival is not None
    return at.state.rival


def rival_prestige(at: At, number: int, rule: str) -> Rule:
    """Let the Rival's Prestige rise or fall. [S-24]"""
    rival = rival_of(at)
    rival.prestige += number
    kind = "rival-prestige" if number >= 0 else "rival-lost-prestige"
    yield Event(kind, at.seat, rule, n=abs(number), total=rival.prestige, player=at.seat)


def rival_charge(at: At, number: int, rule: str) -> Rule:
    """Let the Rival gain or spend Charge. [S-23]"""
    rival = rival_of(at)
    rival.charge += number
    kind = "rival-charge" if number >= 0 else "rival-spent-charge"
    yield Event(kind, at.seat, rule, n=abs(number), total=rival.charge, player=at.seat)
