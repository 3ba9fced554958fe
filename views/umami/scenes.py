"""What the umami table shows at each moment: noren, board, pads, call-out, tray."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import flet as ft

from companion import referee
from companion.rules import umami as rules
from companion.texts.umami import favourite_text, ingredient_text
from models.umami import DISH_SIZE, Favourite
from views.i18n import common
from views.i18n import umami as words
from views.parts.base import card, text
from views.parts.fields import field, wide_button
from views.parts.marks import mark
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Said
from views.scene import Scene, Sheet, Sized
from views.theme import Layout, Look, minus
from views.umami.claims import call_out, near_list
from views.umami.dishes import DishView, MiniDishes, dish_row, views_of
from views.umami.pads import caption, favourite_pad, ingredient_pad
from views.umami.pictures import FavouriteTile, Ingredient, pattern

if TYPE_CHECKING:
    from views.umami.table import TableScreen

GAP = 6


def scene(t: "TableScreen", look: Look) -> Scene:
    """What is shown now."""
    if t.part in ("deal", "refill", "secrets"):
        base = _fill_scene(t, look)
    elif t.part == "over":
        base = _over_scene(t, look)
    else:
        base = _turn_scene(t, look)
    dealt = t.state.dealt and t.part != "over"
    called = t.call(look)
    above = call_out(look, called, t.tap) if called and t.now.asked is None else None
    return replace(
        base,
        subtitle=_subtitle(t, look),
        above=above,
        sheet=_sheet(t, look),
        panels=_panels(t, look),
        status=_status(t, look),
        notes=_status(t, look),
        said=base.said if above is None or look.wide or t.now.stealing else None,
        chips=above is None
        and t.part in ("turn", "compensate")
        and t.typing is None
        and not t.now.stealing
        and t.now.view != "others",
        on_chip=t.look_at_others,
        keeps_line=above is None and t.part in ("turn", "compensate") and t.typing is None and t.now.view != "others",
        menu=[("menu-others", look.t(words.OTHERS), ft.Icons.GROUPS_ROUNDED, t.look_at_others)] if dealt else [],
    )


def _subtitle(t: "TableScreen", look: Look) -> str:
    state = t.state
    if not state.dealt:
        return look.t(words.SUBTITLE_DEAL)
    word = {
        "normal": words.SUBTITLE,
        "last-round": words.SUBTITLE_LAST,
        "secret": words.SUBTITLE_SECRET,
        "over": words.SUBTITLE_OVER,
    }[state.phase]
    return look.t(word, number=rules.round_number(state), left=state.favourites_deck)


def _status(t: "TableScreen", look: Look) -> list[str]:
    limit = rules.limit(t.state)
    return [look.t(words.STATUS, count=count, limit=limit) for count in rules.counts(t.state)]


def _panels(t: "TableScreen", look: Look) -> list[ft.Control | None]:
    if not look.wide:
        return []
    height = 104.0 if len(t.state.seats) <= 3 else 92.0
    return [MiniDishes(look, views_of(seat.dishes, f"panel-{i}"), 312, height) for i, seat in enumerate(t.state.seats)]


def _numbers(dishes: Sequence[int], look: Look) -> str:
    return ("・" if look.lang == "ja" else ", ").join(str(number) for number in dishes)


# --- the own dishes ------------------------------------------------------------------------------------------------


def _own(t: "TableScreen") -> tuple[DishView, ...]:
    """The dishes of the seat that acts, lit for the card that comes."""
    coming, chosen = t.coming, t.now.dish
    shown = []
    for index, view in enumerate(views_of(t.dishes)):
        if coming is None or view.favourite is not None:
            shown.append(view)
        elif index == chosen:
            ghost = coming if len(view.cards) < DISH_SIZE else None
            shown.append(replace(view, ghost=ghost, state="chosen"))
        else:
            shown.append(replace(view, state="open"))
    return tuple(shown)


def _open_numbers(t: "TableScreen", look: Look) -> str:
    return _numbers([i + 1 for i, dish in enumerate(t.dishes) if dish.favourite is None], look)


def _count_note(t: "TableScreen", look: Look) -> str:
    count, limit = rules.counts(t.state)[t.seat], rules.limit(t.state)
    return look.t(words.COUNT, count=count, limit=limit)


def _dishes(t: "TableScreen", look: Look, width: float, height: float) -> list[ft.Control]:
    name = t.table.seats[t.seat].name
    title = look.t(words.DISHES, name=name)
    if t.coming is not None:
        title = look.t(words.WHERE_TO)
    return [
        caption(look, title, _count_note(t, look)),
        dish_row(look, _own(t), width, height, t.tap),
    ]


# --- boards --------------------------------------------------------------------------------------------------------


def _fits(look: Look, items: list[ft.Control], width: float, height: float) -> ft.Control:
    """A board that scrolls where the room is too small for it; in its whole height where the screen itself scrolls."""
    if look.layout in (Layout.PHONE, Layout.NARROW) and (look.scale > 1.3 or look.height < 640):
        return ft.Column(items, spacing=GAP, width=width, tight=True)
    return ft.Column(items, spacing=GAP, width=width, height=height, scroll=ft.ScrollMode.HIDDEN)


def _table_board(t: "TableScreen", look: Look) -> Sized:
    """Favourites, open ingredients, the own dishes."""

    def make(width: float, height: float) -> ft.Control:
        line = look.px(20)
        if look.wide:
            half = (width - 24) / 2
            top = ft.Row(
                [
                    ft.Column(_favourites(t, look, half, 96), spacing=GAP, width=half),
                    ft.Column(_area(t, look, half, 96), spacing=GAP, width=half),
                ],
                spacing=24,
            )
            rest = max(150.0, min(340.0, height - 96 - 2 * line - 4 * GAP))
            return _fits(look, [top, *_dishes(t, look, width, rest)], width, height)
        favourites = max(64.0, min(92.0, height * 0.17))
        area = max(50.0, min(72.0, height * 0.13))
        rest = max(120.0, min(320.0, height - favourites - area - 3 * line - 6 * GAP))
        items = [
            *_favourites(t, look, width, favourites),
            *_area(t, look, width, area),
            *_dishes(t, look, width, rest),
        ]
        return _fits(look, items, width, height)

    return make


def _favourites(t: "TableScreen", look: Look, width: float, height: float) -> list[ft.Control]:
    state = t.state
    claimed = {claim.favourite for claim in t.called()}
    count = max(4, len(state.favourites))
    each = max(72.0, (width - GAP * (count - 1)) / count)
    tiles: list[ft.Control] = [
        FavouriteTile(
            look, f"fav-{slot}", card, each, height, t.tap if card else None, "claim" if slot in claimed else ""
        )
        for slot, card in enumerate(state.favourites)
    ]
    row = ft.Row(tiles, spacing=GAP, scroll=ft.ScrollMode.HIDDEN if count > 4 else None)
    return [caption(look, look.t(words.FAVOURITES), look.t(words.FAVOURITES_NOTE)), row]


def _area(t: "TableScreen", look: Look, width: float, height: float) -> list[ft.Control]:
    """The open ingredients; none in the last turns."""
    state = t.state
    if state.phase in ("secret", "over"):
        return []
    usable = "area" in t.sources
    note = look.t(words.AREA_NOTE) if usable else look.t(words.AREA_USED) if state.area_used else ""
    each = (width - 3 * GAP) / 4
    tiles: list[ft.Control] = [
        Ingredient(
            look,
            f"slot-{slot}",
            card,
            each,
            height,
            t.tap if card is not None else None,
            "chosen" if t.now.source == str(slot) else "" if usable else "faint",
            look.t(words.EMPTY),
        )
        for slot, card in enumerate(state.area)
    ]
    return [caption(look, look.t(words.AREA), note), ft.Row(tiles, spacing=GAP)]


def _pad_board(t: "TableScreen", look: Look) -> Sized:
    """The pad for the hand card or the card off the deck, and the own dishes."""
    completes = t.completes()
    said = ""
    if completes is not None and t.now.dish is not None:
        said = look.t(words.SAID_COMPLETES, dish=t.now.dish + 1)

    def make(width: float, height: float) -> ft.Control:
        line = look.px(20)
        if look.wide:
            half = (width - 24) * 0.46
            pad = ingredient_pad(look, half, height, t.now.value, t.now.icon, t.tap, t.recent(), said=said)
            other = width - 24 - half
            rest = max(130.0, min(300.0, height - 96 - 2 * line - 3 * GAP))
            beside = [*_favourites(t, look, other, 96), *_dishes(t, look, other, rest)]
            dishes = _fits(look, beside, other, height)
            return ft.Row([pad, dishes], spacing=24, vertical_alignment=ft.CrossAxisAlignment.START)
        dishes_height = max(112.0, min(150.0, height * 0.26))
        room = height - dishes_height - line - 3 * GAP
        pad = ingredient_pad(look, width, room, t.now.value, t.now.icon, t.tap, t.recent(), said=said)
        return _fits(look, [pad, *_dishes(t, look, width, dishes_height)], width, height)

    return make


def _others_board(t: "TableScreen", look: Look) -> Sized:
    """Everybody's dishes at a glance; while stealing the ones that can be robbed stand out."""
    stealing = t.now.stealing
    targets = set(rules.steal_targets(t.state)) if stealing else set()
    standings = t.table.standings
    counts, limit = rules.counts(t.state), rules.limit(t.state)
    seats = [seat for seat in t.table.seats if not (stealing and seat.index == t.seat)]

    def panel(index: int, width: float, height: float) -> ft.Control:
        seat = t.table.seats[index]
        shown = []
        for number, view in enumerate(views_of(t.state.seats[index].dishes, f"their-{index}")):
            if not stealing:
                shown.append(replace(view, state="" if view.cards else "off"))
            elif (index, number) in targets:
                chosen = t.now.victim == (index, number)
                shown.append(replace(view, state="chosen" if chosen else "bold"))
            else:
                shown.append(view if view.favourite is not None else replace(view, state="off"))
        head = ft.Row(
            [
                mark(look, seat, 34),
                text(look, seat.name, "title", lines=1),
                text(look, f"{counts[index]} / {limit}", "label", look.c.ink2, size=15),
                ft.Container(expand=True),
                text(look, minus(standings[index].total), "score.l", size=28),
                text(look, look.t(common.POINTS), "min"),
            ],
            spacing=10,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
        inner = width - 24
        return card(
            look,
            ft.Column([head, dish_row(look, tuple(shown), inner, height, t.tap)], spacing=GAP, tight=True),
            padding=ft.Padding.symmetric(horizontal=12, vertical=8),
        )

    def make(width: float, height: float) -> ft.Control:
        columns = 2 if width >= 700 and len(seats) > 1 else 1
        rows = -(-len(seats) // columns)
        each = max(112.0, min(190.0, (height - GAP * (rows - 1)) / rows - 62))
        wide = (width - GAP * (columns - 1)) / columns
        lines: list[ft.Control] = [
            ft.Row([panel(seat.index, wide, each) for seat in seats[at : at + columns]], spacing=GAP)
            if columns > 1
            else panel(seats[at].index, wide, each)
            for at in range(0, len(seats), columns)
        ]
        return _fits(look, lines, width, height)

    return make


def _steal_board(t: "TableScreen", look: Look) -> Sized:
    """The stolen card is known: which own dish does it go to?"""

    def make(width: float, height: float) -> ft.Control:
        favourites = max(64.0, min(96.0, height * 0.2))
        rest = max(120.0, min(340.0, height - favourites - 2 * look.px(20) - 4 * GAP))
        items = [*_favourites(t, look, width, favourites), *_dishes(t, look, width, rest)]
        return _fits(look, items, width, height)

    return make


# --- a turn --------------------------------------------------------------------------------------------------------


def _turn_scene(t: "TableScreen", look: Look) -> Scene:
    now = t.now
    if now.view == "others":
        board = _others_board(t, look)
    elif now.stealing:
        board = _steal_board(t, look) if now.taken is not None else _others_board(t, look)
    elif t.typing is not None:
        board = _pad_board(t, look)
    else:
        board = _table_board(t, look)
    done, step = _steps(t, look)
    return Scene(
        subtitle="",
        board=board,
        seat=t.seat,
        done=done,
        now=step,
        said=_said(t, look),
        main=_main(t, look),
        others=_others(t, look),
    )


def _steps(t: "TableScreen", look: Look) -> tuple[str | None, str]:
    state, now = t.state, t.now
    if now.stealing and t.card is not None:
        done = look.t(words.STEAL_DONE, value=rules.value(t.card))
        if now.victim is None:
            return done, look.t(words.WHOM_STEP)
        return done, look.t(words.DISH_STEP if now.taken is not None else words.WHICH_STEP)
    if t.part == "compensate":
        return None, look.t(words.NEW_CARD_STEP)
    if state.phase == "secret":
        left = rules.last_hand_left(state, t.seat)
        return None, look.t(words.LAST_TURN_STEP, count=left) if left else look.t(words.END_STEP)
    if state.hand_used:
        return look.t(words.HAND_DONE), look.t(words.AREA_STEP)
    if state.area_used:
        return look.t(words.AREA_DONE), look.t(words.HAND_STEP)
    if t.coming is not None:
        return None, look.t(words.DISH_STEP)
    return None, look.t(words.FIRST_STEP)


def _said(t: "TableScreen", look: Look) -> Said | None:
    now, state = t.now, t.state
    if now.stealing and now.taken is None:
        return Said("ok", look.t(words.SAID_VICTIM), look.t(words.SAID_VICTIM_NOTE))
    if t.typing is not None:
        # The pad itself tells what the card would complete.
        return None
    if t.coming is not None and now.dish is not None:
        completes = t.completes()
        if completes is not None:
            name = favourite_text(completes, look.lang)
            title = look.t(words.SAID_COMPLETES, dish=now.dish + 1)
            return Said("ok", title, look.t(words.SAID_COMPLETES_NOTE, name=name))
        return None
    if t.part == "compensate":
        thief = t.table.seats[state.robberies[0][0]].name
        return Said("ok", look.t(words.SAID_ROBBED, name=thief), look.t(words.SAID_ROBBED_NOTE))
    if state.phase == "last-round" and now.source is None:
        name = t.table.seats[0].name
        return Said("ok", look.t(words.SAID_LAST), look.t(words.SAID_LAST_NOTE, name=name))
    return None


def _main(t: "TableScreen", look: Look) -> MainAction:
    now, state = t.now, t.state
    touch = ft.Icons.TOUCH_APP_ROUNDED
    if now.stealing and now.taken is None:
        return MainAction(look.t(words.VICTIM_WAIT), look.t(words.VICTIM_WAIT_NOTE), ft.Icons.BACK_HAND_ROUNDED)
    coming = t.coming
    if coming is not None and now.dish is not None:
        word = words.STEAL_PUT if now.stealing else words.PUT
        return MainAction(
            look.t(word, dish=now.dish + 1), ingredient_text(coming, look.lang), ft.Icons.CHECK_ROUNDED, t.confirm
        )
    if coming is not None:
        note = look.t(words.DISH_WAIT_NOTE, card=ingredient_text(coming, look.lang), left=_open_numbers(t, look))
        return MainAction(look.t(words.DISH_WAIT), note, ft.Icons.ADD_ROUNDED)
    if state.phase == "secret" and t.part == "turn" and not now.value and not now.icon:
        left = rules.last_hand_left(state, t.seat)
        return MainAction(look.t(words.END_DO), look.t(words.END_LAST, count=left), ft.Icons.FLAG_ROUNDED, t.end_turn)
    if t.typing is not None:
        return MainAction(look.t(words.PAD_WAIT), look.t(words.PAD_WAIT_NOTE), touch)
    typed = next((source for source in t.sources if source in ("hand", "deck")), None)
    if typed is not None:
        word, note_word = (
            (words.HAND_DO, words.HAND_DO_NOTE) if typed == "hand" else (words.DECK_DO, words.DECK_DO_NOTE)
        )
        note = look.t(note_word) if "area" in t.sources else ""
        return MainAction(look.t(word), note, ft.Icons.DIALPAD_ROUNDED, t.open_pad)
    if "area" in t.sources:
        return MainAction(look.t(words.AREA_WAIT), look.t(words.AREA_WAIT_NOTE), touch)
    return MainAction(look.t(words.END_DO), "", ft.Icons.FLAG_ROUNDED, t.end_turn)


def _others(t: "TableScreen", look: Look) -> list[TrayAction]:
    state, now = t.state, t.now
    if now.view == "others":
        return [TrayAction("others", look.t(words.TABLE_VIEW), ft.Icons.TABLE_RESTAURANT_ROUNDED, t.look_at_others)]
    if now.stealing:
        return []
    if t.typing is not None and look.wide and not t.can_steal():
        return []
    if t.typing is not None and not t.can_steal():
        return [TrayAction("table", look.t(words.LOOK_UP), ft.Icons.SEARCH_ROUNDED, t.look_at_table)]
    if t.part != "turn" or state.phase == "secret":
        return []
    locked = None if t.can_steal() else look.t(words.STEAL_LOCK_ICON)
    action = t.begin_steal if locked is None else t.why_no_steal
    return [TrayAction("steal", look.t(words.STEAL), ft.Icons.BACK_HAND_ROUNDED, action, locked=locked)]


# --- what was turned up ----------------------------------------------------------------------------------------------


def _fill_scene(t: "TableScreen", look: Look) -> Scene:
    """The deal, the end of a turn, the secrets: cards are typed one after the other and entered in one go."""
    ingredients, _ = t.need
    slot = t.slot
    part = t.part
    seat: int | None = t.seat
    title: str | None = None
    done: str | None = None
    if t.now.view == "others":
        step, board = look.t(words.END_STEP), _others_board(t, look)
    elif slot is None:
        step, board = look.t(words.END_STEP), _filled_board(t, look)
    elif slot < ingredients:
        step, board = look.t(words.REFILL_STEP), _fill_board(t, look)
    else:
        done = look.t(words.REFILL_DONE) if ingredients and look.wide else None
        step, board = look.t(words.FAVOURITE_STEP), _fill_board(t, look)
    if part == "deal":
        seat, title = None, look.t(words.DEAL_TITLE)
        whole = slot is None or slot >= ingredients
        step = look.t(words.DEAL_FAVOURITES if whole else words.DEAL_INGREDIENTS)
    elif part == "secrets":
        seat = slot if slot is not None else None
        title = look.t(words.SECRET_TITLE)
        step = look.t(words.SECRETS_READY)
        if slot is not None:
            step = look.t(words.SECRET_STEP, name=t.table.seats[slot].name)
    said = None
    if look.wide and part == "secrets" and slot == 0 and not t.now.pick.pattern:
        said = Said("ok", look.t(words.SAID_SECRETS), look.t(words.SAID_SECRETS_NOTE))
    return Scene(
        subtitle="",
        board=board,
        seat=seat,
        title=title,
        done=done,
        now=step,
        glyph=ft.Icons.STYLE_ROUNDED if part == "deal" else None,
        said=said,
        main=_fill_main(t, look),
        others=_fill_others(t, look),
    )


def _fill_main(t: "TableScreen", look: Look) -> MainAction:
    ingredients, _ = t.need
    slot = t.slot
    if slot is None:
        if t.part == "deal":
            return MainAction(look.t(words.DEAL_READY), "", ft.Icons.CHECK_ROUNDED, t.enter_all)
        if t.part == "secrets":
            return MainAction(look.t(words.SECRETS_READY), "", ft.Icons.CHECK_ROUNDED, t.enter_all)
        new = [ingredient_text(card, look.lang) for card in t.now.cards]
        new += [favourite_text(card, look.lang) for card in t.now.favourites]
        joint = "・" if look.lang == "ja" else ", "
        note = look.t(words.END_NOTE, cards=joint.join(new)) if new else look.t(words.END_PLAIN)
        return MainAction(look.t(words.END_DO), note, ft.Icons.CHECK_ROUNDED, t.enter_all)
    if slot < ingredients:
        return MainAction(look.t(words.PAD_WAIT), look.t(words.PAD_WAIT_NOTE), ft.Icons.TOUCH_APP_ROUNDED)
    card = t.now.pick.favourite()
    if card is None:
        return MainAction(look.t(words.FAVOURITE_WAIT), look.t(words.FAVOURITE_WAIT_NOTE), ft.Icons.TOUCH_APP_ROUNDED)
    note = f"{favourite_text(card, look.lang)} ★{card.stars}"
    return MainAction(look.t(words.FAVOURITE_DO), note, ft.Icons.CHECK_ROUNDED, t.take_pick)


def _fill_others(t: "TableScreen", look: Look) -> list[TrayAction]:
    if t.now.view == "others":
        return [TrayAction("others", look.t(words.TABLE_VIEW), ft.Icons.TABLE_RESTAURANT_ROUNDED, t.look_at_others)]
    if t.slot is not None and t.slot >= t.need[0]:
        return [TrayAction("name", look.t(words.NAME), ft.Icons.EDIT_ROUNDED, t.ask_name)]
    return []


def _ingredient_slots(t: "TableScreen", look: Look, width: float, height: float) -> ft.Control:
    """The area's four places: what lies there faint, what was typed, what is next."""
    state, now, slot = t.state, t.now, t.slot
    each = (width - 3 * GAP) / 4
    tiles: list[ft.Control] = []
    number = 0
    for place in range(4):
        lying = state.area[place] if t.part != "deal" else None
        if lying is not None:
            tiles.append(Ingredient(look, f"lying-{place}", lying, each, height, None, "faint"))
            continue
        typed = now.cards[number] if number < len(now.cards) else None
        due = number == slot
        label = look.t(words.NTH, number=place + 1)
        tiles.append(
            Ingredient(
                look,
                f"fill-{number}",
                None if due else typed,
                each,
                height,
                t.tap if typed is not None else None,
                "due" if due else "",
                label,
            )
        )
        number += 1
    return ft.Row(tiles, spacing=GAP)


def _favourite_slots(t: "TableScreen", look: Look, width: float, height: float) -> ft.Control:
    """The places of the favourites that are turned up now, and those that lie there."""
    state, now, slot = t.state, t.now, t.slot
    ingredients, due_count = t.need
    lying: Sequence[Favourite | None] = state.favourites if t.part == "refill" else (None,) * due_count
    each = (width - GAP * (len(lying) - 1)) / len(lying)
    tiles: list[ft.Control] = []
    number = 0
    for place, card_ in enumerate(lying):
        if card_ is not None:
            tiles.append(_small_favourite(look, card_, each, height))
            continue
        index = ingredients + number
        typed = now.favourites[number] if number < len(now.favourites) else None
        label = look.t(words.NTH, number=place + 1)
        if t.part == "secrets":
            label = t.table.seats[place].name
        if number >= due_count:
            tiles.append(FavouriteTile(look, f"none-{place}", None, each, height, None, "", "–"))
            continue
        due = index == slot
        tiles.append(
            FavouriteTile(
                look,
                f"fill-{index}",
                None if due else typed,
                each,
                height,
                t.tap if typed is not None else None,
                "due" if due else "",
                label,
            )
        )
        number += 1
    return ft.Row(tiles, spacing=GAP)


def _small_favourite(look: Look, favourite: Favourite, width: float, height: float) -> ft.Control:
    size = min(24.0, (width - 12) / 3.7)
    return ft.Container(
        pattern(look, favourite.want, size),
        width=width,
        height=height,
        bgcolor=look.c.sunk,
        border=ft.Border.all(1, look.c.line),
        border_radius=14,
        alignment=ft.Alignment.CENTER,
    )


def _fill_board(t: "TableScreen", look: Look) -> Sized:
    ingredients, _ = t.need

    def make(width: float, height: float) -> ft.Control:
        slot = t.slot
        room = min(width, 720.0)
        row = max(52.0, min(72.0, height * 0.13))
        if slot is not None and slot < ingredients:
            slots = _ingredient_slots(t, look, room, row)
            pad = ingredient_pad(look, room, height - row - 2 * GAP, t.now.value, t.now.icon, t.tap, t.recent())
        else:
            slots = _favourite_slots(t, look, room, row)
            pad = favourite_pad(look, room, height - row - 2 * GAP, t.now.pick, t.tap, t.arrow)
        column = _fits(look, [slots, pad], room, height)
        return ft.Container(column, alignment=ft.Alignment.TOP_CENTER)

    return make


def _filled_board(t: "TableScreen", look: Look) -> Sized:
    """Everything is known: the rows once more, each card can still be changed, and the own dishes."""
    ingredients, favourites = t.need

    def make(width: float, height: float) -> ft.Control:
        line = look.px(20)
        row = max(64.0, min(92.0, height * 0.17))
        items: list[ft.Control] = []
        if ingredients:
            items += [caption(look, look.t(words.AREA)), _ingredient_slots(t, look, width, row)]
        if favourites:
            items += [caption(look, look.t(words.FAVOURITES)), _favourite_slots(t, look, width, row)]
        if t.part == "refill":
            rest = height - len(items) / 2 * (row + line + 2 * GAP) - line - 2 * GAP
            items += _dishes(t, look, width, max(120.0, min(320.0, rest)))
        return _fits(look, items, width, height)

    return make


# --- sheets ----------------------------------------------------------------------------------------------------------


def _sheet(t: "TableScreen", look: Look) -> Sheet | None:
    now = t.now
    if now.naming:
        content = ft.Column(
            [
                field(
                    look,
                    look.t(words.NAME_FIELD),
                    now.pick.name,
                    t.name_pick,
                    ident="favourite-name",
                    max_length=80,
                    autofocus=True,
                    on_submit=t.ask_name,
                ),
                wide_button(look, look.t(common.DONE), t.ask_name, ident="name-done", filled=True),
            ],
            spacing=12,
            tight=True,
        )
        return Sheet(look.t(words.NAME_TITLE), content, away=t.ask_name)
    found = t.asked_favourite()
    if found is not None:
        favourite, holder = found
        arrow = look.t(words.HIGHER if favourite.arrow == "up" else words.LOWER)
        where = look.t(words.OPEN_CARD)
        if holder is not None:
            dish = t.state.seats[holder[0]].dishes[holder[1]]
            where = look.t(
                words.HELD_BY,
                name=t.table.seats[holder[0]].name,
                dish=holder[1] + 1,
                total=rules.total(dish.cards),
                flowers=rules.flowers(dish.cards),
            )
            if dish.safe:
                where = f"{where} · {look.t(words.SAFE)}"
        picture = ft.Row(
            [
                pattern(look, favourite.want, 34),
                text(look, f"{'↑' if favourite.arrow == 'up' else '↓'} ★{favourite.stars}", "value", weight=800),
                text(look, arrow, "strong", look.c.ink2, expand=True, lines=2),
            ],
            spacing=12,
        )
        content = ft.Column([picture, near_list(look, t.near(look), t.claim_asked)], spacing=12, tight=True)
        title = f"{favourite_text(favourite, look.lang)}: {look.t(words.CLOSE_TITLE)}"
        return Sheet(title, content, where, away=t.close_asked)
    if now.asked == "fourth" and now.dish is not None:
        content = _card_choice(t, look, t.candidates(), "discard")
        return Sheet(look.t(words.FOURTH_TITLE), content, look.t(words.FOURTH_NOTE, dish=now.dish + 1), t.close_asked)
    if now.asked == "take" and now.victim is not None:
        seat, index = now.victim
        content = _card_choice(t, look, t.state.seats[seat].dishes[index].cards, "take")
        note = look.t(words.TAKE_NOTE, name=t.table.seats[seat].name, dish=index + 1)
        return Sheet(look.t(words.TAKE_TITLE), content, note, t.close_asked)
    return None


def _card_choice(t: "TableScreen", look: Look, cards: Sequence[str], prefix: str) -> ft.Control:
    room = min(look.width, 560.0) - 32
    each = min(110.0, (room - 8 * (len(cards) - 1)) / len(cards))
    row = ft.Row(
        [Ingredient(look, f"{prefix}-{i}", card_, each, 84, t.tap) for i, card_ in enumerate(cards)],
        spacing=8,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    undo = wide_button(look, look.t(common.UNDO), t.table.undo, ident="sheet-undo", glyph=ft.Icons.UNDO_ROUNDED)
    return ft.Column([row, ft.Row([undo])], spacing=12, tight=True)


# --- the end ---------------------------------------------------------------------------------------------------------


def _over_scene(t: "TableScreen", look: Look) -> Scene:
    winners = referee.winners(t.table.position)
    names = [t.table.seats[seat].name for seat in winners]
    return Scene(
        subtitle="",
        board=_others_board(t, look),
        seat=winners[0] if winners else 0,
        title=("・" if look.lang == "ja" else ", ").join(names),
        now=look.t(common.WON_SHARED if len(winners) > 1 else common.WON),
    )
