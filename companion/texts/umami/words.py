"""How umami's ingredients, favourites, claims and events read."""

from collections.abc import Sequence
from typing import Any

from companion.game import Lang, Phase, Seating
from companion.rules.umami import Claimable, Lack, Need, claimable, flowers, reason, total
from companion.texts.base import Text, listed
from models.umami import (
    AREA,
    Claim,
    ClaimFromArea,
    Compensate,
    CompensateFromArea,
    Deal,
    End,
    Favourite,
    Play,
    PlayFromArea,
    Secrets,
    State,
    Steal,
    StealFromArea,
    ToDish,
    Want,
)

ICONS = {"s": Text("盗", "steal"), "f": Text("花", "flower"), "*": Text("星", "star")}
COLORS = {"green": Text("緑", "green"), "yellow": Text("黄", "yellow"), "red": Text("赤", "red")}


def word(key: str, value: Any, setup: Seating, lang: Lang) -> str | None:
    """How a fact reads: ingredients, colours and favourites by name, or None for the common way."""
    if key == "thief":
        thief: str = setup.names[value]
        return thief
    if key in ("card", "cards") and isinstance(value, str):
        return ingredient_text(value, lang)
    if key in ("color", "colors", "wanted") and isinstance(value, str):
        return COLORS[value].of(lang)
    if isinstance(value, Favourite):
        return favourite_text(value, lang)
    return None


def ingredient_text(card: str, lang: Lang) -> str:
    """``7(星)``, ``7 (star)``; without an icon the value alone."""
    icon = ICONS.get(card[1])
    if icon is None:
        return card[0]
    return Text(f"{card[0]}({icon.ja})", f"{card[0]} ({icon.en})").of(lang)


def _list(cards: Sequence[str], lang: Lang) -> str:
    names = [ingredient_text(card, lang) for card in cards]
    return listed(names, lang)


def want_text(want: Want, lang: Lang) -> str:
    """``赤≠赤・緑``, ``red ≠ red, green``, ``+1 +1``."""
    if want.step is not None:
        return f"+{want.step} +{want.step}"
    pair = want.pair
    colors = sorted(want.colors or (), key=lambda color: (color != pair, (want.colors or ()).index(color)))
    names = [COLORS[color].of(lang) for color in colors]
    if pair is not None:
        unequal = f"{names[0]}≠{names[1]}" if lang == "ja" else f"{names[0]} ≠ {names[1]}"
        names = [unequal, *names[2:]]
    return listed(names, lang)


def favourite_text(favourite: Favourite, lang: Lang) -> str:
    """The favourite by its name, else by what it wants and its arrow."""
    if favourite.name is not None:
        return favourite.name
    return f"{want_text(favourite.want, lang)} {'↑' if favourite.arrow == 'up' else '↓'}"


def reason_text(state: State, claim: Claimable, setup: Seating, lang: Lang) -> str:
    """Why a claim holds: that it lies open, or why it is better than the dish that has it."""
    why, new, old = reason(state, claim)
    if claim.owner is None:
        return Text("場のお気に入りにぴったりです", "It matches an open favourite").of(lang)
    owner = setup.names[claim.owner]
    if why == "flowers":
        text = Text(
            f"{owner}の料理と合計は同じ、花が多い ({new} > {old})",
            f"Same sum as {owner}'s dish, more flowers ({new} > {old})",
        )
    elif why == "higher":
        text = Text(
            f"{owner}の料理より合計が大きい ({new} > {old})", f"A higher sum than {owner}'s dish ({new} > {old})"
        )
    else:
        text = Text(
            f"{owner}の料理より合計が小さい ({new} < {old})", f"A lower sum than {owner}'s dish ({new} < {old})"
        )
    return text.of(lang)


def lack_text(lack: Lack | None, favourite: Favourite, lang: Lang) -> str:
    """What the nearest dish of a player still lacks for a favourite."""
    if lack is None:
        return Text("あいている料理がありません", "No dish is open").of(lang)
    dish = lack.dish + 1
    if lack.sum_to_beat is not None:
        own = total(lack.cards)
        if own == lack.sum_to_beat:
            return Text(
                f"料理{dish}: 合計が同じ{own}、花が足りません ({flowers(lack.cards)})",
                f"Dish {dish}: same sum {own}, not enough flowers ({flowers(lack.cards)})",
            ).of(lang)
        bigger = favourite.arrow == "up"
        return Text(
            f"料理{dish}: 合計{own}、{lack.sum_to_beat}より{'大きく' if bigger else '小さく'}",
            f"Dish {dish}: sum {own}, must be {'above' if bigger else 'below'} {lack.sum_to_beat}",
        ).of(lang)
    if lack.missing == 0:
        return Text(f"料理{dish}: そろっています", f"Dish {dish}: complete").of(lang)
    ways = (" か " if lang == "ja" else " or ").join(_needs(way, lang) for way in lack.ways[:3])
    if not lack.cards:
        return Text(f"新しい料理に {ways}", f"A new dish: {ways}").of(lang)
    if lack.out:
        out = _list(lack.out, lang)
        return Text(f"料理{dish}: あと {ways} ({out} のかわり)", f"Dish {dish}: needs {ways} (not {out})").of(lang)
    return Text(f"料理{dish}: あと {ways}", f"Dish {dish}: needs {ways}").of(lang)


