"""What the terminal says while the app is served, and why it could not be."""

from companion.texts.base import Text

TEXTS = {
    "cannot-bind": Text(
        "{host}:{port} で待ち受けられません ({reason})。--port で別の番号を選べます。",
        "{host}:{port} cannot be used ({reason}); choose another with --port.",
    ),
    "no-network": Text(
        "このコンピューターのネットワークアドレスが見つかりません。Wi-Fi につないでから、もう一度お試しください。",
        "No network address of this machine was found; connect it to a network first.",
    ),
    "public-url": Text(
        "--public-url は https://例.jp の形で書きます (今は {url})。",
        "--public-url is written like https://example.org, not {url}.",
    ),
    "public-url-path": Text(
        "--public-url にはホスト名までを書きます。パスや ? は置けません ({url})。",
        "--public-url ends after the host: no path and no query ({url}).",
    ),
    "open": Text("卓上コンパニオンが開いています: {url}", "Table Companion is open at {url}"),
    "stop": Text("Ctrl+C で終わります。", "Stop it with Ctrl+C."),
    "scan": Text(
        "同じネットワークのスマートフォンで、このコードを読み取ってください。",
        "Scan this with a phone on the same network.",
    ),
    "invitation": Text("招待用のアドレス: {url}", "Address for other devices: {url}"),
    "invitation-is-secret": Text(
        "このアドレスを知っている人は、だれでも卓に加われます。",
        "Anyone who has this address can join the table; without it nothing is shown.",
    ),
}

RESULT = {
    "rank": Text("{rank}位 {name}", "{rank}. {name}"),
    "total": Text("{total}点", "{total}"),
    "winner": Text("優勝: {names}", "Winner: {names}"),
    "shared": Text("ならんで優勝: {names}", "Shared win: {names}"),
    "and": Text("・", ", "),
    "stopped": Text("途中で終わりました。", "Stopped early."),
    "running": Text("まだ続いています。いまの点数です。", "Still being played: the score so far."),
    "rulings": Text("卓の裁定", "Table rulings"),
    "ruling": Text("{entry}手め: {reason}", "Entry {entry}: {reason}"),
}
"""The page of one shared result."""
