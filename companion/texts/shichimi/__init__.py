"""shichimi in words: names, score lines, steps and log lines; the sentences and the rules page stand beside."""

from collections.abc import Sequence
from typing import Any

from companion.game import Lang, Seating
from companion.rulebooks.shichimi import BOOK
from companion.rules.shichimi.heap import is_spoiled, judge
from companion.texts.base import ScoreLine, Text, listed
from companion.texts.shichimi.facts import at_table
from models.shichimi import (
    Cards,
    Collect,
    Complete,
    Flag,
    Heap,
    Judgement,
    KaiDeal,
    KaiPlace,
    KaiState,
    PassHabanero,
    Peek,
    Reclaim,
    Refill,
    SlowDeal,
    SlowPlace,
    SlowState,
    Spoiled,
    Void,
)

__all__ = ["BOOK", "CREDIT", "LINES", "STEPS", "TAGLINE", "TITLE", "at_table", "describe", "word"]

TITLE = Text("七味ならべ", "Shichimi")
TAGLINE = Text("だれより早く、七つの香辛料", "Seven spices, faster than anyone")
CREDIT = Text("ゲームデザイン: SoMay", "Game design: SoMay")

VARIANTS = {
    "solo": Text("ひとりで", "Solo"),
    "versus": Text("対戦", "Versus"),
    "party": Text("みんなで", "Party"),
    "slow": Text("ゆっくり", "Slow"),
    "kai": Text("みんなで改", "Kai"),
}
"""What the five ways to play are called."""

CARD_NAMES = {
    "togarashi": Text("唐辛子", "Togarashi"),
    "asanomi": Text("麻の実", "Asanomi"),
    "keshi": Text("芥子", "Keshi"),
    "chinpi": Text("陳皮", "Chinpi"),
    "kurogoma": Text("黒胡麻", "Kurogoma"),
    "shirogoma": Text("白胡麻", "Shirogoma"),
    "aonori": Text("青海苔", "Aonori"),
    "yakitogarashi": Text("焼唐辛子", "Yakitogarashi"),
    "natane": Text("菜種", "Natane"),
    "shoga": Text("生姜", "Shoga"),
    "shiso": Text("紫蘇", "Shiso"),
    "sansho": Text("山椒", "Sansho"),
    "habanero": Text("ハバネロ", "Habanero"),
}
"""As printed; the English names are the Japanese words, as the cards are the same."""

REASONS = {
    "no-togarashi": Text("唐辛子がない", "no togarashi"),
    "too-few": Text("ほかが6種に足りない", "fewer than six other spices"),
    "too-many": Text("ほかが6種より多い", "more than six other spices"),
    "duplicate": Text("同じ香辛料が重なっている", "a spice twice"),
    "habanero": Text("ハバネロが入っている", "a habanero in it"),
}
"""Why a heap is not complete, by the word of `Judgement.why`."""

VERDICTS = {
    "shichimi": Text("七味", "Shichimi"),
    "ichimi": Text("一味", "Ichimi"),
    "no": Text("未完成", "Not complete"),
}
"""What a heap is, by `Judgement.verdict`."""

LINES = {
    "wins": ScoreLine(Text("勝ち数", "Rounds won"), "shichimi.scoring.wins"),
    "heaps": ScoreLine(Text("完成した山", "Complete heaps"), "shichimi.scoring.heaps"),
    "togarashi": ScoreLine(Text("唐辛子", "Togarashi"), "slow.scoring.togarashi"),
    "victory": ScoreLine(Text("勝利カード", "Victory cards"), "slow.scoring.victory"),
    "shichimi": ScoreLine(Text("七味", "Shichimi"), "kai.scoring.collected"),
    "ichimi": ScoreLine(Text("一味", "Ichimi"), "kai.scoring.collected"),
    "extra": ScoreLine(Text("余分な唐辛子", "Extra togarashi"), "kai.scoring.collected"),
    "habanero": ScoreLine(Text("ハバネロ", "Habaneros"), "kai.scoring.habanero"),
    "deck": ScoreLine(Text("残った山札", "Cards left"), "kai.scoring.deck"),
}

STEPS = {
    "flag": Text("旗を取る", "Take the flag"),
    "heap": Text("カードを数える", "Count the cards"),
    "void": Text("ノーカウント", "Void the round"),
    "deal": Text("4枚ずつひらく", "Open four each"),
    "spoiled": Text("台無し！", "Spoiled!"),
    "complete": Text("七味完成！", "Complete!"),
    "place": Text("カードを置く", "Lay cards"),
    "peek": Text("のぞく", "Peek"),
    "reclaim": Text("山を引き取る", "Take a heap back"),
    "collect": Text("山を集める", "Collect a heap"),
    "pass-habanero": Text("ハバネロを渡す", "Pass a habanero"),
    "refill": Text("補充する", "Refill"),
}

