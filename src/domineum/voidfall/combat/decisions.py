"""The Combats of a game: both sides are asked, and pay for what they decide."""

from __future__ import annotations

from functools import partial

from domineum.kernel import Event, Flow, Message, Option, Question, Seat, ask
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import FREE, Cost, pay_resources
from domineum.voidfall.combat.battle import INVADER, Battle, Decision, Outcome, Remains, Topic
from domineum.voidfall.combat.rules import RETURN_TRADE, decide, decision, outcome, replay
from domineum.voidfall.combat.sides import ONE_ENERGY, renew_means, sides_of
from domineum.voidfall.combat.technologies import absorption
from domineum.voidfall.fleets import launchable, pay_surcharge
from domineum.voidfall.state import Invasion, Voidfall
from domineum.voidfall.trade import return_trade


def fight(
    state: Voidfall,
    battle: Battle,
    seats: dict[str, Seat | None],
    n: int,
    price: Cost = FREE,
) -> Flow[Outcome]:
    """Ask both sides, in order, until the Combat is over.  [V-285] [V-291] [V-337]

    The last event says how much Fleet Power goes home instead of being recalled: `to-1=2`.
    """
    force = state.invasion if seats["invader"] is not None else None
    reported = 0
    while (asked := decision(battle)) is not None:
        yield from _steps(battle, reported, n)
        reported = len(battle.trace)
        seat = seats[asked.role]
        if seat is None:
            answer = asked.answers[0]
        else:
            answer = yield from _ask(At(state, seat), battle, asked, n, price)
        after = decide(battle, answer)
        if force is not None:
            force.answers += (answer,)
            if asked.role == "invader":
                yield from _spend(At(state, force.seat), force, battle, after, price)
            if answer == RETURN_TRADE:
                renew_means(state, force)
                after = replay(*sides_of(state, force), force.answers)
        battle = after
    yield from _steps(battle, reported, n)
    end = outcome(battle)
    sides = ((seats["invader"], end.invader), (seats["defender"], end.defender))
    rescued = {
        f"to-{state.home(seat)}": sum(remains.home)
        for seat, remains in sides
        if seat is not None and any(remains.home)
    }
    yield Event("combat-over", None, "V-345", sector=n, winner=end.winner, **rescued)
    return end


def _steps(battle: Battle, since: int, n: int) -> Flow[None]:
    """Report the steps that were fought since then, before anybody decides again.  [V-290]"""
    for step in battle.trace[since:]:
        yield Event(
            f"combat-{step.kind}", None, "V-290", sector=n,
            invader_initiative=step.initiative[0], defender_initiative=step.initiative[1],
            invader_damage=step.damage[0], defender_damage=step.damage[1],
            invader_absorbed=step.absorbed[0], defender_absorbed=step.absorbed[1],
            invader_power=step.power[0], defender_power=step.power[1],
        )  # fmt: skip


def _ask(at: At, battle: Battle, asked: Decision, n: int, price: Cost) -> Flow[str]:
    power = battle.forces[0].power, battle.forces[1].power
    about = {"sector": n, "invader": sum(power[0]), "defender": sum(power[1])}
    topic = f"voidfall.combat.{asked.topic.value}"
    options = _answers(at, battle, asked, price)
    return (yield from ask(Question(at.seat, topic, options, about=about, public=True)))


def _answers(at: At, battle: Battle, asked: Decision, price: Cost) -> list[Option[str]]:
    """The answers that the player can pay for.  [V-303] [V-317]"""
    options = []
    room = launchable(at) if asked.topic is Topic.CARRIERS else 0
    for answer in asked.answers:
        verb, how = answer.split()
        bought = _bought(battle, asked, how)
        if bought:
            if price.times(bought).payable(at):
                text = partial(answer_text, "bombard", how, bought)
                options.append(Option("bombard", answer, text, how=how, bought=bought))
        elif asked.topic is not Topic.CARRIERS or int(how) <= room:
            text = partial(answer_text, f"combat-{verb}", how)
            options.append(Option(f"combat-{verb}", answer, text, how=how))
    return options


def answer_text(verb: str, how: str, bought: int = 0) -> Message:
    """The label of an answer: a number, a Fleet type or a means."""
    if how.isdecimal():
        return Message(f"option-{verb}", {"number": int(how), "bought": bought})
    return Message(f"option-{verb}", {"how": how, "fleet": how})


def _bought(battle: Battle, asked: Decision, how: str) -> int:
    """How many of the Absorptions of an answer come from Bombard.  [V-317] [V-336]"""
    units = battle.forces[INVADER].bombard
    if not units or asked.topic is not Topic.ABSORB or asked.role != "invader":
        return 0
    return max(0, int(how) - absorption(battle, INVADER) + units)


def _spend(at: At, force: Invasion, battle: Battle, after: Battle, price: Cost) -> Flow[None]:
    """Pay at once for Missiles, Drones, Corvettes of Carriers and Bombard.

    [V-303] [V-311] [V-316] [V-317]
    """
    if after.energy_spent > battle.energy_spent:
        yield from pay_resources(at, ONE_ENERGY)
    if after.trade_returned and not battle.trade_returned:
        yield from return_trade(at, 1, FREE)
    for _ in range(after.deployed - battle.deployed):
        yield from pay_surcharge(at)
        at.player.active -= 1
        force.launched += 1
    for _ in range(battle.forces[INVADER].bombard - after.forces[INVADER].bombard):
        yield from price.pay(at)


def bring_back(state: Voidfall, seat: Seat, remains: Remains) -> None:
    """Recalled Fleet Power becomes Active, rescued Fleet Power goes home.  [V-251] [V-344]"""
    player = state.players[seat]
    player.active += sum(remains.recalled[:5])
    home = state.sectors[state.home(seat)]
    home.fleets = tuple(a + b for a, b in zip(home.fleets, remains.home[:5], strict=True))
