"""The setup screen of every game: players, marks, order; the game's own choices come from its `StartScreen`."""

import random
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from companion import explain, records
from companion.desk import Sitting, Snapshot, name_problems
from companion.game import game_of, with_packs
from companion.packs import shipped
from companion.texts.desk import SEAT_NAME
from companion.texts.errors import reason, sentence
from models.base import RecordError
from models.library import SavedPlayer
from models.record import FORMAT
from views.box.address import address
from views.box.making import make
from views.games import shown
from views.i18n import common as words
from views.i18n import counting as count_words
from views.i18n import guests
from views.i18n import setup as own
from views.parts.base import card, heading, icon, icon_tap, named, tap, text
from views.parts.fields import field, pill, segments, wide_button
from views.parts.marks import Mark, Seat, initial, mark, seats_of
from views.parts.page import header, page
from views.parts.sheets import over, sheet
from views.parts.tray import MainAction, TrayAction, tray
from views.scene import StartScreen
from views.screens.arriving import Lobby
from views.screens.table.base import COUNTED
from views.theme import SEATS, Look, ems
from views.window import Once, Screen, Window

NAME_SIZES = (19, 17, 15)
"""The sizes of a name beside what is chosen for the seat."""
BESIDE = 290
"""How much of a phone's row is taken by the handle, the mark and what stands beside the name."""
MOST_OFFERED = 12
"""How many people who played here before are offered for a seat."""
SCROLL = ft.ScrollMode.AUTO
DRAGGED = ft.RoundedRectangleBorder(radius=16)


@dataclass(frozen=True)
class Chair:
    """A player being set up: the name as typed, the mark's number, the name of a seat without one, the saved player,
    the token of the phone whose player it is."""

    typed: str
    style: int
    unnamed: str
    saved: str | None = None
    phone: str | None = None

    @property
    def name(self) -> str:
        """What the seat is called."""
        return self.typed.strip() or self.unnamed


