"""The page puts messages into the same words as the terminal: events, prompts and refusals of random games."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from argosy.core.codec import to_json
from argosy.core.contract import Illegal, Message
from argosy.text.languages import files_of
from argosy.text.translate import LANGUAGES, Words
from tests.laws.random_play import RULES, Table, sampled
from tests.laws.test_words import GIBBERISH
from tests.locales.spoken import ROOT
from web import build

NAMES = ("Anna", "Ben", "\u05e2\u05d3\u05d4", "Inés", "Emma", "Finn")
SCRIPT = """
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Speaker } from "{page}";

const { language, files, names, messages } = JSON.parse(await new Response(Deno.stdin.readable).text());
const bundle = new FluentBundle(language, { useIsolating: false });
for (const file of files) bundle.addResource(new FluentResource(Deno.readTextFileSync(file)));
const find = (id, args = {}) => {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : null;
};
const speaker = new Speaker(find, names);
const said = messages.map(({ id, code, args }) => code ? speaker.refusal(code, args) : speaker.say(id, args));
console.log(JSON.stringify(said));
"""
pytestmark = pytest.mark.skipif(not (ROOT / "web" / "src").is_dir(), reason="the sources of the page are not here")


def made(key: str) -> list[Message | Illegal]:
    """What is said in a random game: to everybody about every event, to each seat now and then, to typing errors."""
    rules = RULES[key]
    table = Table(key, rules.seats[0], 0, {name: values[0] for name, values in rules.options.items()})
    found: dict[str, Message | Illegal] = {}
    for position in sampled(table, 60):
        said: list[Message | Illegal | object] = [rules.tell(position.state, event) for event in position.events]
        said += [rules.view(position.state, seat).prompt for seat in (None, *range(table.seats))]
        said += [rules.read(position.state, 0, text) for text in GIBBERISH if len(text) < 50]
        found |= {json.dumps(to_json(one)): one for one in said if isinstance(one, (Message, Illegal))}
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(RULES))
def test_the_page_and_the_terminal_say_the_same(key: str, language: str, tmp_path: Path) -> None:
    pytest.importorskip("deno")
    messages = made(key)
    assert len(messages) > 50
    arguments = next((ROOT / "web" / "src").rglob("arguments.ts"))
    script = tmp_path / "say.ts"
    script.write_text(SCRIPT.replace("{page}", arguments.as_uri()), encoding="utf-8")
    files = [str(file) for file in files_of(language)]
    told = [to_json(message) for message in messages]
    asked = {"language": language, "files": files, "names": NAMES, "messages": told}
    config = f"--config={ROOT / 'web' / 'deno.json'}"
    done = subprocess.run(
        [build.deno(), "run", "--quiet", "--no-check", "--allow-read", config, script],
        input=json.dumps(asked), capture_output=True, text=True, check=False, cwd=ROOT / "web",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    words = Words(language)
    for message, said in zip(messages, json.loads(done.stdout), strict=True):
        if isinstance(message, Message):
            assert said == words.say(message, NAMES)
        else:
            expected = words.refusal(message, NAMES)
            assert said == (expected.removesuffix(f" [{message.rule}]") if message.rule else expected)
