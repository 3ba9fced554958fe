"""umami in words: every broken rule, the rules page, score lines, steps and log lines."""

from companion.rulebooks.umami import BOOK
from companion.texts.base import ScoreLine, Text
from companion.texts.umami.facts import at_table
from companion.texts.umami.words import (
    describe,
    favourite_text,
    ingredient_text,
    lack_text,
    reason_text,
    table_lines,
    want_text,
    word,
)

TITLE = Text("旨味", "Umami")
TAGLINE = Text("三つの材料で、客の心をつかむ", "Three ingredients win a guest's heart")
CREDIT = Text("ゲームデザイン: jurong", "Game design: jurong")

LINES = {
    "favourites": ScoreLine(Text("お気に入りの星", "Favourites"), "umami.scoring.favourites"),
    "ingredients": ScoreLine(Text("材料の星", "Ingredients"), "umami.scoring.ingredients"),
}

STEPS = {
    "deal": Text("場に並べる", "Lay out the cards"),
    "play": Text("材料を出す", "Play a card"),
    "steal": Text("盗む", "Steal"),
    "compensate": Text("新しい材料を取る", "Take a new card"),
    "claim": Text("お気に入りを獲得", "Claim a favourite"),
    "end": Text("手番を終える", "End the turn"),
    "secrets": Text("秘密を公開", "Turn up the secrets"),
}

__all__ = [
    "BOOK",
    "CREDIT",
    "LINES",
    "STEPS",
    "TAGLINE",
    "TITLE",
    "at_table",
    "describe",
    "favourite_text",
    "ingredient_text",
    "lack_text",
    "reason_text",
    "table_lines",
    "want_text",
    "word",
]
