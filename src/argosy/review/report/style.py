"""The style of the page of a review."""

from __future__ import annotations

from typing import Final

STYLE: Final = """\
:root {
  color-scheme: light dark;
  --paper: #faf7f0;
  --ink: #1d2a36;
  --quiet: #5d6872;
  --line: #d8d1c2;
  --card: #fff;
  --inaccuracy: #7a5c00;
  --mistake: #a04a00;
  --blunder: #a8201a;
  --s0: #a86f00;
  --s1: #2b86bd;
  --s2: #00785a;
  --s3: #b84400;
  --s4: #00517f;
  --s5: #a2437c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14202b;
    --ink: #e8e4d8;
    --quiet: #a3adb5;
    --line: #33434f;
    --card: #1b2a36;
    --inaccuracy: #e8c55a;
    --mistake: #f0a050;
    --blunder: #ff8a80;
    --s0: #e69f00;
    --s1: #56b4e9;
    --s2: #2fc49a;
    --s3: #f08a4b;
    --s4: #7aa7ff;
    --s5: #e596c3;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { font-size: 1.15rem; line-height: 1.3; margin: 2rem 0 .5rem; }
.quiet { color: var(--quiet); font-size: .9rem; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0 0 .5rem; }
.key { width: 1.5rem; height: .5rem; margin-right: .4rem; vertical-align: middle; }
.chart { display: grid; grid-template-columns: 3rem 1fr; column-gap: .5rem; }
.y { display: flex; flex-direction: column; justify-content: space-between; margin: -.6rem 0; text-align: right; }
.y, .x { color: var(--quiet); font-size: .8rem; line-height: 1.2rem; }
.plot { position: relative; height: clamp(12rem, 40vw, 20rem); }
.plot svg { width: 100%; height: 100%; display: block; overflow: visible; }
.x { grid-column: 2; position: relative; overflow: hidden; height: 1.3rem; margin-top: .3rem; }
.x span { position: absolute; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.x span { max-width: calc(var(--room) * 1% - .4rem); }
svg path, svg polyline { fill: none; vector-effect: non-scaling-stroke; stroke-width: 2.2; stroke-linejoin: round; }
svg .grid { stroke: var(--line); stroke-width: 1; }
svg .part { stroke: var(--line); stroke-width: 1; stroke-dasharray: 3 3; }
svg .s0 { stroke: var(--s0); }
svg .s1 { stroke: var(--s1); stroke-dasharray: 8 3; }
svg .s2 { stroke: var(--s2); stroke-dasharray: 2 3; }
svg .s3 { stroke: var(--s3); stroke-dasharray: 10 3 2 3; }
svg .s4 { stroke: var(--s4); stroke-dasharray: 5 2; }
svg .s5 { stroke: var(--s5); stroke-dasharray: 14 4; }
.dot { position: absolute; width: 1.5rem; height: 1.5rem; margin: -.75rem; display: grid; place-items: center; }
.dot::after { content: ""; width: .6rem; height: .6rem; border-radius: 50%; background: currentcolor;
  border: 2px solid var(--paper); }
.inaccuracy { color: var(--inaccuracy); }
.mistake { color: var(--mistake); }
.blunder { color: var(--blunder); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .5rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child { text-align: left; }
thead th { color: var(--quiet); font-weight: normal; font-size: .85rem; vertical-align: bottom; }
article { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
article { padding: .6rem .8rem; margin: .5rem 0; }
article:target { outline: 2px solid currentcolor; }
article header { display: flex; gap: .8rem; align-items: baseline; color: var(--quiet); font-size: .9rem; }
article p { margin: .3rem 0; overflow-wrap: anywhere; }
ul { padding-left: 1.2rem; }
article ul { margin: .3rem 0; color: var(--quiet); font-size: .9rem; }
.cost { margin-left: auto; font-variant-numeric: tabular-nums; color: var(--ink); }
.hindsight { color: var(--quiet); font-size: .9rem; }
summary { cursor: pointer; padding: .5rem 0; }
@media (max-width: 30rem) {
  th, td { padding: .3rem .25rem; font-size: .85rem; }
  .x span:nth-child(even) { display: none; }
  .x span { max-width: calc(var(--room) * 2% - .4rem); }
  th:first-child { white-space: nowrap; }
  table .key { display: none; }
}
"""
