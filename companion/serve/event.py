"""The public pages of an event, plain HTML for any browser, without a script: the wall (ranking and tables, loaded anew
every few seconds, nothing to tap that leads further) and the door, where people enter their names."""

from html import escape
from typing import Literal
from urllib.parse import parse_qs

from companion.desk import Desk
from companion.explain import texts_of
from companion.game import Lang
from companion.texts.base import listed, minus
from companion.texts.errors import reason
from companion.texts.tournament import MEASURES, WORDS, chain_text, facts_text, note_text, value_text
from companion.tournament.evening import Board, TableShown, board_of, enter_at_door
from companion.tournament.ranking import CHAINS
from models.base import RecordError
from models.tournament import Tournament

WALL_SECONDS = 5
"""How often the wall loads itself anew."""

Theme = Literal["auto", "light", "dark"]

_DARK = """--paper: #191110; --sheet: #271C18; --ink: #F7ECDC; --ink2: #CBB7A3; --line: #463630; --sunk: #110B0A;
  --main: #FFF3DC; --onmain: #2A1613;"""
_LIGHT = """--paper: #F4EBDB; --sheet: #FFFAF0; --ink: #2B1D16; --ink2: #5C4A3D; --line: #D9C9AF; --sunk: #E8DCC6;
  --main: #2A1613; --onmain: #FFF3DC;"""
STYLE = """
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 1.05rem/1.4 "M PLUS Rounded 1c", "Hiragino Maru Gothic ProN", system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; }
header { border-bottom: 4px solid #E0AE4A; background: #2A1613; color: #FBF0DD; border-radius: 1rem; padding: .8rem 1.2rem; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.15rem; margin: 1.2rem 0 .5rem; color: var(--ink2); }
header p { margin: .2rem 0 0; color: #D9BFA4; } p.how { color: var(--ink2); margin: .6rem 0 0; }
table { width: 100%; border-collapse: collapse; background: var(--sheet); border-radius: 1rem; }
th, td { padding: .45rem .7rem; text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
thead th { color: var(--ink2); font-weight: 500; font-size: .9rem; }
tbody tr { border-top: 1px solid var(--line); } tbody th { text-align: start; white-space: normal; }
td:first-child { font-weight: 800; width: 3rem; } tr.first { font-weight: 800; background: var(--sunk); }
.tables { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .7rem; }
section.t { background: var(--sheet); border: 1px solid var(--line); border-radius: 1rem; padding: .5rem .9rem; }
section.t h3 { margin: 0 0 .2rem; font-size: 1rem; display: flex; justify-content: space-between; gap: 1rem; }
section.t h3 span { font-weight: 500; color: var(--ink2); } section.t.void { opacity: .6; }
section.t p { margin: 0; display: flex; justify-content: space-between; gap: 1rem; }
section.t.running { border: 3px solid var(--ink); } b { font-variant-numeric: tabular-nums; }
form { display: grid; gap: .8rem; margin: 1.2rem 0; } label { display: grid; gap: .3rem; font-weight: 700; }
input { font: inherit; padding: .8rem; border: 1.5px solid #857159; border-radius: .9rem; background: var(--sheet);
  color: var(--ink); }
button { font: inherit; font-weight: 800; padding: 1rem; border: 0; border-radius: 1.6rem; background: var(--main);
  color: var(--onmain); }
a { color: inherit; } p.bad { background: #F8DDD3; color: #B0261C; padding: .7rem 1rem; border-radius: .8rem; }
p.good { background: #E2EBD3; color: #2C6534; padding: .7rem 1rem; border-radius: .8rem; font-weight: 700; }
@media (min-width: 1100px) { main.wall { max-width: none; display: grid; grid-template-columns: 3fr 2fr; gap: 0 2rem; }
  main.wall > header { grid-column: 1 / -1; } main.wall { font-size: clamp(1rem, 1.25vw, 1.9rem); }
  main.wall table { font-size: clamp(.8rem, calc((100vh - 15rem) / (var(--rows) * 2)), 1.9rem); }
  main.wall th, main.wall td { padding: .24em .7em; }
  main.wall h1 { font-size: 1.8em; } main.wall h2 { font-size: 1.1em; }
  main.wall .tables { grid-template-columns: repeat(auto-fill, minmax(13em, 1fr)); } }
"""


def wall_html(board: Board, lang: Lang, theme: Theme = "auto") -> str:
    """Ranking and tables, complete HTML: every name in it is escaped text."""
    now = board.tournament
    facts = facts_text(now, texts_of(now.game).TITLE.of(lang), lang)
    body = [
        f"<header><h1>{escape(now.title)}</h1><p>{escape(facts)}</p></header>",
        f"<div>{_ranking(board, lang)}</div>",
        f"<div>{_tables(board, lang)}{_notes(board, lang)}</div>",
    ]
    refresh = "" if now.finished else f'<meta http-equiv="refresh" content="{WALL_SECONDS}">\n'
    return _page(
        now.title,
        lang,
        theme,
        refresh,
        f'<main class="wall" style="--rows: {len(board.rows) + 1}">{"".join(body)}</main>',
    )


