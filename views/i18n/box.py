"""Words of the box: the list of packs, their editors, sharing and receiving them."""

from views.i18n import Text

BOX = Text("箱", "Boxes")
BOX_NOTE = Text("カードやシートの中身", "What the cards and sheets say")
APPS = Text("アプリの", "App's")
OWN = Text("自分の", "Own")
DRAFT = Text("とちゅう", "Unfinished")
CHANGED = Text("直しかけ", "Being changed")
CHOOSE = Text("えらべる", "A choice")
NO_CARDS = Text("カードの表なし", "No card list")
NO_CARDS_NOTE = Text("値段と点は 卓で", "Costs and points at the table")
NO_CARDS_MORE = Text(
    "ボゼ祭りは 箱がなくても あそべます。卓をひらくときに「箱なし」をえらぶと、カードの値段と点は そのつど入れます。",
    "Boze festival can be played without a box: choose “none” when you open a table, and enter what each card says as you go.",
)
NEEDS_NONE = Text("{game}は\n箱いらず", "{game} needs none")
NEW = Text("新しい箱を作る", "Make a new box")
NEW_NOTE = Text("点心 · ディズル · ボゼ", "Dim sum · Dizzle · Boze")
NEW_WHICH = Text("どの遊びの箱?", "A box for which game?")
NEW_TITLE = {
    "dimsum": Text("うちの点心", "Our dim sum"),
    "dizzle": Text("うちのシート", "Our sheet"),
    "boze": Text("うちのカード表", "Our card list"),
}
RECEIVE = Text("うけとる", "Receive")
SEARCH = Text("箱をさがす", "Search the boxes")
NOTHING_FOUND = Text("見つかりません", "Nothing found")

EDIT = Text("直す", "Edit")
GO_ON = Text("つづきを入れる", "Go on entering it")
DUPLICATE = Text("複製して自分の箱にする", "Copy it as your own")
RENAME = Text("名前をかえる", "Rename")
SHARE = Text("QRコードでわたす", "Share as a QR code")
EXPORT = Text("ファイルに書き出す", "Save as a file")
DELETE = Text("消す", "Delete")
FORGET = Text("直しかけを やめる", "Drop the changes")
DELETE_ASK = Text("「{name}」を消しますか?", "Delete “{name}”?")
DELETE_NOTE = Text("この箱で はじめた卓は そのままです。", "Tables that began with it stay as they are.")
DELETE_DO = Text("消す", "Delete it")
DELETE_KEEP = Text("のこす", "Keep it")
DELETED = Text("「{name}」を消しました", "“{name}” was deleted")
IN_USE = Text("いま使っている卓があるので 消せません", "A running table uses it, so it cannot be deleted")
IN_USE_NOTE = Text("{tables} が終わると消せます。", "It can be deleted once this is over: {tables}.")
COPY_OF = Text("{name}の写し", "Copy of {name}")
COPIED = Text("「{name}」を作りました", "Made “{name}”")
NAME = Text("箱の名前", "Name of the box")
EXPORTED = Text("書き出しました", "Saved")
FAILED = Text("うまくいきませんでした", "That did not work")
STARTED_STAY = Text("はじめた卓は前のまま", "Running tables keep theirs")

SAVE = Text("保存する", "Save")
SAVED_ALREADY = Text("保存ずみ", "Saved")
ALL_RIGHT = Text("ぜんぶ そろいました", "Everything is there")
GO_THERE = Text("見る", "Go there")
GONE = Text("この箱は もうありません", "This box is gone")

DIMSUM_TITLE = Text("点心の箱を写す", "Enter the dim sum box")
DIZZLE_TITLE = Text("シートを写す", "Enter the sheet")
BOZE_TITLE = Text("カード表を写す", "Enter the card lists")

CARD_TITLE = Text("カードを写す", "Enter a card")
ADD_CARD = Text("{kind}のカードを加える", "Add a card: {kind}")
SUM = Text("{kind} {count} / 7枚", "{kind}: {count} of 7")
SUM_GOOD = Text("{kind} 7枚 そろいました", "{kind}: all 7")
COUNT = Text("枚数", "Copies")
COUNT_OF = Text("{name}の枚数", "Copies of {name}")
CARD_OPEN = Text("{name}を直す", "Edit {name}")
CARD_NEW = Text("新しいカード", "New card")
CARD_NAME = Text("カードの名前", "Name of the card")
CARD_NAME_HINT = Text("空なら「{name}」", "“{name}” if left empty")
KIND = Text("種類", "Kind")
BRUSH = Text("筆", "Brush")
BRUSH_CARD = Text("色をえらんで マスをタップ", "Choose a colour, then tap squares")
SQUARE_AT = Text("{row}行{col}列", "row {row} column {col}")
SQUARE_EMPTY = Text("{at}、空き", "{at}, empty")
SQUARE_CUBE = Text("{at}、{color}", "{at}, {color}")
CARD_DONE = Text("このカードでよい", "This card is right")
CARD_WAIT = Text("マスをタップ", "Tap a square")
CARD_WAIT_NOTE = Text("キューブを 1〜6個", "One to six cubes")
CARD_DELETE = Text("このカードを消す", "Delete this card")
APART = Text("キューブが はなれています", "The cubes are not connected")
APART_NOTE = Text("辺でつなげます", "Join them edge to edge")

