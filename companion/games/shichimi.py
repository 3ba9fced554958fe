"""shichimi with its five ways to play, as the rest of the house sees it."""

from companion.game import Facets, Game, Lang, Seating
from companion.rules import shichimi as rules
from companion.texts import shichimi as texts
from companion.texts.base import Text
from models import shichimi as models


def _variants(seating: Seating) -> tuple[str, ...]:
    return (seating.options.variant,) * seating.seats


def _variant(facet: str, seating: Seating | None, lang: Lang) -> str:
    return texts.VARIANTS[facet].of(lang)


GAME = Game(
    id="shichimi",
    number=2,
    people=(1, 8),
    models=models,
    rules=rules,
    planning=None,
    texts=texts,
    read_pack=None,
    editing=None,
    variants=texts.VARIANTS,
    facets=Facets(of=_variants, title=Text("遊び方ごと", "By variant"), name=_variant),
    extra=(),
    secret=rules.is_secret,
    seals=rules.seals,
    table_lines=None,
    joined={"collect": "place"},
)
