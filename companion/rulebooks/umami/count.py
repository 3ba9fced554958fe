"""The rule book of umami: dishes counted at the end."""

from companion.rulebooks.counting import chapter
from companion.texts.base import Message, Text

CHAPTER = chapter(
    "umami.count",
    Text(
        "手を入れずに遊んだら、終わったときの料理を入れます。5つまで、それぞれの材料と、のっているお気に入り。"
        "お気に入りがのるのは、ちょうど3枚でそろった料理だけです。",
        "A game played without the app is counted by its dishes: up to five, each with its ingredients and the favourite "
        "that lies on it. Only a dish of exactly three that matches holds a favourite.",
    ),
    {
        "favourite": Message(
            Text("料理{dish}は3枚ではありません", "Dish {dish} is not three cards"),
            Text(
                "{seat}の料理{dish}の材料は{count}枚です。お気に入りがのるのは、ちょうど3枚の料理だけです。",
                "{seat}'s dish {dish} holds {count:ingredient|ingredients}; a favourite lies only on a dish of exactly three.",
            ),
        ),
    },
)
