"""`clowder prune`: forget finished tables and guests of long ago."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from clowder.cli.choices import Language, choose_words
from clowder.cli.errors import ContentError
from clowder.cli.server_choices import Config, Data, Database, choose_settings
from clowder.core.fault import Fault

DAY_MS = 86_400_000
Days = Annotated[int, typer.Option("--older-than", min=1, metavar="number", help="cli-older-than")]


def run(
    older_than: Days,
    db: Database = None,
    data: Data = None,
    config: Config = None,
    lang: Language = None,
) -> None:
    words = choose_words(lang)
    from clowder.server.settings import database_url
    from clowder.server.store.upkeep import prune_database

    settings = choose_settings(config, db=db, data=data)
    before = int(time.time() * 1000) - older_than * DAY_MS
    try:
        pruned = prune_database(database_url(settings), before)
    except Fault as error:
        raise ContentError(error.sentence) from None
    tables, guests, keys = pruned.tables, pruned.sessions, pruned.credentials
    print(words("prune-done", tables=tables, guests=guests, keys=keys))
