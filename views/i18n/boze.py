"""Words of the boze table."""

from views.i18n import Text

ROUND = Text("第{number}ターン · お仕事あと{left}", "Round {number} · {left} duties")
ROUND_END = Text("第{number}ターンのおわり", "End of round {number}")
DECK = Text("山{deck}", "deck {deck}")
DECK_WIDE = Text("山札{deck}・捨て札{discards}", "{deck} in the deck, {discards} discarded")
DISCARDS = Text("捨{discards}", "{discards} discarded")
OVER = Text("おわり", "Finished")

GOLD = Text("人魂", "Gold")
HAND = Text("手札", "Hand")
BONUS = Text("ボーナス", "Bonus")
NEXT_DUTY = Text("つぎのお仕事", "Next duty")
STRIP = Text(
    "{name}、{points}点。お仕事 {owed}、不足 {missing}", "{name}, {points} points. Next duty {owed}, {missing} short"
)
DUTY_NOTE = Text("仕事{owed}", "duty {owed}")
DUTY_SHORT = Text("不足{missing}", "{missing} short")
DUTY_WARN = Text(
    "このままだと お仕事で {missing} 足りません ({points}点)", "At a duty now, {missing} gold short ({points})"
)

WORKER = Text("働く人", "Worker")
WORKERS_OF = Text("{name}のキャラ", "{name}'s workers")
READY = Text("立つ{count}人", "{count} ready")
WORKER_READY = Text("{name}、立っている", "{name}, ready")
WORKER_TAPPED = Text("{name}、行動ずみ", "{name}, tapped")
CHOOSE_WORKER = Text("働く人を タップ", "Tap a worker")
CARD = Text("カード", "Action")
CHOOSE_CARD = Text("カードを選ぶ", "Tap an action")
FREE = Text("無料", "free")
CROWD = Text("混み +{cost}", "Crowd +{cost}")
CROWD_NOTE = Text("場に{count}枚 → +{cost}", "{count} on the table → +{cost}")
CROWD_SHORT = Text("混み+{cost}", "+{cost}")
CANNOT_PAY = Text("払えない", "can't pay")
OWN = Text("固有", "Own action")
REST_GOLD = Text("休む 人魂1", "Rest: 1 gold")
REST_DRAW = Text("休む 札1", "Rest: 1 card")
REST_GOLD_SHORT = Text("人魂+1", "+1 gold")
REST_DRAW_SHORT = Text("札+1", "+1 card")
STANDS_FOR = Text("何として使う?", "Which action?")
EFFECT = Text("ききめ", "Effect")
CHOOSE_EFFECT = Text("ききめを タップ", "Tap the effect")
GAIN_GOLD = Text("人魂 +{count}", "+{count} gold")
GAIN_DRAW = Text("手札 +{count}", "+{count} cards")
LEAD = Text("次のターンは {name}から", "{name} starts the next round")
BESIDE = Text("おまけ", "Extras")
ONE_MORE = Text("もう1つ えらぶ", "One more")
NEW_CARD = Text("ほかのカード", "Another card")
FIRST_CARD = Text("カードの名を入れる", "Name the card")
NEW_HOME = Text("常連", "Home character")
HOMES_LEFT = Text("のこり{count}人", "{count} left")
HOME = Text("常連", "home")
PICK_BONUS = Text("ボーナスをえらぶ", "Choose the bonus card")
SHOW_COUNT = Text("のこり{count}枚", "{count} left")
NOTHING_OPEN = Text("場に 1枚もありません", "Nothing lies open")
WEARS = Text("だれが着ける?", "Who wears it?")
NOBODY_FITS = Text("着けられる人がいません", "Nobody can wear it")
PRICE = Text("コスト{cost}、{points}点", "cost {cost}, {points} points")
PAY = Text("はらう", "Pay")
CARDS = Text("{count}枚", "{count}")
PAID_GOLD = Text("人魂−{count}", "gold −{count}")
PAID_CARDS = Text("札−{count}", "hand −{count}")
PAY_GOLD = Text("人魂で {count}", "{count} gold")
PAY_CARDS = Text("手札で {count}枚", "{count} cards")
NOTHING_TO_PAY = Text("はらうものは ありません", "Nothing to pay")
PRICE_TITLE = Text("{name}の ねだん", "Price of {name}")
PRICE_NOTE = Text("カードの ききめで ちがうときだけ", "Only where a printed effect changes it")
PRICE_WHY = Text("わけ (カードの名など)", "Reason (the card's name)")
PRICE_BACK = Text("もとの ねだん", "Printed price")
ALL_BY = {"gold": Text("ぜんぶ人魂で", "All in gold"), "cards": Text("ぜんぶ手札で", "All in cards")}
NOT_MIXED = Text("金と札は まぜられません", "Gold and cards are not mixed")
ARRIVES = Text("{name}は ねた形で来ます", "{name} arrives tapped")
ROUND_ENDS = Text("これで ターンのおわりです", "This ends the round")
FROM_TO_GOLD = Text("人魂 {before} → {after}", "Gold {before} → {after}")
FROM_TO_HAND = Text("手札 {before} → {after}", "Hand {before} → {after}")
FROM_TO_POINTS = Text("{before} → {after}点", "{before} → {after} points")
DO = {
    "training": Text("修行する", "Train"),
    "meeting": Text("{name}を 仲間にする", "Recruit {name}"),
    "supplies": Text("{name}を 買う", "Buy {name}"),
    "show": Text("{name}を 出す", "Show {name}"),
    "magic": Text("手品をする", "Do magic"),
    "lead": Text("始動する", "Take the lead"),
    "own": Text("固有アクション", "Own action"),
    "gold": Text("休む", "Rest"),
    "draw": Text("休む", "Rest"),
}
KIND = {
    "training": Text("人魂", "gold"),
    "meeting": Text("仲間", "recruit"),
    "supplies": Text("アイテム", "item"),
    "show": Text("ボーナス", "bonus"),
    "magic": Text("手札", "draw"),
    "lead": Text("先番", "start"),
    "ace": Text("どれでも", "any"),
}

