"""An event's ranking and tables for other programs: CSV for a spreadsheet, JSON for all else."""

import csv
import io
from typing import Any

from companion.game import Lang
from companion.sharing.sheet import plain
from companion.texts.tournament import MEASURES, WORDS, value_text
from companion.tournament.evening import Board
from companion.tournament.ranking import CHAINS


def as_json(board: Board) -> dict[str, Any]:
    """The event as JSON values. Measures that are no whole numbers come rounded to two places."""
    now = board.tournament
    return {
        "format": "companion-event/1",
        "title": now.title,
        "day": now.day,
        "game": now.game,
        "variant": now.variant,
        "way": now.way,
        "main": now.main,
        "tie_breaks": list(CHAINS[now.main][1:]),
        "finished": now.finished,
        "ranking": [
            {
                "rank": row.rank,
                "name": board.name(row.entrant),
                "tables": row.tables,
                "byes": row.byes,
                **{measure: round(float(value), 2) for measure, value in row.values.items()},
                "decided_by": row.by,
            }
            for row in board.rows
        ],
        "tables": [
            {
                "round": table.pairing.round,
                "table": table.pairing.number,
                "id": table.pairing.table_id,
                "state": table.played.state,
                "players": [board.name(entrant) for entrant in table.pairing.entrants],
                "points": list(table.played.points),
                "ranks": list(table.played.ranks),
            }
            for table in board.tables
        ],
        "notes": [
            {
                "why": note.why,
                "round": note.round,
                "table": note.number,
                "moves": [
                    {"name": board.name(move.entrant), "before": move.before, "after": move.after}
                    for move in note.moves
                ],
            }
            for note in board.notes
        ],
    }


def as_csv(board: Board, lang: Lang) -> bytes:
    """The ranking as a table that spreadsheets open: UTF-8 with a mark, one line an entrant."""
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    chain = CHAINS[board.tournament.main]
    writer.writerow(
        [WORDS[key].of(lang) for key in ("rank", "name", "tables", "byes")] + [MEASURES[one].of(lang) for one in chain]
    )
    for row in board.rows:
        values = [value_text(row.values[one]) for one in chain]
        writer.writerow([row.rank, plain(board.name(row.entrant)), row.tables, row.byes, *values])
    return out.getvalue().encode("utf-8-sig")
