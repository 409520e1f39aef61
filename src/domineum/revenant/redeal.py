"""Dealing again what a seat may not know."""

from __future__ import annotations

from typing import Generic, TypeVar

from domineum.kernel import Random
from domineum.revenant.state import Fleet, Player
from domineum.revenant.view import last_look

T = TypeVar("T")


class Pool(Generic[T]):
    """Unknown cards that are dealt again, as many to each place as lay there."""

    def __init__(self, random: Random, *cards: tuple[T, ...]) -> None:
        self.cards = [card for some in cards for card in some]
        random.shuffle(self.cards)

    def take(self, like: tuple[T, ...]) -> tuple[T, ...]:
        """As many cards as there were in a place."""
        taken = tuple(self.cards[: len(like)])
        del self.cards[: len(like)]
        return taken


def less(cards: tuple[T, ...], known: tuple[T, ...]) -> tuple[T, ...]:
    """The cards without the known ones."""
    rest = list(cards)
    for card in known:
        rest.remove(card)
    return tuple(rest)


def redeal(fleet: Fleet, seat: int | None, random: Random) -> None:
    """Deal again, in place, everything that the seat may not know."""
    if fleet.ended:
        return
    own = fleet.players[seat] if seat is not None else None
    others = [player for player in fleet.players if player is not own]
    redeal_operations(fleet, own, others, random)
    redeal_hidden(fleet, own, others, random)
    redeal_agendas(fleet, own, others, random)
    redeal_colonies(fleet, seat, random)
    redeal_failures(fleet, random)
    redeal_scanners(fleet, random)
    fleet.planet_deck = Pool(random, fleet.planet_deck).take(fleet.planet_deck)
    redeal_plans(fleet, random)
    fleet.random = Random(random.bits())


def redeal_operations(
    fleet: Fleet, own: Player | None, others: list[Player], random: Random
) -> None:
    """Hands of others, decks and discards, type by type; the seat's own discards are known."""
    for kind in range(3):
        known = of_type(fleet, own.dropped, kind) if own else ()
        unknown = less(fleet.discards[kind], known)
        hands = [of_type(fleet, player.hand, kind) for player in others]
        pool = Pool(random, fleet.decks[kind], unknown, *hands)
        for player, cards in zip(others, hands, strict=True):
            rest = tuple(card for card in player.hand if card not in cards)
            player.hand = rest + pool.take(cards)
        fleet.decks[kind] = pool.take(fleet.decks[kind])
        fleet.discards[kind] = known + pool.take(unknown)
        left = fleet.discards[kind][len(known) :]
        for player in others:
            mine = of_type(fleet, player.dropped, kind)
            keep = tuple(card for card in player.dropped if card not in mine)
            player.dropped = keep + left[: len(mine)]
            left = left[len(mine) :]


def of_type(fleet: Fleet, cards: tuple[str, ...], kind: int) -> tuple[str, ...]:
    """The cards of one type."""
    return tuple(card for card in cards if fleet.content.type_of[card] == kind)


def redeal_hidden(fleet: Fleet, own: Player | None, others: list[Player], random: Random) -> None:
    """Hidden Influence of others, the deck, the discards, the Council's and the Rival's cards."""
    known = own.dropped_hidden if own else ()
    unknown = less(fleet.hidden_discard, known)
    rival = fleet.rival
    deck = less(rival.deck, (rival.opening,)) if rival and rival.deck else ()
    held = [cards for player in others for cards in (player.hidden, player.drawn)]
    pool = Pool(random, fleet.hidden_deck, unknown, fleet.council, deck, *held)
    for player in others:
        player.hidden = tuple(sorted(pool.take(player.hidden)))
        player.drawn = pool.take(player.drawn)
    fleet.hidden_deck = pool.take(fleet.hidden_deck)
    fleet.council = pool.take(fleet.council)
    if rival and rival.deck:
        rival.deck = (*pool.take(deck), rival.opening)
    fleet.hidden_discard = known + pool.take(unknown)
    left = fleet.hidden_discard[len(known) :]
    for player in others:
        number = len(player.dropped_hidden)
        player.dropped_hidden, left = left[:number], left[number:]


def redeal_agendas(fleet: Fleet, own: Player | None, others: list[Player], random: Random) -> None:
    """Agendas of others, from all that the seat has not seen."""
    seen = {own.fleet, own.rejected, *own.personal} if own else set()
    free = [a for a in fleet.content.agendas.values() if a.id not in seen]
    personal = Pool(random, tuple(a.id for a in free if a.type == "personal"))
    fleets = Pool(random, tuple(a.id for a in free if a.type == "fleet"))
    for player in others:
        player.personal = personal.take(player.personal)
        player.rejected = "".join(personal.take((player.rejected,) if player.rejected else ()))
        player.fleet = "".join(fleets.take((player.fleet,) if player.fleet else ()))


def redeal_colonies(fleet: Fleet, seat: int | None, random: Random) -> None:
    """The Colony deck and the Colonies that others put out of the game unseen."""
    known = last_look(fleet, seat)
    hidden = tuple(
        card
        for n, (who, card) in enumerate(fleet.colonies_out)
        if n >= known and who != -1 and card
    )
    pool = Pool(random, fleet.colonies, hidden)
    fleet.colonies = pool.take(fleet.colonies)
    fleet.colonies_out = tuple(
        entry if n < known or entry[0] == -1 or not entry[1] else (entry[0], pool.take(("",))[0])
        for n, entry in enumerate(fleet.colonies_out)
    )


def redeal_failures(fleet: Fleet, random: Random) -> None:
    """The Failure deck, from all Failures that nobody has seen."""
    seen = {*fleet.failures, *fleet.failure_discard}
    unseen = [card for card in fleet.content.failures.values() if card.id not in seen]
    hull = Pool(random, tuple(card.id for card in unseen if card.type == "hull"))
    core = Pool(random, tuple(card.id for card in unseen if card.type == "core"))
    fleet.failure_deck = tuple(
        (hull if fleet.content.failures[card].type == "hull" else core).take(("",))[0]
        for card in fleet.failure_deck
    )


def redeal_scanners(fleet: Fleet, random: Random) -> None:
    """The Scanner decks."""
    fleet.scanners = [Pool(random, deck).take(deck) for deck in fleet.scanners]


def redeal_plans(fleet: Fleet, random: Random) -> None:
    """The Rival's next Plans: of each stack one lies among the next three."""
    rival = fleet.rival
    if rival is None:
        return
    plans: list[str] = []
    for number, name in enumerate(("diplomacy", "war", "command")):
        mine = tuple(plan for plan in rival.plans if fleet.content.plans[plan].stack == name)
        pool = Pool(random, rival.stacks[number], mine)
        rival.stacks[number] = pool.take(rival.stacks[number])
        plans += pool.take(mine)
    rival.plans = Pool(random, tuple(plans)).take(tuple(plans))
