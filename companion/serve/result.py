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
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 40rem; padding: 1rem; font: 1.1rem/1.5 system-ui, sans-serif;
  background: #F4EBDB; color: #2B1D16; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; margin: .5rem 0 0; }
section { background: #FFFAF0; border-radius: 1rem; padding: .5rem 1rem; margin: 1rem 0; }
h2 { font-size: 1.25rem; margin: .25rem 0; display: flex; justify-content: space-between; gap: 1rem; }
table { width: 100%; border-collapse: collapse; }
th { text-align: start; font-weight: 400; padding: .2rem 0; }
td { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
@media (prefers-color-scheme: dark) { body { background: #191110; color: #F7ECDC; } section { background: #271C18; } }
"""


def result_html(shot: Snapshot, lang: Lang) -> str:
    """A table's result, complete HTML: every name and reason in it is escaped text."""
    title = texts_of(shot.game).TITLE.of(lang)
    ranked = sorted(shot.standings, key=lambda row: (row.rank, row.player))
    facts = [(shot.finished or shot.created)[:10], *([shot.title] if shot.title else [])]
    if shot.position.counted:
        facts.append(COUNTED.of(lang))
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(' · '.join(facts))}</p>",
        _paragraph(_outcome(shot, lang)),
        *(_seat(shot.game, row, lang) for row in ranked),
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


def _seat(game: str, row: Standing, lang: Lang) -> str:
    lines = "".join(
        f'<tr><th scope="row">{escape(score_line(game, line.id).name.of(lang))}</th><td>{Counted(line.points):}</td></tr>'
        for line in row.lines
    )
    head = _say(RESULT["rank"], lang, rank=row.rank, name=row.name)
    total = _say(RESULT["total"], lang, total=Counted(row.total))
    return f"<section><h2><span>{escape(head)}</span> <span>{escape(total)}</span></h2><table>{lines}</table></section>"


def _paragraph(text: str) -> str:
    return f"<p><strong>{escape(text)}</strong></p>"


def _say(text: Text, lang: Lang, **facts: object) -> str:
    return text.of(lang).format_map(facts)
