"""What every game's rule book says of a table that only counts the end."""

from collections.abc import Mapping

from companion.texts.base import Article, Chapter, Message, Text

SOURCE = Text("このアプリのきまり", "A rule of this app")

_SHARED = {
    "again": Message(
        Text("{seat}はもう数えました", "{seat} is counted already"),
        Text(
            "{seat}の分はもう入っています。数えるのは1人1回です。直すなら、記録から前の入力をひらいて直します。",
            "{seat} has been counted; each player is counted once. To mend a count, open that entry in the log.",
        ),
    ),
    "counted": Message(
        Text("点だけを数える卓です", "This table only counts the score"),
        Text(
            "この卓では、終わったときに各自の前にあるものだけを入れます。途中の手は入れられません。",
            "At this table only what lies there at the end is entered, one count a player; a move has no place here.",
        ),
    ),
    "begun": Message(
        Text("手を入れはじめた卓です", "This game was entered move by move"),
        Text(
            "この卓は一手ずつ入れてきたので、点は記録から出ます。最後だけ数えるなら、新しい卓で数えます。",
            "This table was entered move by move, so its score follows from that. To count the end alone, use a new table.",
        ),
    ),
}


def chapter(rule: str, body: Text, ways: Mapping[str, Message], *before: Article, id: str = "count") -> Chapter:
    """The chapter on counting. rule: the page's last; ways: what else the referee says; before: rules that come first."""
    title = Text("点だけ数える", "Only the score")
    return Chapter(id, title, (*before, Article(rule, title, body, SOURCE, {**_SHARED, **ways})))
