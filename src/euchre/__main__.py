"""``python -m euchre`` is the command `euchre`."""

from __future__ import annotations

from euchre.cli.app import main

main()
