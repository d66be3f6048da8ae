"""What a server counts of its work, for Prometheus. Labels come from lists that are known beforehand: nobody who asks
can make up new ones."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from latium import __version__
from latium.games import SHELF
from latium.server.services import Services
from latium.server.table import Table

METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
OTHER: Final = "other"

SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Where the classes of durations end."""


class Metrics:
    """The figures of one app."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        labels = ("method", "route", "status")
        self._requests = Counter("latium_requests", "Requests answered", labels, registry=registry)
        self._seconds = Histogram(
            "latium_request_seconds", "How long requests took", ("route",), buckets=SECONDS, registry=registry
        )
        self.sockets = Gauge("latium_sockets", "Sockets that are open", registry=registry)
        changes = Counter("latium_changes", "Commits of tables by this process", ("game",), registry=registry)
        self._changes = {game: changes.labels(game) for game in SHELF}
        Gauge("latium_info", "The version", ("version",), registry=registry).labels(__version__).set(1)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method if method in METHODS else OTHER, route, str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def follow(self, services: Services) -> None:
        """Count what the services do from now on."""
        services.desk.followers.append(self._changed)
        figures = {
            "latium_tables_at_hand": ("Tables that are kept in memory", lambda: services.desk.at_hand),
            "latium_bots_thinking": ("Decisions that bots owe", lambda: services.steward.thinking),
            "latium_writes_waiting": ("Changes that wait for a commit", lambda: services.database.waiting),
        }
        for name, (told, figure) in figures.items():
            Gauge(name, told, registry=self.registry).set_function(figure)

    def _changed(self, table: Table) -> None:
        self._changes[table.opening.game].inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
