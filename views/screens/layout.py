"""Where a scene's things stand: phone, middle (a strip on top, board left), wide (two panes, floating tray)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from companion import explain, referee
from companion.browser import IN_BROWSER
from companion.desk.snapshot import moment
from companion.texts.base import listed
from models.log import Correct
from views.i18n import common as words
from views.i18n import counting as count_words
from views.i18n import guests as guest_words
from views.i18n import names as name_words
from views.i18n import table as own
from views.parts.base import Handler, heading, icon, icon_tap, part, text
from views.parts.marks import Seat, mark
from views.parts.noren import Noren
from views.parts.page import empty, floating, header, page, side_pane
from views.parts.players import PlayerPanel, chip_row
from views.parts.seal import seal
from views.parts.sheets import menu, over, sheet
from views.parts.tray import MainAction, TrayAction, tray, undo_action
from views.parts.verdict import Said, VerdictLine
from views.parts.verdict_sheet import VerdictSheet
from views.scene import Scene
from views.screens.dialogs import AdjustForm, StopForm
from views.screens.table.actions import Actions
from views.theme import SIDE_PANE, Layout, Look, minus

NOREN_BELOW = 182
"""Where the noren of a phone ends, from the top."""


def table(t: Actions, look: Look) -> ft.Control:
    """The whole table screen."""
    if t.missing or t.screen is None:
        head = header(look, look.t(words.APP), on_back=t.window.home)
        return page(look, head, [empty(look, look.t(own.MISSING))])
    t.away = None
    scene = _watched(t, look, _ended(t, look, t.scene(look)))
    if scene.full is not None:
        t.main = scene.main
        return scene.full
    side = SIDE_PANE if look.wide else 0.0
    if t.shown is not None:
        t.away = t.close_shown
        rule = t.rule if t.window.guest is None else None
        content = VerdictSheet(look, t.shown.refusal, t.shown.answer, t.repair, rule, t.close_shown, t.read_rule)
        lying = sheet(look, content, ident="verdict-sheet", whole=True)
        # No scrim over noren and board; a tap on them closes the sheet all the same.
        clear = ft.Container(bgcolor=ft.Colors.TRANSPARENT, expand=True)
        veil = ft.GestureDetector(clear, on_tap=lambda _: t.close_shown(), exclude_from_semantics=True)
        frame = ft.Stack([_frame(t, look, scene, small=True), veil], expand=True, fit=ft.StackFit.EXPAND)
        most = 0.57 if look.roomy else 0.75
        return over(look, frame, lying, on_away=t.close_shown, scrim=False, side=side, most=most)
    lain = _lying(t, look, scene)
    if lain is None:
        return _frame(t, look, scene)
    # The noren is never covered: the scrim lies on everything else.
    lying, away = lain
    t.away = away
    tall = scene.sheet is not None and scene.sheet.tall and not (t.mend or t.dialog or t.menu_open)
    # Where there is room, the noren stays in view above the sheet.
    most = 0.8 if not look.roomy or look.wide else max(0.6, 1 - (NOREN_BELOW - (58 if look.short else 0)) / look.height)
    return over(
        look, _frame(t, look, scene, dim=away), lying, on_away=away, scrim=False, side=side, tall=tall, most=most
    )


def _ended(t: Actions, look: Look, scene: Scene) -> Scene:
    """Once the game is over the noren names the winners, unless the game says something else."""
    winners = referee.winners(t.position)
    if not winners or scene.title is not None:
        return scene
    return replace(
        scene,
        seat=winners[0],
        title=listed((t.seats[seat].name for seat in winners), look.lang),
        now=look.t(words.WON_SHARED if len(winners) > 1 else words.WON),
        done=None,
    )


def _watched(t: Actions, look: Look, scene: Scene) -> Scene:
    """On a phone that may not enter what is due, the turn of the others is looked at and not touched."""
    guest, turn = t.window.guest, t.turn
    if guest is None or t.over or guest.may_enter(turn):
        return scene

    def board(width: float, height: float) -> ft.Control:
        return _untouched(scene.board(width, height))

    waits = look.t(guest_words.WATCHING) if turn is None else look.t(guest_words.TURN_OF, name=t.seats[turn].name)
    main = MainAction(waits, "", ft.Icons.VISIBILITY_ROUNDED)
    own = t.window.seat
    if scene.looking:
        main = scene.main or main
    elif own is not None and scene.on_chip is not None and scene.shows != own:
        back = partial(scene.on_chip, own)
        main = MainAction(waits, look.t(guest_words.BACK_TO_OWN), ft.Icons.ARROW_BACK_ROUNDED, back)
    return replace(
        scene,
        board=board,
        choices=_untouched(scene.choices) if scene.choices else None,
        choices_aside=_untouched(scene.choices_aside) if scene.choices_aside else None,
        full=_untouched(scene.full) if scene.full else None,
        main=main,
        others=(),
        sheet=None,
        menu=(),
    )


def _untouched(control: ft.Control) -> ft.Control:
    return ft.Container(control, ignore_interactions=True)


def _lying(t: Actions, look: Look, scene: Scene) -> tuple[ft.Control, Handler] | None:
    """What lies over the lower part, and what a tap beside it does."""
    if t.mend is not None:
        return sheet(look, t.mend.build(look), ident="mend", whole=True), t.mend.close
    if t.dialog is not None:
        return t.dialog(look), t.close_dialog
    if t.menu_open:
        items = menu(look, _menu(t, look, scene))
        return sheet(look, items, title=look.t(own.MENU), ident="menu"), t.toggle_menu
    if scene.sheet is not None:
        asked = scene.sheet
        return sheet(look, asked.content, title=asked.title, note=asked.note, foot=asked.foot), asked.away or t.undo
    return None


def _under(look: Look, control: ft.Control, dim: Handler | None, *, expand: bool = False) -> ft.Control:
    """A part of the screen, under a scrim while a sheet lies open; `dim` is what a tap on it does."""
    if dim is None:
        return control
    shade = ft.Container(bgcolor=look.c.scrim, on_click=lambda _: dim())
    # One of the veils tells screen readers the way out; the others say the same.
    named: ft.Control = ft.Semantics(content=shade, exclude_semantics=True)
    if expand:
        named = ft.MergeSemantics(ft.Semantics(content=shade, identifier="scrim", label=look.t(words.CLOSE)))
    veil = ft.Container(named, left=0, right=0, top=0, bottom=0)
    unread = ft.Semantics(content=control, exclude_semantics=True, disabled=True)
    return ft.Stack([unread, veil], expand=expand, fit=ft.StackFit.EXPAND if expand else ft.StackFit.LOOSE)


def _under_noren(
    look: Look, head: ft.Control, noren: ft.Control, rest: ft.Control, dim: Handler | None, *, spacing: float
) -> ft.Control:
    """Header, noren and the rest, one under the other; while a sheet lies open all but the noren's cloth is shaded."""
    if dim is None:
        return ft.Column([head, noren, rest], spacing=spacing, expand=True)
    band = ft.Container(
        noren, bgcolor=look.c.scrim, padding=ft.Padding.symmetric(vertical=spacing), on_click=lambda _: dim()
    )
    return ft.Column([_under(look, head, dim), band, _under(look, rest, dim, expand=True)], spacing=0, expand=True)


