"""boze in words: every broken rule, the rules page, score lines, steps and log lines."""

from typing import Any

from companion.game import Lang, Seating
from companion.rulebooks.boze import BOOK
from companion.texts.base import Counted, ScoreLine, Text, listed
from companion.texts.boze.facts import at_table
from models.base import Localized
from models.boze import (
    Buy,
    CardMove,
    CardPayment,
    Duty,
    Gain,
    GainDraw,
    GainGold,
    Market,
    Move,
    Mulligan,
    OwnMove,
    Recruit,
    Reshuffle,
    RestMove,
    Show,
    State,
    card_name,
)

TITLE = Text("ボゼ祭り", "Boze Festival")
TAGLINE = Text("仲間をふやし、着かざって、お仕事に備える", "Recruit, dress up, and mind the shrine duty")
CREDIT = Text("ゲームデザイン: numenume", "Game design: numenume")

LINES = {
    "characters": ScoreLine(Text("仲間", "Companions"), "boze.scoring.cards"),
    "items": ScoreLine(Text("アイテム", "Items"), "boze.scoring.cards"),
    "bonuses": ScoreLine(Text("ボーナス", "Bonus cards"), "boze.scoring.cards"),
    "gains": ScoreLine(Text("効果の点", "Other effects"), "boze.gain"),
    "duty": ScoreLine(Text("お仕事の不足", "Duty unpaid"), "boze.duty"),
}

STEPS = {
    "mulligan": Text("手札を引き直す", "Take a mulligan"),
    "move": Text("行動をえらぶ", "Choose an action"),
    "market": Text("場にめくる", "Turn up cards"),
    "reshuffle": Text("山札を作り直す", "Make the deck anew"),
    "duty": Text("みんなで払う", "Everybody pays"),
    "gain": Text("カードの効果", "A card's effect"),
}

CATEGORIES = {
    "training": Text("修行", "training"),
    "meeting": Text("出会い", "meeting"),
    "supplies": Text("準備", "supplies"),
    "show": Text("素晴", "show"),
    "magic": Text("手品", "magic"),
    "lead": Text("始動", "lead"),
    "ace": Text("最強", "ace"),
}
KINDS = {
    "training": Text("人魂をもらう", "gain gold"),
    "meeting": Text("仲間にする", "recruit"),
    "supplies": Text("アイテムを買う", "buy an item"),
    "show": Text("ボーナスカードを出す", "show a bonus card"),
    "magic": Text("カードを引く", "draw"),
    "lead": Text("次のスタートプレイヤーになる", "start the next round"),
}
SLOTS = {
    "mask": Text("仮面", "mask"),
    "hands": Text("手", "hands"),
    "skirt": Text("腰蓑", "skirt"),
    "body": Text("全身", "full body"),
}
FIRST_CHARACTER = Text("最初のキャラ", "First character")

_CARD_FACTS = frozenset({"card", "open_cards", "action", "worker", "ready", "worn"})


def card_text(key: str | None, setup: Seating, lang: Lang) -> str:
    """What a card is called: its printed name; None is the character everybody starts with."""
    if key is None:
        return FIRST_CHARACTER.of(lang)
    if setup.pack is not None:
        name = setup.pack.names.get(key, key)
        return name.of(lang) if isinstance(name, Localized) else str(name)
    return key


def word(key: str, value: Any, setup: Seating, lang: Lang) -> str | None:
    """Cards by their printed name, categories and slots by theirs."""
    if isinstance(value, tuple):
        return None
    if key in _CARD_FACTS:
        return card_text(value, setup, lang)
    if key in ("category", "other_category", "printed_category"):
        return CATEGORIES[value].of(lang)
    if key == "kind":
        return KINDS[value].of(lang)
    if key in ("slot", "given_slot"):
        return SLOTS[value].of(lang)
    return None


def payment_text(payment: Any, lang: Lang) -> str:
    """``人魂 3`` or ``手札 2枚``."""
    if isinstance(payment, CardPayment):
        return Text(f"手札 {payment.cards}枚", f"{Counted(payment.cards):card|cards}").of(lang)
    return Text(f"人魂 {payment.gold}", f"{payment.gold} gold").of(lang)


