"""How a server is set up: one table of settings, read from flags and from the environment.

`labrys serve --help` and the table in docs/server.md are made from it, so neither can lie.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, Final
from urllib.parse import urlsplit

from labrys.kernel.errors import BadSetting
from labrys.tables.storage.engine import default_url, is_sqlite

PREFIX: Final = "LABRYS_"
LOGS: Final = ("text", "json", "trace", "quiet")
YES: Final = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}


def _setting(
    default: Any, help: str, metavar: str = "", flag: bool = False, shown: str = ""
) -> Any:
    """A setting; `flag` gives it a flag of `labrys serve`, `shown` is the default in words."""
    metadata = {"help": help, "metavar": metavar, "flag": flag, "shown": shown or str(default)}
    return field(default=default, metadata=metadata)


@dataclass(frozen=True)
class Settings:
    """All that can be set. Each has an environment variable; some have a flag, which goes first."""

    host: str = _setting("127.0.0.1", "the address to listen at; 0.0.0.0 for all", "ADDRESS", True)
    port: int = _setting(8421, "the port to listen at", "N", True)
    database: str = _setting(
        "",
        "where tables are kept: sqlite:///file or postgresql://user@host/name",
        "URL",
        True,
        "a SQLite file in the data folder",
    )
    workers: int = _setting(
        1, "how many server processes; more than one needs PostgreSQL", "N", True
    )
    data: str = _setting(
        "", "the folder for the database file", "FOLDER", shown="by the custom of the system"
    )
    bot_processes: int = _setting(
        0, "processes in which bots think", "N", shown="one less than cores"
    )
    bot_seconds: float = _setting(10.0, "how long a bot may think about one choice", "SECONDS")
    bot_pause: float = _setting(
        0.0,
        "how long a bot waits before it plays; each page shows its moves at its own pace",
        "SECONDS",
    )
    public_url: str = _setting(
        "",
        "the address people use, for links and QR codes; needed behind a proxy",
        "URL",
        shown="this machine’s, as the browser asked",
    )
    trusted_hosts: str = _setting(
        "", "names this server answers to, with commas; links may use them", "NAMES", shown="any"
    )
    proxies: str = _setting(
        "127.0.0.1", "addresses of proxies whose X-Forwarded-… headers are believed", "ADDRESSES"
    )
    memory: int = _setting(
        256, "how much memory the tables in play may take, in each process", "MEGABYTES"
    )
    keep_days: int = _setting(
        0,
        "after so many silent days a table is deleted; 0 for never",
        "DAYS",
        shown="never",
    )
    limits: float = _setting(
        1.0, "how many requests a visitor may make, as a factor; 0 for no limit", "FACTOR"
    )
    metrics: bool = _setting(
        False, "whether /metrics tells numbers for Prometheus: yes or no", "YES", shown="no"
    )
    log: str = _setting(
        "text",
        "the log: text; json, one object a line; trace, json with each hop of a request; "
        "or quiet, only what goes wrong",
        "FORM",
    )

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise BadSetting(f"the port must be from 1 to 65535; not {self.port}")
        if self.workers < 1:
            raise BadSetting(f"a server needs at least one worker; not {self.workers}")
        if self.workers > 1 and is_sqlite(self.database_url):
            raise BadSetting(
                "several workers need PostgreSQL: --database postgresql://user@host/name; "
                "on SQLite, start with --workers 1"
            )
        if self.keep_days < 0:
            raise BadSetting(f"tables are kept for some days, or 0 for ever; not {self.keep_days}")
        if self.memory < 1:
            raise BadSetting(f"tables need some memory, in megabytes; not {self.memory}")
        if self.log not in LOGS:
            raise BadSetting(f"the log is one of {', '.join(LOGS)}; not '{self.log}'")
        if self.public_url and urlsplit(self.public_url).scheme not in ("http", "https"):
            raise BadSetting(
                f"the public address begins with http:// or https://; not '{self.public_url}'"
            )

    @property
    def database_url(self) -> str:
        return self.database or default_url()

    @property
    def hosts(self) -> list[str]:
        return [name.strip() for name in self.trusted_hosts.split(",") if name.strip()]

    def environment(self) -> dict[str, str]:
        """These settings as variables, for processes that are started with them."""
        return {
            variable(one): str(getattr(self, one.name))
            for one in fields(self)
            if getattr(self, one.name) != ""
        }


def variable(setting: Field[Any]) -> str:
    return PREFIX + setting.name.upper()


def read(
    given: Mapping[str, object] | None = None, environment: Mapping[str, str] | None = None
) -> Settings:
    """The settings from flags (`given`, where not None) and the environment."""
    environment = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for one in fields(Settings):
        flagged = (given or {}).get(one.name)
        if flagged is not None:
            values[one.name] = flagged
        elif environment.get(variable(one), "").strip():
            values[one.name] = _parsed(one, environment[variable(one)].strip())
    return Settings(**values)


def _parsed(setting: Field[Any], text: str) -> object:
    kind: Any = type(setting.default)
    if kind is bool:
        if text.lower() not in YES:
            raise BadSetting(f"{variable(setting)} must be yes or no; not '{text[:40]}'")
        return YES[text.lower()]
    try:
        return kind(text)
    except ValueError:
        raise BadSetting(f"{variable(setting)} must be a number; not '{text[:40]}'") from None


def add_flags(command: argparse.ArgumentParser) -> None:
    """The flags of `labrys serve`."""
    for one in fields(Settings):
        if one.metadata["flag"]:
            command.add_argument(
                f"--{one.name.replace('_', '-')}",
                type=type(one.default),
                metavar=one.metadata["metavar"],
                help=f"{one.metadata['help']} (default: {one.metadata['shown']})",
            )


def variables() -> str:
    """The environment variables, one a line, for the help of the command."""
    width = max(len(variable(one)) for one in fields(Settings)) + 2
    lines = [f"  {variable(one):<{width}}{one.metadata['help']}" for one in fields(Settings)]
    return "environment:\n" + "\n".join(lines)


def table() -> str:
    """The table in docs/server.md."""
    lines = ["| flag | variable | default | meaning |", "|---|---|---|---|"]
    for one in fields(Settings):
        flag = f"`--{one.name}`" if one.metadata["flag"] else ""
        shown, meaning = one.metadata["shown"], one.metadata["help"]
        default = shown if one.default == "" or shown != str(one.default) else f"`{shown}`"
        lines.append(f"| {flag} | `{variable(one)}` | {default} | {meaning} |")
    return "\n".join(lines)
