/// <reference lib="deno.ns" />
/** An offer that is put together becomes a line of notation. */
import { Bargain, pactsOf } from "../src/games/mediterranean/trading/composer/bargain.ts";
import type { MediterraneanCard, MediterraneanOfferView } from "../src/wire.ts";

const card = (name: string): MediterraneanCard => ({
  name,
  good: name.split("-")[0],
  bottom: name.split("-")[1],
  storable: true,
});
const HAND = ["wine-mars", "wine-barbarians", "grain-venus", "piracy-piracy"].map(card);
const PARTING = ["piracy-piracy", "wine-barbarians", "wine-mars", "grain-venus"];

function same(said: unknown, expected: unknown): void {
  if (JSON.stringify(said) !== JSON.stringify(expected)) {
    throw new Error(`${JSON.stringify(said)}, not ${JSON.stringify(expected)}`);
  }
}

Deno.test("a good is given by the card that one would rather part with", () => {
  const bargain = new Bargain();
  bargain.addOf("wine", HAND, PARTING);
  bargain.ask("gold", 1);
  same(bargain.text(HAND), "offer 1 wine for 1 gold to all with wine-barbarians");
  bargain.addOf("wine", HAND, PARTING);
  same(bargain.text(HAND), "offer 2 wine for 1 gold to all with wine-barbarians wine-mars");
  same(bargain.addOf("wine", HAND, PARTING), false);
});

Deno.test("points, promises and addressees stand in the line", () => {
  const bargain = new Bargain();
  bargain.vp.give.value = 2;
  bargain.toggle("want", { tile: "g5", target: 0, use: "spare" });
  bargain.address(3);
  bargain.address(1);
  same(bargain.text(HAND), "offer 2vp for spare g5 1 to 2 4");
});

Deno.test("Piracy goes as what one says", () => {
  const bargain = new Bargain();
  bargain.add("piracy-piracy", "gold");
  bargain.ask("wine", 1);
  same(bargain.text(HAND), "offer 1 gold for 1 wine to all with piracy-piracy");
});

Deno.test("cards that have left the hand leave the offer", () => {
  const bargain = new Bargain();
  bargain.add("wine-mars", "wine");
  same(bargain.text(HAND.slice(1)), "offer nothing for nothing to all");
});

Deno.test("an answer turns an offer round", () => {
  const offer: MediterraneanOfferView = {
    number: 7,
    seat: 2,
    to: [],
    give: { gold: 1 },
    want: { wine: 1 },
    give_vp: 0,
    want_vp: 1,
    give_pacts: [4, 0, 0],
    want_pacts: [],
    cards: [],
    handed: [],
  };
  const bargain = new Bargain();
  bargain.counter(offer, HAND, PARTING, ["g1", "g2", "g3", "g4", "g5"]);
  same(bargain.text(HAND), "offer 1 wine + 1vp for 1 gold + spare g5 1 to 3 with wine-barbarians");
  same(pactsOf([4, 0, 1], ["g1", "g2", "g3", "g4", "g5"]), [{ tile: "g5", target: 0, use: "use" }]);
  const arrows = pactsOf([4, 0, 3, 10, 0, 2], ["g1", "g2", "g3", "g4", "g5", "g6", "r1", "r2", "r3", "r4", "r5"]);
  same(arrows, [{ tile: "g5", target: 0, use: "black" }, { tile: "r5", target: 0, use: "blue" }]);
  bargain.clear();
  arrows.forEach((pact) => bargain.toggle("give", pact));
  same(bargain.text(HAND), "offer use g5 1 black + use r5 1 blue for nothing to all");
});
