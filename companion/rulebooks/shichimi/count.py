"""The rule book of shichimi: each way to play, counted at its end."""

from companion.rulebooks.counting import chapter
from companion.texts.base import Message, Text

_TOGARASHI = Message(
    Text("唐辛子は{most}枚です", "There are {most} togarashi"),
    Text(
        "ここまでに数えた唐辛子は合わせて{togarashi}枚ですが、2つの山には{most}枚しかありません。",
        "The togarashi counted so far are {togarashi}; both decks together have {most}.",
    ),
)

RACE = chapter(
    "shichimi.count",
    Text(
        "旗取りを手を入れずに遊んだら、各自の勝ち数を入れます。ひとりなら、完成した山の数です。だれかが目標の勝ち数に届いているはずです。",
        "A flag race played without the app is counted by each player's wins, a solo by its complete heaps. Somebody has "
        "reached the wins that were played for.",
    ),
    {
        "wins": Message(
            Text("{target}勝で終わりです", "The game ends at {target:win|wins}"),
            Text(
                "{seat}の入力は{wins}勝でしたが、この卓は{target}勝で終わります。",
                "{seat}'s count is {wins:win|wins}, but this table plays to {target}.",
            ),
        ),
        "target": Message(
            Text("まだだれも勝っていません", "Nobody has won yet"),
            Text(
                "この卓は{target}勝した人の勝ちですが、だれも届いていません。途中で終えたなら「ここで終える」を選びます。",
                "This table plays to {target:win|wins}, and nobody has that many. If you stopped early, choose “Stop here”.",
            ),
        ),
        "heaps": Message(
            Text("山は{most}つです", "There are {most:heap|heaps}"),
            Text(
                "この卓で作る山は{most}つです。入力は{count}つでした。",
                "This table makes {most:heap|heaps}, not {count}.",
            ),
        ),
    },
    id="race-count",
)

SLOW = chapter(
    "slow.count",
    Text(
        "ゆっくりを手を入れずに遊んだら、各自が取った唐辛子と勝利カードの枚数を入れます。ハバネロのルールで遊んだなら、のぞいた回数も。",
        "A slow game played without the app is counted by the togarashi and victory cards each player won, and with the "
        "habanero rule by the peeks too.",
    ),
    {
        "peeks": Message(
            Text("のぞけるのは{most}回です", "At most {most} peeks"),
            Text(
                "ハバネロは1人{most}枚なので、のぞけるのは{most}回までです。{seat}の入力は{peeks}回でした。",
                "A player has {most} habaneros to peek with; {seat}'s count is {peeks}.",
            ),
        ),
        "togarashi": _TOGARASHI,
    },
    id="slow-count",
)

KAI = chapter(
    "kai.count",
    Text(
        "改を手を入れずに遊んだら、各自が取った七味と一味の数、余分の唐辛子、場札のハバネロ、山札の残りを入れます。"
        "なまけもんで遊んだなら、山札がいちばん先になくなった人も。",
        "A game of kai played without the app is counted by the shichimi and ichimi each player collected, the togarashi "
        "beyond what those need, the habaneros among the open cards and the cards left in the deck; with the lazybones also "
        "whose deck ran out first.",
    ),
    {
        "deck": Message(
            Text("山札は{most}枚までです", "At most {most} in a deck"),
            Text(
                "{seat}の山札が{deck}枚と入りましたが、{most}枚より多くは残りません。",
                "{seat}'s deck was counted as {deck:card|cards}; more than {most} cannot be left.",
            ),
        ),
        "heaps": Message(
            Text("取れる山は{most}つまでです", "At most {most} heaps"),
            Text(
                "{seat}の七味と一味は合わせて{count}つと入りましたが、3つ取った人が出れば終わるので、{most}つより多くはなりません。",
                "{seat}'s shichimi and ichimi together are {count}; a game ends with three, so there cannot be more than {most}.",
            ),
        ),
        "togarashi": _TOGARASHI,
        "habanero": Message(
            Text("ハバネロは{most}枚です", "There are {most} habaneros"),
            Text(
                "ここまでに数えたハバネロは合わせて{habanero}枚ですが、全部で{most}枚しかありません。",
                "The habaneros counted so far are {habanero}; there are only {most}.",
            ),
        ),
        "first": Message(
            Text("先に切れたのは{other}です", "{other}'s deck ran out first"),
            Text(
                "山札が先になくなったのは{other}と入っています。{seat}と2人ともということはありません。",
                "{other}'s deck was counted as the first to run out; it cannot be {seat}'s as well.",
            ),
        ),
        "extra": Message(
            Text("山がないのに余分があります", "Extra togarashi without a heap"),
            Text(
                "{seat}は山を1つも取っていないのに、余分の唐辛子が{extra}枚と入りました。余分は取った山の中の唐辛子です。",
                "{seat} has collected no heap, so there is nothing that {extra:togarashi is|togarashi are} beyond.",
            ),
        ),
    },
    id="kai-count",
)
