"""The editor of a boze card list: four tables, typed or pasted."""

from views.box.boze.tables import BozeEditor

__all__ = ["BozeEditor"]
