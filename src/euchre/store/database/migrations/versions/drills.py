"""The table of drills."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "drills",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("drill", sa.LargeBinary),
        sa.Column("state", sa.Text),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guest", "position", name="pk_drills"),
    )
