"""Provide a browser for the tests of the page: ``python -m tools.browser``; without one, say so and go on."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

PROGRAMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The browsers of a computer that the tests can use, the best first."""
_FETCH: Final = ("-m", "playwright", "install", "--only-shell", "chromium")
_PATIENCE: Final = 300
"""Seconds that a download may take."""


def found() -> str | None:
    """The path of the computer's own browser; None without one."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


def main() -> None:
    """Fetch Playwright's browser unless there is one already."""
    if found() is not None or _fetched():
        return
    print("Fetching a browser for the tests of the page (100 MB) ...", flush=True)
    try:
        command = (sys.executable, *_FETCH)
        subprocess.run(command, check=True, capture_output=True, text=True, timeout=_PATIENCE)  # noqa: S603 - Playwright
    except (subprocess.SubprocessError, OSError) as problem:
        said = str(getattr(problem, "stderr", None) or problem).strip().splitlines()
        print(f"There is no browser, so the tests of the page are skipped: {said[0] if said else 'no reason given'}")


def _fetched() -> bool:
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


if __name__ == "__main__":
    main()
