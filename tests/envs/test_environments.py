"""The suites of PettingZoo, Gymnasium and OpenSpiel, unmodified, for all modes of both games."""

from __future__ import annotations

import importlib
from hashlib import sha256
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.algorithms.generate_playthrough import playthrough
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from domineum import games
from domineum.envs import spiel
from domineum.envs.aec import TogetherEnv, TurnsEnv
from domineum.envs.encoding import flat
from domineum.envs.episode import Episodes
from domineum.envs.gym import IDS, SeatEnv
from domineum.kernel import DomineumError
from tests.thorough import thorough, upto

MODULES = {name: importlib.import_module(f"domineum.envs.{name}_v1") for name in games.names()}
TABLES = [
    (name, mode, players)
    for name in games.names()
    for mode, numbers in games.find(name).modes.items()
    for players in numbers
]
CYCLES = upto(25, 600)

recommends = pytest.mark.filterwarnings("ignore::UserWarning")
"""PettingZoo warns of every observation that is not one array."""


def turns(name: str, mode: str, players: int, **more: Any) -> TurnsEnv:
    env: TurnsEnv = MODULES[name].env(mode=mode, players=players, **more)
    return env


def together(name: str, mode: str, players: int) -> TogetherEnv:
    env: TogetherEnv = MODULES[name].parallel_env(mode=mode, players=players)
    return env


@thorough
@recommends
@pytest.mark.parametrize(("name", "mode", "players"), TABLES)
def test_pettingzoo_accepts_every_mode(name: str, mode: str, players: int) -> None:
    api_test(turns(name, mode, players), num_cycles=CYCLES)
    seed_test(lambda **more: turns(name, mode, players, **more), num_cycles=CYCLES)
    parallel_api_test(together(name, mode, players), num_cycles=CYCLES)


@pytest.mark.parametrize("name", games.names())
def test_the_same_seed_gives_the_same_games_to_all_at_once(name: str) -> None:
    """PettingZoo's own test of that chooses without masks, which no game with rules can bear."""

    def course(seed: int) -> list[str]:
        env, told = together(name, "competitive", 3), []
        for game_seed in (seed, None):
            seen, _ = env.reset(seed=game_seed)
            for _ in range(CYCLES):
                told.append(
                    sha256(b"".join(flat(s["observation"]).tobytes() for s in seen.values()))
                )
                masks = {agent: s["action_mask"].nonzero()[0] for agent, s in seen.items()}
                seen, *_ = env.step({agent: possible[-1] for agent, possible in masks.items()})
        return [piece.hexdigest() for piece in told]

    assert course(5) == course(5)
    assert course(5)[0] != course(6)[0]


@thorough
@recommends
@pytest.mark.parametrize(
    ("name", "mode", "players"), upto([(name, "competitive", 2) for name in games.names()], TABLES)
)
def test_pettingzoo_accepts_all_renderings(
    name: str, mode: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(lambda **more: turns(name, mode, players, **more))
    assert "players" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "mode", "players"), TABLES)
@pytest.mark.filterwarnings("error")
def test_gymnasium_accepts_every_mode(name: str, mode: str, players: int) -> None:
    (env_id,) = [known for known, game in IDS.items() if game == name]
    seat: Any = "team" if mode == "coop" else players - 1
    env = gymnasium.make(env_id, mode=mode, players=players, seat=seat, bots="random")
    check_env(env.unwrapped)


def test_environments_run_in_processes_with_shared_memory() -> None:
    envs = gymnasium.make_vec(
        "domineum/Revenant-v1", num_envs=2, vectorization_mode="async", mode="solo",
        vector_kwargs={"shared_memory": True},
    )  # fmt: skip
    seen, _ = envs.reset(seed=3)
    for _ in range(5):
        seen, rewards, *_ = envs.step(seen["action_mask"].argmax(axis=1))
    assert seen["observation"]["players"].shape[0] == len(rewards) == 2
    envs.close()


def test_one_agent_against_bots_plays_to_the_end() -> None:
    env = SeatEnv("voidfall", "competitive", 2, seat=1, bots="random", reward="points")
    seen, info = env.reset(seed=4)
    start, total, over = env.episodes.scores()[1], 0.0, False
    while not over:
        assert info["seat"] == 1
        (possible,) = seen["action_mask"].nonzero()
        seen, reward, over, _, info = env.step(possible[-1])
        total += reward
    assert start + total == info["scores"][1]


