"""The screens round the tables without a browser: all of them drawn, tapped at random, and what single taps do."""

import asyncio
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import flet as ft
import pytest

from companion.desk import Desk, Sitting, Snapshot
from companion.desk.guest import GuestDesk
from companion.game import GAMES
from companion.history import minutes_of, played
from companion.packs import editing, shipped_packs
from companion.packs.editing import Words
from companion.tournament import evening
from tests.views.tree import drawn, taps, texts
from views.app import find
from views.box import editor
from views.box.address import address
from views.box.boze import BozeEditor
from views.box.editor import Editor
from views.event.setting import setting_of
from views.screens.arriving import Arriving
from views.screens.backup import Backup, Stopped
from views.screens.history import History
from views.screens.history.bin import Bin
from views.screens.names import Names
from views.screens.player import Player
from views.screens.setup import SetupScreen
from views.screens.share import Share
from views.theme import Look
from views.window import Preferences, Screen, Window

LOOKS = (
    Look(lang="ja", width=390, height=664),
    Look(lang="en", dark=True, width=1180, height=820),
    Look(lang="en", width=844, height=390),
    Look(lang="ja", width=360, height=640, scale=2.0, contrast=True),
    Look(lang="ja", width=844, height=170),
)
AWAY = {"back", "scan-camera", "scan-photo", "scan-file", "save-png", "save-csv", "save-json", "plays-csv", "help"}
"""Taps that leave the screen, or that ask the device for something."""


class Double:
    """A window that goes nowhere and runs at once what it is asked to run soon."""

    def __init__(self, desk: Desk, look: Look, url: str = "http://127.0.0.1:8550/") -> None:
        self.desk, self.look, self.lang = desk, look, look.lang
        self.page = SimpleNamespace(
            web=True, url=url, platform=None, media=SimpleNamespace(device_pixel_ratio=2.0), width=look.width
        )
        self.preferences = Preferences()
        self.results = "http://192.168.1.20:8550/r/"
        self.joins = "http://192.168.1.20:8550/j/"
        self.route = "/"
        self.accents: dict[str, Any] = {}
        self.sent: list[str] = []

    def go(self, route: str, keep: bool = False) -> None:
        """Where the screen wants to go."""
        self.sent.append(route)

    def swap(self, route: str, behind: str | None = None) -> None:
        """Where the screen wants to go in place of itself."""
        self.sent.append(route)

    def redraw(self) -> None:
        """Nothing is shown."""

    def soon(self, work: Callable[[], Any]) -> None:
        """What takes the device is left out."""

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **more: None


def window(desk: Desk, look: Look = LOOKS[0], url: str = "http://127.0.0.1:8550/") -> Window:
    return cast(Window, Double(desk, look, url))


def stopped(desk: Desk, names: tuple[str, ...] = ("あやか", "Tom"), game: str = "dimsum") -> Snapshot:
    """A table that was stopped early."""
    options = {"faces": ["healthy"] * len(names)} if game == "dimsum" else {"variant": "kai"}
    pack = "dimsum/practice" if game == "dimsum" else None
    shot = desk.create(game, [Sitting(name) for name in names], options, pack)
    return desk.stop(shot.table_id, "時間切れ").snapshot


def own_box(desk: Desk, game: str) -> str:
    """A box of this device, copied from the app's first one."""
    body = shipped_packs(game)[0].model_dump(mode="json", exclude_unset=True)
    desk.boxes.save(editing.copied(body, f"{game}/own-1", Words("うちの箱", "Our box")))
    return address(f"{game}/own-1")


def running_event(desk: Desk) -> str:
    """An event with a round that is being played."""
    made = evening.new(desk, "火曜会", "2026-12-01", "dimsum", None, "swiss", "wins", 2)
    for name in ("あやか", "Tom", "健", "みほ", "Late"):
        evening.check_in(desk, made.id, name)
    setting = setting_of(window(desk), "dimsum", None)
    evening.make_round(desk, made.id, setting, lambda round_, number: f"{round_}-{number}", seen=0)
    return made.id


