"""Notices: whose they are, where they may be sent to, and that nothing of them stays."""

from __future__ import annotations

import asyncio
import datetime
import ssl
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from sqlalchemy import func, select

from clowder.server.http.app import make_app
from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.store import notices, schema
from clowder.server.store.upkeep import prune
from clowder.server.tables.house import House
from clowder.server.tables.push_targets import Forbidden, find_target, is_public
from tests.server.bench import guest, open_house, seated_table
from tests.server.browsers import Browser, code_of
from tests.server.daily import ask
from tests.server.push_service import push_service
from tests.server.push_site import NIGHT, SLOW, house_beside, people, site
from tests.server.test_leaving import traces

pytestmark = pytest.mark.anyio

INNER = (  # where no push service is
    "http://push.example.org/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://10.1.2.3/x",
    "https://169.254.169.254/latest",
    "https://[64:ff9b::a00:1]/x",
    "https://localhost/x",
    "https://printer.local/x",
    "https://push.example.org:8443/x",
    "https://me:secret@push.example.org/x",
    "https://push.example.org/x#y",
    "https://push.example.org/a b",
    "https://push.example.org/ž",
    "https://[::1/x",
    "https://push.example.org:99999/x",
    "file:///etc/passwd",
    "x",
)


@pytest.mark.parametrize("endpoint", INNER)
async def test_no_address_inside_is_ever_called(tmp_path: Path, endpoint: str) -> None:
    async with site(tmp_path) as it:
        ann = await guest(it.house, "Ann")
        keys = it.service.browser().subscription

        refused = await it.post(ann, "subscribe", **keys | {"endpoint": endpoint})

        assert (refused.status, code_of(refused)) == (422, "bad_endpoint")
        assert await notices.find_subscriptions(it.house.store, ann.session) == []


@pytest.mark.parametrize("name", ["a" * 64 + ".example.org", "push..example.org"])
async def test_a_name_that_is_none_ends_the_subscription(tmp_path: Path, name: str) -> None:
    """And holds up nobody else's notices."""
    async with site(tmp_path) as it:
        ann, bo = await people(it.house, "Ann", "Bo")
        keys = it.service.browser().subscription
        await it.post(ann, "subscribe", **keys | {"endpoint": f"https://{name}/x"})
        bos = await it.told(bo)

        await seated_table(it.house, [ann, bo], clock=SLOW)  # both are to bury a card
        await it.deliver()

        assert await notices.find_subscriptions(it.house.store, ann.session) == []
        assert len(bos.heard) == 1


async def test_a_name_that_leads_inside_is_found_out_when_it_is_called() -> None:
    with pytest.raises(Forbidden):
        await find_target("https://localhost/x", ())
    for inner in ("100.64.0.1", "::10.0.0.1", "::ffff:0:10.0.0.1", "fec0::1", "2002:a00:1::1"):
        assert not is_public(inner), inner
    assert is_public("93.184.215.14")


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "A" * 87},
        {"p256dh": "BNcRdreALRFXTkOOUHK1"},
        {"auth": "A" * 60},
        {"auth": "AAAAAAAAAAAAAAAAAAAAA"},
    ],
)
async def test_keys_with_which_nothing_can_be_encrypted_are_refused(
    tmp_path: Path, keys: dict[str, str]
) -> None:
    async with site(tmp_path) as it:
        ann = await guest(it.house, "Ann")
        asked = it.service.browser().subscription

        assert code_of(await it.post(ann, "subscribe", **asked | keys)) == "bad_endpoint"


