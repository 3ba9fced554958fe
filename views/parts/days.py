"""Days as people say them."""

from datetime import datetime

from companion.desk.snapshot import moment
from views.i18n import home as words
from views.theme import Look

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def when_text(look: Look, stamp_: str) -> str:
    """When, for a person: today with the time, yesterday, else the date."""
    when = moment(stamp_)
    now = datetime.now(when.tzinfo)
    days = (now.date() - when.date()).days
    if days == 0:
        return look.t(words.TODAY, time=f"{when:%H:%M}")
    if days == 1:
        return look.t(words.YESTERDAY)
    return date_text(look, when) if days < 300 else f"{when:%Y-%m-%d}"


def date_text(look: Look, when: datetime) -> str:
    """A day of this year: 11/28 in Japanese, 28 Nov in English."""
    return f"{when.month}/{when.day}" if look.lang == "ja" else f"{when.day} {MONTHS[when.month - 1]}"
