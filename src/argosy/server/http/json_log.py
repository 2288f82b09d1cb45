"""The log of a server: JSON lines on the standard error, without secrets, whoever has something to say.

Not only our own messages: those of uvicorn, asyncio and other libraries, warnings, and exceptions that nobody caught,
in the main thread, in others, and where Python can only ignore them.
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
SAID: Final = ("table", "seat", "why", "address")
"""What may stand in a log beside the message: never a token, a cookie, a seed or a query."""
LEAKED: Final = "ignore:resource_tracker"
"""What the helper process of `multiprocessing` would write as plain text when a server is killed; it tidies up then."""


class JsonLines(logging.Formatter):
    """A record of the log as one line of JSON, whatever is in it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line; in ASCII, so that no encoding of the standard error can spoil it."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "message": message_of(record),
        }
        line |= {name: getattr(record, name) for name in SAID if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            line["trace"] = self.formatException(record.exc_info)
        elif record.stack_info:
            line["trace"] = record.stack_info
        return json.dumps(line, default=str)


def message_of(record: logging.LogRecord) -> str:
    """The message; that of a library whose arguments do not fit its text as it stands."""
    try:
        return record.getMessage().strip()
    except (TypeError, ValueError, KeyError):
        return str(record.msg)


class StandardError(logging.Handler):
    """Writes to what is the standard error at that moment; where nobody reads it, nothing is said."""

    def emit(self, record: logging.LogRecord) -> None:
        """One line."""
        with suppress(OSError, ValueError):
            sys.stderr.write(self.format(record) + "\n")
            sys.stderr.flush()


def set_up_log(level: int = logging.INFO) -> None:
    """Log as JSON from now on. There is no line per request, which could hold addresses."""
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
    """What ends the process."""
    LOG.critical("uncaught exception", exc_info=(kind, error, trace))


def uncaught_in_thread(found: threading.ExceptHookArgs) -> None:
    """What ends a thread."""
    error = found.exc_value or found.exc_type()
    if found.exc_type is not SystemExit:
        LOG.critical("uncaught exception in a thread", exc_info=(found.exc_type, error, found.exc_traceback))


def ignored(found: sys.UnraisableHookArgs) -> None:
    """What is raised where nobody can catch it, such as in a destructor."""
    error = found.exc_value or found.exc_type()
    LOG.error(found.err_msg or "exception ignored", exc_info=(found.exc_type, error, found.exc_traceback))
