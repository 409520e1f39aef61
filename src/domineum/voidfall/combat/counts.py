"""What abilities count in a Combat."""

from __future__ import annotations

from typing import Literal

from domineum.voidfall.cards.counts import COMBAT_COUNTS, CombatCount, OwnSectors
from domineum.voidfall.words import Fleet


@COMBAT_COUNTS.word("combat_power")
class CombatPower(CombatCount):
    """Fleet Power of a type of your side in the Combat sector."""

    fleet: Fleet
    """The type."""


@COMBAT_COUNTS.word("combat_approach_damage")
class CombatApproachDamage(CombatCount):
    """Approach Damage that your side deals by everything else."""


@COMBAT_COUNTS.word("sectors")
class CombatSectors(OwnSectors):
    """Your sectors, Home included, that pass the filter."""

    adjacent_to: Literal["combat", "voidborn"] | None = None
    """Beside the Combat sector or a Voidborn sector."""
