"""The editor of a boze card list: four tables, typed or pasted."""

from views.box.boze.tables import BozeEditor
from views.boze.preview import box_preview
from views.games import BoxScreens

__all__ = ["BOX"]

BOX = BoxScreens(BozeEditor, box_preview)
