"""Projects the coastlines of the Mediterranean into the path data of the sea chart.

    npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
    python -m tools.coast package/land-10m.json web/src/drawings/coast.ts

The source is Natural Earth (public domain) as the npm package `world-atlas` packs it in TopoJSON. The same source gives
the same file, byte for byte. `web/src/drawings/sea.ts` projects ports with the same four numbers.
"""

from __future__ import annotations

import heapq
import json
import math
import sys
from pathlib import Path
from typing import Final

WEST: Final = -7.2
NORTH: Final = 46.7
GRID: Final = (2400, 1200)
"""The grid of the points, twice as fine as the units of the chart."""
DEGREE: Final = GRID[0] / 45
"""Grid points for a degree of longitude."""
MARGIN: Final = 40
"""How far land extends beyond the edge, so that no shore is drawn along the frame."""
DETAIL: Final = 11.0
"""A point that spans less than this with its neighbours is left out."""
ISLET: Final = 60.0
"""An island smaller than this is left out."""

Point = tuple[float, float]
Ring = list[Point]


def project(longitude: float, latitude: float) -> Point:
    """A place on the grid, by Mercator's projection."""

    def northing(degrees: float) -> float:
        return math.degrees(math.log(math.tan(math.pi / 4 + math.radians(degrees) / 2)))

    return (longitude - WEST) * DEGREE, (northing(NORTH) - northing(latitude)) * DEGREE


def rings_of(path: Path) -> list[Ring]:
    """The outer shores of all lands of a TopoJSON file, in degrees, without lakes."""
    topology = json.loads(path.read_text(encoding="utf-8"))
    (scale_x, scale_y), (move_x, move_y) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs: list[Ring] = []
    for arc in topology["arcs"]:
        x = y = 0
        points: Ring = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * scale_x + move_x, y * scale_y + move_y))
        arcs.append(points)
    shores: list[Ring] = []
    for geometry in topology["objects"]["land"]["geometries"]:
        for polygon in geometry["arcs"]:
            ring: Ring = []
            for number in polygon[0]:
                ring += (arcs[number] if number >= 0 else arcs[~number][::-1])[:-1]
            shores.append(ring)
    return shores


def clipped(ring: Ring) -> Ring:
    """Clip a ring to the grid and its margin (Sutherland-Hodgman)."""
    for axis, edge, sign in ((0, -MARGIN, 1), (0, GRID[0] + MARGIN, -1), (1, -MARGIN, 1), (1, GRID[1] + MARGIN, -1)):
        inside: Ring = []
        for before, point in zip(ring[-1:] + ring[:-1], ring, strict=True):
            distances = (before[axis] - edge) * sign, (point[axis] - edge) * sign
            if (distances[0] < 0) != (distances[1] < 0):
                share = distances[0] / (distances[0] - distances[1])
                inside.append((before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share))
            if distances[1] >= 0:
                inside.append(point)
        ring = inside
    return ring


def triangle(a: Point, b: Point, c: Point) -> float:
    """The area that three points span."""
    return abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2


def area(ring: Ring) -> float:
    """The area of a ring."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))) / 2


def simplified(ring: Ring) -> Ring:
    """Simplify a ring by dropping the points that span the smallest areas (Visvalingam-Whyatt)."""
    count = len(ring)
    before, after = [(i - 1) % count for i in range(count)], [(i + 1) % count for i in range(count)]
    spans = [triangle(ring[before[i]], ring[i], ring[after[i]]) for i in range(count)]
    queue = [(span, i) for i, span in enumerate(spans)]
    heapq.heapify(queue)
    kept = set(range(count))
    while queue and len(kept) > 4:
        span, i = heapq.heappop(queue)
        if span != spans[i] or i not in kept:
            continue
        if span >= DETAIL:
            break
        kept.discard(i)
        after[before[i]], before[after[i]] = after[i], before[i]
        for near in (before[i], after[i]):
            spans[near] = max(span, triangle(ring[before[near]], ring[near], ring[after[near]]))
            heapq.heappush(queue, (spans[near], near))
    return [ring[i] for i in sorted(kept)]


def path_data(ring: Ring) -> str:
    """A ring as steps on the grid: `x y dx dy dx dy ...`, in the shortest form that a path allows."""
    text, last = "", (0, 0)
    for x, y in ring:
        point = round(x), round(y)
        if point != last or not text:
            for step in (point[0] - last[0], point[1] - last[1]):
                text += f" {step}" if text and step >= 0 else str(step)
        last = point
    return text


def main(source: str, target: str) -> None:
    """Write the data file."""
    rings = [clipped([project(*point) for point in ring]) for ring in rings_of(Path(source))]
    shores = sorted((ring for ring in rings if len(ring) > 3 and area(ring) >= ISLET), key=area, reverse=True)
    lines = [path_data(simplified(ring)) for ring in shores]
    head = (
        "// Coastlines: Natural Earth (public domain), through the npm package world-atlas.\n"
        "// Written by tools/coast.py, which tells how; do not edit.\n\n"
        "/** Shores, the largest land first: a start and then steps, on a grid twice as fine as the chart's units. */\n"
    )
    body = "export const SHORES: readonly string[] = [\n" + "".join(f'  "{line}",\n' for line in lines) + "];\n"
    Path(target).write_text(head + body, encoding="utf-8")
    print(f"{len(lines)} shores, {sum(map(len, lines))} characters")


if __name__ == "__main__":
    main(*sys.argv[1:3])
