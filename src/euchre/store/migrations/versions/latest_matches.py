"""Which matches of a guest are the latest, found without a look at all of them."""

from typing import Final

from alembic import op

revision: Final = "0009"
down_revision: Final = "0008"
branch_labels: Final = None
depends_on: Final = None

_MORE: Final = {"guest": ["started"], "seated": ["ended", "started"]}
"""What stands behind a guest in the index of a column, of which there is one for each seat."""


def upgrade() -> None:
    """Sort the matches of each guest."""
    _index(_MORE)


def downgrade() -> None:
    """Leave them unsorted."""
    _index({column: [] for column in _MORE})


def _index(more: dict[str, list[str]]) -> None:
    for column, others in more.items():
        for seat in range(4):
            name = f"ix_matches_{column}_{seat}"
            op.drop_index(name, "matches")
            op.create_index(name, "matches", [f"{column}_{seat}", *others])
