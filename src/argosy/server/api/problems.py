"""How exceptions become answers: the exception handlers of the application, and the 503 for a failing store.

The handlers are coroutines: Starlette would run plain functions in a thread, which a page does not have.
"""

from __future__ import annotations

import logging

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ExceptionHandler

from argosy.server.http.security import problem_response
from argosy.server.http.static_site import StaticSite
from argosy.server.storage.failures import NotSavedError, StoreError, log_failure
from argosy.server.wire import errors
from argosy.server.wire.errors import Refused

LOG = logging.getLogger("argosy.server")


def as_refusal(error: Exception) -> Refused:
    """A refusal as it is; a failure of the store is logged and becomes `store.unavailable`."""
    if isinstance(error, NotSavedError):
        return next((why for why in errors.NOT_SAVED if why.code in str(error)), errors.HERE_FAILED).refused()
    if isinstance(error, StoreError):
        log_failure(error)
        return errors.STORE_UNAVAILABLE.refused()
    assert isinstance(error, Refused)
    return error


async def refusal(_: Request, error: Exception) -> Response:
    """The answer to a request that was refused, or for which the store failed."""
    return problem_response(as_refusal(error))


async def http_problem(request: Request, error: Exception) -> Response:
    """The answer to an unknown address or a wrong method; a browser gets the page, which says so and links home."""
    assert isinstance(error, HTTPException)
    site: StaticSite | None = getattr(request.app.state, "site", None)  # an application in a page has none
    if error.status_code == 404 and site is not None and (page := site.not_found(request)) is not None:
        return page
    return problem_response(errors.http_error(error.status_code, error.detail))


async def disconnected(_: Request, __: Exception) -> Response:
    """The client hung up in the middle of its request, so nobody reads this."""
    return Response(status_code=400)


async def fault(_: Request, error: Exception) -> Response:
    """The answer to an exception that nothing else handles; the log has its traceback, the client only the code."""
    LOG.error("fault", exc_info=error)
    return problem_response(errors.SERVER_FAULT.refused())


EXCEPTION_HANDLERS: dict[type[Exception] | int, ExceptionHandler] = {
    Refused: refusal,
    StoreError: refusal,
    HTTPException: http_problem,
    ClientDisconnect: disconnected,
    Exception: fault,
}
