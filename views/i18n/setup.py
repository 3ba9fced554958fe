"""Words of the setup screen."""

from views.i18n import Text

NEW_TABLE = Text("新しい卓", "New table")
ORDER = Text("すわる順(時計まわり)", "Seats, clockwise")
PEOPLE = Text("{count}人", "{count:player|players}")
FIRST = Text("先番", "First")
NTH = Text("{number}番め", "No. {number}")
ADD = Text("加える", "Add")
SHUFFLE = Text("順番をきめる", "Draw the order")
OPEN = Text("卓をひらく", "Open the table")
OPEN_NOTE = Text("{name}から はじめる", "{name} begins")
SAME = Text("前と同じ", "As before")
NAME = Text("なまえ", "Name")
TOO_FEW = Text("あと{count}人 いります", "{count} more needed")
TOO_FEW_NOTE = Text("「加える」をタップ", "Tap “Add”")
TOO_MANY = Text("{count}人 多いです", "{count} too many")
TOO_MANY_NOTE = Text("席を外します", "Remove a seat")
CHECK_NAMES = Text("なまえを直します", "Check the names")
UP = Text("前の席へ", "One seat earlier")
DOWN = Text("後の席へ", "One seat later")
REMOVE = Text("席を外す", "Remove this seat")
MARK = Text("{color}のしるし", "Mark {color}")
TAKEN = Text("{name}のしるし", "{name}'s mark")
SAVED = Text("前に遊んだ人", "Played here before")
BOX = Text("つかう箱", "Box")
EDIT_SEAT = Text("{name}の席", "{name}'s seat")

PRACTICE = {
    "dimsum": Text(
        "アプリに入っている箱は 練習用です。お手元の点心カードと胃袋は、一度 写すと つぎから選べます。",
        "The box that comes with the app is for practice. Copy your printed cards and stomachs once, and they are here to choose from then on.",
    ),
    "dizzle": Text(
        "アプリに入っているシートは 練習用です。お手元のシートは、一度 写すと つぎから選べます。",
        "The sheets that come with the app are for practice. Copy your printed sheet once, and it is here to choose from then on.",
    ),
    "boze": Text(
        "アプリに入っているカード表は 練習用です。お手元のカードは、一度 写すと つぎから選べます。",
        "The card list that comes with the app is for practice. Copy your printed cards once, and they are here to choose from then on.",
    ),
}
COPY_BOX = Text("自分の箱を写す", "Copy my own")
FRIENDS_BOX = Text("友だちの箱", "A friend's box")
WAITS = Text("終わると この画面へ もどります", "This screen waits for you")
