"""PPO with action masks on a game alone or at one seat against bots, in one file.

    pip install 'domineum[envs,learn]'
    python ppo.py --game Voidfall --minutes 5 --out build/ppo

After each update `agent.pt` has what was learned, and `curve.jsonl` a line more (`curve.py` draws
it). `Agent` below lets it play in the arena and at tables:

    PPO_AGENT=build/ppo/agent.pt python evaluate.py --game voidfall --mode solo ppo.py:Agent

The policy reads an option by its heads (the verb and up to three words), as docs/research.md
describes them, and scores each option by itself; the mask leaves out what is not offered.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import deque
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium.vector import AutoresetMode, VectorEnv
from torch import Tensor, nn
from torch.distributions import Categorical

import domineum.envs.gym  # noqa: F401 (registers the environments)
from domineum.envs.actions import HEADS, WORDS
from domineum.envs.agent import Agent as PolicyBot
from domineum.envs.encoding import OPTIONS

torch.set_num_threads(1)  # several would wait for each other longer than they work
WORD, HIDDEN = 32, 128
ENVS, STEPS, EPOCHS, PARTS = 16, 64, 4, 4
"""Environments; steps of each between two updates; passes over them, each in so many parts."""
GAMMA, LAMBDA, CLIP, ENTROPY = 0.999, 0.95, 0.2, 0.01
POINTS = 20.0
"""A reward of 1."""
ASKED = ("question", "options")
"""The blocks that are read as words; all others are numbers."""


class Policy(nn.Module):  # type: ignore[misc]
    """Scores the options of a question, and values the position."""

    def __init__(self, numbers: int) -> None:
        super().__init__()
        self.words = nn.Embedding(HEADS * WORDS, WORD)
        self.topics = nn.Embedding(WORDS, WORD)
        self.position = nn.Sequential(
            nn.Linear(numbers + WORD, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.option = nn.Linear(WORD, HIDDEN)
        self.wish = nn.Linear(HIDDEN, HIDDEN)
        self.score = nn.Linear(HIDDEN, 1)
        self.value = nn.Sequential(nn.Linear(HIDDEN, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, 1))
        self.register_buffer("places", torch.arange(HEADS) * WORDS)

    def forward(self, numbers: Tensor, asked: Tensor, options: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of the options, with those left out that are not offered, and the value."""
        offered = options[..., 0] > 0
        wide = int(offered.sum(1).max())
        offered, options = offered[:, :wide], options[:, :wide]
        question = self.topics(asked[:, 1:]).sum(1)
        position = self.position(torch.cat([numbers, question], 1))
        words = self.words(options[..., 1:] + self.places).sum(2)
        meeting = torch.relu(self.option(words) + self.wish(position)[:, None])
        logits = self.score(meeting)[..., 0].masked_fill(~offered, -torch.inf)
        return logits, self.value(position)[:, 0]


def read(seen: Mapping[str, Any], many: bool = True) -> tuple[Tensor, Tensor, Tensor]:
    """The numbers of an observation, its question and its options."""
    rows = {name: np.asarray(block).reshape(len(block) if many else 1, -1)
            for name, block in seen.items()}  # fmt: skip
    numbers = torch.from_numpy(
        np.concatenate([rows[name] for name in sorted(rows) if name not in ASKED], 1)
    ).float()
    options = torch.from_numpy(rows["options"].astype(np.int64)).view(-1, OPTIONS, 1 + HEADS)
    asked = torch.from_numpy(rows["question"].astype(np.int64))
    return numbers.sign() * numbers.abs().log1p(), asked, options


