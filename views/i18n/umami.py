"""Words of the umami table."""

from views.i18n import Text

SUBTITLE = Text("第{number}ラウンド · 山に あと{left}枚", "Round {number} · {left} left in deck")
SUBTITLE_LAST = Text("最後のラウンド · 山に あと{left}枚", "Last round · {left} left in deck")
SUBTITLE_SECRET = Text("秘密のあと · 最後の手番", "Secrets are out · last turns")
SUBTITLE_OVER = Text("おわり", "Finished")
SUBTITLE_DEAL = Text("はじめの場", "Setting out")

FAVOURITES = Text("お気に入り", "Favourites")
FAVOURITES_NOTE = Text("タップで だれが近いか", "tap one to see who is close")
AREA = Text("場の材料", "Open ingredients")
AREA_NOTE = Text("1枚えらぶ → 料理へ", "choose 1 → then a dish")
AREA_USED = Text("もう使いました", "used this turn")
DISHES = Text("{name}の料理", "{name}'s dishes")
COUNT = Text("材料 {count} / {limit}", "{count} / {limit} ingredients")
COUNT_OVER = Text("材料 {count}", "{count} ingredients")
WHERE_TO = Text("どの料理へ?", "Which dish?")

FIRST_STEP = Text("1枚めをえらぶ", "First card")
HAND_DONE = Text("手札", "Hand")
AREA_DONE = Text("場の材料", "Area")
HAND_STEP = Text("手札から1枚", "Hand card")
AREA_STEP = Text("場から1枚", "Area card")
STEAL_DONE = Text("{value} 盗む", "{value} steals")
WHOM_STEP = Text("だれから取る?", "From whom?")
WHICH_STEP = Text("どれを取る?", "Which card?")
DISH_STEP = Text("どの料理へ?", "Which dish?")
NEW_CARD_STEP = Text("盗まれた分を取る", "Take a new card")
LAST_TURN_STEP = Text("手札を {count}枚まで", "Hand cards left: {count}")
END_STEP = Text("手番を終える", "End the turn")
REFILL_STEP = Text("新しい材料", "New ingredients")
REFILL_DONE = Text("材料", "Ingredients")
FAVOURITE_STEP = Text("新しいお気に入り", "New favourite")
SECRET_TITLE = Text("秘密のお気に入り", "Secret favourites")
SECRET_STEP = Text("{name}の1枚", "{name}'s card")
SECRETS_READY = Text("みんなの秘密を公開", "Turn up the secrets")
DEAL_TITLE = Text("場を ならべる", "Lay out the cards")
DEAL_INGREDIENTS = Text("場の材料 4枚", "Four ingredients")
DEAL_FAVOURITES = Text("お気に入り 4枚", "Four favourites")
DEAL_READY = Text("この場で はじめる", "Begin with these")

HAND_DO = Text("手札を入れる", "Enter a hand card")
HAND_DO_NOTE = Text("または 場の材料をタップ", "or tap an open ingredient")
AREA_WAIT = Text("場の材料をタップ", "Tap a card")
AREA_WAIT_NOTE = Text("4枚から 1枚", "one of the open")
PAD_WAIT = Text("カードを入れる", "Enter the card")
PAD_WAIT_NOTE = Text("数字 → アイコン", "value, then icon")
DISH_WAIT = Text("料理をタップ", "Tap a dish")
DISH_WAIT_NOTE = Text("{card}は 料理{left}に置ける", "{card} fits {left}")
DECK_DO = Text("山の1枚を入れる", "Enter a deck card")
DECK_DO_NOTE = Text("または 場の材料をタップ", "or tap an open ingredient")
VICTIM_WAIT = Text("料理をタップ", "Tap a dish")
VICTIM_WAIT_NOTE = Text("つぎに カードを1枚えらぶ", "then choose one card")
END_DO = Text("手番を終える", "End the turn")
END_NOTE = Text("場に {cards}", "New: {cards}")
END_PLAIN = Text("手札を4枚に 戻します", "Draw up to four cards")
END_LAST = Text("手札 あと{count}枚", "hand cards left: {count}")
FAVOURITE_DO = Text("このカードにする", "Take this card")
FAVOURITE_WAIT = Text("カードを写す", "Copy the card")
FAVOURITE_WAIT_NOTE = Text("絵がら · 矢印 · 星", "pattern, arrow, stars")
DISH_NUMBERS = Text("料理{dishes}", "dish {dishes}")

STEAL = Text("盗む", "Steal")
STEAL_LOCK_ICON = Text("盗みのカードを えらんでから", "Choose a steal card first")
STEAL_LOCK_NONE = Text("いまは盗めません", "No stealing now")
STEAL_LOCK_NOTE = Text(
    "手番に1回、盗みのカードを捨てて、ほかの人の セットされていない料理から盗めます",
    "Once per turn: discard a steal card, take from another player's dish that is not set",
)
OTHERS = Text("みんなの料理", "Everybody's dishes")
TABLE_VIEW = Text("卓", "Table")
NAME = Text("名前", "Name")
NAME_TITLE = Text("お気に入りの名前", "Name of the favourite")
NAME_FIELD = Text("名前 (なくても よい)", "Name (optional)")

