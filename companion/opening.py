"""What is opened (a code, a file) is judged before it is kept: verified, ruled, or refused at an entry; or it is a pack."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from companion import referee, sharing
from companion.game import Lang
from companion.packs import exchange
from companion.records import Match, PackFinder, parse_json, read
from companion.referee import Step
from models.base import RecordError
from models.library import BACKUP_FORMAT
from models.record import Adjust
from models.result import Result


@dataclass(frozen=True)
class Opened:
    """A record from outside and what the referee says of it. raw: the parsed JSON, as it can be kept."""

    raw: Mapping[str, Any]
    game: Match

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """Every entry judged, up to and with the one that was refused."""
        return tuple(referee.steps(self.game))

    @property
    def refused(self) -> Step | None:
        """The entry at which the rules stop the record, None where all stand."""
        return self.steps[-1] if self.steps and self.steps[-1].after is None else None

    @property
    def entries(self) -> int:
        """How many entries the record has."""
        return len(self.raw["events"])

    @property
    def corrections(self) -> int:
        """How many score corrections the table made."""
        return len(self.adjusts)

    @property
    def adjusts(self) -> tuple[Adjust, ...]:
        """The score corrections that stand."""
        return tuple(s.event for s in self.steps if isinstance(s.event, Adjust) and s.after is not None)

    def result(self, lang: Lang) -> Result:
        """The referee's result, sentences in this language."""
        return referee.referee(self.game, lang)


def judged(raw: Any, find_pack: PackFinder) -> Opened:
    """Parsed JSON from outside as a judged record. Raises RecordError where it is no record."""
    return Opened(raw, read(raw, find_pack))


def parsed(content: bytes) -> Any:
    """The parsed JSON of a file: JSON itself, or the parts of a sharing code one a line. Raises RecordError."""
    bare = content.removeprefix(b"\xef\xbb\xbf")
    if not bare[:64].lstrip().upper().startswith(b"TC"):
        return parse_json(content)
    try:
        return sharing.decode(bare.decode("ascii").split("\n"))
    except UnicodeDecodeError:
        raise RecordError("", "code-foreign") from None


def pack_of(raw: Any) -> dict[str, Any] | None:
    """The pack that came in place of a record, None for what is to be read as a record.

    Raises RecordError for a pack that its model refuses, and for a backup, which has a place of its own.
    """
    if not isinstance(raw, dict):
        return None
    if str(raw.get("format")).partition("/")[0] == BACKUP_FORMAT.partition("/")[0]:
        raise RecordError("", "is-backup")
    if "format" in raw or "events" in raw or "players" in raw:
        return None
    return exchange.pack_in(raw)
