"""A PostgreSQL server of the tests' own, from Debian's packages, on a socket in a new folder."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

MISSING = "PostgreSQL's server is not installed (Debian: apt-get install postgresql)"


def programs() -> Path | None:
    """The folder with initdb and postgres, of the newest version there is."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=_version)
    if found:
        return found[-1].parent
    beside = shutil.which("postgres")
    return Path(beside).resolve().parent if beside else None


def _version(path: Path) -> int:
    name = path.parent.parent.name
    return int(name) if name.isdecimal() else 0


class Postgres:
    """A running server. As root it runs as the user postgres, who must not be root."""

    def __init__(self) -> None:
        folder = programs()
        if folder is None:
            raise RuntimeError(MISSING)
        self.bin = folder
        self.folder = Path(tempfile.mkdtemp(prefix="labrys-pg-"))
        self.port = free_port()
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        data = self.folder / "data"
        self._run(
            "initdb", "-D", str(data), "-U", "labrys", "-A", "trust", "--no-sync", "-E", "UTF8"
        )
        self.start()

    def start(self) -> None:
        data = str(self.folder / "data")
        self.process = subprocess.Popen(
            self._command(
                "postgres", "-D", data, "-p", str(self.port), "-h", "127.0.0.1",
                "-k", str(self.folder), "-c", "max_connections=200",
            ),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self._wait()

    def _command(self, name: str, *words: str) -> list[str]:
        command = [str(self.bin / name), *words]
        return ["runuser", "-u", "postgres", "--", *command] if os.getuid() == 0 else command

    def _run(self, name: str, *words: str) -> None:
        subprocess.run(
            self._command(name, *words), check=True, capture_output=True, cwd=self.folder
        )

    def _wait(self) -> None:
        for _ in range(300):
            try:
                psycopg.connect(self.address("postgres"), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.1)
        raise RuntimeError("PostgreSQL did not start")

    def address(self, database: str) -> str:
        return f"postgresql://labrys@127.0.0.1:{self.port}/{database}"

    def new_database(self, name: str) -> str:
        """The URL of a new, empty database."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'.encode())
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.address(name)

    def stop(self) -> None:
        """As if its machine were gone; `start` brings it back with all that was committed."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        self.process.wait(20)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
