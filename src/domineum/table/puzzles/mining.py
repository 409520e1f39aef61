"""Puzzles from games of bots: positions are searched through, and what is unique is kept."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from time import process_time
from typing import Any, NamedTuple

from domineum.bots import Bot, Planner, RandomBot, SeatAtTable
from domineum.bots.habits import habits_of
from domineum.kernel import AnyGame, DomineumError, Match, Random, Seat
from domineum.kernel.arena import Wishes
from domineum.kernel.goals import Aim
from domineum.kernel.position import Position
from domineum.table.puzzles.lines import Frame, begun, goals_of, made_since, settled
from domineum.table.puzzles.puzzle import Origin, Puzzle, needs, opened, packed
from domineum.table.puzzles.rating import Rating, rate
from domineum.table.puzzles.search import Found, best, explore

PLANS, PATIENCE = 16, 10.0
"""The bots of the games are in a hurry: so many plans for a turn."""
LINES = 24
"""A position is guessed at by so many lines by chance, before it is searched, and as many by
habit."""
SMALLEST = 60
WIDEST = 6
"""At so many times as many lines as there may be places, a search is not even begun."""
SHORTEST, LONGEST = 3, 26
"""Choices of a solution."""
DEEDS = 1
"""A way does at least so much."""
EASIEST = 5
"""What a bot finds with fewer plans is no puzzle."""
DEALS = 3
"""The same has to be best, however what is hidden is dealt: in so many deals."""
OF_GAME = 2
"""So many puzzles come from one game at most."""


@dataclass(frozen=True)
class Limits:
    """How much may be searched."""

    places: int = 6_000
    seconds: float = 20.0
    """Of the processor, for one deal of a position."""


@dataclass
class Quota:
    """How many puzzles of each kind and level are still wanted."""

    count: int
    kinds: Counter[str] = field(default_factory=Counter)
    levels: Counter[int] = field(default_factory=Counter)
    total: int = 0

    def add(self, puzzle: Puzzle) -> None:
        """Count a puzzle."""
        self.kinds[puzzle.kind] += 1
        self.levels[puzzle.level] += 1
        self.total += 1

    def wants(self, kind: str, kinds: int) -> bool:
        """Whether there may be one more of a kind."""
        return self.kinds[kind] < max(3, round(2 * self.count / kinds))

    def wants_level(self, level: int) -> bool:
        """Whether there may be one more of a level: none has more than about half of all."""
        return self.levels[level] < max(2, round(0.45 * self.count))


class Candidate(NamedTuple):
    """An aim in a position, with what the search has found."""

    aim: Aim
    found: Found
    places: int


def mine(
    game: AnyGame, seed: int, quota: Quota, limits: Limits, say: Callable[[str], None],
    late: Callable[[], bool],
) -> Iterator[Puzzle]:  # fmt: skip
    """Make puzzles from the games of this seed and those after it, until it is late."""
    modes = [mode for mode in game.arena.modes if mode != "tutorial"]
    while not late():
        mode = modes[seed % len(modes)]
        say(f"game {seed}, {mode}")
        made = 0
        for match, seat, choices in _positions(game, mode, seed):
            if late():
                return
            puzzle = _puzzle(match, seat, mode, Origin(seed, choices), quota, limits, say)
            if puzzle is not None:
                yield puzzle
                made += 1
                if made == OF_GAME:
                    break
        seed += 1


def _positions(game: AnyGame, mode: str, seed: int) -> Iterator[tuple[Match[Any], Seat, int]]:
    """Positions of a game of bots in which a seat begins a step of its turn."""
    table, wishes = game.arena, Wishes(mode)
    match: Match[Any] = Match(game, table.deal(wishes, seed), seed)
    bots: dict[Seat, Bot] = {}
    for seat in range(game.seats(match.config)):
        chance = Random.stream(seed, f"bot {seat}")
        bots[seat] = Planner(chance, PLANS, PATIENCE) if game.judge else RandomBot(chance)
        bots[seat].sit(SeatAtTable(match, seat))
    choices = 0
    while not match.over:
        question = match.question()
        seat = question.seat
        if len(question.options) > 1:
            here = begun(match)
            if settled(here) and Frame.of(here, seat).open(here):
                state = here.checkpoint().state.copy()
                yield Match.at(game, match.config, 1, state), seat, choices
        match.choose(bots[seat].decide(match.view(seat), question), seat)
        choices += 1


class Guess(NamedTuple):
    """What is seen of a position by trying a few lines."""

    size: float
    """About how many lines there are."""
    worths: list[int | None]
    """The best that was met for each aim."""


def guess(match: Match[Any], seat: Seat, aims: Sequence[Aim], random: Random) -> Guess:
    """Try lines by chance, and by habit."""
    goals, habits = goals_of(match.game), habits_of(match.game)
    frame, total = Frame.of(match, seat), 0.0
    worths = [goals.worth(aim, match.state, seat) for aim in aims]
    for number in range(2 * LINES):
        twin, width, stop = begun(match), 1.0, ""
        while not stop:
            question = twin.question(seat)
            options = len(question.options)
            width *= options
            length = len(twin.history)
            index = habits.guess(question, random) if number % 2 else random.below(options)
            twin.answer(question, index)
            stop = frame.stop(twin, made_since(twin, length))
        total += 0 if number % 2 else width
        for place, aim in enumerate(aims):
            met = [worths[place], goals.worth(aim, twin.state, seat)]
            worths[place] = max((worth for worth in met if worth is not None), default=None)
    return Guess(total / LINES, worths)


def _promising(
    match: Match[Any], seat: Seat, aims: Sequence[Aim], limits: Limits, random: Random
) -> list[Aim]:
    """The aims that come near to a puzzle, if the position can be searched."""
    goals = goals_of(match.game)
    seen = guess(match, seat, aims, random)
    if not SMALLEST <= seen.size <= WIDEST * limits.places:
        return []
    found = []
    for aim, worth in zip(aims, seen.worths, strict=True):
        had = goals.worth(aim, match.state, seat)
        if worth is not None and (had is None or 3 * (worth - had) >= 2 * goals.least(aim)):
            found.append(aim)
    return found


def _puzzle(
    match: Match[Any], seat: Seat, mode: str, origin: Origin, quota: Quota, limits: Limits,
    say: Callable[[str], None],
) -> Puzzle | None:  # fmt: skip
    """A puzzle from a position, if there is one."""
    goals = goals_of(match.game)
    random = Random.stream(origin.seed, f"puzzles {origin.choices}")
    aims = [aim for aim in goals.aims(match.state, seat) if quota.wants(aim.kind, len(goals.kinds))]
    aims = _promising(match, seat, aims, limits, random)
    candidates = [*_candidates(match, seat, aims, limits)] if aims else []
    candidates.sort(key=lambda one: (quota.kinds[one.aim.kind], -len(one.found.line)))
    for one in candidates[:3]:
        rating = rate(match, seat, one.aim, one.found.worth, origin.seed)
        said = f"{one.aim.kind} {dict(one.aim.about)}: {one.places} places, {rating.plans} plans"
        if rating.plans < EASIEST or not quota.wants_level(rating.level):
            say(f"  {said}: no such level is wanted")
        elif not _holds(match, seat, one, limits, random):
            say(f"  {said}: what is hidden decides")
        else:
            say(f"  {said}: taken")
            return _made(match, seat, mode, origin, one, rating)
    return None


def _candidates(
    match: Match[Any], seat: Seat, aims: Sequence[Aim], limits: Limits
) -> Iterator[Candidate]:
    """Aims that are best reached in one way alone."""
    goals = goals_of(match.game)
    end = process_time() + limits.seconds
    tree = explore(match, seat, aims, limits.places, lambda: process_time() > end)
    if tree is None:
        return
    for number, aim in enumerate(aims):
        found, had = best(tree, number), goals.worth(aim, match.state, seat)
        if found is None or len(found.ways) != 1 or len(found.ways[0]) < DEEDS:
            continue
        enough = had is None or found.worth - had >= goals.least(aim)
        if enough and SHORTEST <= len(found.line) <= LONGEST:
            yield Candidate(aim, found, len(tree.edges))


def _holds(match: Match[Any], seat: Seat, one: Candidate, limits: Limits, random: Random) -> bool:
    """Whether the same is best when all that the seat does not know is dealt again."""
    for _ in range(DEALS - 1):
        again = begun(match).checkpoint().state.copy()
        match.game.redeal(again, seat, random)
        dealt: Match[Any] = Match.at(match.game, match.config, 1, again)
        tree = explore(dealt, seat, [one.aim], 2 * limits.places)
        found = best(tree, 0) if tree is not None else None
        if found is None or (found.worth, found.ways) != (one.found.worth, one.found.ways):
            return False
    return True


def _made(
    match: Match[Any], seat: Seat, mode: str, origin: Origin, one: Candidate, rating: Rating
) -> Puzzle:
    game = match.game
    word = packed({**match.config}, Position(begun(match).checkpoint().state.ordered()))
    name = f"{word} {one.aim.kind} {sorted(one.aim.about.items())}"
    terms = goals_of(game).terms(one.aim, match.state, match.state, seat, one.found.worth)
    played = game.arena.played(match.config, match.state)[seat]
    return Puzzle(
        hashlib.blake2b(name.encode(), digest_size=4).hexdigest(), mode, seat, one.aim.kind,
        dict(one.aim.about), one.found.worth, needs(terms), list(one.found.line), _codes(one.found),
        rating.plans, rating.level, one.places, DEALS, origin, game.version, game.content, word,
        {**game.arena.place(match.config), **played},
    )  # fmt: skip


def _codes(found: Found) -> list[str]:
    """The deeds of the only way."""
    return sorted(code for code, _ in found.ways[0])


# -- again --------------------------------------------------------------------------------------


def remade(puzzle: Puzzle, game: AnyGame, limits: Limits) -> Puzzle | str:
    """The same puzzle by today's rules, searched and rated again; or why there is none any
    more."""
    try:
        match = begun(opened(puzzle, game))
    except DomineumError as error:
        return str(error)
    if not Frame.of(match, puzzle.seat).open(match):
        return "somebody else is asked"
    match = Match.at(game, match.config, 1, match.checkpoint().state.copy())
    one = next(_candidates(match, puzzle.seat, [puzzle.aim], limits), None)
    if one is None:
        return "there is no single best way within these limits"
    random = Random.stream(puzzle.origin.seed, f"puzzles {puzzle.origin.choices}")
    if not _holds(match, puzzle.seat, one, limits, random):
        return "what is hidden decides"
    rating = rate(match, puzzle.seat, puzzle.aim, one.found.worth, puzzle.origin.seed)
    if rating.plans < EASIEST:
        return f"it is found with {rating.plans} plans"
    new = _made(match, puzzle.seat, puzzle.mode, puzzle.origin, one, rating)
    return replace(new, id=puzzle.id)
