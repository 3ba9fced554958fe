"""The command line (record page, "The referee's result" and "Sharing code").

Whatever is wrong outside (a file, a code, a folder) becomes one line on standard error and a status, never a
traceback: 0 done, 2 it is no record (or cannot be read), 3 the referee refused an event.
"""

import argparse
import gc
import json
import os
import re
import sys
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from companion import printing, sharing
from companion.desk import Desk, StoreError
from companion.desk.backup import MAX_BYTES as MAX_BACKUP
from companion.game import LANGS, Lang
from companion.records import MAX_BYTES, parse, parse_json, read
from companion.referee import referee, steps
from companion.serve.place import DEFAULT_PORT, Place, ServeError, Settings
from companion.site.errors import SiteError
from companion.store import data_folder
from companion.store.files import START_SECONDS
from companion.texts.desk import not_opened_text, set_aside_text, trouble_text
from companion.texts.errors import sentence
from models.base import RecordError

CreateApp = Callable[[Desk, Lang | None, str | None], Callable[[Any], Awaitable[None]]]
"""From a desk, the language of devices that have not chosen one, and what the address of one shared result begins with
(None where only this machine is served), to what fills a new window (Flet's page)."""

TAP_SECONDS = 1.0
"""How long an entry waits for another program that holds the data: every window waits with it."""

OK, NO_RECORD, REFUSED, INTERRUPTED = 0, 2, 3, 130


class CommandError(Exception):
    """A sentence for the person at the command line, and the exit status."""

    def __init__(self, message: str, status: int = NO_RECORD) -> None:
        super().__init__(message)
        self.status = status


def run(arguments: Sequence[str], create: CreateApp) -> int:
    """Runs one command, without arguments the app on this machine, and returns the exit status.

    create: makes the app's screens over a desk; called only by the commands that show them.
    """
    options = _parser().parse_args(arguments or ["serve", "--open"])
    options.create = create
    try:
        status: int = options.run(options)
        sys.stdout.flush()
        return status
    except CommandError as error:
        return _complain(str(error), error.status)
    except RecordError as error:
        return _complain(sentence(error, options.lang), NO_RECORD)
    except (ServeError, SiteError) as error:
        return _complain(error.sentence(options.lang or "en"), NO_RECORD)
    except BrokenPipeError:
        # The reader has gone (`companion ... | head`): nothing more to say, and nothing to flush at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except OSError as error:
        return _complain(f"{error.filename or ''}: {error.strerror or error}".removeprefix(": "), NO_RECORD)
    except KeyboardInterrupt:
        return INTERRUPTED


def _complain(message: str, status: int) -> int:
    sys.stdout.flush()
    print(printing.plain(f"companion: {' '.join(message.split())}"), file=sys.stderr)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="companion",
        description="A score keeper and referee that lies beside a physical board game. "
        "Without a COMMAND the app opens on this machine.",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    language = argparse.ArgumentParser(add_help=False)
    language.add_argument("--lang", choices=LANGS, default="en", help="language of the sentences (default: en)")

    judge = commands.add_parser("referee", parents=[language], help="judge records", description=_referee.__doc__)
    judge.add_argument("files", nargs="*", metavar="FILE", help="a record; - is standard input")
    judge.add_argument("--json", action="store_true", help="print each result as one JSON object")
    judge.add_argument("--jsonl", action="store_true", help="answer records from standard input, one a line")
    judge.set_defaults(run=_referee)

    replay = commands.add_parser("replay", parents=[language], help="show a game", description=_replay.__doc__)
    replay.add_argument("file", metavar="FILE", help="a record; - is standard input")
    replay.set_defaults(run=_replay)

    schema = commands.add_parser("schema", help="print the JSON Schema of records", description=_schema.__doc__)
    schema.set_defaults(run=_schema, lang="en")

    share = commands.add_parser("share", parents=[language], help="print a sharing code", description=_share.__doc__)
    share.add_argument("file", metavar="FILE", help="a record; - is standard input")
    share.add_argument("--times", action="store_true", help="keep the times at which events were entered")
    share.set_defaults(run=_share)

    open_code = commands.add_parser("open", parents=[language], help="read a sharing code", description=_open.__doc__)
    open_code.add_argument("codes", nargs="*", metavar="CODE", help="the code, or all its parts in any order")
    open_code.add_argument("--file", metavar="FILE", help="a file with one part a line; - is standard input")
    open_code.set_defaults(run=_open)

    data = argparse.ArgumentParser(add_help=False)
    data.add_argument("--data", type=Path, metavar="DIR", help="where the app keeps its data (default: the platform's)")
    data.add_argument(
        "--database", metavar="URL", help="a PostgreSQL database instead of the file: postgresql+psycopg://…"
    )

    save = commands.add_parser(
        "export", parents=[data], help="save everything as one file", description=_export.__doc__
    )
    save.add_argument("file", nargs="?", default="-", metavar="FILE", help="where to write; - is standard output")
    save.set_defaults(run=_export, lang="en")

    load = commands.add_parser(
        "import", parents=[data, language], help="bring in such a file", description=_import.__doc__
    )
    load.add_argument("file", metavar="FILE", help="what export wrote; - is standard input")
    load.set_defaults(run=_import)

    site = commands.add_parser(
        "site", parents=[language], help="make the app as static files", description=_site.__doc__
    )
    site.add_argument("folder", type=Path, metavar="DIR", help="where to put them: a new or empty folder, or a site")
    site.add_argument("--serve", action="store_true", help="serve the folder to this machine's browser afterwards")
    site.add_argument(
        "--port", type=_port, default=0, metavar="N", help="the port to serve it on (default: a free one)"
    )
    site.set_defaults(run=_site)

    event = commands.add_parser(
        "event", parents=[data, language], help="print an event's ranking", description=_event.__doc__
    )
    event.add_argument("id", nargs="?", metavar="ID", help="the event; without it all are listed")
    event.add_argument("--csv", action="store_true", help="the ranking as CSV; without it the whole event as JSON")
    event.set_defaults(run=_event)

    web = commands.add_parser("serve", parents=[data], help="serve the app to browsers", description=_serve.__doc__)
    web.add_argument("--host", metavar="ADDRESS", help="the address to listen on (default: this machine only)")
    web.add_argument("--port", type=_port, metavar="N", help=f"the port (default: {DEFAULT_PORT}, or a free one)")
    web.add_argument("--lan", action="store_true", help="let phones on this network in, by a QR code")
    web.add_argument("--public-url", metavar="URL", help="the address of a reverse proxy in front of this")
    web.add_argument("--open", action="store_true", help="open the app in this machine's browser")
    web.add_argument("--lang", choices=LANGS, help="language of the app (default: each device's own)")
    web.set_defaults(run=_serve)
    return parser


