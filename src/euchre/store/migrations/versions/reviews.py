"""Reviews of matches that are over, deal by deal."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0007"
down_revision: Final = "0006"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Make room for them; each is made when somebody asks for it."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("match", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "match", "level", name="pk_reviews"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id"),
    )
    op.create_table(
        "reviewed_deals",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("match", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("deal", sa.LargeBinary, nullable=False),
        sa.Column("deal_checksum", sa.LargeBinary, nullable=False),
        sa.Column("figures", sa.LargeBinary, nullable=False),
        sa.Column("figures_checksum", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "match", "level", "number", name="pk_reviewed_deals"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviewed_deals_table_id"),
    )


def downgrade() -> None:
    """Remove them."""
    for name in ("reviewed_deals", "reviews"):
        op.drop_table(name)
