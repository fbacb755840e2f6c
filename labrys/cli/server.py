"""Commands for who keeps a server: `serve`, `backup`, `restore`, `verify-tables` and `prune`."""

from __future__ import annotations

import argparse
from pathlib import Path

from labrys.cli.arguments import Commands, add_command, add_packs


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    add_serve(commands)
    add_backup(commands)
    add_restore(commands)
    add_verify_tables(commands)
    add_prune(commands)


def add_serve(commands: Commands[argparse.ArgumentParser]) -> None:
    from labrys.web import settings

    serve = add_command(
        commands,
        "serve",
        run_serve,
        "start a server: play in the browser, with people and with bots",
        [
            "labrys serve --open                     play on this machine",
            "labrys serve --host 0.0.0.0             for all in the local network",
            "labrys serve --workers 4 --database postgresql://labrys@localhost/labrys",
        ],
    )
    settings.add_flags(serve)
    add_packs(serve)
    serve.add_argument(
        "--open", action="store_true", help="open the browser; any free port will do"
    )
    serve.epilog = f"{serve.epilog}\n\n{settings.variables()}"


def add_backup(commands: Commands[argparse.ArgumentParser]) -> None:
    backup = add_command(
        commands,
        "backup",
        run_backup,
        "write all tables of a server into one file, also while people play",
        [
            "labrys backup tables.sqlite3            the tables in the data folder",
            "labrys backup tables.sqlite3 --database postgresql://labrys@localhost/labrys",
            "labrys serve --database sqlite:///tables.sqlite3    a backup can be served as it is",
        ],
    )
    backup.add_argument("file", type=Path, help="the backup; an older one is replaced when done")
    add_database(backup)


def add_restore(commands: Commands[argparse.ArgumentParser]) -> None:
    restore = add_command(
        commands,
        "restore",
        run_restore,
        "put a backup into a database that holds no tables yet",
        [
            "labrys restore tables.sqlite3",
            "labrys restore tables.sqlite3 --database postgresql://labrys@localhost/labrys",
        ],
    )
    restore.add_argument("file", type=Path, help="what labrys backup wrote")
    add_database(restore)


def add_verify_tables(commands: Commands[argparse.ArgumentParser]) -> None:
    verify = add_command(
        commands,
        "verify-tables",
        run_verify_tables,
        "replay all tables of a server with this Labrys, and tell which could go on",
        [
            "labrys verify-tables                    the tables in the data folder",
            "labrys verify-tables --database postgresql://labrys@localhost/labrys",
        ],
    )
    add_database(verify)


def add_prune(commands: Commands[argparse.ArgumentParser]) -> None:
    prune = add_command(
        commands,
        "prune",
        run_prune,
        "delete the tables at which nothing has happened for long",
        [
            "labrys prune --older-than 180d --dry-run    only tell what would be deleted",
            "labrys prune --older-than 180d              delete it",
            "labrys prune --older-than 30d --finished    only games that are over",
        ],
    )
    prune.add_argument(
        "--older-than",
        required=True,
        metavar="DAYS",
        type=days,
        help="how long ago the last choice or change was, in days: 180d",
    )
    prune.add_argument("--finished", action="store_true", help="only tables whose game is over")
    prune.add_argument("--dry-run", action="store_true", help="delete nothing, only tell")
    add_database(prune)


def days(text: str) -> float:
    """A number of days, with or without the letter."""
    try:
        number = float(text.strip().lower().removesuffix("d"))
    except ValueError:
        number = -1.0
    if not 0 < number < 100_000:
        raise argparse.ArgumentTypeError(f"'{text[:20]}' is no number of days, such as 180d")
    return number


def add_database(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///file or postgresql://user@host/name "
        "(default: LABRYS_DATABASE, else a SQLite file in the data folder)",
    )


def run_serve(given: argparse.Namespace) -> int:
    from labrys.web import settings
    from labrys.web.serving import serve

    return serve(settings.read(vars(given)), given.open)


def run_backup(given: argparse.Namespace) -> int:
    from labrys.tables.storage.backup import back_up
    from labrys.tables.storage.engine import open_engine
    from labrys.web import settings

    engine = open_engine(settings.read({"database": given.database}).database_url)
    counts = back_up(engine, given.file)
    engine.dispose()
    print(f"{given.file} is written; tables: {counts['tables']}, choices: {counts['choices']}")
    return 0


def run_restore(given: argparse.Namespace) -> int:
    from labrys.tables.storage.backup import restore
    from labrys.tables.storage.engine import open_engine
    from labrys.web import settings

    engine = open_engine(settings.read({"database": given.database}).database_url)
    counts = restore(given.file, engine)
    where = engine.url.render_as_string(hide_password=True)
    engine.dispose()
    amount = f"tables: {counts['tables']}, choices: {counts['choices']}"
    print(f"{where} holds what was in {given.file}; {amount}")
    return 0


def run_verify_tables(given: argparse.Namespace) -> int:
    from labrys.tables import verifying
    from labrys.tables.storage.engine import open_engine
    from labrys.web import settings

    engine = open_engine(settings.read({"database": given.database}).database_url)
    try:
        return verifying.run(engine)
    finally:
        engine.dispose()


def run_prune(given: argparse.Namespace) -> int:
    from labrys.tables.storage.engine import open_engine
    from labrys.tables.storage.migrate import upgrade
    from labrys.tables.storage.store import Store
    from labrys.web import settings

    store = Store(open_engine(settings.read({"database": given.database}).database_url))
    upgrade(store.engine)
    done = store.forgetting.prune(given.older_than, given.finished, given.dry_run)
    store.close()
    told = "would be deleted" if given.dry_run else "deleted"
    print(f"{told}: {done.tables} tables with {done.choices} choices")
    return 0
