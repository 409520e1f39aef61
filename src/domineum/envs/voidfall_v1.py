"""Voidfall for PettingZoo: `env()` by turns, `parallel_env()` all at once."""

from __future__ import annotations

from domineum.envs.aec import TogetherEnv, TurnsEnv, together, turns
from domineum.envs.episode import Reward
from domineum.kernel.decode import Plain

NAME = "voidfall_v1"


def env(
    render_mode: str | None = None,
    mode: str = "competitive",
    players: int = 0,
    reward: Reward = "win",
    **wishes: Plain,
) -> TurnsEnv:
    """Voidfall of a mode, one agent acting after the other.

    `players` is the fewest of the mode unless it is given; `wishes` go to the game's
    `random_config` (a scenario, Houses, a difficulty), which draws the rest for each game.
    """
    return turns(NAME, "voidfall", render_mode, mode, players, reward, **wishes)


def parallel_env(
    render_mode: str | None = None,
    mode: str = "competitive",
    players: int = 0,
    reward: Reward = "win",
    **wishes: Plain,
) -> TogetherEnv:
    """The same with all agents acting at once; whoever is not asked waits."""
    return together(NAME, "voidfall", render_mode, mode, players, reward, **wishes)


raw_env = env
