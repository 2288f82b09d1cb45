/// <reference lib="deno.ns" />
/** The ports of an edition on the sea chart. */
import { layOut, PORTS } from "../src/games/neptun/drawings/geography.ts";

const crete = { name: "Crete", region: null, x: 71, y: 32 };

Deno.test("an edition's own ports lie where it places them", () => {
  const drawn = { ...PORTS };
  const changed = layOut([{ ...crete, region: "Africa" }, { name: "Massilia", region: "Italia", x: 25, y: 3 }]);
  if (!changed.includes("Massilia") || !changed.includes("Roma")) throw new Error(changed);
  if (Object.keys(PORTS).join() !== "Crete,Massilia") throw new Error(Object.keys(PORTS).join());
  if (PORTS.Crete.at !== drawn.Crete.at || PORTS.Crete.region !== "Africa") {
    throw new Error(JSON.stringify(PORTS.Crete));
  }
  if (PORTS.Massilia.at.join() !== "300,36") throw new Error(PORTS.Massilia.at.join());
});

Deno.test("the standard edition is drawn as ever", () => {
  if (layOut([]) !== "") throw new Error("something differs");
  const cities = Object.entries(PORTS).map(([name, { region }]) => ({ name, region, x: 0, y: 0 }));
  if (layOut(cities) !== "" || PORTS.Roma.at[0] === 0) throw new Error("something differs");
});
