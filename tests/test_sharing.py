"""The sharing code: what goes in comes out, one QR code is enough, and no other code is believed."""

import contextlib
import csv
import io
import json
import random
import sys
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import zxingcpp
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image, ImageOps

from companion.game import GAMES, LANGS, game_of, models_of
from companion.records import parse_json, read
from companion.referee import referee
from companion.sharing import MAX_CHARACTERS, Collector, decode, encode, model, split, whole
from companion.sharing import parts as form
from companion.sharing.parts import MAX_PARTS, write
from companion.sharing.qr import MAX_TEXT_BYTES, qr_matrix, qr_png, qr_svg
from companion.sharing.range_coder import Decoder, Encoder
from companion.sharing.scan import scan_image
from companion.sharing.sheet import score_csv
from companion.sharing.text import is_result, result_text
from companion.texts.errors import sentence
from models.base import RecordError, validated
from models.result import Line, Standing

HERE = Path(__file__).parent
CASES = sorted((HERE / "cases").glob("*/*.json"))
GOLDEN = json.loads((HERE / "golden_codes.json").read_text(encoding="utf-8"))
TYPICAL = sorted((HERE.parent / "companion" / "sharing" / "typical" / "1").glob("*.json"))


def case(path: Path) -> dict[str, Any]:
    raw: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["record"]
    return raw


def without_times(record: dict[str, Any]) -> dict[str, Any]:
    return {**record, "events": [{k: v for k, v in event.items() if k != "at"} for event in record["events"]]}


@cache
def long_record(seed: int = 1, events: int = 40) -> dict[str, Any]:
    """A record that one code cannot hold: every event has a reason of its own."""
    rng = random.Random(seed)
    reasons = ["".join(chr(rng.randrange(33, 127)) for _ in range(50)) for _ in range(events)]
    adjusts = [{"type": "adjust", "player": 0, "points": 1, "reason": reason} for reason in reasons]
    return {**case(CASES[0]), "events": adjusts}


@cache
def long_codes(seed: int = 1) -> list[str]:
    return encode(long_record(seed))


@pytest.mark.parametrize("path", CASES[::3], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_examples_of_every_game_come_back_equal_and_fits_one_code(path: Path) -> None:
    record = case(path)
    codes = encode(record, times=True)
    assert decode(codes) == record
    assert json.loads(json.dumps(decode(codes))) == record
    if not isinstance(record.get("pack"), dict):
        assert len(codes) == 1
    assert all(len(code) <= MAX_CHARACTERS for code in codes)


@pytest.mark.parametrize("path", TYPICAL, ids=lambda path: path.stem)
def test_finished_games_of_every_kind_fit_one_qr_code_of_version_20(path: Path) -> None:
    for record in json.loads(path.read_text(encoding="utf-8")):
        # Other names, colours, id and times than the typical record's, so that none of them is known beforehand.
        rng = random.Random(record["id"])
        players = [
            {
                "name": "".join(chr(rng.randrange(0x4E00, 0x9FFF)) for _ in range(6)),
                "color": f"#{rng.randrange(1 << 24):06x}",
            }
            for _ in record["players"]
        ]
        events = [event for event in record["events"] if event["type"] not in ("adjust", "stop")]
        for event in events:
            event.pop("ruling", None)
        other = {**record, "id": f"{rng.randrange(1 << 64):016x}", "players": players, "events": events}
        (code,) = encode(other)
        assert decode([code]) == without_times(other)
        assert len(qr_matrix(code)) <= 97 + 2 * 4


def test_the_typical_records_cover_every_game_and_are_records() -> None:
    assert {path.stem for path in TYPICAL} == set(GAMES)
    for path in TYPICAL:
        for record in json.loads(path.read_text(encoding="utf-8")):
            assert record["game"] == path.stem
            assert validated(models_of(path.stem).record_type(record.get("options")), record).events  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", GOLDEN)
def test_codes_of_earlier_releases_stay_readable(name: str) -> None:
    record = case(HERE / "cases" / f"{name}.json")
    assert decode(GOLDEN[name]) == record
    assert encode(record, times=True) == GOLDEN[name]


def test_times_are_left_out_unless_asked_for() -> None:
    record = case(CASES[0])
    for number, event in enumerate(record["events"]):
        event["at"] = f"2026-05-01T19:30:{number % 60:02}+09:00"
    assert decode(encode(record)) == without_times(record)
    assert decode(encode(record, times=True)) == record


def test_names_that_would_be_trimmed_and_keys_that_may_be_absent_come_back_as_they_were() -> None:
    record = case(CASES[0])
    record["players"] = [{"name": "  𠮷野 髙 "}, {"name": "e\u0301\u200d👨‍👩‍👧"}]
    record["id"] = ""
    record["title"] = "\u0000\ufffd\U0010ffff"
    record["events"][0]["chance"] = "app"
    assert decode(encode(record)) == record


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53) + 1, 2**53 - 1)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=12),
    lambda inner: (
        st.lists(inner, max_size=6)
        | st.dictionaries(
            st.sampled_from(["type", "player", "at", "cells", "", "é"]) | st.text("abc", max_size=3), inner, max_size=5
        )
    ),
    max_leaves=25,
)


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from([*GAMES, "chess"]), st.dictionaries(st.sampled_from(["players", "events", "x"]), JSON))
def test_any_json_comes_back_equal(game: str, rest: dict[str, Any]) -> None:
    record = {"game": game, **rest}
    back = decode(encode(record, times=True))
    assert back == record
    # 1 and true are equal in Python, not in JSON.
    assert json.dumps(back, sort_keys=True) == json.dumps(record, sort_keys=True)


