"""What is done at an event: people come and go, rounds are made, tables count or do not; and how it stands.

The results are nowhere kept: `board` reads them off the tables, so that whatever is corrected there is ranked here.
"""

import json
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from companion import table as tables
from companion.desk import Desk, Sitting, Snapshot, TableInfo
from companion.desk.ids import new_id, new_secret
from companion.tournament import pairing as pairings
from companion.tournament.ranking import Move, Row, moved, ranking
from models.base import RecordError, same_name, validated
from models.tournament import MOST_ENTRANTS, Entrant, Main, Pairing, Played, Tournament, Way


class Setting(Protocol):
    """How the game of an event is set up, as a game's start screen tells it."""

    def seats(self) -> tuple[int, int]:
        """The fewest and the most players."""

    def options(self, players: int) -> Any:
        """The record's `options` for so many players."""

    def pack(self) -> Any:
        """The record's `pack`."""


Why = Literal["void", "gone", "corrected"]


@dataclass(frozen=True, slots=True)
class Note:
    """What changed the ranking after a table was over. moves: whose rank it changed.

    void: the table was made void; gone: it lies in the bin or is no more; corrected: its entries were changed.
    """

    why: Why
    round: int
    number: int
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class TableShown:
    """A table of an event. info: None for one that is no more."""

    pairing: Pairing
    played: Played
    info: TableInfo | None


@dataclass(frozen=True, slots=True)
class Board:
    """An event as it stands. tables: the newest round first; byes: who sat out, by round; waiting: who may be paired
    and sits at no table that runs; running: how many tables do."""

    tournament: Tournament
    rows: tuple[Row, ...]
    tables: tuple[TableShown, ...]
    notes: tuple[Note, ...]
    waiting: tuple[int, ...]

    @property
    def running(self) -> int:
        """How many tables are being played."""
        return sum(table.played.state == "running" for table in self.tables)

    @property
    def met_all(self) -> bool:
        """Whether everybody who is here has met everybody."""
        met = pairings.met_at(self.tournament.pairings)
        here = self.tournament.present
        return all(frozenset((a, b)) in met for a in here for b in here if a < b)

    def name(self, number: int) -> str:
        """What an entrant is called."""
        return next(one.name for one in self.tournament.entrants if one.number == number)

    def byes(self, round_: int) -> tuple[int, ...]:
        """Who sat out a round."""
        return tuple(
            one.entrants[0] for one in self.tournament.pairings if one.round == round_ and one.table_id is None
        )


def new(
    desk: Desk, title: str, day: str, game: str, variant: str | None, way: Way, main: Main, seats: int
) -> Tournament:
    """A new event. Raises RecordError for what cannot be."""
    now = desk.now()
    tournament = validated(
        Tournament,
        {
            "id": new_id(),
            "title": title.strip(),
            "day": day,
            "game": game,
            "variant": variant,
            "way": way,
            "main": main,
            "seats": seats,
            "wall": new_secret(),
            "door": new_secret(),
            "created": now,
            "updated": now,
        },
    )
    desk.add_tournament(tournament)
    return tournament


def check_in(desk: Desk, tournament_id: str, name: str) -> Tournament:
    """Somebody takes part from now on; who had dropped out under this name is back.

    Raises RecordError for a name that cannot be one, that somebody here has, or where there is no room.
    """

    def change(now: Tournament) -> Tournament:
        number = max((one.number for one in now.entrants), default=-1) + 1
        entrant = validated(Entrant, {"number": number, "name": name})
        old = next((one for one in now.entrants if same_name(one.name) == same_name(entrant.name)), None)
        if old is not None and not old.left:
            raise RecordError("name", "same-name", name=entrant.name)
        if old is not None:
            return _with(now, old.model_copy(update={"left": False}))
        if len(now.entrants) >= MOST_ENTRANTS:
            raise RecordError("entrants", "too-many", actual_length=MOST_ENTRANTS + 1, max_length=MOST_ENTRANTS)
        return now.model_copy(update={"entrants": (*now.entrants, entrant)})

    return desk.change_tournament(tournament_id, change)


def enter_at_door(desk: Desk, secret: str, name: str) -> Tournament | None:
    """`check_in` by the event's public page; None where there is none or nobody is let in any more."""
    found = desk.tournament_behind(door=secret)
    if found is None or not found.door_open or found.finished is not None:
        return None
    return check_in(desk, found.id, name)


