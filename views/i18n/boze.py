"""Words of the boze table."""

from views.i18n import Text

ROUND = Text("第{number}ターン · お仕事 のこり{left}", "Round {number} · {left:shrine duty|shrine duties} left")
ROUND_SHORT = Text("第{number}ターン·お仕事あと{left}", "Round {number} · {left:duty|duties} left")
ROUND_END = Text("第{number}ターンのおわり", "End of round {number}")
DISCARDS = Text("捨て札{discards}", "{discards} discarded")
ACTION_DECK = Text("アクションの山札", "Action deck")
ACTION_DECK_LEFT = Text("のこり{deck} · 捨て札{discards}", "{deck} left · {discards} discarded")
SHRINE_DUTY = Text("巫女のお仕事", "Shrine duty")
OVER = Text("おわり", "Finished")

GOLD = Text("人魂", "Gold")
HAND = Text("手札", "Hand")
BONUS = Text("ボーナス", "Bonus")
NEXT_DUTY = Text("お仕事", "Duty")
DECK_FACT = Text("山札", "Deck")
DISCARDS_FACT = Text("捨て札", "Discards")
STRIP = Text(
    "{name}、{points}点。お仕事 {owed}、不足 {missing}",
    "{name}, {points} points. Next shrine duty {owed}, short by {missing}",
)
DUTY_NOTE = Text("仕事{owed}", "duty {owed}")
DUTY_SHORT = Text("不足{missing}", "short {missing}")
DUTY_WARN = Text(
    "このままだと お仕事で {missing} 足りません ({points}点)", "At a duty now, {missing} gold short ({points})"
)

WORKER = Text("キャラ", "Worker")
WORKERS_OF = Text("{name}のキャラ", "{name}'s workers")
READY = Text("動ける {count}人", "{count} ready")
WORKER_READY = Text("{name}、動ける", "{name}, ready")
WORKER_TAPPED = Text("{name}、行動ずみ", "{name}, tapped")
CHOOSE_WORKER = Text("キャラを タップ", "Tap a worker")
LIES = Text("行動したキャラは 横向き", "a tapped worker lies sideways")
CARD = Text("カード", "Action")
CHOOSE_CARD = Text("カードを選ぶ", "Tap an action")
FREE = Text("無料", "free")
CROWD = Text("縛り +{cost}", "Crowd cost {cost}")
CROWD_PAYS = Text("縛りは {payment}", "crowd cost: {payment}")
CARD_PAYS = Text("{name}は {payment}", "{name}: {payment}")
CROWD_NOTE = Text("場に{count}枚 → +{cost}", "{count} on the table → +{cost}")
CROWD_SHORT = Text("縛り+{cost}", "+{cost}")
CAN_PAY = Text("払える", "can pay")
SHORT_BY = Text("{count}不足", "short by {count}")
CANNOT_PAY = Text("払えない", "can't pay")
OWN = Text("固有アクション", "Own action")
OWN_HEAD = Text("固有", "Own")
OWN_NOTE = Text("行動", "action")
REST_HEAD = Text("休む", "Rest")
REST_GOLD = Text("休む 人魂+1", "Rest: 1 gold")
REST_DRAW = Text("休む 手札+1", "Rest: 1 card")
REST_GOLD_SHORT = Text("人魂+1", "+1 gold")
REST_DRAW_SHORT = Text("手札+1", "+1 card")
STANDS_FOR = Text("何として使う?", "Which action?")
EFFECT = Text("効果", "Effect")
CHOOSE_EFFECT = Text("効果を タップ", "Tap the effect")
GAIN_GOLD = Text("人魂 +{count}", "+{count} gold")
GAIN_DRAW = Text("手札 +{count}", "+{count:card|cards}")
LEAD = Text("次のターンは {name}から", "{name} starts the next round")
BESIDE = Text("ほかの効果", "Also gives …")
ONE_MORE = Text("もう1枚", "One more card")
NEW_CARD = Text("ほかのカード", "Another card")
NEW_HOME_NUMBER = Text("常連 {number}", "Home {number}")
HOME = Text("常連", "home")
HOMES = Text("常連 {count}", "Home {count}")
PICK_BONUS = Text("ボーナスカードを選ぶ", "Choose the bonus card")
SHOW_COUNT = Text("のこり{count}枚", "{count} left")
NOTHING_OPEN = Text("場に 1枚もありません", "Nothing lies open")
WEARS = Text("だれが装備する?", "Who wears it?")
NOBODY_FITS = Text("装備できるキャラがいません", "Nobody can wear it")
WEARING = Text("{name}、装備 {items}", "{name}, wearing {items}")
PRICE = Text("コスト{cost}、{points}点", "cost {cost}, {points} points")
PAY = Text("払う", "Pay")
CARDS = Text("{count}枚", "{count}")
PAID_GOLD = Text("人魂−{count}", "gold −{count}")
PAID_CARDS = Text("手札−{count}", "hand −{count}")
PAY_GOLD = Text("人魂で {count}", "{count} gold")
PAY_CARDS = Text("手札で {count}枚", "{count:card|cards}")
NOTHING_TO_PAY = Text("払うものは ありません", "Nothing to pay")
PRICE_TITLE = Text("{name}のコスト", "Cost of {name}")
PRICE_NOTE = Text("カードの効果で変わるときだけ", "Only where a card's effect changes it")
PRICE_WHY = Text("理由 (カードの名など)", "Reason (the card's name)")
PRICE_BACK = Text("書いてあるコスト", "Printed cost")
ALL_BY = {"gold": Text("すべて人魂で払う", "Pay all in gold"), "cards": Text("すべて手札で払う", "Pay all in cards")}
NOT_MIXED = Text("人魂と手札は まぜて払えません", "Gold and cards are not mixed in one payment")
ARRIVES = Text("{name}は タップした状態で入ります", "{name} arrives tapped")
ROUND_ENDS = Text("これで ターンのおわりです", "This ends the round")
FROM_TO_GOLD = Text("人魂 {before} → {after}", "Gold {before} → {after}")
FROM_TO_HAND = Text("手札 {before} → {after}", "Hand {before} → {after}")
UNCHANGED = Text("人魂も手札も そのままです", "Gold and hand stay as they are")
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
    "lead": Text("次の先番", "go first"),
    "ace": Text("どれでも", "any"),
}

