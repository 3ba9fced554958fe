"""The editor of a dimsum box: cards, faces, colours and values, each in its place."""

from views.box.dimsum.overview import DimsumEditor
from views.box.dimsum.preview import preview
from views.box.screens import BoxScreens

__all__ = ["BOX"]

BOX = BoxScreens(DimsumEditor, preview)
