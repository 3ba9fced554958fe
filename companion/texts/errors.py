"""Sentences for what is no record at all, by the key of a `RecordError`."""

from companion.game import Lang
from companion.texts.base import Counted, Text
from models.base import RecordError

TEXTS = {
    "too-big": Text("大きすぎます (上限 {limit} MiB)。", "It is larger than {limit} MiB."),
    "not-utf8": Text("UTF-8 の文字ではありません ({byte} バイト目)。", "It is not UTF-8 text (byte {byte})."),
    "not-json": Text(
        "JSON として読めません ({line} 行 {column} 字目)。", "It is not JSON (line {line}, column {column})."
    ),
    "not-a-number": Text("{value} は数ではありません。", "{value} is not a number."),
    "number-too-long": Text("長すぎる数があります。", "It contains a number that is too long."),
    "too-deep": Text("入れ子が {limit} 段より深いです。", "It is nested deeper than {limit} levels."),
    "duplicate-key": Text("同じ名前の項目が二度あります。", "This key is given twice."),
    "surrogate": Text(
        "文字として正しくありません (片割れのサロゲート)。", "The text holds half a character (a lone surrogate)."
    ),
    "missing": Text("必要な項目がありません。", "This key is missing."),
    "unknown-key": Text("知らない項目です。", "This key is not known here."),
    "not-integer": Text("整数ではありません。", "This is not an integer."),
    "not-text": Text("文字列ではありません。", "This is not a text."),
    "not-bool": Text("true か false ではありません。", "This is neither true nor false."),
    "not-list": Text("リストではありません。", "This is not a list."),
    "not-object": Text("オブジェクトではありません。", "This is not an object."),
    "not-null": Text("ここは null だけです。", "Only null may stand here."),
    "not-one-of": Text("使えるのは {expected} だけです。", "Only {expected} may stand here."),
    "unknown-type": Text("{tag} という出来事はここにはありません。", "There is no event {tag} here."),
    "too-short": Text(
        "文字が足りません (少なくとも {min_length} 字)。",
        "The text is too short (at least {min_length:character|characters}).",
    ),
    "too-long": Text(
        "長すぎます ({max_length} 字まで)。", "The text is too long (at most {max_length:character|characters})."
    ),
    "pattern": Text("使えない文字か形です。", "The text does not have the form that is wanted here."),
    "too-few": Text("数が足りません (今 {actual_length})。", "There are too few ({actual_length})."),
    "players-few": Text(
        "人数が足りません ({min_length}人以上で遊びます)。",
        "This game needs at least {min_length:player|players}.",
    ),
    "players-many": Text(
        "人数が多すぎます ({max_length}人まで遊べます)。",
        "This game takes at most {max_length:player|players}.",
    ),
    "too-many": Text("数が多すぎます ({max_length} まで)。", "There must be at most {max_length}."),
    "too-small": Text("{ge} より小さい数は使えません。", "A number below {ge} cannot stand here."),
    "too-large": Text("{le} より大きい数は使えません。", "A number above {le} cannot stand here."),
    "invalid": Text("正しくありません。", "This is not valid ({message})."),
    "control-character": Text("改行や制御文字は使えません。", "Line breaks and control characters cannot be used."),
    "timestamp": Text(
        "時刻は 2026-05-01T19:30:00+09:00 の形で書きます。", "A time is written like 2026-05-01T19:30:00+09:00."
    ),
    "day-to-come": Text("まだ来ていない日です。", "That day is still to come."),
    "same-name": Text("{name} という名前がもういます。", "The name {name} is taken already."),
    "name-empty": Text("名前に見える文字がありません。", "The name shows nothing."),
    "zero-points": Text("0 点の直しはありません。", "A correction cannot be 0."),
    "unknown-game": Text(
        "{value} というゲームはありません (あるのは {known})。", "There is no game {value} (known: {known})."
    ),
    "unknown-pack": Text("{value} という箱はありません。", "There is no box {value}."),
    "unknown-player": Text("その人は登録されていません。", "There is no such player."),
    "merge-same": Text("同じ人です。", "That is the same player already."),
    "merge-both-sat": Text(
        "ふたりが同じ卓に着いたことがあるので、同じ人にはできません。",
        "Both have sat at the same table, so they cannot be the same person.",
    ),
    "sits-already": Text("その人はもうこの卓のほかの席にいます。", "This player sits at another seat of this table."),
    "no-seat": Text("この卓にその席はありません。", "This table has no such seat."),
    "no-pack": Text(
        "これは卓の記録で、箱は入っていません。「QRをひらく」で読めます。",
        "This is the record of a table without a pack in it: read it with “Open a code”.",
    ),
    "is-record": Text(
        "これは1つの卓の記録です。「QRをひらく」で読めます。",
        "This is the record of a single table: read it with “Open a code”.",
    ),
    "is-backup": Text(
        "これは書き出したデータです。設定の「読みこむ」で読みこめます。",
        "This is an export of everything: bring it in with “Import” in the settings.",
    ),
    "row-damaged": Text(
        "書きのこしたものが こわれていて読めません。", "What was kept here is damaged and cannot be read."
    ),
    "shipped-pack": Text(
        "{value} はこのアプリの箱の名前です。別の id にしてください。",
        "{value} is a pack of the app: choose another id.",
    ),
    "code-empty": Text("コードがありません。", "There is no code."),
    "code-foreign": Text("このアプリのコードではありません。", "This is not a code of this app."),
    "code-plain": Text(
        "順位と点数だけの文字です。「すべての記録」のコードを 見せてもらってください。",
        "This text holds ranks and points only: ask for the code of the full record.",
    ),
    "code-address": Text(
        "コードではなくアドレスです。ふつうのカメラかブラウザでひらいてください。",
        "This is an address, not a code: open it with the camera app or a browser.",
    ),
    "newer-format": Text(
        "このアプリより新しい版で作られたものです ({value})。アプリを新しくすると読めます。",
        "This was made by a newer version of the app ({value}). Update the app to read it.",
    ),
    "code-version": Text(
        "このアプリより新しい版で作られたコードです (版 {version})。アプリを新しくすると開けます。",
        "This code was made by a newer version of the app (version {version}). Update the app to open it.",
    ),
    "code-newer-game": Text(
        "このアプリより新しい版で作られた、まだ知らない遊びのコードです。アプリを新しくすると開けます。",
        "This code holds a game that this app does not know yet: it was made by a newer version. Update the app to open it.",
    ),
    "code-damaged": Text("コードがこわれています。", "The code is damaged."),
    "code-damaged-part": Text(
        "コード {part}/{count} がこわれています。もういちど読んでください。",
        "Code {part} of {count} is damaged: read it again.",
    ),
    "code-cut": Text(
        "コード {part}/{count} が途中で切れています ({wanted} 字のうち {characters} 字)。",
        "Code {part} of {count} is cut off ({characters} of {wanted} characters).",
    ),
    "code-long": Text("コード {part}/{count} が長すぎます。", "Code {part} of {count} is too long."),
    "code-swells": Text(
        "このコードは 長さのわりに 大きすぎる記録になります。このアプリが作ったものではありません。",
        "This code would unpack to far more than a code of its length holds; the app did not make it.",
    ),
    "code-mixed": Text("ほかの記録のコードがまじっています。", "Codes of different records are mixed up."),
    "code-missing": Text(
        "コードは全部で {count} 個です。{missing} がまだです。",
        "There are {count} codes in all; still missing: {missing}.",
    ),
    "code-too-many": Text(
        "記録が大きくて、コード {limit} 個に入りません。ファイルでわたしてください。",
        "The record does not fit {limit} codes: share it as a file.",
    ),
    "qr-too-dense": Text("1 つの QR コードには多すぎます。", "This is too much for one QR code."),
    "scan-missing": Text(
        "この端末では 画像のコードを読めません。コードの文字を貼りつけてください。",
        "Codes cannot be read from pictures on this device; paste the code's text instead.",
    ),
    "scan-no-image": Text("画像として読めません。", "This is not a picture that can be read."),
    "scan-too-large": Text("画像が大きすぎます。", "The picture is too large."),
    "scan-nothing": Text(
        "画像に QR コードが見つかりません。もっと近くから、まっすぐ撮ってください。",
        "No QR code was found in the picture. Take it closer and straight on.",
    ),
    "duplicate": Text("{value} が二度あります。", "{value} is there twice."),
    "not-connected": Text("キューブが辺でつながっていません。", "The cubes are not connected edge to edge."),
    "face-bonus": Text("胃袋のボーナスは 0 か 2〜4 です (今 {value})。", "A face's bonus is 0 or 2 to 4, not {value}."),
    "bonus-without-bottleneck": Text(
        "ボーナスがあるのにボトルネックがありません。", "A face with a bonus needs a bottleneck."
    ),
    "bottleneck-without-bonus": Text(
        "ボーナス 0 の胃袋にボトルネックは置けません。", "A face with bonus 0 has no bottlenecks."
    ),
    "unknown-color": Text("{value} という色は箱にありません。", "The pack has no colour {value}."),
    "kinds": Text("点心の種類は 4 つです (今 {value})。", "There are four kinds of cards, not {value}."),
    "kind-count": Text(
        "{kind} のカードは合わせて 7 枚です (今 {value})。", "The cards of kind {kind} sum to {value}, not 7."
    ),
    "faces-per-seat": Text(
        "胃袋は人数分選びます ({seats}人、胃袋 {value})。",
        "There must be one face per player ({seats:player|players}, {value:face|faces}).",
    ),
    "unknown-face": Text("{value} という胃袋は箱にありません。", "The pack has no face {value}."),
    "unknown-variant": Text(
        "{value} という遊び方はありません ({known} があります)。", "There is no variant {value} (known: {known})."
    ),
    "differ-false": Text("≠ のないときは書きません。", "Without ≠ this key is left out; only true may stand here."),
    "differ-without-pair": Text(
        "≠ は、同じ色がちょうど 2 つのときだけです。", "≠ goes only with exactly one pair of equal colours."
    ),
    "no-effect": Text("効果は {known} のどれかです。", "An effect is one of: {known}."),
    "not-true": Text("ここは true だけです。", "Only true may stand here."),
    "empty-gain": Text(
        "gold、draw、points のどれかが要ります。", "At least one of gold, draw and points must be given."
    ),
    "card-by-id": Text("パックがあるときは、カードを id で書きます。", "With a pack a card is given by its id alone."),
    "card-as-printed": Text(
        "パックがないときは、カードを name、cost、points で書きます。",
        "Without a pack a card is given with its name, cost and points.",
    ),
    "options-misfit": Text(
        "そうすると、{entry} 番めの入力が合わなくなります。",
        "Entry {entry} would not fit any more.",
    ),
    "actions-few": Text(
        "アクションカードは {least} 枚以上です (1人5枚、今 {value})。",
        "There are at least {least} action cards (five per player), not {value}.",
    ),
    "grid-row-length": Text(
        "どの行も同じ長さにします (1 行めは {first}、ここは {value})。",
        "All rows have the same length; the first has {first}, this one {value}.",
    ),
    "grid-square": Text(
        "{value} という文字は使えません (. # X P 1〜6 のどれか)。",
        "{value} cannot stand in a grid (. # X P or 1 to 6).",
    ),
    "no-field-there": Text("そこにマスがありません ({row}, {col})。", "There is no field at ({row}, {col})."),
    "mark-off-field": Text(
        "しるしは数字のマスにだけ付きます ({row}, {col})。",
        "A mark stands on a numbered field, and ({row}, {col}) is none.",
    ),
    "puzzle-without-points": Text(
        "{value} のパズルの点が決まっていません。", "The puzzle colour {value} has no points."
    ),
    "lock-without-key": Text("{value} の鍵がシートにありません。", "The sheet has no key for the {value} lock."),
    "flag-without-values": Text("旗があるのに旗の点がありません。", "The sheet has a flag but no flag values."),
    "values-without-flag": Text("旗がないのに旗の点があります。", "There are flag values, but the sheet has no flag."),
    "flags-fall": Text(
        "旗の点は、大きい順に入れます ({before} の次が {value} になっています)。",
        "Flag values go from high to low, but {value} follows {before}.",
    ),
    "not-yours": Text("これは、卓をひらいた端末で直します。", "This is put right on the device that opened the table."),
}

_PLAYERS = {"too-few": "players-few", "too-many": "players-many"}
"""A list of players that is too short or too long is told as people, not as items."""


def sentence(error: RecordError, lang: Lang) -> str:
    """The place and the reason in one line: ``events[12].cells[1]: This is not an integer.``"""
    facts = {key: Counted(value) if type(value) is int else _short(value) for key, value in error.facts.items()}
    key = _PLAYERS.get(error.key, error.key) if error.place == "players" else error.key
    text = TEXTS[key].of(lang).format_map(facts)
    return f"{_on_a_line(error.place)}: {text}" if error.place else text


def reason(error: RecordError, lang: Lang) -> str:
    """The reason alone, where the field or the choice is before the eyes."""
    return sentence(RecordError("", error.key, **error.facts), lang)


def _short(value: object) -> str:
    """What came from outside, on one line and not endless."""
    text = _on_a_line(str(value))
    return text if len(text) <= 60 else text[:57] + "..."


def _on_a_line(text: str) -> str:
    return "".join(c if c.isprintable() else "�" for c in text)
