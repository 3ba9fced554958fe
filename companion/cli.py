"""The command line: ``companion referee``, ``replay``, ``schema`` and the rest (record page)."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any, BinaryIO

from companion.game import LANGS, Lang
from companion.records import MAX_BYTES, parse
from companion.referee import referee
from companion.texts.errors import sentence
from models.base import RecordError

OK, NO_RECORD, REFUSED = 0, 2, 3


def run(arguments: Sequence[str]) -> int:
    """Runs one command; returns the exit status. Whatever is wrong outside becomes one line on stderr."""
    options = _parser().parse_args(arguments)
    status: int = options.run(options)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="companion", description="A score keeper and referee beside a board game.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    judge = commands.add_parser("referee", help="judge records")
    judge.add_argument("files", nargs="*", metavar="FILE")
    judge.add_argument("--json", action="store_true", help="print the result as one JSON object a line")
    judge.add_argument("--jsonl", action="store_true", help="read records from standard input, one a line")
    judge.add_argument("--lang", choices=LANGS, default="en", help="language of the sentences")
    judge.set_defaults(run=_referee)
    return parser


def _referee(options: argparse.Namespace) -> int:
    if options.jsonl:
        for line in _lines(sys.stdin.buffer):
            if line.strip():
                print(_answer(line, options.lang), flush=True)
        return OK
    return OK


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Lines of at most `MAX_BYTES` and one more byte, so that a longer one is refused and never held whole."""
    while line := stream.readline(MAX_BYTES + 2):
        yield line
        while line and not line.endswith(b"\n") and len(line) > MAX_BYTES:
            line = stream.readline(MAX_BYTES)
            if line.endswith(b"\n"):
                break


def _answer(line: bytes, lang: Lang) -> str:
    try:
        answer: dict[str, Any] = referee(parse(line), lang).as_json()
    except RecordError as error:
        answer = {"error": sentence(error, lang)}
    return json.dumps(answer, ensure_ascii=False)
