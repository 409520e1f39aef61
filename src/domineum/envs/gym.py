"""Gymnasium: one agent in a game alone, against bots, or at all seats of a team.

Importing this module registers the environments: `gymnasium.make("domineum/Voidfall-v1")`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from domineum.bots import SeatAtTable, find_guarded
from domineum.bots.ranks import is_rank
from domineum.envs.actions import SPACE
from domineum.envs.episode import Episodes, Reward
from domineum.envs.observations import Observations
from domineum.envs.rendering import RENDER_MODES, check_mode, render
from domineum.kernel import DomineumError, Random, Seat
from domineum.kernel.decode import Plain

TEAM = "team"
"""The agent plays all seats."""
IDS = {"domineum/Voidfall-v1": "voidfall", "domineum/Revenant-v1": "revenant"}


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """One agent at a seat, or at all of them with `seat="team"`; `bots` play the others.

    The observation is what the seat that is asked knows. `action_mask` says what is possible (in
    the observation and in `info`). An action that is not possible stands for one that is: of n
    possible ones, in their order, the one whose place is the action modulo n; `info["impossible"]`
    says so. The reward is that of the own seat; of a team, the mean.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        mode: str = "solo",
        players: int = 0,
        seat: int | str = 0,
        bots: str = "recruit",
        reward: Reward = "win",
        render_mode: str | None = None,
        **wishes: Plain,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.episodes = Episodes(game, mode, players, reward, **wishes)
        seats = range(self.episodes.players)
        if seat != TEAM and seat not in seats:
            raise DomineumError(f"seat: expected {TEAM} or 0 to {len(seats) - 1}, found {seat}")
        self.own = frozenset(seats) if seat == TEAM else frozenset({int(seat)})
        self.bots = bots
        self._blind = is_rank(bots)
        self.observations = Observations(self.episodes)
        mask = spaces.Box(0, 1, (SPACE,), np.int8)
        self.observation_space = spaces.Dict(
            {"observation": self.observations.space, "action_mask": mask}
        )
        self.action_space = spaces.Discrete(SPACE)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game and play it up to the first question for the agent."""
        super().reset(seed=seed)
        self.episodes.begin(int(self.np_random.integers(1 << 53)))
        self._seat_bots()
        self._go_on()
        return self._seen()

    def _seat_bots(self) -> None:
        match, random = self.episodes.match, Random.stream(self.episodes.seed, "bots")
        others = [seat for seat in range(self.episodes.players) if seat not in self.own]
        self._players = {
            seat: find_guarded(self.bots, match.game, Random(random.bits())) for seat in others
        }
        for seat, bot in self._players.items():
            bot.sit(SeatAtTable(match, seat))

    def _go_on(self) -> None:
        """Let the bots play until the agent is asked, or the game is over."""
        match = self.episodes.match
        while not match.over and (seat := match.question().seat) not in self.own:
            question = match.question(seat)
            view = {} if self._blind else match.view(seat)
            match.choose(self._players[seat].decide(view, question).code, seat)

    def _seen(self, impossible: bool = False) -> tuple[dict[str, Any], dict[str, Any]]:
        over = self.episodes.over
        seat: Seat = min(self.own) if over else self.episodes.asked()
        mask = self.observations.mask(seat)
        observed = {"observation": self.observations.of(seat), "action_mask": mask}
        info: dict[str, Any] = {"action_mask": mask.copy(), "seat": seat, "impossible": impossible}
        if over:
            info["scores"] = self.episodes.scores()
            info["won"] = self.episodes.returns()[seat] > 0
        return observed, info

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action, and let the bots play on."""
        seat = self.episodes.asked()
        legal = self.episodes.legal(seat)
        number = int(action)
        impossible = number not in legal
        if impossible:
            number = list(legal)[number % len(legal)]
        self.episodes.do(seat, number)
        self._go_on()
        earned = self.episodes.rewards()
        reward = sum(earned[own] for own in self.own) / len(self.own)
        seen, info = self._seen(impossible)
        if self.render_mode == "human":
            self.render()
        return seen, reward, self.episodes.over, False, info

    def render(self) -> NDArray[np.uint8] | str | None:
        """Draw or write down what spectators see."""
        return render(self.episodes.match, self.render_mode)


for _name, _game in IDS.items():
    gymnasium.register(_name, "domineum.envs.gym:SeatEnv", kwargs={"game": _game})
