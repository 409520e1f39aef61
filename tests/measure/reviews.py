"""How long a review takes, and how often its verdict holds when the bot searches ten times longer.

`python -m tests.measure.reviews [BOT [EFFORT [GAMES]]]` plays games of bots of different strength
and reviews each turn twice.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from typing import Any

from domineum import games
from domineum.bots import SeatAtTable, find
from domineum.kernel import Random
from domineum.table.live import LiveTable
from domineum.table.review import Review, TurnReview, turning_points

KINDS: list[tuple[str, dict[str, Any], list[str]]] = [
    (
        "voidfall",
        {"scenario": "two-lanterns", "houses": [{"house": "zenor"}, {"house": "dunlork"}]},
        ["cadet", "random"],
    ),
    ("revenant", {"players": 2}, ["cadet", "random"]),
    (
        "voidfall",
        {"scenario": "lantern-watch", "houses": [{"house": "valnis", "side": "A"}]},
        ["cadet"],
    ),
]


def played(name: str, config: dict[str, Any], bots: list[str], seed: int) -> LiveTable:
    """A whole game of bots."""
    live = LiveTable.start(games.find(name), config, seed)
    match = live.match
    seated = [find(bot, match.game, Random.stream(seed, f"bot {n}")) for n, bot in enumerate(bots)]
    for seat, bot in enumerate(seated):
        bot.sit(SeatAtTable(match, seat))
    while not match.over:
        question = match.question()
        code = seated[question.seat].decide(match.view(question.seat), question)
        live.do(
            question.seat, [("choose", code if isinstance(code, str) else code.code)], "bot", ""
        )
    return live


def reviewed(live: LiveTable, bot: str, effort: int) -> tuple[list[TurnReview], float]:
    """The review of a game, and how long it took."""
    begun = time.perf_counter()
    review = Review(live.recorder.record(), live.match.game, bot, effort)
    return [review.next() for _ in review.turns], time.perf_counter() - begun


def worse(turn: TurnReview) -> bool:
    """Whether a turn is called a slip or a mistake."""
    return turn.verdict in ("slip", "mistake")


def main(bot: str = "captain", effort: str = "10", count: str = "1") -> None:
    """Print what was found."""
    total: Counter[str] = Counter()
    for name, config, bots in KINDS:
        for seed in range(int(count)):
            live = played(name, config, bots, seed)
            (short, fast), (long, slow) = reviewed(live, bot, 1), reviewed(live, bot, int(effort))
            pairs = [(a, b) for a, b in zip(short, long, strict=True) if a.seat is not None]
            found = Counter(
                turns=len(pairs),
                same=sum(a.verdict == b.verdict for a, b in pairs),
                sides=sum(worse(a) == worse(b) for a, b in pairs),
                points=len({*turning_points(short)} & {*turning_points(long)}),
                games=1,
            )
            total += found
            print(
                f"{name} {len(bots)} seat(s), seed {seed}: {len(short)} parts, {live.seq} choices; "
                f"{fast:.1f} s, {effort} times longer {slow:.1f} s; {dict(found)}",
                flush=True,
            )
    turns = total["turns"]
    print(
        f"same verdict {total['same'] / turns:.0%}, "
        f"same side of a slip {total['sides'] / turns:.0%}"
        f" of {turns} turns; {total['points']} of {3 * total['games']} turning points"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
