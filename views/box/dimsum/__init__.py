"""The editor of a dimsum box: cards, faces, colours and values, each in its place."""

from views.box.dimsum.overview import DimsumEditor

__all__ = ["DimsumEditor"]
