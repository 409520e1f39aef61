"""OpenSpiel: the games with chance, imperfect information, and states that can be cloned.

Importing this module registers `domineum_voidfall` and `domineum_revenant`:

    pyspiel.load_game("domineum_voidfall(mode=coop,players=2,deals=64)")

The first action is chance: which of `deals` games is dealt. Everything that is drawn later follows
from the deal. `resample_from_infostate` deals again what a player may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from domineum.envs.actions import SPACE
from domineum.envs.encoding import flat
from domineum.envs.episode import Episodes
from domineum.envs.observations import Observations, flat_size
from domineum.envs.words import table
from domineum.kernel import Match, Random, Seat

DEALS = 1024
LONGEST = 4000
"""More choices than any game has."""
RECALLED = 512
"""How many of its own choices an information state remembers."""
SEATS = 4
PARAMETERS = {"mode": "competitive", "players": 2, "deals": DEALS, "seed": 0}
GAMES = ("voidfall", "revenant")


def game_type(name: str) -> pyspiel.GameType:
    """What OpenSpiel knows of a game."""
    return pyspiel.GameType(
        short_name=f"domineum_{name}",
        long_name=f"Domineum: {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as OpenSpiel sees it."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wanted = {**PARAMETERS, **(params or {})}
        self.deals, self.first = int(wanted["deals"]), int(wanted["seed"])
        self.episodes = Episodes(self.name, str(wanted["mode"]), int(wanted["players"]))
        info = pyspiel.GameInfo(
            num_distinct_actions=SPACE,
            max_chance_outcomes=self.deals,
            num_players=self.episodes.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.name), info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """Before anything is dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What players know; with perfect recall also their own choices."""
        if params:
            raise ValueError(f"unexpected observation parameters: {params}")
        recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        return SpielObserver(self.episodes, recall)


class Played:
    """What OpenSpiel copies when it clones a state, and pickles when it writes one down."""

    def __init__(self, episodes: Episodes) -> None:
        self.episodes = episodes.twin()
        self.deal: int | None = None
        self.choices: list[tuple[Seat, int]] = []
        self.sampled = False
        """Whether a player's beliefs are played, which no deal and choices lead to."""

    def begin(self, deal: int) -> None:
        """Deal a game."""
        self.deal = deal
        self.episodes.begin(deal)

    def choose(self, seat: Seat, action: int) -> None:
        """Take an action."""
        self.episodes.do(seat, action)
        self.choices.append((seat, action))

    def own(self, seat: Seat) -> list[int]:
        """The choices of a player."""
        return [action for other, action in self.choices if other == seat]

    def __deepcopy__(self, memo: object) -> Played:
        twin = Played(self.episodes)
        twin.deal, twin.choices, twin.sampled = self.deal, list(self.choices), self.sampled
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        if self.sampled:
            raise ValueError("a state made from an information state cannot be serialised")
        return repeat, (*self.episodes.terms(), self.deal, self.choices)


def repeat(
    game: str, mode: str, players: int, deal: int | None, choices: list[tuple[Seat, int]]
) -> Played:
    """Play a game again."""
    played = Played(Episodes(game, mode, players))
    if deal is not None:
        played.begin(deal)
    for seat, action in choices:
        played.choose(seat, action)
    return played


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game; before the deal it is a chance node."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._first, self._deals = game.first, game.deals
        self.played = Played(game.episodes)

    @property
    def episodes(self) -> Episodes:
        """The game that is played."""
        return self.played.episodes

    @property
    def dealt(self) -> bool:
        """Whether the game has begun."""
        return self.played.deal is not None

    def current_player(self) -> int:
        """Who is asked."""
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        if self.episodes.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.episodes.asked()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.episodes.legal(player))

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            self.played.begin(self._first + int(action))
        else:
            self.played.choose(self.episodes.asked(), int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        question = self.episodes.question(player)
        place = self.episodes.legal(player).get(int(action))
        if question is None or place is None:
            return f"action {action}"
        return question.options[place].code

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.dealt and self.episodes.over

    def returns(self) -> list[float]:
        """1 for who has won, -1 for who has not; 0 before the end."""
        return self.episodes.returns() if self.dealt else [0.0] * self.num_players()

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> SpielState:
        """A state that the player may believe to be in."""
        twin: SpielState = self.clone()
        random = Random(int(probability_sampler() * (1 << 53)))
        twin.played.sampled = True
        twin.episodes.match = twin.episodes.match.sample(player_id, random)
        return twin

    def __str__(self) -> str:
        """Everything that spectators see, and how many choices were made."""
        if not self.dealt:
            return "nothing is dealt"
        match: Match[Any] = self.episodes.match
        return f"{len(self.history())} choices\n{table(match, None)}"


class SpielObserver:
    """What a player knows, as numbers and as text."""

    def __init__(self, episodes: Episodes, recall: bool) -> None:
        self.recall = recall
        size = flat_size(Observations(episodes).space)
        self.tensor: NDArray[np.float32] = np.zeros(size + RECALLED * recall, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recall:
            self.dict["own_choices"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write down what a player knows."""
        self.tensor.fill(0)
        if not state.dealt:
            return
        self.dict["observation"][:] = flat(Observations(state.episodes).of(player))
        if self.recall:
            own = state.played.own(player)[-RECALLED:]
            self.dict["own_choices"][: len(own)] = own

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player knows, as text."""
        if not state.dealt:
            return "nothing is dealt"
        seen = table(state.episodes.match, player)
        return f"{state.played.own(player)}\n{seen}" if self.recall else seen


for _name in GAMES:
    pyspiel.register_game(
        game_type(_name), type(f"{_name.capitalize()}Spiel", (SpielGame,), {"name": _name})
    )
