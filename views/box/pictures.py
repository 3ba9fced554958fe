"""What a pack looks like in a list: small pictures of what is in it."""

import flet as ft

from companion.packs.editing import PackDraft
from views.games import shown
from views.theme import Look


def preview(look: Look, game: str, draft: PackDraft) -> ft.Control:
    """What is in a pack of a game, small; nothing for a game without packs."""
    box = shown(game).box
    return box.preview(look, draft) if box else ft.Container()
