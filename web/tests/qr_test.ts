/// <reference lib="deno.ns" />
/** QR codes have the shape of the standard. */
import { qrCode } from "../src/ui/qr_code.ts";

function assert(holds: boolean, why: string): void {
  if (!holds) throw new Error(why);
}

Deno.test("a code is as big as its text needs", () => {
  assert(qrCode("a")?.length === 21, "version 1 has 21 squares");
  assert(qrCode("a".repeat(100))?.length === 37, "100 bytes need version 5");
  assert(qrCode("a".repeat(272)) === null, "what does not fit has no code");
});

Deno.test("the finders stand in three corners", () => {
  const code = qrCode("https://example.org/join") ?? [];
  const size = code.length;
  for (const [x, y] of [[0, 0], [size - 7, 0], [0, size - 7]]) {
    for (let step = 0; step < 7; step++) assert(code[y][x + step] && code[y + 6][x + step], "the rim is dark");
    assert(!code[y + 1][x + 1] && code[y + 3][x + 3], "a light ring around a dark heart");
  }
  assert(code[size - 8][8], "the dark square is dark");
});
