"""What the rules of umami come to at a table: its seats and its favourites deck."""

from companion.game import Seating
from companion.rules.umami.score import limit_of
from companion.texts.base import Text
from models.umami import FAVOURITES_IN_PLAY


def at_table(entry_id: str, setup: Seating) -> tuple[Text, ...]:
    """Sentences for an entry of the rules page, none where the rule is the same at every table."""
    seats = setup.seats
    match entry_id:
        case "umami.turn" | "umami.refill":
            asked = setup.options.favourites if setup.options is not None else None
            cards = asked or FAVOURITES_IN_PLAY[seats]
            return (
                Text(
                    f"{seats}人のこの卓では、お気に入りは場の4枚をふくめて{cards}枚です。",
                    f"{seats} players: {cards} favourites, the four laid out included.",
                ),
            )
        case "umami.secrets":
            return (
                Text(
                    f"{seats}人のこの卓では、だれかの材料が{limit_of(seats)}枚になると最後のラウンドです。",
                    f"{seats} players: {limit_of(seats)} ingredients of one player bring the last round.",
                ),
            )
    return ()
