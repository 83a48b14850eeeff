"""The first schema: tables and their events, the list of games, secrets, and the workers that are alive."""

from typing import Final

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
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "matches",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("match", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("ended", sa.Double),
        *(sa.Column(f"guest_{seat}", sa.Text) for seat in range(4)),
        *(sa.Column(f"name_{seat}", sa.Text, nullable=False) for seat in range(4)),
        *(sa.Column(f"{what}_{side}", sa.Integer, nullable=False) for what in ("score", "games") for side in range(2)),
        sa.Column("winner", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "match", name="pk_matches"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_matches_table_id"),
    )
    for seat in range(4):
        op.create_index(f"ix_matches_guest_{seat}", "matches", [f"guest_{seat}"])
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


def downgrade() -> None:
    """Remove everything."""
    for name in ("workers", "secrets", "matches", "events", "tables"):
        op.drop_table(name)
