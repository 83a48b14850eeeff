"""The first schema."""

from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    _of_a_table(
        "events",
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.BigInteger, nullable=False),
        key=("seq",),
        sqlite_with_rowid=False,
    )
    _of_a_table("guests", sa.Column("guest", sa.Text, nullable=False), key=("guest",), sqlite_with_rowid=False)
    op.create_index("ix_guests_guest", "guests", ["guest"])
    _of_a_table(
        "snapshots",
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
    _of_a_table(
        "matches",
        sa.Column("match", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("ended", sa.Double),
        *(sa.Column(f"guest_{seat}", sa.Text) for seat in range(4)),
        *(sa.Column(f"name_{seat}", sa.Text, nullable=False) for seat in range(4)),
        *(sa.Column(f"score_{side}", sa.Integer, nullable=False) for side in range(2)),
        *(sa.Column(f"games_{side}", sa.Integer, nullable=False) for side in range(2)),
        sa.Column("winner", sa.Integer),
        sa.Column("conceded", sa.Integer),
        sa.Column("private", sa.Boolean),
        sa.Column("title", sa.Text, nullable=False),
        *(sa.Column(f"seated_{seat}", sa.Text) for seat in range(4)),
        key=("match",),
    )
    for seat in range(4):
        op.create_index(f"ix_matches_guest_{seat}", "matches", [f"guest_{seat}", "started"])
        op.create_index(f"ix_matches_seated_{seat}", "matches", [f"seated_{seat}", "ended", "started"])
    _of_a_table(
        "records",
        sa.Column("match", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("log", sa.LargeBinary, nullable=False),
        sa.Column("log_checksum", sa.LargeBinary, nullable=False),
        sa.Column("outcome", sa.LargeBinary, nullable=False),
        sa.Column("outcome_checksum", sa.LargeBinary, nullable=False),
        key=("match",),
    )
    _of_a_table(
        "reviews",
        sa.Column("match", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
        key=("match", "level"),
    )
    _of_a_table(
        "reviewed_deals",
        sa.Column("match", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("deal", sa.LargeBinary, nullable=False),
        sa.Column("deal_checksum", sa.LargeBinary, nullable=False),
        sa.Column("figures", sa.LargeBinary, nullable=False),
        sa.Column("figures_checksum", sa.LargeBinary, nullable=False),
        key=("match", "level", "number"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "workers",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_workers"),
    )


def _of_a_table(name: str, *columns: sa.Column[Any], key: tuple[str, ...] = (), **options: bool) -> None:
    """Make the rows of something that belongs to a table at which people play."""
    op.create_table(
        name,
        sa.Column("table_id", sa.Text, nullable=False),
        *columns,
        sa.PrimaryKeyConstraint("table_id", *key, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id"),
        **options,
    )
