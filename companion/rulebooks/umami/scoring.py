"""The rule book of umami: scoring."""

from companion.texts.base import Article, Chapter, Text

_SCORE = Text("もとのルール「スコアリングと勝利」", "Printed rules, “Scoring”")

CHAPTER = Chapter(
    "scoring",
    Text("得点", "Scoring"),
    (
        Article(
            "umami.scoring.favourites",
            Text("お気に入りの星", "Stars of favourites"),
            Text(
                "獲得したお気に入りの星1つにつき1点。",
                "1 point for each star on a claimed favourite.",
            ),
            _SCORE,
        ),
        Article(
            "umami.scoring.ingredients",
            Text("材料の星", "Stars of ingredients"),
            Text(
                "お気に入りがのった料理にある材料の星1つにつき1点。ほかの料理の星は数えません。",
                "1 point for each star icon in a dish that holds a favourite; other dishes do not count.",
            ),
            _SCORE,
        ),
        Article(
            "umami.scoring.tie",
            Text("同点のとき", "Ties"),
            Text(
                "同点なら、セットされた料理の花が多い人の勝ち。花も同じなら、ともに勝ちです。",
                "With equal points, more flowers in set dishes win; with equal flowers too, the win is shared.",
            ),
            _SCORE,
        ),
    ),
)
