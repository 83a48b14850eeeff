"""Which guests the events of each table name."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0008"
down_revision: Final = "0007"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Make room for them; whom the events name that are stored already is noted after the migrations."""
    connection = op.get_bind()
    if connection.dialect.name == "postgresql":
        # Whoever is deleting tables of the game ends first: they have locked rows of `tables`, will want the whole of
        # it, and hold `matches` by then, which the next migration wants.
        connection.execute(sa.text("LOCK TABLE tables IN EXCLUSIVE MODE"))
    op.create_table(
        "guests",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest", name="pk_guests"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_guests_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_guests_guest", "guests", ["guest"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("guests")
