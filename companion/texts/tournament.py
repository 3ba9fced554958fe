"""Words of events: measures, ways, what changed a ranking, and the public pages."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Protocol

from companion.seating import Lang
from companion.texts.base import Counted, Text, listed
from companion.tournament.ranking import Move
from models.tournament import Main, Measure, Tournament, Way

WAYS: dict[Way, Text] = {
    "swiss": Text("スイス式", "Swiss"),
    "robin": Text("総当たり", "Round robin"),
    "free": Text("フリー", "Free tables"),
}
WAY_NOTES: dict[Way, Text] = {
    "swiss": Text(
        "成績の近い人どうしが同じ卓になります。同じ相手とは、できるかぎり二度あたりません。",
        "Those who stand alike sit together, and never with the same opponents twice while that is possible.",
    ),
    "robin": Text("全員が全員とあたるまで続けます。", "It goes on until everybody has met everybody."),
    "free": Text("手のあいた人から、いつでも卓につけます。", "Whoever is waiting can be given a table at any time."),
}
MEASURES: dict[Measure, Text] = {
    "wins": Text("勝ち", "Wins"),
    "places": Text("順位点", "Places"),
    "points": Text("得点", "Points"),
    "share": Text("得点の割合", "Share"),
    "opponents": Text("相手の強さ", "Opponents"),
}
MEASURE_NOTES: dict[Measure, Text] = {
    "wins": Text(
        "卓で1位なら1。何人かで分けたら、その人数で割ります。不戦は1です。",
        "1 for each table won, divided where the win is shared; a bye is 1.",
    ),
    "places": Text(
        "卓の1位が100、最下位が0、あいだは等間隔。同じ順位は分け合います。",
        "100 for first place, 0 for last, evenly spaced between; ties share.",
    ),
    "points": Text(
        "ゲームの得点の合計。不戦は、その人のほかの卓の平均です。",
        "The points of the game, added up; a bye is the average of one's own tables.",
    ),
    "share": Text(
        "卓の得点のうち自分の分。卓の平均が100です。",
        "One's part of the table's points, 100 being the table's average.",
    ),
    "opponents": Text("あたった相手の成績の平均。", "The average result of all opponents met."),
}
WORDS = {
    "rank": Text("順位", "Rank"),
    "name": Text("なまえ", "Name"),
    "tables": Text("卓数", "Tables"),
    "byes": Text("不戦", "Byes"),
    "ranking": Text("順位", "Ranking"),
    "rank-of": Text("{rank}位", "{rank}"),
    "round": Text("第{round}回戦", "Round {round}"),
    "table": Text("{number}番卓", "Table {number}"),
    "table-of": Text("第{round}回戦 {number}番卓", "Round {round}, table {number}"),
    "running": Text("対局中", "Playing"),
    "over": Text("終了", "Over"),
    "void": Text("無効", "Void"),
    "bye": Text("不戦: {names}", "Bye: {names}"),
    "people": Text("{count}人", "{count:player|players}"),
    "nobody": Text("まだ だれもいません。", "Nobody is here yet."),
    "finished": Text("終わりました", "Finished"),
    "by": Text("{measure}の差", "by {measure}"),
    "ranked-by": Text("{main}の多い順。ならんだら {others}の順にくらべます。", "Ranked by {main}; ties by {others}."),
    "door-title": Text("受付", "Check in"),
    "door-note": Text("なまえを入れて、参加してください。", "Enter your name to take part."),
    "door-name": Text("なまえ", "Name"),
    "door-go": Text("参加する", "Check in"),
    "door-done": Text("{name} さん、受付できました。", "{name}, you are checked in."),
    "door-closed": Text("受付は終わりました。", "Check-in is closed."),
    "door-wall": Text("順位と卓を見る", "See ranking and tables"),
}
NOTES = {
    "void": Text("{table}は無効になりました。", "{table} was made void."),
    "gone": Text("{table}の記録がなくなりました。", "{table} was deleted."),
    "corrected": Text("{table}は終わったあとで直されました。", "{table} was corrected after it was over."),
    "move": Text("{name} {before}位 → {after}位", "{name} {before} → {after}"),
    "same": Text("順位はそのままです。", "The ranking stays."),
}


def facts_text(event: Tournament, game: str, lang: Lang) -> str:
    """An event's day, game (as it is called), people, and how far it is, in one line."""
    facts = [event.day, game, WORDS["people"].of(lang).format(count=Counted(len(event.present)))]
    if event.finished is not None:
        facts.append(WORDS["finished"].of(lang))
    elif event.round:
        facts.append(WORDS["round"].of(lang).format(round=event.round))
    return " · ".join(facts)


def chain_text(chain: tuple[Measure, ...], lang: Lang) -> str:
    """How the ranking is made, as a sentence."""
    names = [MEASURES[one].of(lang).lower() for one in chain]
    others = ("→" if lang == "ja" else ", then ").join(names[1:])
    return WORDS["ranked-by"].of(lang).format(main=names[0], others=others)


class Told(Protocol):
    """What changed a ranking (`companion.tournament.evening.Note`)."""

    @property
    def why(self) -> str:
        """A key of `NOTES`."""

    @property
    def round(self) -> int:
        """The table's round."""

    @property
    def number(self) -> int:
        """The table's number."""

    @property
    def moves(self) -> Sequence[Move]:
        """Whose rank it changed."""


def note_text(note: Told, name: Callable[[int], str], lang: Lang) -> str:
    """What changed the ranking after a table was over, and whose rank. name: what an entrant is called."""
    table = WORDS["table-of"].of(lang).format(round=note.round, number=note.number)
    moves = [
        NOTES["move"].of(lang).format(name=name(move.entrant), before=move.before, after=move.after)
        for move in note.moves
    ]
    said = NOTES[note.why].of(lang).format(table=table)
    gap = "" if lang == "ja" else " "
    return said + gap + (listed(moves, lang) if moves else NOTES["same"].of(lang))


def value_text(value: Fraction) -> str:
    """A measure as it is shown: whole, or rounded to two places."""
    if value.denominator == 1:
        return str(value.numerator)
    return f"{float(value):.2f}".rstrip("0").rstrip(".")


MAINS: tuple[Main, ...] = ("wins", "places", "points", "share")
"""What an event can be ranked by, in the order in which it is offered."""
