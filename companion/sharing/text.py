"""A result as a few lines that any phone's camera shows: game, date, ranks with points, winners."""

from collections.abc import Sequence

from companion.explain import texts_of
from companion.game import GAMES, Lang
from companion.sharing.qr import MAX_TEXT_BYTES
from companion.texts.base import Counted, Text
from companion.texts.common import COUNTED
from models.result import Standing

_ROW = Text("{rank}位 {name} {total}点", "{rank}. {name} {total}")
_WINNER = Text("優勝 {names}", "Winner: {names}")
_SHARED = Text("ならんで優勝 {names}", "Shared win: {names}")
_RULINGS = Text("卓の裁定 {count}件", "Table rulings: {count}")
_STOPPED = Text("途中で終わり", "Stopped early")


def result_text(
    game: str,
    standings: Sequence[Standing],
    winners: Sequence[int],
    lang: Lang,
    *,
    date: str | None = None,
    rulings: int = 0,
    stopped: bool = False,
    counted: bool = False,
) -> str:
    """The result by rank. date: RFC 3339, of which the day is shown. counted: only the end was entered. Long names
    are cut until one QR code holds it all."""
    for width in range(24, 0, -1):
        text = _lines(game, standings, winners, lang, date, rulings, stopped, counted, width)
        if len(text.encode()) <= MAX_TEXT_BYTES:
            break
    return text


def is_result(text: str) -> bool:
    """Whether a text begins as the results that `result_text` makes."""
    titles = {title for game in GAMES for title in texts_of(game).TITLE}
    return text.startswith(tuple(title + after for title in titles for after in " \n"))


def _lines(
    game: str,
    standings: Sequence[Standing],
    winners: Sequence[int],
    lang: Lang,
    date: str | None,
    rulings: int,
    stopped: bool,
    counted: bool,
    width: int,
) -> str:
    names = {row.player: _cut(row.name, width) for row in standings}
    lines = [" ".join(part for part in (texts_of(game).TITLE.of(lang), (date or "")[:10]) if part)]
    for row in sorted(standings, key=lambda row: (row.rank, row.player)):
        lines.append(_ROW.of(lang).format(rank=row.rank, name=names[row.player], total=Counted(row.total)))
    if winners:
        told = _SHARED if len(winners) > 1 else _WINNER
        joined = ("・" if lang == "ja" else ", ").join(names[seat] for seat in winners)
        lines.append(told.of(lang).format(names=joined))
    if stopped:
        lines.append(_STOPPED.of(lang))
    if counted:
        lines.append(COUNTED.of(lang).capitalize())
    if rulings:
        lines.append(_RULINGS.of(lang).format(count=rulings))
    return "\n".join(lines)


def _cut(name: str, width: int) -> str:
    return name if len(name) <= width else name[: width - 1] + "…"
