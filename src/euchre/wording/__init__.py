"""The sentences that people read at a table or on the page, in every language.

``catalogue/<language>/`` holds them as Fluent messages (projectfluent.org): ``page/`` those that only the page uses,
``table/`` those that only the server uses, ``shared/`` those of both. A sentence is whole, with named parts; what
depends on a number, a gender or on who is addressed is decided inside the message.
"""

from euchre.wording.languages import LANGUAGES, Language, best_language
from euchre.wording.wording import Part, Wording, wording

__all__ = ["LANGUAGES", "Language", "Part", "Wording", "best_language", "wording"]
