"""`clowder hosts`: who looks after a house, sees reports, closes tables and bars persons."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from clowder.cli.choices import Language, choose_words
from clowder.cli.errors import ContentError
from clowder.cli.server_choices import Config, Data, Database, choose_settings
from clowder.core.fault import Fault

if TYPE_CHECKING:
    from clowder.locales import Words
    from clowder.server.settings import Settings

Added = Annotated[bool, typer.Option("--add", help="cli-host-add")]
Revoked = Annotated[str | None, typer.Option("--revoke", metavar="id", help="cli-host-revoke")]
Address = Annotated[str | None, typer.Option(metavar="url", help="cli-host-address")]


def run(  # noqa: PLR0913 (one for every switch)
    add: Added = False,
    revoke: Revoked = None,
    address: Address = None,
    db: Database = None,
    data: Data = None,
    config: Config = None,
    lang: Language = None,
) -> None:
    words = choose_words(lang)
    settings = choose_settings(config, db=db, data=data)
    try:
        print(act(settings, words, add, revoke, address))
    except Fault as error:
        raise ContentError(error.sentence) from None


def act(
    settings: Settings, words: Words, add: bool, revoke: str | None, address: str | None
) -> str:
    """What is to be printed; raises Fault."""
    from clowder.server.settings import database_url
    from clowder.server.store import host_upkeep

    url = database_url(settings)
    if revoke is not None:
        return words("host-revoked", name=host_upkeep.revoke(url, revoke))
    if add:
        link = f"{address_of(settings, address)}/host#{host_upkeep.make_link(url)}"
        return f"{link}\n{words('host-link', minutes=host_upkeep.LINK_MINUTES)}"
    found = host_upkeep.list_hosts(url)
    lines = [words("host-line", id=id, name=row.name, day=day(row.made_at)) for id, row in found]
    return "\n".join(lines) or words("host-none")


def address_of(settings: Settings, given: str | None) -> str:
    """Where browsers reach the server: as given, else the first listed, else as it listens."""
    own = f"http://{settings.host}:{settings.port}"
    return (given or next(iter(settings.origins), own)).rstrip("/")


def day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