def drop_out(desk: Desk, tournament_id: str, number: int, left: bool = True) -> Tournament:
    """Somebody leaves, or is back. Whoever never sat at a table is taken off the list."""

    def change(now: Tournament) -> Tournament:
        if left and not any(number in pairing.entrants for pairing in now.pairings):
            return now.model_copy(update={"entrants": tuple(one for one in now.entrants if one.number != number)})
        old = next((one for one in now.entrants if one.number == number), None)
        return now if old is None else _with(now, old.model_copy(update={"left": left}))

    return desk.change_tournament(tournament_id, change)


def open_door(desk: Desk, tournament_id: str, is_open: bool) -> Tournament:
    """Whether people may enter their names on the public page."""
    return desk.change_tournament(tournament_id, lambda now: now.model_copy(update={"door_open": is_open}))


def finish(desk: Desk, tournament_id: str, finished: bool = True) -> Tournament:
    """Ends an event, or goes on with it."""
    time = desk.now() if finished else None
    return desk.change_tournament(tournament_id, lambda now: now.model_copy(update={"finished": time}))


def delete(desk: Desk, tournament_id: str, deleted: bool = True) -> Tournament:
    """Takes an event off the lists, or brings it back; its tables stay where they are."""
    time = desk.now() if deleted else None
    return desk.change_tournament(tournament_id, lambda now: now.model_copy(update={"deleted": time}))


def make_void(desk: Desk, tournament_id: str, table_id: str, void: bool = True) -> Tournament:
    """A table counts for nobody, or counts again."""

    def change(now: Tournament) -> Tournament:
        changed = tuple(
            one.model_copy(update={"void": void}) if one.table_id == table_id else one for one in now.pairings
        )
        return now.model_copy(update={"pairings": changed})

    return desk.change_tournament(tournament_id, change)


def make_round(
    desk: Desk,
    tournament_id: str,
    setting: Setting,
    title: Callable[[int, int], str],
    *,
    seen: int,
    shuffled: Callable[[Sequence[int]], Sequence[int]] = lambda numbers: secrets.SystemRandom().sample(
        list(numbers), len(numbers)
    ),
) -> Tournament:
    """Makes the next round and opens its tables.

    title: what a table is called, by round and number. seen: the round that the person saw last; nothing happens where
    another window has made the next one meanwhile, or (free tables aside) a table still runs. shuffled: brings those in
    an order by chance whom nothing else tells apart. Raises RecordError for a setting that cannot be.
    """

    def change(now: Tournament) -> Tournament:
        board = board_of(desk, now)
        if now.round != seen or now.finished is not None or (now.way != "free" and board.running):
            return now
        found = _draw(board, setting.seats(), shuffled)
        if not found.tables:
            return now
        number = now.round + 1
        after = now
        made = []
        for place, entrants in enumerate(found.tables, 1):
            people = [next(one for one in after.entrants if one.number == entrant) for entrant in entrants]
            shot = desk.create(
                now.game,
                [Sitting(one.name, player=one.player) for one in people],
                setting.options(len(people)),
                setting.pack(),
                title=title(number, place),
            )
            for one, player in zip(people, shot.players, strict=True):
                after = _with(after, one.model_copy(update={"player": player}))
            made.append(Pairing(round=number, number=place, entrants=tuple(entrants), table_id=shot.table_id))
        # Who waits at free tables sits out nothing: the next table may come at any time.
        byes = () if now.way == "free" else found.byes
        made += [Pairing(round=number, number=0, entrants=(one,)) for one in byes]
        return after.model_copy(update={"pairings": (*after.pairings, *made)})

    return desk.change_tournament(tournament_id, change)


def next_draw(board: Board, people: tuple[int, int]) -> tuple[tuple[int, ...], int]:
    """How the next round would be: how many at each table, and how many sit out."""
    least, most, best = _seats(board.tournament, people)
    return pairings.sizes(len(board.waiting), least, most, best)


def _seats(now: Tournament, people: tuple[int, int]) -> tuple[int, int, int]:
    most = min(max(now.seats, people[0]), people[1])
    # Tables of two are a duel; larger ones may be smaller than wanted where the numbers demand it.
    return max(2, people[0]), max(2, most), max(2, most)


