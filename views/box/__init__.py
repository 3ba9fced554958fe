"""The box: the packs of this device, entered once, edited, shared and received.

`listing.Box` is the list, `editor.Editor` what the editors share, a package a game its editor, `passing` hands a pack
on as QR codes, `receive` takes one in. What an edit does stands in `companion.packs.editing`.
"""

from views.box.address import pack_id_of
from views.box.editor import Editor
from views.box.listing import Box
from views.box.passing import Passing
from views.box.receive import Receive
from views.box.screens import box_of
from views.window import Window

__all__ = ["Box", "Passing", "Receive", "editor", "passing"]


def editor(window: Window, game: str, part: str) -> Editor:
    """The editor of a pack; part: its id in the address."""
    return box_of(game).editor(window, game, pack_id_of(part))


def passing(window: Window, game: str, part: str) -> Passing:
    """The screen that hands a pack on."""
    return Passing(window, game, pack_id_of(part))
