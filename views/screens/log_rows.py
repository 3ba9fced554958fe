"""The rows of a log, each made when it is shown or searched: a table of thousands of entries costs what is seen of it."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from companion import explain
from companion.desk import Snapshot
from companion.desk.snapshot import moment
from companion.table import Kept
from companion.texts.base import listed
from models.log import Correct
from views.i18n import log as own
from views.parts.marks import Seat
from views.parts.timeline import Row
from views.theme import Look


class LogRows:
    """The entries of a table, by their place among the entries (the oldest is 0); those entered as one are one row."""

    def __init__(self, shot: Snapshot, seats: Sequence[Seat], look: Look) -> None:
        self.shot, self.seats, self.lang = shot, seats, look.lang
        self._look = look
        self._table = shot.table
        self._ranges = tuple(_entered_together(shot.table.record))
        self._rows: dict[int, Row] = {}
        self._times: list[str] = []

    def __len__(self) -> int:
        return len(self._ranges)

    def at(self, place: int) -> Row:
        """The row at a place."""
        if place not in self._rows:
            self._rows[place] = self._row(place)
        return self._rows[place]

    def found(self, only: int | str | None, query: str) -> Sequence[int]:
        """The places with these words, of one seat, of the rulings ("rulings"), or of all (None); the newest first."""
        places: Sequence[int] = range(len(self) - 1, -1, -1)
        if only == "rulings":
            places = [place for place in places if self._ruling(place)]
        elif only is not None:
            places = [place for place in places if self._seat(place) == only]
        return [place for place in places if self._holds(place, query)] if query.strip() else places

    @cached_property
    def rulings(self) -> int:
        """How many rows the table let stand."""
        return sum(bool(self._ruling(place)) for place in range(len(self)))

    @cached_property
    def waiting(self) -> int:
        """The first event of the row that no longer fits; what comes after it waits for it. Without one, the end."""
        judged = len(self._table.steps)
        return next((places.start for places in self._ranges if places.stop > judged), len(self._table.record))

    def _holds(self, place: int, query: str) -> bool:
        row = self.at(place)
        return explain.holds(f"{row.seat.name if row.seat else ''} {row.title} {row.note} {row.ruling}", query)

    def _kept(self, place: int) -> Sequence[Kept]:
        places = self._ranges[place]
        return self._table.record[places.start : places.stop]

    def _seat(self, place: int) -> int | None:
        seat = next((kept.event.seat for kept in self._kept(place) if kept.event.seat is not None), None)
        return seat if seat is not None and seat < len(self.seats) else None

    def _ruling(self, place: int) -> str:
        return next((kept.event.ruling for kept in self._kept(place) if kept.event.ruling), "")

    def _said(self, place: int) -> list[str]:
        """The events of a row in words; one that waits is told by its name alone."""
        table, lang, places = self._table, self.lang, self._ranges[place]
        setup, misfit = table.game.setup, table.misfit
        steps = table.steps[places.start : places.stop]
        said = [explain.describe(step.event, step.before.state, setup, lang) for step in steps]
        if misfit is not None:
            for kept in self._kept(place)[len(steps) :]:
                if kept.event is misfit.event:
                    said.append(explain.describe(kept.event, misfit.before.state, setup, lang))
                else:
                    said.append(explain.step(setup.game, kept.event.type, lang))
        return said

    def _time(self, place: int) -> str:
        """A corrected entry has the time of the one after it, where it was corrected later: times go one way."""
        while len(self) - len(self._times) > place:
            other = len(self) - 1 - len(self._times)
            entry = self._table.log[self._kept(other)[0].number]
            time = f"{moment(entry.at):%H:%M}"
            late = isinstance(entry, Correct) and self._times and time > self._times[-1]
            self._times.append(self._times[-1] if late else time)
        return self._times[len(self) - 1 - place]

    def _row(self, place: int) -> Row:
        t, places, said = self._look.t, self._ranges[place], self._said(place)
        entry = self._table.log[self._kept(place)[0].number]
        seat, reason = self._seat(place), self._ruling(place)
        return Row(
            places.start,
            None if seat is None else self.seats[seat],
            self._time(place),
            said[-1] if said else "",
            listed(said[:-1], self.lang),
            t(own.RULING_OF, reason=reason) if reason else "",
            newest=place == len(self) - 1,
            waits="" if places.start < self.waiting else t(own.MISFIT if places.start == self.waiting else own.WAITS),
            number=place + 1,
            phones=t(
                own.PHONES, names=listed([self.seats[by].name for by in entry.by if by < len(self.seats)], self.lang)
            )
            if entry.by
            else "",
            corrected=t(own.CORRECTED, time=f"{moment(entry.at):%H:%M}") if isinstance(entry, Correct) else "",
        )


def _entered_together(record: Sequence[Kept]) -> Iterator[range]:
    """The events that came by one entry, entry by entry, as their places in the record."""
    first = 0
    for index, kept in enumerate(record):
        if kept.number != record[first].number:
            yield range(first, index)
            first = index
    if record:
        yield range(first, len(record))