def learn(env: VectorEnv[Any, Any, Any], arguments: argparse.Namespace) -> None:
    """Play and learn until the time is up; after each update, keep what was learned."""
    out = arguments.out
    seen, _ = env.reset(seed=arguments.seed)
    now = read(seen["observation"])
    policy = Policy(now[0].shape[1])
    adam = torch.optim.Adam(policy.parameters(), lr=arguments.rate, eps=1e-5)
    begun, steps, games = time.monotonic(), 0, 0
    running, last = np.zeros(ENVS), deque[float](maxlen=100)
    with (out / "curve.jsonl").open("w", encoding="utf-8", newline="\n") as curve:
        while steps < arguments.steps and time.monotonic() - begun < 60 * arguments.minutes:
            kept = []
            for _ in range(STEPS):
                with torch.no_grad():
                    logits, value = policy(*now)
                chosen = Categorical(logits=logits)
                place = chosen.sample()
                actions = now[2][torch.arange(ENVS), place, 0]
                seen, reward, over, _, _ = env.step(actions.numpy())
                kept.append((*now, place, chosen.log_prob(place), value,
                             torch.from_numpy(reward / POINTS).float(),
                             torch.from_numpy(over)))  # fmt: skip
                now = read(seen["observation"])
                running += reward
                last.extend(running[over])
                games += int(over.sum())
                running[over] = 0
            steps += STEPS * ENVS
            with torch.no_grad():
                after = policy(*now)[1]
            update(policy, adam, kept, after)
            if last:
                line = {"seconds": round(time.monotonic() - begun, 1),
                        "processor": round(time.process_time(), 1), "steps": steps, "games": games,
                        "points": round(float(np.mean(last)), 2)}  # fmt: skip
                curve.write(json.dumps(line) + "\n")
                curve.flush()
                print(line, flush=True)
                torch.save({"numbers": now[0].shape[1], "weights": policy.state_dict()},
                           out / "agent.pt")  # fmt: skip


def update(policy: Policy, adam: torch.optim.Adam, kept: list[Any], after: Tensor) -> None:
    """One update of PPO, from what was played since the last one."""
    *seen, place, logp, value, reward, over = map(torch.stack, zip(*kept, strict=True))
    going = (~over).float()
    gain, gains = torch.zeros(ENVS), torch.zeros_like(reward)
    for step in reversed(range(STEPS)):
        surprise = reward[step] + GAMMA * after * going[step] - value[step]
        gain = gains[step] = surprise + GAMMA * LAMBDA * going[step] * gain
        after = value[step]
    flat = [part.flatten(0, 1) for part in (*seen, place, logp, gains, gains + value)]
    for _ in range(EPOCHS):
        for part in torch.randperm(STEPS * ENVS).chunk(PARTS):
            *position, chosen, before, gained, earned = (whole[part] for whole in flat)
            logits, valued = policy(*position)
            choice = Categorical(logits=logits)
            ratio = (choice.log_prob(chosen) - before).exp()
            gained = (gained - gained.mean()) / (gained.std() + 1e-8)
            better = torch.min(ratio * gained, ratio.clamp(1 - CLIP, 1 + CLIP) * gained).mean()
            doubt = entropy(logits).mean()
            loss = 0.5 * (valued - earned).square().mean() - better - ENTROPY * doubt
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            adam.step()


def entropy(logits: Tensor) -> Tensor:
    """How undecided a choice is; an option that is not offered counts nothing."""
    logp = torch.log_softmax(logits, 1)
    return -(logp.exp() * logp.masked_fill(logits == -torch.inf, 0)).sum(1)


class Agent(PolicyBot):
    """What PPO has learned, as a bot; the environment variable PPO_AGENT names the file."""

    def __init__(self) -> None:
        kept = torch.load(os.environ.get("PPO_AGENT", "build/ppo/agent.pt"), weights_only=True)
        self.net = Policy(kept["numbers"])
        self.net.load_state_dict(kept["weights"])

    def policy(self, seen: Mapping[str, Any], possible: list[int]) -> int:
        """The action that it finds best."""
        with torch.no_grad():
            logits, _ = self.net(*read(seen, many=False))
        return int(seen["options"][int(logits.argmax()), 0])


def main() -> None:
    """Learn, and keep what was learned."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="Voidfall", help="Voidfall or Revenant")
    parser.add_argument("--mode", default="solo")
    parser.add_argument("--bots", default="random", help="who plays the other seats")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--steps", type=int, default=1 << 40, help="or so many decisions")
    parser.add_argument("--vector", default="sync", help="async: a process for each environment")
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/ppo"))
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(arguments.seed)
    env = gymnasium.make_vec(
        f"domineum/{arguments.game}-v1", num_envs=ENVS, vectorization_mode=arguments.vector,
        vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP},
        mode=arguments.mode, bots=arguments.bots, reward="points",
    )  # fmt: skip
    learn(env, arguments)
    env.close()


if __name__ == "__main__":
    main()
