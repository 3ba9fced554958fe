"""What the rules of shichimi come to at a table: its way to play, its seats, its options."""

from companion.game import Seating
from companion.rules.shichimi import kai, slow
from companion.texts.base import Text, joined
from models.shichimi import KaiOptions, PartyOptions, SlowOptions, SoloOptions, VersusOptions


def at_table(entry_id: str, setup: Seating) -> tuple[Text, ...]:
    """Sentences for an entry of the rules page, none where the rule is the same at every table."""
    options = setup.options
    if isinstance(options, SlowOptions):
        return _slow(entry_id, options)
    if isinstance(options, KaiOptions):
        return _kai(entry_id, options, setup)
    return _race(entry_id, options)


def _race(entry_id: str, options: SoloOptions | VersusOptions | PartyOptions) -> tuple[Text, ...]:
    if isinstance(options, SoloOptions):
        if entry_id in ("shichimi.heap-once", "shichimi.scoring.heaps"):
            count = options.heaps
            heaps = "heap" if count == 1 else "heaps"
            return (Text(f"この卓では{count}山を作ります。", f"This table makes {count} {heaps}."),)
        if entry_id == "shichimi.deck-count":
            return (Text("ひとりなので、ハバネロは1枚です。", "In this solo game the deck has one habanero."),)
        return ()
    if entry_id in ("shichimi.scoring.wins", "shichimi.finished"):
        return (
            Text(
                f"この卓では、先に{options.target}勝した人が勝ちます。", f"This table plays to {options.target} wins."
            ),
        )
    return ()


def _slow(entry_id: str, options: SlowOptions) -> tuple[Text, ...]:
    match entry_id:
        case "slow.deck-count":
            count = slow.DECK.size
            return (Text(f"1人の山札は{count}枚です。", f"Each deck has {count} cards."),)
        case "slow.peek" if options.habanero:
            return (
                Text(
                    f"この卓では使います。1人{slow.PEEKS}回までです。",
                    f"This table plays with it: {slow.PEEKS} peeks each.",
                ),
            )
        case "slow.peek":
            return (Text("この卓では使いません。", "This table plays without it."),)
    return ()


def _kai(entry_id: str, options: KaiOptions, setup: Seating) -> tuple[Text, ...]:
    match entry_id:
        case "kai.deck-count":
            decks = kai.start(setup).decks
            shares = joined([Text(f"{n} {d}枚", f"{n} {d}") for n, d in zip(setup.names, decks, strict=True)])
            total = sum(decks)
            return (
                Text(
                    f"{total}枚を{setup.seats}人に配ります: {shares.ja}。",
                    f"{total} cards for {setup.seats} players: {shares.en}.",
                ),
            )
        case "kai.end" | "kai.scoring.winner" if options.lazy:
            return (Text("この卓は「なまけもん」ありです。", "This table plays with “Lazybones”."),)
        case "kai.end" | "kai.scoring.winner":
            return (Text("この卓は「なまけもん」なしです。", "This table plays without “Lazybones”."),)
    return ()
