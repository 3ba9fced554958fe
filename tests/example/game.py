"""pig, as the rest of the house sees it. In the house this is ``companion/games/pig.py``."""

from companion.game import Game
from tests.example import models, rules, texts

GAME = Game(
    id="pig",
    number=255,
    people=models.PEOPLE,
    models=models,
    rules=rules,
    planning=None,
    texts=texts,
    read_pack=None,
    editing=None,
    variants={},
    facets=None,
    extra=(),
    secret=None,
    seals=None,
    table_lines=None,
    joined={},
)
