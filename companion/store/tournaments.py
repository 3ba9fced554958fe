"""Events as they are stored: what is said about one, who takes part, who sits where, each in rows of its own."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from companion.store import rows
from companion.store.schema import ENTRANTS, PAIRINGS, TOURNAMENTS
from models.base import RecordError
from models.tournament import Tournament

_PARTS = {"entrants", "pairings"}


def read_all(connection: Connection) -> list[Tournament]:
    """Every event that can be read, the one changed last first."""
    query = select(TOURNAMENTS).order_by(TOURNAMENTS.c.updated.desc(), TOURNAMENTS.c.id)
    found = []
    for row in connection.execute(query).mappings().all():
        try:
            found.append(_tournament(connection, row))
        except RecordError:
            continue
    return found


def read_one(connection: Connection, **where: str) -> Tournament | None:
    """The event with this id, wall or door, None where there is none. Raises RecordError for one that cannot be read."""
    query = select(TOURNAMENTS).where(*(TOURNAMENTS.c[name] == value for name, value in where.items()))
    row = connection.execute(query).mappings().first()
    return None if row is None else _tournament(connection, row)


def damaged(connection: Connection) -> list[rows.Damaged]:
    """The events that cannot be read, each with all its rows."""
    found = []
    for row in connection.execute(select(TOURNAMENTS)).mappings().all():
        try:
            _tournament(connection, row)
        except RecordError as error:
            parts = {part.name: list(_bodies(connection, part, row["id"])) for part in (ENTRANTS, PAIRINGS)}
            found.append(rows.damaged("event", {**row, **parts}, error))
    return found


def put(connection: Connection, tournament: Tournament) -> None:
    """Saves an event, new or changed. Rows that say the same stay as they are."""
    data = tournament.model_dump(mode="json")
    values = {
        "head": rows.dump({key: value for key, value in data.items() if key not in _PARTS}),
        **{key: data[key] for key in ("wall", "door", "updated", "deleted")},
    }
    mine = TOURNAMENTS.c.id == tournament.id
    if connection.execute(select(TOURNAMENTS.c.id).where(mine)).first() is None:
        connection.execute(insert(TOURNAMENTS).values(id=tournament.id, **values))
    else:
        connection.execute(update(TOURNAMENTS).where(mine).values(**values))
    entrants = [{"number": one["number"], "body": rows.dump(one)} for one in data["entrants"]]
    pairings = [
        {"seq": seq, "table_id": one["table_id"], "body": rows.dump(one)} for seq, one in enumerate(data["pairings"])
    ]
    for part, lines in ((ENTRANTS, entrants), (PAIRINGS, pairings)):
        connection.execute(delete(part).where(part.c.tournament_id == tournament.id))
        if lines:
            connection.execute(insert(part), [{"tournament_id": tournament.id, **line} for line in lines])


def _tournament(connection: Connection, row: RowMapping) -> Tournament:
    entrants = [_json(body) for body in _bodies(connection, ENTRANTS, row["id"])]
    pairings = [_json(body) for body in _bodies(connection, PAIRINGS, row["id"])]
    head = _json(row["head"])
    try:
        return Tournament.model_validate({**head, "entrants": entrants, "pairings": pairings})
    except (TypeError, ValueError):
        raise RecordError("", "row-damaged") from None


def _bodies(connection: Connection, part: Any, tournament_id: str) -> Iterable[Any]:
    order = part.c.number if part is ENTRANTS else part.c.seq
    query = select(part.c.body).where(part.c.tournament_id == tournament_id).order_by(order)
    return connection.execute(query).scalars().all()


def _json(stored: Any) -> Any:
    try:
        return rows.load(rows.sound(stored))
    except (ValueError, TypeError, RecursionError):
        raise RecordError("", "row-damaged") from None
