"""Which guests the events of each table name."""

from typing import Final

import sqlalchemy as sa
from alembic import op

from euchre.store import guests

revision: Final = "0008"
down_revision: Final = "0007"
branch_labels: Final = None
depends_on: Final = None

_AT_ONCE: Final = 200
"""Tables that one query looks through: PostgreSQL has 15 seconds for each."""


def upgrade() -> None:
    """Make room for them, and note whom the events name that are stored already."""
    op.create_table(
        "guests",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest", name="pk_guests"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_guests_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_guests_guest", "guests", ["guest"])
    connection = op.get_bind()
    ids = connection.scalars(sa.text("SELECT id FROM tables ORDER BY id")).all()
    for first in range(0, len(ids), _AT_ONCE):
        guests.fill(connection, ids[first : first + _AT_ONCE])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("guests")
