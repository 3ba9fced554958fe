"""Labels of pig's screen. In the house this is ``views/i18n/pig.py``."""

from views.i18n import Text

TARGET = Text("{target}点で勝ち", "First to {target}")
PAD_TITLE = Text("ダイス2個の目は?", "What do the two dice show?")
HOLD = Text("貯める", "Hold")
HOLD_NOTE = Text("{points}点で 合計 {total}点", "{points}, {total} in all")
WAIT = Text("出た目をタップ", "Tap the faces as they lie")
WAIT_NOTE = Text("2つめで決まり", "The second one enters them")
APP_ROLL = Text("アプリで振る", "App rolls")
THIS_TURN = Text("この手番", "This turn")
BANKED = Text("{name}の貯めた点", "Put by: {name}")
COUNT_POINTS = Text("貯めた点", "Points put by")
