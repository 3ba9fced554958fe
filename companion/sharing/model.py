"""What comes next, learned as it goes: the odds of a symbol from how often it came in like places.

A place is described by contexts, the most particular first. Their counts are blended as Witten and Bell do
(1991, method C, interpolated): a context that has seen much and little variety is trusted most. What no context has
seen is an escape, after which the caller spells the symbol in smaller ones. Integers only.
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Protocol

from companion.sharing.parts import MAX_PARTS
from companion.sharing.range_coder import Decoder, Encoder
from models.base import RecordError

Symbol = Any
"""Anything that can be counted: hashable."""
Context = Hashable

_SCALE = 1 << 16
_PRIMED, _SEEN = 1, 4
"""A symbol of the record at hand weighs more than one of the typical records."""


_EACH = 100
_BASE, _PER_BYTE, _MOST = 200_000, 3_000, 40_000_000
"""What data may cost: about a second for a QR code, ten for the longest. Games take a half of it at most, and where a
record takes more (very many equal events) its data is made longer."""


def allowed(size: int) -> int:
    """How much work so many bytes of data may be."""
    return min(_BASE + _PER_BYTE * size, _MOST)


class Coder(Protocol):
    """Codes one symbol. A writer is given it and returns it; a reader is given None and returns what it read."""

    reading: bool

    def code(self, contexts: Sequence[Context], symbol: Symbol | None) -> Symbol | None:
        """The symbol, or None for an escape: the caller then spells it and calls `learn`."""

    def learn(self, contexts: Sequence[Context], symbol: Symbol) -> None:
        """What was spelled after an escape."""

    def pick(self, size: int, number: int) -> int:
        """A number in [0, size) about which nothing is known."""


class Node:
    """The counts of one context."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts: dict[Symbol, int] = {}
        self.total = 0

    def copy(self) -> "Node":
        """The same counts, to go on from."""
        node = Node()
        node.counts, node.total = dict(self.counts), self.total
        return node


class Predictor:
    """The counts of every context so far: those of the typical records, copied where this record adds to them."""

    def __init__(self, typical: "Predictor | None" = None) -> None:
        self._typical: Mapping[Context, Node] = typical._own if typical else {}
        self._own: dict[Context, Node] = {}
        self._weight = _SEEN if typical else _PRIMED
        self.work = 0
        """What it has cost so far: a fixed amount a symbol, and one for each symbol that it was weighed against."""

    def node(self, context: Context) -> Node | None:
        """The counts of a context, None for one that never came."""
        return self._own.get(context) or self._typical.get(context)

    def odds(self, contexts: Sequence[Context]) -> tuple[list[Symbol], list[int], int]:
        """The symbols that can come, their shares, and the share of the escape behind them all."""
        self.work += _EACH
        last = self.node(contexts[-1])
        if last is None:
            return [], [], 1
        shares = dict.fromkeys(last.counts, 1)
        rest = _SCALE
        for context in contexts:
            node = self.node(context)
            if node is None:
                continue
            self.work += len(node.counts)
            trusted = rest * node.total // (node.total + _SEEN * len(node.counts))
            for symbol, count in node.counts.items():
                shares[symbol] += trusted * count // node.total
            rest -= trusted
        return list(shares), list(shares.values()), rest + 1

    def learn(self, contexts: Sequence[Context], symbol: Symbol) -> None:
        """This symbol came in these contexts."""
        for context in contexts:
            node = self._own.get(context)
            if node is None:
                known = self._typical.get(context)
                node = self._own[context] = known.copy() if known else Node()
            node.counts[symbol] = node.counts.get(symbol, 0) + self._weight
            node.total += self._weight


class Learner:
    """Writes nothing: it only learns from a typical record."""

    reading = False

    def __init__(self, predictor: Predictor) -> None:
        self._predictor = predictor
        self.learn = predictor.learn

    def code(self, contexts: Sequence[Context], symbol: Symbol | None) -> Symbol | None:
        last = self._predictor.node(contexts[-1])
        if last is None or symbol not in last.counts:
            return None
        self.learn(contexts, symbol)
        return symbol

    def pick(self, size: int, number: int) -> int:
        return number


class Writer:
    """Writes symbols by their odds."""

    reading = False

    def __init__(self, predictor: Predictor) -> None:
        self._predictor = predictor
        self._encoder = Encoder()
        self.learn = predictor.learn

    def finish(self) -> bytes:
        """The bytes written, with zeros at the end where they would be too few for what reading them costs.

        Raises RecordError for what would cost too much in any case.
        """
        if self._predictor.work > _MOST:
            raise RecordError("", "code-too-many", limit=MAX_PARTS)
        data = self._encoder.finish()
        return data.ljust(-(-(self._predictor.work - _BASE) // _PER_BYTE), b"\0")

    def code(self, contexts: Sequence[Context], symbol: Symbol | None) -> Symbol | None:
        symbols, shares, escape = self._predictor.odds(contexts)
        total = sum(shares) + escape
        start = 0
        for one, share in zip(symbols, shares, strict=True):
            if one == symbol:
                self._encoder.encode(start, share, total)
                self.learn(contexts, symbol)
                return symbol
            start += share
        self._encoder.encode(start, escape, total)
        return None

    def pick(self, size: int, number: int) -> int:
        self._encoder.encode(number, 1, size)
        return number


class Reader:
    """Reads what a `Writer` wrote with an equal predictor. Raises RecordError for what costs more than its length allows."""

    reading = True

    def __init__(self, predictor: Predictor, data: bytes) -> None:
        self._predictor = predictor
        self._decoder = Decoder(data)
        self._allowed = allowed(len(data))
        self.learn = predictor.learn

    def code(self, contexts: Sequence[Context], symbol: Symbol | None) -> Symbol | None:
        symbols, shares, escape = self._predictor.odds(contexts)
        if self._predictor.work > self._allowed:
            raise RecordError("", "code-swells")
        target = self._decoder.target(sum(shares) + escape)
        start = 0
        for one, share in zip(symbols, shares, strict=True):
            if target < start + share:
                self._decoder.consume(start, share)
                self.learn(contexts, one)
                return one
            start += share
        self._decoder.consume(start, escape)
        return None

    def pick(self, size: int, number: int) -> int:
        number = self._decoder.target(size)
        self._decoder.consume(number, 1)
        return number
