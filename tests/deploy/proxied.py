"""Proxies with the files of deploy/, before servers of our own, on loopback."""

from __future__ import annotations

import re
import shutil
import signal
import ssl
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from tests.nodes.ground import Child, free_port
from tests.web.servers import Server
from tools.nginx import MISSING, PROGRAMS, find

DEPLOY: Final = Path(__file__).parents[2] / "deploy"


class Proxy(Child):
    """A file of deploy/ as it is, but for its ports, its certificate and where its nodes are."""

    listening: ClassVar[tuple[tuple[str, str], tuple[str, str]]]
    """How it says that it listens, and where, for plain HTTP and for HTTPS."""
    certificates: ClassVar[str]
    node: ClassVar[re.Pattern[str]]
    """A line with a node, whose number and further words are groups."""

    def __init__(self, file: str, ports: Sequence[int]) -> None:
        super().__init__()
        self.plain_port = free_port()
        self.ports = ports
        text = (DEPLOY / file).read_text(encoding="utf-8")
        for (line, anywhere), port in zip(self.listening, (self.plain_port, self.port), strict=True):
            text = replaced(text, line.format(anywhere), line.format(f"127.0.0.1:{port}"))
        text = replaced(text, self.certificates, f"{self.folder}/")
        assert self.node.search(text)
        text = re.sub(rf"({self.node.pattern})+", self._nodes, text)
        (self.folder / file.rpartition("/")[2]).write_text(text, encoding="utf-8")
        self.folder.chmod(0o755)
        self._certify()

    def _nodes(self, lines: re.Match[str]) -> str:
        """Ours in the place of those that stand there."""
        found = self.node.search(lines[0])
        assert found
        line = found[0]
        own = [line.replace("172.30.7.11:8765", f"127.0.0.1:{port}") for port in self.ports]
        return "".join([one.replace("node1", f"node{n}") for n, one in enumerate(own, 1)])

    def _certify(self) -> None:
        key, chain = self.folder / "privkey.pem", self.folder / "fullchain.pem"
        kind = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2")
        whose = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1")
        command = ["openssl", "req", "-x509", *kind, "-keyout", str(key), "-out", str(chain), *whose]
        subprocess.run(command, check=True, capture_output=True)
        (self.folder / "escalera.pem").write_bytes(chain.read_bytes() + key.read_bytes())

    def end(self, how: signal.Signals) -> None:
        super().end(signal.SIGTERM)

    @property
    def url(self) -> str:
        """Where browsers find it."""
        return f"https://localhost:{self.port}"

    @property
    def trust(self) -> ssl.SSLContext:
        """What believes its certificate."""
        return ssl.create_default_context(cafile=str(self.folder / "fullchain.pem"))


class Nginx(Proxy):
    """nginx; its files go into the http block of another one."""

    listening = (("listen {};", "80"), ("listen {} ssl", "443"))
    certificates = "/etc/nginx/certificates/"
    node = re.compile(r" {4}server 172\.30\.7\.\d+:8765[^;]*;\n")
    around: Final = """\
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/escalera.conf;
}}
"""

    def command(self) -> list[str]:
        whole = self.folder / "nginx.conf"
        whole.write_text(self.around.format(folder=self.folder), encoding="utf-8")
        return [program("nginx"), "-p", str(self.folder), "-c", str(whole), "-e", f"{self.folder}/e"]


class Haproxy(Proxy):
    """HAProxy."""

    listening = (("bind {}\n", ":80"), ("bind {} ssl", ":443"))
    certificates = "/etc/haproxy/certificates/"
    node = re.compile(r" {4}server node\d 172\.30\.7\.\d+:8765\n")

    def command(self) -> list[str]:
        return [program("haproxy"), "-db", "-f", str(self.folder / "haproxy.cfg")]


def before(file: str, ports: Sequence[int]) -> Proxy:
    """The proxy of a file before servers at these ports."""
    return (Haproxy if file.endswith(".cfg") else Nginx)(file, ports)


def program(name: str) -> str:
    """Where a proxy's program is."""
    found = find(name)
    assert found, MISSING.format(name)
    return found


def replaced(text: str, old: str, new: str) -> str:
    """The text with something in another's place; it has to be there."""
    assert old in text, old
    return text.replace(old, new)


def can_be_tried() -> bool:
    """Whether the proxies and what makes a certificate are there."""
    return all(map(find, PROGRAMS)) and shutil.which("openssl") is not None


def asked(server: Server) -> list[str]:
    """The paths that a server was asked for."""
    return re.findall(r"escalera\.web: \w+ (\S+) \d+$", server.log.read_text(encoding="utf-8"), re.MULTILINE)
