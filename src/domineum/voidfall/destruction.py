"""Destroying your own Guilds and Installations."""

from __future__ import annotations

from functools import partial
from typing import Literal

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, ask
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import Cost, payment
from domineum.voidfall.cards.effects import EFFECTS


def destroyable(at: At, what: Literal["guilds", "installations"]) -> list[tuple[int, str]]:
    """The player's tokens outside of Home; printed ones are never removed.  [V-199] [V-214]"""
    return [
        (n, kind)
        for n in at.state.own(at.seat)
        if at.state.sectors[n].home != at.seat
        for kind in dict.fromkeys(getattr(at.state.sectors[n], what))
    ]


def destroy(at: At, what: Literal["guilds", "installations"]) -> Flow[None]:
    """Destroy one Guild or Installation; the others shift left.  [V-214]"""
    singular = what[:-1]

    def about(n: int, kind: str) -> dict[str, int | str]:
        return {"sector": n, singular: kind}

    def text(n: int, kind: str) -> Message:
        return Message(f"option-destroy-{singular}", about(n, kind))

    options = [
        Option("destroy", (n, kind), partial(text, n, kind), **about(n, kind))
        for n, kind in destroyable(at, what)
    ]
    n, kind = yield from ask(Question(at.seat, "voidfall.destroy", options))
    kept = list(getattr(at.state.sectors[n], what))
    kept.remove(kind)
    at.state.change(n, **{what: tuple(kept)})
    at.same = n
    yield Event(
        "destroyed", at.seat, "V-214", player=at.seat,
        what=Message(f"{singular}-one", {singular: kind}), sector=n,
    )  # fmt: skip


class Destroy(Effect[At]):
    """Destroy that many of the player's tokens of one kind."""

    what: Literal["guilds", "installations"]
    amount: int

    def possible(self, at: At) -> bool:
        return bool(destroyable(at, self.what))

    def resolve(self, at: At) -> Flow[bool]:
        done = False
        for _ in range(self.amount):
            if self.possible(at):
                yield from destroy(at, self.what)
                done = True
        return done


@EFFECTS.leaf("destroy_guild")
class DestroyGuild(Destroy):
    """Destroy Guilds.  [V-214]"""

    amount: int
    what = "guilds"


@EFFECTS.leaf("destroy_installation")
class DestroyInstallation(Destroy):
    """Destroy Installations.  [V-214]"""

    amount: int
    what = "installations"


def tokens_to_destroy(at: At, what: Literal["guilds", "installations"]) -> int:
    """How many Guild or Installation tokens could be destroyed.  [V-214]"""
    sectors = [at.state.sectors[n] for n in at.state.own(at.seat)]
    return sum(len(getattr(sector, what)) for sector in sectors if sector.home != at.seat)


@payment("destroy_guild", lambda at, n, cost: tokens_to_destroy(at, "guilds") >= n)
def _pay_guild(at: At, amount: int, cost: Cost) -> Flow[None]:
    for _ in range(amount):
        yield from destroy(at, "guilds")


@payment("destroy_installation", lambda at, n, cost: tokens_to_destroy(at, "installations") >= n)
def _pay_installation(at: At, amount: int, cost: Cost) -> Flow[None]:
    for _ in range(amount):
        yield from destroy(at, "installations")