MULLIGAN = Text("マリガン", "Mulligan")
MULLIGAN_NOTE = Text("最初の手番の前に 1人1回、席の順に", "Once each before the first move, in seat order")
MULLIGAN_DO = Text("{count}枚 引き直す", "Change {count:card|cards}")
CARDS_CHANGED = Text("引き直す枚数", "Cards to change")
RESHUFFLE = Text("山札を作り直した", "Deck made anew")
RESHUFFLE_SHORT = Text("作り直し", "New deck")
RECOUNT = Text("山札を数え直す", "Count the deck again")
RECOUNT_NOTE = Text("準備で入れた枚数がちがったとき", "Where the number told at the setup was wrong")
RECOUNT_LEFT = Text("いま山札にある枚数", "Cards in the deck now")
RECOUNT_DO = Text("{before}枚 → {count}枚", "{before} → {count:card|cards}")
DUTY_COMES = Text("このターンの終わりに 巫女のお仕事", "A shrine duty ends this round")
GAIN = Text("カードの効果", "A card's effect")
GAIN_NOTE = Text("「即」「永」など、ほかの効果で増えた分・減った分", "What a card gives or takes besides the action")
GAIN_WHY = Text("理由 (カードの名など)", "Reason (the card's name)")
WHY_WAITS = Text("理由を入れる", "Give the reason")
GAIN_WAITS = Text("増えた数・減った数を入れる", "Enter what it gave or took")
GAIN_DO = Text("入れる", "Enter")
POINTS = Text("点", "Points")

MARKET = Text("場にめくる", "Turn up cards")
MARKET_TITLE = Text("場のカード", "The market")
CHARACTERS = Text("キャラ", "Characters")
ITEMS = Text("アイテム", "Items")
FULL = Text("そろいました", "Complete")
MARKET_DO = Text("並べる", "Lay them out")
MARKET_WAIT = Text("カードを入れる", "Enter the cards")
MARKET_LEFT = {
    "characters": Text("キャラ あと{count}", "{count:character|characters} to go"),
    "items": Text("アイテム あと{count}", "{count:item|items} to go"),
}
MARKET_FROM = Text("山札からめくったカードは?", "Which came off the deck?")
TO_CHOOSE = {
    "training": Text("もらう人魂", "Gold"),
    "meeting": Text("場のキャラ", "To recruit"),
    "supplies": Text("場のアイテム", "To buy"),
    "show": Text("ボーナスカード", "Bonus card"),
    "magic": Text("引く枚数", "Cards drawn"),
}
CROWD_AND_PRICE = Text("縛り{cost} + コスト", "crowd cost {cost} + price")
DECK_OUT = Text("山札ぎれ", "No cards left")
FORM_NAME = Text("カードの名 (なくてもよい)", "Card name (optional)")
FORM_SLOT = Text("つける所", "Slot")
FORM_COST = Text("コスト", "Cost")
FORM_POINTS = Text("点", "Points")
FORM_ADD = Text("このカードを入れる", "Use this card")
FORM_WAITS = {
    "slot": Text("つける所を タップ", "Tap the slot"),
    "cost": Text("コストを タップ", "Tap the cost"),
    "points": Text("点を タップ", "Tap the points"),
}
FORM_VALUE = Text("{name} {value}", "{name} {value}")
FORM_BELOW = Text("0より下", "below zero")
FORM_LONG = Text("2けたの数", "a number of two digits")
FORM_SECOND = Text("もう1けた タップ", "Tap the second digit")
UNNAMED = {"recruit": Text("キャラ", "Character"), "buy": Text("アイテム", "Item"), "bonus": Text("ボーナス", "Bonus")}
CHANGE_CARD = Text("書き直す", "change")
KNOWN = Text("前に出たカード", "Named before")
FORM_TITLE = {
    "recruit": Text("どのキャラ?", "Which character?"),
    "buy": Text("どのアイテム?", "Which item?"),
    "bonus": Text("どのボーナスカード?", "Which bonus card?"),
}

