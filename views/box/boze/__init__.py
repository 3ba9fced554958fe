"""The editor of a boze card list: four tables, typed or pasted."""

from views.box.boze.tables import BozeEditor
from views.box.screens import BoxScreens
from views.boze.preview import box_preview

__all__ = ["BOX"]

BOX = BoxScreens(BozeEditor, box_preview)