FACES = Text("胃袋の面", "Stomach faces")
ADD_FACE = Text("面を加える", "Add a face")
FACE_TITLE = Text("胃袋の面を写す", "Enter a stomach face")
FACE_NEW = Text("新しい面", "New face")
FACE_NAME = Text("面の名前", "Name of the face")
FACE_FACTS = Text("ボーナス {bonus} · ボトルネック {count}", "Bonus {bonus} · bottlenecks: {count}")
FACE_LEFT = Text("あと{count}マス", "{count:cell|cells} to go")
FACE_NEXT = Text("つぎは {number}番のマス", "Next: cell {number}")
FACE_NEXT_NOTE = Text("小さい番号から 順にタップ", "Tap them in order, the smallest first")
FACE_INSERT = Text("{number}番に 入れるマス", "Which square is the new {number}?")
FACE_INSERT_NOTE = Text("あとの番号は 1つずつ ふえます", "Those after it move up by one")
FACE_FULL = Text("14マス そろいました", "All 14 cells are there")
FACE_FULL_NOTE = Text("ボトルネックと ボーナスを たしかめます", "Check the bottlenecks and the bonus")
FACE_CHOSEN = Text("{number}番を えらんでいます", "Cell {number} is chosen")
FACE_CHOSEN_NOTE = Text("もう1度タップで やめる", "Tap it again to let go")
FACE_NARROW = Text("色のちがうマスをタップ", "Tap the coloured cell")
FACE_NARROW_NOTE = Text("つぎに ふさぐマスをタップ", "Then the cell that it blocks")
FACE_BLOCKS = Text("{number}番が ふさぐマスは?", "Which cell does {number} block?")
FACE_BLOCKS_NOTE = Text("うまると 使えなくなるマスをタップ", "Tap the cell that cannot be used any more")
FACE_MOVE = Text("うごかすマスをタップ", "Tap the cell to move")
FACE_MOVE_NOTE = Text("つぎに 行き先。矢印で ぜんたいを", "Then where to. The arrows move all")
FACE_MOVE_TO = Text("{number}番の 行き先をタップ", "Where does {number} go?")
FACE_MODE = {
    "number": Text("番号", "Numbers"),
    "narrow": Text("ボトルネック", "Bottleneck"),
    "move": Text("ずらす", "Move"),
}
FACE_INSERT_DO = Text("前に入れる", "Insert before")
FACE_REMOVE_DO = Text("消す", "Remove")
FACE_EARLIER = Text("番号をへらす", "One number down")
FACE_LATER = Text("番号をふやす", "One number up")
FACE_PAIR_READ = Text("{cell}番がうまると {blocks}番をふさぐ", "Once {cell} is filled it blocks {blocks}")
FACE_PAIR_WHEN = Text("が うまると", "filled: it blocks")
FACE_PAIR_BLOCKS = Text("を ふさぐ", "for good")
FACE_PAIR_DELETE = Text("このボトルネックを消す", "Delete this bottleneck")
FACE_BONUS = Text("面のボーナス", "Bonus of the face")
FACE_WAIT = Text("あと {count}マス", "{count:cell|cells} to go")
FACE_WAIT_NOTE = Text("14マスで できあがり", "14 make a face")
FACE_DONE = Text("この面でよい", "This face is right")
FACE_DELETE = Text("この面を消す", "Delete this face")
FACE_UP = Text("上へ", "Up")
FACE_DOWN = Text("下へ", "Down")
FACE_LEFTWARD = Text("左へ", "Left")
FACE_RIGHTWARD = Text("右へ", "Right")
CELL_FREE = Text("{at}、空き", "{at}, free")
CELL_NUMBER = Text("{number}番", "Cell {number}")

