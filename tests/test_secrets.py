"""What lies face down is neither shared nor exported while the game runs."""

from pathlib import Path

from companion.desk import Desk, Sitting
from companion.referee import is_secret


def test_a_running_table_with_face_down_heaps_is_left_out_of_an_export_until_it_ends(tmp_path: Path) -> None:
    desk = Desk.open(tmp_path)
    hidden = desk.create("shichimi", [Sitting("a"), Sitting("b")], {"variant": "slow"}, None)
    shown = desk.create("shichimi", [Sitting("a"), Sitting("b")], {"variant": "versus"}, None)
    assert desk.secret_tables() == {hidden.table_id}
    assert [table["id"] for table in desk.export_all(secrets=False)["tables"]] == [shown.table_id]
    assert len(desk.export_all()["tables"]) == 2
    over = desk.stop(hidden.table_id, "終電").snapshot.position
    assert not is_secret(over)
    assert desk.secret_tables() == frozenset()
    desk.close()