def _needs(way: Sequence[Need], lang: Lang) -> str:
    return listed((_need(need, lang) for need in way), lang)


def _need(need: Need, lang: Lang) -> str:
    if need.value is not None:
        return str(need.value)
    assert need.color is not None
    name = COLORS[need.color].of(lang)
    if need.but_not is None:
        return name
    return f"{name}({need.but_not}以外)" if lang == "ja" else f"{name} (not {need.but_not})"


def table_lines(state: State, phase: Phase, setup: Seating, lang: Lang) -> list[str]:
    """The table for a person: the open cards, a line for each player's dishes, what can be claimed."""
    none = "–"
    area = " ".join(ingredient_text(card, lang) if card else none for card in state.area)
    favourites = " / ".join(_starred(card, lang) if card else none for card in state.favourites)
    lines = [
        Text(f"場の材料: {area}", f"Open ingredients: {area}").of(lang),
        Text(
            f"お気に入り (山に {state.favourites_deck}): {favourites}",
            f"Favourites ({state.favourites_deck} in deck): {favourites}",
        ).of(lang),
    ]
    for name, seat in zip(setup.names, state.seats, strict=True):
        dishes = [
            f"{number}) {_list(dish.cards, lang)}" + (f" = {_starred(dish.favourite, lang)}" if dish.favourite else "")
            for number, dish in enumerate(seat.dishes, 1)
            if dish.cards or dish.favourite
        ]
        lines.append(f"{name}: {'  '.join(dishes) or none}")
    for claim in claimable(state) if phase == "in_progress" else ():
        who, card = setup.names[claim.player], favourite_text(claim.card(state), lang)
        text = Text(
            f"→ {who}の料理{claim.dish + 1}で{card}を獲得できます",
            f"→ {who} can claim {card} with dish {claim.dish + 1}",
        )
        lines.append(text.of(lang))
    return lines


def _starred(favourite: Favourite, lang: Lang) -> str:
    return f"{favourite_text(favourite, lang)} ★{favourite.stars}"


def describe(event: Any, before: State, setup: Seating, lang: Lang) -> str:
    """One line of the log, without the player's name."""
    match event:
        case Deal():
            return Text(f"場に {_list(event.area, lang)}", f"Laid out {_list(event.area, lang)}").of(lang)
        case Play() | Compensate():
            card, dish = _moved(event, before, lang), event.dish + 1
            if isinstance(event, Compensate):
                text = Text(f"新しい材料 {card} を料理{dish}へ", f"New card {card} to dish {dish}")
            else:
                text = Text(f"{card} を料理{dish}へ", f"{card} to dish {dish}")
            return text.of(lang) + _discarded(event, lang)
        case Steal():
            victim = setup.names[event.victim] if event.victim < setup.seats else str(event.victim + 1)
            taken, dish = ingredient_text(event.card_taken, lang), event.dish + 1
            text = Text(f"{victim}から {taken} を盗んで料理{dish}へ", f"Stole {taken} from {victim} for dish {dish}")
            return text.of(lang) + _discarded(event, lang)
        case Claim():
            return _claimed(event, before, setup, lang)
        case End():
            if not event.area and not event.favourites:
                return Text("手番を終えた", "Ended the turn").of(lang)
            new = [*(ingredient_text(c, lang) for c in event.area or ())]
            new += [favourite_text(f, lang) for f in event.favourites or ()]
            names = listed(new, lang)
            return Text(f"手番を終えた (場に {names})", f"Ended the turn (new: {names})").of(lang)
        case Secrets():
            names = " / ".join(favourite_text(f, lang) for f in event.favourites)
            return Text(f"秘密のお気に入り {names}", f"Secret favourites: {names}").of(lang)
    return str(event.type)


def _moved(event: ToDish, before: State, lang: Lang) -> str:
    if isinstance(event, PlayFromArea | StealFromArea | CompensateFromArea):
        card = before.area[event.slot] if event.slot < AREA else None
        return ingredient_text(card, lang) if card is not None else "–"
    return ingredient_text(event.card, lang)  # type: ignore[attr-defined]


def _discarded(event: ToDish, lang: Lang) -> str:
    if event.discard is None:
        return ""
    card = ingredient_text(event.discard, lang)
    return Text(f"、{card} を捨てた", f", {card} discarded").of(lang)


def _claimed(event: Claim, before: State, setup: Seating, lang: Lang) -> str:
    dish = event.dish + 1
    if isinstance(event, ClaimFromArea):
        card = before.favourites[event.favourite] if event.favourite < len(before.favourites) else None
        name = favourite_text(card, lang) if card is not None else "–"
        return Text(f"料理{dish}で「{name}」を獲得", f"Claimed “{name}” with dish {dish}").of(lang)
    held = before.seats[event.owner].dishes[event.owner_dish].favourite  # type: ignore[attr-defined]
    name = favourite_text(held, lang) if held is not None else "–"
    owner = setup.names[event.owner]  # type: ignore[attr-defined]
    return Text(f"料理{dish}で{owner}の「{name}」を奪った", f"Took “{name}” from {owner} with dish {dish}").of(lang)
