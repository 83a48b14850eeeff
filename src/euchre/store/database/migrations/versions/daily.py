"""The tables of daily deals."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "daily",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("points", sa.Double),
        sa.Column("called", sa.Text),
        sa.Column("loss", sa.Double),
        sa.Column("error", sa.Double),
        sa.PrimaryKeyConstraint("stream", name="pk_daily"),
        sa.ForeignKeyConstraint(["stream"], ["streams.id"], name="fk_daily_stream"),
    )
    op.create_index("ix_daily_day", "daily", ["day", "number"])
