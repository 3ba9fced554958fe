"""The flag race on one device: the start call, the first touch, the heaps counted one by one, the round decided.

Solo has a stopwatch in place of the flag. `screen` turns taps into events, `calls` is what runs by the clock; each
moment has its scene: `flag` (with its `zones`), `solo`, `counting`, `decided`, and `fixing` in a correction.
"""

from views.shichimi.race.screen import RaceScreen

__all__ = ["RaceScreen"]
