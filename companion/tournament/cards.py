"""A card for each table of an event's last round, to be printed and laid on it: who sits there, and the table's code."""

from collections.abc import Callable
from html import escape

from companion.game import Lang
from companion.sharing.qr import qr_svg
from companion.texts.tournament import WORDS
from companion.tournament.evening import Board

STYLE = """
@page { margin: 12mm; } * { box-sizing: border-box; }
body { margin: 0; font: 14pt/1.35 "M PLUS Rounded 1c", "Hiragino Maru Gothic ProN", system-ui, sans-serif; color: #1A0F0B; }
main { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; }
section { border: 1pt solid #857159; border-radius: 5mm; padding: 6mm; break-inside: avoid; text-align: center; }
h2 { margin: 0; font-size: 22pt; } p { margin: .5mm 0; color: #5C4A3D; } svg { width: 46mm; height: 46mm; }
ul { list-style: none; margin: 2mm 0 0; padding: 0; font-weight: 700; overflow-wrap: anywhere; }
"""


def cards_html(board: Board, address_of: Callable[[str], str], lang: Lang) -> str:
    """The cards as one HTML page that prints as sheets of four to six. address_of: where a table's code leads, by its id."""
    now = board.tournament
    cards = []
    for table in board.tables:
        table_id = table.pairing.table_id
        if table.pairing.round != now.round or table_id is None:
            continue
        names = "".join(f"<li>{escape(board.name(one))}</li>" for one in table.pairing.entrants)
        number = WORDS["table"].of(lang).format(number=table.pairing.number)
        round_ = WORDS["round"].of(lang).format(round=table.pairing.round)
        code = qr_svg(address_of(table_id))
        cards.append(
            f"<section><h2>{escape(number)}</h2><p>{escape(f'{now.title} · {round_}')}</p>{code}<ul>{names}</ul></section>"
        )
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n<title>{escape(now.title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<main>\n" + "\n".join(cards) + "\n</main>\n</body>\n</html>\n"
    )
