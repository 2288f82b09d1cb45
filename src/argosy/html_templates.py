"""HTML from Jinja2 templates that lie in a `templates/` folder beside the code of a package."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jinja2 import Environment


def render(package: str, name: str, **values: object) -> str:
    """Fill in the template `name` of a package; all values are HTML-escaped, and a missing value is an error."""
    return environment(package).get_template(name).render(**values)


@cache
def environment(package: str) -> Environment:
    """The templates of one package. Jinja2 is imported at the first use: most commands never render a page."""
    from jinja2 import Environment, PackageLoader, StrictUndefined

    return Environment(
        loader=PackageLoader(package),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
