"""The tables of listed tables and contacts."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "listed_tables",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("guests", sa.Text, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("begun", sa.Boolean, nullable=False),
        sa.Column("connection", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("stream", name="pk_listed_tables"),
        sa.ForeignKeyConstraint(["stream"], ["streams.id"], name="fk_listed_tables_stream"),
    )
    op.create_table(
        "contacts",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("invited_to", sa.Text),
        sa.Column("invited_at", sa.Double),
        sa.Column("seen", sa.Double),
        sa.PrimaryKeyConstraint("guest", "other", name="pk_contacts"),
    )
    op.create_index("ix_contacts_other", "contacts", ["other"])
