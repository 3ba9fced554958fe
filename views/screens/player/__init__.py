"""One person: name and mark, merging two that are one, wins, points, head to head."""

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion import explain
from companion.desk import TableInfo
from companion.game import GAMES
from companion.history import Figures, Portrait, everybody, figures, played_by, portrait
from companion.texts.errors import reason
from models.base import RecordError
from models.library import SavedPlayer
from views.i18n import common as words
from views.i18n import history as own
from views.parts.base import icon_tap, named, tap, text
from views.parts.fields import field, pill, wide_button
from views.parts.figures import course, facet_card, numbers
from views.parts.marks import Seat, mark, seats_of
from views.parts.page import empty, header, page
from views.parts.sheets import menu, over, sheet
from views.screens.player import cards
from views.theme import SEATS, Look
from views.window import Screen, Window


class Player(Screen):
    """One person: wins, points, head to head. who: a saved player's id, or ``name:`` and the name of nobody known."""

    def __init__(self, window: Window, who: str) -> None:
        super().__init__(window)
        self.who = who
        self.only: str | None = None
        self.doing: str | None = None
        self.name, self.told = "", ""
        self.error: str | None = None
        self.merging: SavedPlayer | None = None
        self.saved: SavedPlayer | None = window.desk.people.get(who)
        if self.saved is not None:
            self.who = self.saved.id
        self._sat: Sequence[TableInfo] = ()
        self._people: Sequence[SavedPlayer] = ()
        self._portrait: Portrait | None = None
        self._figures: dict[str, Figures] = {}

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
        self.doing, self.error, self.merging = "merge", None, None
        self.redraw()

    def choose(self, lost: SavedPlayer) -> None:
        """Asks whether somebody is this person."""
        self.merging, self.error = lost, None
        self.redraw()

    def away(self) -> None:
        """Closes what lies over the page."""
        self.doing = None
        self.redraw()

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Escape closes what lies over the page."""
        if key == "Escape":
            self.close_top()

    def close_top(self) -> bool:
        """Closes what lies over the screen; False where nothing does."""
        if self.doing is None:
            return False
        self.away()
        return True

    def type_name(self, value: str) -> None:
        """The name, as typed."""
        self.name = value

    def keep_name(self) -> None:
        """Renames the person; history follows, since it goes by id."""
        try:
            self.saved = self.window.desk.people.change(self.who, name=self.name)
        except RecordError as error:
            self.error = reason(error, self.window.lang)
        else:
            self.doing = None
        self.redraw()

    def paint(self, color: str, shape: str) -> None:
        """Gives the person a colour and its shape."""
        self.saved = self.window.desk.people.change(self.who, color=color, shape=shape)
        self.redraw()

    def merge(self) -> None:
        """Makes the other one's tables this person's."""
        lost = self.merging
        assert self.saved is not None
        assert lost is not None
        try:
            self.window.desk.people.merge(lost.id, self.who)
        except RecordError as error:
            self.error = reason(error, self.window.lang)
            self.redraw()
        else:
            self.told = self.window.look.t(own.MERGED, lost=lost.name, kept=self.saved.name)
            self.away()

    def part(self, lost: SavedPlayer) -> None:
        """Takes somebody who was merged into this person apart again."""
        try:
            self.window.desk.people.unmerge(lost.id)
        except RecordError as error:
            self.told = reason(error, self.window.lang)
        else:
            self.told = self.window.look.t(own.PARTED, name=lost.name)
        self.away()

    def adopt(self) -> None:
        """Makes somebody nobody is linked to a player of this device."""
        self.saved = self.window.desk.adopt(self._name())
        self.who, self.told = self.saved.id, self.window.look.t(own.ADOPTED, name=self.saved.name)
        self.window.rename(f"/player/{self.who}")
        self.away()

    # --- what is worked out

    def _look_up(self) -> Portrait:
        """The person in all games; worked out anew only when a table or a player changed."""
        sat, people = played_by(self.window.desk.tables(), self.who), self.window.desk.people.all()
        if self._portrait is None or (sat, people) != (self._sat, self._people):
            self._sat, self._people = sat, people
            self._portrait, self._figures = portrait(sat, self.who, people), {}
        return self._portrait

    def _figures_of(self, game: str) -> Figures:
        """The person in one game, worked out when the game is first shown."""
        if game not in self._figures:
            self._figures[game] = figures(self._sat, game, self.who, self._people)
        return self._figures[game]

    # --- the page

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        seen = self._look_up()
        games = [game for game in GAMES if game in seen.by_game]
        game = self.only if self.only in games else (games[0] if games else None)
        self.game = game
        me = self._seat()
        body: list[ft.Control] = []
        if self.told:
            body.append(named(text(look, self.told, "strong", look.c.ok), "merged-told", live=True))
        body.append(cards.cloth(look, me, seen))
        side: ft.Control | None = None
        if game is None:
            body.append(empty(look, look.t(own.EMPTY_PLAYER), ft.Icons.INSIGHTS_ROUNDED))
        else:
            look = look.on(game)
            body.append(cards.games(look, me, [(game, seen.by_game[game]) for game in games], game, self.show_game))
            first, more = self._game(look, game, me, seen)
            body += first
            if look.wide:
                side = ft.Column(more, spacing=14, scroll=ft.ScrollMode.AUTO, expand=True)
            else:
                body += more
        head = header(
            look,
            look.t(own.PLAYER),
            look.t(own.ALL_RECORDS),
            on_back=lambda: self.window.back("/players"),
            actions=[icon_tap(look, ft.Icons.MORE_VERT_ROUNDED, look.t(words.MORE), self.more, ident="player-more")],
        )
        return over(look, page(look, head, body, side=side, spacing=12), self._sheet(look), on_away=self.away)

    def _seat(self) -> Seat:
        color = self.saved.color if self.saved is not None else None
        if color is None:
            color = next((person.color for person in everybody(self._sat) if person.key == self.who), None)
        return seats_of([self._name()], [color])[0]

    def _name(self) -> str:
        return self.saved.name if self.saved is not None else self.who.removeprefix("name:")

    def _game(self, look: Look, game: str, me: Seat, seen: Portrait) -> tuple[list[ft.Control], list[ft.Control]]:
        """The cards of the game shown: those of the main pane, and those that stand beside it on wide screens."""
        found = self._figures_of(game)
        title = f"{look.t(own.COURSE)} · {explain.texts_of(game).TITLE.of(look.lang)}"
        first = [numbers(look, cards.best_and_average(look, found.record))]
        if found.record.plays > 1:
            first.append(course(look, found.seen, title, self.who, 320 if look.wide else 230))
            first.append(cards.spread(look, found.bins))
        more = [
            cards.against(look, me, found.against, explain.texts_of(game).TITLE.of(look.lang)),
            *self._everywhere(look, me, seen),
            cards.sources(look, game, found),
            facet_card(look, game, found.facets, self.window.desk),
            cards.table_calls(look, seen),
        ]
        return first, [item for item in more if item is not None]

    def _everywhere(self, look: Look, me: Seat, seen: Portrait) -> list[ft.Control]:
        """Head to head over all games, where more than one was played."""
        if len(seen.by_game) < 2:
            return []
        return [cards.against(look, me, seen.against, look.t(own.ALL_GAMES), "everywhere")]

    # --- what lies over it

    def _sheet(self, look: Look) -> ft.Control | None:
        if self.doing is None:
            return None
        if self.saved is None:
            items = [("player-adopt", look.t(own.ADOPT), ft.Icons.PERSON_ADD_ROUNDED, self.adopt)]
            return sheet(look, menu(look, items), title=self._name())
        if self.doing == "menu":
            items = [
                ("player-edit", look.t(own.EDIT), ft.Icons.EDIT_ROUNDED, self.edit),
                ("player-merge", look.t(own.MERGE), ft.Icons.MERGE_ROUNDED, self.ask_merge),
            ]
            items += [
                (
                    f"player-part-{lost.name}",
                    look.t(own.PART, name=lost.name),
                    ft.Icons.CALL_SPLIT_ROUNDED,
                    partial(self.part, lost),
                )
                for lost in self.window.desk.people.merged_into(self.saved.id)
            ]
            return sheet(look, menu(look, items), title=self.saved.name)
        if self.doing == "merge" and self.merging is not None:
            return self._merge_question(look, self.saved, self.merging)
        return self._edit(look, self.saved) if self.doing == "edit" else self._merge(look, self.saved)

    def _merge_question(self, look: Look, saved: SavedPlayer, lost: SavedPlayer) -> ft.Control:
        content: list[ft.Control] = [text(look, look.t(own.MERGE_BACK, name=saved.name))]
        if self.error:
            content.append(named(text(look, self.error, "strong", look.c.ng), "merge-error", live=True))
        content += [
            wide_button(look, look.t(own.MERGE_DO), self.merge, ident="merge-do", glyph=ft.Icons.MERGE_ROUNDED),
            wide_button(look, look.t(own.MERGE_NOT), self.ask_merge, ident="merge-no", filled=True),
        ]
        return sheet(
            look,
            ft.Column(content, spacing=12, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
            title=look.t(own.MERGE_SURE, name=saved.name, other=lost.name),
            note=look.t(own.MERGE_WHAT, name=saved.name, other=lost.name),
        )

    def _merge(self, look: Look, saved: SavedPlayer) -> ft.Control:
        others = [person for person in self.window.desk.people.all() if person.id != self.who]
        chips: list[ft.Control] = [
            pill(look, person.name, False, partial(self.choose, person), ident=f"merge-{person.name}")
            for person in others
        ]
        content: list[ft.Control] = [ft.Row(chips, wrap=True, spacing=8, run_spacing=8)]
        if not others:
            content = [text(look, look.t(own.MERGE_NOBODY), "body", look.c.ink2)]
        if self.error:
            content.append(named(text(look, self.error, "strong", look.c.ng), "merge-error", live=True))
        return sheet(
            look,
            ft.Column(content, spacing=10, tight=True),
            title=look.t(own.MERGE_ASK, name=saved.name),
            note=look.t(own.MERGE_NOTE, name=saved.name),
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
                    partial(self.paint, style.color, style.shape),
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
