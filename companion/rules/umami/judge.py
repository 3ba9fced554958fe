"""What an event breaks (umami page, "Rules"). Numbers in the facts count from 1, as people do."""

from collections.abc import Iterator, Sequence

from companion.rules.umami.apply import on_turn
from companion.rules.umami.claims import first_to_claim
from companion.rules.umami.dishes import STEAL, color, flowers, icon, is_better, matches, total, value
from companion.rules.umami.turns import LAST_HAND, refill_due
from models.record import Event
from models.umami import (
    DISH_SIZE,
    DISHES,
    Claim,
    ClaimFromArea,
    ClaimFromDish,
    Compensate,
    CompensateFromArea,
    Deal,
    Dish,
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
from models.verdict import Violation, illegal, impossible


def check(state: State, event: Event) -> Iterator[Violation]:
    """Every rule the event breaks. The seats it names exist and the game runs."""
    if isinstance(event, Deal):
        if state.dealt:
            yield illegal("umami.turn", "dealt")
    elif not state.dealt:
        yield illegal("umami.turn", "deal-first")
    elif isinstance(event, Play):
        yield from _check_turn(state, event.player)
        yield from _check_action(state, event)
        yield from _check_to_dish(state, event)
    elif isinstance(event, Steal):
        yield from _check_turn(state, event.player)
        yield from _check_action(state, event)
        yield from _check_to_dish(state, event)
        yield from _check_steal(state, event)
    elif isinstance(event, Compensate):
        yield from _check_compensate(state, event)
        yield from _check_to_dish(state, event)
    elif isinstance(event, Claim):
        yield from _check_claim(state, event)
    elif isinstance(event, End):
        yield from _check_turn(state, event.player)
        yield from _check_end(state, event)
    elif isinstance(event, Secrets):
        yield from _check_secrets(state, event)


def _check_turn(state: State, player: int) -> Iterator[Violation]:
    if state.secrets_due:
        yield illegal("umami.turn", "secrets-due", seat=player)
    elif player != state.to_act:
        yield illegal("umami.turn", seat=player, turn_seat=state.to_act)
    yield from _check_nothing_due(state)


def _check_nothing_due(state: State) -> Iterator[Violation]:
    """A robbed seat gets its card before anything else but claims."""
    if state.robberies:
        thief, victim = state.robberies[0]
        yield illegal("umami.compensate", "due", victim=victim, thief=thief)


# --- cards that come to a dish ---------------------------------------------------------------------------------


def _check_action(state: State, event: Play | Steal) -> Iterator[Violation]:
    """One action with a hand card and one with an area card; in the last turn up to four hand cards."""
    from_area = isinstance(event, PlayFromArea | StealFromArea)
    if state.phase == "secret":
        if isinstance(event, PlayFromArea):
            yield impossible("umami.final", "area", seat=event.player)
        if not from_area and state.seats[event.player].last_hand_cards >= LAST_HAND:
            yield impossible("umami.hand", seat=event.player, count=LAST_HAND)
    elif on_turn(state, event.player) and (state.area_used if from_area else state.hand_used):
        if state.hand_used and state.area_used:
            yield illegal("umami.two-actions", "both-used", seat=event.player)
        else:
            yield illegal("umami.two-actions", "area-used" if from_area else "hand-used", seat=event.player)


def _check_to_dish(state: State, event: ToDish) -> Iterator[Violation]:
    """An own open dish; a fourth card makes one of the four leave at once."""
    dish = state.seats[event.player].dishes[event.dish]
    number = event.dish + 1
    if dish.favourite is not None:
        left = tuple(index + 1 for index in range(DISHES) if state.seats[event.player].dishes[index].favourite is None)
        yield illegal("umami.dish", dish=number, left=left, seat=event.player)
        if isinstance(event, Compensate):
            yield illegal("umami.compensate", "set", dish=number, left=left, seat=event.player)
    if isinstance(event, PlayFromArea | StealFromArea | CompensateFromArea) and state.area[event.slot] is None:
        slots = tuple(slot + 1 for slot, card in enumerate(state.area) if card is not None)
        case = "slot" if slots else "cleared" if state.phase == "secret" else "area-empty"
        yield impossible("umami.card", case, slot=event.slot + 1, left=slots)
        return
    cards = (*dish.cards, event.card_taken if isinstance(event, Steal) else _card(state, event))
    if event.discard is None:
        if len(cards) > DISH_SIZE:
            yield illegal("umami.fourth", dish=number, cards=cards)
    elif event.discard not in cards:
        yield impossible("umami.fourth", "not-there", dish=number, card=event.discard, cards=cards)
    elif len(cards) <= DISH_SIZE:
        yield illegal("umami.fourth", "early", dish=number, card=event.discard, count=len(cards))


def _card(state: State, event: ToDish) -> str:
    """The card that leaves hand, area or deck. The slot holds one."""
    if isinstance(event, PlayFromArea | StealFromArea | CompensateFromArea):
        card = state.area[event.slot]
        assert card is not None
        return card
    return event.card  # type: ignore[attr-defined,no-any-return]


def _check_steal(state: State, event: Steal) -> Iterator[Violation]:
    victim, number = event.victim, event.victim_dish + 1
    robbed = state.seats[victim].dishes[event.victim_dish]
    if victim == event.player:
        yield impossible("umami.card", "own", seat=event.player)
    elif event.card_taken not in robbed.cards:
        case = "not-in-dish" if robbed.cards else "empty-dish"
        yield impossible("umami.card", case, card=event.card_taken, victim=victim, dish=number, cards=robbed.cards)
    if not isinstance(event, StealFromArea) or state.area[event.slot] is not None:
        card = _card(state, event)
        if icon(card) != STEAL:
            yield illegal("umami.steal-icon", card=card)
    if state.stolen and on_turn(state, event.player):
        yield illegal("umami.steal-once", seat=event.player)
    if robbed.favourite is not None:
        yield illegal("umami.steal-unset", victim=victim, dish=number, favourite=robbed.favourite)
    if state.phase == "secret":
        yield illegal("umami.final", "steal", seat=event.player)


def _check_compensate(state: State, event: Compensate) -> Iterator[Violation]:
    robbed = [victim for _, victim in state.robberies]
    if not robbed:
        if state.secrets_due:
            yield illegal("umami.turn", "secrets-due", seat=event.player)
        yield illegal("umami.compensate", "none", seat=event.player)
    elif event.player not in robbed:
        yield illegal("umami.compensate", "other-seat", seat=event.player, victim=robbed[0])


# --- claims ----------------------------------------------------------------------------------------------------


def _check_claim(state: State, event: Claim) -> Iterator[Violation]:
    dish = state.seats[event.player].dishes[event.dish]
    held: Dish | None = None
    if isinstance(event, ClaimFromDish):
        held = state.seats[event.owner].dishes[event.owner_dish]
        favourite = held.favourite
        if favourite is None:
            yield impossible("umami.card", "not-set", owner=event.owner, dish=event.owner_dish + 1)
    else:
        assert isinstance(event, ClaimFromArea)
        favourite = state.favourites[event.favourite] if event.favourite < len(state.favourites) else None
        if favourite is None:
            slots = tuple(slot + 1 for slot, card in enumerate(state.favourites) if card is not None)
            case = "favourite" if slots else "no-favourite"
            yield impossible("umami.card", case, slot=event.favourite + 1, left=slots)
    if dish.favourite is not None:
        yield impossible("umami.match", "set", seat=event.player, dish=event.dish + 1, favourite=dish.favourite)
        return
    if favourite is None:
        return
    yield from check_match(favourite.want, dish.cards, event.dish + 1)
    if isinstance(event, ClaimFromDish) and held is not None:
        if not is_better(favourite, dish.cards, held.cards):
            yield _not_better(favourite, dish.cards, held.cards, event)
        if held.safe:
            yield illegal("umami.final", "safe", owner=event.owner, dish=event.owner_dish + 1, favourite=favourite)


def check_match(want: Want, cards: Sequence[str], dish: int) -> Iterator[Violation]:
    """How a dish does not match; nothing means it does. dish: its number as it is told, from 1."""
    if matches(want, cards):
        return
    if len(cards) != DISH_SIZE:
        yield illegal("umami.match", "count", dish=dish, count=len(cards))
    elif want.step is not None:
        yield illegal("umami.match", f"step-{want.step}", dish=dish, values=tuple(sorted(map(value, cards))))
    elif sorted(map(color, cards)) == sorted(want.colors or ()):
        same = next(value(card) for card in cards if color(card) == want.pair)
        yield illegal("umami.match", "differ", dish=dish, color=want.pair, value=same)
    else:
        colors = tuple(color(card) for card in cards)
        yield illegal("umami.match", "colors", dish=dish, colors=colors, wanted=want.colors)


def _not_better(favourite: Favourite, new: Sequence[str], old: Sequence[str], event: ClaimFromDish) -> Violation:
    facts = {"owner": event.owner, "dish": event.owner_dish + 1, "new": total(new), "old": total(old)}
    if total(new) == total(old):
        return illegal("umami.better", "flowers", **facts, new_flowers=flowers(new), old_flowers=flowers(old))
    return illegal("umami.better", favourite.arrow, **facts)


# --- the end of a turn, the secret favourites --------------------------------------------------------------------


def _check_end(state: State, event: End) -> Iterator[Violation]:
    area, favourites = len(event.area or ()), len(event.favourites or ())
    if state.phase == "secret":
        if area or favourites:
            yield impossible("umami.final", "refill", count=area + favourites)
        return
    if on_turn(state, event.player) and not (state.hand_used and state.area_used):
        missing = "area" if state.hand_used else "hand" if state.area_used else "both"
        yield illegal("umami.two-actions", f"{missing}-missing", seat=event.player)
    area_due, favourites_due = refill_due(state)
    if area > area_due:
        yield impossible("umami.refill", "area-many", given=area, due=area_due)
    elif area < area_due:
        yield illegal("umami.refill", "area-few", given=area, due=area_due)
    if favourites > favourites_due:
        yield impossible("umami.refill", "favourites-many", given=favourites, due=favourites_due)
    elif favourites < favourites_due:
        yield illegal("umami.refill", "favourites-few", given=favourites, due=favourites_due)


def _check_secrets(state: State, event: Secrets) -> Iterator[Violation]:
    yield from _check_nothing_due(state)
    if len(event.favourites) != len(state.seats):
        yield impossible("umami.secrets", "count", given=len(event.favourites), seats=len(state.seats))
    if state.phase == "secret":
        yield illegal("umami.secrets", "again")
    elif not state.secrets_due:
        yield illegal("umami.secrets", turn_seat=first_to_claim(state))
