"""The routes of tables over plain HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from escalera.errors import Refused
from escalera.notation import record_text
from escalera.protocol.doors import (
    CreateTable,
    Enter,
    Entered,
    GiveLink,
    LinkGiven,
    SatDown,
    SitDown,
    TableCreated,
)
from escalera.service import keys
from escalera.web.access import (
    Access,
    access_by,
    access_to,
    address_of,
    check_wait,
    keep,
    new_token,
    set_cookie,
    shown_token,
    sitting_by_code,
    token_for,
)
from escalera.web.answering import answer
from escalera.web.feed import after_of
from escalera.web.frames import read_body
from escalera.web.replies import answer_reply, body_of, reply
from escalera.web.state import Web, web_of
from escalera.web.words import words_for


async def create_table(request: Request) -> Response:
    """`POST /api/tables`"""
    web = web_of(request)
    wanted = read_body(await body_of(request, web), CreateTable)
    check_wait(web.new_tables.take(address_of(request)))
    seated, link = await web.host.create(wanted.options, wanted.name)
    web.figures.created.inc()
    response = reply(TableCreated(seated.table, seated.seat, link, seated.token), 201)
    set_cookie(response, web.settings, seated.table, seated.token)
    return response


async def enter(request: Request) -> Response:
    """`POST /api/tables/{id}/enter`"""
    web, table = web_of(request), request.path_params["table"]
    wanted = read_body(await body_of(request, web), Enter)
    if wanted.code:
        sitting = await sitting_by_code(request, web, table, wanted.code)
        return await entered(web, Access(table, sitting), await new_token(web, table, sitting), given=True)
    access = await access_by(request, web, table, wanted.token)
    held = await held_seat(request, web, table) if not access.sitting else None
    return await entered(web, held or access, "" if held else wanted.token)


async def held_seat(request: Request, web: Web, table: str) -> Access | None:
    """The seat that the browser has already: a table's link doesn't take it away."""
    if not shown_token(request):
        return None
    try:
        access = await access_to(request, web, table)
    except Refused:
        return None
    return access if access.sitting else None


async def entered(web: Web, access: Access, token: str, given: bool = False) -> Response:
    """The reply, with the cookie; a token that was given by a code stands in it, too."""
    desk = await web.host.desk(access.table)
    seat = desk.table.seat_of(access.sitting)
    response = reply(Entered(access.table, seat, token if given else ""))
    if token:
        set_cookie(response, web.settings, access.table, token)
    return response


async def sit_down(request: Request) -> Response:
    """`POST /api/tables/{id}/sit`: who sits there already keeps the seat."""
    web, table = web_of(request), request.path_params["table"]
    access = await access_to(request, web, table)
    wanted = read_body(await body_of(request, web), SitDown)
    seat = (await web.host.desk(table)).table.seat_of(access.sitting)
    if seat:
        return reply(SatDown(table, seat, ""))
    seated = await web.host.sit(table, wanted.name, wanted.seat)
    response = reply(SatDown(table, seated.seat, seated.token), 201)
    set_cookie(response, web.settings, table, seated.token)
    return response


async def give_link(request: Request) -> Response:
    """`POST /api/tables/{id}/links`"""
    web, table = web_of(request), request.path_params["table"]
    access = await access_to(request, web, table)
    wanted = read_body(await body_of(request, web), GiveLink)
    check_wait(web.by_seat.take((table, access.sitting)))
    if wanted.kind != keys.TABLE and not (await web.host.desk(table)).table.seat_of(access.sitting):
        raise Refused("spectators-only-watch")
    if wanted.renew:
        return await renewed(web, wanted, access)
    text = keys.new_code() if wanted.kind == keys.CODE else keys.new_token()
    await keep(web, token_for(wanted.kind, text, access))
    return reply(LinkGiven(wanted.kind, text), 201)


async def renewed(web: Web, wanted: GiveLink, access: Access) -> Response:
    """A new link in the place of all that open the seat; this browser keeps the seat by it."""
    if wanted.kind != keys.SEAT:
        raise Refused("not-now")
    seated = await web.host.renew(access.table, access.sitting)
    response = reply(LinkGiven(wanted.kind, seated.token), 201)
    set_cookie(response, web.settings, access.table, seated.token)
    return response


async def handle_request(request: Request) -> Response:
    """`POST /api/tables/{id}/requests`: one message, its one answer."""
    web = web_of(request)
    access = await access_to(request, web, request.path_params["table"])
    data = await body_of(request, web)
    return answer_reply(await web.through(answer(web, access, data, words_for(request))))


async def show_view(request: Request) -> Response:
    """`GET /api/tables/{id}/view`"""
    web = web_of(request)
    access = await access_to(request, web, request.path_params["table"])
    desk = await web.host.desk(access.table)
    return reply(web.host.view(desk, desk.table.seat_of(access.sitting)))


async def show_record(request: Request) -> Response:
    """`GET /api/tables/{id}/record`: the finished rounds with their proofs, of `?match=N` or the last one."""
    web = web_of(request)
    access = await access_to(request, web, request.path_params["table"])
    desk = await web.host.desk(access.table)
    try:
        text = record_text(desk.table.record(after_of(request.query_params.get("match"))))
    except LookupError:
        raise Refused("no-such-page") from None
    name = f'attachment; filename="escalera-{access.table}.canasta"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})
