"""`clowder backup`: a whole copy of the database, also while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from clowder.cli.choices import Language, choose_words
from clowder.cli.errors import content
from clowder.cli.server_choices import Config, Data, Database, choose_settings, database_file

Target = Annotated[Path, typer.Argument(metavar="file", help="cli-backup-file")]


def run(
    file: Target,
    db: Database = None,
    data: Data = None,
    config: Config = None,
    lang: Language = None,
) -> None:
    words = choose_words(lang)
    from clowder.server.store.upkeep import back_up

    with content(file):
        back_up(database_file(choose_settings(config, db=db, data=data)), file)
    print(words("backup-done", file=str(file)))
