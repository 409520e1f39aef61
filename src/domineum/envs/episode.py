"""One game after another, by seats and actions: what all environments are made of."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Mapping
from typing import Any, Literal, get_args

from domineum import games
from domineum.envs.actions import numbers
from domineum.kernel import AnyGame, DomineumError, Match, Question, Random, Seat
from domineum.kernel.decode import Plain
from domineum.kernel.observer import Observer

Reward = Literal["win", "points"]
"""`win`: 1 for who wins, -1 for who does not, at the end. `points`: whatever the seat's own public
score has changed by since its last reward."""


def observer_of(game: AnyGame) -> Observer:
    """What writes down positions of a game as numbers."""
    if game.observer is None:
        raise DomineumError(f"{game.name} has no observer")
    return game.observer


def legal(question: Question[Any]) -> dict[int, int]:
    """The place of the option that each possible action stands for."""
    return {number: place for place, number in enumerate(numbers(question))}


class Episodes:
    """Games of one mode and number of players, each dealt by a seed."""

    def __init__(
        self,
        game: str | AnyGame,
        mode: str = "",
        players: int = 0,
        reward: Reward = "win",
        **wishes: Plain,
    ) -> None:
        self.game = games.find(game) if isinstance(game, str) else game
        modes = self.game.modes
        self.mode = mode or next(iter(modes))
        if self.mode not in modes:
            raise DomineumError(f"mode: expected {' or '.join(modes)}, found '{mode}'")
        self.players = players or modes[self.mode][0]
        if self.players not in modes[self.mode]:
            there = ", ".join(map(str, modes[self.mode]))
            raise DomineumError(f"players: expected {there} in {self.mode}, found {players}")
        if reward not in get_args(Reward):
            raise DomineumError(f"reward: expected win or points, found '{reward}'")
        self.reward = reward
        self.wishes = wishes
        self.observer = observer_of(self.game)
        self._random = Random(secrets.randbits(64))
        self.seed = 0

    def begin(self, seed: int | None = None) -> None:
        """Deal a game: with a seed always the same one, and then always the same ones after it."""
        if seed is not None:
            self._random = Random.stream(seed, "episodes")
        self.seed = self._random.below(1 << 53)
        self.match: Match[Any] = Match(self.game, self.deal(self.seed), self.seed)
        self._legal: dict[Seat, tuple[Question[Any], dict[int, int]]] = {}
        first = self.scores() if self.reward == "points" else [0] * self.players
        self._rewarded = [float(score) for score in first]

    def terms(self) -> tuple[str, str, int]:
        """The game, its mode and the number of players."""
        return self.game.name, self.mode, self.players

    def twin(self) -> Episodes:
        """The same game at the same position, which goes its own way."""
        twin = copy.copy(self)
        twin._random = Random(self._random.value)
        if hasattr(self, "match"):
            twin.match = self.match.copy()
            twin._legal = {}
            twin._rewarded = list(self._rewarded)
        return twin

    def deal(self, seed: int) -> Mapping[str, Plain]:
        """The config of a seed."""
        return self.game.random_config(
            Random.stream(seed, "config"), mode=self.mode, players=self.players, **self.wishes
        )

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    def asked(self) -> Seat:
        """The seat that is asked now, the first one of several."""
        return self.match.question().seat

    def legal(self, seat: Seat) -> Mapping[int, int]:
        """The place of the option that each possible action of a seat stands for."""
        question = self.question(seat)
        if question is None:
            return {}
        known = self._legal.get(seat)
        if known is None or known[0] is not question:
            known = self._legal[seat] = (question, legal(question))
        return known[1]

    def question(self, seat: Seat) -> Question[Any] | None:
        """What a seat is asked."""
        first = self.match.waiting
        if first is None or first.seat == seat:
            return first
        return next((q for q in self.match.questions if q.seat == seat), None)

    def do(self, seat: Seat, action: int) -> None:
        """Take an action for a seat."""
        place = self.legal(seat).get(int(action))
        if place is None:
            raise DomineumError(f"action {action} is not possible for seat {seat} now")
        self.match.answer(self._legal[seat][0], place)

    def rewards(self) -> list[float]:
        """What each seat has earned since this was asked last."""
        if self.reward == "win":
            have = self.returns()
        else:
            have = [float(score) for score in self.scores()]
        before, self._rewarded = self._rewarded, have
        return [new - old for new, old in zip(have, before, strict=True)]

    def returns(self) -> list[float]:
        """1 for who has won, -1 for who has not; 0 while nobody has."""
        outcome = self.match.outcome
        if outcome is None:
            return [0.0] * self.players
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.players)]

    def scores(self) -> list[int]:
        """The scores of all seats, as far as everybody may know them."""
        outcome = self.match.outcome
        return outcome.scores if outcome else self.game.scores(self.match.state)
