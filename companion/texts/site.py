"""What the command line says while it makes the site."""

from companion.texts.base import Text

TEXTS = {
    "not-empty": Text(
        "{detail} には ほかのものが入っています。新しい場所か、前に作ったサイトの場所を 指定してください。",
        "{detail} holds something else: name a new folder, or one that a site was made in before.",
    ),
    "no-node": Text(
        "Node が見つかりません。pip install 'table-companion[site]' で 入ります。",
        "Node is missing: pip install 'table-companion[site]' brings it.",
    ),
    "no-wheels": Text(
        "ブラウザ用の部品を pip で取りよせられませんでした（ネットワークが要ります）: {detail}",
        "pip could not fetch the parts for browsers (this needs the network): {detail}",
    ),
    "no-reader": Text(
        "コードの読み取り部品を取りよせられませんでした（ネットワークが要ります）: {detail}",
        "The reader of codes could not be fetched (this needs the network): {detail}",
    ),
    "no-client": Text(
        "Flet のウェブ部品（flet-web）が見つかりません: {detail}", "Flet's web client (flet-web) is missing: {detail}"
    ),
    "compile": Text("部品の準備に失敗しました: {detail}", "The parts could not be prepared: {detail}"),
    "made": Text(
        "{folder} に作りました（版 {version}、{size} MB）。このフォルダを そのまま ウェブの置き場に置けば使えます。",
        "Made in {folder} (version {version}, {size} MB). Put the folder on any static host as it is.",
    ),
    "serving": Text("ここで試せます: {url}\nCtrl+C で終わります。", "Try it here: {url}\nCtrl+C stops it."),
}
