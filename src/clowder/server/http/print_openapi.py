"""`python -m clowder.server.http.print_openapi`: the OpenAPI document of everything that travels.

The web client's types are made from it.
"""

from __future__ import annotations

import json

from clowder.server.http.app import make_app
from clowder.server.settings import Settings
from clowder.server.tables.house import House


def main() -> None:
    print(json.dumps(make_app(House(Settings())).openapi(), indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
