"""Where the app is served: the socket, the addresses that are ours, and the secret of an address for other devices."""

import ipaddress
import os
import re
import secrets
import socket
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from companion.game import Lang
from companion.store.files import lock
from companion.texts.serve import TEXTS

DEFAULT_PORT = 8550
LOCAL_NAMES = ("127.0.0.1", "localhost", "[::1]")
SECRET = re.compile(r"[A-Za-z0-9_-]{32}")
SECRET_FILE = "address-secret"
HTTP_PORTS = {"http": 80, "https": 443}


class ServeError(Exception):
    """Why the app cannot be served like this: a key of `companion.texts.serve` and its facts."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts

    def sentence(self, lang: Lang) -> str:
        """What is wrong, for the person at the command line."""
        return TEXTS[self.key].of(lang).format_map(self.facts)


@dataclass(frozen=True, slots=True)
class Settings:
    """What the command line asks for.

    host: the address to bind, by default this machine only. port: 0 takes any free one; None takes `DEFAULT_PORT`, or
    any free one where that is taken. lan: bind every interface and show a QR code. public_url: the address
    that a reverse proxy shows to the world. lang: the terminal's language, by default its locale's. browser: open the
    app in this machine's browser.
    """

    host: str | None = None
    port: int | None = None
    lan: bool = False
    public_url: str | None = None
    lang: Lang | None = None
    browser: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """One served address.

    port: the one that browsers ask for: where a proxy stands before several programs, one for them all. url: what this machine's browser opens. invitation: the address for other devices; None where only this machine is
    served. results: what the address of one shared result begins with; its secret follows; None as before. hosts: the `Host` headers that are ours, lower case. origins: the `Origin` headers
    that are ours. secret: what an address must carry; None where only this machine is served. secure_hosts: those of
    `hosts` that are reached over https.
    """

    port: int
    url: str
    invitation: str | None
    results: str | None
    hosts: frozenset[str]
    origins: frozenset[str]
    secret: str | None
    secure_hosts: frozenset[str] = frozenset()

    @property
    def cookie(self) -> str:
        """The name of the cookie that holds the secret. Cookies know no ports, so the name does."""
        return f"companion_{self.port}"

    @property
    def guest_cookie(self) -> str:
        """The name of the cookie of a phone that followed an invitation to one table."""
        return f"companion_guest_{self.port}"


def place(settings: Settings, port: int, secret_folder: Path) -> Place:
    """Works out what is served where.

    port: the one that is bound. secret_folder: where the secret of the address is kept, so that an address stays good
    when the app starts anew. Raises ServeError for a public address that is none and where no network is found.
    """
    host = bind_host(settings)
    names = [*LOCAL_NAMES, *([] if _is_any(host) else [_bracketed(host)])]
    shown = names[0] if _is_local(host) or _is_any(host) else _bracketed(host)
    invited: str | None = None if _is_local(host) else f"http://{shown}:{port}/"
    if settings.lan or _is_any(host):
        address = lan_address()
        names.append(address)
        invited = f"http://{address}:{port}/"
    hosts = {name for each in names for name in _host_headers(each.lower(), port, "http")}
    origins = {f"http://{host}" for host in hosts}
    secure_hosts: frozenset[str] = frozenset()
    asked = port
    if settings.public_url is not None:
        scheme, name, asked = _public(settings.public_url)
        headers = _host_headers(name, asked, scheme)
        hosts |= set(headers)
        origins |= {f"{scheme}://{header}" for header in headers}
        invited = f"{scheme}://{headers[0]}/"
        secure_hosts = frozenset(headers if scheme == "https" else ())
    secret = address_secret(secret_folder) if invited else None
    key = f"k/{secret}" if secret else ""
    return Place(
        port=asked,
        url=f"http://{shown}:{port}/{key}",
        invitation=f"{invited}{key}" if invited else None,
        results=f"{invited}r/" if invited else None,
        hosts=frozenset(hosts),
        origins=frozenset(origins),
        secret=secret,
        secure_hosts=secure_hosts,
    )


def bind_host(settings: Settings) -> str:
    """The address to bind: this machine only, unless another is asked for."""
    return settings.host or ("0.0.0.0" if settings.lan else "127.0.0.1")


def bind(settings: Settings) -> socket.socket:
    """A bound socket. Raises ServeError where the address cannot be had."""
    host = bind_host(settings)
    wanted = (DEFAULT_PORT, 0) if settings.port is None else (settings.port,)
    for port in wanted:
        try:
            return _bound(host, port)
        except OSError as error:
            reason = error.strerror or str(error)
    raise ServeError("cannot-bind", host=host, port=wanted[0], reason=reason)


def _bound(host: str, port: int) -> socket.socket:
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            # A restarted server takes its port again at once; elsewhere the option would let two share it.
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
    except BaseException:
        bound.close()
        raise
    return bound


def lan_address() -> str:
    """This machine's IPv4 address in its network; nothing is sent. Raises ServeError where there is none."""
    for candidate in _own_addresses():
        address = ipaddress.ip_address(candidate)
        if not (address.is_loopback or address.is_unspecified or address.is_link_local):
            return candidate
    raise ServeError("no-network")


def _own_addresses() -> Iterator[str]:
    for anywhere in ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254"):
        # "Connecting" a datagram socket only asks the routing table which of our addresses would be used.
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((anywhere, 9))
            yield str(probe.getsockname()[0])
    with suppress(OSError):
        yield from socket.gethostbyname_ex(socket.gethostname())[2]


def address_secret(folder: Path) -> str:
    """The secret of this machine's address, 192 random bits, made at the first call and kept in `folder`; of several
    programs that start at once there one makes it."""
    path = folder / SECRET_FILE
    if kept := _kept(path):
        return kept
    folder.mkdir(parents=True, exist_ok=True)
    with lock(path):
        if kept := _kept(path):
            return kept
        path.unlink(missing_ok=True)
        fresh = secrets.token_urlsafe(24)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
            file.write(fresh)
        return fresh


def _kept(path: Path) -> str | None:
    """The secret in a file, None where there is none that is whole."""
    with suppress(FileNotFoundError):
        kept = path.read_text(encoding="ascii", errors="replace").strip()
        return kept if SECRET.fullmatch(kept) else None
    return None


def _public(url: str) -> tuple[str, str, int]:
    """Scheme, host as a header has it, and port of the address behind which a proxy shows the app."""
    try:
        parts = urlsplit(url)
        name = _bracketed((parts.hostname or "").encode("idna").decode("ascii"))
        port = parts.port
    except ValueError:
        raise ServeError("public-url", url=url) from None
    if parts.scheme not in HTTP_PORTS or not name or parts.username is not None:
        raise ServeError("public-url", url=url)
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise ServeError("public-url-path", url=url)
    return parts.scheme, name, port or HTTP_PORTS[parts.scheme]


def _host_headers(name: str, port: int, scheme: str) -> list[str]:
    """How a browser may name this host, the usual way first: without the port where it is the scheme's own."""
    with_port = f"{name}:{port}"
    return [name, with_port] if port == HTTP_PORTS[scheme] else [with_port]


def _is_local(host: str) -> bool:
    with suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return host.lower() == "localhost"


def _is_any(host: str) -> bool:
    with suppress(ValueError):
        return ipaddress.ip_address(host).is_unspecified
    return False


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
