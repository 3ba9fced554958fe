"""The referee: folds a record into a position and says what each event breaks. Pure, for every game."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from companion.counting import CountedRules
from companion.explain import say
from companion.game import Lang, Phase, PlanningRules, Rules, Seating, game_of, rules_of
from companion.records import Match
from models.record import Adjust, Event, Tally
from models.result import Line, Problem, Result, RulingNote, Standing, Turn
from models.verdict import Violation, illegal, impossible


class Position(NamedTuple):
    """A table at one moment: the game's own state, the table's corrections and whether it was stopped.

    A plain tuple: one is made for every event of a record. rules: those of the game, or of a counted table. begun: an
    event of the game was entered, be it by a ruling. planner: the rules again, where they plan.
    """

    setup: Seating
    rules: Rules
    state: Any
    adjusts: tuple[int, ...]
    stopped: bool = False
    begun: bool = False
    planner: PlanningRules | None = None

    @property
    def counted(self) -> bool:
        """Whether only the end of the game is entered, by counts."""
        return isinstance(self.rules, CountedRules)

    @property
    def phase(self) -> Phase:
        """Whether the game runs, has ended by its rules, or was stopped."""
        if self.stopped:
            return "stopped"
        return "finished" if self.rules.is_over(self.state) else "in_progress"


def start(setup: Seating) -> Position:
    """The position before the first event."""
    rules = rules_of(setup.game)
    return Position(setup, rules, rules.start(setup), (0,) * setup.seats, planner=game_of(setup.game).planning)


def judge(position: Position, event: Event) -> tuple[Violation, ...]:
    """Every rule the event breaks, in the order of the game's page; empty means legal."""
    position = _met(position, event)
    outside = _outside_the_game(position, event)
    return _in_order(position.rules, position.rules.check(position.state, event)) if outside is None else outside


def verdict(broken: tuple[Violation, ...]) -> Violation | None:
    """The violation that is told: the first impossible one, else the first illegal one, None when legal."""
    return next((v for v in broken if v.kind == "impossible"), broken[0] if broken else None)


def stands(broken: tuple[Violation, ...], event: Event) -> bool:
    """Whether the event is applied: it is legal, or merely illegal and the table ruled for it."""
    return not broken or (event.ruling is not None and all(v.kind == "illegal" for v in broken))


def advance(position: Position, event: Event) -> Position:
    """The position after an event that stands. What comes after the end by a ruling changes nothing."""
    position = _met(position, event)
    if _outside_the_game(position, event) is not None:
        return _advance_outside(position, event)
    return position._replace(state=position.rules.apply(position.state, event), begun=True)


def decide(position: Position, event: Event) -> tuple[tuple[Violation, ...], Position | None]:
    """`judge` and, where the event stands, `advance`, from one plan where the rules plan: None where it is refused."""
    if event.type == "count":
        position = _met(position, event)
    outside = _outside_the_game(position, event)
    if outside is not None:
        return outside, _advance_outside(position, event) if stands(outside, event) else None
    setup, rules, state, adjusts, _, _, planner = position
    plan = planner.plan(state, event) if planner else None
    found = planner.check(state, event, plan) if planner else rules.check(state, event)
    broken = _in_order(rules, found) if found else ()
    if broken and not stands(broken, event):
        return broken, None
    after = planner.apply(state, event, plan) if planner else rules.apply(state, event)
    return broken, Position(setup, rules, after, adjusts, False, True, planner)


def _outside_the_game(position: Position, event: Event) -> tuple[Violation, ...] | None:
    """What is broken by an event that the game's rules are not asked about; None for one that they judge."""
    setup, rules, state, _, stopped, *_ = position
    for seat in event.seats_named:
        if seat >= len(setup.names):
            return (impossible(rules.turn_rule(state), "no-seat", seat=seat, seats=setup.seats),)
    if event.type == "adjust":
        return ()
    if event.type == "count" and _is_misplaced_count(position, event):
        return (illegal(rules.counting(state).rule, "begun"),)
    if stopped or (rules.is_over(state) and not rules.may_follow_end(event)):
        return (illegal(rules.end_rule(state), "stopped" if stopped else "over"),)
    return () if event.type == "stop" else None


def _advance_outside(position: Position, event: Event) -> Position:
    if isinstance(event, Adjust):
        adjusts = list(position.adjusts)
        adjusts[event.player] += event.points
        return position._replace(adjusts=tuple(adjusts))
    if _is_misplaced_count(position, event):
        return position
    over = position.rules.is_over(position.state) and not position.rules.may_follow_end(event)
    return position._replace(stopped=position.stopped or not over)


