"""Room in the match list for tables of two, three and six."""

from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Add the columns of two more seats and one more side, and the number of players."""
    columns: list[sa.Column[Any]] = [
        sa.Column(f"{name}_{seat}", sa.Text) for name in ("guest", "name", "seated") for seat in (4, 5)
    ]
    columns += [sa.Column(name, sa.Integer) for name in ("score_2", "games_2")]
    columns.append(sa.Column("players", sa.Integer, nullable=False, server_default="4"))
    for column in columns:
        op.add_column("matches", column)
    for seat in (4, 5):
        op.create_index(f"ix_matches_guest_{seat}", "matches", [f"guest_{seat}", "started"])
        op.create_index(f"ix_matches_seated_{seat}", "matches", [f"seated_{seat}", "ended", "started"])
