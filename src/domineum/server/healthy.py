"""Whether the server with these settings is well: for containers and other watchmen."""

from __future__ import annotations

import http.client

from domineum.server.settings import Settings

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}


def healthy(settings: Settings, seconds: float = 4.0) -> bool:
    """Ask a server that runs on this machine."""
    host = EVERYWHERE.get(settings.host, settings.host)
    link = http.client.HTTPConnection(host, settings.port, timeout=seconds)
    try:
        name = settings.hosts[0] if settings.hosts else host
        link.request("GET", "/healthz", headers={"Host": name})
        return link.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        link.close()