@pytest.mark.parametrize("path", CASES[::7], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_opened_record_is_judged_as_the_original_was(path: Path) -> None:
    record = case(path)
    assert referee(read(decode(encode(record)))) == referee(read(record))


def test_a_long_record_is_split_and_opens_in_any_order_with_duplicates() -> None:
    record = long_record()
    codes = encode(record)
    assert len(codes) > 1
    assert all(len(code) <= MAX_CHARACTERS for code in codes)
    assert decode([*codes[::-1], codes[0]]) == record
    assert decode(["\n".join(codes)]) == record
    assert decode([f" {code.lower()} \r\n" for code in codes]) == record
    assert decode(["\n".join(code[at : at + 60] for at in range(0, len(code), 60)) for code in codes]) == record


def test_a_collector_tells_what_is_missing() -> None:
    codes = long_codes()
    collector = Collector()
    assert (collector.count, collector.complete) == (None, False)
    collector.add(codes[1])
    assert collector.count == len(codes)
    assert 1 in collector.missing
    assert 2 not in collector.missing
    for code in codes:
        collector.add(code)
    assert collector.complete


def test_a_text_is_whole_where_every_code_in_it_is_undamaged_and_of_one_record() -> None:
    codes = long_codes()
    assert whole(codes[0])
    assert whole("\n".join(codes).lower())
    assert whole(f"結果です！{codes[0]} hello")
    for text in ("", codes[0][:-1], f"{codes[0]}\n{encode({'game': 'dimsum'})[0]}"):
        assert not whole(text)


def why(codes: Any) -> RecordError:
    with pytest.raises(RecordError) as caught:
        decode(codes)
    for lang in LANGS:
        assert "{" not in sentence(caught.value, lang)
    return caught.value


def test_no_code_at_all_is_told() -> None:
    assert why([]).key == "code-empty"
    assert why([" \n"]).key == "code-empty"


@pytest.mark.parametrize(
    "text", ["hello", "https://example.org/TC1:", "TC:", "{}", "TC1", "TCX:ABC", "\u0661", "TC١:AB"]
)
def test_a_foreign_code_is_told(text: str) -> None:
    assert why([text]).key == "code-foreign"


def test_a_code_of_a_newer_version_is_told() -> None:
    error = why(["TC2:ABC"])
    assert (error.key, error.facts["version"]) == ("code-version", "2")


def test_a_code_with_a_game_of_a_newer_version_is_told_as_newer_and_not_as_damaged() -> None:
    number = max(game_of(game).number for game in GAMES) + 1
    error = why(write(bytes([number]) + b"anything"))
    assert error.key == "code-newer-game"
    assert "newer" in sentence(error, "en")
    assert "新しい版" in sentence(error, "ja")
    assert why(["TC0:ABC"]).key == "code-foreign"


def test_the_numbers_of_games_in_codes_never_change() -> None:
    assert {game: game_of(game).number for game in GAMES} == {
        "dimsum": 1,
        "shichimi": 2,
        "umami": 3,
        "boze": 4,
        "dizzle": 5,
    }


def test_a_truncated_code_is_told_with_its_length() -> None:
    (code,) = encode(case(CASES[0]))
    for length in range(5, len(code)):
        error = why([code[:length]])
        assert error.key == "code-cut" or (error.key == "code-damaged-part" and length < 12), (length, error.key)
        if length > 12:
            assert error.facts["wanted"] == len(code)


def test_a_missing_part_is_named() -> None:
    codes = long_codes()
    error = why([codes[0], *codes[2:]])
    assert (error.key, error.facts["missing"]) == ("code-missing", "2")


def test_parts_of_two_records_are_told_apart() -> None:
    one, other = long_codes(), long_codes(2)
    assert why([one[0], *other[1:]]).key == "code-mixed"
    (single,) = encode(case(CASES[0]))
    assert why([one[0], single]).key == "code-mixed"
    (another,) = encode(case(CASES[1]))
    assert why([single, another]).key == "code-mixed"


@pytest.mark.parametrize("seed", range(6))
def test_every_changed_character_is_noticed(seed: int) -> None:
    rng = random.Random(seed)
    (code,) = encode(case(CASES[0]))
    for at in range(len(code)):
        other = rng.choice([c for c in form._ALPHABET if c != code[at]])
        changed = code[:at] + other + code[at + 1 :]
        with pytest.raises(RecordError):
            decode([changed])


def test_swapped_pieces_inserted_and_lost_characters_are_noticed() -> None:
    (code,) = encode(case(CASES[0]))
    for at in range(4, len(code) - 7, 5):
        for changed in (
            code[:at] + code[at + 3 : at + 6] + code[at : at + 3] + code[at + 6 :],
            code[:at] + "0" + code[at:],
            code[:at] + code[at + 1 :],
        ):
            if changed != code:
                why([changed])


def test_a_part_number_cannot_be_forged() -> None:
    codes = long_codes()
    body = codes[0].split(":", 1)[1]
    count = len(codes)
    for prefix in (f"TC1.2.{count}:", f"TC1.1.{count + 1}:", f"TC1.0.{count}:", f"TC1.{count + 1}.{count}:", "TC1:"):
        why([prefix + body, *codes[1:]])


def parts_with(data: bytes) -> list[str]:
    """Well-formed codes around any bytes: only what is inside is wrong."""
    return write(data)


@settings(max_examples=120, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_in_a_sound_code_are_read_or_refused_and_stay_small(data: bytes) -> None:
    with contextlib.suppress(RecordError):
        record = decode(parts_with(data))
        assert len(json.dumps(record, ensure_ascii=False).encode()) <= 1024 * 1024


@pytest.mark.parametrize("byte", [0x00, 0x01, 0x7F, 0x80, 0xFF])
@pytest.mark.parametrize("game", range(6))
def test_a_code_made_to_swell_is_stopped(game: int, byte: int) -> None:
    for size in (20, 600, 3000):
        began = time.process_time()
        with contextlib.suppress(RecordError):
            record = decode(parts_with(bytes([game]) + bytes([byte]) * size))
            assert len(json.dumps(record, ensure_ascii=False).encode()) <= 1024 * 1024
        assert time.process_time() - began < 1 + size / 100


def swollen(values: list[Any], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The code of a record with as few bytes as it can be coded in, as somebody else's program might."""
    with monkeypatch.context() as patched:
        patched.setattr(model.Writer, "finish", lambda self: self._encoder.finish())
        return encode({"format": "companion/1", "game": "chess", "a": values})


@pytest.mark.parametrize(
    "values",
    [[1] * 100_000, list(range(1_200)), [{"type": "adjust", "points": 1}] * 10_000],
    ids=["ones", "all", "events"],
)
def test_what_a_code_may_cost_is_bounded_by_its_length(values: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    codes = swollen(values, monkeypatch)
    began = time.process_time()
    if sum(map(len, codes)) < 1000:
        assert why(codes).key == "code-swells"
    else:
        decode(codes)
    assert time.process_time() - began < 1 + sum(map(len, codes)) / 300


def test_a_record_of_very_many_equal_events_comes_back_all_the_same() -> None:
    adjust = {"type": "adjust", "player": 0, "points": 1, "reason": "x"}
    record = {**case(CASES[0]), "events": [adjust] * 5_000}
    assert decode(encode(record)) == record


def test_a_record_larger_than_a_mebibyte_is_refused_before_it_is_coded() -> None:
    record = {**case(CASES[0]), "title": "あ" * 400_000}
    with pytest.raises(RecordError) as caught:
        encode(record)
    assert caught.value.key == "too-big"
    with pytest.raises(RecordError) as caught:
        encode({**record, "title": "あ" * 10_001})
    assert caught.value.key == "too-long"


def test_a_record_that_99_parts_do_not_hold_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        write(bytes(MAX_PARTS * 700))
    assert caught.value.key == "code-too-many"
    assert len(write(bytes(MAX_PARTS * 628))) == MAX_PARTS


def test_an_overlong_part_is_refused_unread() -> None:
    assert why(["TC1:" + "A" * 5000]).key == "code-long"


def test_codes_need_only_characters_that_qr_codes_pack_and_shells_leave_alone() -> None:
    used = set("".join(encode(long_record())))
    assert used <= set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ+-./:")
    assert list(split(["tc1:ab c\n TC1.1.2:X"])) == ["TC1:ABC", "TC1.1.2:X"]


@pytest.mark.parametrize(
    "words",
    [
        "{0}",
        "きのうの勝負です。これを開いて → {0} よろしく!",
        "Tom, 20:14\n> {0}\nsee you on 12/1 at 8",
        "code:{0}",
        "「{0}」",
        "*{0}*",
        "first {0} then {1} thanks",
        "1: {0}\n2: {1}",
    ],
)
def test_a_code_is_found_among_the_words_of_a_chat(words: str) -> None:
    codes = long_codes() if "{1}" in words else encode({"game": "dimsum"})
    pasted = words.format(*codes)
    assert list(split([pasted])) == codes[: 1 + words.count("{1}")]
    assert list(split([pasted.lower()])) == codes[: 1 + words.count("{1}")]


def test_words_around_a_damaged_code_do_not_hide_what_is_wrong_with_it() -> None:
    code = encode({"game": "dimsum"})[0]
    assert why([f"look: {code[:-3]} …"]).key == "code-cut"


@pytest.mark.parametrize("seed", range(4))
def test_the_range_coder_reads_back_what_it_wrote(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(100):
        slices = []
        encoder = Encoder()
        for _ in range(rng.randrange(80)):
            total = rng.choice([1, 2, 3, 255, 65537, 1 << 20])
            start = rng.randrange(total)
            size = rng.choice([1, total - start, rng.randint(1, total - start)])
            slices.append((start, size, total))
            encoder.encode(start, size, total)
        decoder = Decoder(encoder.finish())
        for start, size, total in slices:
            assert start <= decoder.target(total) < start + size
            decoder.consume(start, size)


# --- QR codes and texts


def scanned(image: Image.Image) -> Iterator[str]:
    for found in zxingcpp.read_barcodes(image):
        yield found.text


@pytest.mark.parametrize("path", CASES[::23], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_qr_code_is_read_back_also_from_a_dark_page(path: Path) -> None:
    for code in encode(case(path)):
        image = Image.open(io.BytesIO(qr_png(code, 4))).convert("RGB")
        assert list(scanned(image)) == [code]
        assert list(scanned(ImageOps.expand(image, 60, (20, 14, 12)))) == [code]


def picture(text: str, kind: str = "PNG", **how: Any) -> bytes:
    out = io.BytesIO()
    Image.open(io.BytesIO(qr_png(text, 5))).convert("RGB").save(out, kind, **how)
    return out.getvalue()


def test_codes_are_read_from_screenshots_and_photos() -> None:
    codes = long_codes()
    assert [text for code in codes for text in scan_image(picture(code))] == codes
    assert scan_image(picture(codes[0], "JPEG", quality=60)) == [codes[0]]
    image = Image.open(io.BytesIO(picture(codes[0]))).convert("RGB")
    turned = io.BytesIO()
    ImageOps.expand(image, 80, (20, 14, 12)).rotate(12, expand=True, fillcolor=(20, 14, 12)).save(turned, "PNG")
    assert scan_image(turned.getvalue()) == [codes[0]]


@pytest.mark.parametrize("size", [(1, 50_000), (60_000, 1), (3, 16_000), (25, 30_000), (1, 1)])
def test_a_picture_of_an_extreme_shape_has_no_code_and_does_no_harm(size: tuple[int, int]) -> None:
    content = io.BytesIO()
    Image.new("L", size).save(content, "PNG")
    with pytest.raises(RecordError) as caught:
        scan_image(content.getvalue())
    assert caught.value.key == "scan-nothing"


def test_a_small_file_that_would_take_a_gigabyte_is_not_unpacked() -> None:
    content = io.BytesIO()
    Image.new("L", (5_000, 5_000)).save(content, "WEBP")
    with pytest.raises(RecordError) as caught:
        scan_image(content.getvalue())
    assert caught.value.key == "scan-too-large"


def test_what_is_no_picture_of_a_code_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    blank, wide = io.BytesIO(), io.BytesIO()
    Image.new("RGB", (50, 50)).save(blank, "PNG")
    Image.new("1", (20_000, 10_000)).save(wide, "PNG")
    broken = picture("TC1:ABC")[:300]
    for data, key in (
        (b"", "scan-no-image"),
        (b"no picture", "scan-no-image"),
        (broken, "scan-no-image"),
        (blank.getvalue(), "scan-nothing"),
        (wide.getvalue(), "scan-too-large"),
        (bytes(33 * 1024 * 1024), "too-big"),
    ):
        with pytest.raises(RecordError) as caught:
            scan_image(data)
        assert caught.value.key == key
    monkeypatch.setitem(sys.modules, "zxingcpp", None)
    with pytest.raises(RecordError) as caught:
        scan_image(picture("TC1:ABC"))
    assert caught.value.key == "scan-missing"


def test_the_score_table_opens_in_a_spreadsheet_and_no_name_is_a_formula() -> None:
    standings = (
        Standing(player=0, name="=1+1", rank=2, total=3, lines=(Line(id="stomach", points=3),)),
        Standing(
            player=1,
            name='あやか "A", B',
            rank=1,
            total=4,
            lines=(Line(id="full", points=3), Line(id="chips", points=1)),
        ),
    )
    raw = score_csv("dimsum", standings, "ja")
    assert raw.startswith(b"\xef\xbb\xbf")
    table = list(csv.reader(io.StringIO(raw.decode("utf-8-sig"))))
    assert len(table[0]) == 6
    assert table[0][-1] == "合計"
    assert table[1] == ["1", 'あやか "A", B', "0", "3", "1", "4"]
    assert table[2] == ["2", "'=1+1", "3", "0", "0", "3"]


def test_a_qr_code_has_a_quiet_zone_and_never_more_than_version_20() -> None:
    matrix = qr_matrix(form._ALPHABET * 23 + "A" * 27)
    assert len(matrix) == 97 + 8
    assert not any(any(row) for row in [*matrix[:4], *matrix[-4:]])
    assert not any(row[at] for row in matrix for at in (0, 1, 2, 3, -1, -2, -3, -4))
    for text in ("A" * 971, "A" * 100_000, "あ" * 223):
        with pytest.raises(RecordError) as caught:
            qr_matrix(text)
        assert caught.value.key == "qr-too-dense"


def test_the_svg_draws_the_same_modules() -> None:
    matrix = qr_matrix("TC1:ABC")
    svg = qr_svg("TC1:ABC")
    assert svg.count("h1v1h-1z") == sum(map(sum, matrix))
    assert f'viewBox="0 0 {len(matrix)} {len(matrix)}"' in svg


def rows(*totals: tuple[str, int, int]) -> tuple[Standing, ...]:
    return tuple(
        Standing(player=seat, name=name, rank=rank, total=total, lines=())
        for seat, (name, rank, total) in enumerate(totals)
    )


def test_the_text_for_any_phone_lists_ranks_points_and_winners_in_the_tables_language() -> None:
    standings = rows(("Tom", 3, -2), ("あやか", 1, 20), ("健", 1, 20))
    text = result_text("dimsum", standings, (1, 2), "ja", date="2026-05-01T19:30:00+09:00", rulings=1)
    assert text.splitlines() == [
        "点心罪ホーダイ 2026-05-01",
        "1位 あやか 20点",
        "1位 健 20点",
        "3位 Tom −2点",
        "ならんで優勝 あやか・健",
        "卓の裁定 1件",
    ]
    english = result_text("dimsum", standings, (1,), "en", stopped=True).splitlines()
    assert english[1] == "1. あやか 20"
    assert english[-2:] == ["Winner: あやか", "Stopped early"]


def ranked(*found: tuple[int, int]) -> list[Standing]:
    return [Standing(player=n, name=f"P{n}", rank=rank, total=total, lines=()) for n, (rank, total) in enumerate(found)]


def test_the_text_of_a_running_table_says_that_it_is_still_running() -> None:
    for lang, said in (("ja", "まだ途中"), ("en", "Still being played")):
        text = result_text("dimsum", ranked((1, 3), (2, 1)), (), lang, running=True)  # type: ignore[arg-type]
        assert said in text
        assert said not in result_text("dimsum", ranked((1, 3), (2, 1)), (0,), lang)  # type: ignore[arg-type]


def test_the_text_names_the_variant_and_says_why_ranks_do_not_follow_the_points() -> None:
    text = result_text("shichimi", ranked((1, 5), (2, 20)), (0,), "en", options={"variant": "kai"})
    assert text.splitlines()[0] == "Shichimi (Kai)"
    assert "Won whatever the points" in text
    assert is_result(text)
    assert "Equal points were ranked by the rules" in result_text("umami", ranked((1, 5), (2, 5)), (0,), "en")
    assert "rules" not in result_text("umami", ranked((1, 5), (1, 5)), (0, 1), "en")


def test_eight_long_names_still_fit_one_qr_code() -> None:
    standings = rows(*(("𠮷" * 23 + str(seat), seat + 1, 999) for seat in range(8)))
    text = result_text("shichimi", standings, (0,), "ja", date="2026-05-01T19:30:00+09:00")
    assert len(text.encode()) <= MAX_TEXT_BYTES
    (found,) = scanned(Image.open(io.BytesIO(qr_png(text, 4))).convert("RGB"))
    assert found == text


def test_a_decoded_record_still_goes_through_the_models() -> None:
    record = decode(encode({**case(CASES[0]), "more": 1}))
    with pytest.raises(RecordError) as caught:
        read(record)
    assert caught.value.key == "unknown-key"
    assert parse_json(json.dumps(record)) == record
