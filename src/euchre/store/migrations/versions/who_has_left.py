"""Who still sits at a match, who gave it up, and what its table is called."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Add them; until now everybody who had begun a match counted as seated."""
    op.add_column("matches", sa.Column("conceded", sa.Integer))
    op.add_column("matches", sa.Column("title", sa.Text))
    for seat in range(4):
        op.add_column("matches", sa.Column(f"seated_{seat}", sa.Text))
        op.execute(f"UPDATE matches SET seated_{seat} = guest_{seat}")  # noqa: S608 - the number of a seat
        op.create_index(f"ix_matches_seated_{seat}", "matches", [f"seated_{seat}"])


def downgrade() -> None:
    """Remove them again."""
    for seat in range(4):
        op.drop_index(f"ix_matches_seated_{seat}", "matches")
        op.drop_column("matches", f"seated_{seat}")
    op.drop_column("matches", "title")
    op.drop_column("matches", "conceded")
