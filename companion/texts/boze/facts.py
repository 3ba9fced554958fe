"""What the rules of boze come to at a table: its seats, its options, its box."""

from companion.game import Seating
from companion.rules.boze import START_GOLD
from companion.texts.base import Text, joined
from models.boze import Options


def at_table(entry_id: str, setup: Seating) -> tuple[Text, ...]:
    """Sentences for an entry of the rules page, none where the rule is the same at every table."""
    options: Options = setup.options
    match entry_id:
        case "boze.setup":
            gold = list(zip(setup.names, START_GOLD, strict=False))
            told = joined([Text(f"{name} 人魂{count}", f"{name} {count}") for name, count in gold])
            return (Text(f"はじめの人魂: {told.ja}。", f"Gold at the start: {told.en}."),)
        case "boze.deck" if options.actions is None:
            return (
                Text(
                    "この卓では枚数を決めていません。山札を作り直したら入れます。",
                    "This table does not count the deck: tell the app when it is made anew.",
                ),
            )
        case "boze.deck":
            return (
                Text(
                    f"この卓のアクションカードは{options.actions}枚。作り直しはアプリが数えます。",
                    f"This table plays with {options.actions} action cards, and the app counts them.",
                ),
            )
        case "boze.crowd" if options.crowd == "anyone":
            return (Text("この卓では、みんなのカードを数えます。", "This table counts everybody's cards."),)
        case "boze.crowd":
            return (Text("この卓では、自分のカードだけを数えます。", "This table counts one's own cards only."),)
        case "boze.market" if not options.market:
            return (Text("この卓では、場のカードをアプリに入れません。", "This table does not enter the market."),)
        case "boze.card" if setup.pack is None:
            return (
                Text(
                    "この卓には箱の一覧がありません。カードに書いてあることを入れます。",
                    "This table has no card list: what is printed on a card is entered.",
                ),
            )
        case "boze.card":
            title = setup.pack.title
            return (Text(f"この卓の箱: {title.ja}。", f"The box of this table: {title.en}."),)
    return ()
