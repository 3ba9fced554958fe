"""What is still wrong with a pack being entered, for a person; the game's own words stand in ``texts/<game>/box.py``."""

from collections.abc import Mapping
from typing import Any

from companion.game import Lang, game_of
from companion.pack_draft import Beyond, BoxWords, Complaint, PackDraft, Place
from companion.texts import errors
from companion.texts.base import Counted, Text

_SHORT: Mapping[tuple[str, str], Text] = {
    ("title", "too-short"): Text("箱の名前を 入れます", "Give the box a name"),
    ("name", "too-short"): Text("名前を 入れます", "Give it a name"),
    ("count", "too-small"): Text("1枚からに します", "There must be at least one copy"),
}
"""By the key that a complaint is about and the models' reason."""


def complaint_text(draft: PackDraft, complaint: Complaint, lang: Lang) -> str:
    """Where and why a draft is no pack yet, in one line."""
    why = _why(draft, complaint, lang)
    place = place_text(draft, complaint.path, lang)
    return f"{place}: {why}" if place else why


def _why(draft: PackDraft, complaint: Complaint, lang: Lang) -> str:
    path, error = complaint
    words = _words(draft)
    about = next((part for part in reversed(path) if isinstance(part, str) and part not in ("ja", "en")), "")
    text = words.SHORT.get((about, error.key)) or _SHORT.get((about, error.key)) or words.WHY.get(error.key)
    if text is None:
        return errors.reason(error, lang)
    facts = {**error.facts, **words.facts(draft, error, lang)}
    return text.of(lang).format_map({k: Counted(v) if type(v) is int else str(v)[:60] for k, v in facts.items()})


def _words(draft: PackDraft) -> BoxWords[Any]:
    editing = game_of(draft.game).editing
    assert editing is not None
    return editing.words


def place_text(draft: PackDraft, path: Place, lang: Lang) -> str:
    """Where in a draft: what the thing is called and, in a table, its row and column; empty for the pack as a whole."""
    return _words(draft).place(draft, path, lang)


_BEYOND = Text(
    "この箱は ここで直すには 大きすぎます。{what}は {count}、直せるのは {most}までです。"
    "そのまま あそぶこと、わたすこと、書き出すことは できます。",
    "This box is too large to be edited here: {what}: {count}, and at most {most} can be edited. "
    "It can be played with, shared and saved as a file as it is.",
)


def beyond_text(draft: PackDraft, beyond: Beyond, lang: Lang) -> str:
    """Why a pack cannot be edited: what of it its editor has no room for, and what can be done with it all the same."""
    many = _words(draft).MANY
    what = many[str(beyond.path[0]) if len(beyond.path) == 1 else "side"].of(lang)
    what = what.format(place=place_text(draft, beyond.path, lang))
    return _BEYOND.of(lang).format(what=what, count=beyond.number, most=beyond.most)


def left_text(complaints: tuple[Complaint, ...], lang: Lang) -> str:
    """How much is still to do, short."""
    squares = next((int(c.error.facts["value"]) for c in complaints if c.error.key == "undecided"), 0)
    things = len(complaints) - bool(squares)
    text = _LEFT_BOTH if squares and things else _LEFT_SQUARES if squares else _LEFT_THINGS
    return text.of(lang).format(squares=Counted(squares), things=Counted(things))


_LEFT_BOTH = Text(
    "あと{squares}マス・直すところ{things}つ", "{squares:square|squares} to go, {things:thing|things} to mend"
)
_LEFT_SQUARES = Text("あと{squares}マス", "{squares:square|squares} to go")
_LEFT_THINGS = Text("直すところ {things}つ", "{things:thing|things} to mend")


def facts_text(draft: PackDraft, lang: Lang) -> str:
    """What is in a pack, in a line."""
    return _words(draft).summary(draft, lang)
