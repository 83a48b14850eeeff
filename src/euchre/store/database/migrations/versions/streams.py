"""Evenings beside tables in the log, and the tables that belong to one."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0005"
down_revision: Final = "0004"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Say of each stream of events what it is, and to which other one it belongs."""
    op.add_column("tables", sa.Column("kind", sa.Text, nullable=False, server_default="table"))
    op.add_column("tables", sa.Column("part_of", sa.Text))
    op.create_index("ix_tables_part_of", "tables", ["part_of"])
    op.create_index("ix_tables_kind", "tables", ["kind"])
