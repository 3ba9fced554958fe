"""The dim sum table: choose a card, see where it would go, confirm, say which card was turned up."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.rules.dimsum import Cells
from companion.texts.dimsum import told
from models.dimsum import Deal, Exclude, Place, State, Take
from models.verdict import Violation
from views.dimsum import scenes, verdicts
from views.dimsum.draft import DECK, Draft
from views.dimsum.moment import Moment
from views.dimsum.placing import why_not
from views.dimsum.taps import Taps
from views.i18n import dimsum as words
from views.parts.verdict import Repair, Said
from views.playing import Cursor, OtherSheets
from views.scene import GameTable, Scene, Sized
from views.theme import Look


class TableScreen(OtherSheets[State, Draft]):
    """Turns taps on a dim sum table into events."""

    def __init__(self, table: GameTable) -> None:
        self.cursor = Cursor(table.redraw, self.tap_cell)
        super().__init__(table)
        self.taps = Taps(
            card=self.choose,
            drew=self.drew,
            turned_up=self.turned_up,
            deal_card=self.deal_card,
            deal=self.deal,
            cell=self.tap_cell,
            turn=self.turn,
            confirm=self.confirm,
            null=self.did_not_fit,
            free=self.toggle_free,
            can_stack=self.can_stack,
            cursor=self.tap_cursor,
            bonus=self.take_bonus,
            exclude=self.exclude,
            look=self.see,
            undo=table.undo,
        )

    # --- the draft

    def empty(self) -> Draft:
        """Nothing chosen."""
        return Draft()

    def fits(self, draft: Draft) -> bool:
        """Whether the cards of a draft kept earlier are still there."""
        state = self.state
        known = {*draft.dealt, *([draft.drawn] if draft.drawn else [])} <= set(state.cards)
        gone = draft.source not in (None, DECK) and state.display[int(draft.source or 0)] is None
        return known and not gone

    def draft_of(self, events: Sequence[Any]) -> Draft:
        """An entry that is being corrected is chosen as it was, as far as that fits."""
        draft = Draft()
        for event in events:
            match event:
                case Deal():
                    draft = replace(draft, dealt=event.display)
                case Take(slot=None):
                    draft = replace(draft, source=DECK, drawn=event.card)
                case Take() if self.state.display[event.slot or 0] is not None:
                    draft = replace(draft, source=str(event.slot))
                case Place():
                    draft = self._placed(draft, event.cells)
        return draft

    def _placed(self, draft: Draft, cells: Cells) -> Draft:
        moment = self._moment(draft)
        if not moment.stacking:
            return replace(draft, way=moment.way_of(cells) or 0)
        return replace(draft, stacked=tuple(cell for cell in cells if cell))

    def entered(self) -> None:
        """The table moved on."""
        self.cursor.leave()
        super().entered()

    def put(self, draft: Draft) -> None:
        """A tap changed the draft."""
        self.cursor.leave()
        super().put(draft)

    @property
    def moment(self) -> Moment:
        """What there is to see now, frozen."""
        return self._moment(self.now)

    def _moment(self, draft: Draft) -> Moment:
        table = self.table
        return Moment(table.position, draft, table.seats, table.replaced, self.looked, self.cursor.at)

    # --- taps: the card

    def choose(self, ident: str) -> None:
        """A card of the row was tapped: "slot-0" to "slot-2" or "deck"."""
        m = self.moment
        if m.over or self.state.bonus_due:
            return
        if m.stomach.card is not None:
            self.table.refuse_tap([Take(type="take", player=m.seat, slot=0, refill=None)])
            return
        if ident == DECK:
            self.put(Draft(source=DECK))
            return
        slot = ident.removeprefix("slot-")
        if self.state.display[int(slot)] is None:
            return
        if self.now.source == slot:
            self.turn()
            return
        chosen = self._moment(Draft(source=slot))
        if chosen.cells is not None and len(chosen.ways) < 2 and self._last_card():
            # Nothing is left to choose: the tap is the entry.
            self.now = chosen.draft
            self._enter(chosen, chosen.cells, None)
            return
        self.put(chosen.draft)

    def _last_card(self) -> bool:
        return self.state.deck == 0 and sum(card is not None for card in self.state.display) == 1

    def drew(self, ident: str) -> None:
        """The card off the deck was named."""
        self.put(Draft(source=DECK, drawn=ident.removeprefix("draw-")))

    def deal_card(self, ident: str) -> None:
        """One of the first three cards was named."""
        dealt = (*self.now.dealt, ident.removeprefix("deal-"))
        self.put(replace(self.now, dealt=dealt[:3]))

    def deal(self) -> None:
        """The first three cards are known."""
        self.table.enter(self.table.event(type="deal", display=list(self.now.dealt)), typed=True)

    # --- taps: its cubes

    def turn(self) -> None:
        """Shows the next way to place the card."""
        m = self.moment
        if m.ways:
            self.put(replace(self.now, way=(m.way + 1) % len(m.ways), free=False, cells=()))

    def tap_cell(self, number: int) -> None:
        """A cell was tapped: the next way that covers it, a cube on it, or why it can be none."""
        m, look = self.moment, self.table.window.look
        if m.card is None:
            if m.takes:
                self.table.say(Said("no", look.t(words.TAKE_WAIT), look.t(words.TAKE_WAIT_NOTE)))
            return
        if m.draft.free:
            self._lay_freely(m, number)
        elif m.stacking:
            self._stack(m, number)
        elif number in m.targets:
            covering = [index for index, way in enumerate(m.ways) if number in way]
            later = [index for index in covering if index > m.way]
            self.put(replace(self.now, way=(later or covering)[0]))
        elif len(m.card.cubes) == 1:
            # One cube: the tap is a whole entry, which the referee judges.
            self._judge(m, (number,))
        else:
            self.table.say(why_not(m, look, number))

    def _stack(self, m: Moment, number: int) -> None:
        """A cube goes on the cell tapped; one of its colour that was laid before moves there."""
        assert m.card is not None
        stacked = self.now.stacked
        if number in m.targets:
            self.put(replace(self.now, stacked=(*stacked, number)))
            return
        base = m.stomach.cells[number - 1][:1]
        same = [cell for cell in stacked if m.stomach.cells[cell - 1][:1] == base]
        if base and same:
            first = stacked.index(same[0])
            self.put(replace(self.now, stacked=(*stacked[:first], *stacked[first + 1 :], number)))
        elif number not in m.laid:
            self.table.say(why_not(m, self.table.window.look, number))

    def _lay_freely(self, m: Moment, number: int | None) -> None:
        assert m.card is not None
        cells = (*self.now.cells, number)
        if len(cells) > len(m.card.cubes):
            cells = (number,)
        self.put(replace(self.now, free=True, cells=cells))
        if len(cells) == len(m.card.cubes):
            self._judge(m, cells)

    def _judge(self, m: Moment, cells: Cells) -> None:
        """Cells that the rules do not offer: opens the verdict on them, if they break one."""
        events = m.events(cells, m.guess())
        broken = self.table.judge(*events)
        if broken:
            self.table.show_broken(events, broken, True, self.settle)

    def did_not_fit(self) -> None:
        """Placing freely: this cube did not fit."""
        self._lay_freely(self.moment, None)

    def toggle_free(self) -> None:
        """Starts or ends placing freely."""
        self.put(replace(self.now, free=not self.now.free, cells=(), stacked=()))

    def can_stack(self) -> None:
        """The locked button "no place" was tapped: says that there is one."""
        look = self.table.window.look
        self.table.say(Said("no", look.t(words.NO_PLACE_LOCK), look.t(words.STACK_TAP)))

    # --- taps: the entry

    def confirm(self) -> None:
        """The main button: place here. Asks for the card turned up first, where there is a deck."""
        m = self.moment
        if m.cells is None:
            return
        if m.turns_up:
            self.put(replace(self.now, asked=""))
        else:
            self._enter(m, m.cells, None)

    def turned_up(self, ident: str) -> None:
        """The card turned up was named: now the entry is whole."""
        m = self.moment
        if m.cells is not None:
            self._enter(m, m.cells, ident.removeprefix("refill-"), typed=True)

    def _enter(self, m: Moment, cells: Cells, refill: str | None, typed: bool = False) -> None:
        if self.table.enter(*m.events(cells, refill, self.now.asked or ""), typed=typed):
            self._tell(m, cells)

    def _tell(self, m: Moment, cells: Cells) -> None:
        """Says what followed by itself from an entry: overflow, gauge, the bonuses of the last turn."""
        look = self.table.window.look
        followed = told(m.follows(cells), look.lang)
        if followed and not m.replaced:
            name = m.seats[m.seat].name
            card = m.card.name.of(look.lang) if m.card else ""
            self.table.say(Said("hint", look.t(words.FOLLOWED, name=name, card=card), " · ".join(followed)))

    def settle(self, events: Sequence[Any]) -> None:
        """A placement was repaired or ruled on: it is entered, or first the card turned up is asked for.

        Until then the events hold a guess in its place.
        """
        m, place = self.moment, events[-1]
        if not m.turns_up:
            self.table.enter_now(events)
            if self.table.position is not m.position:
                self._tell(m, place.cells)
            return
        draft = replace(self.now, asked=place.ruling or "", cells=(), free=False, stacked=())
        way = None if place.ruling or m.stacking else m.way_of(place.cells)
        self.put(replace(draft, free=True, cells=place.cells) if way is None else replace(draft, way=way))

    def take_bonus(self, choice: str) -> None:
        """The bonus was chosen."""
        self.enter("bonus", choice=choice)

    def exclude(self, seat: int, color: str) -> None:
        """A colour to leave out was chosen."""
        self.table.enter(Exclude(type="exclude", player=seat, color=color))

    # --- keys

    def key(self, key: str) -> bool:
        """Up and down go from card to card until one is chosen; then the arrows walk the cells, and Enter taps one."""
        m = self.moment
        slots = [str(slot) for slot, card in enumerate(self.state.display) if card is not None]
        if m.over or m.draft.asked is not None or self.looked is not None:
            return False
        if m.takes and slots and self.cursor.at is None and key in ("Arrow Up", "Arrow Down"):
            step = 1 if key == "Arrow Down" else -1
            at = slots.index(self.now.source) + step if self.now.source in slots else min(step, 0)
            self.put(Draft(source=slots[at % len(slots)]))
            return True
        return m.card is not None and self.cursor.key(key, dict(enumerate(m.face.cells, 1)))

    def tap_cursor(self) -> None:
        """The cell that the arrow keys have reached is tapped."""
        if self.cursor.at is not None:
            self.tap_cell(self.cursor.at)

    # --- what is shown

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        if self.looked is not None:
            return scenes.looking_scene(self.moment, look, self.taps, *self.looking(look))
        return scenes.scene(self.moment, look, self.taps)

    def repairs(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sequence[Repair]:
        """The legal ways for the same card, as small pictures."""
        return verdicts.repairs(self.moment, events, broken, look)

    def preview(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sized | None:
        """The board with the refused cubes as ghosts and the cells that are wrong ringed."""
        return verdicts.preview(self.moment, events, broken, look)
