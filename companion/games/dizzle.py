"""dizzle, as the rest of the house sees it."""

from companion.game import Facets, Game, Lang, Seating
from companion.pack_draft import Editing
from companion.packs.editing import dizzle as editing
from companion.rules import dizzle as rules
from companion.texts import dizzle as texts
from companion.texts.base import Text
from companion.texts.dizzle import box
from models import dizzle as models

_LEVEL = Text("レベル {level}", "Level {level}")


def _levels(seating: Seating) -> tuple[str, ...]:
    return (str(seating.pack.level),) * seating.seats


def _level(facet: str, seating: Seating | None, lang: Lang) -> str:
    return _LEVEL.of(lang).format(level=facet)


GAME = Game(
    id="dizzle",
    number=5,
    people=(1, 4),
    models=models,
    rules=rules,
    planning=None,
    texts=texts,
    read_pack=models.read_pack,
    editing=Editing(
        blank=editing.blank, read=editing.read, beyond=editing.beyond, complaints=editing.complaints, words=box
    ),
    variants={},
    facets=Facets(of=_levels, title=Text("レベルごと", "By level"), name=_level),
    extra=("crosses",),
    secret=None,
    seals=None,
    table_lines=None,
    joined={},
)
