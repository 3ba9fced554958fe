"""Table pages without a browser: a window that shows nothing, and a page with its table in it."""

from typing import Any, cast

from companion.desk import Desk, Sitting
from companion.desk.guest import GuestDesk
from views.screens.table import TablePage
from views.theme import Look


class Window:
    """A window that only remembers what it was asked for (`sent`)."""

    guest = seat = None

    def __init__(self, desk: Desk, look: Look) -> None:
        self.desk = desk
        self.look = look
        self.lang = look.lang
        self.sent: list[str] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **more: self.sent.append(name)


def page(
    desk: Desk,
    look: Look,
    game: str,
    names: tuple[str, ...],
    *events: dict[str, Any],
    options: Any = None,
    pack: Any = None,
) -> TablePage:
    """A new table with these entries, each of which must stand; quick taps are let through."""
    shot = desk.create(game, [Sitting(name) for name in names], options, pack)
    opened = TablePage(Window(desk, look), shot.table_id)  # type: ignore[arg-type]
    opened.once.seconds = 0
    for event in events:
        assert opened.enter(opened.event(**event)), event
    return opened


def again(opened: TablePage, fix: tuple[int, int] | None = None) -> TablePage:
    """The same table in another window; fix: to correct (the first event, how many)."""
    other = TablePage(Window(opened.desk, opened.window.look), opened.table_id, fix)  # type: ignore[arg-type]
    other.once.seconds = 0
    return other


def phone(desk: Desk, look: Look, table_id: str, seat: int) -> TablePage:
    """The table on the phone of the player in this seat, who was invited to it."""
    secret, _ = desk.invite(table_id)
    guest = GuestDesk(desk, secret, f"token{seat}".ljust(20, "x"))
    assert guest.sit(seat)
    guest.stay(f"phone {seat}")
    window: Any = Window(cast(Desk, guest), look)
    window.guest, window.seat, window.ident = guest, seat, f"phone {seat}"
    opened = TablePage(window, table_id)
    opened.once.seconds = 0
    return opened
