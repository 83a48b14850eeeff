"""The first schema."""

from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "streams",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("part_of", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_streams"),
        sa.UniqueConstraint("code", name="uq_streams_code"),
    )
    op.create_index("ix_streams_kind", "streams", ["kind"])
    op.create_index("ix_streams_part_of", "streams", ["part_of"])
    _of_a_stream(
        "events",
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.BigInteger, nullable=False),
        key=("seq",),
        sqlite_with_rowid=False,
    )
    _of_a_stream("guests", sa.Column("guest", sa.Text, nullable=False), key=("guest",), sqlite_with_rowid=False)
    op.create_index("ix_guests_guest", "guests", ["guest"])
    _of_a_stream(
        "snapshots",
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
    _of_a_stream(
        "matches",
        sa.Column("match", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("ended", sa.Double),
        *(sa.Column(f"guest_{seat}", sa.Text) for seat in range(6)),
        *(sa.Column(f"name_{seat}", sa.Text, nullable=False) for seat in range(6)),
        *(sa.Column(f"score_{side}", sa.Integer, nullable=False) for side in range(3)),
        *(sa.Column(f"games_{side}", sa.Integer, nullable=False) for side in range(3)),
        sa.Column("winner", sa.Integer),
        sa.Column("conceded", sa.Integer),
        sa.Column("private", sa.Boolean),
        sa.Column("title", sa.Text, nullable=False),
        *(sa.Column(f"seated_{seat}", sa.Text) for seat in range(6)),
        sa.Column("players", sa.Integer, nullable=False),
        key=("match",),
    )
    for seat in range(6):
        op.create_index(f"ix_matches_guest_{seat}", "matches", [f"guest_{seat}", "started"])
        op.create_index(f"ix_matches_seated_{seat}", "matches", [f"seated_{seat}", "ended", "started"])
    _of_a_stream(
        "records",
        sa.Column("match", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("log", sa.LargeBinary, nullable=False),
        sa.Column("log_checksum", sa.LargeBinary, nullable=False),
        sa.Column("outcome", sa.LargeBinary, nullable=False),
        sa.Column("outcome_checksum", sa.LargeBinary, nullable=False),
        key=("match",),
    )
    _of_a_stream(
        "reviews",
        sa.Column("match", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
        key=("match", "level"),
    )
    _of_a_stream(
        "reviewed_deals",
        sa.Column("match", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("deal", sa.LargeBinary, nullable=False),
        sa.Column("deal_checksum", sa.LargeBinary, nullable=False),
        sa.Column("figures", sa.LargeBinary, nullable=False),
        sa.Column("figures_checksum", sa.LargeBinary, nullable=False),
        key=("match", "level", "number"),
    )
    op.create_table(
        "forgetting",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_forgetting"),
    )
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
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "workers",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_workers"),
    )


def _of_a_stream(name: str, *columns: sa.Column[Any], key: tuple[str, ...] = (), **options: bool) -> None:
    """Make the rows of something that belongs to a stream."""
    op.create_table(
        name,
        sa.Column("stream", sa.Text, nullable=False),
        *columns,
        sa.PrimaryKeyConstraint("stream", *key, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["stream"], ["streams.id"], name=f"fk_{name}_stream"),
        **options,
    )
