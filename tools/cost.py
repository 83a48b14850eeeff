"""Run a command, then print the time it took and the processor time of it and all its children.

``python -m tools.cost make lint`` ends with the exit status of the command.
"""

from __future__ import annotations

import os
import subprocess
import sys
from time import monotonic


def main(command: list[str]) -> int:
    """Run the command; returns its exit status."""
    began = monotonic()
    status = subprocess.run(command, check=False).returncode  # noqa: S603 - the command line's own
    spent = os.times()
    print(
        f"{monotonic() - began:.0f} seconds, and {spent.children_user + spent.children_system:.0f}"
        f" of processor time ({spent.children_user:.0f} user, {spent.children_system:.0f} system)."
    )
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
