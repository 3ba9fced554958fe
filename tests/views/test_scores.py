"""The score table adds up: what only breaks ties stands below the total."""

import flet as ft
import pytest

from tests.views.tree import drawn, texts
from views.parts.marks import seats_of
from views.parts.scores import ScoreRow, score_table
from views.theme import Look

SEATS = seats_of(("Ann", "Bob"), (None, None))
ROWS = [
    ScoreRow("crosses", "Crosses", None, (39, 43), tie=True),
    ScoreRow("jewels", "Jewels", None, (12, 8)),
    ScoreRow("bombs", "Bombs", None, (-4, -119)),
]


def shown(look: Look, totals: tuple[int, int] = (8, -111)) -> list[str]:
    return texts(drawn(lambda: score_table(look, SEATS, ROWS, totals, (0,), width=look.width - 28)))


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_what_breaks_ties_stands_below_the_total_and_says_so(lang: str) -> None:
    found = shown(Look(lang=lang))  # type: ignore[arg-type]
    assert found.index("Jewels") < found.index("Bombs") < found.index({"ja": "合計", "en": "Total"}[lang])
    assert found.index({"ja": "合計", "en": "Total"}[lang]) < found.index("Crosses")
    assert {"ja": "同点のときだけ くらべます", "en": "Only for ties"}[lang] in found


@pytest.mark.parametrize("width", [340, 390, 844])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_total_has_one_line_and_fits_its_column(width: float, scale: float) -> None:
    look = Look(width=width, scale=scale)
    table = drawn(lambda: score_table(look, SEATS, ROWS, (8, -111), (0,), width=width - 28))
    total = next(control for control in table if isinstance(control, ft.Text) and control.value == "−111")
    assert total.max_lines == 1
    assert total.style is not None
    columns = {control.width for control in table if isinstance(control, ft.Container) and control.width}
    assert (total.style.size or 0) * 0.62 * 4 <= max(columns)
