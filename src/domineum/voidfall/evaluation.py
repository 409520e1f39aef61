"""The Evaluation Phase: Skirmishes, Upkeep, objectives, and the end of the game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from domineum.kernel import (
    Effect,
    Event,
    Flow,
    Message,
    Option,
    Outcome,
    Question,
    Seat,
    ask,
    sourced,
)
from domineum.kernel.effects import All, One, finish
from domineum.voidfall.cards.abilities import ABILITIES, Ability, Triggered, abilities, active
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.counts import Sectors
from domineum.voidfall.cards.effects import GainInfluence, gain_influence, lose_influence
from domineum.voidfall.cards.objectives import Line, Multiplier, Objective, Rewarded
from domineum.voidfall.skirmish import (
    Threat,
    choose_target,
    is_spared,
    skirmish,
    strength,
    strength_terms,
    worst_targets,
)
from domineum.voidfall.state import Evaluated, Voidfall
from domineum.voidfall.upkeep import (
    UNPAID_UPKEEP,
    UpkeepFree,
    least_unpaid,
    sectors_upkeep,
    upkeep_terms,
)
from domineum.voidfall.void.alerts import pay_board, put_alert_away
from domineum.voidfall.void.crisis_board import military_value
from domineum.voidfall.void.havens import begin_scope
from domineum.voidfall.void.score import outcome_against_voidborn

if TYPE_CHECKING:
    from domineum.voidfall.content.records import Agenda, StartingAgenda

CYCLES = 3


@ABILITIES.point("evaluation_start")
class EvaluationStart(Triggered):
    """Resolved once for the group, right before step 1 of the Evaluation Phase."""


@ABILITIES.point("no_crisis_board")
class NoCrisisBoard(Ability):
    """Step 1 of the Evaluation Phase of this Cycle is skipped."""


def evaluate(state: Voidfall) -> None:
    """Steps 1 to 5, each in Turn Order.  [V-133]"""
    for player in state.players:
        player.used = []
        player.evaluated = Evaluated(state.cycle, player.influence)
    if state.void is not None:
        put_alert_away(state)
        begin_scope(state)
        state.void.scope = "evaluation"
    steps: list[tuple[str | int, ...]] = [("evaluation.start",), ("skirmish.targets",)]
    for name in ("skirmish", "upkeep", "objectives", "agendas"):
        steps += [(name, seat) for seat in state.order]
    state.then(*steps, ("focuses.return",))


def start_evaluation(state: Voidfall) -> Flow[None]:
    """What an event does right before step 1."""
    seat = state.order[0]
    for ability in abilities(state, seat, EvaluationStart):
        at = At(state, seat, must=True)
        if ability.effect.possible(at):
            yield from ability.effect.resolve(at)


# -- step 1: the Voidborn strike back -----------------------------------------------------------


def set_targets(state: Voidfall) -> Flow[None]:
    """All Skirmish targets are determined before any Combat.  [V-134] [V-139]"""
    state.targets = [0] * len(state.players)
    for seat in state.order:
        if is_left_alone(state, seat):
            continue
        modifier = _modifier(state)
        power = strength(state, seat, modifier, True)
        state.targets[seat] = choose_target(state, seat, power)
        event = Event(
            "skirmish-target", seat, "V-139", player=seat, sector=state.targets[seat], power=power
        )
        yield event.because(partial(strength_terms, state, seat, modifier, True))


def is_left_alone(state: Voidfall, seat: Seat) -> bool:
    """Whether a player has no Skirmish in the Evaluation Phase of this Cycle."""
    return bool(active(state, seat, NoCrisisBoard)) or is_spared(state, seat)


def _modifier(state: Voidfall) -> int:
    """What the Crisis board adds to a Skirmish."""
    return military_value(state) if state.void is not None else 0


class Coming(NamedTuple):
    """The Skirmish of a player if the Evaluation Phase began now.  [V-134]"""

    power: int
    terms: list[tuple[str, int]]
    sectors: list[int]
    """Those that may be attacked: all are equally good for the Voidborn, and chance decides."""
    threat: Threat | None
    """How it would end, with the player's best choices; None if no sector is attacked."""


def coming_skirmish(state: Voidfall, seat: Seat) -> Coming:
    """What the Voidborn would do to a player now.  [V-134] [V-139]"""
    modifier = _modifier(state)
    power = strength(state, seat, modifier, True)
    terms = strength_terms(state, seat, modifier, True)
    if is_left_alone(state, seat):
        return Coming(power, terms, [], None)
    sectors, worst = worst_targets(state, seat, power)
    return Coming(power, terms, sectors, worst)


