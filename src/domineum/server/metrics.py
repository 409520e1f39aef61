"""The metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The metrics of one process, in its own registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here = self.registry
        self.requests = Counter(
            "domineum_requests", "Requests", ["method", "route", "status"], registry=here
        )
        self.seconds = Histogram(
            "domineum_request_seconds", "Time of requests", ["route"], buckets=STEPS, registry=here
        )
        self.choices = Counter("domineum_choices", "Committed choices", ["by"], registry=here)
        self.bot_queue = Gauge("domineum_bot_queue", "Unfinished bot moves", registry=here)
        self.bot_seconds = Histogram(
            "domineum_bot_seconds", "Time of bot moves", buckets=STEPS, registry=here
        )
        self.bot_failures = Counter(
            "domineum_bot_failures", "A simple bot chose instead", ["why"], registry=here
        )
        self.tables = Gauge("domineum_tables", "Tables by state", ["state"], registry=here)
        self.live = Gauge("domineum_tables_in_memory", "Tables in memory", registry=here)
        self.sockets = Gauge("domineum_sockets", "Open WebSockets", registry=here)
        self.conflicts = Counter(
            "domineum_conflicts", "Choices for which another process was first", registry=here
        )
        self.drifted = Counter(
            "domineum_checks_failed", "Tables that did not replay from the start", registry=here
        )
        self.loads = Histogram(
            "domineum_load_seconds", "Time to load and verify a table", buckets=STEPS, registry=here
        )

    def text(self) -> bytes:
        """All metrics in the format of Prometheus."""
        return generate_latest(self.registry)
