"""The rule book of boze: cards counted at the end."""

from companion.rulebooks.counting import chapter
from companion.texts.base import Message, Text

CHAPTER = chapter(
    "boze.count",
    Text(
        "手を入れずに遊んだら、終わったときに前にあるカードを入れます。仲間、アイテム、出したボーナスカード、効果でもらった点、"
        "それに巫女のお仕事で払えなかった人魂の数 (1つ−3点)。",
        "A game played without the app is counted by what lies before each player: companions, items, bonus cards shown, "
        "points by printed effects, and the gold never paid at the shrine duties (−3 each).",
    ),
    {
        "character": Message(
            Text("箱にない仲間です", "Not a character of this box"),
            Text("{card}というキャラはこの箱にいません。", "This box has no character {card}."),
        ),
        "item": Message(
            Text("箱にないアイテムです", "Not an item of this box"),
            Text("{card}というアイテムはこの箱にありません。", "This box has no item {card}."),
        ),
        "bonus": Message(
            Text("箱にないボーナスカードです", "Not a bonus card of this box"),
            Text("{card}というボーナスカードはこの箱にありません。", "This box has no bonus card {card}."),
        ),
        "twice": Message(
            Text("{card}は1枚だけです", "There is one {card}"),
            Text(
                "{seat}の{card}が2回入っています。箱にあるのは1枚です。",
                "{seat}'s {card} is entered twice; the box has one.",
            ),
        ),
        "taken": Message(
            Text("{card}は{other}にあります", "{other} has {card}"),
            Text(
                "{card}は{other}の分に入っています。箱には1枚しかないので、{seat}にはありえません。",
                "{card} was counted for {other}. The box has one, so {seat} cannot have it too.",
            ),
        ),
        "characters": Message(
            Text("仲間は{most}人までです", "At most {most} companions"),
            Text(
                "最初のキャラのほかに、仲間は{most}人までです。{seat}の入力は{count}人でした。",
                "Besides the first character a player has at most {most} companions; {seat}'s count has {count}.",
            ),
        ),
    },
)
