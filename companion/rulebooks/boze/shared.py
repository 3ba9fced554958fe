"""Sources and sentences that several chapters name."""

from companion.texts.base import Text

FLOW = Text("もとのルール「ゲームの流れ」", "Printed rules, “Course of the game”")
DUTY = Text("もとのルール「巫女のお仕事」", "Printed rules, “Shrine duty”")
