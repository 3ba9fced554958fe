"""The composition root: the only place below the screens that knows them, and starts them when asked to."""

import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from companion.desk import Desk, StoreError
from companion.game import Lang

if TYPE_CHECKING:
    import flet as ft


def main() -> None:
    """Runs the command line and exits with its status."""
    from companion.cli import run

    sys.exit(run(sys.argv[1:], _create))


def packaged() -> None:
    """Runs the app in a window of its own, as the builds for phones and desktops do, without a web server."""
    import flet as ft

    from companion.cli import TAP_SECONDS

    ft.run(
        _screens(lambda: Desk.open(patience=TAP_SECONDS)),
        assets_dir=str(Path(__file__).resolve().parents[1] / "assets"),
    )


def in_browser(folder: str) -> None:
    """Starts the app inside a browser; the page awaits what Flet registers then. folder: where the data is kept."""
    import flet as ft

    ft.run(_screens(lambda: Desk.open(Path(folder))))


def _screens(opened: Callable[[], Desk]) -> Callable[["ft.Page"], Awaitable[None]]:
    """The app over a desk, or why that could not be opened: there is no terminal to say it on."""
    try:
        return _create(opened(), None, None)
    except StoreError as error:
        from views.app import not_opened

        return not_opened(error)


def _create(desk: Desk, lang: Lang | None, results: str | None) -> Callable[["ft.Page"], Awaitable[None]]:
    # Only now: judging records on the command line needs no screens.
    from views.app import create

    return create(desk, lang, results)


if __name__ == "__main__":
    main()
