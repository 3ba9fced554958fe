"""One person: name and mark, merging two that are one, wins, points, head to head."""

from collections.abc import Sequence

import flet as ft

from companion import explain
from companion.desk import TableInfo
from companion.desk.snapshot import play_of
from companion.history import (
    Overview,
    Person,
    key_of,
    keyed,
    over,
    overview,
    played_by,
    points_by_line,
    spread,
)
from companion.statistics import Record, by_facet, distribution, head_to_head, of_player
from models.base import RecordError
from models.library import SavedPlayer
from views.games import SHOWN, screen_of
from views.i18n import common as words
from views.i18n import history as own
from views.parts.base import card, heading, icon, icon_tap, named, rule_off, tap, text
from views.parts.fields import field, pill, wide_button
from views.parts.glyphs import glyph
from views.parts.marks import Seat, mark, seats_of
from views.parts.page import empty, header, page
from views.parts.plot import bars, legend, line_plot
from views.parts.seal import seal
from views.parts.sheets import menu, sheet
from views.parts.sheets import over as lie_over
from views.screens.history import number, seats_for
from views.screens.setup import explain_error
from views.theme import DARK_ACCENTS, LIGHT_ACCENTS, SEATS, Look, minus
from views.window import Screen, Window


class Player(Screen):
    """One person: wins, points, head to head. who: a saved player's id, or ``name:`` and the name of nobody known."""

    def __init__(self, window: Window, who: str) -> None:
        super().__init__(window)
        self.who = who
        self.only: str | None = None
        self.doing: str | None = None
        self.name, self.error, self.told = "", None, ""
        self.saved: SavedPlayer | None = window.desk.people.get(who)

    def show_game(self, game: str) -> None:
        """Shows one game's figures."""
        self.only = game
        self.redraw()

    # --- name, colour, merging

    def more(self) -> None:
        """Opens what can be changed."""
        self.doing = "menu"
        self.redraw()

    def edit(self) -> None:
        """Opens name and colour."""
        assert self.saved is not None
        self.doing, self.name, self.error = "edit", self.saved.name, None
        self.redraw()

    def ask_merge(self) -> None:
        """Asks who is the same person."""
        self.doing = "merge"
        self.redraw()

    def away(self) -> None:
        """Closes what lies over the page."""
        self.doing = None
        self.redraw()

    def type_name(self, value: str) -> None:
        """The name, as typed."""
        self.name = value

    def keep_name(self) -> None:
        """Renames the person; history follows, since it goes by id."""
        try:
            self.saved = self.window.desk.people.change(self.who, name=self.name)
        except RecordError as error:
            self.error = explain_error(error, self.window.look)
        else:
            self.doing = None
        self.redraw()

    def paint(self, color: str, shape: str) -> None:
        """Gives the person a colour and its shape."""
        self.saved = self.window.desk.people.change(self.who, color=color, shape=shape)
        self.redraw()

    def merge(self, lost: SavedPlayer) -> None:
        """Makes the other one's tables this person's."""
        assert self.saved is not None
        self.window.desk.people.merge(lost.id, self.who)
        self.told = self.window.look.t(own.MERGED, lost=lost.name, kept=self.saved.name)
        self.away()

    # --- the page

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        tables = played_by(self.window.desk.tables(), self.who)
        done = over(tables)
        name = self.saved.name if self.saved else self.who.removeprefix("name:")
        color = self.saved.color if self.saved else next((t.colors[_seat(t, self.who)] for t in tables), None)
        me = seats_of([name], [color])[0]
        games = [game for game in SHOWN if any(table.game == game for table in done)]
        game = self.only if self.only in games else (games[0] if games else None)
        self.game = game
        body: list[ft.Control] = []
        if self.told:
            body.append(named(text(look, self.told, "strong", look.c.ok), "merged-told", live=True))
        side: ft.Control | None = None
        if game is None:
            body += [self._cloth(look, me, Record(), tables), empty(look, look.t(own.EMPTY_STATS))]
        else:
            of_game = [table for table in done if table.game == game]
            seen = overview(of_game)
            body += [
                self._cloth(look, me, of_player([play_of(keyed(t)) for t in done], self.who), tables),
                self._games(look, me, done, games, game),
                self._numbers(look, of_game),
                self._course(look, game, seen),
                self._spread(look, of_game),
            ]
            more = [self._against(look, seen, of_game), self._sources(look, game, of_game)]
            rulings = sum(table.summary.rulings for table in done if table.summary)
            if rulings:
                said = look.t(own.RULINGS_IN, tables=len(done), count=rulings)
                row = ft.Row([seal(look, "rule", 36), text(look, said, "strong", expand=True)], spacing=12)
                more.append(card(look, row))
            facet = self._facets(look, game, of_game)
            if facet is not None:
                more.append(facet)
            if look.wide:
                side = ft.Column(more, spacing=14, scroll=ft.ScrollMode.AUTO, expand=True)
            else:
                body += more
        actions = []
        if self.saved is not None:
            actions.append(
                icon_tap(look, ft.Icons.MORE_VERT_ROUNDED, look.t(words.MORE), self.more, ident="player-more")
            )
        head = header(
            look,
            look.t(own.PLAYER),
            look.t(own.ALL_RECORDS),
            on_back=lambda: self.window.back("/players"),
            actions=actions,
        )
        return lie_over(look, page(look, head, body, side=side, spacing=12), self._sheet(look), on_away=self.away)

    def _cloth(self, look: Look, me: Seat, record: Record, tables: Sequence[TableInfo]) -> ft.Control:
        share = f"{round(100 * record.wins / record.plays)} %" if record.plays else "–"
        facts = [
            (str(record.plays), look.t(own.STAT_TABLES)),
            (str(record.wins), look.t(own.STAT_WINS)),
            (share, look.t(own.STAT_SHARE)),
        ]
        since = min((table.created[:10] for table in tables), default="")
        lines: list[ft.Control] = [text(look, me.name, "turn", "#FFFFFF", lines=1)]
        if since:
            lines.append(text(look, look.t(own.SINCE, date=since), "label", "#FFFFFF"))
        numbers = ft.Row(
            [
                named(
                    ft.Column(
                        [text(look, value, "value", "#FFFFFF", weight=800), text(look, label, "min", "#FFFFFF")],
                        spacing=0,
                        tight=True,
                        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    ),
                    None,
                    f"{value} {label}",
                )
                for value, label in facts
            ],
            spacing=18,
            tight=True,
        )
        who = ft.Row(
            [mark(look, me, 56, inverse=True), ft.Column(lines, spacing=0, tight=True)], spacing=14, tight=True
        )
        return ft.Container(
            ft.Row([who, numbers], wrap=True, spacing=20, run_spacing=10, alignment=ft.MainAxisAlignment.SPACE_BETWEEN),
            bgcolor=me.color,
            border_radius=16,
            padding=ft.Padding.symmetric(horizontal=18, vertical=14),
        )

    def _games(self, look: Look, me: Seat, done: Sequence[TableInfo], games: Sequence[str], chosen: str) -> ft.Control:
        accents = DARK_ACCENTS if look.dark else LIGHT_ACCENTS
        cells: list[ft.Control] = []
        for game in games:
            record = of_player([play_of(keyed(t)) for t in done if t.game == game], self.who)
            on = game == chosen
            title = explain.texts_of(game).TITLE.of(look.lang)
            won = look.t(own.GAME_WON, count=record.plays)
            cells.append(
                tap(
                    look,
                    ft.Column(
                        [
                            ft.Row(
                                [glyph(game, 24, accents[game].fill), text(look, title, "label", lines=1, expand=True)],
                                spacing=6,
                            ),
                            ft.Row(
                                [
                                    text(look, str(record.wins), "value", weight=800),
                                    text(look, won, "label", look.c.ink2),
                                ],
                                spacing=6,
                            ),
                        ],
                        spacing=2,
                        tight=True,
                    ),
                    lambda game=game: self.show_game(game),
                    ident=f"game-{game}",
                    label=f"{title} {record.wins} {won}",
                    selected=on,
                    fill=accents[game].tint if on else look.c.sheet,
                    edge=accents[game].fill if on else look.c.edge,
                    edge_width=3 if on else 1.5,
                    radius=16,
                    padding=10,
                    width=165 if look.scale < 1.4 else 230,
                )
            )
        return ft.Row(cells, spacing=8, scroll=ft.ScrollMode.AUTO)

    def _numbers(self, look: Look, tables: Sequence[TableInfo]) -> ft.Control:
        """This person's average and best in the game shown."""
        record = of_player([play_of(keyed(table)) for table in tables], self.who)
        average = f"{record.average or 0:.1f}".replace("-", "−")
        cells = [
            number(look, look.t(own.STAT_AVERAGE), average, look.t(words.POINTS)),
            number(look, look.t(own.STAT_BEST), minus(record.best or 0), look.t(words.POINTS)),
        ]
        return ft.Row([ft.Container(cell, expand=True) for cell in cells], spacing=8)

    def _course(self, look: Look, game: str, seen: Overview) -> ft.Control:
        courses = sorted(seen.courses, key=lambda course: course.person.key != self.who)
        people = seats_for([course.person for course in courses])
        title = f"{look.t(own.COURSE)} · {explain.texts_of(game).TITLE.of(look.lang)}"
        read = " / ".join(
            f"{course.person.name} {', '.join('–' if p is None else minus(p) for p in course.points)}"
            for course in courses
        )
        return card(
            look,
            ft.Column(
                [
                    heading(look, title, ft.Icons.SHOW_CHART_ROUNDED),
                    legend(look, people),
                    line_plot(
                        look,
                        people,
                        [course.points for course in courses],
                        [f"{day.astimezone().month}/{day.astimezone().day}" for day in seen.dates],
                        ident="course",
                        read=look.t(own.COURSE_READ, people=read),
                        height=320 if look.wide else 230,
                    ),
                ],
                spacing=8,
            ),
        )

    def _spread(self, look: Look, tables: Sequence[TableInfo]) -> ft.Control:
        bins = distribution(spread(tables, self.who), 6)
        read = ", ".join(
            look.t(own.BIN_READ, low=minus(b.low), high=minus(b.high), count=b.count) for b in bins if b.count
        )
        return card(
            look,
            ft.Column(
                [
                    heading(look, look.t(own.SPREAD), ft.Icons.BAR_CHART_ROUNDED),
                    bars(look, bins, ident="spread", read=look.t(own.SPREAD_READ, bins=read)),
                ],
                spacing=8,
            ),
        )

    def _against(self, look: Look, seen: Overview, tables: Sequence[TableInfo]) -> ft.Control:
        plays = [play_of(keyed(table)) for table in tables]
        others: list[Person] = [person for person, _ in seen.records if person.key != self.who]
        rows: list[ft.Control] = [heading(look, look.t(own.HEAD_TO_HEAD), ft.Icons.GROUPS_ROUNDED)]
        for person, seat in zip(others[:7], seats_for(others[:7]), strict=True):
            both = head_to_head(plays, self.who, person.key)
            if not both.together:
                continue
            score = f"{both.first_ahead}–{both.second_ahead}" + (f" (＝{both.level})" if both.level else "")
            rows.append(
                named(
                    ft.Row(
                        [
                            mark(look, seat, 34),
                            ft.Column(
                                [
                                    text(look, person.name, "strong", lines=1),
                                    text(look, look.t(own.TOGETHER, count=both.together), "note", look.c.ink2),
                                ],
                                spacing=0,
                                expand=True,
                                tight=True,
                            ),
                            text(look, score, "value", weight=800),
                        ],
                        spacing=10,
                    ),
                    f"against-{person.name}",
                    look.t(
                        own.HEAD_READ,
                        name=person.name,
                        ahead=both.first_ahead,
                        behind=both.second_ahead,
                        level=both.level,
                    ),
                )
            )
        return card(look, ft.Column(rows, spacing=10))

    def _sources(self, look: Look, game: str, tables: Sequence[TableInfo]) -> ft.Control:
        shots = [shot for table in tables[:50] if (shot := self.window.desk.find(table.table_id))]
        points = points_by_line(shots, self.who)
        most = max((abs(value) for value in points.values()), default=1)
        icons = getattr(screen_of(game), "LINE_ICONS", {})
        rows: list[ft.Control] = [heading(look, look.t(own.SOURCES), ft.Icons.RECEIPT_LONG_ROUNDED)]
        for line, value in points.items():
            name = explain.score_line(game, line).name.of(look.lang)
            share = max(1, round(100 * abs(value) / most))
            bar = ft.Container(
                ft.Row(
                    [
                        ft.Container(
                            bgcolor=look.accent.fill if value > 0 else look.c.ng,
                            height=12,
                            expand=share,
                            border_radius=6,
                        ),
                        ft.Container(height=12, expand=101 - share),
                    ],
                    spacing=0,
                ),
                bgcolor=look.c.sunk if not look.wide else look.c.line,
                border_radius=6,
                width=100,
            )
            row: list[ft.Control] = [icon(icons[line], 22, look.c.ink2)] if line in icons else []
            row += [text(look, name, "strong", expand=True), bar, text(look, minus(value), "value", weight=800)]
            rows.append(named(ft.Row(row, spacing=10), f"source-{line}", f"{name} {minus(value)}"))
        rows += [
            rule_off(look, 3, look.c.ink),
            ft.Row(
                [
                    text(look, look.t(words.TOTAL), "strong", expand=True),
                    text(look, minus(sum(points.values())), "score.l", size=26),
                ]
            ),
        ]
        return card(look, ft.Column(rows, spacing=8))

    def _facets(self, look: Look, game: str, tables: Sequence[TableInfo]) -> ft.Control | None:
        records = by_facet([play_of(keyed(table)) for table in tables], self.who)
        if not records or game not in own.FACETS:
            return None
        rows: list[ft.Control] = [heading(look, look.t(own.FACETS[game]), ft.Icons.CATEGORY_ROUNDED)]
        for facet, record in records.items():
            name = self._facet_name(look, game, facet, tables)
            said = look.t(
                own.FACET_ROW,
                plays=record.plays,
                wins=record.wins,
                average=f"{record.average or 0:.1f}".replace("-", "−"),
            )
            rows.append(
                ft.Row([text(look, name, "strong", expand=True), text(look, said, "note", look.c.ink2)], spacing=10)
            )
        return card(look, ft.Column(rows, spacing=8))

    def _facet_name(self, look: Look, game: str, facet: str, tables: Sequence[TableInfo]) -> str:
        if game == "dizzle":
            return look.t(own.LEVEL, level=facet)
        if game == "shichimi":
            variants = explain.texts_of(game).VARIANTS  # type: ignore[attr-defined]
            return str(variants[facet].of(look.lang)) if hasattr(variants[facet], "of") else facet
        for table in tables:
            shot = self.window.desk.find(table.table_id)
            face = next((f for f in shot.setup.pack.faces if f.id == facet), None) if shot else None
            if face is not None:
                return str(face.name.of(look.lang))
        return facet

    # --- what lies over it

    def _sheet(self, look: Look) -> ft.Control | None:
        if self.saved is None or self.doing is None:
            return None
        if self.doing == "menu":
            items = [
                ("player-edit", look.t(own.EDIT), ft.Icons.EDIT_ROUNDED, self.edit),
                ("player-merge", look.t(own.MERGE), ft.Icons.MERGE_ROUNDED, self.ask_merge),
            ]
            return sheet(look, menu(look, items), title=self.saved.name)
        if self.doing == "edit":
            return self._edit(look, self.saved)
        others = [person for person in self.window.desk.people.all() if person.id != self.who]
        chips: list[ft.Control] = [
            pill(look, person.name, False, lambda person=person: self.merge(person), ident=f"merge-{person.name}")
            for person in others
        ]
        return sheet(
            look,
            ft.Row(chips, wrap=True, spacing=8, run_spacing=8),
            title=look.t(own.MERGE_ASK, name=self.saved.name),
            note=look.t(own.MERGE_NOTE, name=self.saved.name),
        )

    def _edit(self, look: Look, saved: SavedPlayer) -> ft.Control:
        marks: list[ft.Control] = []
        for index, style in enumerate(SEATS):
            seat = Seat(index, saved.name, style.color, style.shape)
            on = (saved.color or "").upper() == style.color.upper()
            marks.append(
                tap(
                    look,
                    mark(look, seat, 40),
                    lambda style=style: self.paint(style.color, style.shape),
                    ident=f"paint-{index}",
                    label=f"{look.t(own.COLOR)} {index + 1}",
                    selected=on,
                    edge=look.c.ink if on else look.c.line,
                    edge_width=3 if on else 1,
                    width=60,
                    height=60,
                    padding=4,
                )
            )
        form = ft.Column(
            [
                field(
                    look,
                    look.t(own.NAME),
                    self.name,
                    self.type_name,
                    ident="player-name",
                    error=self.error,
                    max_length=24,
                    on_submit=self.keep_name,
                ),
                text(look, look.t(own.COLOR), "label", look.c.ink2),
                ft.Row(marks, wrap=True, spacing=8, run_spacing=8),
                wide_button(look, look.t(own.SAVE), self.keep_name, ident="player-save", filled=True),
            ],
            spacing=10,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        return sheet(look, form, title=look.t(own.EDIT))


def _seat(table: TableInfo, who: str) -> int:
    return next(seat for seat in range(len(table.names)) if key_of(table, seat) == who)