async def test_only_ones_own_notices_are_seen_and_stopped(tmp_path: Path) -> None:
    async with site(tmp_path) as it:
        ann, eve = await people(it.house, "Ann", "Eve")
        await it.told(ann)
        [device] = (await it.post(ann, "settings", kinds=["turn"])).json["devices"]

        eves = await it.post(eve, "settings", kinds=[])
        assert eves.json["devices"] == []
        assert code_of(await it.post(eve, "stop", id=device["id"])) == "no_such_subscription"
        assert (await it.post(eve, "stop")).status == 200
        still = await it.post(ann, "settings", kinds=["turn", "rematch"])
        assert (still.json["devices"], still.json["kinds"]) == ([device], ["turn", "rematch"])
        assert (await it.post(ann, "stop", id=device["id"])).json["devices"] == []


async def test_a_time_zone_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    async with site(tmp_path) as it:
        ann = await guest(it.house, "Ann")
        for zone in ("Cat/Box", "../../etc/passwd", "/etc/localtime", "Europe"):
            quiet = NIGHT | {"zone": zone}
            refused = await it.post(ann, "settings", kinds=[], quiet=quiet)
            assert refused.status == 422, zone
        kept = await it.post(ann, "settings", kinds=["sat"], quiet=NIGHT)
        assert kept.json["quiet"] == NIGHT


async def test_of_many_devices_the_oldest_give_way(tmp_path: Path) -> None:
    async with site(tmp_path) as it:
        ann = await guest(it.house, "Ann")
        for number in range(notices.MOST_DEVICES + 2):
            it.dial.shows = f"2026-11-15 12:{number:02}"
            await it.told(ann)

        found = await notices.find_subscriptions(it.house.store, ann.session)
        assert [row.endpoint.rpartition("/")[2] for row in found] == [
            str(number) for number in range(2, notices.MOST_DEVICES + 2)
        ]


async def test_a_device_that_is_ended_or_logs_out_is_told_nothing_more(tmp_path: Path) -> None:
    async with site(tmp_path) as it:
        app = make_app(it.house)
        desk, phone = Browser(app), Browser(app)
        await desk.enter("Milo")
        await phone.ask("POST", "/api/person/join", secret=(await desk.link())["secret"])
        for each in (desk, phone):
            asked = it.service.browser().subscription
            await each.ask("POST", "/api/person/notices/subscribe", **asked)
        assert await count(it.house) == 2

        [_, other] = (await desk.ask("GET", "/api/person")).json["devices"]
        await desk.ask("POST", "/api/person/devices/end", id=other["id"])
        assert await count(it.house) == 1
        await desk.ask("POST", "/api/session/end")

        assert await count(it.house) == 0


async def test_a_browser_whose_cookie_is_replaced_or_becomes_a_persons_is_still_told(
    tmp_path: Path,
) -> None:
    async with site(tmp_path) as it:
        app = make_app(it.house)
        desk, phone = Browser(app), Browser(app)
        await desk.enter("Milo")
        await phone.enter("Guest")
        asked = it.service.browser().subscription
        await phone.ask("POST", "/api/person/notices/subscribe", **asked)
        it.dial.shows = "2027-01-15 12:00"  # cookies of a month ago are replaced
        await phone.ask("GET", "/api/session")
        await phone.ask("POST", "/api/person/join", secret=(await desk.link())["secret"])

        milos = (await desk.ask("GET", "/api/person/notices")).json["devices"]

        assert len(milos) == 1
        assert await count(it.house) == 1


async def count(house: House, table: str = "subscriptions") -> int:
    [row] = await house.store.read(select(func.count()).select_from(schema.metadata.tables[table]))
    return int(row[0])


