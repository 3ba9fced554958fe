"""The table before the first event."""

from companion.game import Seating
from models.base import RecordError
from models.dimsum import TURNS, Pack, SeatState, State


def start(setup: Seating) -> State:
    """The table before the deal. Raises RecordError where a face is not in the pack."""
    pack: Pack = setup.pack
    chosen: tuple[str, ...] = setup.options.faces
    if len(chosen) != setup.seats:
        raise RecordError("options.faces", "faces-per-seat", seats=setup.seats, value=len(chosen))
    faces = {face.id: face for face in pack.faces}
    for seat, face in enumerate(chosen):
        if face not in faces:
            raise RecordError(f"options.faces[{seat}]", "unknown-face", value=face)
    return State(
        setup=setup,
        faces=tuple(faces[face] for face in chosen),
        cards={card.id: card for card in pack.cards},
        display=(None, None, None),
        deck=TURNS * setup.seats,
        seats=(SeatState(),) * setup.seats,
    )
