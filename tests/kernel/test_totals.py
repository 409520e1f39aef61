from __future__ import annotations

from domineum.kernel import Event, Message, Sum, Total, sums

TOTALS = {
    "burnt": Total("losses", thing="house", bad=True),
    "sunk": Total("losses", thing="ship", bad=True),
    "won": Total("points", number="n", own=True),
}


def test_events_are_added_up_for_each_seat_or_for_the_whole_table() -> None:
    found = sums(
        TOTALS,
        [
            Event("won", 1, "T-1", n=2),
            Event("burnt", 0, "T-1", house="inn"),
            Event("won", 0, "T-1", n=1),
            Event("other", 0, "T-1", n=1),
            Event("won", 1, "T-1", n=3),
            Event("sunk", 1, "T-1", ship="ark"),
        ],
    )
    things = [Message("thing-house", {"house": "inn"}), Message("thing-ship", {"ship": "ark"})]
    assert found == [
        Sum(Message("total-losses"), None, 2, True, things),
        Sum(Message("total-points"), 0, 1, False, []),
        Sum(Message("total-points"), 1, 5, False, []),
    ]


def test_what_comes_to_nothing_is_not_named() -> None:
    assert sums(TOTALS, [Event("won", 0, "T-1", n=0)]) == []


def test_only_what_everybody_may_know_is_added_up() -> None:
    """A secret of the seat is not in the data that are counted."""
    (total,) = sums(TOTALS, [Event("won", 0, "T-1", {"n": 9}, n=1)])
    assert total.amount == 1
