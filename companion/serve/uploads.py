"""Files that a browser sends: each to an address of its own, once, and not larger than its reader wants.

A file could also come through the window's socket, but there nobody could bound it before it is here, and one that is
too large for a message would end the connection.
"""

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

UPLOAD_PATH = "/upload/"


class Upload:
    """A file that is expected. url: where to send it with PUT. limit: its largest size in bytes."""

    def __init__(self, token: str, limit: int) -> None:
        self.url, self.limit = UPLOAD_PATH + token, limit
        self._content: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def content(self) -> bytes:
        """The file, once it is here. Raises OSError where it was too large or broke off."""
        return await self._content

    async def receive(self, request: Request) -> Response:
        """Takes the file in."""
        content = bytearray()
        try:
            async for chunk in request.stream():
                content += chunk
                if len(content) > self.limit:
                    self._fail(f"larger than {self.limit} bytes")
                    return PlainTextResponse("Content Too Large", 413)
        except ClientDisconnect:
            self._fail("the connection broke off")
            raise
        if not self._content.done():
            self._content.set_result(bytes(content))
        return Response(status_code=204)

    def _fail(self, reason: str) -> None:
        if not self._content.done():
            self._content.set_exception(OSError(reason))


_expected: dict[str, Upload] = {}


@contextmanager
def expecting(limit: int) -> Iterator[Upload]:
    """Opens an address for one file of at most `limit` bytes while the block runs, in the server's event loop."""
    token = secrets.token_urlsafe(24)
    _expected[token] = Upload(token, limit)
    try:
        yield _expected[token]
    finally:
        _expected.pop(token, None)


async def receive(request: Request) -> Response:
    """The route of `UPLOAD_PATH`."""
    upload = _expected.pop(request.path_params["token"], None)
    return await upload.receive(request) if upload else PlainTextResponse("Not Found", 404)
