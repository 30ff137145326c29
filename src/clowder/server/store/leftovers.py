"""What SQLite leaves in its file of rows that are gone.

`secure_delete` overwrites a row that is deleted, but not the copies of it that a page keeps where
rows were moved when pages were split or joined. Only to write the file anew removes these, and
everybody would wait for that: so it is done as the server ends. That it is due stands in the file
itself, since a server may end without a word.
"""

from __future__ import annotations

import logging

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

logger = logging.getLogger(__name__)

DUE = 1  # the `user_version` of a file with leftovers, which nothing else uses


def note_leftovers(connection: Connection) -> None:
    """With the commit that removes rows which nobody is to read any more."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA user_version = {DUE}")


def end_connections(engine: Engine) -> None:
    """All of them, once the file has been written anew if that was due."""
    if engine.dialect.name == "sqlite":
        try:
            remove_leftovers(engine)
        except SQLAlchemyError as error:
            logger.warning("forgotten rows stay in the file until the next end: %s", error)
    engine.dispose()


def remove_leftovers(engine: Engine) -> None:
    with engine.connect() as opened:
        connection = opened.execution_options(isolation_level="AUTOCOMMIT")
        if connection.exec_driver_sql("PRAGMA user_version").scalar() == DUE:
            connection.exec_driver_sql("VACUUM")
            connection.exec_driver_sql("PRAGMA user_version = 0")