def strike_back(state: Voidfall, seat: Seat) -> Flow[None]:
    """Each player resolves one Skirmish; strength 0 is a successful defence. [V-134] [V-138]

    Against the Voidborn the Crisis board is resolved: the payment follows.  [V-135]
    """
    n = state.targets[seat]
    at = At(state, seat)
    if n:
        power, before = strength(state, seat, _modifier(state), True), state.sectors[n].power
        kept = yield from skirmish(at, n, power, True)
        lost = before - state.sectors[n].power if kept else before
        at.player.note_evaluation(state.cycle, sector=n, power=power, held=kept, lost=lost)
    state.targets[seat] = 0
    if state.void is not None and not active(state, seat, NoCrisisBoard):
        yield from pay_board(state, seat)


# -- step 3: Galactic objectives ----------------------------------------------------------------


def evaluate_event(state: Voidfall, seat: Seat) -> Flow[None]:
    """One of two objectives divided by a red line, or both. [V-148] [V-149] [V-150]"""
    at = At(state, seat)
    objectives = state.content.events[state.event].objectives
    parts = list(enumerate(objectives.parts))
    while parts:
        met = [(i, part) for i, part in parts if any(line.is_met(at) for line in part.lines)]
        if not met:
            break
        options: list[Option[int]] = [
            Option("objective", i, part.describe, number=i + 1) for i, part in met
        ]
        options.append(Option("forfeit", -1))
        question = Question(seat, "voidfall.objective", options)
        question.source = f"event-{state.event}"
        choice = yield from ask(question)
        if choice < 0:
            break
        yield from resolve_objective(at, objectives.parts[choice], choice)
        if objectives.mode == "one":
            break
        parts = [(i, part) for i, part in parts if i != choice]
    at.player.kept_corruption = 0


def resolve_objective(at: At, objective: Objective, number: int) -> Flow[None]:
    """An achievement gives its benefit once, a multiplier once per thing. [V-151] [V-152]"""
    yield Event("objective", at.seat, "V-148", player=at.seat, number=number + 1)
    had, player = at.player.influence, at.player
    for line in objective.lines:
        if line.is_met(at):
            yield from sourced(f"event-{at.state.event}", _gain_benefit(at, line))
    resolved = player.evaluated.objectives if player.evaluated is not None else ()
    player.note_evaluation(
        at.state.cycle, objectives=(*resolved, number + 1),
        gains=player.evaluation_gains(f"event-{at.state.event}", player.influence - had),
    )  # fmt: skip


def _gain_benefit(at: At, line: Line) -> Flow[None]:
    """What one line of an objective gives."""
    if not isinstance(line, Rewarded) or line.benefit is None:
        total = line.score(at)
        yield from (
            gain_influence(at, total, f"event-{at.state.event}", "V-148")
            if total > 0
            else lose_influence(at, -total, f"event-{at.state.event}", "V-148")
        )
        return
    inside = at.inside()
    inside.produced = []
    places = counted_sectors(line, at)
    for left in range(line.times(at), 0, -1):
        if places:
            inside.same = yield from _next_place(inside, line.benefit, places, left)
        if line.benefit.possible(inside):
            yield from finish(line.benefit, inside)


def counted_sectors(line: Rewarded, at: At) -> list[int]:
    """The sectors that a multiplier counts, if its benefit speaks of each of them."""
    if not isinstance(line, Multiplier) or not isinstance(line.per, Sectors):
        return []
    if getattr(line.benefit, "where", None) != "same":
        return []
    return [n for n in at.state.own(at.seat) if line.per.passes(at.state, n)]


def _next_place(at: At, benefit: Effect[At], places: list[int], left: int) -> Flow[int]:
    """The next counted sector; the player chooses if not all of them get the benefit."""
    if len(places) <= left:
        return places.pop(0)
    choices = [n for n in places if benefit.possible(at.inside(same=n))] or places
    options = [Option("objective-sector", n, sector=n) for n in choices]
    n = yield from ask(Question(at.seat, "voidfall.objective.sector", options))
    places.remove(n)
    return n


# -- step 4: Agenda objectives ------------------------------------------------------------------


def agenda_card(state: Voidfall, kind: str, agenda: str) -> Agenda | StartingAgenda:
    """The card in a slot."""
    if kind in ("starting", "extra"):
        return state.content.starting_agendas[agenda]
    return state.content.agendas[agenda]


