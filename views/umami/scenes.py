"""What the umami table shows at each moment: noren, board, pads, call-out, tray."""

from dataclasses import replace

import flet as ft

from companion.rules import umami as rules
from companion.texts.umami import ingredient_text
from views.i18n import Text
from views.i18n import umami as words
from views.parts.base import Later
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Said
from views.scene import Scene
from views.theme import Look
from views.umami.boards import count_text, open_numbers, others_board, pad_board, steal_board, table_board
from views.umami.calls import calls
from views.umami.claims import call_out
from views.umami.dishes import MiniDishes, views_of
from views.umami.fill import fill_scene
from views.umami.moment import Moment
from views.umami.sheets import sheet

LOW = 780
"""Under so many pixels of height the board has the empty verdict line's place."""


def scene(t: Moment, look: Look) -> Scene:
    """What is shown now."""
    if t.part in ("deal", "refill", "secrets"):
        base = fill_scene(t, look)
    elif t.part == "over":
        base = _over_scene(t, look)
    else:
        base = _turn_scene(t, look)
    dealt = t.state.dealt and t.part != "over"
    called = calls(t, look) if t.now.asked is None else []
    outs: list[ft.Control] = [call_out(look, one, t.do.tap, number) for number, one in enumerate(called)]
    above = ft.Column(outs, spacing=8, tight=True) if len(outs) > 1 else outs[0] if outs else None
    return replace(
        base,
        subtitle=_subtitle(t, look),
        above=above,
        sheet=sheet(t, look),
        panels=_panels(t, look),
        status=_status(t, look),
        notes=_status(t, look, words.CHIP),
        said=base.said if above is None or look.wide or t.now.stealing else None,
        chips=above is None
        and t.part in ("turn", "compensate")
        and t.typing is None
        and not t.now.stealing
        and t.now.view != "others",
        on_chip=t.do.look_at_others,
        keeps_line=above is None
        and look.height >= LOW
        and t.part in ("turn", "compensate")
        and t.typing is None
        and t.now.view != "others",
        menu=[("menu-others", look.t(words.OTHERS), ft.Icons.GROUPS_ROUNDED, t.do.look_at_others)] if dealt else [],
    )


def _subtitle(t: Moment, look: Look) -> str:
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


def _status(t: Moment, look: Look, word: Text = words.STATUS) -> list[str]:
    """How many ingredients lie in each seat's dishes."""
    limit = rules.limit(t.state)
    return [count_text(look, count, limit, word) for count in rules.counts(t.state)]


def _panels(t: Moment, look: Look) -> list[Later | None]:
    if not look.wide:
        return []
    height = 104.0 if len(t.state.seats) <= 3 else 92.0
    return [
        Later(MiniDishes, look, views_of(seat.dishes, f"panel-{i}", t.table.seats[i].name), 312, height)
        for i, seat in enumerate(t.state.seats)
    ]


# --- a turn --------------------------------------------------------------------------------------------------------


def _turn_scene(t: Moment, look: Look) -> Scene:
    now = t.now
    if now.view == "others":
        board = others_board(t, look)
    elif now.stealing:
        board = steal_board(t, look) if now.taken is not None else others_board(t, look)
    elif t.typing is not None:
        board = pad_board(t, look)
    else:
        board = table_board(t, look)
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


def _steps(t: Moment, look: Look) -> tuple[str | None, str]:
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


def _said(t: Moment, look: Look) -> Said | None:
    now, state = t.now, t.state
    if now.stealing and now.taken is None:
        return Said("ok", look.t(words.SAID_VICTIM), look.t(words.SAID_VICTIM_NOTE))
    if t.typing is not None:
        # The pad itself tells what the card would complete.
        return None
    if t.part == "compensate":
        thief = t.table.seats[state.robberies[0][0]].name
        return Said("ok", look.t(words.SAID_ROBBED, name=thief), look.t(words.SAID_ROBBED_NOTE))
    if state.phase == "last-round" and now.source is None:
        name = t.table.seats[0].name
        return Said("ok", look.t(words.SAID_LAST), look.t(words.SAID_LAST_NOTE, name=name))
    return None


def _main(t: Moment, look: Look) -> MainAction:
    now, state = t.now, t.state
    touch = ft.Icons.TOUCH_APP_ROUNDED
    if now.stealing and now.taken is None:
        return MainAction(look.t(words.VICTIM_WAIT), look.t(words.VICTIM_WAIT_NOTE), ft.Icons.BACK_HAND_ROUNDED)
    coming = t.coming
    if coming is not None:
        note = look.t(words.DISH_WAIT_NOTE, card=ingredient_text(coming, look.lang), left=open_numbers(t, look))
        return MainAction(look.t(words.DISH_WAIT), note, ft.Icons.ADD_ROUNDED)
    if state.phase == "secret" and t.part == "turn" and not now.value and not now.icon:
        left = rules.last_hand_left(state, t.seat)
        return MainAction(
            look.t(words.END_DO), look.t(words.END_LAST, count=left), ft.Icons.FLAG_ROUNDED, t.do.end_turn
        )
    if t.typing is not None:
        return MainAction(look.t(words.PAD_WAIT), look.t(words.PAD_WAIT_NOTE), touch)
    typed = next((source for source in t.sources if source in ("hand", "deck")), None)
    if typed is not None:
        word, note_word = (
            (words.HAND_DO, words.HAND_DO_NOTE) if typed == "hand" else (words.DECK_DO, words.DECK_DO_NOTE)
        )
        note = look.t(note_word) if "area" in t.sources else ""
        return MainAction(look.t(word), note, ft.Icons.DIALPAD_ROUNDED, t.do.open_pad)
    if "area" in t.sources:
        return MainAction(look.t(words.AREA_WAIT), look.t(words.AREA_WAIT_NOTE), touch)
    return MainAction(look.t(words.END_DO), "", ft.Icons.FLAG_ROUNDED, t.do.end_turn)


def _others(t: Moment, look: Look) -> list[TrayAction]:
    state, now = t.state, t.now
    if now.view == "others":
        return [TrayAction("others", look.t(words.TABLE_VIEW), ft.Icons.TABLE_RESTAURANT_ROUNDED, t.do.look_at_others)]
    if now.stealing:
        return []
    if t.typing is not None and look.wide and not t.can_steal():
        return []
    if t.typing is not None and not t.can_steal():
        return [TrayAction("table", look.t(words.LOOK_UP), ft.Icons.SEARCH_ROUNDED, t.do.look_at_table)]
    if t.part != "turn" or state.phase == "secret":
        return []
    locked = None if t.can_steal() else look.t(words.STEAL_LOCK_ICON)
    action = t.do.begin_steal if locked is None else t.do.why_no_steal
    return [TrayAction("steal", look.t(words.STEAL), ft.Icons.BACK_HAND_ROUNDED, action, locked=locked)]


# --- the end ---------------------------------------------------------------------------------------------------------


def _over_scene(t: Moment, look: Look) -> Scene:
    return Scene(subtitle="", board=others_board(t, look))