def _frame(t: Actions, look: Look, scene: Scene, small: bool = False, dim: Handler | None = None) -> ft.Control:
    if look.beside:
        return _lying_down(t, look, scene, small, dim)
    if look.wide:
        return _wide(t, look, scene, small, dim)
    if look.layout == Layout.MIDDLE and not small:
        return _middle(t, look, scene, dim)
    return _phone(t, look, scene, small, dim)


def _head(t: Actions, look: Look, scene: Scene) -> ft.Control:
    if t.fix is not None:
        note = look.t(own.FIXING_NOTE, number=t.shot.table.number(t.fix[0]), what=t.fixed)
        return Head(look, look.t(own.FIXING), note, t.leave_fix, None, None, None)
    game = scene.head or explain.texts_of(t.setup.game).TITLE.of(look.lang)
    share = t.open_share if look.wide else None
    on_back = t.window.home
    if t.window.guest is not None:
        share, on_back = None, t.open_seats
    return Head(look, game, scene.subtitle, on_back, t.open_log, share, t.toggle_menu)


@part
def Head(
    look: Look,
    title: str,
    note: str,
    on_back: Handler,
    on_log: Handler | None,
    on_share: Handler | None,
    on_more: Handler | None,
) -> ft.Control:
    """The header of a table; without the menu it is that of an entry being corrected."""
    icons = (
        (ft.Icons.HISTORY_ROUNDED, words.LOG, on_log, "log"),
        (ft.Icons.QR_CODE_2_ROUNDED, words.SHARE, on_share, "share"),
        (ft.Icons.MORE_VERT_ROUNDED, words.MORE, on_more, "more"),
    )
    actions = [
        icon_tap(look, glyph, look.t(word), on_tap, ident=ident, size=28)
        for glyph, word, on_tap, ident in icons
        if on_tap
    ]
    return header(look, title, note, on_back=on_back, close=on_more is None, actions=actions)


