"""Preferred Focuses: taking one of their actions with another Focus."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, ask, sourced
from domineum.kernel.effects import may_decline, resolve_chosen
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import Cost
from domineum.voidfall.cards.counts import COUNTS, Count
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.focus import action_label, card_costs, preferred

if TYPE_CHECKING:
    from domineum.voidfall.content.records import FocusAction


@EFFECTS.leaf("preferred_focus_action")
class PreferredFocusAction(Effect[At]):
    """Take one action of a preferred Focus from hand or discard pile. [V-430] [V-432] [V-433]"""

    asks = True

    def _actions(self, at: At) -> list[tuple[str, FocusAction, Cost]]:
        state, player = at.state, at.player
        wanted = preferred(state, at.seat)
        found = []
        for name in (*player.hand, *player.discard):
            card = state.content.focuses[name]
            if card.focus not in wanted:
                continue
            for action, cost in card_costs(state, at.seat, card):
                if not is_recursive(action.effect) and cost.payable(at):
                    found.append((name, action, cost))
        return found

    def possible(self, at: At) -> bool:
        return bool(self._actions(at))

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-preferred"), "V-430"

    def resolve(self, at: At) -> Flow[bool]:
        options: list[Option[tuple[str, FocusAction, Cost] | None]] = [
            Option(
                "prefer",
                (name, action, cost),
                partial(self._text, name, action, cost, at.inside()),
                focus=name,
                action=action.id,
            )
            for name, action, cost in self._actions(at)
        ]
        if may_decline(at):
            options.append(Option("forfeit", None))
        choice = yield from ask(Question(at.seat, "voidfall.prefer", options, confirm=True))
        if choice is None:
            return False
        name, action, cost = choice
        inside = at.inside()
        yield Event("preferred", at.seat, "V-430", player=at.seat, focus=name, action=action.id)
        yield from sourced(Message(f"action-{action.id}"), self._carry_out(action, cost, inside))
        return True

    def _carry_out(self, action: FocusAction, cost: Cost, at: At) -> Flow[None]:
        yield from cost.pay(at)
        at.free = not at.same
        if action.effect.possible(at):
            yield from resolve_chosen(action.effect, at, chosen=cost.free)

    def _text(self, focus: str, action: FocusAction, cost: Cost, at: At) -> Message:
        name = Message("option-prefer", {"focus": focus, "action": action.id})
        return action_label(name, cost, action.effect, at)


def is_recursive(effect: Effect[At]) -> bool:
    """Whether an action would again take a preferred Focus action."""
    return any(isinstance(part, PreferredFocusAction) for part in effect.tree())


@COUNTS.word("discarded_focuses")
class DiscardedFocuses(Count):
    """Focus cards in your discard pile."""

    preferred: Literal[True] | None = None
    """Only preferred ones."""

    def of(self, at: At) -> int:
        if self.preferred is None:
            return len(at.player.discard)
        wanted, focuses = preferred(at.state, at.seat), at.state.content.focuses
        return sum(1 for card in at.player.discard if focuses[card].focus in wanted)
