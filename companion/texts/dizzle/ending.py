"""The end of a spin in words: crosses, explosions, flags and rockets."""

from collections.abc import Sequence

from companion.rules.dizzle.ending import SeatEnd
from companion.seating import Lang
from companion.texts.base import Text, listed, minus
from models.dizzle import Pack

_SPIN_OVER = Text("回の終わり: {crosses}", "Spin over: {crosses}")
_CROSSES = Text("{name} ×{count}", "{name} {count} ×")
_NO_CROSS = Text("×は増えません", "no new cross")
_EXPLODED = Text("{names}の爆弾が爆発 ({points}点)", "bomb explodes for {names} ({points})")
_EXPLODED_EACH = Text("{names}の爆弾が爆発 ({points}点ずつ)", "bomb explodes for {names} ({points} each)")
_RINGED = Text("{name}が旗の{value}点を取った", "{name} rings flag {value}")
_STRUCK = Text("{name}は旗の{values}点が消えた", "{name} strikes flag {values}")
_ROCKET = Text("{name}のロケットが とぶ", "{name}'s rocket flies")


def spin_over(end: Sequence[SeatEnd], names: Sequence[str], lang: Lang) -> str:
    """How many crosses each seat got."""
    got = [(name, seat.crosses) for name, seat in zip(names, end, strict=True) if seat.crosses]
    told = (_CROSSES.of(lang).format(name=name, count=count) for name, count in got)
    return _SPIN_OVER.of(lang).format(crosses=listed(told, lang) or _NO_CROSS.of(lang))


def spin_effects(end: Sequence[SeatEnd], names: Sequence[str], pack: Pack, lang: Lang) -> str:
    """What went off, was ringed or struck, and which rockets fly; empty where nothing of that happened."""
    seats = list(zip(names, end, strict=True))
    told = []
    for times in sorted({len(seat.exploded) for seat in end} - {0}):
        hit = [name for name, seat in seats if len(seat.exploded) == times]
        points = minus(pack.bomb_points * times)
        exploded = _EXPLODED_EACH if len(hit) > 1 else _EXPLODED
        told.append(exploded.of(lang).format(names=listed(hit, lang), points=points))
    told += [_RINGED.of(lang).format(name=name, value=seat.ringed) for name, seat in seats if seat.ringed is not None]
    told += [
        _STRUCK.of(lang).format(name=name, values=listed(map(str, seat.struck), lang))
        for name, seat in seats
        if seat.struck
    ]
    told += [_ROCKET.of(lang).format(name=name) for name, seat in seats if seat.rockets]
    return ("。" if lang == "ja" else "; ").join(told)
