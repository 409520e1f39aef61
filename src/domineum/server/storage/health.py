"""Whether the database works: the cause of a failure is logged once, and so is its end."""

from __future__ import annotations

from domineum.server.logs import log


class Health:
    """What the last attempts to use a database have shown."""

    def __init__(self) -> None:
        self.problem = ""

    @property
    def good(self) -> bool:
        """Whether nothing has failed since the last successful write."""
        return not self.problem

    def failed(self, error: BaseException) -> None:
        """The database did not answer, or could not write."""
        problem = first_line(error)
        if problem != self.problem:
            log.error("database-failed", problem=problem)
        self.problem = problem

    def written(self) -> None:
        """Something was written."""
        if self.problem:
            log.warning("database-works-again", problem=self.problem)
        self.problem = ""


def first_line(error: BaseException) -> str:
    """The part of an error that a person needs; the rest may quote statements and values."""
    said = str(getattr(error, "orig", None) or error).splitlines()
    return (said or [type(error).__name__])[0][:200]
