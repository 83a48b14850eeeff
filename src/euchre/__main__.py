"""The command `euchre`, which ``python -m euchre`` is as well."""

from __future__ import annotations

import sys

from euchre.interrupts import loading


def main() -> None:
    """Run the command; Ctrl+C ends it without a word, whatever it is at."""
    with loading():
        from euchre.cli.app import main as command  # noqa: PLC0415 - an interrupt while it is loaded must find `loading`
    try:
        command()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
