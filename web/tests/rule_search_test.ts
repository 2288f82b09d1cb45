// Search in the rules: accents and case do not matter, ids are found with and without their letter.
/// <reference lib="deno.ns" />
import { matches, pieces, wordsOf } from "../src/pages/rule_search.ts";

function same(found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
  }
}

Deno.test("case and accents do not matter, on either side", () => {
  same(matches(wordsOf("PREVISION"), "N4.2", "La previsión de viento"), true);
  same(matches(wordsOf("één"), "N3.2", "precies een contract"), true);
  same(matches(wordsOf("prevision lluvia"), "N4.2", "La previsión de viento"), false);
});

Deno.test("several words must all be there, in any order", () => {
  same(matches(wordsOf("wind  oar"), "N4.3", "your oar power plus the wind force"), true);
  same(matches(wordsOf("wind n4"), "N4.3", "your oar power plus the wind force"), true);
  same(matches(wordsOf("wind n3"), "N4.3", "your oar power plus the wind force"), false);
});

Deno.test("an id finds its rule, a chapter all its rules", () => {
  same(["N3", "N3.1", "N3.10", "N4.3", "M3.1"].filter((id) => matches(wordsOf("n3.1"), id, "")), ["N3.1"]);
  same(["N3", "N3.1", "N3.10", "N4.3"].filter((id) => matches(wordsOf("N3"), id, "")), ["N3", "N3.1", "N3.10"]);
  same(["N3", "N3.1", "N3.10", "N4.3"].filter((id) => matches(wordsOf("3.10"), id, "")), ["N3.10"]);
});

Deno.test("what was found is marked where it is in the original", () => {
  same(pieces("La previsión", wordsOf("vision")), [
    { text: "La pre", found: false },
    { text: "visión", found: true },
  ]);
  same(pieces("one wind, two winds", wordsOf("wind")).filter((piece) => piece.found).length, 2);
  same(pieces("nothing", []), [{ text: "nothing", found: false }]);
});
