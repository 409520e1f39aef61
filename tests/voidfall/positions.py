"""A plain position for Invasions, a rich one in which almost everything can be done."""

from collections.abc import Callable

from tests.voidfall.table import Driven, Table


def plain(event: str = "", **fleets: int) -> Table:
    """Seat 0 without Technologies, with these Fleets in the Outpost and no Bounty in sector 5."""
    table = Table(event=event)
    table.me.technologies = {}
    table.give(4, **fleets)
    table.sector(5).bounty = ()
    return table


def rich(house: str = "valnis", credits: int = 0) -> Table:
    """Home, a Pure Outpost with a Shipyard, and sector 5, Corrupted; 2 is easy to invade.

    Yields: 1 Food, 2 Energy, 1 Materials, 1 Science; 3 Pure Guilds of these basic resources.
    """
    table = Table()
    table.become(house)
    me = table.me
    me.technologies, me.glory, me.active, me.inactive = {}, [1], 3, 4
    table.stock(food=5, energy=5, materials=5, science=5, credits=credits)
    table.sector(1).guilds = ("farmers", "scientists")
    table.give(4, corvette=3).installations = ("shipyard",)
    table.give(5, corvette=2)
    easy = table.sector(2)
    easy.voidborn, easy.bounty, easy.glory = 1, (), ()
    table.slot(1).agenda = "agricultural-union"
    me.bounty, me.reclaim = ["bounty-any"], ["reclaim-fleet"]
    table.state.bounty_pile[-3:] = ["bounty-any"] * 3
    table.state.reclaim_pile[-3:] = ["reclaim-miners"] * 3
    table.state.event_decks[1] = ["event-2a", "event-2b"]
    return table


ATTACK = "invade 2 / move 4 corvette / move 4 corvette / attack 2"


def changed(table: Table, do: Callable[..., Driven], answers: str) -> str:
    """Do something with answers like `a / b`, and say what changed, like `food -1, trade +1`."""
    before = table.tally()
    offer = table.state.agenda_offer
    given = [answer.format(attack=ATTACK, **offer) for answer in answers.split(" / ") if answer]
    do(*[answer for part in given for answer in part.split(" / ")])
    after = table.tally()
    changes = {name: after[name] - before[name] for name in after}
    return ", ".join(f"{name} {change:+}" for name, change in changes.items() if change)