class SetupScreen(Screen):
    """A new table of a game. chairs: in seat order; editing: the seat whose marks and name are open.

    While a seat is open nothing in its row moves: apart (what stands beside the name is below it) and offered (who
    played here before) stay as they were when it was opened.
    """

    def __init__(self, window: Window, game: str, like: str | None = None, counts: bool = False) -> None:
        """counts: only the end of the game is to be entered."""
        super().__init__(window)
        self.game = game
        self.counts = counts
        self.desk = window.desk
        self.chairs: list[Chair] = []
        self.editing: int | None = None
        self.apart = False
        self.offered: tuple[SavedPlayer, ...] = ()
        self.error: str | None = None
        self.lobby: Lobby | None = None
        self.inviting = False
        self.once = Once(1.0)
        self.known = self._boxes()
        self.start: StartScreen = shown(game).start(self)
        self.earlier: Snapshot | None = self.desk.find(like) if like else self._last()
        if like is not None and self.earlier is not None:
            self.same_again()
        else:
            least, _ = self.start.seats()
            for _ in range(least):
                self._sit()

    def _last(self) -> Snapshot | None:
        """The table of this game that was written to last."""
        tables = self.desk.tables(game=self.game, archived=None)
        return self.desk.find(tables[0].table_id) if tables else None

    # --- players

    @property
    def people(self) -> tuple[int, int]:
        """The fewest and the most players that the game allows."""
        return game_of(self.game or "").people

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called, in seat order."""
        return tuple(chair.name for chair in self.chairs)

    def seat(self, least: int, most: int) -> None:
        """Adds or takes seats, at the end, until there are at least and at most so many."""
        while len(self.chairs) < least:
            self._sit()
        if len(self.chairs) > most:
            del self.chairs[most:]
            self.editing = None

    def add(self) -> None:
        """One more seat, opened for its name."""
        self._sit()
        self._edit(len(self.chairs) - 1)

    def _sit(self) -> None:
        used = {chair.style for chair in self.chairs}
        free = next(i for i in range(len(SEATS)) if i not in used)
        names = {chair.name for chair in self.chairs}
        number = len(self.chairs) + 1
        while (name := self.window.look.t(SEAT_NAME, number=number)) in names:
            number += 1
        self.chairs.append(Chair("", free, name))

    def rename(self, seat: int, name: str) -> None:
        """The name of a seat, as typed."""
        self.chairs[seat] = replace(self.chairs[seat], typed=name, saved=None)
        self.redraw()

    def seat_saved(self, seat: int, saved: SavedPlayer) -> None:
        """Sits a player who played here before on a seat."""
        style = next((i for i, s in enumerate(SEATS) if saved.color and s.color == saved.color.upper()), None)
        used = {chair.style for i, chair in enumerate(self.chairs) if i != seat}
        chair = self.chairs[seat]
        kept = style if style is not None and style not in used else chair.style
        self.chairs[seat] = replace(chair, typed=saved.name, style=kept, saved=saved.id)
        self.redraw()

    def style(self, seat: int, number: int) -> None:
        """Gives a seat a mark; whoever has it takes the old one."""
        for other, chair in enumerate(self.chairs):
            if chair.style == number and other != seat:
                self.chairs[other] = replace(chair, style=self.chairs[seat].style)
        self.chairs[seat] = replace(self.chairs[seat], style=number)
        self.redraw()

    def remove(self, seat: int) -> None:
        """Takes a seat away."""
        del self.chairs[seat]
        self._edit(None)

    def move(self, seat: int, by: int) -> None:
        """Moves a seat in the order."""
        other = (seat + by) % len(self.chairs)
        self.chairs.insert(other, self.chairs.pop(seat))
        if self.editing is not None:
            self.editing = other
        self.redraw()

    def shuffle(self) -> None:
        """Draws the seat order."""
        random.shuffle(self.chairs)
        self._edit(None)

    def open_seat(self, seat: int) -> None:
        """Opens or closes a seat's name and marks."""
        self._edit(None if self.editing == seat else seat)

    def named(self, seat: int) -> None:
        """A name has been entered: the next seat without one is opened for its name."""
        self._edit(next((n for n in range(seat + 1, len(self.chairs)) if not self.chairs[n].typed.strip()), None))

    def _edit(self, seat: int | None) -> None:
        self.editing = seat
        if seat is not None:
            self.apart = self._too_long(self.window.look, self.chairs[seat].name)
            others = {chair.name for other, chair in enumerate(self.chairs) if other != seat}
            self.offered = tuple(p for p in self.desk.people.all() if p.name not in others)[:MOST_OFFERED]
        self.redraw()

    def same_again(self) -> None:
        """The players and choices of the table before."""
        earlier, look = self.earlier, self.window.look
        if earlier is None:
            return
        self.chairs = []
        for seat, saved in zip(seats_of(earlier.names, earlier.colors), earlier.players, strict=True):
            style = next((i for i, s in enumerate(SEATS) if s.color == seat.color), seat.index)
            self.chairs.append(Chair(seat.name, style, look.t(SEAT_NAME, number=seat.index + 1), saved))
        self.start.recall(earlier.setup)
        self.redraw()

    # --- who sits down by phone

    def invite(self) -> None:
        """Shows the code by which people sit down with their own phones, or closes it."""
        if self.lobby is None and self.window.joins is not None:
            self.lobby = Lobby(self.desk, self.window.joins, lambda: self.window.soon(self._arrived))
        self.inviting = not self.inviting
        self.redraw()

    async def _arrived(self) -> None:
        """Somebody sat down, changed name or mark, or got up: seats nobody named are taken first."""
        if self.lobby is None:
            return
        came = self.lobby.came
        for seat, chair in enumerate(self.chairs):
            if chair.phone is not None and chair.phone not in came:
                self.chairs[seat] = replace(chair, typed="", phone=None)
        _, most = self.start.seats()
        for token, newcomer in came.items():
            own_chair = self._chair_for(token, most)
            if own_chair is not None:
                chair = self.chairs[own_chair]
                self.chairs[own_chair] = replace(chair, typed=newcomer.name, saved=None, phone=token)
                self.style(own_chair, newcomer.style)
        self.redraw()

    def _chair_for(self, token: str, most: int) -> int | None:
        """The seat that a phone's player has, or gets; None where there is no free one."""
        seats = range(len(self.chairs))
        own = next((seat for seat in seats if self.chairs[seat].phone == token), None)
        free = next((s for s in seats if not self.chairs[s].typed.strip() and self.chairs[s].phone is None), None)
        if own is None and free is None and len(self.chairs) < most:
            self._sit()
            return len(self.chairs) - 1
        return free if own is None else own

    def leave(self) -> None:
        """Whoever is invited to a table that was not opened is told that it is over."""
        if self.lobby is not None:
            self.lobby.close()

    def problem(self, seat: int) -> str | None:
        """What is wrong with a seat's name, None if nothing."""
        look = self.window.look
        error = name_problems([chair.name for chair in self.chairs])[seat]
        return reason(error, look.lang) if error else None

    # --- opening

    def open(self) -> None:
        """Opens the table."""
        if not self.once.ready():
            return
        try:
            seats = [Sitting(chair.name, SEATS[chair.style].color, chair.saved) for chair in self.chairs]
            shot = self.desk.create(self.game or "", seats, self.start.options(len(seats)), self.start.pack())
        except RecordError as error:
            self.once.open()
            self.error = sentence(error, self.window.lang)
            self.redraw()
            return
        if self.lobby is not None:
            phones = {chair.phone: seat for seat, chair in enumerate(self.chairs) if chair.phone is not None}
            self.lobby.open(shot.table_id, phones)
        if self.counts:
            self.desk.set_draft(shot.table_id, {}, COUNTED)
        self.window.keep_data()
        self.window.swap(f"/table/{shot.table_id}")

    def play_or_count(self, mode: str) -> None:
        """The moves are entered, or only the end."""
        self.counts = mode == "count"
        self.redraw()

    def _mode(self, look: Look) -> ft.Control:
        """Whether the moves are entered or only the end."""
        ways = (("play", look.t(count_words.PLAY)), ("count", look.t(count_words.ONLY_SCORE)))
        glyphs = (ft.Icons.TOUCH_APP_ROUNDED, ft.Icons.CALCULATE_ROUNDED)
        chosen = "count" if self.counts else "play"
        return segments(look, ways, chosen, self.play_or_count, ident="mode", glyphs=glyphs)

    def waiting(self, look: Look) -> tuple[str, str] | None:
        """Why the table cannot be opened yet, and what to do."""
        least, most = self.start.seats()
        count = len(self.chairs)
        if count < least:
            return look.t(own.TOO_FEW, count=least - count), look.t(own.TOO_FEW_NOTE)
        if count > most:
            return look.t(own.TOO_MANY, count=count - most), look.t(own.TOO_MANY_NOTE)
        for seat in range(count):
            problem = self.problem(seat)
            if problem:
                return look.t(own.CHECK_NAMES), problem
        return None

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Escape closes what is open."""
        if key == "Escape" and not self.close_top() and self.editing is not None:
            self.open_seat(self.editing)

    def close_top(self) -> bool:
        """Closes what lies over the screen; False where nothing does."""
        if self.inviting:
            self.invite()
            return True
        lying = self.start.sheet(self.window.look)
        if lying is None or lying.away is None:
            return False
        lying.away()
        return True

    def seats(self) -> tuple[Seat, ...]:
        """The seats as they will be shown."""
        return tuple(
            Seat(i, chair.name, SEATS[chair.style].color, SEATS[chair.style].shape)
            for i, chair in enumerate(self.chairs)
        )

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        title = explain.texts_of(self.game or "").TITLE.of(look.lang)
        head = header(
            look,
            title,
            look.t(own.NEW_TABLE),
            on_back=self.window.home,
            close=True,
            actions=[
                icon_tap(
                    look,
                    ft.Icons.HELP_OUTLINE_ROUNDED,
                    look.t(words.RULES_OF),
                    lambda: self.window.go(f"/rules/{self.game}", keep=True),
                    ident="help",
                    size=28,
                )
            ],
        )
        count = len(self.chairs)
        note = " · ".join(filter(None, [look.t(own.PEOPLE, count=count), self.start.note(count)]))
        _, most = self.start.seats()
        body: list[ft.Control] = [
            self._mode(look),
            *self.start.first(look),
            heading(look, look.t(own.ORDER), ft.Icons.GROUPS_ROUNDED, note),
            *(self._chair(look, seat) for seat in self.seats()),
            ft.Row(
                [
                    wide_button(
                        look,
                        look.t(own.ADD),
                        self.add if count < most else None,
                        ident="add-player",
                        glyph=ft.Icons.PERSON_ADD_ALT_1_ROUNDED,
                        expand=True,
                    ),
                    wide_button(
                        look,
                        look.t(own.SHUFFLE),
                        self.shuffle if count > 1 else None,
                        ident="shuffle",
                        glyph=ft.Icons.SHUFFLE_ROUNDED,
                        expand=True,
                    ),
                ],
                spacing=8,
            ),
            *self._by_phone(look),
            *self.start.last(look),
            *self._practice(look),
        ]
        if self.error:
            body.append(named(text(look, self.error, "strong", look.c.ng), "setup-error", live=True))
        waiting = self.waiting(look)
        if waiting:
            main = MainAction(*waiting, ft.Icons.TABLE_RESTAURANT_ROUNDED)
        else:
            first = self.chairs[0].name
            label, note = (
                (look.t(count_words.BEGIN), look.t(count_words.BEGIN_NOTE, name=first))
                if self.counts
                else (look.t(own.OPEN), look.t(own.OPEN_NOTE, name=first))
            )
            glyph = ft.Icons.CALCULATE_ROUNDED if self.counts else ft.Icons.TABLE_RESTAURANT_ROUNDED
            main = MainAction(label, note, glyph, self.open)
        same = TrayAction(
            "same-again",
            look.t(own.SAME),
            ft.Icons.REPLAY_ROUNDED,
            self.same_again,
            locked=None if self.earlier else look.t(words.LOCKED),
        )
        screen = page(look, head, body, tray(look, main, left=same), spacing=8)
        if self.inviting and self.lobby is not None:
            room = min(look.width - 2 * look.margin - 40, max(180.0, look.height - 420), 360.0)
            code = sheet(look, self.lobby.card(look, room), title=look.t(guests.INVITE), ident="lobby")
            return over(look, screen, code, on_away=self.invite)
        lying = self.start.sheet(look)
        if lying is None:
            return screen
        return over(look, screen, sheet(look, lying.content, title=lying.title, note=lying.note), on_away=lying.away)

    def _by_phone(self, look: Look) -> list[ft.Control]:
        """The way to seats that people take by their own phones, where other devices are served."""
        if self.window.joins is None:
            return []
        return [
            wide_button(look, look.t(guests.INVITE), self.invite, ident="by-phone", glyph=ft.Icons.PHONELINK_ROUNDED)
        ]

    def _practice(self, look: Look) -> list[ft.Control]:
        """Where the box chosen is the app's: that it is for practice, and the ways to the printed one."""
        game, chosen = self.game or "", self.start.pack()
        if game not in with_packs() or (chosen is not None and not self._is_shipped(chosen)):
            return []
        buttons: list[ft.Control] = [
            wide_button(
                look,
                look.t(own.COPY_BOX),
                self.copy_box,
                ident="copy-box",
                glyph=ft.Icons.EDIT_NOTE_ROUNDED,
                expand=True,
            ),
            wide_button(
                look,
                look.t(own.FRIENDS_BOX),
                self.receive_box,
                ident="friends-box",
                glyph=ft.Icons.QR_CODE_SCANNER_ROUNDED,
                expand=True,
            ),
        ]
        said = named(text(look, look.t(own.PRACTICE[game]), "strong"), "practice")
        rows: list[ft.Control] = [
            ft.Row([icon(ft.Icons.INVENTORY_2_ROUNDED, 26, look.c.rule), ft.Container(said, expand=True)], spacing=12),
            ft.Row(buttons, spacing=8) if look.roomy else ft.Column([ft.Row([button]) for button in buttons]),
            text(look, look.t(own.WAITS), "note", look.c.ink2),
        ]
        return [card(look, ft.Column(rows, spacing=10, tight=True), fill=look.c.rule_tint)]

    def _is_shipped(self, pack: Any) -> bool:
        return isinstance(pack, str) and shipped(self.game or "", pack) is not None

    def copy_box(self) -> None:
        """Opens a new box to copy the printed one into; this screen waits."""
        self.window.go(f"/box/{self.game}/{address(make(self.desk.boxes, self.game or ''))}", keep=True)

    def receive_box(self) -> None:
        """Takes in a box that somebody else has copied; this screen waits."""
        self.window.go("/box/receive", keep=True)

    def reread(self) -> None:
        """Takes up the boxes anew: one that has come since this screen was left is chosen."""
        if self.game not in with_packs():
            return
        chosen, options = self.start.pack(), self.start.options(len(self.chairs))
        before, self.known = self.known, self._boxes()
        came = [pack for pack in self.known if pack not in before]
        self.start = shown(self.game).start(self)
        head = {"format": FORMAT, "game": self.game, "players": [{"name": str(n)} for n in range(len(self.chairs))]}
        choice = {"options": options, "pack": came[-1] if came else chosen}
        record = {**head, **{key: value for key, value in choice.items() if value is not None}, "events": []}
        # A box that was changed meanwhile may lack what had been chosen: then its own first choices stand.
        with suppress(RecordError):
            self.start.recall(records.read(record, self.desk.boxes.find).setup)

    def _boxes(self) -> tuple[str, ...]:
        """The ids of this device's own boxes that can be played with."""
        return tuple(pack.id for pack in self.desk.boxes.own(self.game) if pack.body is not None)

    def _chair(self, look: Look, seat: Seat) -> ft.Control:
        index = seat.index
        open_ = self.editing == index
        problem = self.problem(index)
        place = look.t(own.FIRST) if index == 0 else look.t(own.NTH, number=index + 1)
        place_row: list[ft.Control] = []
        if index == 0:
            place_row.append(icon(ft.Icons.FLAG_ROUNDED, 18, look.accent.fill))
        place_row.append(text(look, place, "label", look.accent.fill if index == 0 else look.c.ink2))
        beside = self.start.beside(look, index)
        below = beside is not None and (self.apart if open_ else self._too_long(look, seat.name))
        size = NAME_SIZES[0] if beside is None or below else self._name_size(look, seat.name)
        lines: list[ft.Control] = [
            text(look, seat.name, "title", lines=1, size=size),
            ft.Row(place_row, spacing=4, tight=True),
        ]
        if problem and not open_:
            lines.append(text(look, problem, "min", look.c.ng))
        who = tap(
            look,
            ft.Row([mark(look, seat, 42), ft.Column(lines, spacing=0, expand=True, tight=True)], spacing=12),
            lambda: self.open_seat(index),
            ident=f"seat-{index}",
            label=f"{look.t(own.EDIT_SEAT, name=seat.name)}. {place}",
            radius=14,
            padding=ft.Padding.symmetric(horizontal=6, vertical=6),
            expand=True,
        )
        row: list[ft.Control] = [self._handle(look, seat), who]
        if beside and not below:
            row.append(beside)
        content: list[ft.Control] = [ft.Row(row, spacing=2)]
        if beside and below:
            content.append(ft.Row([beside], alignment=ft.MainAxisAlignment.END) if look.roomy else beside)
        if open_:
            # Known by its seat: it stays what it is, whatever changes above it, and another seat's is another.
            content.append(ft.Container(self._open(look, seat, problem), key=f"open-{index}"))
        box = ft.Container(
            ft.Column(content, spacing=10, tight=True),
            bgcolor=look.c.sheet,
            border=ft.Border.all(2 if open_ else 1, look.c.ink if open_ else look.c.line),
            border_radius=20,
            padding=ft.Padding.only(left=4, right=8, top=8, bottom=8 if not open_ else 12),
        )
        return ft.DragTarget(
            group="seats", content=box, on_accept=lambda e: self._dropped(e, index), key=f"seat-{index}"
        )

    def _handle(self, look: Look, seat: Seat) -> ft.Control:
        """What a seat is dragged by; a swipe anywhere else scrolls the page."""
        grip = ft.Container(
            icon(ft.Icons.DRAG_INDICATOR_ROUNDED, 22, look.c.ink2), width=28, height=48, alignment=ft.Alignment.CENTER
        )
        # A card gives the words of what is dragged their style: above the page there is none.
        dragged = ft.Card(
            ft.Container(mark(look, seat, 48), padding=4), bgcolor=look.c.sheet, elevation=4, shape=DRAGGED
        )
        return ft.Draggable(group="seats", data=seat.index, content=grip, content_feedback=dragged)

    def _too_long(self, look: Look, name: str) -> bool:
        """Whether what stands beside a name goes below it: with large text, and where a phone has no room for both."""
        return not look.roomy or self._name_size(look, name) == 0

    def _name_size(self, look: Look, name: str) -> int:
        """The largest size in which a name fits beside what is chosen for the seat, 0 where none does."""
        if look.width >= 600:
            return NAME_SIZES[0]
        room = look.width - 2 * look.margin - BESIDE
        return next((size for size in NAME_SIZES if ems(name) * look.text_px(size) <= room), 0)

    def _dropped(self, event: Any, onto: int) -> None:
        moved = event.src.data
        if isinstance(moved, int) and moved != onto:
            self.chairs.insert(onto, self.chairs.pop(moved))
            self._edit(None)

    def _open(self, look: Look, seat: Seat, problem: str | None) -> ft.Control:
        index = seat.index
        content: list[ft.Control] = [
            field(
                look,
                look.t(own.NAME),
                self.chairs[index].typed,
                lambda value: self.rename(index, value),
                ident=f"name-{index}",
                error=problem,
                hint=self.chairs[index].unnamed,
                max_length=40,
                autofocus=True,
                on_submit=lambda: self.named(index),
            ),
        ]
        if self.offered:
            content.append(text(look, look.t(own.SAVED), "label", look.c.ink2))
            content.append(ft.Row([self._offer(look, index, person) for person in self.offered], scroll=SCROLL))
        content += self._marks(look, seat)
        least, _ = self.start.seats()
        tools: list[ft.Control] = [
            icon_tap(
                look, ft.Icons.ARROW_UPWARD_ROUNDED, look.t(own.UP), lambda: self.move(index, -1), ident=f"up-{index}"
            ),
            icon_tap(
                look,
                ft.Icons.ARROW_DOWNWARD_ROUNDED,
                look.t(own.DOWN),
                lambda: self.move(index, 1),
                ident=f"down-{index}",
            ),
        ]
        if len(self.chairs) > least:
            tools.append(
                icon_tap(
                    look,
                    ft.Icons.PERSON_REMOVE_ROUNDED,
                    look.t(own.REMOVE),
                    lambda: self.remove(index),
                    ident=f"remove-{index}",
                )
            )
        content.append(ft.Row(tools, spacing=8, alignment=ft.MainAxisAlignment.END))
        return ft.Column(content, spacing=8, tight=True)

    def _offer(self, look: Look, index: int, person: SavedPlayer) -> ft.Control:
        on = self.chairs[index].saved == person.id
        return pill(look, person.name, on, lambda: self.seat_saved(index, person), ident=f"saved-{person.id}")

    def _marks(self, look: Look, seat: Seat) -> list[ft.Control]:
        """The eight marks, four in a row on phones."""
        marks = [self._mark(look, seat, number) for number in range(len(SEATS))]
        in_row = len(SEATS) if look.width >= 600 else len(SEATS) // 2
        return [ft.Row(marks[start : start + in_row], spacing=4) for start in range(0, len(marks), in_row)]

    def _mark(self, look: Look, seat: Seat, number: int) -> ft.Control:
        style = SEATS[number]
        owner = next((i for i, chair in enumerate(self.chairs) if chair.style == number), None)
        mine = owner == seat.index
        taken = owner is not None and not mine
        letter = initial(self.chairs[owner].name if owner is not None else seat.name)
        name = (
            look.t(own.TAKEN, name=self.chairs[owner].name)
            if owner is not None and taken
            else look.t(own.MARK, color=number + 1)
        )
        inner: list[ft.Control] = [Mark(look, letter, style.color, style.shape, 36, False, taken)]
        if mine:
            inner.append(icon(ft.Icons.CHECK_CIRCLE_ROUNDED, 20, look.c.ink))
        return tap(
            look,
            ft.Row(inner, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER),
            lambda: self.style(seat.index, number),
            ident=f"mark-{seat.index}-{number}",
            label=name,
            selected=mine,
            fill=look.accent.tint if mine else None,
            radius=14,
            padding=8,
            height=54,
            expand=True,
        )
