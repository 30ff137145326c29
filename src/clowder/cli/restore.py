"""`clowder restore`: put a copy back in the place of the database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from clowder.cli.choices import Language, choose_words
from clowder.cli.errors import content
from clowder.cli.server_choices import Config, Data, Database, choose_settings, database_file

Copy = Annotated[Path, typer.Argument(metavar="file", help="cli-restore-file")]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="cli-overwrite")]


def run(  # noqa: PLR0913 (one for every switch)
    file: Copy,
    overwrite: Overwrite = False,
    db: Database = None,
    data: Data = None,
    config: Config = None,
    lang: Language = None,
) -> None:
    words = choose_words(lang)
    from clowder.server.store.upkeep import restore

    with content(file):
        restore(file, database_file(choose_settings(config, db=db, data=data)), overwrite)
    print(words("restore-done", file=str(file)))
