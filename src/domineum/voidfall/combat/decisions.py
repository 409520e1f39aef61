"""The Combats of a game: both sides are asked, and pay for what they decide."""

from __future__ import annotations

from functools import partial

from domineum.kernel import Event, Flow, Message, Option, Question, Seat, ask
from domineum.voidfall.battle import INVADER, Battle, Decision, Outcome, Remains
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import FREE, Cost
from domineum.voidfall.combat.grants import price as offer_price
from domineum.voidfall.combat.rules import decide, decision, outcome
from domineum.voidfall.combat.sides import renew_means
from domineum.voidfall.combat.values import absorption
from domineum.voidfall.deployment import launchable, pay_surcharge
from domineum.voidfall.state import Invasion, Voidfall
from domineum.voidfall.strength import TRADE, Offer


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
    state.battle = battle
    reported = 0
    while (asked := decision(battle)) is not None:
        yield from _steps(battle, reported, n)
        reported = len(battle.trace)
        seat = seats[asked.role]
        if seat is None:
            answer = asked.answers[0]
        else:
            answer = yield from _ask(At(state, seat), battle, asked, n, price)
        after = state.battle = decide(battle, answer)
        if force is not None and asked.role == "invader":
            yield from _spend(At(state, force.seat), force, battle, after, price)
            if after.paid.get(TRADE) != battle.paid.get(TRADE):
                after = state.battle = decide(renew_means(state, force, battle), answer)
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
    state.battle = None
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
    invader, defender = battle.sides
    about: dict[str, int | str | Message] = {
        "sector": n, "invader": sum(invader.power), "defender": sum(defender.power),
    }  # fmt: skip
    if asked.topic == "pay":
        about["source"] = battle.offer.card
    topic = f"voidfall.combat.{asked.topic}"
    options = _answers(at, battle, asked, price)
    return (yield from ask(Question(at.seat, topic, options, about=about, public=True)))


def _answers(at: At, battle: Battle, asked: Decision, price: Cost) -> list[Option[str]]:
    """The answers that the player can pay for.  [V-303] [V-317]"""
    options = []
    room = launchable(at) if asked.topic == "launch" else 0
    for answer in asked.answers:
        verb, how = answer.split()
        bought = _bought(battle, asked, how)
        if bought:
            if price.times(bought).payable(at):
                text = partial(answer_text, "bombard", how, bought)
                options.append(Option("bombard", answer, text, how=how, bought=bought))
        elif asked.topic != "launch" or int(how) <= room:
            text = partial(answer_text, f"combat-{verb}", how)
            if asked.topic == "pay" and verb != "keep":
                text = partial(_payment_text, battle.offer)
            options.append(Option(f"combat-{verb}", answer, text, how=how))
    return options


def answer_text(verb: str, how: str, bought: int = 0) -> Message:
    """The label of an answer: a number, a Fleet type or a means."""
    if how.isdecimal():
        return Message(f"option-{verb}", {"number": int(how), "bought": bought})
    return Message(f"option-{verb}", {"how": how, "fleet": how})


def _payment_text(offer: Offer) -> Message:
    """The label of paying for an offer."""
    return Message("option-combat-pay", {"cost": offer_price(offer).describe()})


def _bought(battle: Battle, asked: Decision, how: str) -> int:
    """How many of the Absorptions of an answer come from Bombard.  [V-317] [V-336]"""
    units = battle.sides[INVADER].bombard
    if not units or asked.topic != "absorb" or asked.role != "invader":
        return 0
    return max(0, int(how) - absorption(battle, INVADER) + units)


def _spend(at: At, force: Invasion, battle: Battle, after: Battle, price: Cost) -> Flow[None]:
    """Pay at once for what an offer, a launch or a bought Absorption costs.

    [V-303] [V-311] [V-316] [V-317]
    """
    if after.taken != battle.taken:
        yield from offer_price(battle.offer).pay(at)
    for _ in range(after.deployed - battle.deployed):
        yield from pay_surcharge(at)
        at.player.active -= 1
        force.launched += 1
    for _ in range(battle.sides[INVADER].bombard - after.sides[INVADER].bombard):
        yield from price.pay(at)


def bring_back(state: Voidfall, seat: Seat, remains: Remains) -> None:
    """Recalled Fleet Power becomes Active, rescued Fleet Power goes home.  [V-251] [V-344]"""
    player = state.players[seat]
    player.active += remains.recalled.power
    if remains.home.power:
        n = state.home(seat)
        there, more = state.sectors[n].fleets, remains.home.ships
        state.change(n, fleets=tuple(a + b for a, b in zip(there, more, strict=True)))
