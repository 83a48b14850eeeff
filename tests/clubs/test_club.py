"""A club and its members, by the messages that admins and members send."""

from datetime import date

import msgspec
import pytest

from euchre.clubs.acts.admins import Administer, DismissAdmin, RenewKey
from euchre.clubs.acts.evenings import DropEvening
from euchre.clubs.acts.members import AddMember, Agree, BecomeMember, ChangeMember, PartMember
from euchre.clubs.acts.seasons import DropSeason, PlanSeason
from euchre.clubs.acts.settings import SetUpClub
from euchre.clubs.catalogue import CLUB
from euchre.clubs.club import Club
from euchre.clubs.perspective import club_now
from euchre.clubs.settings import ClubSettings, SeasonSettings
from euchre.core.errors import EuchreError
from euchre.streams.event import encode
from support.clubs import ClubAdmin, final, held, new_club

TODAY = date(2026, 11, 26)


def with_members(*names: str) -> ClubAdmin:
    admin = ClubAdmin(new_club())
    for name in names:
        admin.says(AddMember, name=name)
    return admin


def public(club: Club, *evenings: object, guest: str | None = None) -> bytes:
    return msgspec.json.encode(club_now(club, list(evenings), guest, TODAY))  # type: ignore[arg-type]


def test_a_club_is_the_fold_of_its_stored_events() -> None:
    admin = with_members("Ann", "Bob")
    admin.says(BecomeMember, "bob's", key=admin.club.member_key(admin.club.members[2]))
    admin.says(Agree, "bob's", public=True)
    admin.says(PlanSeason, settings=SeasonSettings(name="2026", first="2026-01-01", last="2026-12-31"))
    admin.opens("e1")
    admin.says(Administer, "eve", key=admin.club.admins.key)
    admin.says(RenewKey)
    admin.says(DropEvening, code="code-e1")
    admin.says(DropSeason, season=1)
    admin.says(PartMember, member=2)
    assert CLUB.fold(CLUB.decode(encode(event)) for event in admin.club.log) == admin.club
    assert list(admin.club.admins.by_guest) == ["ada", "eve"]
    assert admin.club.evenings == {}
    assert admin.club.seasons == {}


def test_strangers_change_nothing_in_a_club() -> None:
    admin = with_members("Ann")
    asked: list[tuple[type, dict[str, object]]] = [
        (SetUpClub, {"settings": ClubSettings(name="Mine")}),
        (AddMember, {"name": "Eve"}),
        (ChangeMember, {"member": 1, "public": True}),
        (PartMember, {"member": 1}),
        (RenewKey, {}),
        (PlanSeason, {"settings": SeasonSettings(name="1", first="2026-01-01", last="2026-01-01")}),
        (DropSeason, {"season": 1}),
        (DropEvening, {"code": "x"}),
    ]
    for kind, fields in asked:
        with pytest.raises(EuchreError, match="Only an admin"):
            admin.says(kind, "eve", **fields)
    with pytest.raises(EuchreError, match="Only an admin"):
        admin.opens("e1", "eve")
    with pytest.raises(EuchreError, match="no longer valid"):
        admin.says(Administer, "eve", key="guessed")
    with pytest.raises(EuchreError, match="no longer valid"):
        admin.says(BecomeMember, "eve", key="guessed")
    with pytest.raises(EuchreError, match="Open the link"):
        admin.says(Agree, "eve", public=True)


def test_a_member_cannot_fill_a_club() -> None:
    admin = with_members("Ann")
    admin.says(BecomeMember, "ann's", key=admin.club.member_key(admin.club.members[1]))
    for public in (True, False) * 24 + (True,):
        admin.says(Agree, "ann's", public=public)
    with pytest.raises(EuchreError, match="Too much has been done"):
        admin.says(Agree, "ann's", public=False)
    admin.says(PartMember, member=1)
    admin.says(BecomeMember, "ann's", key=admin.club.member_key(admin.club.members[1]))
    admin.says(Agree, "ann's", public=True)


def test_an_admin_who_came_later_is_dismissed_and_the_founder_stays() -> None:
    admin = with_members()
    for guest in ("eve", "fay"):
        admin.says(Administer, guest, key=admin.club.admins.key)
    stolen = admin.club.admins.key
    for guest, number in (("fay", 1), ("fay", 2), ("eve", 1), ("ada", 1), ("ada", 9)):
        with pytest.raises(EuchreError, match="came after you"):
            admin.says(DismissAdmin, guest, admin=number)
    admin.says(DismissAdmin, "eve", admin=3)
    with pytest.raises(EuchreError, match="no longer valid"):
        admin.says(Administer, "fay", key=stolen)
    seen = club_now(admin.club, [], "ada", TODAY).admins
    assert [(one.number, one.me) for one in seen] == [(1, True), (2, False)]
    assert club_now(admin.club, [], "fay", TODAY).admins == ()


