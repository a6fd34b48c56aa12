"""nginx with a file of deploy/, before servers of our own, on loopback."""

from __future__ import annotations

import re
import shutil
import signal
import ssl
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.nodes.ground import Child, free_port
from tests.web.servers import Server
from tools.nginx import find

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
AROUND: Final = """\
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


class Nginx(Child):
    """A file of deploy/ as it is, but for its ports, its certificate and where its nodes are."""

    def __init__(self, file: str, ports: Sequence[int]) -> None:
        super().__init__()
        self.plain_port = free_port()
        text = (DEPLOY / file).read_text(encoding="utf-8")
        text = replaced(text, "listen 80;", f"listen 127.0.0.1:{self.plain_port};")
        text = replaced(text, "listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl")
        text = replaced(text, "/etc/nginx/certificates/", f"{self.folder}/")
        node = re.compile(r" {4}server 172\.30\.7\.11:8765( [^;]*)?;\n")
        found = node.search(text)
        assert found
        nodes = "".join([f"    server 127.0.0.1:{port}{found[1] or ''};\n" for port in ports])
        text = re.sub(r"( {4}server 172\.30\.7\.\d+:8765[^;]*;\n)+", nodes, text)
        (self.folder / "escalera.conf").write_text(text, encoding="utf-8")
        (self.folder / "nginx.conf").write_text(AROUND.format(folder=self.folder), encoding="utf-8")
        self.folder.chmod(0o755)
        self._certify()

    def _certify(self) -> None:
        names = ("-keyout", str(self.folder / "privkey.pem"), "-out", str(self.folder / "fullchain.pem"))
        kind = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2")
        whose = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1")
        command = ["openssl", "req", "-x509", *kind, *names, *whose]
        subprocess.run(command, check=True, capture_output=True)

    def command(self) -> list[str]:
        program = find()
        assert program
        return [
            program,
            "-p",
            str(self.folder),
            "-c",
            str(self.folder / "nginx.conf"),
            "-e",
            f"{self.folder}/e",
        ]

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


def replaced(text: str, old: str, new: str) -> str:
    """The text with something in another's place; it has to be there."""
    assert old in text, old
    return text.replace(old, new)


def can_be_tried() -> bool:
    """Whether nginx and what makes a certificate are there."""
    return find() is not None and shutil.which("openssl") is not None


def asked(server: Server) -> list[str]:
    """The paths that a server was asked for."""
    return re.findall(r"escalera\.web: \w+ (\S+) \d+$", server.log.read_text(encoding="utf-8"), re.MULTILINE)
