"""Corruption: where it lies, and gaining, moving and removing it."""

from domineum.voidfall.corruption import free_locations
from tests.voidfall.table import Table


def codes(table: Table) -> list[str]:
    """The codes of all locations where a Corruption could be placed."""
    return [place.option("corrupt").code for place in free_locations(table.at)]


def fill(table: Table) -> None:
    """Corrupt every location of seat 0 but Chambers."""
    table.sector(4).corrupted = True
    table.me.corrupted_tracks = [True] * 3
    for slot in table.slots()[1:]:
        slot.corrupted = True


def test_a_gained_corruption_goes_to_a_location_of_ones_choice() -> None:
    """A Pure sector, a track marker or a non-starting slot. [V-387] [V-388] [V-389] [V-390]"""
    table = Table()
    driven = table.pay({"corruption": 1}, "corrupt-track economy")
    tracks = ["corrupt-track society", "corrupt-track statecraft", "corrupt-track economy"]
    assert driven.options() == ["corrupt-sector 4", *tracks, "corrupt-slot 1", "corrupt-slot 2"]
    assert table.me.corrupted_tracks == [False, False, True]


def test_the_five_options_of_the_example() -> None:
    """Economy, one slot and one sector are Corrupted; Home and starting slot never. [V-391]"""
    table = Table()
    table.give(5).corrupted = True
    table.me.corrupted_tracks[2] = True
    tracks = ["corrupt-track society", "corrupt-track statecraft"]
    assert codes(table) == ["corrupt-sector 4", *tracks, "corrupt-slot 1", "corrupt-slot 2"]


def test_an_empty_slot_can_be_corrupted_and_an_occupied_one_too() -> None:
    """At most one each. [V-389]"""
    table = Table()
    table.slot(1).agenda = table.state.agenda_offer["might"]
    table.pay({"corruption": 1}, "corrupt-slot 1")
    assert "corrupt-slot 1" not in codes(table)
    assert "corrupt-slot 2" in codes(table)


def test_chambers_hold_two_or_three() -> None:
    """They are a location of their own. [V-391]"""
    table = Table()
    fill(table)
    table.learn("decontamination-chambers")
    table.pay({"corruption": 2})
    assert table.me.chambers == 2
    assert codes(table) == []
    table.learn("decontamination-chambers+")
    assert codes(table) == ["corrupt-chambers"]


def test_with_every_location_full_the_cost_cannot_be_paid() -> None:
    """Six locations are all there is here. [V-392]"""
    table = Table()
    fill(table)
    assert not table.payable({"corruption": 1})


def test_conquering_a_corrupted_sector_is_not_gaining() -> None:
    """It is conquered even with every location full, and stays Corrupted. [V-347] [V-393]"""
    table = Table("belitan", "valnis")
    fill(table)
    table.give(4, corvette=4)
    table.sector(5).bounty = ()
    driven = table.invade(5, "4 corvette", "4 corvette", "4 corvette")
    assert table.sector(5).owner == 0
    assert table.sector(5).corrupted
    assert "corrupted" not in driven.kinds


def test_moving_takes_one_corruption_to_another_location() -> None:
    """From the slot to the Chambers; impossible without Corruption. [V-394]"""
    table = Table()
    table.learn("decontamination-chambers")
    table.resolve("move_corruption", "lift-slot 3", "corrupt-chambers")
    assert (table.me.slots[3].corrupted, table.me.chambers) == (False, 1)
    table.me.chambers = 0
    assert not table.possible("move_corruption")


def test_removing_returns_one_of_ones_own() -> None:
    """From any location; impossible without Corruption. [V-395]"""
    table = Table()
    table.sector(4).corrupted = True
    table.me.chambers = 1
    driven = table.resolve({"remove_corruption": 1}, "cleanse-sector 4")
    assert driven.options() == ["cleanse-sector 4", "cleanse-slot 3", "cleanse-chambers", "forfeit"]
    assert not table.sector(4).corrupted
    table.me.chambers, table.slot(3).corrupted = 0, False
    assert not table.possible({"remove_corruption": 1})


def test_a_directed_gain_never_goes_to_chambers() -> None:
    """With the named locations full it is not resolved. [V-396]"""
    table = Table()
    table.learn("decontamination-chambers")
    fill(table)
    assert not table.possible({"corruption": 1, "where": "house_mat"})
    assert table.possible({"corruption": 1, "where": "house_mat", "fallback": ["chambers"]})


