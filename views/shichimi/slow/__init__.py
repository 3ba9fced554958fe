"""The slow table: three heaps that lie face down. Only their height shows; a declaration turns one over for all.

`screen` turns taps into events; the moments are `turn`, `peeking`, `declared` and `fixing`, their heaps are drawn by
`piles`.
"""

from views.shichimi.slow.screen import SlowScreen

__all__ = ["SlowScreen"]
