"""The Focus Phase: rounds, turns, Selection and Actions."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from domineum.kernel import (
    Blocked,
    Effect,
    Event,
    Flow,
    Message,
    Option,
    Question,
    Seat,
    ask,
    ask_all,
    sourced,
)
from domineum.kernel.effects import joined, resolve_chosen
from domineum.voidfall import cleanup
from domineum.voidfall.agendas import is_standard, worth
from domineum.voidfall.cards.abilities import (
    ABILITIES,
    OfTile,
    Triggered,
    WithFocus,
    abilities,
    active,
    in_force,
)
from domineum.voidfall.cards.actions import Action
from domineum.voidfall.cards.at import At, about_to, did
from domineum.voidfall.cards.costs import FREE, MIXES, Cost
from domineum.voidfall.cards.texts import action_text
from domineum.voidfall.in_full import possible_somewhere
from domineum.voidfall.state import Player, Turn, Voidfall
from domineum.voidfall.trade import held_tokens, lift_token
from domineum.voidfall.words import RESOURCES

if TYPE_CHECKING:
    from domineum.voidfall.content.records import Focus, FocusAction

ACTIONS_PER_TURN = 2
END: Option[Any] = Option("end", None)


def begin_round(state: Voidfall, number: int) -> None:
    """Each round every player takes one turn in Turn Order.  [V-050] [V-051] [V-132]"""
    if number > state.content.events[state.event].rounds:
        state.then(("evaluation",))
        return
    state.round = number
    first = [("preselect",)] if state.preselect else []
    if state.void is not None:
        first = [*first, ("alert",)] if state.void.blind else [("alert",), *first]
    turns = [("turn", seat) for seat in state.order]
    state.then(*first, *turns, ("round", number + 1))


def preselect(state: Voidfall) -> Flow[None]:
    """Variant: all choose a Focus face down before the first turn of a round.  [V-131]"""
    questions = [
        Question(seat, "voidfall.preselect", focus_options(state.players[seat]))
        for seat in state.order
    ]
    for seat, card in (yield from ask_all(questions)).items():
        state.players[seat].chosen_focus = card


def begin_turn(state: Voidfall, seat: Seat) -> None:
    """Selection, Actions and Clean-up; the Voidborn frame them.  [V-052] [V-053]

    What may be done once per turn may be done again on the turn of another player.  [V-080]
    """
    state.turn = Turn(seat, "", "", False, [])
    for player in state.players:
        player.used = []
    before, after = [], []
    if state.void is not None:
        before, after = [("crisis.reveal", seat)], [("void.advance", seat), ("delayed", seat)]
    steps = [("select", seat), ("act", seat), ("cleanup", seat)]
    state.then(*before, *steps, *after)


# -- Selection ----------------------------------------------------------------------------------


def focus_options(player: Player) -> list[Option[str]]:
    """The Focus cards in hand.  [V-058]"""
    return [Option("focus", card, focus=card) for card in player.hand]


@cache
def _focus_option(card: str) -> Option[tuple[str, str]]:
    return Option("focus", (card, ""), focus=card)


def _actions_text(state: Voidfall, chosen: tuple[str, str]) -> Message:
    """The names of the actions of the Focus that would be played."""
    card, joint = chosen
    actions = state.content.cards[joint or card].actions
    return joined("list-comma", [Message(f"action-{action.id}") for action in actions])


def select(state: Voidfall, seat: Seat) -> Flow[None]:
    """Play a Focus; you may flip a Trade token and play an Agenda. [V-058] [V-063] [V-065]"""
    player, turn = state.players[seat], state.turn
    at = At(state, seat)
    if player.chosen_focus:
        turn_up(state)
    cards = [player.chosen_focus] if player.chosen_focus else player.hand
    options = [*map(_focus_option, cards), *joint_options(state, cards)]
    why = partial(_blocked_focuses, player)
    says = partial(_actions_text, state)
    question = Question(seat, "voidfall.select", options, why, detail=says)
    card, joint = yield from ask(question)
    player.chosen_focus = ""
    player.hand.remove(card)
    turn.card, turn.given = (joint, card) if joint else (card, "")
    if joint and state.void is not None:
        state.void.offer.remove(joint)
    yield Event("selected", seat, "V-058", player=seat, focus=turn.card)
    yield from _flip(at)
    yield from _play_agenda(at)
    yield from begin_actions(at)


def turn_up(state: Voidfall) -> None:
    """A card that was chosen face down is turned up, whether or not it leaves a choice. [V-131]"""
    state.reveal()


def joint_options(state: Voidfall, cards: list[str]) -> list[Option[tuple[str, str]]]:
    """A matching card from hand may be given for a Joint or Heroic one. [V-059] [V-061] [V-062]"""
    if state.void is None:
        return []
    content = state.content
    return [
        Option("joint", (card, joint), partial(_joint_text, card, joint), focus=joint, given=card)
        for joint in state.void.offer
        for card in cards
        if content.cards[joint].focus in ("leadership", content.cards[card].focus)
    ]


def _joint_text(card: str, joint: str) -> Message:
    return Message("option-joint", {"focus": joint, "given": Message(f"focus-{card}")})


def begin_actions(at: At) -> Flow[None]:
    """The Actions step begins; what was selected counts from here on."""
    if at.state.void is not None:
        at.state.void.scope = "turn"
        yield from about_to(at, "selected_focus")
        if at.state.turn.agenda:
            yield from about_to(at, "played_agenda")
    yield from _focus_selected(at)
    if at.state.turn.agenda:
        yield from did(at, "played_agenda")
    if at.state.turn.flipped:
        yield from did(at, "flipped_trade")


def _blocked_focuses(player: Player) -> list[Blocked]:
    found = [
        Blocked(Option("focus", card, focus=card), Message("blocked-focus-played"), "V-058")
        for card in player.discard
    ]
    return found + [
        Blocked(Option("focus", card, focus=card), Message("blocked-focus-aside"), "V-158")
        for card in player.aside
    ]


def _flip(at: At) -> Flow[None]:
    """Flip at most one Trade token for the third action.  [V-063] [V-068] [V-406]"""
    options: list[Option[int | None]] = list(held_tokens(at))  # type: ignore[arg-type]
    if options:
        keep: Option[int | None] = Option("no-flip", None)
        options.append(keep)
        place = yield from ask(Question(at.seat, "voidfall.flip", options, usual=keep))
        if place is not None:
            lift_token(at, place)
            at.state.turn.flipped = True
            yield Event("flipped", at.seat, "V-063", player=at.seat)


def playable_agendas(state: Voidfall, seat: Seat) -> list[str]:
    """Agendas in hand with an icon of the selected Focus.  [V-064]"""
    content = state.content
    kinds = content.cards[state.turn.card].agenda_types
    return [card for card in state.players[seat].agendas if content.agendas[card].type in kinds]


def _play_agenda(at: At) -> Flow[None]:
    """Play at most one matching Agenda.  [V-064]"""
    cards = playable_agendas(at.state, at.seat)
    hand = at.player.agendas
    if cards:
        options = [Option("play-agenda", hand.index(card), agenda=card) for card in cards]
        options.append(Option("no-agenda", -1))
        why = partial(_blocked_agendas, at, cards)
        usual = partial(_best_agenda, at, options)
        question = Question(at.seat, "voidfall.play-agenda", options, why, usual=usual)
        place = yield from ask(question)
        if place >= 0:
            card = at.state.turn.agenda = hand.pop(place)
            yield Event("agenda-played", at.seat, "V-064", player=at.seat, agenda=card)


def _best_agenda(at: At, options: list[Option[int]]) -> Option[int] | None:
    """Whoever holds an Agenda that fits means to play it while a Pure slot is free: the one that
    would give most."""
    slots, hand = at.player.slots, at.player.agendas
    if not any(is_standard(slot) and not slot.agenda and not slot.corrupted for slot in slots):
        return None
    return max(options[:-1], key=lambda option: worth(at, hand[option.value]))


def _blocked_agendas(at: At, playable: list[str]) -> list[Blocked]:
    return [
        Blocked(Option("play-agenda", card, agenda=card), Message("blocked-agenda-focus"), "V-064")
        for card in at.player.agendas
        if card not in playable
    ]


@ABILITIES.point("focus_selected")
class FocusSelected(WithFocus, Triggered):
    """When you play such a Focus in the Selection step; resolved at the start of the Actions
    step."""


def _focus_selected(at: At) -> Flow[None]:
    """What a House gains for selecting a Focus."""
    for source in active(at.state, at.seat, FocusSelected):
        if not focus_words(at.state, at.seat).isdisjoint(source.ability.focus):
            yield from sourced(source.name, source.ability.effect.resolve(at.inside()))


def preferred(state: Voidfall, seat: Seat) -> list[str]:
    """The preferred Focuses of a House, and the one it named for this Cycle.  [V-430]"""
    player = state.players[seat]
    return [*state.content.houses[player.house].preferred, player.preference]


def focus_words(state: Voidfall, seat: Seat, card: str = "") -> set[str]:
    """The words by which cards mean the selected Focus, or another one.  [V-081]"""
    focus = state.content.cards[card or state.turn.card].focus
    words = {focus}
    if focus in preferred(state, seat):
        words.add("preferred")
    if focus == state.players[seat].preference:
        words.add("chosen")
    return words


# -- Actions ------------------------------------------------------------------------------------


@ABILITIES.point("focus_action_cost")
class FocusActionCost(WithFocus):
    """Every Focus action of such a Focus costs this instead of its printed cost."""

    cost: Cost


@ABILITIES.point("focus_action_surcharge")
class FocusActionSurcharge(WithFocus):
    """Every Focus action of such a Focus costs this in addition."""

    cost: Cost


@ABILITIES.point("third_focus_action")
class ThirdFocusAction(WithFocus):
    """With such a Focus up to three Focus actions without a flipped Trade token."""

    cost: Cost
    """What the third one costs in addition."""


@ABILITIES.point("double_action")
class DoubleAction(WithFocus):
    """Once per turn with such a Focus: pay the cost of a Focus action twice and resolve it
    twice."""


@ABILITIES.point("extra_action")
class ExtraAction(WithFocus, Triggered, OfTile):
    """An action with such a Focus, like that of a Technology, once per turn and sector; `same` is
    the sector."""

    cost: Cost = FREE


def card_costs(state: Voidfall, seat: Seat, card: Focus) -> list[tuple[FocusAction, Cost]]:
    """The actions of a Focus with their costs, as an event may change them."""
    costs = [(action, action.cost) for action in card.actions]
    known = in_force(state, seat)
    if FocusActionCost in known or FocusActionSurcharge in known:
        words = focus_words(state, seat, card.id)
        for ability in abilities(state, seat, FocusActionCost):
            if not words.isdisjoint(ability.focus):
                costs = [(action, ability.cost) for action, _ in costs]
        for more in abilities(state, seat, FocusActionSurcharge):
            if not words.isdisjoint(more.focus):
                costs = [(action, cost.plus(more.cost)) for action, cost in costs]
    return costs


def third_action_cost(state: Voidfall, seat: Seat) -> Cost | None:
    """What a third Focus action costs on top, or None if it is not allowed. [V-068] [V-088]"""
    if state.turn.flipped:
        return FREE
    for ability in abilities(state, seat, ThirdFocusAction):
        if not focus_words(state, seat).isdisjoint(ability.focus):
            return ability.cost
    return None


def focus_actions(state: Voidfall, seat: Seat) -> list[Action]:
    """The actions of the selected Focus that are left.  [V-067] [V-068] [V-069]"""
    turn = state.turn
    card = state.content.cards[turn.card]
    taken = len([code for code in turn.taken if code.startswith("focus ")]) if turn.taken else 0
    extra: Cost | None = FREE
    if taken >= ACTIONS_PER_TURN:
        extra = third_action_cost(state, seat)
    if extra is None or taken > ACTIONS_PER_TURN:
        return []
    found = []
    double = may_double(state, seat)
    for action, cost in card_costs(state, seat, card):
        printed = action.printed
        if printed.code in turn.taken:
            continue
        once = cost.plus(extra)
        found.append(printed if once is printed.cost else printed._replace(cost=once))
        if double:
            resources, others = split(cost)
            first = once.plus(resources)
            found.append(printed._replace(verb="double", cost=first, again=others))
    return found


def may_double(state: Voidfall, seat: Seat) -> bool:
    """Whether the player may take a Focus action twice at once now."""
    allowed = abilities(state, seat, DoubleAction)
    if not allowed or "double" in state.players[seat].used:
        return False
    words = focus_words(state, seat)
    return any(not words.isdisjoint(ability.focus) for ability in allowed)


def split(cost: Cost) -> tuple[Cost, Cost]:
    """The resources of a cost, and the rest of it."""
    names = (*RESOURCES, *MIXES)
    nothing: dict[str, Any] = dict.fromkeys(names, 0)
    return Cost(**{name: getattr(cost, name) for name in names}), replace(cost, **nothing)


def other_actions(state: Voidfall, seat: Seat) -> list[Action]:
    """Agenda, Technology and sector actions that are open.  [V-070] [V-081] [V-083] [V-088]"""
    turn, content = state.turn, state.content
    words = focus_words(state, seat)
    found = []
    if turn.agenda:
        found.append(content.agenda_types[content.agendas[turn.agenda].type].printed)
    for name, level in state.players[seat].technologies.items():
        for focus, action in content.technologies[name].offers[level - 1]:
            if not words.isdisjoint(focus):
                found.append(action)
    for source in active(state, seat, ExtraAction):
        ability = source.ability
        if not words.isdisjoint(ability.focus):
            place = source.place
            about = {"sector": place}
            cost, effect = ability.cost, ability.effect
            found.append(Action("take-sector", f"sector {place}", about, cost, effect, place))
    taken = turn.taken
    return [action for action in found if action.code not in taken] if taken else found


def option_of(action: Action, at: At) -> Option[Action | None]:
    """The option for an action; its label says cost and effect, or that it does nothing now."""

    def text() -> Message:
        name = Message(f"option-{action.verb}", action.about)
        return action_label(name, action.total, action.effect, at, action.same)

    return Option(action.verb, action, text, **action.about)


def action_label(name: Message, cost: Cost, effect: Effect[At], at: At, same: int = 0) -> Message:
    """What an action costs and does, and before it is chosen that it does nothing now. [V-074]"""
    whole = action_text(name, cost.describe(), effect.describe())
    idle = is_idle(cost, effect, at, same)
    return Message("option-action-idle", {"do": whole}) if idle else whole


def is_idle(cost: Cost, effect: Effect[At], at: At, same: int = 0) -> bool:
    """Whether an action would take its cost and do nothing, whatever is chosen. [V-073] [V-074]

    A price that is more than resources may itself open what the action promises.
    """
    if any(name not in MIXES for name, _ in cost.others):
        return False
    return not effect.possible(at.inside(same=same)) and not possible_somewhere(effect, at)


def act(state: Voidfall, seat: Seat) -> Flow[None]:
    """Take actions in any order, or end the step. [V-067] [V-073] [V-074] [V-080] [V-087]"""
    at = At(state, seat)
    actions = focus_actions(state, seat) + other_actions(state, seat)
    options: list[Option[Action | None]] = [
        option_of(action, at) for action in actions if action.total.payable(at)
    ]
    options.append(END)
    why = partial(_blocked_actions, state, seat, actions)
    about = {"focus": state.turn.card}
    usual = partial(_ends_by_itself, state, seat, options) if len(options) == 1 else None
    question = Question(seat, "voidfall.act", options, why, confirm=True, about=about, usual=usual)
    action = yield from ask(question)
    if action is None:
        yield from did(at, "selected_focus")
        return
    state.then(("act", seat))
    yield from take_action(state, seat, action)


def _ends_by_itself(
    state: Voidfall, seat: Seat, options: list[Option[Action | None]]
) -> Option[Action | None] | None:
    """The end of the step, where nothing else is left and the turn stops later for a question:
    of Clean-up, or by the Voidborn, whose next Crisis is never turned up unasked."""
    return options[0] if state.void is not None or cleanup.asks(state, seat) else None


def _blocked_actions(state: Voidfall, seat: Seat, actions: list[Action]) -> list[Blocked]:
    at = At(state, seat)
    found = []
    for action in actions:
        option = option_of(action, at)
        if not action.total.payable(at):
            reason = Message("blocked-cost", {"cost": action.total.describe()})
            found.append(Blocked(option, reason, "V-073"))
    card = state.content.cards[state.turn.card]
    known = {action.about.get("action") for action in actions}
    for printed in card.actions:
        if printed.id not in known:
            blocked = Option("take", printed.id, action=printed.id)
            done = f"focus {printed.id}" in state.turn.taken
            key = "blocked-action-taken" if done else "blocked-no-third-action"
            found.append(Blocked(blocked, Message(key), "V-069" if done else "V-068"))
    return found


def take_action(state: Voidfall, seat: Seat, action: Action) -> Flow[None]:
    """Pay the whole cost, then resolve or forfeit each effect.  [V-073] [V-074]"""
    state.turn.taken.append(action.code)
    times = [At(state, seat, same=action.same)]
    if action.again is not None:
        state.players[seat].used.append("double")
        times.append(At(state, seat, same=action.same))
    label = Message(f"option-{action.verb}", action.about)
    yield Event("action", seat, "V-073", player=seat, action=label)
    if (yield from sourced(label, carry_out(action, times))):
        yield from did(times[0], "took_action", type=action.code.split()[0])


def carry_out(action: Action, times: list[At]) -> Flow[bool]:
    """Pay for an action and resolve its effect, once or twice.  [V-073] [V-074]"""
    yield from action.cost.pay(times[0])
    if action.again is not None:
        yield from action.again.pay(times[1])
    done = False
    for at in times:
        at.free = not at.same
        if action.effect.possible(at):
            done |= yield from resolve_chosen(action.effect, at, chosen=action.cost.free)
    return done
