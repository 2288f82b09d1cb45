"""Run by `remember.ts`: imports all that a table in a page needs. Its value is the list of the modules' files."""

import gc
import importlib
import json
import sys
from html.entities import codepoint2name, html5, name2codepoint

from babel import localedata

from argosy.core.registry import list_games, load
from argosy.text.languages import languages

NEEDED = ("argosy.browser.bridge", "argosy.browser.thinking")
NUMBERS = (
    "currency_formats", "decimal_formats", "default_numbering_system", "minimum_grouping_digits", "number_symbols",
    "numbering_systems", "ordinal_form", "percent_formats", "plural_form",
)  # fmt: skip
"""What is kept of a language: how it writes numbers. Our texts have no dates."""

for module in NEEDED:
    importlib.import_module(module)
for game in list_games():
    load(game)
for language in ("root", *languages()):
    known = localedata.load(language)
    for part in {*known} - {*NUMBERS}:
        del known[part]
for table in (html5, name2codepoint, codepoint2name):  # we write HTML and never read it
    table.clear()
importlib.invalidate_caches()
gc.collect()
gc.freeze()
json.dumps([f"{module.replace('.', '/')}{end}" for module in sys.modules for end in (".pyc", "/__init__.pyc")])
