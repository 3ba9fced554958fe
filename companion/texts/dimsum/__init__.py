"""dimsum in words: every broken rule, the rules page, score lines, steps and log lines."""

from companion.rulebooks.dimsum import BOOK
from companion.texts.base import ScoreLine, Text
from companion.texts.dimsum.facts import at_table
from companion.texts.dimsum.words import cells_text, describe, placed_text, told, word

TITLE = Text("点心罪ホーダイ", "Dim Sum Delight")
TAGLINE = Text("点心をつめて、かさねて、食べすぎ注意", "Fill up, stack up, mind your stomach")
CREDIT = Text("ゲームデザイン: お酒さん (酔いどれ趣造)", "Game design: Osake-san (Yoidore Shuzo)")

LINES = {
    "stomach": ScoreLine(Text("胃袋", "Stomach"), "dimsum.scoring.stomach"),
    "betsubara": ScoreLine(Text("ベツバラ", "Betsubara"), "dimsum.scoring.betsubara"),
    "full": ScoreLine(Text("満腹", "Full"), "dimsum.scoring.full"),
    "colors": ScoreLine(Text("4色", "Four colours"), "dimsum.scoring.colors"),
    "face": ScoreLine(Text("胃袋の種類", "Face"), "dimsum.scoring.face"),
    "gauge": ScoreLine(Text("消化不良", "Indigestion"), "dimsum.scoring.gauge"),
    "chips": ScoreLine(Text("チップ", "Chips"), "dimsum.scoring.chips"),
}

STEPS = {
    "deal": Text("3枚めくる", "Turn up three"),
    "take": Text("カードを取る", "Take a card"),
    "place": Text("置き方をえらぶ", "Place the cubes"),
    "bonus": Text("ボーナスをえらぶ", "Choose the bonus"),
    "exclude": Text("数えない色", "Colour left out"),
}

__all__ = [
    "BOOK",
    "CREDIT",
    "LINES",
    "STEPS",
    "TAGLINE",
    "TITLE",
    "at_table",
    "cells_text",
    "describe",
    "placed_text",
    "told",
    "word",
]
