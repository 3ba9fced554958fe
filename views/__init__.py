"""The screens (Flet). They hold no rule and no arithmetic: they turn taps into events and show what the referee says.

How it is built: `app` has the routes and makes a `window.Window` for each open page; the window shows a `window.Screen`.
A screen keeps its state in attributes and calls `redraw`; `build(look)` describes it anew each time, and Flet sends what
changed. Whatever repeats (cells, cards, panels) is a `parts.base.part`, drawn anew only when an argument changed: that
is what keeps a tap under 100 ms on the largest board. Hand a part plain values, frozen models and bound methods.

A game's screen is a package `views/<game>/` that exports

* `TableScreen` (`scene.GameScreen`): keeps a draft, makes a `scene.Scene` out of it and the table's position;
* `StartScreen` (`scene.StartScreen`): the game's own choices before the table opens;
* and may export `LINE_ICONS` (an icon by scoring line), `score_rows(look, position)` (rows of the result that are no
  scoring lines), `EXTRA_LINES` (the rule that such a row opens) and `RULE_PICTURES` (drawings on the rules page).

Its words stand in `views/i18n/<game>.py`. Noren, chips, tray, verdict line and sheet, log, correction, result and
sharing are shared: `screens.table.TablePage` is what a game's screen talks to (`state`, `seats`, `enter`, `changed_draft`,
`say`, …), `screens.layout` puts the scene's things where phone, tablet and desktop want them. `views/dimsum` is the
example to read. A game without such a package is not offered on the home screen.
"""
