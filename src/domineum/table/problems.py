"""What can be wrong with a request: a status, a message in every language, and the rule."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from domineum.kernel import Catalogue, DomineumError, Message, Refused
from domineum.locale import FOLDER as SHARED
from domineum.table import answers, errors, show


@cache
def texts() -> Catalogue:
    """The texts about requests."""
    return Catalogue.of(SHARED, Path(__file__).parent / "locale")


class Problem(DomineumError):
    """A request that is not granted. Nothing has changed."""

    status = 400
    key = "server-bad-request"

    def __init__(self, **args: int | str) -> None:
        self.message = Message(self.key, args)
        self.rule = ""
        super().__init__(texts().render(self.message, "en"))


class BadRequest(Problem):
    """Something in the request does not have the expected form."""


class BadSetup(Problem):
    """The game refuses the config, or there is no such game, bot or set-up code."""

    status, key = 422, "server-bad-setup"


class PackMissing(Problem):
    """The game is played with packs that are not here, or are others by the same name."""

    status, key = 422, "server-pack-missing"


class BadPack(Problem):
    """A file that is no pack, or a pack in which something is wrong."""

    status, key = 422, "server-bad-pack"


class NoLink(Problem):
    """The request has no link, or one that is forged or no longer valid."""

    status, key = 401, "server-no-link"


class NotYours(Problem):
    """The link is valid, but does not allow this."""

    status, key = 403, "server-not-yours"


class Missing(Problem):
    """There is no such thing."""

    status, key = 404, "server-missing"


class NotAllowed(Problem):
    """The address does not have this method."""

    status, key = 405, "server-not-allowed"


class Stale(Problem):
    """The request was made for another position than the present one."""

    status, key = 409, "server-stale"


class Raced(Stale):
    """Another process was first; the request may still be possible in the new position."""


class KeyUsed(Problem):
    """The idempotency key belongs to another request."""

    status, key = 409, "server-key-used"


class SeatTaken(Problem):
    """The seat is not free."""

    status, key = 409, "server-seat-taken"


class NotOver(Problem):
    """That is available only after the end of the game."""

    status, key = 409, "server-not-over"


class Over(Problem):
    """The game is over, or its table is set aside."""

    status, key = 409, "server-over"


class Closed(Problem):
    """The host has closed the table."""

    status, key = 409, "server-closed"


class SetAside(Problem):
    """The record of the table no longer replays."""

    status, key = 409, "server-aside"


class NotPossible(Problem):
    """The rules refuse it; the message and the rule are theirs."""

    status, key = 422, "server-not-possible"

    def __init__(self, text: str, message: Message | None, rule: str) -> None:
        super().__init__(text=text)
        self.message = message or self.message
        self.rule = rule
        self.args = (text,)


class NotCounted(Problem):
    """The game does not count as one of the day."""

    status, key = 409, "server-not-counted"


class TooLarge(Problem):
    """The request is larger than allowed."""

    status, key = 413, "server-too-large"


class TooMany(Problem):
    """Too many requests, connections or tables from one address."""

    status, key = 429, "server-too-many"


class TooLong(Problem):
    """So much was done and taken back that the log may not grow by more than choices."""

    status, key = 409, "server-too-long"


class RulesFailed(Problem):
    """A defect of the rules: the choice could not be carried out and was not made."""

    status, key = 500, "server-rules-failed"


class Failed(Problem):
    """A defect of the server."""

    status, key = 500, "server-failed"


class NoHint(Problem):
    """No bot has found an answer in time."""

    status, key = 503, "server-no-hint"


class Gone(Problem):
    """Whoever asked has hung up; nobody reads this."""

    status, key = 499, "server-gone"


class Unavailable(Problem):
    """The database does not answer now. Whether the request was carried out is not known."""

    status, key = 503, "server-unavailable"


class Conflict(Exception):
    """Another process was first."""


@contextmanager
def as_problems() -> Iterator[None]:
    """Turn what a table refuses into the problem of a request."""
    try:
        yield
    except Refused as refused:
        raise NotPossible(str(refused), refused.reason, refused.rule) from None
    except errors.Stale as stale:
        raise Stale(seq=stale.seq) from None
    except errors.KeyUsed:
        raise KeyUsed() from None
    except errors.RulesFailed as error:
        raise RulesFailed() from error


def problem_of(problem: Problem) -> answers.Problem:
    """A problem of one of the wire types."""
    args = problem.message.args
    seq = args.get("seq")
    return answers.Problem(
        problem.key.removeprefix("server-"), show.text(problem.message), str(problem),
        problem.rule, seq if isinstance(seq, int) else None,
    )  # fmt: skip