def test_a_fallback_is_used_only_when_the_first_location_is_full() -> None:
    """Tracks first, then slots, in this order. [V-396]"""
    table = Table()
    effect = {"corruption": 1, "where": "track", "fallback": ["agenda_slot", "sector"]}
    table.me.corrupted_tracks = [True, True, False]
    table.resolve(effect)
    assert table.me.corrupted_tracks == [True] * 3
    driven = table.resolve(effect, "corrupt-slot 2")
    assert driven.options() == ["corrupt-slot 1", "corrupt-slot 2"]


def test_directed_to_a_sector() -> None:
    """One of the Pure sectors. [V-397]"""
    table = Table()
    table.give(5).corrupted = False
    driven = table.resolve({"corruption": 1, "where": "sector"}, "corrupt-sector 5")
    assert driven.options() == ["corrupt-sector 4", "corrupt-sector 5"]


def test_directed_to_the_house_mat() -> None:
    """Tracks and non-starting slots. [V-398]"""
    table = Table()
    driven = table.resolve({"corruption": 1, "where": "house_mat"}, "corrupt-slot 1")
    assert [code.split()[0] for code in driven.options()] == ["corrupt-track"] * 3 + [
        "corrupt-slot"
    ] * 2


def test_directed_to_a_track_or_to_a_slot() -> None:
    """Only there. [V-399] [V-400]"""
    table = Table()
    driven = table.resolve({"corruption": 1, "where": "track"}, "corrupt-track society")
    assert len(driven.options()) == 3
    driven = table.resolve({"corruption": 1, "where": "agenda_slot"}, "corrupt-slot 1")
    assert driven.options() == ["corrupt-slot 1", "corrupt-slot 2"]


def test_a_corrupted_offer_belongs_to_nobody() -> None:
    """It is no location of a player, and a Corrupted offer ignores a second one. [V-401]"""
    table = Table()
    table.resolve({"corrupt_offer": "might"})
    assert table.state.corrupted_offers["might"]
    table.slot(3).corrupted = False
    assert not table.possible({"remove_corruption": 1})
    assert not table.possible({"corrupt_offer": "might"})


def test_every_pure_offer_is_corrupted() -> None:
    """Those that are Corrupted already are left alone. [V-401]"""
    table = Table()
    table.state.corrupted_offers["wealth"] = True
    driven = table.resolve({"corrupt_offer": "each_pure"})
    assert driven.kinds == ["offer-corrupted"] * 3
    assert all(table.state.corrupted_offers.values())


def test_any_number_of_corruptions_is_rearranged() -> None:
    """One after the other, until one stops. [V-394]"""
    table = Table()
    table.me.corrupted_tracks[0] = True
    answers = ("lift-slot 3", "corrupt-slot 1", "lift-track society", "corrupt-sector 4", "forfeit")
    table.resolve("rearrange_corruption", *answers)
    assert table.sector(4).corrupted
    assert [slot.corrupted for slot in table.me.slots] == [False, True, False, False]


def test_removing_in_a_sector_or_next_to_it() -> None:
    """One's own sectors only. [V-395]"""
    table = Table()
    table.give(8).corrupted = True
    table.sector(4).corrupted = True
    table.at.same = 1
    effect = {"remove_corruption": 1, "where": "same_or_adjacent"}
    driven = table.resolve(effect, "cleanse-sector 4")
    assert driven.options() == ["cleanse-sector 4", "forfeit"]


def test_a_grown_sector_is_corrupted_afterwards() -> None:
    """First the increase, then the Corruption in the same sector. [V-218] [V-396]"""
    table = Table()
    table.give(5).corrupted = False
    effect = {
        "first": {"increase_population": 1, "where": "non_home"},
        "then": {"corruption": 1, "where": "same"},
    }
    table.resolve(effect, "increase 5")
    assert (table.sector(5).population, table.sector(5).corrupted) == (4, True)
    assert not table.sector(4).corrupted


def test_a_track_is_corrupted_and_advanced() -> None:
    """The track just Corrupted, without its benefit. [V-386] [V-399]"""
    table = Table()
    effect = {"first": {"corruption": 1, "where": "track"}, "then": {"advance": "same_track"}}
    table.resolve(effect, "corrupt-track statecraft", "advance statecraft")
    assert table.me.tracks == [0, 1, 0]
    assert table.me.active == 2