def _in_order(rules: Rules, found: Iterable[Violation]) -> tuple[Violation, ...]:
    broken = tuple(found)
    if len(broken) > 1:
        return tuple(sorted(broken, key=lambda violation: rules.RULES.index(violation.rule)))
    return broken


def _met(position: Position, event: Event) -> Position:
    """What the event meets: where a count is the first event of the game, a table that is counted."""
    if not isinstance(event, Tally) or position.begun or position.stopped:
        return position
    rules = CountedRules(position.rules, position.state, position.rules.counting(position.state))
    return position._replace(rules=rules, state=rules.start(position.setup), begun=True, planner=None)


def _is_misplaced_count(position: Position, event: Event) -> bool:
    """Whether this is a count in a game that was begun otherwise."""
    return isinstance(event, Tally) and not position.stopped and not position.counted


def turn(position: Position) -> Turn | None:
    """Who is to act, None once the game has ended or was stopped."""
    return None if position.phase != "in_progress" else position.rules.turn(position.state)


def is_secret(position: Position) -> bool:
    """Whether something on this table is hidden from its players now: earlier entries are told without their cards."""
    secret = game_of(position.setup.game).secret
    return position.phase == "in_progress" and secret is not None and secret(position.state)


class Scored(NamedTuple):
    """standings: the score sheet in seat order, with shared ranks (1, 2, 2, 4). winners: empty while the game runs."""

    standings: tuple[Standing, ...]
    winners: tuple[int, ...]


def standings(position: Position) -> tuple[Standing, ...]:
    """The score sheet in seat order."""
    return scored(position).standings


def winners(position: Position) -> tuple[int, ...]:
    """The seats that have won; empty while the game runs, several share."""
    return () if position.phase == "in_progress" else scored(position).winners


def scored(position: Position) -> Scored:
    """The score sheet and who has won, as if the game stopped now."""
    phase = position.phase
    scores = position.rules.scores(position.state, phase)
    keys, sheets = [], []
    for score, adjust in zip(scores.seats, position.adjusts, strict=True):
        lines = (*score.lines, Line(id="adjust", points=adjust)) if adjust else score.lines
        total = sum(line.points for line in lines)
        keys.append((score.wins_outright, total, score.tiebreak))
        sheets.append((lines, total))
    rows = tuple(
        Standing(
            player=seat,
            name=position.setup.names[seat],
            rank=1 + sum(other > keys[seat] for other in keys),
            total=total,
            lines=lines,
            extra=scores.seats[seat].extra,
        )
        for seat, (lines, total) in enumerate(sheets)
    )
    if phase == "in_progress":
        return Scored(rows, ())
    won = scores.winners if scores.winners is not None else tuple(r.player for r in rows if r.rank == 1)
    return Scored(rows, won)


@dataclass(frozen=True, slots=True)
class Step:
    """One event of a record and what the referee made of it. `after` is None for the event that was refused."""

    index: int
    event: Any
    before: Position
    broken: tuple[Violation, ...]
    after: Position | None


def steps(game: Match) -> Iterator[Step]:
    """Judges a record event by event, up to and with the first one refused."""
    position = start(game.setup)
    for index, event in enumerate(game.record.events):  # type: ignore[attr-defined]
        broken, after = decide(position, event)
        yield Step(index, event, position, broken, after)
        if after is None:
            return
        position = after


def referee(game: Match, lang: Lang = "en") -> Result:
    """The result of a whole record: a fold over its events up to the first one refused."""
    position, accepted, problem = start(game.setup), 0, None
    rulings = []
    for event in game.record.events:  # type: ignore[attr-defined]
        broken, after = decide(position, event)
        if after is None:
            problem = _problem(accepted, broken, position, lang)
            break
        if broken:
            rules = tuple(dict.fromkeys(violation.rule for violation in broken))
            rulings.append(RulingNote(event=accepted, rules=rules, reason=event.ruling))
        position = after
        accepted += 1
    rows, won = scored(position)
    return Result(
        game=game.setup.game,
        status="refused" if problem else position.phase,
        accepted=accepted,
        problem=problem,
        rulings=tuple(rulings),
        turn=turn(position),
        standings=rows,
        winners=won,
        state=position.rules.public(position.state, position.phase),
    )


def _problem(index: int, broken: tuple[Violation, ...], before: Position, lang: Lang) -> Problem:
    told = verdict(broken)
    assert told is not None
    return Problem(
        event=index,
        kind=told.kind,
        rule=told.rule,
        message=say(told, before.setup, lang),
        also=tuple(dict.fromkeys(violation.rule for violation in broken if violation.rule != told.rule)),
    )
