/// <reference lib="deno.ns" />
/** Statistics of one's own games: by game, seats and opponents; files and games without a result do not count. */
import type { Finished } from "../src/store/finished_games.ts";
import { statisticsOf } from "../src/store/statistics.ts";

const played = (changes: Partial<Finished>): Finished => ({
  id: "",
  game: "pebbles",
  at: 0,
  seat: 0,
  names: ["Ada", "Dido", "Hanno"],
  bots: [null, "sensible", "sensible"],
  points: [10, 7, 4],
  places: [1, 2, 3],
  ...changes,
});

function same(games: Finished[], wanted: string): void {
  const found = statisticsOf(games).map((one) =>
    [one.game, one.seats, one.against, one.games, one.wins, one.place, one.points].join(" ")
  ).join("|");
  if (found !== wanted) throw new Error(found);
}

Deno.test("nothing played gives no rows", () => same([], ""));

Deno.test("games of one kind are one row with wins and averages", () => {
  same([played({}), played({ places: [2, 1, 3], points: [5, 7, 4] })], "pebbles 3 sensible 2 1 1.5 7.5");
});

Deno.test("opponents make the difference, and games noted without levels count too", () => {
  same([
    played({ bots: [null, null, "strong"] }),
    played({ bots: [null, "random", "strong"] }),
    played({ bots: undefined }),
    played({ seat: null }),
    played({ places: [], points: [] }),
  ], "pebbles 3 people 1 1 1 10|pebbles 3 mixed 1 1 1 10|pebbles 3 unknown 1 1 1 10");
});
