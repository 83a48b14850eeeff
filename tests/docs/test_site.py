"""The site of documents: it builds without a warning, has every public name, and asks no other machine for anything."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml
from sphinx.util.inventory import InventoryFile

from euchre import api
from euchre.version import __version__

pytestmark = pytest.mark.slow

_ROOT = Path(__file__).parents[2]
_DOCS = _ROOT / "docs"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `make site` builds it: links, names and notebooks that fail are errors."""
    place = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going", "-d", f"{place}/trees"]
    built = subprocess.run(
        [*command, str(_DOCS), f"{place}/html"], cwd=_ROOT, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stderr
    return place / "html"


def test_it_has_every_public_name(site: Path) -> None:
    """A name that goes is missing in a reference page, and the site does not build; so none goes unnoticed."""
    inventory = InventoryFile.loads((site / "objects.inv").read_bytes(), uri="")
    here = {name for kind in inventory.data.values() for name in kind}
    assert {f"euchre.{name}" for name in api.__all__} <= here


def test_it_has_every_page_and_can_search_them(site: Path) -> None:
    pages = {
        str(path.relative_to(_DOCS).with_suffix("")) for path in _DOCS.rglob("*") if path.suffix in {".md", ".ipynb"}
    }
    index = json.loads((site / "searchindex.js").read_text("utf-8").removeprefix("Search.setIndex(").removesuffix(")"))
    assert set(index["docnames"]) == pages


def test_the_notebooks_show_what_they_made(site: Path) -> None:
    shown = (site / "notebooks" / "review-of-a-match.html").read_text("utf-8")
    assert re.search(r"result without it: \d+\.\d%", shown)
    assert shown.count('alt="../_images/') == 1, "the graph"


def test_every_picture_of_a_page_is_there(site: Path) -> None:
    shown = [
        page.parent / picture
        for page in site.rglob("*.html")
        for picture in re.findall(r'<img[^>]* src="(?!data:)([^"#]+)"', page.read_text("utf-8"))
    ]
    assert len(shown) > 54
    assert [str(picture) for picture in shown if not picture.is_file()] == []


def test_no_page_says_what_only_python_means(site: Path) -> None:
    for page in (site / "reference").glob("*.html"):
        text = page.read_text("utf-8")
        assert not re.findall("Alias for field number|TypeAliasForwardRef", text), page


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        loaded = re.findall(r"<(?:script|img|link|iframe)[^>]+(?:src|href)=\"(https?:[^\"]+)", page.read_text("utf-8"))
        assert not loaded, page


def test_notebooks_are_kept_without_what_they_printed() -> None:
    """Check that notebooks are stored without output, which comes from the code as it is."""
    for path in _DOCS.rglob("*.ipynb"):
        cells = json.loads(path.read_text("utf-8"))["cells"]
        assert not [cell for cell in cells if cell.get("outputs") or cell.get("execution_count")], path


def test_the_citation_is_of_this_version() -> None:
    cited = yaml.safe_load((_ROOT / "CITATION.cff").read_text("utf-8"))
    project = tomllib.loads((_ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert cited["cff-version"] == "1.2.0"
    assert (cited["version"], cited["license"]) == (__version__, project["license"])
    assert [one["name"] for one in cited["authors"]] == [one["name"] for one in project["authors"]]
