"""The reports of people by the guest they are about, who may have left their seat, in place of the seat."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0007"
down_revision: Final = "0006"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Keep the first of several reports about a guest who changed seats, and change the key."""
    reports = sa.table("reports", *map(sa.column, ("stream", "match", "reporter", "guest", "seat", "at")))
    other = reports.alias()
    same = (other.c[name] == reports.c[name] for name in ("stream", "match", "reporter", "guest"))
    earlier = sa.tuple_(other.c.at, other.c.seat) < sa.tuple_(reports.c.at, reports.c.seat)
    op.execute(sa.delete(reports).where(sa.exists().where(*same, earlier)))
    with op.batch_alter_table("reports") as batch:
        batch.drop_constraint("pk_reports", type_="primary")
        batch.drop_column("seat")
        batch.create_primary_key("pk_reports", ["stream", "match", "reporter", "guest"])