async def test_what_is_kept_is_shown_and_all_of_it_is_forgotten(tmp_path: Path) -> None:
    async with site(tmp_path, notice_delay=3600.0) as it:
        app = make_app(it.house)
        ann, milo = await guest(it.house, "Ann"), Browser(app)
        await milo.enter("Milo")
        him = await it.house.sessions.find_cookie(milo.headers["cookie"].partition("=")[2])
        assert him is not None
        asked = it.service.browser().subscription
        await milo.ask("POST", "/api/person/notices/subscribe", **asked)
        await milo.ask("POST", "/api/person/notices/settings", kinds=["turn"], quiet=NIGHT)
        live = await seated_table(it.house, [ann, him], clock=SLOW)

        kept = (await milo.ask("GET", "/api/person/export")).json["notices"]
        await milo.ask("POST", "/api/person/erase", sure="erase")

        assert [device["endpoint"] for device in kept["devices"]] == [asked["endpoint"]]
        assert (kept["kinds"], kept["quiet"]) == (["turn"], NIGHT)
        assert kept["waiting"] == [[live.table.name, "turn"]]
        left = [await count(it.house, each) for each in ("subscriptions", "notices")]
        assert [*left, await count(it.house, "notice_settings")] == [0, 0, 0]
    words = (asked["endpoint"], asked["auth"], asked["p256dh"], "Europe/Prague", him.session)
    assert await traces(tmp_path, *words) == []


async def test_pruning_forgets_notices_with_their_tables_and_guests(tmp_path: Path) -> None:
    async with site(tmp_path, notice_delay=3600.0) as it:
        ann, bo = await people(it.house, "Ann", "Bo")
        await it.told(bo)
        await it.post(bo, "settings", kinds=["turn"])
        live = await seated_table(it.house, [ann, bo], clock=SLOW)
        await live.do(command("close", decide.close))
        assert await count(it.house, "notices") == 1
        later = it.house.now_ms() + 1

        gone = await it.house.store.run(lambda connection: prune(connection, later))

        assert (gone.tables, gone.sessions) == (1, 2)
        kinds = ("notices", "subscriptions", "notice_settings")
        assert [await count(it.house, each) for each in kinds] == [0, 0, 0]


# A push service as the others are, behind TLS -------------------------------------------------


def certificate(folder: Path) -> ssl.SSLContext:
    """For "localhost", which vouches for itself: what the house must be told to believe."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "cert.pem").write_bytes(made.public_bytes(Encoding.PEM))
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "key.pem").write_bytes(secret)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "cert.pem", folder / "key.pem")
    return context


@pytest.mark.parametrize("believed", [True, False])
async def test_a_push_service_must_be_the_one_that_its_certificate_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, believed: bool
) -> None:
    context = certificate(tmp_path)
    if believed:
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "cert.pem"))
    async with push_service(ssl=context) as service, house_beside(service, tmp_path) as it:
        ann, bo = await people(it.house, "Ann", "Bo")
        bos = await it.told(bo)
        await seated_table(it.house, [ann, bo], clock=SLOW)
        await it.deliver()

        assert len(bos.heard) == believed
        assert it.house.courier.failed == (not believed)


# Two nodes ------------------------------------------------------------------------------------


async def test_of_two_nodes_one_sends_a_notice_and_both_know_who_looks(
    tmp_path: Path, db: str
) -> None:
    async with push_service() as service:
        settings = {
            "db": db,
            "push_hosts": (service.host,),
            "notice_delay": 0.0,
        }
        first_house = open_house(tmp_path, **settings)
        second_house = open_house(tmp_path, **settings)
        async with first_house as first, second_house as second:
            assert first.courier.push.public_key == second.courier.push.public_key
            ann, *others = await people(first, "Ann", "Bo", "Cid", "Eve")
            browsers = []
            for house, person in zip((first, second, first), others, strict=True):
                browsers.append(service.browser())
                await subscribe(house, person, browsers[-1].subscription)
            live = await seated_table(first, [ann, *others], clock=SLOW)
            await asyncio.gather(*(house.courier.deliver() for house in (first, second) * 3))

            assert [len(browser.heard) for browser in browsers] == [1, 1, 1]
            assert live.table.last_number == (await second.find(live.table.name)).table.last_number


async def subscribe(house: House, person: decide.Guest, asked: dict[str, str]) -> None:
    answer = await ask(house, person, "POST", "/api/person/notices/subscribe", asked)
    assert answer.status == 200, answer.body