ROUTES = (
    "/",
    "/new/dimsum",
    "/new/shichimi",
    "/new/umami",
    "/new/boze",
    "/new/dizzle",
    "/table/TABLE/share",
    "/table/TABLE/names",
    "/history",
    "/history/bin",
    "/players",
    "/player/PERSON",
    "/open",
    "/box",
    "/box/receive",
    "/box/dimsum/BOX",
    "/box/boze/BOX",
    "/box/dizzle/BOX",
    "/settings",
    "/troubles",
    "/rules/dimsum",
    "/events",
    "/event/new",
    "/event/EVENT",
    "/event/EVENT/wall",
)


@pytest.mark.parametrize("route", ROUTES)
def test_random_taps_never_break_a_screen(desk: Desk, route: str) -> None:
    random_ = random.Random(route)
    shot = stopped(desk)
    desk.delete(stopped(desk, ("健", "みほ")).table_id)
    stopped(desk, ("あやか", "Tom", "健"), "shichimi")
    route = route.replace("TABLE", shot.table_id).replace("PERSON", desk.people.all()[0].id)
    if "EVENT" in route:
        route = route.replace("EVENT", running_event(desk))
    if "BOX" in route:
        route = route.replace("BOX", own_box(desk, route.split("/")[2]))
    for look in LOOKS:
        shown = find(window(desk, look), route)
        for _ in range(6):
            controls = drawn(lambda shown=shown, look=look: shown.build(look.on(shown.game or "dimsum")))
            open_ = [(ident, tap) for ident, tap in taps(controls) if ident not in AWAY]
            if not open_:
                break
            random_.choice(open_)[1]()


def do(shown: Screen, ident: str, look: Look = LOOKS[0]) -> None:
    """Taps something on a screen."""
    found = dict(taps(drawn(lambda: shown.build(look))))
    assert ident in found, sorted(found)
    found[ident]()


def said(shown: Screen, look: Look = LOOKS[0]) -> str:
    """All that a screen says."""
    return "\n".join(texts(drawn(lambda: shown.build(look))))


def test_a_deleted_table_lies_in_the_bin_and_goes_for_good_only_after_a_question(desk: Desk) -> None:
    shot = stopped(desk)
    history = History(window(desk))
    do(history, f"table-{shot.table_id}")
    do(history, "do-delete")
    assert "ごみ箱 (1卓)" in said(History(window(desk)))
    bin_ = Bin(window(desk))
    do(bin_, f"table-{shot.table_id}")
    do(bin_, "bin-erase")
    assert desk.find(shot.table_id) is not None
    do(bin_, "erase-no")
    do(bin_, f"table-{shot.table_id}")
    do(bin_, "bin-restore")
    assert [table.table_id for table in desk.tables()] == [shot.table_id]
    desk.delete(shot.table_id)
    bin_ = Bin(window(desk))
    do(bin_, f"table-{shot.table_id}")
    do(bin_, "bin-erase")
    do(bin_, "erase-do")
    assert desk.find(shot.table_id) is None


def test_people_are_merged_after_a_question_and_can_be_taken_apart(desk: Desk) -> None:
    stopped(desk, ("あやか", "Tom"))
    stopped(desk, ("アヤカ", "健"))
    kept, lost = desk.people.named("あやか"), desk.people.named("アヤカ")
    assert kept
    assert lost
    player = Player(window(desk), kept.id)
    do(player, "player-more")
    do(player, "player-merge")
    do(player, "merge-アヤカ")
    assert desk.people.merged_into(kept.id) == ()
    do(player, "merge-do")
    assert [one.id for one in desk.people.merged_into(kept.id)] == [lost.id]
    do(player, "player-more")
    do(player, "player-part-アヤカ")
    assert desk.people.merged_into(kept.id) == ()


def test_a_wrong_name_is_put_right_and_a_bad_one_is_told(desk: Desk) -> None:
    shot = stopped(desk)
    names = Names(window(desk), shot.table_id)
    names.type(1, "あやか")
    assert "main-action" not in dict(taps(drawn(lambda: names.build(LOOKS[0]))))
    names.type(1, "トム")
    names.keep()
    assert desk.snapshot(shot.table_id).names == ("あやか", "トム")