COLORS = Text("色", "Colours")
COLOR_OPEN = Text("{name}を直す", "Edit {name}")
COLOR_NAME = Text("色の名前", "Name of the colour")
COLOR_SHADE = Text("色あい {number}", "Shade {number}")
RULES = Text("箱のきまり", "What the box says")
TURNING = Text("カードのむき", "Turning cards")
TURNING_WAYS = {
    "fixed": Text("そのまま", "As printed"),
    "rotate": Text("回す", "Turn"),
    "rotate-flip": Text("裏返しも", "Turn over too"),
}
GAUGE = Text("消化不良の段", "Indigestion gauge")
GAUGE_STEP = Text("{number}段めの点", "Points of step {number}")
GAUGE_ADD = Text("段を加える", "Add a step")
GAUGE_REMOVE = Text("段をへらす", "Remove a step")
CHIP = Text("チップの点", "Points of the chip")
MISSING = Text("まだ足りないもの", "Still missing")
REPAIR = Text("直す", "Fix it")
MORE_COMPLAINTS = Text("ほかに {count}つ", "{count} more")
CLOSE = Text("これでよい", "Done")

SQUARE_LEFT = Text("{at}、まだ", "{at}, not painted yet")
SQUARE_CROSS = Text("印刷の×", "printed cross")
SQUARE_PLANET = Text("惑星", "planet")
SQUARE_OBSTACLE = Text("障害物", "obstacle")
BRUSHES = {
    "X": Text("×", "Cross"),
    "P": Text("惑星", "Planet"),
    "#": Text("障害物", "Block"),
    ".": Text("なし", "None"),
    "arrow": Text("矢印", "Arrow"),
    "frame": Text("四角", "Square"),
}
BRUSH_HINT = {
    "paint": Text("えらんで マスをなぞる", "Choose, then draw over fields"),
    "arrow": Text("行か列を なぞる", "Draw along a row or column"),
    "frame": Text("左上のマスをタップ", "Tap the upper left field"),
    "mark": Text("数字のマスをタップ", "Tap a numbered field"),
    "photo": Text("写真を うごかす", "Drag the photo"),
}
MARK_BRUSHES = {
    "jewel": Text("宝石", "Jewel"),
    "bomb": Text("爆弾", "Bomb"),
    "puzzle": Text("パズル", "Puzzle"),
    "key": Text("鍵", "Key"),
    "lock": Text("錠前", "Lock"),
    "rocket": Text("ロケット", "Rocket"),
    "planet": Text("数字つきの惑星", "Numbered planet"),
    "flag": Text("旗", "Flag"),
    "poop": Text("うんこ", "Poop"),
}
DIGIT = Text("{pip} の筆、{count}マス", "Brush {pip}, {count:field|fields}")
MARKS_HEAD = Text("しるし", "Marks")
MARKS_NOTE = Text("数字のマスに 1つだけ", "One per numbered field")
MARK_TILE = Text("{name}、{count}つ", "{name}, {count}")
JEWEL_POINTS = Text("宝石の点", "Points of the jewel")
ARROW_POINTS = Text("矢印の点", "Points of the arrow")
FRAME_POINTS = Text("四角の点", "Points of the square")
ARROW_ROW = Text("矢印 {at} · {count}マス", "Arrow {at} · {count:field|fields}")
FRAME_ROW = Text("四角 {at}", "Square {at}")
AREA_DELETE = Text("消す", "Delete")
VALUES = Text("シートの値", "Values of the sheet")
LEVEL = Text("レベル", "Level")
ROWS = Text("行(たて)", "Rows")
COLS = Text("列(よこ)", "Columns")
PUZZLE_POINTS = Text("パズル {color} · {count}つ", "Puzzle {color} · {count}")
FLAGS = Text("旗の点(先着から)", "Flag values, first come first")
FLAG_VALUE = Text("旗 {number}番めの点", "Flag value {number}")
FLAG_ADD = Text("旗の点を加える", "Add a flag value")
FLAG_REMOVE = Text("旗の点をへらす", "Remove a flag value")
BOMB_POINTS = Text("爆発の点", "Points of an explosion")
POOP_POINTS = Text("うんこの点", "Points of the poop")
NO_POINTS = Text("まだ", "none yet")
PIPS_LINE = Text("数字 {fields}マス({counts})", "{fields:numbered field|numbered fields} ({counts})")
PIPS_EVEN = Text("どの目も {count}マスずつ", "Each number on {count:field|fields}")
PUZZLE_LINE = Text(
    "パズル {color} {count}つ = {points}点", "Puzzle {color}: {count:piece|pieces} = {points:point|points}"
)
TRY = Text("ためす", "Try")
TRY_TITLE = Text("卓では こう見えます", "This is how the table shows it")
PHOTO = Text("写真を下じきに", "A photo under the grid")
PHOTO_NOTE = Text("この端末の中だけ。箱には入りません", "On this device only, not part of the box")
PHOTO_TAKE = Text("写真をえらぶ", "Choose a photo")
PHOTO_MOVE = Text("うごかす", "Move it")
PHOTO_REMOVE = Text("外す", "Remove it")
PHOTO_LARGER = Text("大きく", "Larger")
PHOTO_SMALLER = Text("小さく", "Smaller")
PHOTO_BAD = Text("この写真は 読めませんでした", "This picture cannot be read")
REPAIRS = {
    "undecided": Text("のこりは なし", "The rest: none"),
    "lock-without-key": Text("鍵を{color}に", "Make a key {color}"),
    "puzzle-without-points": Text("5点に", "Make it 5"),
    "flag-without-values": Text("8・4・2に", "8, 4, 2"),
    "values-without-flag": Text("点を消す", "Drop them"),
    "flags-fall": Text("ならべる", "Sort them"),
    "no-field-there": Text("消す", "Remove it"),
}

