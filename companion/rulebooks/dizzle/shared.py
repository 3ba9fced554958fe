"""Sources and sentences that several chapters name."""

from companion.texts.base import Text

SOURCE_SPIN = Text("もとのルール「ルール」", "Printed rules, “Play”")
SOURCE_LAST = Text("もとのルール「最後のプレイヤー」", "Printed rules, “The last player”")
SOURCE_MARKS = Text("もとのルール「特別なマス」", "Printed rules, “Special fields”")
