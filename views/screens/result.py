"""The result: winner or shared win, the points line by line, rulings and corrections."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any

import flet as ft

from companion import explain, referee
from companion.desk import Snapshot
from companion.desk.snapshot import moment
from companion.game import game_of
from companion.statistics import over_turns
from companion.texts.base import listed
from models.log import Correct, Cut
from models.record import Stop
from models.result import Standing
from views.games import shown
from views.i18n import common as words
from views.i18n import counting as count_words
from views.i18n import guests as guest_words
from views.i18n import plot as plot_words
from views.i18n import result as own
from views.parts.base import card, heading, icon, icon_tap, named, part, tap, text
from views.parts.days import when_text
from views.parts.marks import Seat, mark, seats_of
from views.parts.noren import hung
from views.parts.page import empty, header, page
from views.parts.plot import legend, line_plot
from views.parts.scores import ScoreRow, score_table
from views.parts.seal import pressed, seal
from views.parts.tray import MainAction, TrayAction, tray
from views.screens.one_table import OneTable
from views.theme import Look, minus
from views.window import Window


@part
def StampedMark(look: Look, seat: Seat, size: float) -> ft.Control:
    """A winner's mark, set on the cloth like a stamp."""
    return pressed(look, mark(look, seat, size, inverse=True))


class Result(OneTable):
    """The score sheet of a table, finished or as it stands."""

    def __init__(self, window: Window, table_id: str, version: int | None = None) -> None:
        """version: the table as it was when its log had so many entries; None for now."""
        super().__init__(window, table_id)
        self.version = version
        self._forget: Any = None
        self._totals: tuple[tuple[int, ...], ...] = ()
        if not self.missing and version is not None:
            self.shot = self.shot.earlier(min(version, self.shot.version))
        if not self.missing:
            self.game = self.shot.game
            self.seats: tuple[Seat, ...] = seats_of(self.shot.names, self.shot.colors)
        if not self.missing and version is None:
            self._forget = self.desk.subscribe(table_id, self._changed)

    def reread(self) -> None:
        """Takes the table as it is on disk."""
        self._shot = self.desk.find(self.table_id) or self._shot

    def leave(self) -> None:
        """Stops listening to the table."""
        if self._forget:
            self._forget()

    def _changed(self, shot: Snapshot) -> None:
        async def take() -> None:
            if shot.version > self.shot.version:
                self.shot, self._totals = shot, ()
                self.redraw()

        self.window.soon(take)

    def open_line(self, line: str) -> None:
        """Opens the rules page at a scoring line's rule."""
        game = self.game or ""
        own_rule = shown(game).extra_lines.get(line)
        rule = own_rule or explain.score_line(game, line).article
        self.window.go(f"/table/{self.table_id}/rules/{rule}", keep=True)

    def again(self) -> None:
        """The same people, the same choices, a new table."""
        self.window.go(f"/new/{self.game}/like/{self.table_id}")

    def show_now(self) -> None:
        """Shows the result as it is now in place of an older one."""
        self.window.swap(f"/table/{self.table_id}/result")

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        if self.missing:
            return page(
                look, header(look, look.t(words.RESULT), on_back=self.window.home), [empty(look, look.t(words.EMPTY))]
            )
        game, table = self.game or "", self.shot.table
        position = table.position
        standings, winners = referee.standings(position), referee.winners(position)
        over = position.phase != "in_progress"
        head = header(
            look,
            explain.texts_of(game).TITLE.of(look.lang),
            self._when(look, over, position.phase),
            on_back=lambda: self.window.back(f"/table/{self.table_id}"),
            close=True,
            actions=[
                icon_tap(
                    look,
                    ft.Icons.HISTORY_ROUNDED,
                    look.t(words.LOG),
                    lambda: self.window.go(f"/table/{self.table_id}/log"),
                    ident="log",
                    size=28,
                )
            ],
        )
        best = winners or tuple(s.player for s in standings if s.rank == 1)
        width = min(720.0, look.width) - 2 * look.margin
        rows = self._rows(look, standings)
        body: list[ft.Control] = [
            score_table(
                look, self.seats, rows, [s.total for s in standings], best if over else (), self.open_line, width=width
            ),
            *self._marks(look),
            *self._turns(look),
        ]
        others = [
            TrayAction("again", look.t(own.AGAIN), ft.Icons.REPLAY_ROUNDED, self.again),
            TrayAction("records", look.t(words.HISTORY), ft.Icons.INSIGHTS_ROUNDED, lambda: self.window.go("/history")),
        ]
        secret = referee.is_secret(self.shot.table.position)
        main = MainAction(
            look.t(words.SECRET if secret else own.SHARE),
            look.t(words.SECRET_NOTE if secret else own.SHARE_NOTE),
            ft.Icons.LOCK_ROUNDED if secret else ft.Icons.QR_CODE_2_ROUNDED,
            None if secret else lambda: self.window.go(f"/table/{self.table_id}/share"),
        )
        if self.version is not None:
            body.insert(0, self._older(look))
            main = MainAction(look.t(own.SHOW_NOW), "", ft.Icons.UPDATE_ROUNDED, self.show_now)
            others = others[1:]
        if self.window.guest is not None:
            back = partial(self.window.back, f"/table/{self.table_id}")
            main, others = MainAction(look.t(guest_words.GO), "", ft.Icons.TABLE_RESTAURANT_ROUNDED, back), []
        cloth = self._cloth(look, [self.seats[seat] for seat in best], standings[best[0]].total, over, width)
        return page(look, ft.Column([head, cloth], spacing=2, tight=True), body, tray(look, main, others), spacing=12)

    def _older(self, look: Look) -> ft.Control:
        """Says that this is how it stood before a correction."""
        said = named(text(look, look.t(own.OLDER), "strong"), "older-version", live=True)
        row = ft.Row(
            [icon(ft.Icons.MANAGE_HISTORY_ROUNDED, 28, look.c.rule), ft.Container(said, expand=True)], spacing=12
        )
        return card(look, row, fill=look.c.rule_tint)

    def _when(self, look: Look, over: bool, phase: str) -> str:
        log = self.shot.table.log
        if not log:
            return look.t(own.RUNNING)
        ended = self.shot.finished or log[-1].at
        state = look.t(own.STOPPED if phase == "stopped" else own.FINISHED if over else own.RUNNING)
        minutes = round((moment(ended) - moment(self.shot.created)).total_seconds() / 60)
        length = [look.t(own.MINUTES, count=minutes)] if over and minutes >= 0 else []
        stops = (kept.event.reason for kept in reversed(self.shot.table.record) if isinstance(kept.event, Stop))
        counted = [look.t(count_words.MARKED)] if self.shot.table.position.counted else []
        return " · ".join([f"{when_text(look, ended)} {state}", *counted, *length, *islice(stops, 1)])

    def _rows(self, look: Look, standings: Sequence[Standing]) -> list[ScoreRow]:
        game = self.game or ""
        extra = shown(game).score_rows
        # What a game's standings carry beside the points breaks ties; it is no part of the sum.
        ties = game_of(game).extra
        rows = [replace(row, tie=row.ident in ties) for row in (extra(look, self.shot.table.position) if extra else ())]
        glyphs = shown(game).line_icons
        order = self.shot.table.position.rules.LINES
        for line in order:
            points = [next((x.points for x in s.lines if x.id == line), None) for s in standings]
            if any(p is not None for p in points):
                name = explain.score_line(game, line).name.of(look.lang)
                glyph = ft.Icons.EDIT_NOTE_ROUNDED if line == "adjust" else glyphs.get(line)
                rows.append(ScoreRow(line, name, glyph, tuple(points)))
        return rows

    def _cloth(self, look: Look, best: list[Seat], total: int, over: bool, width: float) -> ft.Control:
        color = best[0].color
        many = len(best) > 1
        caption = look.t((words.WON_SHARED if many else words.WON) if over else own.LEADING)
        names = listed((seat.name for seat in best), look.lang)
        marks: list[ft.Control] = [
            StampedMark(look, seat, 44 if many else 64) if over else mark(look, seat, 44 if many else 64, inverse=True)
            for seat in best
        ]
        said = ft.Row(
            [icon(ft.Icons.EMOJI_EVENTS_ROUNDED, 24, "#FFFFFF"), text(look, caption, "title", "#FFFFFF")],
            spacing=6,
            wrap=not look.roomy,
            run_spacing=0,
        )
        points = ft.Row(
            [
                text(look, minus(total), "score.xl", "#FFFFFF", size=64 if look.width >= 360 and look.roomy else 40),
                text(look, look.t(words.POINTS), "title", "#FFFFFF"),
            ],
            spacing=2,
            tight=True,
            vertical_alignment=ft.CrossAxisAlignment.END,
        )
        content: ft.Control
        if many or not look.roomy:
            who = text(look, names, "score.l", "#FFFFFF", lines=3, size=22 if many else 28)
            content = ft.Column(
                [
                    ft.Row([ft.Container(said, expand=True), points], spacing=8),
                    ft.Row(marks, spacing=6, wrap=True, run_spacing=6),
                    who,
                ],
                spacing=8,
                tight=True,
            )
        else:
            who = text(look, names, "score.l", "#FFFFFF", lines=2, size=34 if len(names) < 9 else 24)
            content = ft.Row([*marks, ft.Column([said, who], spacing=2, expand=True, tight=True), points], spacing=14)
        body = ft.Container(content, padding=ft.Padding.symmetric(horizontal=20, vertical=18), width=width)
        cloth = hung(look, body, color, width, shape=best[0].shape)
        return ft.Row(
            [named(cloth, "winner", f"{caption}: {names}, {total}", live=True)],
            alignment=ft.MainAxisAlignment.CENTER,
        )

    def _turns(self, look: Look) -> list[ft.Control]:
        """Every seat's points entry by entry, once there is something to see."""
        table = self.shot.table
        totals = self._totals = self._totals or over_turns(table.steps)
        if len(totals) < 3:
            return []
        courses = [[row[seat.index] for row in totals] for seat in self.seats]
        read = " / ".join(f"{seat.name} {minus(course[-1])}" for seat, course in zip(self.seats, courses, strict=True))
        places = [str(index) for index in range(len(totals))]
        across = look.t(plot_words.ENTRIES)
        plot = line_plot(look, self.seats, courses, places, ident="turns", read=read, across=across)
        title = heading(look, look.t(own.TURNS), ft.Icons.SHOW_CHART_ROUNDED)
        return [card(look, ft.Column([title, legend(look, self.seats), plot], spacing=8))]

    def _marks(self, look: Look) -> list[ft.Control]:
        table = self.shot.table
        ruled = [(s.event.seat, s.event.ruling) for s in table.steps if s.broken and s.event.ruling]
        adjusts = sum(s.event.type == "adjust" for s in table.steps)
        changed = sum(isinstance(table.log[number], Correct | Cut) for number in table.counted)
        rows: list[ft.Control] = []
        if ruled:
            seat, reason = ruled[0]
            name = self.seats[seat].name if seat is not None else look.t(words.ANYONE)
            line = look.t(own.RULINGS, count=len(ruled), first=look.t(own.RULING, name=name, reason=reason))
            rows.append(self._mark_row(look, seal(look, "rule", 36), line, "rulings"))
        if adjusts:
            rows.append(
                self._mark_row(
                    look,
                    icon(ft.Icons.EDIT_NOTE_ROUNDED, 32, look.c.rule),
                    look.t(own.ADJUSTS, count=adjusts),
                    "adjusts",
                )
            )
        if changed:
            glyph = icon(ft.Icons.EDIT_ROUNDED, 30, look.c.rule)
            rows.append(self._mark_row(look, glyph, look.t(own.CHANGED, count=changed), "changed"))
        return rows

    def _mark_row(self, look: Look, first: ft.Control, line: str, ident: str) -> ft.Control:
        return tap(
            look,
            ft.Row(
                [
                    first,
                    text(look, line, "strong", expand=True, lines=2),
                    icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, 26, look.c.ink),
                ],
                spacing=12,
            ),
            lambda: self.window.go(f"/table/{self.table_id}/log"),
            ident=ident,
            label=line,
            fill=look.c.sheet,
            edge=look.c.line,
            edge_width=1,
            radius=20,
            padding=ft.Padding.symmetric(horizontal=12, vertical=10),
        )
