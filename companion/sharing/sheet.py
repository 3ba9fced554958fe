"""The score table as CSV, for a spreadsheet."""

import csv
import io
from collections.abc import Iterable, Sequence

from companion.desk import TableInfo
from companion.desk.snapshot import moment
from companion.explain import score_line
from companion.game import Lang, game_of, rules_of
from companion.history import minutes_of, played
from companion.texts.base import Text
from models.result import Standing

_RANK, _NAME, _TOTAL = Text("順位", "Rank"), Text("名前", "Name"), Text("合計", "Total")
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def score_csv(game: str, standings: Sequence[Standing], lang: Lang) -> bytes:
    """One row a seat, by rank: rank, name, each scoring line that anybody has, total. UTF-8 with a byte order mark."""
    given = {line.id for row in standings for line in row.lines}
    lines = [line for line in rules_of(game).LINES if line in given]
    out = io.StringIO()
    sheet = csv.writer(out)
    names = [score_line(game, line).name.of(lang) for line in lines]
    sheet.writerow([_RANK.of(lang), _NAME.of(lang), *names, _TOTAL.of(lang)])
    for row in sorted(standings, key=lambda row: (row.rank, row.player)):
        points = {line.id: line.points for line in row.lines}
        sheet.writerow([row.rank, plain(row.name), *(points.get(line, 0) for line in lines), row.total])
    # Excel takes a file without the mark for another encoding.
    return out.getvalue().encode("utf-8-sig")


_PLAYS = (
    Text("日", "Day"),
    Text("始まり", "Begun"),
    Text("分", "Minutes"),
    Text("ゲーム", "Game"),
    Text("遊び方", "Variant"),
    Text("卓の名前", "Table"),
    Text("終わり方", "Ended"),
    Text("人数", "Players"),
    Text("名前", "Name"),
    Text("順位", "Rank"),
    Text("合計", "Total"),
    Text("優勝", "Won"),
    Text("裁定", "Rulings"),
)
_ENDED = {"finished": Text("終わり", "finished"), "stopped": Text("途中で終わり", "stopped")}


def plays_csv(tables: Iterable[TableInfo], lang: Lang) -> bytes:
    """Every game that is over, a row a seat, the tables in the order given. UTF-8 with a byte order mark.

    Won is 1 or 0; alone at a table nobody wins. Minutes are empty where the length is not known.
    """
    out = io.StringIO()
    sheet = csv.writer(out)
    sheet.writerow([word.of(lang) for word in _PLAYS])
    for table in tables:
        summary = table.summary
        if summary is None or table.running:
            continue
        game, minutes = game_of(table.game), minutes_of(table)
        variant = game.variant(table.options)
        about = [
            f"{played(table):%Y-%m-%d}",
            f"{moment(table.created):%H:%M}",
            "" if minutes is None else minutes,
            game.title.of(lang),
            variant.of(lang) if variant else "",
            plain(table.title or ""),
            _ENDED[summary.status].of(lang) if summary.status in _ENDED else "",
            len(table.names),
        ]
        for seat, name in enumerate(table.names):
            won = int(seat in summary.winners and len(table.names) > 1)
            sheet.writerow([*about, plain(name), summary.ranks[seat], summary.totals[seat], won, summary.rulings])
    return out.getvalue().encode("utf-8-sig")


def plain(name: str) -> str:
    """A name that a spreadsheet does not take for a formula."""
    return f"'{name}" if name.startswith(_FORMULA) else name
