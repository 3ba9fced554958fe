"""The page of one shared result: plain HTML for any browser, without a script, of which nothing leads further."""

from html import escape

from companion.desk import Snapshot
from companion.explain import score_line, texts_of
from companion.game import Lang
from companion.texts.base import Counted, Text
from companion.texts.common import COUNTED
from companion.texts.serve import RESULT
from models.result import Standing

STYLE = """
:root { color-scheme: light dark; --paper: #F4EBDB; --sheet: #FFFAF0; --ink: #2B1D16; --second: #5C4A3D; --line: #D9C9AF;
  --won: #AE2E3C; --ng: #B0261C; }
@media (prefers-color-scheme: dark) { :root { --paper: #191110; --sheet: #271C18; --ink: #F7ECDC; --second: #CBB7A3;
  --line: #463630; --ng: #FF9C87; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 40rem; padding: 0 1rem 2rem; font: 1.05rem/1.45 "M PLUS Rounded 1c", "Hiragino Maru Gothic ProN",
  system-ui, sans-serif; background: var(--paper); color: var(--ink); overflow-wrap: anywhere; }
header { padding: 1.1rem .25rem .75rem; }
h1 { font-size: 1.35rem; font-weight: 800; margin: 0; }
header p { margin: .1rem 0 0; color: var(--second); }
.noren { background: var(--won); color: #fff; border-top: 7px solid #2A1613; border-radius: 4px 4px 10px 10px;
  padding: 1rem 1.1rem 1.2rem; margin: 0 -.25rem 1rem; font-size: 1.5rem; font-weight: 800; line-height: 1.25; }
.noren.open { background: #2A1613; font-size: 1.15rem; }
section { background: var(--sheet); border: 1px solid var(--line); border-left: .5rem solid var(--seat, var(--line));
  border-radius: 1rem; padding: .7rem 1rem .8rem; margin: .75rem 0; }
section.won { border-color: var(--won); border-left-color: var(--seat, var(--won)); border-width: 2px 2px 2px .5rem; }
h2 { font-size: 1.15rem; margin: 0; display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; }
h2 span + span { font-size: 1.7rem; font-weight: 800; white-space: nowrap; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; margin-top: .35rem; }
tr { border-top: 1px solid var(--line); }
th { text-align: start; font-weight: 500; padding: .3rem 0; color: var(--second); }
td { text-align: end; font-weight: 700; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.less { color: var(--ng); }
ul { margin: .3rem 0 0; padding-left: 1.2rem; }
@media (min-width: 34rem) { .seats { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; align-items: start; }
  .seats section { margin: 0; } }
"""


def result_html(shot: Snapshot, lang: Lang) -> str:
    """A table's result, complete HTML: every name and reason in it is escaped text."""
    title = texts_of(shot.game).TITLE.of(lang)
    ranked = sorted(shot.standings, key=lambda row: (row.rank, row.player))
    facts = [(shot.finished or shot.created)[:10], *([shot.title] if shot.title else [])]
    if shot.position.counted:
        facts.append(COUNTED.of(lang))
    look = "won" if shot.winners else "open"
    body = [
        f"<header><h1>{escape(title)}</h1><p>{escape(' · '.join(facts))}</p></header>",
        f"<p class='noren {look}'>{escape(_outcome(shot, lang))}</p>",
        '<div class="seats">',
        *(_seat(shot, row, lang) for row in ranked),
        "</div>",
    ]
    if shot.rulings:
        rows = "".join(
            f"<li>{escape(_say(RESULT['ruling'], lang, entry=note.event + 1, reason=note.reason))}</li>"
            for note in shot.rulings
        )
        body.append(f"<section><h2>{escape(RESULT['rulings'].of(lang))}</h2><ul>{rows}</ul></section>")
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _outcome(shot: Snapshot, lang: Lang) -> str:
    if shot.winners:
        names = RESULT["and"].of(lang).join(shot.names[seat] for seat in shot.winners)
        return _say(RESULT["shared" if len(shot.winners) > 1 else "winner"], lang, names=names)
    return RESULT["stopped" if shot.status == "stopped" else "running"].of(lang)


def _seat(shot: Snapshot, row: Standing, lang: Lang) -> str:
    lines = "".join(
        f'<tr><th scope="row">{escape(score_line(shot.game, line.id).name.of(lang))}</th>'
        f"<td class={'less' if line.points < 0 else 'more'}>{Counted(line.points):}</td></tr>"
        for line in row.lines
    )
    color = shot.colors[row.player]
    own = f' style="--seat: {escape(color[:7])}"' if color else ""
    won = ' class="won"' if row.player in shot.winners else ""
    head = _say(RESULT["rank"], lang, rank=row.rank, name=row.name)
    total = _say(RESULT["total"], lang, total=Counted(row.total))
    return (
        f"<section{won}{own}><h2><span>{escape(head)}</span> <span>{escape(total)}</span></h2>"
        f"<table>{lines}</table></section>"
    )


def _say(text: Text, lang: Lang, **facts: object) -> str:
    return text.of(lang).format_map(facts)
