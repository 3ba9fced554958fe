"""The players of a table that is being set up: names, marks, order, and who sits down by phone."""

import random
from dataclasses import dataclass, replace

from companion.desk import Snapshot, name_problems
from companion.game import game_of
from companion.texts.desk import SEAT_NAME
from companion.texts.errors import reason
from models.invitation import Newcomer
from models.library import SavedPlayer
from views.parts.marks import seats_of
from views.scene import StartScreen
from views.screens.arriving import Lobby
from views.theme import SEATS, Look, ems
from views.window import Screen, Window

NAME_SIZES = (19, 17, 15)
"""The sizes of a name beside what is chosen for the seat."""
BESIDE = 290
"""How much of a phone's row is taken by the handle, the mark and what stands beside the name."""
MOST_OFFERED = 12
"""How many people who played here before are offered for a seat."""


@dataclass(frozen=True)
class Chair:
    """A player being set up: the name as typed, the mark's number, the name of a seat without one, the saved player,
    the token of the phone whose player it is and what that phone told last."""

    typed: str
    style: int
    unnamed: str
    saved: str | None = None
    phone: str | None = None
    told: Newcomer | None = None

    @property
    def name(self) -> str:
        """What the seat is called."""
        return self.typed.strip() or self.unnamed


class Chairs(Screen):
    """The players. chairs: in seat order; editing: the seat whose marks and name are open.

    While a seat is open nothing in its row moves: apart (what stands beside the name is below it) and offered (who
    played here before) stay as they were when it was opened.
    """

    def __init__(self, window: Window, game: str) -> None:
        super().__init__(window)
        self.game = game
        self.desk = window.desk
        self.chairs: list[Chair] = []
        self.editing: int | None = None
        self.apart = False
        self.offered: tuple[SavedPlayer, ...] = ()
        self.lobby: Lobby | None = None
        self.inviting = False
        self.earlier: Snapshot | None = None
        self.start: StartScreen

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
        """Takes a seat away; whoever sits there by phone gets up, and may sit down again."""
        gone = self.chairs.pop(seat)
        if self.lobby is not None and gone.phone is not None:
            self.desk.come(self.lobby.secret, gone.phone, None)
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
        secret, came = self.lobby.secret, self.lobby.came
        for seat, chair in enumerate(self.chairs):
            if chair.phone is not None and chair.phone not in came:
                self.chairs[seat] = replace(chair, typed="", phone=None, told=None)
        _, most = self.start.seats()
        for token, newcomer in came.items():
            own_chair = self._chair_for(token, most)
            if own_chair is None:
                # Somebody else took the last seat at the same moment.
                self.desk.come(secret, token, None)
            elif self.chairs[own_chair].told != newcomer:
                # What the host changed since stays.
                chair = self.chairs[own_chair]
                self.chairs[own_chair] = replace(chair, typed=newcomer.name, saved=None, phone=token, told=newcomer)
                self.style(own_chair, newcomer.style)
        free = any(not chair.typed.strip() and chair.phone is None for chair in self.chairs)
        self.desk.fill_lobby(secret, not free and len(self.chairs) >= most)
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

    def _too_long(self, look: Look, name: str) -> bool:
        """Whether what stands beside a name goes below it: with large text, and where a phone has no room for both."""
        return not look.roomy or self._name_size(look, name) == 0

    def _name_size(self, look: Look, name: str) -> int:
        """The largest size in which a name fits beside what is chosen for the seat, 0 where none does."""
        if look.width >= 600:
            return NAME_SIZES[0]
        room = look.width - 2 * look.margin - BESIDE
        return next((size for size in NAME_SIZES if ems(name) * look.text_px(size) <= room), 0)
