"""The rules page of umami, in our own words."""

from companion.texts.base import Chapter, Entry, Text

_SETUP = Text("もとのルール「セットアップ」", "Printed rules, “Setup”")
_PLAY = Text("もとのルール「プレイ」", "Printed rules, “Play”")
_CLAIM = Text("もとのルール「お気に入りの獲得」", "Printed rules, “Claiming favourites”")
_STEAL = Text("もとのルール「盗み」", "Printed rules, “Stealing”")
_SECRET = Text("もとのルール「秘密のお気に入りフェーズ」", "Printed rules, “The secret favourites”")
_SCORE = Text("もとのルール「スコアリングと勝利」", "Printed rules, “Scoring”")
_APP = Text("このアプリのきまり", "A rule of this app")

CHAPTERS = (
    Chapter(
        "turn",
        Text("手番", "A turn"),
        (
            Entry(
                "umami.turn",
                Text("手番の順", "Order of turns"),
                Text(
                    "材料4枚とお気に入り4枚を場に並べ、スタートプレイヤーから順に手番をします。"
                    "お気に入りの獲得だけは、だれでもいつでもできます。",
                    "Four ingredients and four favourites lie open; turns go round from the start player. "
                    "Claiming a favourite is open to everybody at any moment.",
                ),
                _SETUP,
            ),
            Entry(
                "umami.two-actions",
                Text("手札1枚と場の1枚", "One from hand, one from the area"),
                Text(
                    "手番では、手札から1枚、場の材料から1枚を使います。順番は自由です。盗みに使った札も、その1枚に数えます。",
                    "A turn uses one hand card and one card of the open area, in either order. A card discarded to steal "
                    "counts as that card.",
                ),
                _PLAY,
            ),
            Entry(
                "umami.dish",
                Text("料理", "Dishes"),
                Text(
                    "材料は自分の料理に入れます。料理は5つまで、中の順番は関係ありません。お気に入りののった料理には足せません。",
                    "Ingredients go to your own dishes, at most five; their order does not matter. Nothing is added to a dish "
                    "that holds a favourite.",
                ),
                _PLAY,
            ),
            Entry(
                "umami.fourth",
                Text("4枚め", "The fourth card"),
                Text(
                    "料理は3枚までです。4枚めを入れたら、4枚のうちどれか1枚をすぐ捨てます。いま入れた札でもかまいません。",
                    "A dish holds three. When a fourth comes, one of the four is discarded at once, even the new one.",
                ),
                _PLAY,
            ),
            Entry(
                "umami.card",
                Text("ある札だけ", "Only what is there"),
                Text(
                    "使えるのは、いま場や料理にある札だけです。空いた所からは取れません。",
                    "Only cards that lie there can be used; an empty slot gives nothing.",
                ),
                _APP,
            ),
            Entry(
                "umami.refill",
                Text("補充", "Filling up"),
                Text(
                    "手番の終わりに、場の材料とお気に入りを4枚ずつに戻します。材料の山がなくなったら捨て札を切って作りなおします。"
                    "お気に入りの山はなくなったら終わりです。手札も4枚に戻します。",
                    "At the end of a turn the open ingredients and favourites are filled up to four each. The ingredients deck "
                    "is made anew from the discards, the favourites deck is not. The hand is filled up to four.",
                ),
                _PLAY,
            ),
        ),
    ),
    Chapter(
        "claims",
        Text("お気に入り", "Favourites"),
        (
            Entry(
                "umami.match",
                Text("そろえる", "Matching"),
                Text(
                    "ちょうど3枚の料理が、ほしがられた3色、または +1 (続き番号)、+2 (2つおき) になれば獲得できます。"
                    "≠ がついた同じ色の2枚は、ちがう数でなければなりません。1皿に1枚です。",
                    "A dish of exactly three matches by its colours, or by its values: +1 is three in a row, +2 each two "
                    "apart. With ≠ the two of one colour have different values. One favourite a dish.",
                ),
                _CLAIM,
            ),
            Entry(
                "umami.better",
                Text("もっとおいしい料理", "A tastier dish"),
                Text(
                    "セットされた料理からも奪えます。矢印が↑なら合計が大きい、↓なら小さい料理が勝ちます。合計が同じなら花が多いほう。"
                    "花も同じなら奪えません。奪われた料理は材料をのこして、セットが解けます。自分の料理からでもできます。",
                    "A favourite can be taken from a set dish, even an own one: with ↑ by a higher sum, with ↓ by a lower one; "
                    "with equal sums by more flowers. Equal flowers take nothing. The dish that loses it keeps its cards.",
                ),
                _CLAIM,
            ),
        ),
    ),
    Chapter(
        "stealing",
        Text("盗み", "Stealing"),
        (
            Entry(
                "umami.steal-icon",
                Text("盗みの札", "A steal card"),
                Text(
                    "手札か場の盗みの札を、料理に入れるかわりに捨てて、ほかの人の料理から1枚取ります。取った札は自分の料理に入れます。",
                    "Discard a steal card of the hand or the area instead of playing it, take one card of another's dish and "
                    "put it into an own dish.",
                ),
                _STEAL,
            ),
            Entry(
                "umami.steal-once",
                Text("手番に1回", "Once a turn"),
                Text("盗めるのは手番に1回だけです。", "A player steals at most once a turn."),
                _STEAL,
            ),
            Entry(
                "umami.steal-unset",
                Text("セット済みは盗めない", "Not from set dishes"),
                Text(
                    "お気に入りののった料理からは盗めません。",
                    "Nothing is stolen from a dish that holds a favourite.",
                ),
                _STEAL,
            ),
            Entry(
                "umami.compensate",
                Text("盗まれた人の新しい材料", "The robbed player's new card"),
                Text(
                    "盗まれた人は、場の材料か山のいちばん上から1枚、セットされていない自分の料理に入れます。"
                    "それまで、獲得のほかは何もできません。",
                    "The robbed player takes a card of the area or the top of the deck into an own dish that is not set. Until "
                    "then only claims may happen.",
                ),
                _STEAL,
            ),
        ),
    ),
    Chapter(
        "secret",
        Text("おわりと秘密のお気に入り", "The end and the secret favourites"),
        (
            Entry(
                "umami.secrets",
                Text("最後のラウンド", "The last round"),
                Text(
                    "場のお気に入りが山ごとなくなるか、だれかの料理の材料が12枚 (5人なら10枚) になったら、そのラウンドで終わりに向かいます。"
                    "次にスタートプレイヤーの番が来る所で、全員の秘密のお気に入りを公開します。",
                    "When the open favourites and their deck are gone, or somebody has 12 ingredients in dishes (10 with five "
                    "players), the round is played out. When the start player's next turn would come, everybody's secret "
                    "favourite is turned up.",
                ),
                _SECRET,
            ),
            Entry(
                "umami.final",
                Text("最後の手番", "The last turn"),
                Text(
                    "それまでに獲得したお気に入りは、もう奪われません。場の材料は捨て、盗みもありません。"
                    "公開のあとに獲得したものは、ゲームが終わるまで奪えます。",
                    "Favourites claimed before are safe. The open ingredients are discarded, and nobody steals. What is "
                    "claimed after this can be taken by a better dish until the game ends.",
                ),
                _SECRET,
            ),
            Entry(
                "umami.hand",
                Text("手札は4枚まで", "Four hand cards"),
                Text(
                    "最後の手番では、手札を好きなだけ (0から4枚) 出せます。",
                    "In the last turn a player plays as many hand cards as wanted, 0 to 4.",
                ),
                _SECRET,
            ),
        ),
    ),
    Chapter(
        "scoring",
        Text("得点", "Scoring"),
        (
            Entry(
                "umami.scoring.favourites",
                Text("お気に入りの星", "Stars of favourites"),
                Text(
                    "獲得したお気に入りの星1つにつき1点。",
                    "1 point for each star on a claimed favourite.",
                ),
                _SCORE,
            ),
            Entry(
                "umami.scoring.ingredients",
                Text("材料の星", "Stars of ingredients"),
                Text(
                    "お気に入りののった料理にある材料の星1つにつき1点。ほかの料理の星は数えません。",
                    "1 point for each star icon in a dish that holds a favourite; other dishes do not count.",
                ),
                _SCORE,
            ),
            Entry(
                "umami.scoring.tie",
                Text("同点のとき", "Ties"),
                Text(
                    "同点なら、セットされた料理の花が多い人の勝ち。花も同じなら、ともに勝ちです。",
                    "With equal points more flowers in set dishes win; with equal flowers the win is shared.",
                ),
                _SCORE,
            ),
        ),
    ),
)
