"""The site of documents: `make site` turns the pages of this folder and the docstrings into ``build/site``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from tools.command_help import command_help

from euchre.version import __version__

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Euchre"
author = "The Euchre founders"
version = release = __version__
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx_copybutton"]

html_theme = "furo"
html_title = "Euchre"
html_copy_source = False
html_show_copyright = False
html_favicon = "../frontend/public/icon.svg"
html_logo = "../frontend/public/icon.svg"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#1d6650", "color-brand-content": "#1d6650"},
    "dark_css_variables": {"color-brand-primary": "#7fd0b0", "color-brand-content": "#7fd0b0"},
}

suppress_warnings = [
    "ref.python"
]  # a name in a docstring that several values have, such as `match`, leads to one of them
myst_heading_anchors = 3
myst_enable_extensions = ["html_image"]  # the site takes the pictures of <img> along
nb_execution_mode = "force"  # a notebook that fails fails the site
nb_execution_timeout = 300
nb_execution_raise_on_error = True
nb_merge_streams = True
copybutton_prompt_text = r">>> |\.\.\. |    "
copybutton_prompt_is_regexp = True

default_role = "py:obj"  # `name` in a docstring is a name of the code, and a link where there is a page for it
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True}
autodoc_type_aliases = {"Action": "euchre.Action"}
autodoc_preserve_defaults = True

_ELSEWHERE: Final = {"CHANGELOG": "changelog", "CONTRIBUTING": "contributing", "SECURITY": "security"}
"""Pages at the top of the sources, which have a page here that includes them."""


def _inside(_: Sphinx, page: str, source: list[str]) -> None:
    """Lead links out of this folder to the pages that include their targets; a folder of the sources is only named.

    The page of the commands is what they say of themselves.
    """
    up = "../" * (page.count("/") + 1)
    for name, here in _ELSEWHERE.items():
        source[0] = source[0].replace(f"]({up}{name}.md", f"]({up[3:]}{here}.md")
    if page == "reference/commands":
        source[0] += command_help()
    source[0] = re.sub(rf"\[(`[^`]+/`)\]\({re.escape(up)}[a-z]+\)", r"\1", source[0])


def _said(*told: Any) -> None:
    """Leave out what Python says of a field about which the code says nothing."""
    lines: list[str] = told[-1]
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    from sphinx.util.inspect import TypeAliasForwardRef  # noqa: PLC0415 - tests read this file where Sphinx is missing

    app.connect("source-read", _inside)
    TypeAliasForwardRef.__repr__ = lambda alias: alias.name  # Action in a signature, not what Sphinx makes of it
    app.connect("autodoc-process-docstring", _said)
