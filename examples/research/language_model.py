"""A language model plays, behind any command that reads a prompt and writes an answer.

    python language_model.py "ollama run qwen3" --game voidfall --mode solo --seed 1
    python language_model.py "llm -m my-model" --game revenant --bots recruit --talk talk.jsonl

The prompt holds what the seat may know and the numbered options (`domineum.envs.words`). An answer
ends with a line like `ANSWER 3`. Where it does not, the model is asked again and told what was
expected; after that chance decides, which is counted. `LanguageModel` is a bot as any other:

    MODEL_COMMAND="ollama run qwen3" python evaluate.py language_model.py:LanguageModel \\
        --game voidfall --mode solo --against random,recruit --games 10
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from domineum.bots import SeatAtTable, find_guarded
from domineum.envs import words
from domineum.envs.episode import Episodes
from domineum.kernel import Question, Random

TRIES = 3
SECONDS = 600


class LanguageModel:
    """Asks the command in MODEL_COMMAND; it is started once for each answer."""

    def __init__(self, random: Random, command: str = "", talk: Path | None = None) -> None:
        self.random = random
        self.command = shlex.split(command or os.environ["MODEL_COMMAND"])
        self.talk = talk
        self.asked = self.wrong = self.by_chance = 0

    def sit(self, seat: SeatAtTable) -> None:
        """Take a seat."""
        self.seat = seat

    def decide(self, view: Mapping[str, Any], question: Question[Any]) -> str:
        """Ask until there is an answer that counts."""
        known = self.seat.sample(Random(0))
        asked = known.question(self.seat.seat)
        prompt = words.prompt(known, self.seat.seat)
        self.asked += 1
        problem = ""
        for _ in range(TRIES):
            text = self._answer(f"{prompt}\n{problem}")
            try:
                code: str = asked.options[words.answer(asked, text)].code
            except words.BadAnswer as error:
                self.wrong += 1
                problem = f"Your last answer did not count: {error}\n"
                self._note(prompt, text, str(error))
            else:
                self._note(prompt, text, code)
                return code
        self.by_chance += 1
        return str(self.random.pick(question.options).code)

    def _answer(self, prompt: str) -> str:
        found = subprocess.run(
            self.command, input=prompt, capture_output=True, encoding="utf-8", timeout=SECONDS,
            check=True,
        )  # fmt: skip
        return found.stdout

    def _note(self, prompt: str, answer: str, came_to: str) -> None:
        if self.talk:
            with self.talk.open("a", encoding="utf-8", newline="\n") as file:
                line = {"prompt": prompt, "answer": answer, "came to": came_to}
                file.write(json.dumps(line, ensure_ascii=False) + "\n")


def main() -> None:
    """Play one game and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("command", help="reads a prompt and writes an answer")
    parser.add_argument("--game", default="voidfall")
    parser.add_argument("--mode", default="solo")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--bots", default="recruit", help="who plays the other seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--talk", type=Path, help="keep all prompts and answers in this file")
    arguments = parser.parse_args()
    episodes = Episodes(arguments.game, arguments.mode, arguments.players)
    episodes.begin(arguments.seed)
    match, game, seed = episodes.match, episodes.game, arguments.seed
    model = LanguageModel(Random(seed), arguments.command, arguments.talk)
    bots: list[Any] = [model]
    bots += [
        find_guarded(arguments.bots, game, Random(seed + n)) for n in range(1, episodes.players)
    ]
    for seat, bot in enumerate(bots):
        bot.sit(SeatAtTable(match, seat))
    while not match.over:
        question = match.question()
        seat = question.seat
        match.choose(bots[seat].decide(match.view(seat), question), seat)
    outcome = match.outcome
    assert outcome is not None
    rivals = game.rival_scores(match.state)
    print(f"scores {outcome.scores} {rivals or ''}, won by {outcome.winners or 'nobody'}")
    print(f"asked {model.asked}, wrong answers {model.wrong}, left to chance {model.by_chance}")


if __name__ == "__main__":
    main()
