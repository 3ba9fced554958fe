"""Which tables play with a pack: those keep it alive."""

from companion.desk import Desk, TableInfo


def tables_with_pack(desk: Desk, game: str, pack_id: str) -> tuple[TableInfo, ...]:
    """The running tables of a game, archived ones too, that began with the pack of this id."""
    found = []
    for info in desk.tables(game=game, running=True, archived=None):
        pack = desk.snapshot(info.table_id).setup.pack
        if pack is not None and pack.id == pack_id:
            found.append(info)
    return tuple(found)
