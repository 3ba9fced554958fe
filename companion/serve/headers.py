"""What every answer carries: what a page may load and do, and that nobody may frame, sniff or keep it."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "worker-src 'self' blob:",
        # The client reads a picked file and a camera's picture as a blob:, a picture given as bytes as data:.
        "connect-src 'self' blob: data:",
        "img-src 'self' blob: data:",
        "media-src 'self' blob:",
        "font-src 'self'",
        # Flutter sets its styles from its own script.
        "style-src 'self' 'unsafe-inline'",
        "manifest-src 'self'",
        "base-uri 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    # The two that let the client's wasm renderer use threads.
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    # The client's files have no version in their names: ask each time, and be told "not modified".
    "cache-control": "no-cache",
}


class SafeHeaders:
    """Adds `HEADERS` to every answer that does not say otherwise itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
