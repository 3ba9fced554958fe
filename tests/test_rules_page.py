"""The rules page: search in both languages, what a rule comes to at a table, drawings."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from companion import explain
from companion.game import GAMES, LANGS, Seating
from companion.records import read
from tests.views.tree import drawn, texts
from views.games import shown
from views.theme import Look

CASES = Path(__file__).parent / "cases"


@cache
def setups(game: str) -> tuple[Seating, ...]:
    """The tables of the game's test cases."""
    cases = (json.loads(path.read_text("utf-8")) for path in sorted((CASES / game).glob("*.json")))
    return tuple(read(case["record"]).setup for case in cases)


def ids(game: str, query: str) -> list[str]:
    return [entry.id for entry in explain.search(game, query)]


def test_a_rule_is_found_by_words_of_either_language_whatever_kana_width_and_case() -> None:
    for query in ("ベツバラ", "べつばら", "ﾍﾞﾂﾊﾞﾗ", "BETSUBARA", "betsubara"):
        assert "dimsum.stack" in ids("dimsum", query), query
    assert ids("dimsum", "smallest number") == ids("dimsum", " number   smallest")
    assert "dimsum.lowest-cell" in ids("dimsum", "いちばん小さい番号")
    assert ids("dimsum", "スタピ") == []


PRINTED = {
    "dimsum": "ボトルネック ベツバラ 点心カード キューブ置き場 消化不良 追加勝利点チップ 胃袋シート スタートプレイヤー",
    "shichimi": "七味置き場 場札 フラッグ お邪魔カード 親 デッキ ノーカウント 勝利カード なまけもん 台無し",
    "umami": "お気に入りエリア 材料エリア 緑 同時 秘密のお気に入り 盗み 1つおき",
    "boze": "マリガン アンタップ 人魂 アクション縛り 永水女子 巫女のお仕事 捨て札 装備",
    "dizzle": "スタピ ラウンドトラック 振り直し 離脱 ジャンプ 爆弾 パズルピース ロケット 錠前",
}


@pytest.mark.parametrize(("game", "term"), [(game, term) for game in GAMES for term in PRINTED[game].split()])
def test_a_term_of_the_printed_rules_is_found(game: str, term: str) -> None:
    assert ids(game, term)


def test_a_rule_is_found_by_its_source() -> None:
    assert "shichimi.heap.alike" in ids("shichimi", "ＦＡＱ")


def test_every_word_of_a_search_must_be_there() -> None:
    assert set(ids("dimsum", "ゲージ チップ")) == set(ids("dimsum", "ゲージ")) & set(ids("dimsum", "チップ"))


@pytest.mark.parametrize("game", GAMES)
def test_some_rules_of_every_game_say_what_they_come_to_at_a_table(game: str) -> None:
    entries = [entry.id for chapter in explain.chapters(game) for entry in chapter.articles]
    told: dict[Any, set[str]] = {lang: set() for lang in LANGS}
    for setup in setups(game):
        for entry in entries:
            for lang in LANGS:
                told[lang].update(explain.at_table(setup, entry, lang))
    for lang in LANGS:
        assert told[lang], lang
        assert not [line for line in told[lang] if "{" in line or not line.endswith("。" if lang == "ja" else ".")]


def test_the_deck_and_the_faces_of_a_table_stand_with_their_rules() -> None:
    setup = next(setup for setup in setups("dimsum") if setup.seats == 2)
    assert "14枚" in explain.at_table(setup, "dimsum.deal-first", "ja")[0]
    assert explain.at_table(setup, "dimsum.deck-count", "en")[0] == "2 players: 3 of each kind and 2 more."
    faces = explain.at_table(setup, "dimsum.scoring.face", "ja")
    assert [line.split(":")[0] for line in faces] == list(setup.names)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("look", [Look(), Look(lang="en", width=340, scale=2.0, dark=True)], ids=["ja", "large"])
def test_drawings_belong_to_rules_and_can_be_drawn(game: str, look: Look) -> None:
    pictures = shown(game).rule_pictures
    assert pictures
    for rule, picture in pictures.items():
        assert explain.article(game, rule), rule
        assert drawn(lambda picture=picture: picture.draw(look.on(game), 280))
        assert picture.caption.of(look.lang) not in texts(drawn(lambda picture=picture: picture.draw(look, 280)))
