"""The rule book of dizzle: stuck."""

from companion.texts.base import Article, Chapter, Message, Text

_SOURCE_STUCK = Text("もとのルール「ダイスを置けない」", "Printed rules, “No die fits”")

CHAPTER = Chapter(
    "stuck",
    Text("置けないとき", "When nothing fits"),
    (
        Article(
            "dizzle.must-place",
            Text("置けるなら置く", "Place if you can"),
            Text(
                "ジャンプもふくめて1つでも置けるなら、置きます。どうしても置けないときだけ、振り直すか離脱します。",
                "While any die fits, even by a jump, one must be placed. Only when none fits may you reroll or drop out.",
            ),
            _SOURCE_STUCK,
            {
                "drop-out": Message(
                    Text("まだ置けます", "A die still fits"),
                    Text(
                        "たとえば{die}のダイスを{cell}に置けます (全部で{ways}通り)。離脱は、どれも置けないときだけです。",
                        "For example a {die} fits on {cell} ({ways:way|ways} in all). Dropping out is only for when nothing fits.",
                    ),
                ),
                "reroll": Message(
                    Text("まだ置けます", "A die still fits"),
                    Text(
                        "たとえば{die}のダイスを{cell}に置けます (全部で{ways}通り)。振り直しは、どれも置けないときだけです。",
                        "For example a {die} fits on {cell} ({ways:way|ways} in all). A reroll is only for when nothing fits.",
                    ),
                ),
            },
        ),
        Article(
            "dizzle.must-place-after-reroll",
            Text("振り直したあと", "After a reroll"),
            Text(
                "振り直しは1手に1度です。置けるようになったら必ず1つ置きます。離脱も、2度めの振り直しも、ダイスを戻すこともできません。",
                "One reroll per action. If a die fits then, one must be placed: no dropping out, no second reroll, nothing given "
                "back.",
            ),
            _SOURCE_STUCK,
            {
                "drop-out": Message(
                    Text("振り直して置けるようになりました", "The reroll helped"),
                    Text(
                        "振り直しで、たとえば{die}のダイスを{cell}に置けます (全部で{ways}通り)。離脱せずに1つ置きます。",
                        "After the reroll a {die} fits on {cell} ({ways:way|ways} in all), so one is placed; no dropping out.",
                    ),
                ),
                "reroll": Message(
                    Text("振り直しは1度だけです", "One reroll only"),
                    Text(
                        "振り直しで、たとえば{die}のダイスを{cell}に置けます (全部で{ways}通り)。もう1度は振れません。",
                        "After the reroll a {die} fits on {cell} ({ways:way|ways} in all), so one is placed; no second reroll.",
                    ),
                ),
                "give-back": Message(
                    Text("振り直して置けるようになりました", "The reroll helped"),
                    Text(
                        "振り直しで、たとえば{die}のダイスを{cell}に置けます (全部で{ways}通り)。戻さずに1つ置きます。",
                        "After the reroll a {die} fits on {cell} ({ways:way|ways} in all), so one is placed; none is given back.",
                    ),
                ),
            },
        ),
        Article(
            "dizzle.give-back",
            Text("ダイスを戻す", "Giving a die back"),
            Text(
                "振り直しても置けなければ、この回に置いた自分のダイスをどれか1つ、出目を変えずに場へ戻します。"
                "1つものっていなければ、そのまま次の人の番です。",
                "If the reroll did not help, one of your dice of this spin goes back to the pool with the face it shows. With none "
                "on your sheet the turn simply passes.",
            ),
            _SOURCE_STUCK,
            {
                "": Message(
                    Text("そこにダイスはありません", "No die lies there"),
                    Text(
                        "{seat}の{cell}にダイスはありません。戻せるのは、のっているダイスだけです ({cells})。",
                        "{seat} has no die on {cell}. Only a die that lies there can go back: {cells}.",
                    ),
                )
            },
        ),
    ),
)
