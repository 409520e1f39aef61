"""Where an effect is resolved."""

from tests.voidfall.table import Table


def test_a_triggered_effect_has_a_context_of_its_own() -> None:
    """It knows its sector and the conquest, and is not bound by what is mandatory. [V-086]"""
    at = Table().at
    at.must = at.committed = True
    inside = at.inside(same=4, guild="miners")
    assert (inside.same, inside.guild, inside.must, inside.committed) == (4, "miners", False, False)
    assert inside.player is at.player