def agenda_scores(state: Voidfall, seat: Seat) -> list[tuple[str, list[int]]]:
    """What each Pure Agenda in play gives now, by objective.  [V-154] [V-156]"""
    at = At(state, seat)
    return [
        (slot.agenda, [o.score(at) for o in agenda_card(state, slot.kind, slot.agenda).objectives])
        for slot in state.players[seat].slots
        if slot.agenda and not slot.corrupted
    ]


def evaluate_agendas(state: Voidfall, seat: Seat) -> Flow[None]:
    """Gain the Influence of every Pure Agenda; Corrupted ones give nothing. [V-154] [V-429]"""
    at = At(state, seat)
    for agenda, parts in agenda_scores(state, seat):
        total, had = sum(parts), at.player.influence
        if total > 0:
            terms = [(f"objective-{i + 1}", part) for i, part in enumerate(parts)]
            yield from gain_influence(at, total, f"agenda-{agenda}", "V-154", terms)
        elif total < 0:
            yield from lose_influence(at, -total, f"agenda-{agenda}", "V-154")
        gains = at.player.evaluation_gains(f"agenda-{agenda}", at.player.influence - had)
        at.player.note_evaluation(state.cycle, gains=gains)


# -- step 5 and the end -------------------------------------------------------------------------


def return_focuses(state: Voidfall) -> None:
    """All Focus cards return to hand; after Cycle 1 Innovation joins them. [V-157] [V-158]"""
    for player in state.players:
        player.hand += player.discard + player.aside
        player.discard, player.aside = [], []
        player.hand.sort()
    if state.void is not None:
        state.void.scope = ""
    if state.cycle < CYCLES:
        state.then(("cycle", state.cycle + 1))
    else:
        state.finished = True


def total_corruption(state: Voidfall, seat: Seat) -> int:
    """Corruption on House mat, Chambers and controlled sectors, for the tie-break.  [V-160]"""
    on_map = sum(state.sectors[n].corrupted for n in state.own(seat))
    player = state.players[seat]
    return player.mat_corruption + player.chambers + on_map


def outcome(state: Voidfall) -> Outcome | None:
    """The most Influence wins; of equal players the one with less Corruption. [V-159] [V-160]

    In a tutorial without rivals everybody who reaches the goal wins.  [V-008]
    """
    if state.void is not None:
        return outcome_against_voidborn(state)
    if not state.finished:
        return None
    seats = range(len(state.players))
    rank = {s: (state.players[s].influence, -total_corruption(state, s)) for s in seats}
    winners = [s for s in seats if rank[s] == max(rank.values())]
    scores = [player.influence for player in state.players]
    if state.goal:
        winners = [seat for seat in seats if scores[seat] >= state.goal]
        return Outcome(winners, scores, Message("end-tutorial", {"goal": state.goal}))
    how = "end-influence"
    if len(winners) > 1:
        how = "end-shared"
    elif scores.count(max(scores)) > 1:
        how = "end-corruption"
    return Outcome(winners, scores, Message(how))


def projected(state: Voidfall, seat: Seat) -> dict[str, list[tuple[str, int]]]:
    """What a player would gain if the Cycle were evaluated now, item by item."""
    at = At(state, seat)
    agendas = [(agenda, sum(parts)) for agenda, parts in agenda_scores(state, seat)]
    event: list[tuple[str, int]] = []
    if state.event:
        for i, part in enumerate(state.content.events[state.event].objectives.parts):
            event.append((f"objective-{i + 1}", event_influence(part, at)))
    due = sum(amount for _, amount in upkeep_terms(state, seat))
    free = sectors_upkeep(state, seat) if active(state, seat, UpkeepFree) else 0
    short = least_unpaid(state, seat, due - free)
    upkeep = [("upkeep", -UNPAID_UPKEEP * short)] if short else []
    return {"agendas": agendas, "event": event, "upkeep": upkeep}


def event_influence(objective: Objective, at: At) -> int:
    """The plain Influence that an objective of the event would give now."""
    return sum(
        plain_influence(line.benefit) * line.times(at)
        if isinstance(line, Rewarded) and line.benefit is not None
        else line.score(at)
        for line in objective.lines
    )


def plain_influence(effect: Effect[At]) -> int:
    """The Influence that an effect gives without further ado, at best."""
    match effect:
        case GainInfluence():
            return effect.amount
        case All():
            return sum(map(plain_influence, effect.parts))
        case One():
            return max(map(plain_influence, effect.parts))
    return 0
