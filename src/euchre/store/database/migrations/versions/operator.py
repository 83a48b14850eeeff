"""The measures of the operator, the reports of people, and the live tables of each worker."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0006"
down_revision: Final = "0005"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Make the tables and the column."""
    op.add_column("workers", sa.Column("live", sa.LargeBinary))
    op.create_table(
        "measures",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.PrimaryKeyConstraint("kind", "guest", name="pk_measures"),
    )
    op.create_table(
        "reports",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("stream", "match", "reporter", "seat", name="pk_reports"),
        sa.ForeignKeyConstraint(["stream"], ["streams.id"], name="fk_reports_stream"),
    )
    for column in ("reporter", "guest", "at"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
