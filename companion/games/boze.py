"""boze, as the rest of the house sees it."""

from companion.game import Game
from companion.pack_draft import Editing
from companion.packs.editing import boze as editing
from companion.packs.editing import common
from companion.rules import boze as rules
from companion.texts import boze as texts
from companion.texts.boze import box
from models import boze as models

GAME = Game(
    id="boze",
    number=4,
    people=(2, 4),
    models=models,
    rules=rules,
    planning=rules,
    texts=texts,
    read_pack=models.read_pack,
    editing=Editing(
        blank=editing.blank, read=editing.read, beyond=editing.beyond, complaints=common.complaints, words=box
    ),
    variants={},
    facets=None,
    extra=(),
    secret=None,
    seals=None,
    table_lines=None,
    joined={},
)
