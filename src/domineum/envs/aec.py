"""PettingZoo: a game in which the seats act in turn, and one in which all act at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from domineum.envs.actions import SPACE
from domineum.envs.episode import Episodes, Reward
from domineum.envs.observations import Observations
from domineum.envs.rendering import RENDER_MODES, check_mode, render
from domineum.kernel.decode import Plain

Observation = dict[str, Any]


def agent_names(players: int) -> list[str]:
    """The agents by their seats."""
    return [f"player_{seat}" for seat in range(players)]


class _Seats:
    """What both kinds of environments have: seats, spaces, rendering."""

    possible_agents: list[str]

    def _open(self, episodes: Episodes, render_mode: str | None) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.episodes = episodes
        self.observations = Observations(episodes)
        self.possible_agents = agent_names(episodes.players)
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = spaces.Box(0, 1, (SPACE,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": self.observations.space, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(SPACE) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: blocks of numbers, and which actions are possible."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all actions."""
        return self.action_spaces[agent]

    def render(self) -> NDArray[np.uint8] | str | None:
        """Draw or write down what spectators see."""
        return render(self.episodes.match, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _observed(self, agent: str, mask: NDArray[np.int8]) -> Observation:
        return {"observation": self.observations.of(self.seats[agent]), "action_mask": mask}


class TurnsEnv(_Seats, AECEnv):  # type: ignore[misc]
    """A game in which one agent after the other acts.

    Where several are asked at once their choices are kept back until all are in. `episodes` deals
    the games; their config and seed are in `episodes.match`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 2,
    }  # fmt: skip

    def __init__(self, name: str, episodes: Episodes, render_mode: str | None = None) -> None:
        super().__init__()
        self._open(episodes, render_mode)
        self.metadata = {**self.metadata, "name": name}

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new game."""
        self.episodes.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        """Select who is asked, and say what is possible."""
        seat = self.episodes.asked()
        self.agent_selection = self.possible_agents[seat]
        self._mask = self.observations.mask(seat)
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def observe(self, agent: str) -> Observation:
        """What an agent knows now. Who is not asked can do nothing."""
        own = agent == self.agent_selection and not self.episodes.over
        return self._observed(agent, self._mask if own else np.zeros(SPACE, np.int8))

    def step(self, action: int | None) -> None:
        """Take the action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episodes.do(self.seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        earned = self.episodes.rewards()
        self.rewards = {a: earned[self.seats[a]] for a in self.agents}
        self.infos[agent] = {}
        if self.episodes.over:
            scores = self.episodes.scores()
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {a: {"score": scores[self.seats[a]]} for a in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self._turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class TogetherEnv(_Seats, ParallelEnv):  # type: ignore[misc]
    """A game in which all agents act at once; whoever is not asked waits (action 0)."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(self, name: str, episodes: Episodes, render_mode: str | None = None) -> None:
        self._open(episodes, render_mode)
        self.metadata = {**self.metadata, "name": name}
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        self.episodes.begin(seed)
        self.agents = list(self.possible_agents)
        return self._all()

    def _all(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        masks = {a: self.observations.mask(self.seats[a], wait=True) for a in self.agents}
        seen = {agent: self._observed(agent, masks[agent]) for agent in self.agents}
        return seen, {agent: {"action_mask": masks[agent]} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool],
        dict[str, dict[str, Any]],
    ]:  # fmt: skip
        """Take the actions of all who are asked."""
        episodes = self.episodes
        for seat in [question.seat for question in episodes.match.questions]:
            episodes.do(seat, actions[self.possible_agents[seat]])
        earned, over = episodes.rewards(), episodes.over
        seen, infos = self._all()
        if over:
            scores = episodes.scores()
            infos = {agent: {"score": scores[self.seats[agent]]} for agent in self.agents}
        rewards = {agent: earned[self.seats[agent]] for agent in self.agents}
        ended = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, ended, cut, infos


def turns(
    name: str, game: str, render_mode: str | None, mode: str, players: int, reward: Reward,
    **wishes: Plain,
) -> TurnsEnv:  # fmt: skip
    """An environment of a game, by its version."""
    return TurnsEnv(name, Episodes(game, mode, players, reward, **wishes), render_mode)


def together(
    name: str, game: str, render_mode: str | None, mode: str, players: int, reward: Reward,
    **wishes: Plain,
) -> TogetherEnv:  # fmt: skip
    """A parallel environment of a game, by its version."""
    return TogetherEnv(name, Episodes(game, mode, players, reward, **wishes), render_mode)
