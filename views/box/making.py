"""A new box: an empty pack that is kept as a draft from the start."""

import re
from collections.abc import Iterable

from companion.desk import new_id
from companion.desk.boxes import Boxes
from companion.game import LANGS
from companion.packs import editing, shipped_packs
from companion.packs.editing import Words
from views.i18n import Text
from views.i18n import box as words


def make(boxes: Boxes, game: str) -> str:
    """Keeps a new empty pack of a game and returns its id."""
    pack_id = own_id(game)
    usual = words.NEW_TITLE[game]
    draft = editing.blank(game, pack_id, free_title(titles(boxes, game), Words(usual.ja, usual.en)))
    boxes.save_draft(game, pack_id, draft.data())
    return pack_id


def is_given(game: str, title: Words) -> bool:
    """Whether a title is one that the app gives, so that nobody has chosen it in either language yet."""
    return any(
        all(re.fullmatch(pattern.of(lang), title.of(lang)) for lang in LANGS)
        for pattern in (_numbered(words.NEW_TITLE[game]), _COPY)
    )


def _numbered(usual: Text) -> Text:
    return Text(*(rf"{re.escape(one)}( \d+)?" for one in usual))


_COPY = Text(*(re.escape(one).replace(re.escape("{name}"), ".*") + r"( \d+)?" for one in words.COPY_OF))


def own_id(game: str) -> str:
    """An id for a pack of this device."""
    return f"{game}/own-{new_id()[:8]}"


def titles(boxes: Boxes, game: str) -> set[Words]:
    """The titles that packs of a game have, the app's and one's own."""
    shipped = {Words(pack.title.ja, pack.title.en) for pack in shipped_packs(game)}
    own = (pack.draft if pack.draft is not None else pack.body for pack in boxes.own(game))
    return shipped | {editing.read(game, raw).title for raw in own if raw is not None}


def free_title(taken: Iterable[Words], usual: Words) -> Words:
    """A title, with the first number that tells it from those there are."""
    title, number = usual, 1
    while title in taken:
        number += 1
        title = Words(f"{usual.ja} {number}", f"{usual.en} {number}")
    return title
