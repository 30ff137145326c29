"""Server tests run on asyncio. Those of several nodes share a PostgreSQL and a Redis, which each
test worker starts once; everybody has a database of their own there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.backends import Postgres, Redis, running_postgres, running_redis


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as postgres:
        yield postgres


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with running_redis() as redis:
        yield redis


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The name of an empty database."""
    return postgres.make_database()


@pytest.fixture
def db(postgres: Postgres, database: str) -> str:
    """The URL of the same."""
    return postgres.url(database)
