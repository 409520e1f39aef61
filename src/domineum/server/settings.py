"""Everything that can be set for a server: with `DOMINEUM_...` or on the command line."""

from __future__ import annotations

import os
from pathlib import Path

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from domineum.bots.ranks import RANKS
from domineum.games import names


def data_folder() -> Path:
    """Where programs keep their data on this platform."""
    import platformdirs

    return Path(platformdirs.user_data_dir("domineum", appauthor=False))


def sqlite_url(path: Path) -> str:
    """The address of an SQLite file."""
    return f"sqlite+aiosqlite:///{path}"


class Settings(BaseSettings):
    """The settings of a server process."""

    model_config = SettingsConfigDict(env_prefix="DOMINEUM_", extra="ignore")

    database: str = ""
    """A URL, `postgresql://user@host/name` or `sqlite:///file`; empty: a file of its own."""
    secret: SecretStr | None = None
    """Signs the links; empty: one is made on the first start and kept in the database."""
    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    hosts: list[str] = []
    """The host names that clients may use for the server; empty: any."""
    proxies: str = "127.0.0.1"
    """The proxies that are trusted to name the address of the client."""
    games: list[str] = [*names()]
    packs: list[Path] = []
    """Packs that tables may choose, or folders of them."""
    web: Path | None = None
    """The folder of the built browser table."""
    log_level: str = "info"
    access_log: bool = True

    body_bytes: int = Field(default=64_000, ge=1_000)
    record_bytes: int = Field(default=2_000_000, ge=1_000)
    record_choices: int = Field(default=20_000, ge=1)
    record_seconds: float = Field(default=30.0, gt=0)
    record_memory: int = Field(default=1_000_000_000, ge=100_000_000)
    message_bytes: int = Field(default=64_000, ge=1_000)
    """The largest message of a WebSocket."""
    idle_seconds: float = Field(default=120.0, gt=0)
    """A WebSocket that is silent for longer is closed."""
    wait_seconds: float = Field(default=25.0, ge=0)
    """The longest that a poll may wait for news."""
    connections: int = Field(default=4_000, ge=1)
    """Connections at once, requests and WebSockets."""
    connections_per_address: int = Field(default=400, ge=1)
    """The same for each address that is no proxy."""
    requests_per_second: float = Field(default=50.0, gt=0)
    requests_burst: int = Field(default=200, ge=1)
    sockets_per_address: int = Field(default=100, ge=1)
    tables_per_address: int = Field(default=200, ge=1)
    """Games that are not over, for each address that created them."""
    expire_days: float = Field(default=365.0, ge=0)
    """An unfinished game without a change for so long is deleted; 0: never."""
    bots_per_address: dict[str, int] = {"admiral": 40}
    """How many seats a bot may have at the games of an address that go on."""
    bot_tables_per_address: int = Field(default=10, ge=0)
    """Games that go on with bots alone, by the address that created them."""
    entries_per_table: int = Field(default=10_000, ge=100)
    """After so many entries of its log nothing is taken back at a table any more."""
    tables_in_memory: int = Field(default=1_000, ge=1)
    tables_idle_seconds: float = Field(default=1_800.0, gt=0)
    """A table that nobody has used for so long leaves the memory until it is wanted."""

    bots: dict[str, str] = {rank: rank for rank in RANKS}
    """Names, and what they stand for: a rank, or another bot as docs/bots.md names it."""
    bot_workers: int = Field(default=max(2, min(4, os.cpu_count() or 2)), ge=0)
    """Processes in which bots play; they start when they are needed."""
    hint_workers: int = Field(default=1, ge=0)
    bot_seconds: float = Field(default=10.0, gt=0)
    bot_start_seconds: float = Field(default=60.0, gt=0)
    bot_pause: float = Field(default=0.2, ge=0)
    """Seconds between two moves of bots, so that people can follow."""
    hints_per_second: float = Field(default=1.0, gt=0)
    hints_burst: int = Field(default=30, ge=1)
    """Hints that a bot has to think about, per address."""
    daily_results: int = Field(default=10_000, ge=0)
    """How many results of a day's game are kept."""
    daily_days: int = Field(default=400, ge=2)
    """For how many days."""
    daily_per_second: float = Field(default=0.2, gt=0)
    daily_burst: int = Field(default=20, ge=1)
    """Results that an address may enter."""
    sweep_seconds: float = Field(default=15.0, gt=0)
    """How often a process looks for bots that wait in vain, and for tables to forget."""

    webhook_hosts: list[str] = []
    """Hosts that turn notices may be sent to; empty: none are sent."""
    webhook_seconds: float = Field(default=5.0, gt=0)

    def database_url(self) -> str:
        """The URL with the driver that we use."""
        url = self.database
        if not url:
            return sqlite_url(data_folder() / "tables.sqlite")
        for short, driver in DRIVERS.items():
            if url.startswith(short):
                return driver + url.removeprefix(short)
        return url

    @property
    def shared(self) -> bool:
        """Whether several processes may use the database at once."""
        return self.database_url().startswith("postgresql")


DRIVERS = {
    "postgres://": "postgresql+asyncpg://",
    "postgresql://": "postgresql+asyncpg://",
    "sqlite://": "sqlite+aiosqlite://",
}
