"""The files in `deploy/` say what this program understands; no container engine runs here."""

from __future__ import annotations

import re
from ipaddress import IPv4Network, ip_address
from pathlib import Path
from typing import Any

import yaml

from clowder.server.settings import Settings, database_url, load_settings, merge

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
GIVEN = {"POSTGRES_PASSWORD": "secret", "CLOWDER_SITE": "cats.example.org"}


def compose() -> dict[str, Any]:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    filled = re.sub(r"\$\{(\w+)(:[?-][^}]*)?\}", lambda found: GIVEN[found[1]], text)
    assert "$" not in filled
    loaded: dict[str, Any] = yaml.safe_load(filled)
    return loaded


def test_the_settings_file_is_understood() -> None:
    assert load_settings(DEPLOY / "clowder.toml", {}).secure_cookies


def test_both_nodes_of_the_compose_file_share_a_database_and_a_bus() -> None:
    services = compose()["services"]
    assert services["node-a"] == services["node-b"]

    named = services["node-a"]["environment"]
    found = {name.removeprefix("CLOWDER_").lower(): value for name, value in named.items()}
    for name in ("origins", "proxies"):
        found[name] = found[name].split(",")
    settings = merge(Settings(), found, "environment")

    assert database_url(settings).startswith("postgresql+psycopg://clowder:secret@postgres/")
    assert settings.bus == "redis://valkey"
    caddy = services["caddy"]["networks"]["inside"]["ipv4_address"]
    assert settings.proxies == (caddy,)


def test_nobody_is_given_the_address_that_caddy_is_believed_by() -> None:
    """Whoever starts first would take it, and Caddy would not start."""
    loaded = compose()
    [inside] = loaded["networks"]["inside"]["ipam"]["config"]
    subnet, given = IPv4Network(inside["subnet"]), IPv4Network(inside["ip_range"])
    fixed = [
        ip_address(networks["inside"]["ipv4_address"])
        for service in loaded["services"].values()
        if isinstance(networks := service["networks"], dict)
    ]

    assert given.subnet_of(subnet)
    assert fixed
    assert all(address in subnet and address not in given for address in fixed)
    assert given.num_addresses > len(loaded["services"])


def test_what_the_compose_file_names_is_there() -> None:
    loaded = compose()
    services = loaded["services"]
    for service in services.values():
        networks = service["networks"]
        assert set(networks) <= loaded["networks"].keys()
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in loaded["volumes"] or (DEPLOY / source).is_file(), source
    build = services["node-a"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    proxied = re.search(r"reverse_proxy (.*) \{", (DEPLOY / "Caddyfile.nodes").read_text("utf-8"))
    assert proxied is not None
    assert [each.partition(":")[0] for each in proxied[1].split()] == ["node-a", "node-b"]


def test_nothing_that_was_built_here_gets_into_a_container() -> None:
    """It has another Python and other libraries."""
    built = {line for line in (ROOT / ".gitignore").read_text("utf-8").split() if "/src/" in line}
    ignored = {line.strip("/") for line in (ROOT / ".dockerignore").read_text("utf-8").split()}
    assert {line.strip("/") for line in built} <= ignored


def test_what_the_container_file_copies_is_there_and_its_settings_are_known() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    copied = re.findall(r"^COPY (\S+) \S+$", text, re.MULTILINE)
    assert copied == [".", "requirements/run.txt"]
    assert all((ROOT / source).exists() for source in copied)
    names = [name.lower() for name in re.findall(r"CLOWDER_(\w+)=", text)]
    assert set(names) <= set(Settings.__struct_fields__)  # type: ignore[attr-defined]
    extras = re.search(r"\[([\w,]+)\]\"", text)
    assert extras is not None
    known = (ROOT / "pyproject.toml").read_text("utf-8")
    assert all(f"\n{extra} = [" in known for extra in extras[1].split(","))
