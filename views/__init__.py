"""The screens (Flet). They hold no rule and no arithmetic: they turn taps into events and show what the referee says.

How it is built: `app` has the routes and makes a `window.Window` for each open page; the window shows a `window.Screen`.
A screen keeps its state in attributes and calls `redraw`; `build(look)` describes it anew each time, and Flet sends what
changed. Whatever repeats (cells, cards, panels) is a `parts.base.part`, drawn anew only when an argument changed: that
is what keeps a tap under 100 ms on the largest board. Hand a part plain values, frozen models and bound methods.

A game's screens are a package `views/<game>/` whose `__init__` exports one description, ``SHOWN = games.Shown(...)``:
sign, colours and drawing for the home screen; the table screen (`scene.GameScreen`: keeps a draft, makes a `scene.Scene`
out of it and the table's position) and the start screen (`scene.StartScreen`: the game's own choices before the table
opens); icons and extra rows of the result, drawings on the rules page. All of it must be said. A game with packs has its
editor in `views/box/<game>/`, described by ``BOX = screens.BoxScreens(...)``.

Its words stand in `views/i18n/<game>.py`. Noren, chips, tray, verdict line and sheet, log, correction, result and
sharing are shared. What a game may use of the page it stands on is `scene.GameTable` (and `scene.GameSetup`), no more:
nothing under `views/<game>` imports `views.screens`. Most of a table screen is done in `views.playing`:

    @dataclass(frozen=True, slots=True)
    class Draft:                                        # the last tap's field first: undo empties them in this order
        box: str | None = None
        typed: tuple[Annotated[int, Field(ge=1, le=6)], ...] = ()

    class TableScreen(OtherSheets[State, Draft]):       # or Playing[State, Draft], without other sheets to look at
        def empty(self) -> Draft:
            return Draft()

        def fits(self, draft: Draft) -> bool:           # a draft kept before the app was closed
            return draft.box is None or draft.box in self.state.free

        def draft_of(self, events: Sequence[Any]) -> Draft:     # an earlier entry opens with what was chosen
            return Draft(box=events[0].box)

        def type_face(self, face: int) -> None:         # a tap: a new draft ...
            self.put(replace(self.now, typed=(*self.now.typed, face)))

        def fill(self) -> None:                         # ... or an entry of the seat to act
            self.enter("fill", box=self.now.box)

        def scene(self, look: Look) -> Scene: ...       # once the game is over the page itself names the winners

    class StartScreen(PlainStart):
        def note(self, players: int) -> str: ...        # only what is the game's own

A table of which only the end is entered has one more screen a game (``SHOWN.count``): `counting.CountScreen[Draft]`, whose
frame (seats as steps, running totals line by line, done, correcting, undo) is shared. A game says what one seat enters:

    class Count(CountScreen[Draft]):
        def empty(self) -> Draft: ...
        def draft_of(self, events: Sequence[Any]) -> Draft: ...         # a count that is opened again
        def carried(self, draft: Draft) -> Mapping[str, Any]: ...       # the keys of the `count` event
        def board(self, look: Look, width: float, height: float) -> ft.Control: ...    # `self.now`; taps `self.put`
        # and, where needed: choices (a palette under the chips), sheet, said, scrolls, key, repairs, fits

Where the end is a few numbers, `counting.NumberCount` needs only its fields; `views/shichimi/count.py` is the example.

A board is walked by keyboard with a `playing.Cursor`: make ``self.cursor = Cursor(self.table.redraw, self.tap_cell)``,
leave it in `entered`, let `key` return ``self.cursor.key(key, {cell: (row, column), ...})``, and draw a ring of
``look.c.focus`` round the cell that is ``self.cursor.at``. Dice are typed on `parts.dice.pad`; names are joined by
`companion.texts.base.listed`; a game's colour is ``look.on(game).accent``.
"""
