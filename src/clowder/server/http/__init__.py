"""The web application: routes, the live socket, pages, and the guard before them."""
