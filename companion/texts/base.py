"""How a game's sentences are kept: one table a game, both languages side by side, filled with facts."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from companion.seating import Lang, Seating
from models.base import Localized


class Text(NamedTuple):
    """A sentence in both languages. `{name}` is filled with a fact, `{n:cube|cubes}` counts in English."""

    ja: str
    en: str

    def of(self, lang: Lang) -> str:
        """The text in this language."""
        return self.ja if lang == "ja" else self.en


def listed(names: Iterable[str], lang: Lang) -> str:
    """Several names in one line: "A・B" or "A, B"."""
    return ("・" if lang == "ja" else ", ").join(names)


class ScoreLine(NamedTuple):
    """What a scoring line is called, and the article of the rule book that it opens."""

    name: Text
    article: str


@dataclass(frozen=True, slots=True)
class Message:
    """What the referee says of one way to break a rule.

    headline: the fact, short. sentence: what was wrong with this entry and what would be allowed instead.
    """

    headline: Text
    sentence: Text


@dataclass(frozen=True, slots=True)
class Article:
    """One rule, in our own words.

    id: a rule id of the game's page, or an id of our own for scoring and set-up (``dimsum.scoring.full``).
    source: where it stands in the printed rules. ways: what the referee says, by the case of the violation, "" for the
    plain one; none for what the referee never says. ours: what this app decides where the printed rules leave it open
    (the *ruling*s of the game's page), shown and marked as such. after: the rule that comes before it in the order of the game's
    page, where that is not the one before it here.
    """

    id: str
    title: Text
    body: Text
    source: Text
    ways: Mapping[str, Message] = field(default_factory=dict)
    ours: Text | None = None
    after: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rules page."""

    id: str
    title: Text
    articles: tuple[Article, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of its rules that the referee may name."""
        return tuple(article.id for article in self.articles if article.ways)


@dataclass(frozen=True)
class RuleBook:
    """All chapters of a game, in the order of the rules page."""

    chapters: tuple[Chapter, ...]

    @cached_property
    def rules(self) -> tuple[str, ...]:
        """Every rule id that the referee may name, in the order of the game's page: of several broken ones the first is told."""
        told = [article for chapter in self.chapters for article in chapter.articles if article.ways]
        ids = [article.id for article in told]
        for article in told:
            if article.after:
                ids.remove(article.id)
                ids.insert(ids.index(article.after) + 1, article.id)
        return tuple(ids)

    @cached_property
    def messages(self) -> Mapping[str, Message]:
        """What the referee says, by `Violation.text_key`."""
        return {
            f"{article.id}/{case}" if case else article.id: message
            for chapter in self.chapters
            for article in chapter.articles
            for case, message in article.ways.items()
        }


class Texts(Protocol):
    """A game's texts module, ``companion/texts/<game>.py``."""

    @property
    def TITLE(self) -> Text:
        """The game's name."""

    @property
    def TAGLINE(self) -> Text:
        """One short line for the home screen."""

    @property
    def CREDIT(self) -> Text:
        """Who made the game, or whose rules are followed."""

    @property
    def BOOK(self) -> RuleBook:
        """Its rules. What is said of the cases `no-seat`, `over` and `stopped` stands in `companion.texts.common`."""

    @property
    def LINES(self) -> Mapping[str, ScoreLine]:
        """By the scoring line's id."""

    @property
    def STEPS(self) -> Mapping[str, Text]:
        """By event type: what is to be done, short (`expects` of the turn, the pill in the noren)."""

    def word(self, key: str, value: Any, setup: Seating, lang: Lang) -> str | None:
        """How the fact `key` reads (a card's printed name, a cell), or None for the common way."""

    def describe(self, event: Any, before: Any, setup: Seating, lang: Lang) -> str:
        """One line of the log, without the player's name: "Yellow 3 on 7, 8, 10". `before`: the game's state."""

    def at_table(self, article_id: str, setup: Seating) -> Sequence[Text]:
        """What an article of the rule book comes to at this table: sentences with its seats, options and box."""


class Counted(int):
    """A number that chooses between singular and plural: ``{n:cube|cubes}``."""

    def __format__(self, spec: str) -> str:
        if "|" in spec:
            one, many = spec.split("|", 1)
            return f"{int(self)} {one if self == 1 else many}"
        return minus(int(self))


def joined(texts: Sequence[Text]) -> Text:
    """Several words as a list: with ・ in Japanese, commas in English."""
    return Text("・".join(text.ja for text in texts), ", ".join(text.en for text in texts))


def named(name: Localized) -> Text:
    """A printed name as a text."""
    return Text(name.ja, name.en)


def minus(value: float | str) -> str:
    """A number with a real minus."""
    return str(value).replace("-", "−")


def signed(points: int) -> Text:
    """Points with their sign, the minus a real one."""
    return Text(*[minus(f"{points:+d}") if points else "0"] * 2)
