"""The command `euchre`, which ``python -m euchre`` is as well."""

from __future__ import annotations

import sys

from euchre.interrupts import loading


def main() -> None:
    """Run the command; Ctrl+C ends it without a word, and a missing package with one sentence."""
    try:
        with loading():
            from euchre.cli.app import main as command  # noqa: PLC0415 - an interrupt then must find `loading`
        command()
    except ModuleNotFoundError as problem:
        from euchre.extras import missing_for_command  # noqa: PLC0415 - only then

        refusal = missing_for_command(problem, sys.argv[1:])
        if refusal is None:
            raise
        sys.exit(f"euchre: {refusal}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
