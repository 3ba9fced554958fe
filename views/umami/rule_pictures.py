"""Drawings on the rules page of umami, made of the app's own cards."""

import flet as ft

from companion.texts.base import Text
from models.umami import Favourite
from views.parts.base import card, icon, text
from views.scene import RulePicture
from views.theme import Look
from views.umami.pictures import face, favourite_face

WANTED = Favourite.model_validate({"want": {"colors": ["red", "red", "green"]}, "arrow": "up", "stars": 3})
LOW, HIGH = ("2f", "7-", "8-"), ("3-", "8*", "9-")


def _dish(look: Look, cards: tuple[str, ...], note: str = "", struck: int | None = None) -> ft.Control:
    """A dish as a column of cards; struck: the card that is put away."""
    rows: list[ft.Control] = [face(look, one, 64, 38, faint=index == struck) for index, one in enumerate(cards)]
    if note:
        rows.append(text(look, note, "strong", align=ft.TextAlign.CENTER))
    return ft.Column(rows, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def _match(look: Look, width: float) -> ft.Control:
    return ft.Row(
        [
            _dish(look, LOW),
            icon(ft.Icons.ARROW_FORWARD_ROUNDED, 28, look.c.ink),
            card(look, favourite_face(look, WANTED, 112), edge=look.c.edge, padding=8, width=120),
        ],
        spacing=14,
        tight=True,
    )


def _better(look: Look, width: float) -> ft.Control:
    sums = [sum(int(one[0]) for one in dish) for dish in (LOW, HIGH)]
    return ft.Row(
        [
            _dish(look, LOW, str(sums[0])),
            text(look, "<", "score.l"),
            _dish(look, HIGH, str(sums[1])),
            card(look, favourite_face(look, WANTED, 92), edge=look.c.edge, padding=6, width=92),
        ],
        spacing=10,
        tight=True,
    )


def _fourth(look: Look, width: float) -> ft.Control:
    return ft.Row(
        [_dish(look, ("4-", *LOW), struck=0), icon(ft.Icons.DELETE_OUTLINE_ROUNDED, 28, look.c.ink2)],
        spacing=12,
        tight=True,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


RULE_PICTURES = {
    "umami.match": RulePicture(
        Text("赤2枚と緑1枚。順番は関係ありません", "Two red, one green; the order does not matter"), _match
    ),
    "umami.better": RulePicture(
        Text(
            "矢印が上なら、合計の大きい料理が奪えます",
            "With the arrow up, the dish with the higher sum takes the favourite",
        ),
        _better,
    ),
    "umami.fourth": RulePicture(
        Text("4枚になったら、どれか1枚を捨てます", "With a fourth card, one of the four goes"), _fourth
    ),
}
