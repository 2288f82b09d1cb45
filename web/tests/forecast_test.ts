/// <reference lib="deno.ns" />
/** Two forecasts are compared: money, points, and what begins to hurt. */
import { changeOf, harmsOf, newHarms, rangeText } from "../src/games/mediterranean/trading/forecast/difference.ts";
import { Forecasts } from "../src/games/mediterranean/trading/forecast/forecasts.ts";
import type { MediterraneanForecast } from "../src/wire.ts";

function same(said: unknown, expected: unknown): void {
  if (JSON.stringify(said) !== JSON.stringify(expected)) {
    throw new Error(`${JSON.stringify(said)}, not ${JSON.stringify(expected)}`);
  }
}

const sure = (value: number) => ({ low: value, middle: value, high: value });

function forecast(money: number, turns: number, struck: number): MediterraneanForecast {
  return {
    worlds: 32,
    money: sure(money),
    points: sure(1),
    government: { side: "democracy", space: sure(2), turns: 0, falls: [] },
    religion: { side: "mars", space: sure(0), turns, falls: turns ? ["Pilgrim House"] : [] },
    happiness: { level: sure(1), place: sure(2), calamity: "Bread Riots", struck },
    safety: { level: sure(1), place: sure(2), calamity: null, struck: 0 },
    industries: [],
    banks: false,
  };
}

Deno.test("a deal counts money, points that change hands, and a board that turns", () => {
  const change = changeOf(forecast(10, 0, 0), forecast(7, 1, 0), 3);
  same([change.money, change.points], [-3, 3]);
  same(change.harms.map((harm) => [harm.kind, harm.chance]), [["turns", 1]]);
});

Deno.test("what hurts already is no consequence", () => {
  same(newHarms(forecast(10, 1, 0.5), forecast(10, 1, 0.6)), []);
  same(harmsOf(forecast(10, 1, 0.5)).map((harm) => harm.kind), ["turns", "struck"]);
});

Deno.test("an uncertain number is a range", () => {
  same(rangeText(sure(4)), "4");
  same(rangeText({ low: 1, middle: 2, high: 4 }), "1…4");
});

Deno.test("forecasts are asked once for a version and a line", async () => {
  const asked: string[][] = [];
  const forecasts = new Forecasts((texts) => {
    asked.push(texts);
    return Promise.resolve({ version: 1, now: forecast(1, 0, 0), after: texts.map(() => forecast(2, 0, 0)) });
  });
  forecasts.want(1, ["accept 1"]);
  forecasts.want(1, ["accept 1", "accept 2"]);
  await new Promise((done) => setTimeout(done, 400));
  forecasts.want(1, ["accept 2"]);
  await new Promise((done) => setTimeout(done, 20));
  same(asked, [["accept 1", "accept 2"]]);
  same(forecasts.now.value?.money.middle, 1);
  same([...forecasts.after.value.keys()], ["accept 1", "accept 2"]);
  forecasts.stop();
});
