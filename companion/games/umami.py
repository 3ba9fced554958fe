"""umami, as the rest of the house sees it."""

from companion.game import Game
from companion.rules import umami as rules
from companion.texts import umami as texts
from models import umami as models

GAME = Game(
    id="umami",
    number=3,
    people=(2, 5),
    models=models,
    rules=rules,
    planning=None,
    texts=texts,
    read_pack=None,
    editing=None,
    variants={},
    facets=None,
    extra=("flowers",),
    secret=None,
    seals=None,
    table_lines=texts.table_lines,
    joined={},
)
