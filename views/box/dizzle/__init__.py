"""The editor of a dizzle sheet: the paper painted square by square."""

from views.box.dizzle.painter import DizzleEditor

__all__ = ["DizzleEditor"]
