"""The rule book of dizzle: a sheet counted at the end."""

from companion.rulebooks.counting import chapter
from companion.texts.base import Message, Text

CHAPTER = chapter(
    "dizzle.count",
    Text(
        "手を入れずに遊んだら、終わったときのシートを入れます。×のマス (印刷の×は入れなくてもよい)、爆発したマス、○でかこんだ旗の点。"
        "錠前に×があるなら、同じ色の鍵にも×があるはずです。",
        "A game played without the app is counted by its sheets: the fields crossed (printed crosses may be left out), the "
        "bombs that exploded, and the flag values ringed. A crossed lock needs a cross on a key of its colour.",
    ),
    {
        "field": Message(
            Text("そこにマスはありません", "No field there"),
            Text(
                "{seat}の{cell}は、このシートのマスではありません。×がつくのは数字のマスと惑星だけです。",
                "{seat}'s {cell} is no field of this sheet; crosses go on numbered fields and planets only.",
            ),
        ),
        "no-bomb": Message(
            Text("そこに爆弾はありません", "No bomb there"),
            Text(
                "{seat}の{cell}に爆弾はありません。爆発するのは爆弾のマスだけです。",
                "There is no bomb on {seat}'s {cell}; only bombs explode.",
            ),
        ),
        "crossed-bomb": Message(
            Text("×をつけた爆弾です", "That bomb is crossed"),
            Text(
                "{seat}の{cell}の爆弾には×があります。×をつけた爆弾は爆発しません。どちらか一方です。",
                "{seat}'s bomb on {cell} is crossed, and a crossed bomb does not explode: it is one or the other.",
            ),
        ),
        "no-flag": Message(
            Text("旗のないシートです", "A sheet without flags"),
            Text(
                "このシートに旗はないので、旗の点もありません。", "This sheet has no flag, so no value can be ringed."
            ),
        ),
        "flag": Message(
            Text("その旗の点はありません", "No such flag value"),
            Text(
                "旗の点に{value}はありません。このシートの旗は {values} です。",
                "The flag row has no {value}. Its values are: {values}.",
            ),
        ),
        "flag-twice": Message(
            Text("旗の{value}が2回あります", "Flag {value} twice"),
            Text(
                "{seat}の旗の{value}が2回入っています。1つの点をかこめるのは1回です。",
                "{seat}'s flag value {value} is entered twice; it is ringed once.",
            ),
        ),
        "flag-taken": Message(
            Text("旗の{value}は{other}にあります", "{other} has flag {value}"),
            Text(
                "旗の{value}は{other}の分に入っています。同じスタピで着いて2人とも{value}をかこんだなら、"
                "{seat}の分は「点数を直す」で足してください。",
                "Flag value {value} was counted for {other}. If both arrived in the same spin and ringed it, add it for "
                "{seat} as a score correction.",
            ),
        ),
        "locked": Message(
            Text("鍵のない錠前です", "A lock without its key"),
            Text(
                "{seat}の{cell}の錠前に×がありますが、{color}の鍵に×がありません。錠前は鍵のあとで開きます。",
                "{seat}'s lock on {cell} is crossed, but no {color} key is; a lock opens only after its key.",
            ),
        ),
    },
)