def test_a_renewed_key_lets_all_admins_stay() -> None:
    admin = with_members()
    old = admin.club.admins.key
    admin.says(Administer, "eve", key=old)
    admin.says(RenewKey)
    assert admin.club.admins.key != old
    with pytest.raises(EuchreError, match="no longer valid"):
        admin.says(Administer, "eve", key=old)
    admin.says(Administer, "dan", key=admin.club.admins.key)
    assert list(admin.club.admins.by_guest) == ["ada", "eve", "dan"]


def test_a_parted_member_needs_another_key() -> None:
    admin = with_members("Ann", "Bob")
    old = admin.club.member_key(admin.club.members[1])
    admin.says(BecomeMember, "ann's", key=old)
    with pytest.raises(EuchreError, match="another device"):
        admin.says(BecomeMember, "eve's", key=old)
    admin.says(PartMember, "ann's", member=1)
    with pytest.raises(EuchreError, match="no longer valid"):
        admin.says(BecomeMember, "eve's", key=old)
    assert admin.club.member_of("ann's") is None


def test_the_page_of_a_club_names_only_members_who_agreed() -> None:
    admin = with_members("Annabel", "Bobby")
    admin.says(ChangeMember, member=1, public=True)
    admin.says(PlanSeason, settings=SeasonSettings(name="2026", first="2026-01-01", last="2026-12-31"))
    evening = held(
        "e1",
        "2026-11-19",
        final(1, 60, member=2),
        final(2, 50, member=1),
        final(3, 40),
    )
    read = public(admin.club, evening)
    assert b"Annabel" in read
    assert not any(name in read for name in (b"Bobby", b"code-e1", admin.club.admins.key.encode(), b'"secret"'))
    assert all(name in public(admin.club, evening, guest="ada") for name in (b"Annabel", b"Bobby"))


def test_the_page_of_an_evening_names_nobody_on_that_of_its_club() -> None:
    """Name all who are entered by their places: a number here would tell who they are everywhere."""
    admin = with_members("Ann", "Bob")
    admin.says(BecomeMember, "bob's", key=admin.club.member_key(admin.club.members[2]))
    admin.says(PlanSeason, settings=SeasonSettings(name="2026", first="2026-01-01", last="2026-12-31"))
    evening = held("e1", "2026-11-19", final(1, 60, member=1), final(2, 50, member=2), final(3, 40))
    silent = {"name": None, "member": None, "visitor": False}
    for guest, of_bob in ((None, silent), ("bob's", {"name": "Bob", "member": 2, "visitor": False})):
        seen = msgspec.json.decode(public(admin.club, evening, guest=guest))
        rows = [row["who"] for row in seen["evenings"][0]["standings"]]
        assert rows == [silent, of_bob, {"name": None, "member": None, "visitor": True}]
        assert [row["who"] for row in seen["seasons"][0]["table"]] == [silent, of_bob]
        assert silent in [record["who"] for record in seen["records"]]


def test_other_names_of_silent_members_change_no_byte_of_the_page() -> None:
    """Compare the public page with other names of silent members, of which it tells nothing."""

    def page(name: str) -> bytes:
        admin = with_members(name)
        return public(admin.club, held("e1", "2026-11-19", final(1, 9, member=1), final(2, 8)))

    assert page("Ann") == page("Bob")


def test_members_and_admins_get_the_code_of_an_evening() -> None:
    admin = with_members("Ann")
    admin.says(BecomeMember, "ann's", key=admin.club.member_key(admin.club.members[1]))
    evening = held("e1", "2026-11-19", is_over=False)
    assert b"code-e1" in public(admin.club, evening, guest="ann's")
    assert b"code-e1" in public(admin.club, evening, guest="ada")
    assert b"code-e1" not in public(admin.club, evening, guest="eve")


def test_settings_that_make_no_sense_are_refused() -> None:
    admin = with_members()
    for settings, refusal in [
        (ClubSettings(name=" \n"), "a name"),
        (ClubSettings(name="C", zone="Europe/Nowhere"), "not a time zone"),
        (ClubSettings(name="C", zone="Europe"), "not a time zone"),
        (ClubSettings(name="C", next_day="2026-02-30"), "not a day"),
        (ClubSettings(name="C", next_day="9999-12-31"), "not a day"),
        (ClubSettings(name="C", next_day="0001-01-01"), "not a day"),
    ]:
        with pytest.raises(EuchreError, match=refusal):
            admin.says(SetUpClub, settings=settings)
    with pytest.raises(EuchreError, match="first day or later"):
        admin.says(PlanSeason, settings=SeasonSettings(name="1", first="2026-02-01", last="2026-01-01"))
    admin.says(SetUpClub, settings=ClubSettings(name="  The   Club ", rules=" No talk. \n\n Be kind. "))
    assert admin.club.settings.name == "The Club"
    assert admin.club.settings.rules == "No talk.\n\nBe kind."
