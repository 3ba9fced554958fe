"""What slow and kai share: dealing the open cards, choosing a card and a heap, naming the cards that were drawn.

`screen` turns taps into events, `scenes` are the moments in which cards are typed, `cards` are rows of open cards.
"""

from views.shichimi.hands.draft import Draft
from views.shichimi.hands.screen import HandsScreen

__all__ = ["Draft", "HandsScreen"]
