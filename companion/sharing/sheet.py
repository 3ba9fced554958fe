"""The score table as CSV, for a spreadsheet."""

import csv
import io
from collections.abc import Sequence

from companion.explain import score_line
from companion.game import Lang, rules_of
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
        sheet.writerow([row.rank, _plain(row.name), *(points.get(line, 0) for line in lines), row.total])
    # Excel takes a file without the mark for another encoding.
    return out.getvalue().encode("utf-8-sig")


def _plain(name: str) -> str:
    """A name that a spreadsheet does not take for a formula."""
    return f"'{name}" if name.startswith(_FORMULA) else name
