/// <reference lib="deno.ns" />
/** Wishes are edited by presses, and a mirrored offer is found. */
import { mirrored, type Swap } from "../src/games/mediterranean/trading/composer/mirror.ts";
import { nextWish } from "../src/games/mediterranean/trading/market/wish.ts";
import type { MediterraneanOfferView } from "../src/wire.ts";

function same(said: unknown, expected: unknown): void {
  if (JSON.stringify(said) !== JSON.stringify(expected)) {
    throw new Error(`${JSON.stringify(said)}, not ${JSON.stringify(expected)}`);
  }
}

Deno.test("a good is wanted, then plenty, then neither", () => {
  let wish = nextWish({ wants: [], plenty: [] }, "wine");
  same(wish, { wants: ["wine"], plenty: [] });
  wish = nextWish(wish, "wine");
  same(wish, { wants: [], plenty: ["wine"] });
  same(nextWish(wish, "wine"), { wants: [], plenty: [] });
});

Deno.test("a fifth good is not wanted but plenty", () => {
  const wants = ["wine", "gold", "salt", "ore"];
  same(nextWish({ wants, plenty: [] }, "dye"), { wants, plenty: ["dye"] });
});

const OFFER: MediterraneanOfferView = {
  number: 7,
  seat: 2,
  to: [],
  give: { salt: 1 },
  want: { grain: 1 },
  give_vp: 0,
  want_vp: 1,
  give_pacts: [],
  want_pacts: [],
  cards: [],
  handed: [],
};
const SWAP: Swap = { give: { grain: 1 }, want: { salt: 1 }, give_vp: 1, want_vp: 0, to: [] };

Deno.test("the same swap from the other side is found", () => {
  same(mirrored(SWAP, [OFFER])?.number, 7);
  same(mirrored({ ...SWAP, to: [2, 3] }, [OFFER])?.number, 7);
});

Deno.test("another amount, other points, other addressees or a promise are not the same", () => {
  same(mirrored({ ...SWAP, want: { salt: 2 } }, [OFFER]) ?? null, null);
  same(mirrored({ ...SWAP, give_vp: 0 }, [OFFER]) ?? null, null);
  same(mirrored({ ...SWAP, to: [1] }, [OFFER]) ?? null, null);
  same(mirrored(SWAP, [{ ...OFFER, give_pacts: [1, 0, 0] }]) ?? null, null);
});
