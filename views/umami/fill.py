"""What was turned up: the deal, the end of a turn, the secret favourites. Typed one by one, entered in one go."""

from collections.abc import Sequence
from dataclasses import replace

import flet as ft

from companion.texts.base import listed
from companion.texts.umami import favourite_text, ingredient_text
from models.umami import Favourite
from views.i18n import guests
from views.i18n import umami as words
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Said
from views.scene import Scene, Sized
from views.theme import Look
from views.umami.boards import GAP, fits, others_board, own_dishes
from views.umami.grid import card_grid
from views.umami.moment import Moment
from views.umami.pads import caption, favourite_pad
from views.umami.pictures import FavouriteTile, Ingredient, pattern
from views.waiting import waiting_scene


def fill_scene(t: Moment, look: Look) -> Scene:
    """The deal, the end of a turn, the secrets: cards are typed one after the other and entered in one go."""
    if t.apart and t.secret_of is None:
        return _waiting_scene(t, look)
    ingredients, _ = t.need
    slot = t.slot
    part = t.part
    seat: int | None = t.seat
    title: str | None = None
    done: str | None = None
    if t.now.view == "others":
        step, board = look.t(words.END_STEP), others_board(t, look)
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
        seat = t.secret_of if t.apart else slot
        title = look.t(words.SECRET_TITLE)
        step = look.t(words.SECRETS_READY)
        if slot is not None and seat is not None:
            step = look.t(words.SECRET_STEP, name=t.table.seats[seat].name)
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


def _waiting_scene(t: Moment, look: Look) -> Scene:
    """Whose secret favourite is in."""
    scene = waiting_scene(look, t.table, t.do.enter_for, t.do.change_mine)
    return replace(scene, title=look.t(words.SECRET_TITLE), now=look.t(guests.WHO_IS_IN))


def _fill_main(t: Moment, look: Look) -> MainAction:
    ingredients, _ = t.need
    slot = t.slot
    if slot is None:
        if t.part == "deal":
            return MainAction(look.t(words.DEAL_READY), "", ft.Icons.CHECK_ROUNDED, t.do.enter_all)
        if t.part == "secrets":
            return MainAction(look.t(words.SECRETS_READY), "", ft.Icons.CHECK_ROUNDED, t.do.enter_all)
        new = [ingredient_text(card, look.lang) for card in t.now.cards]
        new += [favourite_text(card, look.lang) for card in t.now.favourites]
        note = look.t(words.END_NOTE, cards=listed(new, look.lang)) if new else look.t(words.END_PLAIN)
        return MainAction(look.t(words.END_DO), note, ft.Icons.CHECK_ROUNDED, t.do.enter_all)
    if slot < ingredients:
        note = look.t(words.GRID_WAIT_NOTE) if t.part == "refill" else ""
        return MainAction(look.t(words.GRID_WAIT), note, ft.Icons.TOUCH_APP_ROUNDED)
    card = t.now.pick.favourite()
    if card is None:
        return MainAction(look.t(words.FAVOURITE_WAIT), look.t(words.FAVOURITE_WAIT_NOTE), ft.Icons.TOUCH_APP_ROUNDED)
    note = f"{favourite_text(card, look.lang)} ★{card.stars}"
    return MainAction(look.t(words.FAVOURITE_DO), note, ft.Icons.CHECK_ROUNDED, t.do.take_pick)


def _fill_others(t: Moment, look: Look) -> list[TrayAction]:
    if t.now.view == "others":
        return [TrayAction("others", look.t(words.TABLE_VIEW), ft.Icons.TABLE_RESTAURANT_ROUNDED, t.do.look_at_others)]
    if t.slot is not None and t.slot >= t.need[0]:
        return [TrayAction("name", look.t(words.NAME), ft.Icons.EDIT_ROUNDED, t.do.ask_name)]
    return []


def _ingredient_slots(t: Moment, look: Look, width: float, height: float) -> ft.Control:
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
                t.do.tap if typed is not None else None,
                "due" if due else "",
                label,
            )
        )
        number += 1
    return ft.Row(tiles, spacing=GAP)


def _favourite_slots(t: Moment, look: Look, width: float, height: float) -> ft.Control:
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
            label = t.table.seats[t.secret_of or 0 if t.apart else place].name
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
                t.do.tap if typed is not None else None,
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


def _fill_board(t: Moment, look: Look) -> Sized:
    ingredients, _ = t.need

    def make(width: float, height: float) -> ft.Control:
        slot = t.slot
        room = min(width, 720.0)
        row = max(52.0, min(72.0, height * 0.13))
        if slot is not None and slot < ingredients:
            slots = _ingredient_slots(t, look, room, row)
            pad = card_grid(look, room, height - row - 5 * GAP - look.px(20), t.seen(), t.do.tap)
        else:
            slots = _favourite_slots(t, look, room, row)
            pad = favourite_pad(look, room, height - row - 2 * GAP, t.now.pick, t.do.tap, t.do.arrow)
        column = fits(look, [slots, pad], room, height)
        return ft.Container(column, alignment=ft.Alignment.TOP_CENTER)

    return make


def _filled_board(t: Moment, look: Look) -> Sized:
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
            items += own_dishes(t, look, width, max(120.0, min(320.0, rest)))
        return fits(look, items, width, height)

    return make
