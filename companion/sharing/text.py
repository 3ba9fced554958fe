"""A result as a few lines that any phone's camera shows: game, date, ranks with points, winners."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.explain import texts_of
from companion.game import GAMES, Lang, game_of
from companion.sharing.qr import MAX_TEXT_BYTES
from companion.texts.base import Counted, Text, listed
from companion.texts.common import COUNTED
from models.result import Standing

_ROW = Text("{rank}位 {name} {total}点", "{rank}. {name} {total}")
_WINNER = Text("優勝 {names}", "Winner: {names}")
_SHARED = Text("ならんで優勝 {names}", "Shared win: {names}")
_RULINGS = Text("卓の裁定 {count}件", "Table rulings: {count}")
_STOPPED = Text("途中で終わり", "Stopped early")
_RUNNING = Text("まだ途中 (いま終えたらの点)", "Still being played (points if it ended now)")
_OUTRIGHT = Text("点によらない勝ち", "Won whatever the points")
_BROKEN_TIE = Text("同点は きまりで順位がつきました", "Equal points were ranked by the rules")


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
    running: bool = False,
    options: Mapping[str, Any] | None = None,
) -> str:
    """The result by rank. date: RFC 3339, of which the day is shown. counted: only the end was entered. options: the
    game's, as JSON values, which name the variant. Long names are cut until one QR code holds it all."""
    variant = game_of(game).variant(options or {})
    title = " ".join((texts_of(game).TITLE.of(lang), *([f"({variant.of(lang)})"] if variant else [])))
    notes = [_RUNNING] if running else [*([_STOPPED] if stopped else []), *_why(standings)]
    for width in range(24, 0, -1):
        text = _lines(title, standings, winners, lang, date, rulings, notes, counted, width)
        if len(text.encode()) <= MAX_TEXT_BYTES:
            break
    return text


def is_result(text: str) -> bool:
    """Whether a text begins as the results that `result_text` makes."""
    titles = {title for game in GAMES for title in texts_of(game).TITLE}
    return text.startswith(tuple(title + after for title in titles for after in " \n"))


def _why(standings: Sequence[Standing]) -> list[Text]:
    """Why the ranks are not those of the points alone."""
    pairs = [(a, b) for a in standings for b in standings if a.rank < b.rank]
    notes = [_OUTRIGHT] if any(a.total < b.total for a, b in pairs) else []
    return [*notes, *([_BROKEN_TIE] if any(a.total == b.total for a, b in pairs) else [])]


def _lines(
    title: str,
    standings: Sequence[Standing],
    winners: Sequence[int],
    lang: Lang,
    date: str | None,
    rulings: int,
    notes: Sequence[Text],
    counted: bool,
    width: int,
) -> str:
    names = {row.player: _cut(row.name, width) for row in standings}
    lines = [" ".join(part for part in (title, (date or "")[:10]) if part)]
    for row in sorted(standings, key=lambda row: (row.rank, row.player)):
        lines.append(_ROW.of(lang).format(rank=row.rank, name=names[row.player], total=Counted(row.total)))
    if winners:
        told = _SHARED if len(winners) > 1 else _WINNER
        joined = listed((names[seat] for seat in winners), lang)
        lines.append(told.of(lang).format(names=joined))
    lines += [note.of(lang) for note in notes]
    if counted:
        lines.append(COUNTED.of(lang).capitalize())
    if rulings:
        lines.append(_RULINGS.of(lang).format(count=rulings))
    return "\n".join(lines)


def _cut(name: str, width: int) -> str:
    return name if len(name) <= width else name[: width - 1] + "…"
