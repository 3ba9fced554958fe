"""The slow table: three heaps of which the top card and the height show; a call lays one open for all.

`screen` turns taps into events; the moments are `turn`, `peeking`, `declared` and `fixing`, their heaps are drawn by
`piles`.
"""

from views.shichimi.slow.screen import SlowScreen

__all__ = ["SlowScreen"]