def effect_text(effect: Any, setup: Seating, lang: Lang) -> str:
    """One effect of a move, short: ``南を仲間に (人魂 3)``."""
    if isinstance(effect, GainGold):
        return Text(f"人魂 +{effect.gold}", f"+{effect.gold} gold").of(lang)
    if isinstance(effect, GainDraw):
        return Text(f"手札 +{effect.draw}", f"+{Counted(effect.draw):card|cards}").of(lang)
    if isinstance(effect, Recruit | Buy | Show):
        paid = payment_text(effect.pay, lang)
        if isinstance(effect, Recruit):
            name = card_text(card_name(effect.recruit), setup, lang)
            return Text(f"{name}を仲間に ({paid})", f"recruited {name} ({paid})").of(lang)
        if isinstance(effect, Buy):
            name = card_text(card_name(effect.buy), setup, lang)
            return Text(f"{name}を買った ({paid})", f"bought {name} ({paid})").of(lang)
        name = card_text(card_name(effect.bonus), setup, lang)
        return Text(f"{name}を出した ({paid})", f"showed {name} ({paid})").of(lang)
    return Text("次のスタートプレイヤー", "starts the next round").of(lang)


def describe(event: Any, before: State, setup: Seating, lang: Lang) -> str:
    """One line of the log, without the player's name."""
    if isinstance(event, Move):
        return f"{_move_text(event, setup, lang)} · {_worker_text(event, before, setup, lang)}"
    match event:
        case Mulligan():
            return Text(f"手札を {event.cards}枚 引き直した", f"Changed {Counted(event.cards):card|cards}").of(lang)
        case Market():
            names = [card_text(card_name(card), setup, lang) for card in (*event.characters, *event.items)]
            return Text("場に " + ("・".join(names) or "なし"), "Turned up " + (", ".join(names) or "nothing")).of(lang)
        case Reshuffle():
            return Text("アクションの山札を作り直した", "Action deck made anew").of(lang)
        case Duty():
            paid = [f"{name} {gold}" for name, gold in zip(setup.names, event.paid, strict=False)]
            return Text("巫女のお仕事 " + "・".join(paid), "Shrine duty: " + ", ".join(paid)).of(lang)
        case Gain():
            return f"{_gain_text(event, lang)} ({event.reason})"
    return str(event.type)


def _worker_text(event: Move, before: State, setup: Seating, lang: Lang) -> str:
    workers = before.seats[event.player].workers if event.player < len(before.seats) else ()
    card = workers[event.character].card if event.character < len(workers) else None
    return card_text(None if card is None else card.key, setup, lang)


def _move_text(event: Move, setup: Seating, lang: Lang) -> str:
    if isinstance(event, RestMove):
        gold = event.gain == "gold"
        return Text("休んで 人魂 +1" if gold else "休んで 手札 +1", "Rest: +1 gold" if gold else "Rest: +1 card").of(
            lang
        )
    assert isinstance(event, CardMove | OwnMove)
    effects = listed((effect_text(effect, setup, lang) for effect in event.did), lang)
    if isinstance(event, OwnMove):
        return Text(f"固有 {effects}".rstrip(), f"Own action: {effects}".rstrip(": ")).of(lang)
    name = CATEGORIES[event.category].of(lang)
    if event.stands_for is not None:
        name = Text(f"{name}({CATEGORIES[event.stands_for].ja})", f"{name} as {CATEGORIES[event.stands_for].en}").of(
            lang
        )
    extra = "" if event.extra is None else f" (+{payment_text(event.extra, lang)})"
    return Text(f"{name}{extra} {effects}".rstrip(), f"{name.capitalize()}{extra}: {effects}".rstrip(": ")).of(lang)


def _gain_text(event: Gain, lang: Lang) -> str:
    parts = [
        f"{what.of(lang)} {'+' if n >= 0 else '−'}{abs(n)}"
        for what, n in (
            (Text("人魂", "gold"), event.gold),
            (Text("手札", "cards"), event.draw),
            (Text("点", "points"), event.points),
        )
        if n is not None
    ]
    return "・".join(parts) if lang == "ja" else ", ".join(parts)


__all__ = [
    "BOOK",
    "CATEGORIES",
    "CREDIT",
    "FIRST_CHARACTER",
    "KINDS",
    "LINES",
    "SLOTS",
    "STEPS",
    "TAGLINE",
    "TITLE",
    "at_table",
    "card_text",
    "describe",
    "effect_text",
    "payment_text",
    "word",
]
