"""The service over HTTP: routes, sockets, cookies, limits and headers. It knows no cards."""
