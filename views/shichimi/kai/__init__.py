"""The kai table: four open heaps, everybody's open cards, what fits lit, habaneros passed at any time.

`screen` turns taps into events, `turn` is what it shows, `heaps` and `side` are its parts, `passing` the sheet for a
habanero.
"""

from views.shichimi.kai.screen import KaiScreen

__all__ = ["KaiScreen"]
