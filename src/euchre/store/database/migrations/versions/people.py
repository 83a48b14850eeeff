"""The people who are known on several devices: their names, cards and passkeys."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "people",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("signed_out", sa.Double),
        sa.PrimaryKeyConstraint("guest", name="pk_people"),
    )
    op.create_table(
        "cards",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_cards"),
        sa.UniqueConstraint("digest", name="uq_cards_digest"),
    )
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
        sa.PrimaryKeyConstraint("credential", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_guest", "passkeys", ["guest"])
