"""dizzle in words: every broken rule, the rules page, score lines, steps and log lines."""

from typing import Any

from companion.game import Lang, Seating
from companion.rulebooks.dizzle import BOOK
from companion.rules.dizzle.ending import spin_end
from companion.texts.base import ScoreLine, Text
from companion.texts.dizzle.ending import spin_effects, spin_over
from companion.texts.dizzle.facts import at_table
from models.dizzle import CrossPlanet, DropOut, GiveBack, Reroll, Roll, State, Take

TITLE = Text("ディズル", "Dizzle")
TAGLINE = Text("ダイスをつなげて、×でうめる", "Join the dice, cross the sheet")
CREDIT = Text("もとのルールのまとめ: レモネード", "Rules summary followed here: Lemonade")

LINES = {
    "jewels": ScoreLine(Text("宝石", "Jewels"), "dizzle.scoring.jewels"),
    "arrows": ScoreLine(Text("矢印", "Arrows"), "dizzle.scoring.arrows"),
    "puzzles": ScoreLine(Text("パズル", "Puzzles"), "dizzle.scoring.puzzles"),
    "flags": ScoreLine(Text("旗", "Flags"), "dizzle.scoring.flags"),
    "squares": ScoreLine(Text("四角", "Squares"), "dizzle.scoring.squares"),
    "bombs": ScoreLine(Text("爆発", "Explosions"), "dizzle.scoring.bombs"),
    "poop": ScoreLine(Text("うんこ", "Poop"), "dizzle.scoring.poop"),
}

STEPS = {
    "roll": Text("ダイスを振る", "Roll the dice"),
    "take": Text("ダイスを置く", "Place a die"),
    "reroll": Text("振り直す", "Reroll"),
    "give-back": Text("1つ戻す", "Give one back"),
    "drop-out": Text("離脱", "Drop out"),
    "planet": Text("惑星を選ぶ", "Choose a planet"),
}

MARKS = {
    "jewel": Text("宝石", "jewel"),
    "bomb": Text("爆弾", "bomb"),
    "puzzle": Text("パズル", "puzzle piece"),
    "key": Text("鍵", "key"),
    "lock": Text("錠前", "lock"),
    "rocket": Text("ロケット", "rocket"),
    "flag": Text("旗", "flag"),
    "poop": Text("うんこ", "poop"),
    "planet": Text("惑星", "planet"),
}
"""What is printed on a field, by kind."""

COLORS = {
    "red": Text("赤", "red"),
    "blue": Text("青", "blue"),
    "green": Text("緑", "green"),
    "yellow": Text("黄", "yellow"),
    "purple": Text("紫", "purple"),
    "orange": Text("だいだい", "orange"),
    "pink": Text("桃", "pink"),
    "white": Text("白", "white"),
    "black": Text("黒", "black"),
    "gold": Text("金", "gold"),
    "silver": Text("銀", "silver"),
}
"""Colours of puzzle pieces, keys and locks; any other reads as its id."""


def word(key: str, value: Any, setup: Seating, lang: Lang) -> str | None:
    """Cells as row and column from 1, colours by name."""
    if key in ("cell", "cells") and isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], int):
        return cell_text(value, lang)
    if key == "color":
        return color_text(value, lang)
    return None


def cell_text(cell: tuple[int, int], lang: Lang) -> str:
    """``3行2列``, ``row 3, column 2``."""
    row, col = cell[0] + 1, cell[1] + 1
    return Text(f"{row}行{col}列", f"row {row} column {col}").of(lang)


def color_text(color: str, lang: Lang) -> str:
    """A colour's name, or the id of one the app has no word for."""
    return COLORS[color].of(lang) if color in COLORS else color


def describe(event: Any, before: State, setup: Seating, lang: Lang) -> str:
    """One line of the log, without the player's name; of the last event of a spin also what its end brought."""
    told = _entered(event, lang)
    end = spin_end(before, event)
    if end is None:
        return told
    effects = spin_effects(end, setup.names, setup.pack, lang)
    stop, comma = ("。", "。") if lang == "ja" else (". ", "; ")
    return told + stop + spin_over(end, setup.names, lang) + (comma + effects if effects else "")


def _entered(event: Any, lang: Lang) -> str:
    match event:
        case Roll():
            return Text(f"振った: {_dice(event.dice)}", f"Rolled {_dice(event.dice)}").of(lang)
        case Take():
            where = cell_text(event.cell, lang)
            return Text(f"{event.die} を{where}に置いた", f"Placed a {event.die} on {where}").of(lang)
        case Reroll():
            return Text(f"振り直し: {_dice(event.dice)}", f"Rerolled {_dice(event.dice)}").of(lang)
        case GiveBack():
            where = cell_text(event.cell, lang)
            return Text(f"{where}のダイスを戻した", f"Gave back the die on {where}").of(lang)
        case DropOut():
            return Text("離脱", "Dropped out").of(lang)
        case CrossPlanet():
            where = cell_text(event.cell, lang)
            return Text(f"{where}の惑星に×", f"Crossed the planet on {where}").of(lang)
    return str(event.type)


def _dice(dice: tuple[int, ...]) -> str:
    return " ".join(str(die) for die in sorted(dice))


__all__ = [
    "BOOK",
    "COLORS",
    "CREDIT",
    "LINES",
    "MARKS",
    "STEPS",
    "TAGLINE",
    "TITLE",
    "at_table",
    "cell_text",
    "color_text",
    "describe",
    "spin_effects",
    "spin_over",
    "word",
]