def door_html(now: Tournament, lang: Lang, told: str = "", *, bad: bool = False, typed: str = "") -> str:
    """Where people enter their names. told: what became of the last name, `bad` where it did not come in."""
    note = f'<p class="{"bad" if bad else "good"}" role="status">{escape(told)}</p>' if told else ""
    closed = not now.door_open or now.finished is not None
    form = (
        f"<p>{escape(WORDS['door-closed'].of(lang))}</p>"
        if closed
        else f"<p>{escape(WORDS['door-note'].of(lang))}</p>"
        f'<form method="post"><label>{escape(WORDS["door-name"].of(lang))}'
        f'<input name="name" maxlength="24" required autocomplete="nickname" value="{escape(typed)}"></label>'
        f"<button>{escape(WORDS['door-go'].of(lang))}</button></form>"
    )
    wall = f'<p><a href="/e/{escape(now.wall)}">{escape(WORDS["door-wall"].of(lang))}</a></p>'
    head = f"<header><h1>{escape(now.title)}</h1><p>{escape(WORDS['door-title'].of(lang))}</p></header>"
    return _page(now.title, lang, "auto", "", f"<main>{head}{note}{form}{wall}</main>")


class EventPages:
    """What is served of events to whoever has an address of theirs."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def wall(self, secret: str, lang: Lang, theme: Theme) -> str | None:
        """The wall of the event with this secret, None where there is none."""
        found = self._desk.tournament_behind(wall=secret)
        return None if found is None else wall_html(board_of(self._desk, found), lang, theme)

    def door(self, secret: str, lang: Lang) -> str | None:
        """The door of the event with this secret, None where there is none."""
        found = self._desk.tournament_behind(door=secret)
        return None if found is None else door_html(found, lang)

    def enter(self, secret: str, form: bytes, lang: Lang) -> str | None:
        """The door's answer to a form (``name=…``), None where there is no such door."""
        found = self._desk.tournament_behind(door=secret)
        if found is None:
            return None
        try:
            name = parse_qs(form.decode("utf-8"), max_num_fields=4).get("name", [""])[0].strip()
        except (UnicodeDecodeError, ValueError):
            name = ""
        try:
            after = enter_at_door(self._desk, secret, name)
        except RecordError as error:
            told = reason(error, lang)
            return door_html(found, lang, told, bad=True, typed=name)
        if after is None:
            return door_html(found, lang)
        return door_html(after, lang, _say("door-done", lang, name=name))


def _ranking(board: Board, lang: Lang) -> str:
    chain = CHAINS[board.tournament.main]
    if not board.rows:
        return f"<p>{escape(WORDS['nobody'].of(lang))}</p>"
    head = "".join(f"<th>{escape(MEASURES[one].of(lang))}</th>" for one in chain[:3])
    lines = "".join(
        f"<tr{' class=first' if row.rank == 1 and row.tables + row.byes else ''}><td>{row.rank}</td>"
        f"<th scope=row>{escape(board.name(row.entrant))}</th>"
        + "".join(f"<td>{value_text(row.values[one])}</td>" for one in chain[:3])
        + "</tr>"
        for row in board.rows
    )
    return (
        f"<h2>{escape(WORDS['ranking'].of(lang))}</h2><table><thead><tr><th></th><th></th>{head}</tr></thead>"
        f'<tbody>{lines}</tbody></table><p class="how">{escape(chain_text(chain, lang))}</p>'
    )


def _tables(board: Board, lang: Lang) -> str:
    rounds: dict[int, list[TableShown]] = {}
    for table in board.tables:
        rounds.setdefault(table.pairing.round, []).append(table)
    parts = []
    for number, shown in rounds.items():
        cards = "".join(_table(board, table, lang) for table in shown)
        out = [board.name(one) for one in board.byes(number)]
        bye = f"<p>{escape(_say('bye', lang, names=listed(out, lang)))}</p>" if out else ""
        parts.append(f'<h2>{escape(_say("round", lang, round=number))}</h2><div class="tables">{cards}</div>{bye}')
    return "".join(parts)


def _table(board: Board, table: TableShown, lang: Lang) -> str:
    state = table.played.state
    points: tuple[int | str, ...] = table.played.points or ("",) * len(table.pairing.entrants)
    lines = "".join(
        f"<p><span>{escape(board.name(entrant))}</span> <b>{minus(value)}</b></p>"
        for entrant, value in zip(table.pairing.entrants, points, strict=True)
    )
    head = f"{escape(_say('table', lang, number=table.pairing.number))} <span>{escape(WORDS[state].of(lang))}</span>"
    return f'<section class="t {state}"><h3>{head}</h3>{lines}</section>'


def _notes(board: Board, lang: Lang) -> str:
    return "".join(f'<p class="how">{escape(note_text(note, board.name, lang))}</p>' for note in board.notes)


def _page(title: str, lang: Lang, theme: Theme, head: str, body: str) -> str:
    colors = {
        "auto": f":root {{ color-scheme: light dark; {_LIGHT} }}\n"
        f"@media (prefers-color-scheme: dark) {{ :root {{ {_DARK} }} }}",
        "light": f":root {{ color-scheme: light; {_LIGHT} }}",
        "dark": f":root {{ color-scheme: dark; {_DARK} }}",
    }[theme]
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n{head}'
        f"<title>{escape(title)}</title>\n<style>{colors}{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _say(key: str, lang: Lang, **facts: object) -> str:
    return WORDS[key].of(lang).format_map(facts)
