"""The shrine duty: a row a seat with what is owed, held, paid and missing; it is forced, so one tap enters it."""

from functools import partial

import flet as ft

from companion.rules.boze import prospects
from companion.rules.boze.prospects import Share
from models.boze import DUTIES
from views.boze.moment import Moment
from views.boze.panels import subtitle
from views.boze.parts import GOLD_ICON, duty_dots, gold_color
from views.boze.taps import DutyTaps
from views.i18n import boze as words
from views.parts.base import card, icon, named, text
from views.parts.fields import stepper
from views.parts.marks import Seat, mark
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Said
from views.scene import Scene
from views.theme import Look, minus


def duty_scene(m: Moment, taps: DutyTaps, look: Look) -> Scene:
    """The duty that is due."""
    state = m.state
    last = prospects.duties_left(state) == 1
    legal = not m.judge(m.read(type="duty", paid=list(m.paid)))
    return Scene(
        subtitle=subtitle(m, look),
        seat=None,
        title=look.t(words.DUTY_TITLE),
        glyph=ft.Icons.TEMPLE_BUDDHIST_ROUNDED,
        done=look.t(words.DUTY_NUMBER, number=state.duties + 1),
        now=look.t(words.DUTY_STEP),
        chips=False,
        scrolls=True,
        choices=ft.Row(
            [
                duty_dots(look, state.duties, True, DUTIES),
                text(look, look.t(words.DUTY_END), "strong", look.c.ink2, expand=True, align=ft.TextAlign.RIGHT),
            ],
            spacing=10,
        ),
        board=lambda width, height: _rows(m, taps, look, width),
        said=_said(m, look) if legal else None,
        main=MainAction(
            look.t(words.DUTY_DO),
            look.t(words.DUTY_LAST) if last else look.t(words.DUTY_NEXT, number=prospects.next_round(state)),
            ft.Icons.TEMPLE_BUDDHIST_ROUNDED,
            taps.enter_duty,
        ),
        others=[TrayAction("duty-edit", look.t(words.DUTY_EDIT), ft.Icons.EDIT_ROUNDED, taps.edit_duty)],
    )


def paid_text(m: Moment, paid: tuple[int, ...]) -> str:
    """``あや 6 · Tom 1``."""
    return " · ".join(f"{seat.name} {gold}" for seat, gold in zip(m.seats, paid, strict=True))


def _said(m: Moment, look: Look) -> Said:
    return Said("ok", look.t(words.DUTY_SUM, gold=sum(m.paid)), paid_text(m, m.paid))


def _rows(m: Moment, taps: DutyTaps, look: Look, width: float) -> ft.Control:
    editing = bool(m.chosen.paid)
    rows: list[ft.Control] = [text(look, look.t(words.DUTY_RULE), "strong")]
    shares = prospects.duty_shares(m.state)
    for player, (share, paid) in enumerate(zip(shares, m.paid, strict=True)):
        rows.append(_row(m.seats[player], taps, look, player, share, paid, editing))
    return ft.Column(
        rows, spacing=8, width=min(width, 720.0), scroll=None if look.layout == "phone" else ft.ScrollMode.AUTO
    )


def _row(seat: Seat, taps: DutyTaps, look: Look, player: int, share: Share, paid: int, editing: bool) -> ft.Control:
    short = share.missing > 0
    right = ft.Container(
        ft.Column(
            [
                text(look, look.t(words.MISSING, count=share.missing), "label", align=ft.TextAlign.CENTER),
                text(look, minus(share.points), "verdict", look.c.ng, align=ft.TextAlign.CENTER),
            ]
            if short
            else [
                text(look, look.t(words.ALL_PAID), "label", align=ft.TextAlign.CENTER),
                icon(ft.Icons.CHECK_ROUNDED, 28, look.c.ink),
            ],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=look.c.ng_tint if short else look.c.ok_tint,
        border_radius=14,
        padding=ft.Padding.symmetric(horizontal=8, vertical=6),
        width=look.px(100),
        alignment=ft.Alignment.CENTER,
    )
    middle: ft.Control = ft.Column(
        [
            text(look, look.t(words.HELD, count=share.held), "label", look.c.ink2),
            ft.Row(
                [
                    icon(GOLD_ICON, look.px(24), gold_color(look)),
                    text(look, str(paid), "verdict", size=28),
                ],
                spacing=3,
                tight=True,
            ),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )
    head: list[ft.Control] = [
        mark(look, seat, 42),
        ft.Column(
            [
                text(look, seat.name, "title", lines=1),
                text(look, look.t(words.DUTY_ROW, count=share.workers, owed=share.owed), "note", look.c.ink2),
            ],
            spacing=0,
            expand=True,
            tight=True,
        ),
        middle,
        right,
    ]
    if editing:
        field = stepper(
            look,
            paid,
            partial(taps.change_duty, player),
            least=0,
            most=99,
            ident=f"duty-{player}",
            label=seat.name,
            glyph=GOLD_ICON,
        )
        return card(look, ft.Row([*head[:2], field], spacing=12))
    read = look.t(words.DUTY_READ, name=seat.name, owed=share.owed, paid=paid, missing=share.missing)
    return named(
        card(look, ft.Row(head, spacing=12), padding=ft.Padding.symmetric(horizontal=12, vertical=8)),
        f"duty-{player}",
        read,
    )
