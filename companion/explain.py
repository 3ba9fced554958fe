"""Joins a verdict's facts to its sentence, in the user's language, with this table's names and numbers."""

import unicodedata
from dataclasses import replace
from functools import lru_cache
from typing import Any

from companion.counting import CountedState, lines_of
from companion.game import GAMES, Lang, Seating, rules_of, texts_of
from companion.texts import common
from companion.texts.base import Article, Chapter, Counted, Message, ScoreLine, Text, listed
from models.record import Adjust, Event, Stop, Tally
from models.verdict import Violation

SEAT_FACTS = frozenset({"player", "seat", "turn_seat", "other", "to", "victim", "owner"})
"""Facts with these names are seats and read as the player's name."""


def say(violation: Violation, setup: Seating, lang: Lang) -> str:
    """What was wrong with this entry and what would be allowed instead: one or two sentences."""
    return _fill(_message(violation, setup).sentence, violation, setup, lang)


def headline(violation: Violation, setup: Seating, lang: Lang) -> str:
    """The fact in a few words, for the verdict sheet."""
    return _fill(_message(violation, setup).headline, violation, setup, lang)


def discreet(violation: Violation, setup: Seating) -> Violation:
    """The same violation, told without naming cards where the game has such a sentence (case ``hidden``).

    For earlier entries of a table that hides something from its players.
    """
    hidden = replace(violation, case="hidden")
    return hidden if hidden.text_key in texts_of(setup.game).BOOK.messages else violation


def describe(event: Event, before: Any, setup: Seating, lang: Lang) -> str:
    """One line of the log, without the player's name. `before`: the game's state the event met."""
    if isinstance(event, Adjust):
        sign = "+" if event.points > 0 else "−"
        return Text(
            f"点を {sign}{abs(event.points)} ({event.reason})", f"Score {sign}{abs(event.points)} ({event.reason})"
        ).of(lang)
    if isinstance(event, Stop):
        return Text(f"ここで終える ({event.reason})", f"Stopped ({event.reason})").of(lang)
    if isinstance(event, Tally):
        return _tally_text(event, setup, lang)
    if isinstance(before, CountedState):
        # A move at a counted table, by a ruling: it met a game that had not begun.
        before = rules_of(setup.game).start(setup)
    return texts_of(setup.game).describe(event, before, setup, lang)


def _tally_text(event: Tally, setup: Seating, lang: Lang) -> str:
    """What was counted, by its lines; of one that cannot be, only that it was."""
    lines = lines_of(setup, event)
    if lines is None:
        return Text("数えた", "Counted").of(lang)
    total = Counted(sum(line.points for line in lines))
    told = listed((f"{score_line(setup.game, line.id).name.of(lang)} {Counted(line.points)}" for line in lines), lang)
    text = Text(f"数えた: {total}点", f"Counted: {total:point|points}").of(lang)
    return f"{text} ({told})" if told else text


def step(game: str, event_type: str, lang: Lang) -> str:
    """What is to be done for this event type, short: the pill in the turn banner."""
    return (common.STEPS.get(event_type) or texts_of(game).STEPS[event_type]).of(lang)


def chapters(game: str) -> tuple[Chapter, ...]:
    """The rules page of a game, the app's own rules last."""
    return (*texts_of(game).BOOK.chapters, common.CHAPTER)


def article(game: str, article_id: str) -> Article | None:
    """The rule of this id on the game's rules page."""
    return next((a for chapter in chapters(game) for a in chapter.articles if a.id == article_id), None)


def search(game: str, query: str) -> tuple[Article, ...]:
    """The rules that hold every word of the query, in either language; kana, width and case make no difference."""
    return tuple(
        a
        for chapter in chapters(game)
        for a in chapter.articles
        if holds(" ".join((*a.title, *a.body, *a.source, *(a.ours or ()), *chapter.title)), query)
    )


def holds(text: str, query: str) -> bool:
    """Whether a text holds every word of a query; kana, width and case make no difference."""
    folded = _folded(text)
    return all(_folded(word) in folded for word in query.split())


@lru_cache(maxsize=1024)
def _folded(text: str) -> str:
    """Katakana as hiragana (their code points lie 0x60 apart), wide letters as narrow, capitals as small, no spaces."""
    narrow = unicodedata.normalize("NFKC", text).casefold()
    return "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in narrow if not c.isspace())


def at_table(setup: Seating, article_id: str, lang: Lang) -> tuple[str, ...]:
    """What a rule comes to at this table: sentences with its seats, options and box; none where it is always the same."""
    told = texts_of(setup.game).at_table(article_id, setup)
    return tuple(text.of(lang) for text in told)


def score_line(game: str, line_id: str) -> ScoreLine:
    """What a scoring line is called and which rule it opens."""
    return common.ADJUST if line_id == "adjust" else texts_of(game).LINES[line_id]


def _message(violation: Violation, setup: Seating) -> Message:
    messages = texts_of(setup.game).BOOK.messages
    return messages.get(violation.text_key) or common.MESSAGES[violation.case]


def _fill(text: Text, violation: Violation, setup: Seating, lang: Lang) -> str:
    words = {key: _word(key, value, setup, lang) for key, value in violation.facts.items()}
    if violation.case == "no-seat":
        words["seat_number"] = Counted(violation.facts["seat"] + 1)
    return text.of(lang).format_map(words)


def _word(key: str, value: Any, setup: Seating, lang: Lang) -> Any:
    """Facts become words: seats names, numbers `Counted`, lists joined; the game's own words come first."""
    own = texts_of(setup.game).word(key, value, setup, lang)
    if own is not None:
        return own
    if isinstance(value, list | tuple):
        joined = listed((str(_word(key, item, setup, lang)) for item in value), lang)
        return joined or ("なし" if lang == "ja" else "none")
    if key in SEAT_FACTS and isinstance(value, int) and value < setup.seats:
        return setup.names[value]
    if isinstance(value, bool):
        return str(value)
    if isinstance(value, int):
        return Counted(value)
    return str(value)


__all__ = [
    "GAMES",
    "article",
    "at_table",
    "chapters",
    "describe",
    "discreet",
    "headline",
    "holds",
    "say",
    "score_line",
    "search",
    "step",
    "texts_of",
]
