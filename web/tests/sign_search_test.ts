/// <reference lib="deno.ns" />
// Where the explanation of a sign goes: below it, else above it, always within the window.
import { placeBeside } from "../src/table/sign_search.ts";

function same(found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
  }
}

const WINDOW = { width: 390, height: 844 };
const TIP = { width: 300, height: 80 };

Deno.test("an explanation is below its sign, in the middle", () => {
  same(placeBeside({ left: 180, top: 100, bottom: 130, width: 30 }, TIP, WINDOW), [45, 138]);
});

Deno.test("near the lower edge it is above", () => {
  same(placeBeside({ left: 180, top: 800, bottom: 830, width: 30 }, TIP, WINDOW), [45, 712]);
});

Deno.test("it stays within the window on either side, and beside a sign as tall as the window", () => {
  same(placeBeside({ left: 0, top: 100, bottom: 130, width: 30 }, TIP, WINDOW)[0], 8);
  same(placeBeside({ left: 360, top: 100, bottom: 130, width: 30 }, TIP, WINDOW)[0], 82);
  same(placeBeside({ left: 0, top: 0, bottom: 844, width: 390 }, TIP, WINDOW)[1], 756);
});