def test_tables_come_first_on_a_phone_and_are_filtered_by_way_to_play_and_period(desk: Desk) -> None:
    dim_sum, kai = stopped(desk), stopped(desk, ("あやか", "Tom", "健"), "shichimi")
    history = History(window(desk))
    shown = dict(taps(drawn(lambda: history.build(LOOKS[0]))))
    assert f"table-{dim_sum.table_id}" in shown
    assert "plays-csv" not in shown
    do(history, "part-figures")
    assert "plays-csv" in dict(taps(drawn(lambda: history.build(LOOKS[0]))))
    do(history, "part-tables")
    do(history, "game-shichimi")
    history.show_variant("slow")
    assert f"table-{kai.table_id}" not in dict(taps(drawn(lambda: history.build(LOOKS[0]))))
    history.show_variant("kai")
    history.show_period("month")
    assert f"table-{kai.table_id}" in dict(taps(drawn(lambda: history.build(LOOKS[0]))))


@pytest.mark.parametrize("game", ["dimsum", "dizzle", "boze"])
def test_the_locked_main_button_of_an_editor_says_all_that_is_missing(desk: Desk, game: str) -> None:
    pack_id = f"{game}/own-1"
    desk.boxes.save_draft(game, pack_id, editing.blank(game, pack_id, Words("", "")).data())
    shown = editor(window(desk), game, address(pack_id))
    before = said(shown)
    do(shown, "main-action")
    assert "まだ足りないもの" in said(shown)
    assert "まだ足りないもの" not in before
    assert shown.close_top()
    assert "まだ足りないもの" not in said(shown)


def test_day_and_length_of_a_table_are_put_right_in_the_records(desk: Desk) -> None:
    shot = stopped(desk)
    history = History(window(desk))
    do(history, f"table-{shot.table_id}")
    do(history, "do-time")
    history.type_day("1/32")
    do(history, "time-save")
    assert "日にちとして読めません" in said(history)
    history.type_day("2026/2/28")
    history.type_length("７７")
    do(history, "time-save")
    (info,) = desk.tables()
    assert (f"{played(info):%Y-%m-%d}", minutes_of(info)) == ("2026-02-28", 77)


def test_over_plain_http_nothing_is_offered_that_the_browser_forbids(desk: Desk) -> None:
    shot = stopped(desk)
    for url, ways in (("http://192.168.1.20:8550/", {"main-action"}), ("https://a.example/", {"main-action", "copy"})):
        share = Share(window(desk, url=url), shot.table_id)
        found = {ident for ident, _ in taps(drawn(lambda share=share: share.build(LOOKS[0])))}
        assert found & {"main-action", "copy"} == ways
        fields = [c for c in drawn(lambda share=share: share.build(LOOKS[0])) if isinstance(c, ft.TextField)]
        assert [field.read_only and "あやか" in field.value for field in fields] == [True]


def test_enter_goes_to_the_next_seat_without_a_name_and_chips_stay_where_they_are(desk: Desk) -> None:
    stopped(desk, ("Ann", "Bob"))
    setup = SetupScreen(window(desk), "umami")
    do(setup, "seat-0")
    before = [ident for ident, _ in taps(drawn(lambda: setup.build(LOOKS[0]))) if ident.startswith("saved-")]
    do(setup, before[0])
    assert [i for i, _ in taps(drawn(lambda: setup.build(LOOKS[0]))) if i.startswith("saved-")] == before
    assert setup.editing == 0
    setup.named(0)
    assert setup.editing == 1
    setup.rename(1, "Bob")
    setup.named(1)
    assert setup.editing is None


def test_a_box_copied_meanwhile_is_chosen_when_the_setup_is_returned_to(desk: Desk) -> None:
    setup = SetupScreen(window(desk), "dizzle")
    setup.rename(0, "みほ")
    assert "練習用" in said(setup)
    own_box(desk, "dizzle")
    setup.reread()
    assert setup.start.pack() == "dizzle/own-1"
    assert setup.names[0] == "みほ"
    assert "練習用" not in said(setup)


def test_two_windows_that_edit_one_box_are_told(desk: Desk) -> None:
    own_box(desk, "boze")
    one, other = (cast(Editor, BozeEditor(window(desk), "boze", "boze/own-1")) for _ in range(2))
    one.retitle("ひとつめ")
    other.retitle("ふたつめ")
    assert "ほかの画面で この箱が変わりました" in said(other)
    assert editing.read("boze", desk.boxes.draft("boze", "boze/own-1")).title.ja == "ひとつめ"
    do(other, "keep-mine")
    assert editing.read("boze", desk.boxes.draft("boze", "boze/own-1")).title.ja == "ふたつめ"


