"""Logging as JSON lines on the standard error, without secrets.

Covers the messages of the server, of uvicorn, asyncio and other libraries, warnings, and uncaught exceptions in the
main thread, in other threads and in destructors.
"""

from __future__ import annotations

import json
import logging
import sys
import threading
import time
from contextlib import suppress
from types import TracebackType
from typing import Final

LOG = logging.getLogger("argosy.server")
FIELDS: Final = ("table", "seat", "why", "address")
"""What a line may hold beside the message: never a token, a cookie, a seed or a query."""
LEAKED: Final = "ignore:resource_tracker"
"""Silences the plain text that the helper process of `multiprocessing` writes after a server was killed."""


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, in ASCII, so that the encoding of the standard error does not matter."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "message": message_of(record),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            line["trace"] = self.formatException(record.exc_info)
        elif record.stack_info:
            line["trace"] = record.stack_info
        return json.dumps(line, default=str)


def message_of(record: logging.LogRecord) -> str:
    """The message; unformatted where its arguments do not fit."""
    try:
        return record.getMessage().strip()
    except (TypeError, ValueError, KeyError):
        return str(record.msg)


class StandardError(logging.Handler):
    """Writes to the present `sys.stderr`, and ignores its errors."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line."""
        with suppress(OSError, ValueError):
            sys.stderr.write(self.format(record) + "\n")
            sys.stderr.flush()


def set_up_log(level: int = logging.INFO) -> None:
    """Log as JSON from now on. Requests are not logged, since they could hold addresses."""
    handler = StandardError()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in ("argosy.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(level if logger is LOG else logging.WARNING)
    logging.captureWarnings(True)
    if LEAKED not in sys.warnoptions:
        sys.warnoptions.append(LEAKED)
    sys.excepthook = uncaught
    threading.excepthook = uncaught_in_thread
    sys.unraisablehook = ignored


def uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Log an exception that ends the process."""
    LOG.critical("uncaught exception", exc_info=(kind, error, trace))


def uncaught_in_thread(found: threading.ExceptHookArgs) -> None:
    """Log an exception that ends a thread."""
    error = found.exc_value or found.exc_type()
    if found.exc_type is not SystemExit:
        LOG.critical("uncaught exception in a thread", exc_info=(found.exc_type, error, found.exc_traceback))


def ignored(found: sys.UnraisableHookArgs) -> None:
    """Log an exception that nothing can catch, such as one in a destructor."""
    error = found.exc_value or found.exc_type()
    LOG.error(found.err_msg or "exception ignored", exc_info=(found.exc_type, error, found.exc_traceback))
