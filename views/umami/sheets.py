"""The sheets of the umami table: who is near a favourite, which card goes, which is taken, a name."""

from collections.abc import Sequence

import flet as ft

from companion.rules import umami as rules
from companion.texts.umami import favourite_text
from views.i18n import common
from views.i18n import umami as words
from views.parts.base import text
from views.parts.fields import field, wide_button
from views.scene import BottomSheet
from views.theme import Look
from views.umami.calls import asked_favourite, near
from views.umami.claims import near_list
from views.umami.moment import Moment
from views.umami.pictures import Ingredient, pattern


def sheet(t: Moment, look: Look) -> BottomSheet | None:
    """The sheet that the draft asks for, None without."""
    now = t.now
    content: ft.Control
    if now.naming:
        content = ft.Column(
            [
                field(
                    look,
                    look.t(words.NAME_FIELD),
                    now.pick.name,
                    t.do.name_pick,
                    ident="favourite-name",
                    max_length=80,
                    autofocus=True,
                    on_submit=t.do.ask_name,
                ),
                wide_button(look, look.t(common.DONE), t.do.ask_name, ident="name-done", filled=True),
            ],
            spacing=12,
            tight=True,
        )
        return BottomSheet(look.t(words.NAME_TITLE), content, away=t.do.ask_name)
    found = asked_favourite(t)
    if found is not None:
        favourite, holder = found
        arrow = look.t(words.HIGHER if favourite.arrow == "up" else words.LOWER)
        where = look.t(words.OPEN_CARD)
        if holder is not None:
            dish = t.state.seats[holder[0]].dishes[holder[1]]
            where = look.t(
                words.HELD_BY,
                name=t.table.seats[holder[0]].name,
                dish=holder[1] + 1,
                total=rules.total(dish.cards),
                flowers=rules.flowers(dish.cards),
            )
            if dish.safe:
                where = f"{where} · {look.t(words.SAFE)}"
        picture = ft.Row(
            [
                pattern(look, favourite.want, 34),
                text(look, f"{'↑' if favourite.arrow == 'up' else '↓'} ★{favourite.stars}", "value", weight=800),
                text(look, arrow, "strong", look.c.ink2, expand=True, lines=2),
            ],
            spacing=12,
        )
        content = ft.Column([picture, near_list(look, near(t, look), t.do.claim_asked)], spacing=12, tight=True)
        title = f"{favourite_text(favourite, look.lang)}: {look.t(words.CLOSE_TITLE)}"
        return BottomSheet(title, content, where, away=t.do.close_asked)
    if now.asked == "fourth" and now.dish is not None:
        content = _card_choice(t, look, t.candidates(), "discard")
        return BottomSheet(
            look.t(words.FOURTH_TITLE), content, look.t(words.FOURTH_NOTE, dish=now.dish + 1), t.do.close_asked
        )
    if now.asked == "take" and now.victim is not None:
        seat, index = now.victim
        content = _card_choice(t, look, t.state.seats[seat].dishes[index].cards, "take")
        note = look.t(words.TAKE_NOTE, name=t.table.seats[seat].name, dish=index + 1)
        return BottomSheet(look.t(words.TAKE_TITLE), content, note, t.do.close_asked)
    return None


def _card_choice(t: Moment, look: Look, cards: Sequence[str], prefix: str) -> ft.Control:
    room = min(look.width, 560.0) - 32
    each = min(110.0, (room - 8 * (len(cards) - 1)) / len(cards))
    row = ft.Row(
        [Ingredient(look, f"{prefix}-{i}", card_, each, 84, t.do.tap) for i, card_ in enumerate(cards)],
        spacing=8,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    undo = wide_button(look, look.t(common.UNDO), t.do.undo, ident="sheet-undo", glyph=ft.Icons.UNDO_ROUNDED)
    return ft.Column([row, ft.Row([undo])], spacing=12, tight=True)
