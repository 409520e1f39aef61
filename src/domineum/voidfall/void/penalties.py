"""What the Voidborn exact: the instructions of Crisis penalties and of War cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, ask
from domineum.kernel.effects import One, joined, may_decline
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import FREE, MIXES, PAYMENTS, settle
from domineum.voidfall.cards.effects import EFFECTS, lose_influence
from domineum.voidfall.cards.mixes import choose_mix
from domineum.voidfall.cards.texts import amounts_text
from domineum.voidfall.combat.abilities import Helping
from domineum.voidfall.combat.grants import check_granted, granted
from domineum.voidfall.corruption import (
    ANYWHERE,
    CorruptOffer,
    GainCorruption,
    room_for_corruption,
)
from domineum.voidfall.destruction import DestroyGuild, DestroyInstallation, tokens_to_destroy
from domineum.voidfall.events import PlacePieces
from domineum.voidfall.fleets import Recall, deployed, take_over
from domineum.voidfall.sectors import adjacent_voidborn
from domineum.voidfall.skirmish import choose_target, is_spared, skirmish, strength
from domineum.voidfall.technologies import take_copy
from domineum.voidfall.tokens import choose_glory
from domineum.voidfall.void.crisis_board import the_void
from domineum.voidfall.void.harbingers import HarbingerOnRow, PlaceHarbinger
from domineum.voidfall.words import RESOURCES

# -- losing things ------------------------------------------------------------------------------


@EFFECTS.leaf("lose")
class Lose(Effect[At]):
    """Lose exactly these resources; nothing stands for them, and none goes below 0.  [V-117]"""

    amounts: dict[str, int]
    """Resources, `fem` (any mix of Food, Energy and Materials) or `any_resource`."""

    def possible(self, at: At) -> bool:
        stock = list(at.player.stock)
        for name, amount in self.amounts.items():
            if name in RESOURCES:
                stock[RESOURCES.index(name)] -= amount
        mixed = {name: n for name, n in self.amounts.items() if name in MIXES}
        return min(stock) >= 0 and all(
            sum(stock[r] for r in MIXES[name]) >= n for name, n in mixed.items()
        )

    def resolve(self, at: At) -> Flow[bool]:
        stock = at.player.stock
        lost: dict[str, int] = dict.fromkeys(RESOURCES, 0)
        for name, amount in self.amounts.items():
            kinds = (RESOURCES.index(name),) if name in RESOURCES else MIXES[name]
            there = [units if r in kinds else 0 for r, units in enumerate(stock)]
            mix = yield from choose_mix(at, "voidfall.lose", amount, there)
            for resource, units in enumerate(mix):
                stock[resource] -= units
                lost[RESOURCES[resource]] += units
        yield Event("lost", at.seat, "V-117", player=at.seat, what=amounts_text(lost))
        return True

    def describe(self) -> Message:
        return Message("effect-lose", {"what": amounts_text(self.amounts)})


@EFFECTS.leaf("lose_influence")
class LoseInfluence(Effect[At]):
    """Lose Influence that one must have.  [V-117]"""

    amount: int

    def possible(self, at: At) -> bool:
        return at.player.influence >= self.amount

    def resolve(self, at: At) -> Flow[bool]:
        yield from lose_influence(at, self.amount, "penalty", "V-117")
        return True


class Exaction(Effect[At]):
    """Something that is otherwise a cost, as an instruction."""

    amount: int
    payment: str

    def possible(self, at: At) -> bool:
        return PAYMENTS[self.payment][0](at, self.amount, FREE)

    def resolve(self, at: At) -> Flow[bool]:
        yield from PAYMENTS[self.payment][1](at, self.amount, FREE)
        return True


@EFFECTS.leaf("deactivate")
class Deactivate(Exaction):
    """Deactivate Fleet Power.  [V-255]"""

    amount: int
    payment = "deactivate"


@EFFECTS.leaf("decrease_population")
class DecreasePopulation(Exaction):
    """Decrease Populations.  [V-220]"""

    amount: int
    payment = "decrease_population"


@EFFECTS.leaf("return_trade")
class ReturnTrade(Exaction):
    """Return Trade tokens.  [V-407]"""

    amount: int
    payment = "return_trade"


@EFFECTS.leaf("discard_glory")
class DiscardGlory(Effect[At]):
    """Return Glory tokens of one's choice, or the highest one."""

    amount: int
    which: Literal["any", "highest"] = "any"

    def possible(self, at: At) -> bool:
        return len(at.player.glory) >= self.amount

    def resolve(self, at: At) -> Flow[bool]:
        for _ in range(self.amount):
            value = max(at.player.glory)
            if self.which == "any":
                value = yield from choose_glory(at.state, at.seat, "voidfall.discard-glory")
            at.player.glory.remove(value)
            yield Event("glory-lost", at.seat, "V-117", player=at.seat, value=value)
        return True


