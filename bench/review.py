"""How good the judgements of reviews are: planted blunders found, moves of `best` flagged, flagged moves judged again.

    python -m bench.review neptun --decisions 300
    python -m bench.review neptun mediterranean --table

Decisions are drawn by lot from games of `strong`, with any number of seats. Each is looked at in three ways:

- planted: the worst legal move, judged as if it had been played. Which is worst is found by trying the menu (24 entries
  of it by lot, if it is longer) in 16 worlds, and what it costs beside the best of them in 32 others; the judge uses
  none of these worlds. It counts as a blunder where that cost is 10 points of chance or more.
- best: the move that the bot `best` makes there with 300 playouts. A label is a false alarm.
- again: a move of `sensible` there, or else one of the menu by lot; if it gets a label, it is judged once more with ten
  times the worlds, drawn anew.

Every decision is a line of FOLDER/GAME.jsonl, so the same command goes on where it stopped. Use compiled rules.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from statistics import fmean
from time import process_time

from argosy.bots.level_bot import level_bot
from argosy.bots.play import play_match
from argosy.core.contract import Action
from argosy.core.match import Match
from argosy.core.peek import AnyPeek, Budget, Peek
from argosy.core.registry import game
from argosy.core.rng import Rng
from argosy.oracle.oracle import Oracle
from argosy.review.judging import FULL, given_up, judge_action
from argosy.review.plan import ReviewPlan, adapter_of, replayed
from argosy.review.types import LABELS, Judgement

A_GAME = 32
"""Decisions that are drawn from one game."""
TRIED = 24
WORLDS = 16
MEASURED = 32
PLAYOUTS = 300
TIMES = 10
MOST = {"best": 600, "again": 200}
"""Parts that are left out once so many of them were found; the rest looks for planted blunders alone."""


def decisions(key: str, skip: int) -> Iterator[tuple[ReviewPlan, int, Oracle, str]]:
    """Decisions of seats of `strong`, drawn by lot, after the first `skip`."""
    number = 0
    bots = {level: level_bot(level) for level in ("strong",)}
    deal = 0
    while True:
        dice = Rng(f"bench/{deal}")
        seats = game(key).seats
        count = seats[dice.below(len(seats))]
        if number + A_GAME > skip:
            match = Match.new(key, count, seed=f"bench/{deal}")
            play_match(match, [bots["strong"]] * count, f"bench/bots/{deal}")
            record = match.record
            timeline, oracle = replayed(record), Oracle(key, count)
            plans = [ReviewPlan.of(record, seat, timeline) for seat in range(count)]
            every = [(plan, chosen) for plan in plans for chosen in plan.numbers]
            for index in dice.shuffled(list(range(len(every))))[:A_GAME]:
                number += 1
                if number > skip:
                    yield *every[index], oracle, f"{deal}/{every[index][1]}"
        else:
            number += A_GAME
        deal += 1


def worst(plan: ReviewPlan, number: int, oracle: Oracle, seed: str) -> tuple[Action, float]:
    """The worst of the menu, and what it costs beside the best of it in other worlds than those that chose the two."""
    state, seat, rules = plan.before(number), plan.seat, plan.timeline.rules
    peek: AnyPeek = Peek(rules, state, seat, Rng(f"{seed}/worst"))
    trials = adapter_of(plan.record).trials(peek, False)
    menu = [action for action in peek.menu() if adapter_of(plan.record).decides(state, seat, action)]
    if len(menu) > TRIED:
        menu = [menu[index] for index in Rng(f"{seed}/menu").shuffled(list(range(len(menu))))[:TRIED]]
    menu += [option.action for option in trials.candidates() if option.action not in menu][:3]
    tried = [trials.points(f"{seed}/worst/{world}", menu) for world in range(WORLDS)]
    means = [fmean([points[index] for points in tried]) for index in range(len(menu))]
    legal = [index for index, action in enumerate(menu) if adapter_of(plan.record).decides(state, seat, action)]
    if not legal:  # an offer was made where the menu has nothing that is judged
        return plan.input(number).action, 0.0
    least = min(legal, key=lambda index: means[index])
    best = max(range(len(menu)), key=lambda index: means[index])
    pairs = [trials.points(f"{seed}/measured/{world}", [menu[best], menu[least]]) for world in range(MEASURED)]
    lost = fmean([mine - its for mine, its in pairs])
    return menu[least], given_up(oracle.of_state(state, seat), seat, lost)


def looked_at(plan: ReviewPlan, number: int, oracle: Oracle, name: str, parts: Collection[str]) -> dict[str, object]:
    """One decision as a line of the results, with those of the parts `best` and `again` that are wanted."""
    begun = process_time()
    state, seat, rules = plan.before(number), plan.seat, plan.timeline.rules
    decides = adapter_of(plan.record).decides
    line: dict[str, object] = {"decision": name, "seats": plan.record.header.seats}
    action, cost = worst(plan, number, oracle, name)
    line["planted"] = {"true": round(cost, 4), **told(judge_action(plan, number, action, BUDGET, oracle))}
    peek: AnyPeek = Peek(rules, state, seat, Rng(f"{name}/best"))
    if "best" in parts:
        move = level_bot("best").choose(peek, Budget(name, iterations=PLAYOUTS))
        if decides(state, seat, move):
            line["best"] = told(judge_action(plan, number, move, BUDGET, oracle))
    if "again" in parts:
        move = level_bot("sensible").choose(peek, Budget(name))
        if not decides(state, seat, move) or Rng(name).below(2):
            menu = [entry for entry in peek.menu() if decides(state, seat, entry)]
            move = menu[Rng(name).below(len(menu))] if menu else plan.input(number).action
        first = judge_action(plan, number, move, BUDGET, oracle)
        line["first"] = told(first)
        if first.label is not None:
            line["again"] = told(judge_action(plan, number, move, BUDGET.times(TIMES, "again"), oracle))
    line["seconds"] = round(process_time() - begun, 2)
    return line


def told(judgement: Judgement) -> dict[str, object]:
    """What is kept of a judgement."""
    cost = judgement.cost
    numbers = [round(number, 4) for number in (cost.value, cost.low, cost.high)]
    return {"label": judgement.label, "cost": numbers, "did": judgement.played.text, "best": judgement.best.text}


BUDGET = type(FULL)(FULL.options, FULL.choosing, FULL.comparing, FULL.most, 0)
"""Hindsight is not measured."""


def table(keys: Sequence[str], folder: Path) -> None:
    """Print what was found."""
    print("| | " + " | ".join(keys) + " |")
    print("|---|" + "--:|" * len(keys))
    every = [[json.loads(line) for line in (folder / f"{key}.jsonl").read_text().splitlines()] for key in keys]
    rows: dict[str, list[str]] = {}
    for lines in every:
        for name, text in figures(lines):
            rows.setdefault(name, []).append(text)
    for name, texts in rows.items():
        print(f"| {name} | " + " | ".join(texts) + " |")


def figures(lines: list[dict[str, dict[str, object]]]) -> Iterator[tuple[str, str]]:
    """The rows of one game."""
    planted = [line["planted"] for line in lines]
    blunders = [plant for plant in planted if float(str(plant["true"])) >= max(LABELS.values())]
    best = [line["best"] for line in lines if "best" in line]
    flagged = [line for line in lines if "again" in line]
    yield "decisions", str(len(lines))
    yield "worst moves planted that cost 10 points or more", str(len(blunders))
    yield "of these found (any label)", share([plant["label"] is not None for plant in blunders])
    yield "of these called a blunder", share([plant["label"] == "blunder" for plant in blunders])
    yield "all worst moves with a label", share([plant["label"] is not None for plant in planted])
    yield "moves of `best` judged", str(len(best))
    yield "of these with a label", share([move["label"] is not None for move in best])
    yield "labelled moves judged again", str(len(flagged))
    yield "of these with a label again", share([line["again"]["label"] is not None for line in flagged])
    yield (
        "of these with the same label again",
        share([line["again"]["label"] == line["first"]["label"] for line in flagged]),
    )


def share(hits: Sequence[bool]) -> str:
    """A share in percent."""
    return f"{100 * fmean(hits):.1f} %" if hits else "-"


def main() -> None:
    """Look at decisions until there are enough."""
    parser = argparse.ArgumentParser(description="Measure how good the judgements of reviews are.")
    parser.add_argument("games", nargs="+")
    parser.add_argument("--decisions", type=int, default=300, help="decisions of each game (default: 300)")
    parser.add_argument("--folder", type=Path, default=Path(".review-bench"), help="results (default: .review-bench)")
    parser.add_argument("--table", action="store_true", help="only print what was found")
    options = parser.parse_args()
    options.folder.mkdir(exist_ok=True)
    files = {key: options.folder / f"{key}.jsonl" for key in options.games}
    found = {key: Counter[str]() for key in options.games}
    for key, file in files.items():
        for text in file.read_text().splitlines() if file.exists() else []:
            found[key].update(["decisions", *json.loads(text)])
    sources = {key: decisions(key, found[key]["decisions"]) for key in options.games}
    while not options.table and any(count["decisions"] < options.decisions for count in found.values()):
        key = min(found, key=lambda key: found[key]["decisions"])
        parts = [part for part, most in MOST.items() if found[key][part] < most]
        line = looked_at(*next(sources[key]), parts)
        with files[key].open("a") as file:
            file.write(json.dumps(line) + "\n")
        found[key].update(["decisions", *line])
    table(options.games, options.folder)


if __name__ == "__main__":
    main()
