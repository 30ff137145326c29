"""`python -m clowder.server.describe`: the OpenAPI document of everything that travels.

The web client's types are made from it.
"""

from __future__ import annotations

import json

from clowder.server.app import make_app
from clowder.server.house import House
from clowder.server.settings import Settings


def main() -> None:
    print(json.dumps(make_app(House(Settings())).openapi(), indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
