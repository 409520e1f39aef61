"""A bot that is a separate program: one line of JSON each way for each decision."""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import sys
import threading
import weakref
from collections.abc import Mapping
from typing import Any

from domineum.bots.seat import SeatAtTable
from domineum.kernel import DomineumError, Message, Question
from domineum.kernel.decode import Plain


class ProgramBot:
    """Starts the program when it has to decide; ends it when it takes too long or dies."""

    def __init__(self, command: str, game: str, seconds: float) -> None:
        self.command = words(command)
        if not self.command:
            raise DomineumError("program: expected a command")
        self.game = game
        self.seconds = seconds
        self._process: subprocess.Popen[str] | None = None
        self._end: weakref.finalize[[subprocess.Popen[str]], ProgramBot] | None = None
        self._said = ""

    def sit(self, seat: SeatAtTable) -> None:
        """Take a seat; a program gets everything that it may know with each question."""

    def why(self) -> Message:
        """What the program gave as its reason."""
        return Message("why-said", {"text": self._said}) if self._said else Message("why-unsaid")

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        """Ask the program. TimeoutError if it is too slow; it is ended then, as after any fault."""
        self._said = ""
        try:
            reply = json.loads(self._exchange(json.dumps(request(self.game, view, question))))
            self._said = str(reply.get("why", ""))
            return str(reply["code"])
        except BaseException:
            self.end()
            raise

    def end(self) -> None:
        """End the program, if it runs."""
        if self._end is not None:
            self._end()
        self._process = None

    def _exchange(self, line: str) -> str:
        """Write a line and read one, within the time limit."""
        process = self._started()
        answers: queue.SimpleQueue[str | OSError] = queue.SimpleQueue()
        threading.Thread(target=_talk, args=(process, line, answers), daemon=True).start()
        try:
            answer = answers.get(timeout=self.seconds)
        except queue.Empty:
            raise TimeoutError(f"no answer within {self.seconds:g} s") from None
        if isinstance(answer, OSError) or not answer:
            raise ChildProcessError("the program has ended")
        return answer

    def _started(self) -> subprocess.Popen[str]:
        if self._process is None:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
            self._end = weakref.finalize(self, _kill, self._process)
        return self._process


def words(command: str) -> list[str]:
    """The words of a command. On Windows a backslash belongs to a path and quotes nothing."""
    if sys.platform == "win32":
        return [word.strip('"') for word in shlex.split(command, posix=False)]
    else:  # noqa: RET505 (mypy wants to see which system a branch is for)
        return shlex.split(command)


def request(game: str, view: Mapping[str, Plain], question: Question[Any]) -> dict[str, Any]:
    """What is sent to a program for a decision."""
    about = {
        name: value.plain() if isinstance(value, Message) else value
        for name, value in (question.about or {}).items()
    }
    options = [
        {"code": option.code, "verb": option.verb, "about": option.about}
        for option in question.options
    ]
    asked = {"topic": question.topic, "seat": question.seat, "about": about, "options": options}
    return {"game": game, "view": view, "question": asked}


def _talk(
    process: subprocess.Popen[str], line: str, answers: queue.SimpleQueue[str | OSError]
) -> None:
    assert process.stdin
    assert process.stdout
    try:
        process.stdin.write(f"{line}\n")
        process.stdin.flush()
        answers.put(process.stdout.readline())
    except (OSError, ValueError) as error:
        answers.put(OSError(str(error)))


def _kill(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            try:
                pipe.close()
            except OSError:
                continue