def test_a_box_named_in_one_language_keeps_no_name_of_the_apps_in_the_other(desk: Desk) -> None:
    draft = editing.blank("dimsum", "dimsum/own-2", Words("うちの点心", "Our dim sum"))
    desk.boxes.save_draft("dimsum", "dimsum/own-2", draft.data())
    editor: Any = find(window(desk), f"/box/dimsum/{address('dimsum/own-2')}")
    editor.retitle("みほの点心")
    editor.open_color(3)
    editor.rename_color("白")
    assert editor.draft.title == Words("みほの点心", "みほの点心")
    assert editor.draft.colors[3].name == Words("白", "白")


def test_a_card_left_without_a_name_gets_the_usual_one_and_is_copied_with_its_values(desk: Desk) -> None:
    draft = editing.blank("boze", "boze/own-2", Words("表", "List"))
    desk.boxes.save_draft("boze", "boze/own-2", draft.data())
    editor = BozeEditor(window(desk), "boze", "boze/own-2")
    assert "まだ 1枚も入っていません" in said(editor)
    editor.show("bonuses")
    editor.add_row()
    editor.set(0, 7)
    editor.copy_row()
    editor.shut()
    assert [(row.called("ja"), row.values[0]) for row in editor.rows] == [("ボーナス1", 7), ("ボーナス2", 7)]
    assert not editor.complaints


def test_changes_that_were_dropped_come_back(desk: Desk) -> None:
    own_box(desk, "dizzle")
    desk.boxes.save_draft("dizzle", "dizzle/own-1", {"title": {"ja": "直しかけ", "en": "Changed"}})
    box: Any = find(window(desk), "/box")
    box.choose("dizzle", "dizzle/own-1")
    do(box, "forget")
    assert desk.boxes.draft("dizzle", "dizzle/own-1") is None
    do(box, "put-back")
    assert desk.boxes.draft("dizzle", "dizzle/own-1") == {"title": {"ja": "直しかけ", "en": "Changed"}}


def test_back_and_escape_close_what_lies_over_a_screen_first(desk: Desk) -> None:
    shot = stopped(desk)
    history = History(window(desk))
    assert not history.close_top()
    do(history, f"table-{shot.table_id}")
    assert history.close_top()
    assert not history.close_top()
    share = Share(window(desk), shot.table_id)
    share.ask_save()
    share.key("Escape", ctrl=False, shift=False)
    assert not share.saving


def test_a_new_device_is_asked_to_pick_a_game_and_nothing_is_louder(desk: Desk) -> None:
    home = find(window(desk), "/")
    assert "あそぶゲームを えらんでください" in said(home)
    assert "main-action" not in dict(taps(drawn(lambda: home.build(LOOKS[0]))))
    stopped(desk)
    assert "main-action" in dict(taps(drawn(lambda: find(window(desk), "/").build(LOOKS[0]))))


def test_an_import_shows_how_far_it_is_and_can_be_stopped_before_anything_is_written(desk: Desk) -> None:
    backup = Backup(window(desk))
    backup.reading = (0, 0)
    backup._progress(3, 40)
    shown = texts(drawn(lambda: backup.build(LOOKS[0])))
    assert "読みこんでいます… 3 / 40卓" in shown
    dict(taps(drawn(lambda: backup.build(LOOKS[0]))))["import-stop"]()
    with pytest.raises(Stopped):
        backup._progress(4, 40)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game_are_searched(desk: Desk, game: str) -> None:
    rules: Any = find(window(desk), f"/rules/{game}")
    first = rules.found()[0].articles[0]
    rules.search(first.title.ja)
    assert first.title.ja in said(rules)
    rules.search("だれも さがさない ことば")
    assert "見つかりません" in said(rules)


# --- who sits down by phone


def setup_of(desk: Desk, game: str) -> SetupScreen:
    screen = SetupScreen(window(desk), game)
    screen.once.seconds = 0
    return screen


