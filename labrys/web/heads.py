"""HEAD: wherever GET answers, the same answer without its body."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class HeadAsGet:
    """Asks the pages as GET does, and keeps the body back."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return
        answered = False

        async def bodiless(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                await send(message)
                # A stream of events would never end by itself.
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                answered = True
            elif not answered:
                await send(message)

        # The same state: what the pages note there about the visitor is read further out.
        await self.app({**scope, "method": "GET"}, receive, bodiless)
