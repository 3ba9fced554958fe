"""dimsum, as the rest of the house sees it."""

from companion.game import Facets, Game, Lang, Seating
from companion.pack_draft import Editing
from companion.packs.editing import common
from companion.packs.editing import dimsum as editing
from companion.rules import dimsum as rules
from companion.texts import dimsum as texts
from companion.texts.base import Text
from companion.texts.dimsum import box
from models import dimsum as models


def _face(facet: str, seating: Seating | None, lang: Lang) -> str:
    """A face is called as its pack calls it."""
    faces = seating.pack.faces if seating else ()
    return next((str(face.name.of(lang)) for face in faces if face.id == facet), facet)


GAME = Game(
    id="dimsum",
    number=1,
    people=(2, 4),
    models=models,
    rules=rules,
    planning=None,
    texts=texts,
    read_pack=models.read_pack,
    editing=Editing(
        blank=editing.blank, read=editing.read, beyond=editing.beyond, complaints=common.complaints, words=box
    ),
    variants={},
    facets=Facets(of=lambda seating: seating.options.faces, title=Text("胃袋ごと", "By face"), name=_face),
    extra=(),
    secret=None,
    seals=None,
    table_lines=None,
    joined={"place": "take"},
)