def _noren(t: Actions, look: Look, scene: Scene, width: float, small: bool) -> ft.Control:
    seat = t.seats[scene.seat] if scene.seat is not None else None
    title = scene.title or (look.t(words.TURN, name=seat.name) if seat else look.t(words.ANYONE))
    return ft.Row(
        [Noren(look, seat, title, scene.done, scene.now, width, scene.glyph, small)],
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _numbers(t: Actions, scene: Scene) -> Sequence[str]:
    return scene.numbers or [minus(s.total) for s in t.standings]


def _said(t: Actions, look: Look, scene: Scene) -> Said | None:
    """The verdict line; the table keeps it for the rules page, which shows what it was opened from."""
    t.line = t.answer or scene.said
    if t.answer is None and t.fix is None and t.shot.table.misfit is not None:
        t.line = Said("ng", look.t(own.MEND_WAITS), look.t(own.MEND_WAITS_NOTE, count=t.shot.table.pending))
    return t.line


def _main_of(t: Actions, scene: Scene, look: Look) -> MainAction | None:
    """The main button: the game's, or what the table itself asks for first."""
    if t.fix is None and t.shot.table.misfit is not None:
        return MainAction(look.t(own.MEND_OPEN), "", ft.Icons.BUILD_ROUNDED, t.open_mend)
    if t.over and t.fix is None and (scene.main is None or scene.main.on_tap is None):
        return MainAction(
            look.t(own.TO_RESULT),
            look.t(own.TO_RESULT_NOTE),
            ft.Icons.EMOJI_EVENTS_ROUNDED,
            t.open_result,
        )
    return scene.main


def _tray(t: Actions, look: Look, scene: Scene) -> ft.Control:
    t.main = _main_of(t, scene, look)
    others = list(scene.others)
    if t.can_redo and len(others) < 2:
        others.insert(0, TrayAction("redo", look.t(words.REDO), ft.Icons.REDO_ROUNDED, t.redo))
    return tray(
        look,
        t.main,
        others,
        left=undo_action(look, t.undo, nothing=not t.can_undo),
        said=_said(t, look, scene) if look.wide else None,
        on_locked=t.say_why,
        on_rule=t.read,
    )


def _board(t: Actions, look: Look, scene: Scene, width: float, height: float, *, free: bool) -> ft.Control:
    """The board in the room there is: measured where it may grow, else at its natural height."""
    make = scene.board
    if t.shown is not None:
        preview = t.screen.preview(t.shown.events, t.shown.broken, look) if t.screen else None
        make = preview or make
    if not free:
        return ft.Container(make(width, height), alignment=ft.Alignment.CENTER)
    room = t.board_size or (width, height)
    return ft.Container(
        make(*room), alignment=ft.Alignment.CENTER, expand=True, on_size_change=t.measured, size_change_interval=30
    )


def _whole(look: Look, content: ft.Control) -> ft.Control:
    """The frame of a phone's table: paper, clear of what the device draws on the screen."""
    return ft.SafeArea(
        ft.Container(content, bgcolor=look.c.paper, expand=True), expand=True, avoid_intrusions_bottom=False
    )


def _phone(t: Actions, look: Look, scene: Scene, small: bool, dim: Handler | None) -> ft.Control:
    width = look.width - 2 * look.margin
    if small:
        # The sheet takes the lower 57 %: chips and cards step aside, the board moves up under the noren.
        head: list[ft.Control] = [] if look.short else [ft.Container(_head(t, look, scene), opacity=0.5)]
        room = look.height * 0.43 - (80 if look.short else 62 + 118)
        board = _board(t, look, scene, width, max(120.0, room), free=False)
        noren = _noren(t, look, scene, width, True)
        return _whole(look, ft.Column([*head, noren, ft.Container(height=8), board], spacing=2))
    # Where the board would be too small to be tapped, everything above the tray scrolls.
    scrolls = scene.scrolls or look.scale > 1.3 or t.crowded(look, scene.least)
    items: list[ft.Control] = []
    if scene.above:
        items.append(scene.above)
    if scene.chips:
        items.append(chip_row(look, t.seats, _numbers(t, scene), scene.seat, scene.on_chip, scene.notes))
    if scene.choices:
        items.append(scene.choices)
    fixed = (50 + 74 + 84) if look.short else (62 + 128 + 104)
    taken = fixed + (56 if scene.chips else 0) + (112 if scene.choices else 0) + (0 if look.short else 74)
    height = max(scene.least or width * 1.15, look.height - taken) if scrolls else max(180.0, look.height - taken)
    items.append(_board(t, look, scene, width, height, free=not scrolls))
    said = _said(t, look, scene)
    # Without a verdict its place stays free where there is room, so that the board does not jump under the finger.
    line: list[ft.Control] = []
    if not look.roomy:
        # Large text: the verdict scrolls with the rest, first of all.
        if said:
            items.insert(0, VerdictLine(look, said, t.read))
    elif said or (scene.keeps_line and not look.short):
        verdict = VerdictLine(look, said, t.read) if said else ft.Container(height=look.px(58))
        line = [ft.Container(verdict, padding=ft.Padding.symmetric(horizontal=look.margin))]
    gap = 6 if look.short else 10
    middle = ft.Container(
        ft.Column(items, spacing=gap, expand=True, scroll=ft.ScrollMode.AUTO if scrolls else None),
        padding=ft.Padding.symmetric(horizontal=look.margin),
        expand=True,
    )
    rest = ft.Column([ft.Container(height=1), middle, *line, _tray(t, look, scene)], spacing=gap - 2, expand=True)
    noren = _noren(t, look, scene, width, False)
    return _whole(look, _under_noren(look, _head(t, look, scene), noren, rest, dim, spacing=4))


def _lying_down(t: Actions, look: Look, scene: Scene, small: bool, dim: Handler | None) -> ft.Control:
    """A phone lying down: the board has the whole height, all else stands at its right."""
    pane = look.sheet_width or look.width / 2
    width = look.width - pane - look.margin
    # Under a verdict the pane is covered, and the board says what is wrong.
    board: ft.Control
    if scene.scrolls or look.scale > 1.3 or t.crowded(look, scene.least):
        tall = _board(t, look, scene, width, max(scene.least or 0.0, look.height - 16), free=False)
        board = ft.Column([tall], scroll=ft.ScrollMode.AUTO, expand=True)
    else:
        board = _board(t, look, scene, width, look.height - 16, free=not small)
    left: ft.Control = ft.Container(
        ft.Column([board], expand=True), padding=ft.Padding.only(left=look.margin, top=8, bottom=8), expand=True
    )
    said = _said(t, look, scene)
    items: list[ft.Control] = [VerdictLine(look, said, t.read)] if said else []
    if scene.above:
        items.append(scene.above)
    if scene.choices:
        items.append(scene.choices)
    if scene.chips:
        items.append(
            chip_row(look, t.seats, _numbers(t, scene), scene.seat, scene.on_chip, scene.notes, room=pane - 20)
        )
    middle = ft.Container(
        ft.Column(items, spacing=8, scroll=ft.ScrollMode.AUTO, expand=True),
        padding=ft.Padding.symmetric(horizontal=10),
        expand=True,
    )
    rest = ft.Column([middle, _tray(t, look, scene)], spacing=4, expand=True)
    noren = _noren(t, look, scene, pane - 24, small)
    right = _under_noren(look, _head(t, look, scene), noren, rest, dim, spacing=2)
    if dim is not None:
        left = _under(look, left, dim, expand=True)
    return _whole(
        look,
        ft.Row(
            [left, ft.Container(right, width=pane)],
            spacing=0,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    )


def _middle(t: Actions, look: Look, scene: Scene, dim: Handler | None) -> ft.Control:
    width = look.width - 2 * look.margin
    right: list[ft.Control] = []
    if scene.above:
        right.append(scene.above)
    if scene.chips:
        right += [
            chip_row(look, (seat,), (number,), scene.seat, scene.on_chip)
            for seat, number in zip(t.seats, _numbers(t, scene), strict=True)
        ]
    if scene.choices:
        right.append(scene.choices)
    said = _said(t, look, scene)
    if said:
        right.append(VerdictLine(look, said, t.read))
    pane = look.choices_width
    board = _board(t, look, scene, width - pane - 14, max(200.0, look.height - 300), free=True)
    panes = ft.Container(
        ft.Row(
            [board, ft.Container(ft.Column(right, spacing=10, scroll=ft.ScrollMode.AUTO), width=pane)],
            spacing=14,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=ft.Padding.symmetric(horizontal=look.margin),
        expand=True,
    )
    rest = ft.Column([panes, _tray(t, look, scene)], spacing=6, expand=True)
    noren = _noren(t, look, scene, width, False)
    return _whole(look, _under_noren(look, _head(t, look, scene), noren, rest, dim, spacing=6))


def _wide(t: Actions, look: Look, scene: Scene, small: bool, dim: Handler | None) -> ft.Control:
    width = look.width - SIDE_PANE - 2 * look.margin
    row: list[ft.Control] = []
    if scene.choices_aside and not small:
        row.append(scene.choices_aside)
    room = (width - (190 if scene.choices_aside else 0), max(220.0, look.height - 330))
    if small:
        # What the sheet leaves free under the noren.
        room = (room[0], max(120.0, look.height * 0.43 - 184))
    row.append(_board(t, look, scene, *room, free=not small))
    body: list[ft.Control] = []
    if scene.above:
        body.append(scene.above)
    if scene.choices and not scene.choices_aside:
        body.append(scene.choices)
    body.append(
        ft.Row(row, spacing=18, expand=not small, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
        if not small
        else ft.Row(row, alignment=ft.MainAxisAlignment.CENTER)
    )
    lower: list[ft.Control] = [
        ft.Container(
            ft.Column(body, spacing=12, expand=True), padding=ft.Padding.symmetric(horizontal=look.margin), expand=True
        )
    ]
    if not small:
        lower.append(floating(look, _tray(t, look, scene)))
    below = ft.Column(lower, spacing=10, expand=True)
    head, noren = _head(t, look, scene), _noren(t, look, scene, width, small)
    left = ft.Container(_under_noren(look, head, noren, below, dim, spacing=6), expand=True, bgcolor=look.c.paper)
    return ft.SafeArea(
        ft.Row(
            [left, _under(look, side_pane(look, scene.side or _side(t, look, scene)), dim)],
            spacing=0,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        expand=True,
    )


def _side(t: Actions, look: Look, scene: Scene) -> ft.Control:
    """Everybody's panels, those not on turn with their small board, then the latest entries."""
    numbers = _numbers(t, scene)
    note = None if t.over else look.t(words.IF_STOPPED)
    items: list[ft.Control] = [heading(look, look.t(words.PLAYERS), ft.Icons.GROUPS_ROUNDED, note)]
    for seat in t.seats:
        on_turn = seat.index == scene.seat
        body = scene.panels[seat.index] if scene.panels else None
        status = scene.status[seat.index] if scene.status else ""
        items.append(PlayerPanel(look, seat, status, numbers[seat.index], body, on_turn, scene.on_chip))
    items.append(heading(look, look.t(words.RECENT), ft.Icons.HISTORY_ROUNDED))
    items.append(recent(t, look, 4))
    return ft.Column(items, spacing=10, scroll=ft.ScrollMode.AUTO, expand=True)


def recent(t: Actions, look: Look, count: int) -> ft.Control:
    """The latest entries, newest first: what was entered together is told by its last event."""
    table = t.shot.table
    lines: list[Line] = []
    last = len(table.steps) - 1
    while last >= 0 and len(lines) < count:
        event, kept = table.steps[last].event, table.record[last]
        seat = t.seats[event.seat] if event.seat is not None else None
        told = t.describe(event, table.steps[last].before)
        together = table.together(last)
        ruled = any(table.record[index].event.ruling for index in together)
        corrected = isinstance(table.log[kept.number], Correct)
        lines.append(Line(seat, told, f"{moment(table.log[kept.number].at):%H:%M}", ruled, corrected))
        last = together.start - 1
    return Recent(look, tuple(lines))


@dataclass(frozen=True)
class Line:
    """One of the latest entries: who, what, when, whether the table ruled on it, whether it was corrected."""

    seat: Seat | None
    told: str
    time: str
    ruled: bool
    corrected: bool


@part
def Recent(look: Look, lines: tuple[Line, ...]) -> ft.Control:
    """Entries one under the other; none is cut."""
    rows: list[ft.Control] = []
    for line in lines:
        row: list[ft.Control] = [mark(look, line.seat, 26) if line.seat else ft.Container(width=26)]
        row.append(text(look, line.told, "strong", expand=True))
        if line.ruled:
            row.append(seal(look, "rule", 26))
        if line.corrected:
            row.append(icon(ft.Icons.EDIT_ROUNDED, 18, look.c.rule))
        row.append(text(look, line.time, "note", look.c.ink2, size=15))
        rows.append(ft.Row(row, spacing=12, vertical_alignment=ft.CrossAxisAlignment.START))
    return ft.Column(rows, spacing=10, tight=True)


def _menu(t: Actions, look: Look, scene: Scene) -> list[tuple[str, str, ft.IconData, Handler]]:
    base = f"/table/{t.table_id}"
    items = [(ident, label, glyph, _closing(t, on_tap)) for ident, label, glyph, on_tap in scene.menu]
    if t.can_redo:
        items.append(("menu-redo", look.t(words.REDO), ft.Icons.REDO_ROUNDED, _closing(t, t.redo)))
    if scene.on_chip is not None and not look.wide:
        items += [
            (
                f"menu-see-{seat.index}",
                look.t(own.SEE_BOARD, name=seat.name),
                ft.Icons.VISIBILITY_ROUNDED,
                _closing(t, partial(scene.on_chip, seat.index)),
            )
            for seat in t.seats
            if seat.index != scene.seat
        ]
    items += [
        ("menu-rules", look.t(words.RULES_OF), ft.Icons.MENU_BOOK_ROUNDED, t.open_rules),
        ("menu-log", look.t(words.LOG), ft.Icons.HISTORY_ROUNDED, lambda: t.window.go(f"{base}/log")),
        ("menu-result", look.t(words.RESULT), ft.Icons.LEADERBOARD_ROUNDED, lambda: t.window.go(f"{base}/result")),
    ]
    if t.window.guest is not None:
        return [*items, ("menu-seat", look.t(guest_words.MY_SEAT), ft.Icons.EVENT_SEAT_ROUNDED, t.open_seats)]
    if not IN_BROWSER:
        phones = look.t(guest_words.PHONES)
        items.append(("menu-invite", phones, ft.Icons.PHONELINK_ROUNDED, lambda: t.window.go(f"{base}/invite")))
    items += [
        ("menu-share", look.t(words.SHARE), ft.Icons.QR_CODE_2_ROUNDED, t.open_share),
        (
            "menu-names",
            look.t(name_words.TITLE),
            ft.Icons.BADGE_ROUNDED,
            lambda: t.window.go(f"{base}/names"),
        ),
        (
            "menu-adjust",
            look.t(words.ADJUST),
            ft.Icons.EDIT_NOTE_ROUNDED,
            lambda: t.open_dialog(lambda now: _adjust(t, now)),
        ),
    ]
    if t.can_count:
        begun = t.shot.table.position.begun
        word = count_words.STOP_AND_COUNT if begun else count_words.ONLY_SCORE
        on_tap = t.count_anew if begun else t.only_count
        items.append(("menu-count", look.t(word), ft.Icons.CALCULATE_ROUNDED, on_tap))
    if t.can_play:
        items.append(("menu-play", look.t(count_words.PLAY), ft.Icons.TOUCH_APP_ROUNDED, t.play_along))
    if not t.over:
        items.append(
            (
                "menu-stop",
                look.t(words.STOP_TABLE),
                ft.Icons.STOP_CIRCLE_ROUNDED,
                lambda: t.open_dialog(lambda now: _stop(t, now)),
            )
        )
    items.append(("menu-settings", look.t(words.SETTINGS), ft.Icons.SETTINGS_ROUNDED, lambda: t.window.go("/settings")))
    return items


def _closing(t: Actions, on_tap: Handler) -> Handler:
    """What a game's own entry of the menu does, the menu closed."""

    def tapped() -> Any:
        t.menu_open = False
        return on_tap()

    return tapped


def _adjust(t: Actions, look: Look) -> ft.Control:
    return sheet(
        look, AdjustForm(look, t.seats, t.enter_adjust), title=look.t(words.ADJUST), ident="adjust", whole=True
    )


def _stop(t: Actions, look: Look) -> ft.Control:
    return sheet(look, StopForm(look, t.enter_stop), title=look.t(words.STOP_TABLE), ident="stop", whole=True)
