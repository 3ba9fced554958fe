"""A move in four taps: worker, card, effect, pay. Done steps fold to a line, the due one has the accent's edge."""

from typing import TYPE_CHECKING, Any

import flet as ft

from companion import referee
from companion.explain import headline, say
from companion.rules.boze import prospects
from views.boze.draft import PRICED, key_of
from views.boze.effects import effect_text
from views.boze.panels import strip
from views.boze.parts import (
    CATEGORY_ICONS,
    GOLD_ICON,
    HAND_ICON,
    fact,
    gold_color,
)
from views.boze.steps import Steps, board, steps_of
from views.i18n import boze as words
from views.parts.tray import MainAction
from views.parts.verdict import Said
from views.scene import Scene
from views.theme import Look, minus

if TYPE_CHECKING:
    from views.boze.table import TableScreen


def scene(screen: "TableScreen", look: Look) -> Scene:
    """The move of the seat whose turn it is."""
    steps = steps_of(screen)
    event = screen.event()
    broken = screen.table.judge(event) if event is not None else ()
    now = {"worker": words.WORKER, "card": words.CARD, "effect": words.EFFECT, "pay": words.PAY}[steps.due]
    done = {"worker": None, "card": words.WORKER, "effect": words.CARD, "pay": words.EFFECT}[steps.due]
    said, main = _said(screen, look, event, broken), _main(screen, look, event, steps)
    return Scene(
        subtitle=screen.subtitle(look),
        seat=screen.player,
        done=look.t(done) if done else None,
        now=look.t(now),
        choices=None if look.wide else ft.Column([strip(screen, look), _facts(screen, look)], spacing=8),
        chips=False,
        board=lambda width, height: board(screen, look, width, steps),
        said=said,
        main=main,
        scrolls=True,
        keeps_line=False,
    )


def _facts(screen: "TableScreen", look: Look) -> ft.Control:
    seat = screen.seat
    share = prospects.duty_shares(screen.state)[screen.player]
    row: list[ft.Control] = [
        fact(look, "fact-gold", GOLD_ICON, look.t(words.GOLD), str(seat.gold), gold_color(look)),
        fact(look, "fact-hand", HAND_ICON, look.t(words.HAND), str(seat.hand), look.c.ink),
        fact(look, "fact-bonus", CATEGORY_ICONS["show"], look.t(words.BONUS), str(seat.bonus_hand), look.c.ink),
        fact(
            look,
            "fact-duty",
            ft.Icons.TEMPLE_BUDDHIST_ROUNDED,
            look.t(words.NEXT_DUTY),
            str(share.owed),
            look.c.ng if share.missing else look.c.ink,
            share.missing > 0,
        ),
    ]
    return ft.Row(row, spacing=8)


# --- what the referee says, and the main button ------------------------------------------------------------------


def _said(screen: "TableScreen", look: Look, event: Any, broken: Any) -> Said | None:
    state, setup = screen.state, screen.table.setup
    if event is None:
        if not state.reshuffled:
            return None
        share = prospects.duty_shares(state)[screen.player]
        warning = look.t(words.DUTY_WARN, missing=share.missing, points=minus(share.points)) if share.missing else ""
        return Said("rule", look.t(words.DUTY_COMES), warning)
    if broken:
        told = referee.verdict(broken)
        assert told is not None
        kind = "no" if told.kind == "impossible" else "ng"
        return Said(kind, headline(told, setup, look.lang), say(told, setup, look.lang))  # type: ignore[arg-type]
    after = referee.advance(screen.table.position, event)
    notes = [
        look.t(words.ARRIVES, name=screen.name(screen.card_of(effect).key, look))
        for effect in screen.chosen.did
        if "recruit" in effect
    ]
    if after.state.due is not None or after.state.round != state.round:
        notes.append(look.t(words.ROUND_ENDS))
    return Said("ok", " · ".join(_changes(screen, look, after)), " · ".join(notes))


def _changes(screen: "TableScreen", look: Look, after: Any) -> list[str]:
    """What the move does to the seat's gold and hand: before and after."""
    old, new = screen.seat, after.state.seats[screen.player]
    found = []
    if old.gold != new.gold:
        found.append(look.t(words.FROM_TO_GOLD, before=old.gold, after=new.gold))
    if old.hand != new.hand:
        found.append(look.t(words.FROM_TO_HAND, before=old.hand, after=new.hand))
    return found or [look.t(words.FROM_TO_GOLD, before=old.gold, after=new.gold)]


def _main(screen: "TableScreen", look: Look, event: Any, steps: Steps) -> MainAction:
    draft = screen.chosen
    if event is None:
        waiting = {"worker": words.CHOOSE_WORKER, "card": words.CHOOSE_CARD, "effect": words.CHOOSE_EFFECT}
        return MainAction(look.t(waiting[steps.due]), "", ft.Icons.TOUCH_APP_ROUNDED)
    what = draft.gain if draft.how == "rest" else "own" if draft.how == "own" else draft.category
    named = next((effect for effect in draft.did if key_of(effect) in PRICED), None)
    name = screen.name(screen.card_of(named).key, look) if named else ""
    glyph = ft.Icons.HOTEL_ROUNDED if draft.how == "rest" else CATEGORY_ICONS.get(what or "")
    after = referee.standings(referee.advance(screen.table.position, event))[screen.player].total
    before = screen.table.standings[screen.player].total
    detail = []
    if draft.how != "rest":
        gold, cards = prospects.payments(event)
        detail += [look.t(words.PAID_GOLD, count=gold)] if gold else []
        detail += [look.t(words.PAID_CARDS, count=cards)] if cards else []
    if after != before:
        detail.append(look.t(words.FROM_TO_POINTS, before=minus(before), after=minus(after)))
    if not detail:
        detail = [effect_text(screen, look, effect) for effect in draft.did]
    if draft.how == "rest":
        detail = [look.t(words.GAIN_GOLD if draft.gain == "gold" else words.GAIN_DRAW, count=1)]
    return MainAction(
        look.t(words.DO[what or "own"], name=name) if named or draft.how != "own" else look.t(words.OWN),
        " · ".join(detail),
        glyph or ft.Icons.SELF_IMPROVEMENT_ROUNDED,
        screen.confirm,
    )
