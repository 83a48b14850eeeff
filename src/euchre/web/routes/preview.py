"""The preview of a link to the page, as a chat shows it: a title, a sentence and a picture (https://ogp.me)."""

from __future__ import annotations

from html import escape
from typing import Final

from euchre.web.http.headers import origin_of
from euchre.web.routes.dependencies import AnyRequest
from euchre.web.settings.settings import Settings
from euchre.wording import Wording

_PICTURE: Final = "/icon-512.png"
_SIZE: Final = "512"
_TABLES: Final = "/t/"


def preview(request: AnyRequest, words: Wording, settings: Settings) -> str:
    """The tags for the head of the page at an address; nothing of a table is in them, whose link may be anywhere.

    The page itself reads the name and the greeting of the server from them.
    """
    title, says = words("preview-title"), words("preview-says")
    if request.scope["path"].startswith(_TABLES):
        title, says = words("preview-table-title"), words("preview-table-says")
    origin = origin_of(request)
    tags = {
        "og:site_name": settings.title or "Euchre",
        "euchre:greeting": settings.greeting,
        "og:type": "website",
        "og:title": title,
        "og:description": says,
        "og:image": origin + _PICTURE,  # those who show a preview follow no relative address
        "og:image:width": _SIZE,
        "og:image:height": _SIZE,
    }
    return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items())