ADD_ROW = Text("1枚 加える", "Add a card")
NO_ROWS = Text("まだ カードが ありません", "No cards yet")
ROW_NAME = Text("カードの名前", "Name of the card")
ROW_DELETE = Text("消す", "Delete")
ROW_NEXT = Text("つぎの行", "Next row")
PASTE = Text("表を貼り付ける", "Paste a table")
PASTE_NOTE = Text(
    "表計算の行を コピーして 貼り付けます。区切りは タブかカンマ。1行めが列の名前なら その順に読みます。",
    "Copy rows out of a spreadsheet, separated by tabs or commas. A first row of column names says their order.",
)
PASTE_ORDER = Text("列の順: {columns}", "Columns: {columns}")
PASTE_CHOICES = Text("{column}: {choices}", "{column}: {choices}")
PASTE_FIELD = Text("ここに貼り付ける", "Paste here")
PASTE_ADD = Text("うしろに加える", "Add them")
PASTE_REPLACE = Text("入れかえる", "Replace all")
PASTE_WAIT = Text("ここに貼り付ける", "Paste into the field")
PASTE_WAIT_NOTE = Text("入る行を さきに見せます", "The rows are shown first")
PASTE_WRONG = Text("{count}か所 直します", "{count} to put right")
PASTE_DO = Text("{count}行を 入れる", "Take {count:row|rows}")
PASTE_FROM = Text("{name} から", "From {name} on")
MORE_ROWS = Text("ほかに {count}行", "{count:more row|more rows}")

MAKING = Text("コードを作っています…", "Making the codes…")
SHARE_HOW = Text(
    "あいての「箱」→「うけとる」で 読みます。\n順番は どれからでも。",
    "Read it on the other device with Boxes → Receive, in any order.",
)
RECEIVE_TITLE = Text("箱をうけとる", "Receive a box")
RECEIVE_NOTE = Text("QRコード · 文字 · ファイル", "QR code, text or file")
KEEP = Text("この箱を入れる", "Keep this box")
REPLACE = Text("いまのと 入れかえる", "Replace mine")
KEEP_BOTH = Text("両方のこす", "Keep both")
SAME = Text("もう あります", "You have it already")
ARRIVALS = {
    "new": Text("中身を たしかめました。入れると 卓で使えます。", "It was checked. Once kept it can be played with."),
    "same": Text("まったく同じ箱が もうあります。", "Exactly this box is here already."),
    "changed": Text(
        "同じ箱の ちがう版が あります。入れかえても、はじめた卓は そのままです。",
        "You have another version of this box. Tables already begun stay as they are.",
    ),
    "shipped": Text(
        "アプリの箱と同じ番号なので、別の箱として入れます。",
        "It bears the id of one of the app's boxes, so it is kept as a new one.",
    ),
}

ROW_COPY = Text("複製", "Copy")
NOTHING_YET = Text("まだ 1枚も入っていません", "There is no card in it yet")
FORGOTTEN = Text("{name} の直しかけを やめました", "The unsaved changes of {name} were dropped")
OVERTAKEN = Text("ほかの画面で この箱が変わりました", "Another window changed this box")
OVERTAKEN_NOTE = Text(
    "この画面で いま入れたものは、まだ書きこんでいません。どちらの箱で つづけますか。",
    "What you just entered here is not written yet. Which box do you want to go on with?",
)
TAKE_THEIRS = Text("ほかの画面の箱で つづける", "Go on with the other window's box")
KEEP_MINE = Text("この画面の箱で 上書きする", "Overwrite it with this window's box")
