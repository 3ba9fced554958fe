"""A move in four taps: worker, card, effect, pay."""

from typing import Any

import flet as ft

from companion import referee
from companion.explain import headline, say
from companion.rules.boze import prospects
from models.boze import State
from views.boze.draft import card_key
from views.boze.effects import effect_text
from views.boze.moment import Moment
from views.boze.panels import strip, subtitle
from views.boze.parts import CATEGORY_ICONS, GOLD_ICON, HAND_ICON, Fact, gold_color
from views.boze.steps import Steps, step_board, steps_of
from views.boze.tablet import tablet_board
from views.boze.taps import MoveTaps
from views.i18n import boze as words
from views.parts.tray import MainAction
from views.parts.verdict import Said
from views.scene import Scene
from views.theme import Look, minus

NOW = {"worker": words.WORKER, "card": words.CARD, "effect": words.EFFECT, "pay": words.PAY}
DONE = {"worker": None, "card": words.WORKER, "effect": words.CARD, "pay": words.EFFECT}


def move_scene(m: Moment, taps: MoveTaps, look: Look) -> Scene:
    """The move of the seat whose turn it is."""
    steps = steps_of(m)
    done = DONE[steps.due]

    def board(width: float, height: float) -> ft.Control:
        if look.wide:
            return tablet_board(m, taps, look, width, height, steps)
        return step_board(m, taps, look, width, steps)

    return Scene(
        subtitle=subtitle(m, look),
        seat=m.player,
        done=look.t(done) if done else None,
        now=look.t(NOW[steps.due]),
        choices=None if look.wide else ft.Column([strip(m, look), _facts(m, look)], spacing=8),
        chips=False,
        board=board,
        said=_said(m, look),
        main=_main(m, taps, look, steps),
        scrolls=True,
        keeps_line=False,
    )


def _facts(m: Moment, look: Look) -> ft.Control:
    seat = m.in_hand
    share = prospects.duty_shares(m.state)[m.player]
    row: list[ft.Control] = [
        Fact(look, "fact-gold", GOLD_ICON, look.t(words.GOLD), str(seat.gold), gold_color(look)),
        Fact(look, "fact-hand", HAND_ICON, look.t(words.HAND), str(seat.hand), look.c.ink),
        Fact(look, "fact-bonus", CATEGORY_ICONS["show"], look.t(words.BONUS), str(seat.bonus_hand), look.c.ink),
        Fact(
            look,
            "fact-duty",
            ft.Icons.TEMPLE_BUDDHIST_ROUNDED,
            look.t(words.NEXT_DUTY),
            str(share.owed),
            look.c.ng if share.missing else look.c.ink,
            share.missing > 0,
        ),
    ]
    deck, word = m.state.deck, words.DECK_FACT
    if deck is None:
        deck, word = m.state.discards, words.DISCARDS_FACT
    row.append(Fact(look, "fact-deck", ft.Icons.LAYERS_ROUNDED, look.t(word), str(deck), look.c.ink))
    return ft.Row(row, spacing=6)


# --- what the referee says, and the main button ------------------------------------------------------------------


def _said(m: Moment, look: Look) -> Said | None:
    state = m.state
    if m.event is None:
        if not state.reshuffled:
            return None
        share = prospects.duty_shares(state)[m.player]
        warning = look.t(words.DUTY_WARN, missing=share.missing, points=minus(share.points)) if share.missing else ""
        return Said("rule", look.t(words.DUTY_COMES), warning)
    if m.broken:
        told = referee.verdict(m.broken)
        assert told is not None
        sentence, reason = headline(told, m.setup, look.lang), say(told, m.setup, look.lang)
        return Said("no" if told.kind == "impossible" else "ng", sentence, reason, told.rule)
    after: State = referee.advance(m.position, m.event).state
    notes = [
        look.t(words.ARRIVES, name=m.name(m.card_of(effect).key, look)) for effect in m.draft.did if "recruit" in effect
    ]
    if after.due is not None or after.round != state.round:
        notes.append(look.t(words.ROUND_ENDS))
    return Said("ok", _changes(m, look, after), " · ".join(notes))


def _changes(m: Moment, look: Look, after: State) -> str:
    """What the move does to the seat's gold and hand: before and after."""
    old, new = m.in_hand, after.seats[m.player]
    found = []
    if old.gold != new.gold:
        found.append(look.t(words.FROM_TO_GOLD, before=old.gold, after=new.gold))
    if old.hand != new.hand:
        found.append(look.t(words.FROM_TO_HAND, before=old.hand, after=new.hand))
    return " · ".join(found) or look.t(words.UNCHANGED)


def _main(m: Moment, taps: MoveTaps, look: Look, steps: Steps) -> MainAction:
    draft = m.draft
    if m.event is None:
        waiting = {"worker": words.CHOOSE_WORKER, "card": words.CHOOSE_CARD, "effect": words.CHOOSE_EFFECT}
        return MainAction(look.t(waiting[steps.due]), "", ft.Icons.TOUCH_APP_ROUNDED)
    what = draft.gain if draft.how == "rest" else "own" if draft.how == "own" else draft.category
    named = next((effect for effect in draft.did if card_key(effect) is not None), None)
    name = m.name(m.card_of(named).key, look) if named else ""
    glyph = ft.Icons.HOTEL_ROUNDED if draft.how == "rest" else CATEGORY_ICONS.get(what or "")
    return MainAction(
        look.t(words.DO[what or "own"], name=name),
        " · ".join(_detail(m, look, m.event)),
        glyph or ft.Icons.SELF_IMPROVEMENT_ROUNDED,
        taps.confirm,
    )


def _detail(m: Moment, look: Look, event: Any) -> list[str]:
    """What is paid and what the move is worth, in a few words."""
    if m.draft.how == "rest":
        return [look.t(words.GAIN_GOLD if m.draft.gain == "gold" else words.GAIN_DRAW, count=1)]
    after = referee.standings(referee.advance(m.position, event))[m.player].total
    before = m.standings[m.player].total
    gold, cards = prospects.payments(event)
    found = [look.t(words.PAID_GOLD, count=gold)] if gold else []
    found += [look.t(words.PAID_CARDS, count=cards)] if cards else []
    if after != before:
        found.append(look.t(words.FROM_TO_POINTS, before=minus(before), after=minus(after)))
    return found or [effect_text(m, look, effect) for effect in m.draft.did]
