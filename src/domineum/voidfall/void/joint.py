"""Joint and Heroic Focuses: the offer, and who resolves what.

Whatever a partner resolves, the partner decides about; the player of the card pays its costs.
"""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

from domineum.kernel import BadData, Effect, Event, Flow, Message, Option, Question, Seat, ask
from domineum.kernel.effects import resolve_chosen
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.production import gain
from domineum.voidfall.void.crisis_board import the_void
from domineum.voidfall.words import RESOURCES

Who = Literal["only_you", "you_or_another", "you_and_or_another", "you_and_or_another_split"]
"""
only_you: you [V-089]
you_or_another: you or one other player [V-090]
you_and_or_another: you, one other player, or both, each for themselves [V-091]
you_and_or_another_split: of `above` and `below` you and one other player resolve at most one each,
  not the same one [V-092]
"""
Use: TypeAlias = tuple[Seat, str]
"""A player and the part of a shared effect that is theirs."""
Way: TypeAlias = tuple[Seat, str, Effect[At]]


def partners(at: At) -> list[Seat]:
    """The other players of a co-operative game."""
    return [seat for seat in at.state.order if seat != at.seat]


@EFFECTS.leaf("who")
class Shared(Effect[At]):
    """An effect with a condition on who may resolve it. [V-089] [V-090] [V-091] [V-092]"""

    who: Who
    effect: Effect[At] | None = None
    """Resolved by the named player with their own sectors and stock; the player of the card pays
    its cost."""
    above: Effect[At] | None = None
    """Of a split: one part."""
    below: Effect[At] | None = None
    """Of a split: the other part."""

    def __post_init__(self) -> None:
        split = self.who == "you_and_or_another_split"
        if split != (self.above is not None and self.below is not None) or split == (
            self.effect is not None
        ):
            raise BadData("", "a split effect has 'above' and 'below', any other has 'effect'")

    def _parts(self) -> list[tuple[str, Effect[At]]]:
        if self.effect is not None:
            return [("do", self.effect)]
        assert self.above is not None
        assert self.below is not None
        return [("above", self.above), ("below", self.below)]

    def _ways(self, at: At, used: list[Use], declined: list[Use]) -> list[Way]:
        """Who could still resolve which part."""
        seats = [at.seat] if self.who == "only_you" else [at.seat, *partners(at)]
        if any(seat != at.seat for seat, _ in used):
            seats = [at.seat]
        found = []
        for seat in seats:
            for name, part in self._parts():
                taken = any(s == seat or (n == name and self.effect is None) for s, n in used)
                if taken or (seat, name) in declined:
                    continue
                if part.possible(at if seat == at.seat else At(at.state, seat)):
                    found.append((seat, name, part))
        return found

    def possible(self, at: At) -> bool:
        return bool(self._ways(at, [], []))

    def haste(self, at: At) -> int:
        return min(part.haste(at) for _, part in self._parts())

    def asks_itself(self, at: At) -> bool:
        return self.who != "only_you" or any(part.asks_itself(at) for _, part in self._parts())

    def resolve(self, at: At) -> Flow[bool]:
        if self.who == "only_you":
            assert self.effect is not None
            return (yield from self.effect.resolve(at))
        done = False
        used: list[Use] = []
        declined: list[Use] = []
        limit = 1 if self.who == "you_or_another" else 2
        while len(used) < limit:
            ways = self._ways(at, used, declined)
            if not ways:
                break
            options: list[Option[Way | None]] = [
                Option(
                    "share", way, partial(_share_text, way[0], way[2]), player=way[0], part=way[1]
                )
                for way in ways
            ]
            usual = options[0] if len(options) == 1 else None
            options.append(Option("done", None))
            choice = yield from ask(Question(at.seat, "voidfall.share", options, usual=usual))
            if choice is None:
                break
            seat, name, part = choice
            if seat != at.seat and not (yield from self._accepted(at, seat, part)):
                declined.append((seat, name))
                continue
            used.append((seat, name))
            done |= yield from self._give(at, seat, part)
        return done

    def _accepted(self, at: At, seat: Seat, part: Effect[At]) -> Flow[bool]:
        """A partner may decline.  [V-092]"""
        options = [Option("accept", True, part.describe), Option("forfeit", False)]
        accepted = yield from ask(Question(seat, "voidfall.shared", options))
        if accepted:
            yield Event("shared", seat, "V-091", player=seat, giver=at.seat)
        return accepted

    def _give(self, at: At, seat: Seat, part: Effect[At]) -> Flow[bool]:
        """Resolve a part; what a partner resolves is theirs.  [V-101]"""
        if seat == at.seat:
            return (yield from resolve_chosen(part, at))
        the_void(at.state).guest = seat
        done = yield from resolve_chosen(part, At(at.state, seat))
        the_void(at.state).guest = -1
        return done

    def describe(self) -> Message:
        args: dict[str, int | str | Message] = {
            name: part.describe() for name, part in self._parts()
        }
        return Message(f"effect-who-{self.who.replace('_', '-')}", args)


def _share_text(seat: Seat, part: Effect[At]) -> Message:
    return Message("option-share", {"player": seat, "effect": part.describe()})


@EFFECTS.leaf("trade_resources")
class TradeResources(Effect[At]):
    """Give up to a number of resources to a player, who may give as many back. [V-189] [V-190]"""

    limit: int

    def possible(self, at: At) -> bool:
        return bool(partners(at))

    def resolve(self, at: At) -> Flow[bool]:
        options: list[Option[Seat]] = [Option("partner", s, player=s) for s in partners(at)]
        options.append(Option("forfeit", -1))
        partner = yield from ask(Question(at.seat, "voidfall.trade-partner", options))
        if partner < 0:
            return False
        given = yield from self._hand_over(at, At(at.state, partner))
        returned = yield from self._hand_over(At(at.state, partner), at)
        return given or returned

    def _hand_over(self, giver: At, receiver: At) -> Flow[bool]:
        for given in range(self.limit):
            stock = giver.player.stock
            options: list[Option[int]] = [
                Option("give", i, resource=name) for i, name in enumerate(RESOURCES) if stock[i]
            ]
            if not options:
                return given > 0
            options.append(Option("done", -1))
            about = {"left": self.limit - given, "player": receiver.seat}
            resource = yield from ask(Question(giver.seat, "voidfall.give", options, about=about))
            if resource < 0:
                return given > 0
            stock[resource] -= 1
            yield Event(
                "gave", giver.seat, "V-189", player=giver.seat, resource=RESOURCES[resource],
                amount=1, receiver=receiver.seat + 1,
            )  # fmt: skip
            yield from gain(receiver, resource, 1)
        return True
