"""What a dizzle screen says: the steps, the verdict line, the buttons' words."""

from collections.abc import Sequence

from companion.referee import Step
from companion.rules import dizzle as rules
from companion.rules.dizzle import ROUNDS
from companion.texts.base import listed
from companion.texts.dizzle import spin_effects, spin_over
from models.dizzle import State
from views.dizzle.moment import Moment
from views.i18n import dizzle as words
from views.parts.verdict import Said
from views.theme import Look


def where(look: Look, state: State) -> str:
    """The round and the spin in it."""
    count = len(state.seats)
    return look.t(
        words.WHERE,
        round=(state.spin - 1) // count + 1,
        rounds=ROUNDS[count],
        spin=(state.spin - 1) % count + 1,
    )


def steps_of(look: Look, now: Moment) -> tuple[str | None, str]:
    """The step done and the step due."""
    if now.step == "roll":
        return None, look.t(words.ROLL_STEP)
    if now.draft.mode == "reroll":
        return None, look.t(words.REROLL)
    if now.step == "planet":
        return None, look.t(words.PLANET_STEP)
    rolled = look.t(words.ROLL_DONE)
    if now.gives:
        return look.t(words.REROLL), look.t(words.GIVE_STEP)
    if not now.placings:
        return rolled, look.t(words.STUCK_STEP)
    return f"{rolled} {now.draft.die}" if now.draft.die else rolled, look.t(words.PLACE_STEP)


def said_of(look: Look, now: Moment, steps: Sequence[Step]) -> Said | None:
    """The verdict line. steps: the entries before this moment, the last of which may have ended a spin."""
    if now.step == "over" or now.draft.mode == "reroll":
        return None
    if now.step in ("roll", "planet"):
        ended = _spin_over(look, steps)
        if ended is not None or now.step == "roll":
            return ended
        return Said("ok", look.t(words.PLANET_SAID), look.t(words.PLANET_NOTE))
    if now.step == "give-back":
        return Said("ok", look.t(words.GIVE_SAID), look.t(words.GIVE_NOTE))
    if now.gives:
        return Said("rule", look.t(words.GIVE_MENU), look.t(words.GIVE_NOTE))
    if not now.shown:
        return Said("ok", look.t(words.STUCK), why_not(look, now))
    one, count = len(now.shown) == 1, len(now.shown)
    sentence = look.t(words.CELLS_ALL_ONE if one else words.CELLS_ALL, count=count)
    if now.draft.die:
        sentence = look.t(words.CELLS_FOR_ONE if one else words.CELLS_FOR, die=now.draft.die, count=count)
    return Said("ok", sentence, _how(look, now))


def _how(look: Look, now: Moment) -> str:
    if now.state.rerolled:
        return look.t(words.AFTER_REROLL)
    if now.shown[0].jump:
        return look.t(words.JUMPS)
    return look.t(words.JOIN if rules.joins(now.state, now.seat) else words.FIRST_DIE)


def _spin_over(look: Look, steps: Sequence[Step]) -> Said | None:
    """What the end of the last spin brought, until the next roll."""
    last = next((step for step in reversed(steps) if step.event.type not in ("planet", "adjust")), None)
    if last is None or not hasattr(last.event, "player"):
        return None
    setup = last.before.setup
    end = rules.spin_end(last.before.state, last.event)
    if end is None:
        return None
    effects = spin_effects(end, setup.names, setup.pack, look.lang)
    return Said("ok", spin_over(end, setup.names, look.lang), effects)


def why_not(look: Look, now: Moment) -> str:
    """What would fit now, as the reason why a die does not."""
    faces = now.faces_wanted
    return look.t(words.FACES_FIT, faces=listed(map(str, faces), look.lang)) if faces else look.t(words.NO_FACE)


def status_of(look: Look, now: Moment) -> list[str]:
    """A line for each seat's panel: out of the spin, next, the start player."""
    state, count = now.state, len(now.state.seats)
    following = [(now.seat + step) % count for step in range(1, count)]
    after = next((seat for seat in following if not state.seats[seat].out), None)
    told = []
    for index, seat in enumerate(state.seats):
        if seat.out:
            told.append(look.t(words.OUT))
        elif index == after and state.pool:
            told.append(look.t(words.NEXT))
        else:
            told.append(look.t(words.STARTER) if index == rules.starter(state) else "")
    return told