DUTY_TITLE = Text("巫女のお仕事", "Shrine duty")
DUTY_NUMBER = Text("{number}回め", "Number {number}")
DUTY_STEP = Text("みんなで払う", "All pay")
DUTY_END = Text("4回で終了", "The 4th ends it")
DUTY_RULE = Text(
    "キャラ1人につき 人魂 2。足りない 1 ごとに −3点。\n持っている分は かならず払います。",
    "2 gold for each character; each gold that is missing costs 3 points. Nobody may hold gold back.",
)
DUTY_ROW = Text("{count}人 × 2 = {owed}", "{count} × 2 = {owed}")
HELD = Text("持ち {count}", "has {count}")
ALL_PAID = Text("ぜんぶ", "all paid")
MISSING = Text("足りない {count}", "short by {count}")
DUTY_DO = Text("これで払う", "Pay this")
DUTY_NEXT = Text("次は 第{number}ターン", "Then round {number}")
DUTY_LAST = Text("これで おわり", "This ends the game")
DUTY_EDIT = Text("数を直す", "Change")
DUTY_SUM = Text("あわせて 人魂 {gold} を 払います", "{gold} gold is paid in all")
DUTY_READ = Text("{name}、{owed}のうち{paid}を払う、不足{missing}", "{name} pays {paid} of {owed}, {missing} missing")

STARTS = Text("先番", "starts round")
TO_MOVE = Text("手番", "to move")
PASSED = Text("このターンは終わり", "done this round")
WAITS = Text("番を待つ", "waits")
UNPAID = Text("不足 {count} → {points}", "unpaid {count} → {points}")
DUTY_DONE = Text("{number}回め、すみ", "Number {number}, done")
DUTY_LEFT = Text("{number}回め、まだ", "Number {number}, to come")

BOX_NONE = Text("カードの一覧なし", "No card list")
BOX_NONE_NOTE = Text("出たカードのコストと点を その場で入れる", "Enter cost and points as cards come up")
BOX_FACTS = Text(
    "キャラ{characters}・アイテム{items}・アクション{actions}",
    "{characters} characters, {items} items, {actions} action cards",
)
KINDS_OF = Text("{list} {count}種", "{list}: {count}")
CARDS_OF = Text("{list} {count}枚", "{list}: {count}")
NOTHING_LISTED = Text("まだ カードが ありません", "No cards yet")
HOUSE = Text("卓のきまり", "House rules")
COUNT_DECK = Text("アクションの山札を数える", "Count the action deck")
COUNT_DECK_NOTE = Text("山札ぎれと お仕事が わかります", "The app then knows when the deck runs out")
DECK_LEAST = Text("少なくとも {count}枚いります", "At least {count} are needed")
DECK_HOW = Text(
    "数がわからないときは オフ。山札を作り直したら入れます",
    "Not sure? Switch it off and tell when the deck is made anew",
)
DECK_SIZE = Text("アクションカードの枚数", "Action cards in the deck")
WITH_MARKET = Text("場のカードを入れる", "Enter the market")
WITH_MARKET_NOTE = Text("だれが何を取れるかを 見ます", "What can be recruited and bought is checked")
CROWD_BY = Text("アクション縛り", "Crowd cost counts")
CROWD_ANYONE = Text("みんなのカード", "everybody's cards")
CROWD_OWN = Text("自分のカードだけ", "one's own only")
NO_DECK = Text("山札は数えない", "deck not counted")
DECK_OF = Text("山札{count}枚", "{count} action cards")
FIRST_LETTER = Text("初", "1")

COUNT_GAINS = Text("カードの効果の点", "Points from card effects")
COUNT_UNPAID = Text("お仕事で払えなかった人魂", "Gold never paid at shrine duties")
COUNT_HOW = {
    "characters": Text("仲間の点を 1人ずつ タップ", "Tap the points of each companion"),
    "items": Text("アイテムの点を 1枚ずつ タップ", "Tap the points of each item"),
    "bonuses": Text("ボーナスの点を 1枚ずつ タップ", "Tap the points of each bonus card"),
}
COUNTED_CARD = Text("{number}枚め、{points}点、タップで消す", "Card {number}, {points:point|points}, tap to remove")
LISTED_CARD = Text("{name}、{points}点", "{name}, {points:point|points}")
COMPANIONS_MOST = Text("仲間は {count}人までです", "At most {count} companions")