def _port(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text) <= 65535:
        return int(text)
    raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text!r}")


def _referee(options: argparse.Namespace) -> int:
    """Judge records and print verdicts, scores and winners."""
    if options.jsonl:
        if options.files:
            raise CommandError("--jsonl reads standard input and takes no FILE")
        return _answer_lines(options.lang)
    if not options.files:
        raise CommandError("name a FILE, or --jsonl for records from standard input")
    status = OK
    for file in options.files:
        named = {"file": file} if len(options.files) > 1 else {}
        try:
            result = referee(parse(_content(file)), options.lang)
        except (RecordError, OSError) as error:
            status = NO_RECORD
            message = sentence(error, options.lang) if isinstance(error, RecordError) else str(error.strerror)
            if options.json:
                _print_json({**named, "error": message})
            _complain(f"{file}: {message}" if named else message, NO_RECORD)
            continue
        if options.json:
            _print_json({**named, **result.as_json()})
        else:
            _print_lines([*([f"== {file}"] if named else []), *printing.result(result, options.lang)])
        if result.status == "refused" and status == OK:
            status = REFUSED
    return status


def _answer_lines(lang: Lang) -> int:
    with _rare_collections():
        for line in _lines(sys.stdin.buffer):
            try:
                answer = referee(parse(line), lang).as_json()
            except RecordError as error:
                answer = {"error": sentence(error, lang)}
            _print_json(answer)
            sys.stdout.flush()
    return OK


@contextmanager
def _rare_collections() -> Iterator[None]:
    """A record goes as it came, without circles: what is loaded and each table while it lasts need no searching."""
    thresholds = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(100_000, *thresholds[1:])
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream without their ends; of a line over `MAX_BYTES` just enough that it is refused."""
    while line := stream.readline(MAX_BYTES + 2):
        rest = line
        while not rest.endswith(b"\n") and len(rest) > MAX_BYTES:
            rest = stream.readline(MAX_BYTES + 2)
        yield line.rstrip(b"\r\n")


def _replay(options: argparse.Namespace) -> int:
    """Print the table after each event, for a person."""
    game = parse(_content(options.file))
    for step in steps(game):
        _print_lines(printing.step(step, options.lang))
        if step.after is None:
            return REFUSED
    _print_lines(printing.result(referee(game, options.lang), options.lang))
    return OK


def _schema(options: argparse.Namespace) -> int:
    """Print the JSON Schema of the record: all games, all events."""
    _print(json.dumps(printing.record_schema(), ensure_ascii=False, indent=2))
    return OK


def _share(options: argparse.Namespace) -> int:
    """Print a record's sharing code, one part a line; each part fits one QR code."""
    raw = parse_json(_content(options.file))
    read(raw)
    _print("\n".join(sharing.encode(raw, times=options.times)))
    return OK


def _open(options: argparse.Namespace) -> int:
    """Turn a sharing code back into the record, as JSON."""
    if bool(options.codes) == bool(options.file):
        raise CommandError("give either the CODE (all its parts) or --file FILE")
    if options.file:
        try:
            codes = _content(options.file).decode("ascii").split("\n")
        except UnicodeDecodeError:
            raise RecordError("", "code-foreign") from None
    else:
        codes = options.codes
    record = sharing.decode(codes)
    read(record)
    _print_json(record)
    return OK


