"""pig in words: its names, score lines, steps and log lines. In the house this is ``companion/texts/pig.py``."""

from typing import Any

from companion.game import Lang, Seating
from companion.texts.base import ScoreLine, Text
from tests.example.models import Roll, State
from tests.example.rulebook import BOOK

__all__ = ["BOOK", "CREDIT", "LINES", "STEPS", "TAGLINE", "TITLE", "at_table", "describe", "word"]

TITLE = Text("ピッグ", "Pig")
TAGLINE = Text("欲ばりすぎに気をつけて", "Do not be greedy")
CREDIT = Text("昔からの遊び", "A traditional game")

LINES = {"banked": ScoreLine(Text("貯めた点", "Put by"), "pig.scoring.banked")}

STEPS = {"roll": Text("ダイスを振る", "Roll the dice"), "hold": Text("貯める", "Hold")}


def word(key: str, value: Any, setup: Seating, lang: Lang) -> None:
    """Every fact reads as it is."""


def describe(event: Any, before: State, setup: Seating, lang: Lang) -> str:
    """One line of the log, without the player's name."""
    if isinstance(event, Roll):
        dice = " ".join(map(str, event.dice))
        return Text(f"振った: {dice}", f"Rolled {dice}").of(lang)
    return Text(f"{before.turn}点を貯めた", f"Put {before.turn} by").of(lang)


def at_table(article_id: str, setup: Seating) -> tuple[Text, ...]:
    """What a rule comes to at this table."""
    if article_id != "pig.hold":
        return ()
    target = setup.options.target
    return (Text(f"この卓では{target}点で勝ちです。", f"At this table {target} points win."),)
