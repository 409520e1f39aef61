"""Hidden Influence, and the Intel Data that turns into it."""

from __future__ import annotations

from domineum.kernel import Event, Flow, Message, Option, Question, ask
from domineum.revenant.abilities import bonus, trigger
from domineum.revenant.records import ABILITIES, Ability
from domineum.revenant.state import At, Fleet, Rule, Scene
from domineum.revenant.trading import discard, give_up, without
from domineum.revenant.words import (
    HOUSES,
)

KEEP = [Option("keep", house, house=name) for house, name in enumerate(HOUSES)]
INTEL_SLOTS = 3
STORE: list[Option[bool]] = [Option("store", True), Option("forgo", False)]


def draw(fleet: Fleet, number: int) -> tuple[int, ...]:
    """Draw cards; an empty deck is made of the discards, as far as there are any. [R-114]"""
    drawn: tuple[int, ...] = ()
    while len(drawn) < number:
        if not fleet.hidden_deck:
            if not fleet.hidden_discard:
                break
            cards = list(fleet.hidden_discard)
            fleet.random.shuffle(cards)
            fleet.hidden_deck, fleet.hidden_discard = tuple(cards), ()
            for player in fleet.players:
                player.dropped_hidden = ()
        wanted = number - len(drawn)
        drawn += fleet.hidden_deck[:wanted]
        fleet.hidden_deck = fleet.hidden_deck[wanted:]
    fleet.reveal()
    return drawn


def draw_and_keep(at: At, extra: int) -> Rule:
    """Draw as many cards as the Rank shows, keep one. [R-110] [R-111] [R-166]"""
    player = at.player
    number = at.content.captains[player.captain].hidden_influence[player.rank] + extra
    player.drawn += draw(at.state, number)
    if not player.drawn:
        return
    number = len(player.drawn)
    options = [KEEP[house] for house in sorted(set(player.drawn))]
    house = yield from ask(Question(at.seat, "revenant.keep", options))
    discard(at, without(player.drawn, house))
    player.drawn = ()
    player.hidden = tuple(sorted((*player.hidden, house)))
    secret: dict[str, int | str | Message] = {"house": HOUSES[house]}
    yield Event("hidden", at.seat, "R-110", secret, n=number, player=at.seat)


@ABILITIES.point("gain_hidden_influence")
class GainHiddenInfluence(Ability):
    """Gaining Hidden Influence; during it `extra_draw` is counted in. [R-110]"""

    bonus = "extra_draw"


def gain(at: At) -> Rule:
    """Gain Hidden Influence; abilities strengthen it in your own turn. [R-110] [RU-65]"""
    if at.state.automaton(at.seat):
        at.player.hidden += draw(at.state, 1)
        yield Event("hidden", at.seat, "S-20", n=1, player=at.seat)
        return
    if not at.own_turn:
        yield from draw_and_keep(at, 0)
        return
    scene = Scene()
    yield from draw_and_keep(at, bonus(at, GainHiddenInfluence, scene))
    yield from trigger(at, GainHiddenInfluence, "after", scene)


def swap(at: At, number: int) -> Flow[bool]:
    """Discard a card, then draw by Rank and keep one; no gain of Hidden Influence. [RU-65]"""
    choices: list[Option[bool]] = [Option("swap", True), Option("done", False)]
    for done in range(number):
        if not at.player.hidden:
            return done > 0
        if not (yield from ask(Question(at.seat, "revenant.swap", choices))):
            return done > 0
        yield from give_up(at)
        yield from draw_and_keep(at, 0)
    return True


def wants_intel(at: At) -> Flow[bool]:
    """Who has an Agenda that counts Intel Data may decline what would empty the slots. [RU-64]"""
    if at.player.intel + 1 < INTEL_SLOTS or at.must or not counts_intel(at):
        return True
    return (yield from ask(Question(at.seat, "revenant.intel", STORE, secret=True)))


def counts_intel(at: At) -> bool:
    """Whether an Agenda of the player, or maybe a Failure, counts Intel Data. [RU-64]"""
    player, known = at.player, at.content.agendas
    agendas = [known[name] for name in (*player.personal, player.fleet) if name]
    counted = (agenda.requires.void_trace_and_intel_at_least for agenda in agendas)
    return bool(player.penalties) or any(least is not None for least in counted)


def store_intel(at: At) -> Rule:
    """Store Intel Data; the third cube turns all three into Hidden Influence. [R-108] [R-109]"""
    at.player.intel += 1
    yield Event("intel", at.seat, "R-108", n=1, player=at.seat)
    if at.player.intel == INTEL_SLOTS:
        at.player.intel = 0
        yield from gain(at)


def gain_intel(at: At, number: int) -> Flow[bool]:
    """Gain Intel Data, cube by cube. [R-108]"""
    done = False
    for _ in range(number):
        if (yield from wants_intel(at)):
            yield from store_intel(at)
            done = True
    return done