MULLIGAN = Text("引き直す", "Change cards")
MULLIGAN_NOTE = Text("最初の手番の前に 1人1回、席の順に", "Once each before the first move, in seat order")
MULLIGAN_DO = Text("{count}枚 引き直す", "Change {count} cards")
CARDS_CHANGED = Text("引き直す枚数", "Cards to change")
RESHUFFLE = Text("新しい山", "New deck")
DUTY_COMES = Text("このターンの終わりに 巫女のお仕事", "A shrine duty ends this round")
GAIN = Text("カードの ききめ", "A printed effect")
GAIN_NOTE = Text("「即」「永」など、ほかの ききめで動いた分", "What other printed effects move")
GAIN_WHY = Text("わけ (カードの名など)", "Reason (the card's name)")
GAIN_DO = Text("入れる", "Enter")
POINTS = Text("点", "Points")

MARKET = Text("場にめくる", "Turn up cards")
MARKET_TITLE = Text("場のカードは?", "Which cards lie open?")
CHARACTERS = Text("キャラ", "Characters")
ITEMS = Text("アイテム", "Items")
FULL = Text("そろいました", "Complete")
MARKET_DO = Text("ならべる", "Lay them out")
MARKET_WAIT = Text("カードは?", "Which cards?")
MARKET_FROM = Text("山からめくったのは?", "Which came off the deck?")
DECK_OUT = Text("山ぎれ", "Deck out")
FORM_NAME = Text("カードの名", "Card name")
FORM_COST = Text("コスト", "Cost")
FORM_POINTS = Text("点", "Points")
FORM_ADD = Text("この札を入れる", "Use this card")
KNOWN = Text("前に出たカード", "Named before")
FORM_TITLE = {
    "recruit": Text("どのキャラ?", "Which character?"),
    "buy": Text("どのアイテム?", "Which item?"),
    "bonus": Text("どのボーナスカード?", "Which bonus card?"),
}

DUTY_TITLE = Text("巫女のお仕事", "Shrine duty")
DUTY_NUMBER = Text("{number}回め", "Number {number}")
DUTY_STEP = Text("みんなで払う", "Everybody pays")
DUTY_END = Text("4回で終了", "The 4th ends it")
DUTY_RULE = Text(
    "1人につき 人魂 2。足りない 1 ごとに −3点。\n持っている分は かならず払います。",
    "2 gold a character; each missing gold costs 3 points. Whoever has gold pays it.",
)
DUTY_ROW = Text("{count}人 × 2 = {owed}", "{count} × 2 = {owed}")
HELD = Text("持ち {count}", "has {count}")
ALL_PAID = Text("ぜんぶ", "all paid")
MISSING = Text("足りない {count}", "{count} short")
DUTY_DO = Text("これで払う", "Pay this")
DUTY_NEXT = Text("つぎは 第{number}ターン", "Then round {number}")
DUTY_LAST = Text("これで おわり", "This ends the game")
DUTY_EDIT = Text("数を直す", "Change")
DUTY_SUM = Text("あわせて 人魂 {gold} を 払います", "{gold} gold is paid in all")
DUTY_READ = Text("{name}、{owed}のうち{paid}を払う、不足{missing}", "{name} pays {paid} of {owed}, {missing} missing")

STARTS = Text("先番", "starts round")
TO_MOVE = Text("手番", "to move")
PASSED = Text("とばします", "passed over")
WAITS = Text("つぎを待つ", "waits")
UNPAID = Text("不足 {count} → {points}", "unpaid {count} → {points}")
DUTY_DONE = Text("{number}回め、すみ", "Number {number}, done")
DUTY_LEFT = Text("{number}回め、まだ", "Number {number}, to come")

BOX_NONE = Text("箱なし", "No box")
BOX_NONE_NOTE = Text("出たカードの名と数を その場で入れる", "Enter what is printed as cards come")
BOX_FACTS = Text(
    "キャラ{characters}・アイテム{items}・札{actions}", "{characters} characters, {items} items, {actions} cards"
)
KINDS_OF = Text("{list} {count}種", "{list}: {count}")
CARDS_OF = Text("{list} {count}枚", "{list}: {count}")
NOTHING_LISTED = Text("まだ カードが ありません", "No cards yet")
HOUSE = Text("卓のきまり", "House rules")
COUNT_DECK = Text("アクションの山を数える", "Count the action deck")
COUNT_DECK_NOTE = Text("山ぎれと お仕事が わかります", "The app then knows when the deck runs out")
DECK_SIZE = Text("アクションカードの枚数", "Action cards in the deck")
WITH_MARKET = Text("場のカードを入れる", "Enter the market")
WITH_MARKET_NOTE = Text("だれが何を取れるかを 見ます", "What can be recruited and bought is checked")
CROWD_BY = Text("アクション縛り", "Crowd cost counts")
CROWD_ANYONE = Text("みんなの札", "everybody's")
CROWD_OWN = Text("自分の札", "one's own")
NO_DECK = Text("山は数えない", "deck not counted")
DECK_OF = Text("山札{count}枚", "{count} action cards")
FIRST_LETTER = Text("初", "1")
