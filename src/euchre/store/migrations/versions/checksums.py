"""A checksum of each event, so that damage is noticed."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Add it; events kept until now have none, and are believed."""
    op.add_column("events", sa.Column("checksum", sa.BigInteger))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("events", "checksum")
