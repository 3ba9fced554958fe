"""Drawings on the rules page of shichimi, made of the app's own cards."""

from functools import partial

import flet as ft

from companion.texts.base import Text
from models.shichimi import TOGARASHI
from views.parts.base import icon, text
from views.parts.seal import seal
from views.scene import RulePicture
from views.shichimi.tiles import MiniCard, heap_strip
from views.theme import Look, Verdict

SHICHIMI = (TOGARASHI, TOGARASHI, "asanomi", "keshi", "chinpi", "aonori", "shoga", "shiso")
TWICE = (TOGARASHI, "asanomi", "keshi", "chinpi", "aonori", "shoga", "shoga")
ICHIMI = (TOGARASHI,) * 7
IS, IS_NOT = Text("七味", "Shichimi"), Text("七味ではない", "No shichimi")
IS_ICHIMI = Text("一味", "Ichimi")


def _heaps(heaps: tuple[tuple[tuple[str, ...], Verdict, Text], ...], look: Look, width: float) -> ft.Control:
    """Heaps below each other, each under the referee's seal and word."""
    rows: list[ft.Control] = []
    for cards, kind, word in heaps:
        rows.append(ft.Row([seal(look, kind, 30), text(look, look.t(word), "strong")], spacing=10, tight=True))
        rows.append(ft.Container(heap_strip(look, cards, width, 44), width=width))
    return ft.Column(rows, spacing=6, tight=True)


def _alike(look: Look, width: float) -> ft.Control:
    """Pairs of cards that are not the same spice."""
    rows: list[ft.Control] = []
    for one, other in ((TOGARASHI, "yakitogarashi"), ("kurogoma", "shirogoma")):
        rows.append(
            ft.Row(
                [
                    MiniCard(look, one, 96, 58),
                    icon(ft.Icons.CLOSE_ROUNDED, 24, look.c.ng),
                    MiniCard(look, other, 96, 58),
                ],
                spacing=10,
                tight=True,
            )
        )
    return ft.Column(rows, spacing=8, tight=True)


RULE_PICTURES = {
    "shichimi.heap": RulePicture(
        Text(
            "下の山は生姜が2枚あるので、七味ではありません",
            "In the lower heap ginger comes twice, so it is none",
        ),
        partial(_heaps, ((SHICHIMI, "ok", IS), (TWICE, "ng", IS_NOT))),
    ),
    "shichimi.heap.ichimi": RulePicture(
        Text("唐辛子だけ7枚", "Seven togarashi and nothing else"), partial(_heaps, ((ICHIMI, "ok", IS_ICHIMI),))
    ),
    "shichimi.heap.alike": RulePicture(Text("別の香辛料です", "Different spices"), _alike),
    "slow.complete": RulePicture(
        Text("「七味完成！」が当たる山", "A heap for which “Complete!” is right"),
        partial(_heaps, ((SHICHIMI, "ok", IS),)),
    ),
    "slow.spoil-first": RulePicture(
        Text("生姜が2枚あるので「台無し！」が当たります", "Ginger comes twice: “Spoiled!” is right"),
        partial(_heaps, ((TWICE, "ng", IS_NOT),)),
    ),
    "kai.fits": RulePicture(
        Text(
            "ほかの香辛料が6種そろった山。あと置けるのは唐辛子だけです",
            "Six other spices lie here: only togarashi still fit",
        ),
        partial(_heaps, ((SHICHIMI, "ok", IS),)),
    ),
}
