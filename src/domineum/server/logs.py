"""Structured logs: one JSON object per line, whoever writes it, without secrets."""

from __future__ import annotations

import hashlib
import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

log: Any = structlog.get_logger("domineum")


def set_up_logs(level: str) -> None:
    """Write everything from this level on to the standard error stream; of other programs'
    messages, those that warn."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_links,
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    others = logging.StreamHandler(sys.stderr)
    others.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *shared],
        )
    )
    others.addFilter(_news)
    logging.basicConfig(level=logging.WARNING, handlers=[others], force=True)
    logging.captureWarnings(True)


def _without_links(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The id of a table is a link for spectators: a log names a table by a part of its hash."""
    if "table" in event:
        event["table"] = name_in_logs(event["table"])
    return event


def name_in_logs(table_id: str) -> str:
    """What a table is called in logs: `printf ID | sha256sum | cut -c 1-10`."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:10]


def _news(record: logging.LogRecord) -> bool:
    """Whether a message of uvicorn says something that we have not logged ourselves: the
    application logs its own failures, at start and in requests."""
    said = record.getMessage()
    return not said.startswith(("Exception in ASGI application", "Traceback"))
