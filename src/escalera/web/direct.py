"""Uvicorn's connection as a line: nothing stands between it and whoever speaks."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from escalera.web.framing import Splitter, text_frame, text_of
from escalera.web.lines import Speaker

EXTENSION: Final = "escalera.line"
"""Under this name an app finds the line in its scope."""
NOT_READABLE: Final = 1007


class DirectLine(WebSocketsSansIOProtocol):
    """Served as any other connection until somebody speaks; from then on messages go to him at once.

    Frames are cut here, and a message of text in one frame is read here. Any other frame is left to the
    library with all its checks.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._speaker: Speaker | None = None
        self._most = self.config.ws_max_size
        self._splitter = Splitter(self._most)

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = self
        try:
            await super().run_asgi()
        finally:
            del extensions[EXTENSION]

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # Uvicorn would report the app as broken after each refusal.

    async def serve(self, speaker: Speaker) -> None:
        """Bring messages, those from before too, until the socket is closed."""
        self._speaker = speaker
        try:
            while (message := await self.receive())["type"] == "websocket.receive":
                speaker.take(message.get("text") or "")
        finally:
            self._speaker = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # It holds what holds it.

    # What arrives

    def data_received(self, data: bytes) -> None:
        if self._splitter.rest or not self._take_plain(data):
            self._take_apart(data)

    def _take_plain(self, data: bytes) -> bool:
        """Read a whole message of text: the library has to see what belongs to fragments, or is too long."""
        speaker = self._speaker
        if speaker is None or self.close_sent or self.conn.current_size is not None or len(data) > self._most:
            return False
        text = text_of(data)
        if text is None:
            return False
        speaker.take(text)
        return True

    def _take_apart(self, data: bytes) -> None:
        if not self.handshake_initiated:
            head, end, data = data.partition(b"\r\n\r\n")
            super().data_received(head + end)
        for part in self._splitter.split(data):
            if not self._take_plain(part):
                super().data_received(part)

    def send_receive_event_to_app(self) -> None:
        """A message that the library has put together."""
        if self._speaker is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            self._speaker.take(data.decode())
        except UnicodeDecodeError:
            self.end(NOT_READABLE)

    # What goes out

    def write(self, messages: list[bytes]) -> None:
        """Send messages, all at once."""
        if self.close_sent or self.disconnected:
            return
        if len(messages) == 1:
            self.transport.write(text_frame(messages[0]))
        else:
            self.transport.write(b"".join([text_frame(data) for data in messages]))

    def end(self, code: int) -> None:
        """Close the socket as an app does, and give the other side time to say that it has heard."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.release()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def cut(self) -> None:
        """Close it at once."""
        self.transport.abort()

    def hold(self) -> None:
        """Take no more messages for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def release(self) -> None:
        """Take messages again."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._speaker is not None:
            self._speaker.fill()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._speaker is not None:
            self._speaker.drain()
