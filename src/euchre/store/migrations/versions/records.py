"""Matches that are over, each as its log and its outcome."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0005"
down_revision: Final = "0004"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Make room for them; a match that is over already is written when somebody first asks for it."""
    op.create_table(
        "records",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("match", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("log", sa.LargeBinary, nullable=False),
        sa.Column("log_checksum", sa.LargeBinary, nullable=False),
        sa.Column("outcome", sa.LargeBinary, nullable=False),
        sa.Column("outcome_checksum", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "match", name="pk_records"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_records_table_id"),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("records")