def _draw(board: Board, people: tuple[int, int], shuffled: Callable[[Sequence[int]], Sequence[int]]) -> pairings.Draw:
    now = board.tournament
    least, most, best = _seats(now, people)
    met, byes = pairings.met_at(now.pairings), pairings.byes_of(now.pairings)
    if now.way == "robin" and most == 2:
        return pairings.circle([one.number for one in now.entrants], board.waiting, met, byes)
    order = list(shuffled(board.waiting))
    if now.way == "swiss":
        ranks = {row.entrant: row.rank for row in board.rows}
        order.sort(key=lambda one: ranks[one])
    elif now.way == "free":
        often = Counter(entrant for one in now.pairings for entrant in one.entrants)
        order.sort(key=lambda one: often[one])
    return pairings.draw(order, met, byes, least, most, best)


def _with(now: Tournament, entrant: Entrant) -> Tournament:
    changed = tuple(entrant if one.number == entrant.number else one for one in now.entrants)
    return now.model_copy(update={"entrants": changed})


# --- how it stands


def board_of(desk: Desk, tournament: Tournament) -> Board:
    """An event as its tables make it stand."""
    infos = {info.table_id: info for info in (*desk.tables(archived=None), *desk.tables(archived=None, deleted=True))}
    shown = [
        TableShown(one, _played(one, infos.get(one.table_id or "")), infos.get(one.table_id or ""))
        for one in tournament.pairings
    ]
    played = [table.played for table in shown]
    sat = {entrant for table in played if table.state in ("over", "bye") for entrant in table.entrants}
    ranked = [one.number for one in tournament.entrants if not one.left or one.number in sat]
    busy = {entrant for table in played if table.state == "running" for entrant in table.entrants}
    return Board(
        tournament=tournament,
        rows=ranking(ranked, played, tournament.main),
        tables=tuple(
            sorted(
                (table for table in shown if table.pairing.table_id is not None),
                key=lambda table: (-table.pairing.round, table.pairing.number),
            )
        ),
        notes=tuple(_notes(desk, tournament.main, ranked, shown)),
        waiting=tuple(one for one in tournament.present if one not in busy),
    )


def _played(pairing: Pairing, info: TableInfo | None) -> Played:
    """What a table came to."""
    fields: dict[str, Any] = {"round": pairing.round, "number": pairing.number, "entrants": pairing.entrants}
    if pairing.table_id is None:
        return Played(**fields, state="bye")
    summary = info.summary if info is not None else None
    if info is None or summary is None or len(summary.totals) != len(pairing.entrants):
        return Played(**fields, state="void")
    counts = not pairing.void and info.deleted is None
    return Played(
        **fields,
        state="void" if not counts else "running" if info.running else "over",
        points=summary.totals,
        ranks=summary.ranks,
        winners=summary.winners,
    )


def _notes(desk: Desk, main: Main, ranked: Sequence[int], shown: Sequence[TableShown]) -> list[Note]:
    """Why the ranking is another one than the tables first made it, the newest round first."""
    played = [table.played for table in shown]
    notes = []
    for at, table in enumerate(shown):
        info, now = table.info, table.played
        why: Why = "corrected"
        if now.state == "over" and info is not None:
            before = _before(desk, info, now)
        elif now.state == "void":
            why = "void" if table.pairing.void else "gone"
            over = info is not None and info.summary is not None and not info.running
            before = now.model_copy(update={"state": "over"}) if over else None
            if before is None:
                notes.append(Note(why, now.round, now.number, ()))
        else:
            before = None
        if before is not None:
            old = [*played[:at], before, *played[at + 1 :]]
            notes.append(Note(why, now.round, now.number, moved(ranked, old, played, main)))
    return sorted(notes, key=lambda note: (-note.round, note.number))


def _before(desk: Desk, info: TableInfo, now: Played) -> Played | None:
    """What a table came to when it was over first, None where it came to the same."""
    if "first-over" not in info.kept:
        shot = _first_over(desk.snapshot(info.table_id))
        first = {
            "points": [row.total for row in shot.standings],
            "ranks": [row.rank for row in shot.standings],
            "winners": list(shot.winners),
        }
        info.kept["first-over"] = json.dumps(first)
    found: dict[str, Any] = json.loads(info.kept["first-over"])
    before = now.model_copy(update={key: tuple(value) for key, value in found.items()})
    return None if before == now else before


def _first_over(shot: Snapshot) -> Snapshot:
    """A table whose game is over as it was when it was over first, were that taken back again or not."""
    table = tables.new(shot.table.game)
    for entry in shot.table.log:
        if table.position.phase != "in_progress":
            break
        table = tables.append(table, entry)
    return shot if table.version == shot.version else shot.earlier(table.version)