def test_who_sits_down_by_phone_takes_the_seats_nobody_named_and_the_host_arranges_them(desk: Desk) -> None:
    screen = setup_of(desk, "boze")
    screen.rename(0, "あやか")
    screen.invite()
    assert screen.lobby is not None
    first, second = (GuestDesk(desk, screen.lobby.secret, token * 24) for token in "ab")
    assert first.come("Tom", 3)
    asyncio.run(screen._arrived())
    assert [chair.name for chair in screen.chairs] == ["あやか", "Tom"]
    assert screen.chairs[1].style == 3
    assert second.come("Maya", 4)
    assert first.come("Tomo", 5)
    asyncio.run(screen._arrived())
    assert [chair.name for chair in screen.chairs] == ["あやか", "Tomo", "Maya"], "another seat is set"
    screen.move(2, -2)
    screen.open()
    (table,) = desk.tables()
    assert table.names == ("Maya", "あやか", "Tomo")
    assert first.phone is not None
    assert second.phone is not None
    assert (first.phone.seat, second.phone.seat) == (2, 0)
    screen.leave()
    assert first.table_id == table.table_id, "the table goes on inviting"


def test_who_gets_up_again_leaves_a_free_seat_and_a_setup_that_is_left_invites_nobody(desk: Desk) -> None:
    screen = setup_of(desk, "boze")
    screen.invite()
    assert screen.lobby is not None
    phone = GuestDesk(desk, screen.lobby.secret, "a" * 24)
    assert phone.come("Tom", 0)
    asyncio.run(screen._arrived())
    phone.get_up()
    asyncio.run(screen._arrived())
    assert [chair.typed for chair in screen.chairs] == ["", ""]
    screen.leave()
    assert phone.lobby is None


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_to_sit_who_has_no_seat(desk: Desk, game: str) -> None:
    screen = setup_of(desk, game)
    screen.invite()
    assert screen.lobby is not None
    phones = [GuestDesk(desk, screen.lobby.secret, f"phone-{number}".ljust(20, "x")) for number in range(8)]
    for number, phone in enumerate(phones):
        phone.come(f"Name {number}", number)
        asyncio.run(screen._arrived())
    asyncio.run(screen._arrived())
    _, most = screen.start.seats()
    assert len(screen.chairs) == most
    seated = {chair.phone for chair in screen.chairs if chair.phone is not None}
    assert seated == set(screen.lobby.came), "who counts as sitting has a seat"
    assert len(seated) == min(8, most)
    shown = Arriving(window(desk), GuestDesk(desk, screen.lobby.secret, "late".ljust(20, "x")))
    assert ("席が いっぱいです" in texts(drawn(lambda: shown.build(LOOKS[0])))) == (len(seated) == most)


def test_who_is_taken_off_a_seat_does_not_come_back_by_itself_and_what_the_host_wrote_stays(desk: Desk) -> None:
    screen = setup_of(desk, "dimsum")
    screen.invite()
    assert screen.lobby is not None
    first, second, third = (GuestDesk(desk, screen.lobby.secret, token * 24) for token in "abc")
    for phone, name in ((first, "Tom"), (second, "Maya"), (third, "Ann")):
        assert phone.come(name, "TMA".index(name[0]))
        asyncio.run(screen._arrived())
    screen.rename(0, "Tommy")
    screen.remove(1)
    asyncio.run(screen._arrived())
    assert [chair.name for chair in screen.chairs] == ["Tommy", "Ann"]
    assert second.lobby is not None
    assert second.token not in second.lobby.came
    assert first.come("Tom B", 0)
    asyncio.run(screen._arrived())
    assert screen.chairs[0].name == "Tom B", "what the phone changes afterwards counts again"


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.lang}-{look.width:.0f}")
def test_a_phone_at_a_table_being_set_up_writes_its_name_chooses_a_mark_and_sits_down(desk: Desk, look: Look) -> None:
    secret = desk.open_lobby()
    assert GuestDesk(desk, secret, "b" * 24).come("Tom", 0)
    guest = GuestDesk(desk, secret, "a" * 24)
    screen = Arriving(window(desk, look), guest)
    drawn(lambda: screen.build(look))
    screen.sit()
    assert screen.error, "a name is due"
    screen.type("tom")
    screen.sit()
    assert screen.error, "another name is due"
    screen.type("Maya")
    screen.choose(4)
    screen.sit()
    drawn(lambda: screen.build(look))
    assert screen.mine is not None
    assert (screen.mine.name, screen.mine.style) == ("Maya", 4)
    screen.choose(6)
    assert screen.mine.style == 6, "a mark is changed at once"
    assert "my-mark-0" not in dict(taps(drawn(lambda: screen.build(look)))), "another's mark is not taken"
    screen.get_up()
    assert screen.mine is None
    desk.close_lobby(secret)
    drawn(lambda: screen.build(look))
