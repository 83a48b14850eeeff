"""Brings a database to the schema that this version works with, even if others start at the same time."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, inspect, select

from euchre.store.database.errors import Unavailable
from euchre.store.database.schema import VERSIONS

LOCK: Final = int.from_bytes(b"euchre")
"""The advisory lock on PostgreSQL for migrations; on SQLite it is the write lock of the transaction."""


def settings() -> Config:
    """Alembic's settings, for the migrations inside this package."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    return config


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(settings())


def check_revisions(found: Iterable[str], name: str) -> None:
    """Raise `Unavailable` for a database with a revision that only a later version of Euchre knows."""
    if set(found) - {script.revision for script in _scripts().walk_revisions()}:
        raise Unavailable(
            "store/later-version",
            f"{name} was made by a later version of Euchre: install that version, or use another database.",
        )


def check(connection: Connection, name: str) -> bool:
    """True if nothing is missing. Raises `Unavailable` for another program's database, or one of a later version."""
    found = set(MigrationContext.configure(connection, opts={"version_table": VERSIONS}).get_current_heads())
    check_revisions(found, name)
    if not found and inspect(connection).get_table_names():
        raise Unavailable("store/foreign", f"{name} holds another program's tables: give Euchre a database of its own.")
    return found == set(_scripts().get_heads())


def upgrade(connection: Connection, revision: str) -> None:
    """Run the migrations up to a revision in the connection's transaction."""
    config = settings()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def migrate(connection: Connection, name: str) -> None:
    """Run what is missing in the connection's transaction, once everybody else's is over."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    if not check(connection, name):
        upgrade(connection, "head")