def _export(options: argparse.Namespace) -> int:
    """Write everything the app keeps (people, tables, packs, settings) as one JSON file."""
    with _desk(options.data, database=options.database) as desk:
        text = _escaped(json.dumps(desk.export_all(), ensure_ascii=False, indent=1))
    if options.file == "-":
        _print(text)
    else:
        target = Path(options.file)
        # Whole or not at all: a broken-off backup must not take the place of an older good one.
        partial = target.with_name(f".{target.name}.part")
        partial.write_text(text + "\n", encoding="utf-8")
        partial.replace(target)
    return OK


def _import(options: argparse.Namespace) -> int:
    """Bring in a file that export wrote: merged by id, nothing doubled, nothing overwritten."""
    content = _content(options.file, MAX_BACKUP)
    with _desk(options.data, options.lang, database=options.database) as desk:
        _print_lines(printing.arrivals(desk.import_all(content), options.lang))
    return OK


def _event(options: argparse.Namespace) -> int:
    """Print an event (ranking, tables, what changed it) as JSON, or its ranking as CSV; without an ID list all events."""
    from companion.tournament import evening
    from companion.tournament.export import as_csv, as_json

    with _desk(options.data, options.lang, database=options.database) as desk:
        if options.id is None:
            _print_lines(f"{one.id}  {one.day}  {one.title}" for one in desk.tournaments())
            return OK
        found = desk.tournament(options.id)
        if found is None:
            raise CommandError(f"there is no event {options.id}")
        board = evening.board_of(desk, found)
        if options.csv:
            _print(as_csv(board, options.lang).decode("utf-8").rstrip())
        else:
            _print(_escaped(json.dumps(as_json(board), ensure_ascii=False, indent=1)))
    return OK


def _serve(options: argparse.Namespace) -> int:
    """Serve the app as a web page: to this machine, or with --lan, --host or --public-url to whoever has the address
    that is printed. Ctrl+C stops it."""
    # Flet's web server is loaded only where it serves: the builds for phones leave it out.
    from companion.serve.event import EventPages
    from companion.serve.result import result_html
    from companion.serve.run import serve

    settings = Settings(
        host=options.host,
        port=options.port,
        lan=options.lan,
        public_url=options.public_url,
        lang=options.lang,
        browser=options.open,
    )
    with _desk(options.data, options.lang, TAP_SECONDS, options.database) as desk:

        def result_page(secret: str, lang: Lang) -> str | None:
            shot = desk.shared(secret)
            return result_html(shot, lang) if shot else None

        def screens(here: Place) -> Callable[[Any], Awaitable[None]]:
            return options.create(desk, options.lang, here.results)  # type: ignore[no-any-return]

        def invited(secret: str, token: str) -> bool:
            return desk.phone(secret, token) is not None

        serve(settings, screens, options.data or data_folder(), result_page, EventPages(desk), invited)
    return OK


def _site(options: argparse.Namespace) -> int:
    """Make the whole app as a folder of static files, which runs in a browser without a server or a network; any static
    host can serve it. Needs the network, and the extra "site"."""
    from companion.site.making import make
    from companion.site.serving import server
    from companion.texts.site import TEXTS

    version = make(options.folder)
    size = sum(path.stat().st_size for path in options.folder.rglob("*") if path.is_file()) // 1_000_000
    _print(TEXTS["made"].of(options.lang).format(folder=options.folder, version=version, size=size))
    if options.serve:
        with server(options.folder, options.port) as serving:
            url = f"http://127.0.0.1:{serving.server_address[1]}/"
            _print(TEXTS["serving"].of(options.lang).format(url=url))
            sys.stdout.flush()
            serving.serve_forever()
    return OK


@contextmanager
def _desk(
    folder: Path | None, lang: Lang | None = None, patience: float = START_SECONDS, database: str | None = None
) -> Iterator[Desk]:
    lang = lang or "en"
    try:
        desk = Desk.open(folder, patience) if database is None else Desk.at(database, patience)
    except StoreError as error:
        raise CommandError(not_opened_text(error, lang)) from None
    for found in desk.set_aside:
        _complain(f"{set_aside_text(found, lang)}: {found.path}", OK)
    try:
        yield desk
    except StoreError as error:
        raise CommandError(trouble_text(error, lang)) from None
    finally:
        desk.close()


def _content(file: str, limit: int = MAX_BYTES) -> bytes:
    """A file's bytes, of a file that is larger than `limit` just enough that it is refused."""
    if file == "-":
        return sys.stdin.buffer.read(limit + 1)
    with open(file, "rb") as stream:
        return stream.read(limit + 1)


def _print_json(value: Any) -> None:
    _print(_escaped(json.dumps(value, ensure_ascii=False)))


_MOVES_CURSOR = re.compile("[\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def _escaped(text: str) -> str:
    """JSON that a terminal may show: what it could take for a command is spelled out, and is the same JSON."""
    return _MOVES_CURSOR.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


def _print_lines(lines: Iterable[str]) -> None:
    """Lines for a person, in which nothing that came from outside is a command to the terminal or a line of its own."""
    _print("\n".join(map(printing.plain, lines)))


def _print(text: str) -> None:
    """UTF-8 whatever the terminal's locale says."""
    sys.stdout.buffer.write(text.encode("utf-8") + b"\n")
