"""How the game of an event is set up: as its start screen would, with nobody in front of it."""

from companion import records
from companion.game import game_of
from models.base import RecordError
from models.record import FORMAT
from views.games import shown
from views.scene import StartScreen
from views.window import Window


class Quiet:
    """A setup page that shows nothing: what a start screen stands on here."""

    def __init__(self, window: Window, game: str) -> None:
        self.window = window
        self.people = game_of(game).people
        self.names: tuple[str, ...] = ()

    def redraw(self) -> None:
        """There is nothing to draw."""

    def seat(self, least: int, most: int) -> None:
        """The seats come with the pairing."""


def setting_of(window: Window, game: str, variant: str | None) -> StartScreen:
    """The game's own choices as they are at first, for this way to play it."""
    start = shown(game).start(Quiet(window, game))
    if variant is not None:
        least, most = game_of(game).people
        for count in range(least, most + 1):
            head = {
                "format": FORMAT,
                "game": game,
                "players": [{"name": f"P{seat + 1}"} for seat in range(count)],
                "options": {"variant": variant},
                "events": [],
            }
            try:
                start.recall(records.read(head, window.desk.boxes.find).setup)
            except RecordError:
                continue
            break
    return start


def variants_of(window: Window, game: str) -> tuple[str, ...]:
    """The ways to play a game that two or more can play; empty for a game with one way."""
    found = game_of(game).variants
    return tuple(key for key in found if setting_of(window, game, key).seats()[1] > 1)


def seats_of(window: Window, game: str, variant: str | None) -> tuple[int, int]:
    """How few and how many can sit at a table of an event."""
    least, most = setting_of(window, game, variant).seats()
    return max(2, least), min(5, most)