@EFFECTS.leaf("discard_offer_focus")
class DiscardOfferFocus(Effect[At]):
    """Return cards of the Joint or Heroic offer to the box."""

    amount: int

    def possible(self, at: At) -> bool:
        return at.state.void is not None and len(at.state.void.offer) >= self.amount

    def resolve(self, at: At) -> Flow[bool]:
        offer = the_void(at.state).offer
        for _ in range(self.amount):
            options = [
                Option(
                    "discard", card, partial(Message, "option-focus", {"focus": card}), focus=card
                )
                for card in offer
            ]
            card = yield from ask(Question(at.seat, "voidfall.discard-offer", options))
            offer.remove(card)
            yield Event("offer-discarded", at.seat, "V-117", focus=card)
        return True


@EFFECTS.leaf("consume_technology")
class ConsumeTechnology(Effect[At]):
    """Lay a Technology beside the Crisis board; it is lost for all. [V-477] [V-478] [V-479]"""

    level: Literal["basic", "improved"]

    def _choices(self, at: At) -> list[str]:
        state = at.state
        if self.level == "improved":
            return [] if state.improvement_block else state.improved_offer[:1]
        shown = [name for name, copies in state.tableau.items() if copies[-1]]
        return shown or list(state.tableau)

    def possible(self, at: At) -> bool:
        return at.state.void is not None and bool(self._choices(at))

    def resolve(self, at: At) -> Flow[bool]:
        state = at.state
        options = [Option("consume", name, technology=name) for name in self._choices(at)]
        name = yield from ask(Question(at.seat, "voidfall.consume", options))
        if self.level == "improved":
            state.improved_offer.remove(name)
            the_void(state).consumed.append(f"{name}+")
        else:
            take_copy(state, name)
            the_void(state).consumed.append(name)
        yield Event("consumed", at.seat, "V-479", technology=name, level=self.level)
        return True


@EFFECTS.leaf("remove_voidborn")
class RemoveVoidborn(Effect[At]):
    """Remove Voidborn Fleet Power nearby; an empty sector is taken over.  [V-282]"""

    amount: int
    meant = True

    def possible(self, at: At) -> bool:
        return bool(adjacent_voidborn(at.state, at.seat))

    def resolve(self, at: At) -> Flow[bool]:
        done = False
        for _ in range(self.amount):
            targets = adjacent_voidborn(at.state, at.seat)
            if not targets:
                break
            options: list[Option[int]] = [Option("remove-voidborn", n, sector=n) for n in targets]
            if may_decline(at):
                options.append(Option("forfeit", 0))
            n = yield from ask(Question(at.seat, "voidfall.remove-voidborn", options))
            if not n:
                break
            done = True
            left = at.state.sectors[n].voidborn - 1
            at.state.change(n, voidborn=left)
            yield Event("voidborn-removed", at.seat, "V-282", player=at.seat, sector=n)
            if not left:
                yield from take_over(at, n)
        return done


# -- Skirmishes ---------------------------------------------------------------------------------


