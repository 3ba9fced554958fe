"""A finished four-player game fits one QR code of version 20, level M; with the table's own sheet it takes several."""

import random

import pytest

from companion.packs import shipped
from companion.referee import advance, turn
from companion.sharing import decode, encode
from companion.sharing.qr import qr_matrix
from models.dizzle import Record
from tests.dizzle.table import Json, fresh, record
from tests.dizzle.test_play import SHEETS, a_legal_event, as_json

VERSION_20 = 97
"""Modules along a side."""


def finished(sheet: str, seed: int) -> list[Json]:
    """A random four-player game, to its end."""
    rng, position = random.Random(seed), fresh(sheet, 4)
    events: list[Json] = []
    while turn(position) is not None:
        events.append(a_legal_event(position, rng))
        position = advance(position, Record.read_event(events[-1]))
    return events


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_finished_four_player_game_fits_one_code(sheet: str) -> None:
    for seed in range(20, 23):
        whole = record(sheet, 4, *finished(sheet, seed))
        codes = encode(whole)
        assert decode(codes) == whole
        assert len(codes) == 1, [len(code) for code in codes]
        assert len(qr_matrix(codes[0])) <= VERSION_20 + 2 * 4


def test_with_the_tables_own_sheet_the_code_comes_back_too() -> None:
    own = {**as_json(shipped("dizzle", SHEETS[3])), "id": "mine/own"}
    whole = record(own, 4, *finished(SHEETS[3], 30))
    codes = encode(whole)
    assert decode(codes) == whole
    for code in codes:
        assert len(qr_matrix(code)) <= VERSION_20 + 2 * 4
