"""Whether strangers may see a match that is over."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0006"
down_revision: Final = "0005"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Add it; for matches that have ended already the terms of their table decide, as they did until now."""
    op.add_column("matches", sa.Column("private", sa.Boolean))


def downgrade() -> None:
    """Remove it again."""
    op.drop_column("matches", "private")
