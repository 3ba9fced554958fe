"""The rule book of shichimi: heap."""

from companion.texts.base import Article, Chapter, Text

_BASIC = Text("もとのルール「ひとりで七味ならべ」", "Printed rules, “Solo”")

CHAPTER = Chapter(
    "heap",
    Text("七味と一味", "Shichimi and ichimi"),
    (
        Article(
            "shichimi.heap",
            Text("七味", "Shichimi"),
            Text(
                "唐辛子が1枚以上と、ほかの香辛料がちょうど6種、1枚ずつです。ハバネロが入ると台無しです。"
                "唐辛子は何枚でもよく、ほかの香辛料は重なってはいけません。",
                "One togarashi or more and exactly six other spices, one of each. A habanero ruins it. Togarashi may come "
                "any number of times, no other spice twice.",
            ),
            _BASIC,
        ),
        Article(
            "shichimi.heap.ichimi",
            Text("一味", "Ichimi"),
            Text(
                "唐辛子だけを7枚以上集めると一味で、七味と同じ扱いです。",
                "Seven togarashi or more and nothing else make an ichimi, which counts like a shichimi.",
            ),
            _BASIC,
        ),
        Article(
            "shichimi.heap.alike",
            Text("まぎらわしい香辛料", "Spices that look alike"),
            Text(
                "焼唐辛子は唐辛子ではありません。黒胡麻と白胡麻も別の香辛料です。",
                "Yakitogarashi is not togarashi; black and white sesame (kurogoma, shirogoma) are two spices.",
            ),
            Text("もとのルール「ＦＡＱ」", "Printed rules, FAQ"),
        ),
        Article(
            "shichimi.heap.cards",
            Text("カード", "The cards"),
            Text(
                "1デッキは唐辛子11枚、ほかの香辛料11種が2枚ずつ、ハバネロ2枚、勝利カード2枚です。",
                "A deck has 11 togarashi, two each of asanomi (hemp seed), keshi (poppy seed), chinpi (citrus peel), "
                "kurogoma (black sesame), shirogoma (white sesame), aonori (seaweed), yakitogarashi (roasted chili), "
                "natane (rapeseed), shoga (ginger), shiso and sansho (Japanese pepper), 2 habaneros and 2 victory cards.",
            ),
            Text("もとのルール「カード内訳」", "Printed rules, “The cards”"),
        ),
    ),
)