@EFFECTS.leaf("skirmish")
class Skirmish(Effect[At]):
    """A Skirmish against the player, and what follows a successful defence. [V-440] [V-456]"""

    modifier: int
    """Added to the Voidborn Fleet Power."""
    abilities: tuple[Helping, ...] = ()
    """Those of the Voidborn in this Skirmish. [V-455]"""
    on_defence: tuple[Effect[At], ...] = ()
    """Resolved in order by the defender if the sector was not lost; `same` is that sector."""

    def __post_init__(self) -> None:
        check_granted(self.abilities)

    def resolve(self, at: At) -> Flow[bool]:
        state = at.state
        if is_spared(state, at.seat):
            return False
        power = strength(state, at.seat, self.modifier, False)
        level = state.void.difficulty if state.void else ""
        card = granted(self.abilities, level)
        n = choose_target(state, at.seat, power, card)
        kept = yield from skirmish(at, n, power, False, card)
        if kept:
            yield from after_defence(at, n, self.on_defence)
        return True

    def describe(self) -> Message:
        sign = "more" if self.modifier > 0 else "less" if self.modifier else "none"
        text = Message("effect-skirmish", {"modifier": abs(self.modifier), "sign": sign})
        if self.abilities:
            more = joined("list-lines", [ability.describe() for ability in self.abilities])
            text = Message("effect-skirmish-with", {"do": text, "abilities": more})
        if self.on_defence:
            then = joined("list-lines", [effect.describe() for effect in self.on_defence])
            text = Message("effect-skirmish-then", {"do": text, "then": then})
        return text


def after_defence(at: At, n: int, instructions: tuple[Effect[At], ...]) -> Flow[None]:
    """Instructions after a successful defence must be resolved as far as possible. [V-456]"""
    inside = At(at.state, at.seat, must=True, same=n)
    for instruction in instructions:
        if instruction.possible(inside):
            yield from instruction.resolve(inside)


# -- whole penalties ----------------------------------------------------------------------------


def possible_in_full(instructions: list[Effect[At]], at: At) -> bool:
    """Whether a penalty can be suffered: each part on what the parts before leave.  [V-117]"""
    if not instructions:
        return True
    first, rest = instructions[0], instructions[1:]
    if not resolvable(first, at):
        return False
    return not rest or any(possible_in_full(rest, left) for left in _after(first, at))


def suffer(instructions: list[Effect[At]], at: At) -> Flow[None]:
    """Resolve a penalty; what can be ignored is left out.  [V-117]

    What its parts trigger comes after all of them, and can spend nothing that they take.
    """
    for instruction in instructions:
        if instruction.possible(at):
            yield from instruction.resolve(at)
    at.penalty = False
    yield from settle(at)


def resolvable(effect: Effect[At], at: At) -> bool:
    """Whether an instruction can be resolved in full, not only in part.  [V-117]

    One that is to be ignored or cut to a limit where it does not fit counts as resolved: placing
    Harbingers [V-459], Corrupting offers [V-401], Voidborn Fleet Power [V-261].
    """
    match effect:
        case One():
            return any(resolvable(part, at) for part in effect.parts)
        case GainCorruption():
            return room_for(effect, at) >= effect.amount
        case PlaceHarbinger() | HarbingerOnRow() | CorruptOffer():
            return True
        case DestroyGuild():
            return tokens_to_destroy(at, "guilds") >= effect.amount
        case DestroyInstallation():
            return tokens_to_destroy(at, "installations") >= effect.amount
        case Recall():
            return deployed(at) >= effect.amount
        case PlacePieces() if effect.where.startswith("each_"):
            return True
        case PlacePieces() if effect.where == "two_adjacent_voidborn":
            return len(effect.targets(at)) >= 2
    return effect.possible(at)


def room_for(effect: GainCorruption, at: At) -> int:
    """How many Corruptions could go where the instruction says."""
    if effect.where == "same":
        return int(effect.possible(at))
    return room_for_corruption(at, ANYWHERE if effect.where == "anywhere" else (effect.where,))


def _after(effect: Effect[At], at: At) -> Iterator[At]:
    """What an instruction may leave, as far as it matters to others; triggers are not foreseen."""
    if isinstance(effect, Deactivate | Recall):
        twin = twin_of(at)
        run_through(effect.resolve(twin))
        yield twin
    else:
        yield at


def twin_of(at: At) -> At:
    """The same place in a copy of the state."""
    return At(at.state.copy(), at.seat, must=at.must, penalty=at.penalty)


def run_through(flow: Flow[bool]) -> None:
    """Resolve something on a copy, taking the first option of every question."""
    answer: object = None
    try:
        while True:
            item = flow.send(answer)
            answer = item.options[0].value if isinstance(item, Question) else None
    except StopIteration:
        return