def test_an_impossible_action_stands_for_a_possible_one_and_is_noted() -> None:
    env = SeatEnv("revenant", "solo")
    seen, _ = env.reset(seed=4)
    (possible,) = seen["action_mask"].nonzero()
    impossible = next(n for n in range(1, 2048) if not seen["action_mask"][n])
    *_, info = env.step(impossible)
    assert info["impossible"]
    seen, _ = env.reset(seed=4)
    *_, info = env.step(possible[0])
    assert not info["impossible"]


@pytest.mark.parametrize(("name", "mode", "players"), [TABLES[0], TABLES[3], TABLES[-1]])
def test_winners_get_1_and_the_others_lose_1(name: str, mode: str, players: int) -> None:
    env, rng = turns(name, mode, players), np.random.default_rng(1)
    env.reset(seed=9)
    earned = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last(observe=not env.terminations[agent])
        earned[agent] += reward
        env.step(
            None if ended or seen is None else int(rng.choice(seen["action_mask"].nonzero()[0]))
        )
    outcome = env.episodes.match.outcome
    assert outcome is not None
    won = {f"player_{seat}" for seat in outcome.winners}
    assert earned == {agent: 1.0 if agent in won else -1.0 for agent in earned}


def test_what_cannot_be_played_is_refused() -> None:
    for wrong in ({"mode": "chess"}, {"players": 9}, {"reward": "gold"}):
        with pytest.raises(DomineumError, match=next(iter(wrong))):
            Episodes("voidfall", **wrong)
    with pytest.raises(DomineumError, match="render_mode"):
        turns("voidfall", "solo", 1, render_mode="cinema")
    with pytest.raises(DomineumError, match="seat"):
        SeatEnv("voidfall", "competitive", 2, seat=2)
    env = turns("voidfall", "solo", 1)
    env.reset(seed=1)
    with pytest.raises(DomineumError, match="action 0 is not possible"):
        env.step(0)


# -- OpenSpiel ----------------------------------------------------------------------------------


def spiel_game(name: str, mode: str, players: int, deals: int = 8) -> Any:
    return pyspiel.load_game(f"domineum_{name}(mode={mode},players={players},deals={deals})")


@thorough
@pytest.mark.parametrize(("name", "mode", "players"), upto([TABLES[-1]], TABLES))
def test_openspiel_simulates_and_serialises(name: str, mode: str, players: int) -> None:
    pyspiel.random_sim_test(
        spiel_game(name, mode, players), num_sims=1, serialize=True, verbose=False
    )


@thorough
@pytest.mark.parametrize(("name", "mode", "players"), upto([TABLES[-1]], TABLES))
def test_openspiel_writes_the_same_playthrough_twice(name: str, mode: str, players: int) -> None:
    params = {"action_sequence": [], "seed": 5, "observation_params_string": None}
    game = f"domineum_{name}(mode={mode},players={players},deals=4)"
    first, again = (playthrough(game, **params) for _ in range(2))
    assert first == again
    assert "ObservationTensor(0)" in first


def begun(name: str, choices: int = 12) -> Any:
    state = spiel_game(name, "competitive", 2).new_initial_state()
    state.apply_action(3)
    for _ in range(choices):
        state.apply_action(state.legal_actions()[0])
    return state


def test_openspiels_searches_play_our_games() -> None:
    rng = np.random.default_rng(1)
    for name in spiel.GAMES:
        state = begun(name)
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        search = mcts.MCTSBot(state.get_game(), 1.4, 3, evaluator, random_state=rng)
        assert search.step(state) in state.legal_actions()
        believing = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 3, random_state=rng)
        assert believing.step(state) in state.legal_actions()


def test_an_algorithm_of_openspiel_learns_on_our_games() -> None:
    """Regrets are gathered for what a player has seen."""
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(spiel_game("revenant", "solo", 1, 1))
    solver.iteration()
    assert solver._infostates


def test_a_believed_state_keeps_what_the_player_knows_and_nothing_else() -> None:
    state = begun("revenant")
    random = np.random.default_rng(2)
    twin = state.resample_from_infostate(0, random.random)
    assert twin.observation_string(0) == state.observation_string(0)
    assert twin.information_state_tensor(0) == state.information_state_tensor(0)
    hands = [s.episodes.match.state.players[1].hand for s in (state, twin)]
    assert hands[0] != hands[1]
    with pytest.raises(ValueError, match="cannot be serialised"):
        twin.serialize()
