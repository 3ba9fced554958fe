"""Who may come in: an ASGI middleware that stands before everything else.

Refused are a `Host` that is not ours (a name that an attacker's DNS points at this machine), an `Origin` that is not
ours (another site's page in the same browser), and, where other devices are served, whoever has not shown the secret.
The refused get a bare page: it must not tell what is served here. A page of one shared result or of one event has a
secret of its own in its path and needs no other.
"""

import hmac
import re
import secrets
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from companion.serve import GUEST
from companion.serve.connections import Strangers
from companion.serve.place import Place
from companion.serve.uploads import UPLOAD_PATH

KEY_PATH = "/k/"
PUBLIC_PATH = re.compile(r"/[rec]/[A-Za-z0-9_-]+")
"""Pages that have a secret of their own in their path: a result, an event's wall, an event's door (check-in)."""
DOOR_PATH = "/c/"
JOIN_PATH = "/j/"
"""The address of an invitation to one table; its secret follows."""
READING = ("GET", "HEAD")
YEAR = 365 * 24 * 60 * 60
ENTER = '<!DOCTYPE html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=/"><title>…</title>'
"""Goes on to the app from a page of our own. After a redirect the browser would still count the code's scan or a link
elsewhere as where the visit comes from, and keep a SameSite=Strict cookie back."""


Guests = Callable[[str, str], bool]
"""Whether an invitation's secret and a phone's token let it in."""


class Gate:
    """Lets through what belongs here; see the module."""

    def __init__(
        self, app: ASGIApp, place: Place, strangers: Strangers | None = None, guests: Guests | None = None
    ) -> None:
        self.app, self.place, self.strangers, self.guests = app, place, strangers, guests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refusal = self._answer(scope)
        if refusal is None:
            if self.strangers is not None and not self._is_for_anybody(scope):
                self.strangers.knows(scope.get("client"))
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            # Before it was accepted this is a plain 403.
            await send({"type": "websocket.close", "code": 1008})
        else:
            await refusal(scope, receive, send)

    def _answer(self, scope: Scope) -> Response | None:
        """What to answer at the gate; None lets the request through."""
        request = HTTPConnection(scope)
        hosts, origins = request.headers.getlist("host"), request.headers.getlist("origin")
        if not self._is_our_host(hosts, scope) or not self._is_our_origin(origins):
            return PlainTextResponse("Forbidden", 403)
        path: str = scope["path"]
        if scope["type"] == "http" and scope["method"] not in _methods(path):
            return PlainTextResponse("Method Not Allowed", 405)
        if self.place.secret is None or (scope["type"] == "http" and PUBLIC_PATH.fullmatch(path)):
            return None
        if scope["type"] == "http" and path.startswith(KEY_PATH) and self._is_secret(path.removeprefix(KEY_PATH)):
            return self._enter(secure=hosts[0].lower() in self.place.secure_hosts)
        if self._is_secret(request.cookies.get(self.place.cookie, "")):
            return None
        if self.guests is not None:
            if scope["type"] == "http" and path.startswith(JOIN_PATH):
                return self._join(path.removeprefix(JOIN_PATH), request, hosts[0].lower() in self.place.secure_hosts)
            guest = self._guest(request.cookies.get(self.place.guest_cookie, ""))
            if guest is not None and not path.startswith(UPLOAD_PATH):
                # What this connection may see is decided where its window is made.
                scope[GUEST] = guest
                return None
        return PlainTextResponse("Not Found", 404)

    def _is_for_anybody(self, scope: Scope) -> bool:
        """Whether whoever asks for this needs no secret, though there is one."""
        return self.place.secret is not None and PUBLIC_PATH.fullmatch(scope["path"]) is not None

    def _is_our_host(self, hosts: list[str], scope: Scope) -> bool:
        if len(hosts) != 1:
            return False
        host = hosts[0].lower()
        if host in self.place.hosts:
            return True
        # A bare address that this very connection came to is ours too: an attacker's DNS needs a name.
        server = scope.get("server")
        return server is not None and server[1] is not None and host == f"{server[0]}:{server[1]}"

    def _is_our_origin(self, origins: list[str]) -> bool:
        return not origins or (len(origins) == 1 and origins[0].lower() in self.place.origins)

    def _is_secret(self, shown: str) -> bool:
        secret = self.place.secret or ""
        return hmac.compare_digest(shown.encode("utf-8", "surrogatepass"), secret.encode())

    def _guest(self, shown: str) -> tuple[str, str] | None:
        """The invitation's secret and the phone's token in a guest's cookie, None where they let nobody in."""
        secret, _, token = shown.partition(".")
        return (secret, token) if self.guests is not None and self.guests(secret, token) else None

    def _join(self, secret: str, request: HTTPConnection, secure: bool) -> Response | None:
        """Lets a phone in that followed an invitation; one that had come before keeps its token, and so its seat."""
        before, _, token = request.cookies.get(self.place.guest_cookie, "").partition(".")
        if before != secret or not token:
            token = secrets.token_urlsafe(18)
        if self.guests is None or not self.guests(secret, token):
            return PlainTextResponse("Not Found", 404)
        return self._enter(secure, self.place.guest_cookie, f"{secret}.{token}")

    def _enter(self, secure: bool, cookie: str | None = None, value: str | None = None) -> Response:
        response = HTMLResponse(ENTER, headers={"cache-control": "no-store"})
        response.set_cookie(
            cookie or self.place.cookie,
            value or self.place.secret or "",
            max_age=YEAR,
            path="/",
            secure=secure,
            httponly=True,
            samesite="strict",
        )
        return response


def _methods(path: str) -> tuple[str, ...]:
    if path.startswith(UPLOAD_PATH):
        return ("PUT",)
    return (*READING, "POST") if path.startswith(DOOR_PATH) else READING
