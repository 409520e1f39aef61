"""Final scoring, and the projected score during the game."""

from __future__ import annotations

from functools import partial

from domineum.kernel import Event
from domineum.revenant.conditions import resources_of
from domineum.revenant.content import Content
from domineum.revenant.failure_effects import PrestigeLoss
from domineum.revenant.power import power
from domineum.revenant.records import Award
from domineum.revenant.state import Fleet, Player, Rule
from domineum.revenant.words import (
    ENERGY,
    HOUSES,
)

AGENDA, RANK = 6, (0, 2, 4, 6)


def final_power(fleet: Fleet, house: int) -> int:
    """Ships on the Main board, 1 more by the Colony, less by Failures. [R-315] [RU-92]"""
    total = power(fleet, house)
    for changed, number in fleet.power_changes:
        total += number if changed == house else 0
    return max(0, total)


def award(fleet: Fleet, player: Player, prize: Award) -> int:
    """The Prestige of a Colony for a player. [R-244] [R-314]"""
    if prize.when is not None:
        return prize.prestige if prize.when.met(fleet, player) else 0
    number = counted(player, prize.per) // prize.every * prize.prestige
    return min(prize.max, number)


def counted(player: Player, what: str) -> int:
    """What the award of a Colony counts. [R-244] [RU-93]"""
    match what:
        case "tactics":
            return player.tactics
        case "energy":
            return resources_of(player)[ENERGY]
        case "operation_card":
            cadets = len(player.cadets[0]) + len(player.cadets[1])
            return cadets + len(player.slots) + len(player.orders)
        case "hidden_influence_card":
            return len(player.hidden)
        case "resource_pair":
            return sum(units >= 2 for units in resources_of(player))
        case _:
            return sum(space >= 4 for space in player.tracks)


def prestige(fleet: Fleet, seat: int, hidden: bool = True) -> dict[str, int]:
    """The Prestige of a player by source; without what only its owner knows if not `hidden`."""
    player = fleet.players[seat]
    if fleet.automaton(seat):
        return rival_prestige(fleet, player, hidden)
    cards = len(player.cadets[0]) + len(player.cadets[1]) + len(player.slots)
    colony = fleet.content.colonies[fleet.colony].award if fleet.colony else None
    secret_colony = colony is not None and colony.per == "hidden_influence_card" and not hidden
    return {
        "colony": award(fleet, player, colony) if colony and not secret_colony else 0,
        "houses": houses(fleet, player, hidden),
        "personal": AGENDA * (hidden and agenda_met(fleet, player, player.personal)),
        "fleet": AGENDA * (hidden and agenda_met(fleet, player, (player.fleet,))),
        "cards": 2 * cards,
        "rank": RANK[player.rank],
        "orders": len(player.orders),
        "resources": sum(resources_of(player)) // 4,
        "corruption": -2 * sum(player.corrupted),
        "failures": -losses(fleet, player),
    }


def houses(fleet: Fleet, player: Player, hidden: bool) -> int:
    """Power times Influence, open and hidden, for each House. [R-316] [R-317]"""
    return sum(
        final_power(fleet, house)
        * (player.tracks[house] + (player.hidden.count(house) if hidden else 0))
        for house in range(len(HOUSES))
    )


def agenda_met(fleet: Fleet, player: Player, agendas: tuple[str, ...]) -> bool:
    """Whether the one Agenda of a kind is met. [R-318] [R-319]"""
    return (
        len(agendas) == 1
        and agendas[0] != ""
        and fleet.content.agendas[agendas[0]].requires.met(fleet, player)
    )


def losses(fleet: Fleet, player: Player) -> int:
    """Prestige lost by Failures whose requirement is not met. [RU-92]"""
    total = 0
    for card in player.penalties:
        failure = fleet.content.failures[card]
        for part in (*failure.upper.tree(), *failure.lower.tree()):
            if isinstance(part, PrestigeLoss) and not part.unless.met(fleet, player):
                total += part.number
    return total


def rival_prestige(fleet: Fleet, player: Player, hidden: bool) -> dict[str, int]:
    """The Rival scores Houses, the Rank of the Cycle and its own Prestige. [S-40]"""
    assert fleet.rival is not None
    rank = fleet.content.levels[fleet.rival.level].rank[max(fleet.cycle, 1) - 1]
    return {
        "houses": houses(fleet, player, hidden),
        "rank": RANK[rank],
        "development": fleet.rival.prestige,
    }


def total(fleet: Fleet, seat: int, hidden: bool = True) -> int:
    """The projected score of a player. [R-050]"""
    return sum(prestige(fleet, seat, hidden).values())


def final(fleet: Fleet) -> Rule:
    """Count the Prestige of all players. [R-312]"""
    fleet.reveal()
    for seat in fleet.order:
        event = Event("scored", seat, "R-312", n=total(fleet, seat), player=seat)
        yield event.because(partial(terms, fleet, seat))


def terms(fleet: Fleet, seat: int) -> list[tuple[str, int]]:
    """The Prestige of a player, item by item."""
    return [*prestige(fleet, seat).items()]


def ranking(fleet: Fleet) -> list[int]:
    """The most Prestige wins; of equals the earlier in turn order. [R-050] [R-327]"""
    return sorted(fleet.order, key=lambda s: (-total(fleet, s), fleet.order.index(s)))


def rating(content: Content, level: str, lead: int, won: bool) -> str:
    """What the lead over the Rival of a level is called. [S-41] [S-42]"""
    if not won:
        return next(record.id for record in content.ratings.values() if record.leads is None)
    place = list(content.levels).index(level)
    leads = [(r.leads[place], r.id) for r in content.ratings.values() if r.leads is not None]
    return max((number, name) for number, name in leads if number <= lead)[1]