SAID_LAST = Text("最後のラウンドです", "The last round")
SAID_LAST_NOTE = Text(
    "{name}の番の前に 秘密のお気に入りを公開",
    "Secret favourites before {name}'s turn",
)
SAID_VICTIM = Text("太いわくの料理から 1枚 取れます", "Take one card from a bold dish")
SAID_VICTIM_NOTE = Text("セット済みの料理からは 盗めません", "Nothing is stolen from a set dish")
SAID_ROBBED = Text("{name}に盗まれた分を 場か山から", "Robbed by {name}: take a new card")
SAID_ROBBED_NOTE = Text("このカードで盗むことは できません", "From the area or the deck; it cannot be used to steal")
SAID_SECRETS = Text("ふつうの手番は おわりです", "The normal turns are over")
SAID_SECRETS_NOTE = Text("配った秘密のお気に入りを 1人1枚 入れます", "Enter everybody's secret favourite")

CLAIM_TITLE = Text("獲得できます!", "Claim available!")
CLAIM_LINE = Text("{name}の料理{dish}", "{name}'s dish {dish}")
CLAIM_READ_LINE = Text("{line}で{favourite}", "{line} for {favourite}")
CLAIM_DO = Text("獲得", "Claim")
CLAIM_NUMBER = Text("{number}/{count} ▸", "{number}/{count} ▸")
CLAIM_NEXT = Text("つぎの獲得", "Next claim")
CLAIM_LET_GO = Text("いまは獲得しない", "Let it go")
CLAIM_READ = Text("獲得できます。{line} {why}", "Claim available. {line}. {why}")

CLOSE_TITLE = Text("だれが近い?", "Who is close?")
CLOSE_CLAIM = Text("獲得する", "Claim it")
HIGHER = Text("合計が大きいほうが よい", "the higher sum is better")
LOWER = Text("合計が小さいほうが よい", "the lower sum is better")
HELD_BY = Text(
    "{name}の料理{dish} (合計{total}・花{flowers})", "{name}'s dish {dish} (sum {total}, {flowers:flower|flowers})"
)
OPEN_CARD = Text("場のお気に入り", "an open favourite")
SAFE = Text("もう奪えません", "safe now")

FOURTH_TITLE = Text("4枚めです。どれを捨てますか?", "A fourth card: which one goes?")
FOURTH_NOTE = Text("料理{dish} · いま入れるカードでも かまいません", "Dish {dish} · the new one may go too")
TAKE_TITLE = Text("どのカードを取りますか?", "Which card is taken?")
TAKE_NOTE = Text("{name}の料理{dish}", "{name}'s dish {dish}")

ICON_KEY = Text("{icon}のアイコン", "{icon} icon")
GRID_NOTE = Text("明るいカードほど まだ出ていません", "Bright cards were seen least so far")
GRID_WAIT = Text("めくった1枚をタップ", "Tap the new card")
GRID_WAIT_NOTE = Text("そろうと 手番が終わります", "The last one ends the turn")
KINDS = {
    "green": Text("植物", "Plant"),
    "yellow": Text("炭水化物", "Carbs"),
    "red": Text("タンパク質", "Protein"),
}
ICONS = {
    "s": Text("盗む", "Steal"),
    "f": Text("花", "Flower"),
    "*": Text("星", "Star"),
    "-": Text("なし", "None"),
}
ERASE = Text("入れなおす", "Start this card anew")
NTH = Text("{number}番め", "No. {number}")
EMPTY = Text("空", "Empty")
UNEQUAL = Text("同じ色の2枚は ちがう数", "The pair has different values")
COPY_TITLE = Text("めくったカードを 写す", "Copy the card")
ARROW_UP = Text("大", "High")
ARROW_DOWN = Text("小", "Low")
STAR_COUNT = Text("星{count}", "{count:star|stars}")
READ_CARD = Text("{value}、{kind}、{icon}", "{value}, {kind}, {icon}")
READ_DISH = Text("料理{dish}、{cards}", "Dish {dish}, {cards}")
READ_DISH_EMPTY = Text("料理{dish}、空", "Dish {dish}, empty")
READ_OF = Text("{owner}の{dish}", "{owner}: {dish}")
READ_SET = Text(
    "料理{dish}、「{name}」でセット済み、{cards}、{arrow}", "Dish {dish}, set with {name}, {cards}, {arrow}"
)
MATCHES = Text("そろう", "Match")
READ_MATCHES = Text("{dish}、置くとお気に入りがそろいます", "{dish}, the card makes it match a favourite")
READ_CAN = Text("{dish}、置けます", "{dish}, can take the card")
READ_FAVOURITE = Text("{name}、星{stars}", "{name}, stars: {stars}")
SUM = Text("計{total}", "Σ{total}")

CHIP = Text("材料 {count} / {limit}", "{count} / {limit}")
STATUS = Text("材料 {count} / {limit}", "{count} / {limit} ingredients")
FLOWERS = Text("花 (同点のとき)", "Flowers (ties)")
DECK_OPTION = Text("お気に入りの枚数", "Favourites in play")
DECK_OPTION_NOTE = Text("{players}人のきまりは {count}枚", "{count} by the rules for {players}")
DECK_COUNT = Text("お気に入り{count}枚", "{count} favourites")
LOOK_UP = Text("お気に入り", "Table")

# --- only the score
COUNT_NOTE = Text("お気に入りののった料理だけでよい", "those with a favourite will do")
COUNT_MATCHES = Text(
    "料理{dish} · 計{total} · のっているお気に入りは?", "Dish {dish} · Σ{total} · Which favourite lies on it?"
)
COUNT_STARS = Text("お気に入りの星をタップすると つぎの料理へ", "Tap the favourite's stars: on to the next dish")
COUNT_NONE = Text("お気に入りなし", "No favourite")
COUNT_CLEAR = Text("入れなおす", "Type it anew")