_CIRCLED = "①②③④"


def heap_mark(heap: int) -> str:
    """The number of a heap, 0-based, as it is shown everywhere: ①."""
    return _CIRCLED[heap]


def card_name(card: str, lang: Lang) -> str:
    """A card's printed name."""
    return CARD_NAMES[card].of(lang)


def card_names(cards: Cards, lang: Lang) -> str:
    """Several cards by name, "none" for an empty list."""
    if not cards:
        return Text("なし", "none").of(lang)
    return listed((card_name(card, lang) for card in cards), lang)


def reasons(why: Sequence[str], lang: Lang) -> str:
    """Why a heap is not complete, in one line; `why` as in `Judgement`."""
    return " · ".join(REASONS[reason].of(lang) for reason in why)


def heap_verdict(heap: Judgement, lang: Lang) -> str:
    """What a heap is, with its togarashi: "七味 (唐辛子 2)"."""
    return VERDICTS[heap.verdict].of(lang) + Text(f" (唐辛子 {heap.togarashi})", f" (togarashi {heap.togarashi})").of(
        lang
    )


def word(key: str, value: Any, setup: Seating, lang: Lang) -> str | None:
    """Cards and reasons by name, heaps by their circled number, seats that are still due by the player's name."""
    if isinstance(value, tuple):
        return None
    if key in ("card", "cards"):
        return card_name(value, lang)
    if key in ("heap", "heaps"):
        return heap_mark(value)
    if key == "why":
        return REASONS[value].of(lang)
    if key == "missing":
        return setup.names[int(value)]
    return None


def describe(event: Any, before: Any, setup: Seating, lang: Lang) -> str:
    """One line of the log, without the player's name. In slow it says how many cards went where, never which."""
    text = _slow_line(event, before) if isinstance(before, SlowState) else _line(event, before, setup, lang)
    return text.of(lang)


def _slow_line(event: Any, before: SlowState) -> Text:
    match event:
        case SlowDeal():
            return Text("4枚ずつひらいた", "Opened four cards each")
        case SlowPlace():
            mark = heap_mark(event.heap)
            return Text(f"{mark}に1枚", f"One card on {mark}")
        case Refill():
            count = len(event.cards)
            return Text(f"{count}枚ひらいて交代", f"Drew {count} and ended the turn")
        case Peek():
            mark = heap_mark(event.heap)
            return Text(f"{mark}をのぞいた", f"Peeked at {mark}")
        case Spoiled() | Complete():
            cards = before.heaps[event.heap]
            call = STEPS[event.type]
            right = is_spoiled(cards) if isinstance(event, Spoiled) else judge(cards).complete
            told = Text("当たり", "right") if right else Text("はずれ", "wrong")
            mark = heap_mark(event.heap)
            return Text(f"{mark}に「{call.ja}」 {told.ja}", f"“{call.en}” on {mark}: {told.en}")
    raise TypeError(f"not an event of slow: {event!r}")


def _line(event: Any, before: Any, setup: Seating, lang: Lang) -> Text:
    match event:
        case Flag(margin=None):
            return Text("旗を取った", "Took the flag")
        case Flag():
            return Text(f"旗を取った ({event.margin}ミリ秒差)", f"Took the flag ({event.margin} ms ahead)")
        case Heap():
            told = heap_verdict(judge(event.cards), lang)
            return Text(told, told)
        case Void():
            return Text("ノーカウント", "Round voided")
        case KaiDeal():
            return Text("4枚ずつひらいた", "Opened four cards each")
        case KaiPlace():
            card, mark = CARD_NAMES[event.card], heap_mark(event.heap)
            return Text(f"{mark}に{card.ja}", f"{card.en} on {mark}")
        case Reclaim():
            mark, count = heap_mark(event.heap), _height(before, event.heap)
            return Text(f"{mark}を引き取った ({count}枚)", f"Took {mark} back ({count} cards)")
        case Collect():
            mark = heap_mark(event.heap)
            return Text(f"{mark}を集めた", f"Collected {mark}")
        case PassHabanero():
            to = setup.names[event.to] if event.to < setup.seats else "?"
            return Text(f"ハバネロを{to}へ", f"A habanero to {to}")
        case Refill():
            names = card_names(event.cards, lang)
            return Text(f"{names}をひらいて交代", f"Drew {names} and ended the turn")
    raise TypeError(f"not an event of this game: {event!r}")


def _height(before: KaiState, heap: int) -> int:
    return len(before.heaps[heap].cards)
