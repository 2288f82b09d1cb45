// The sea chart in the gallery, with the links of the standard edition and made-up markers.

import type { JSX } from "preact";
import { SeaChart } from "../neptun/drawings/chart.tsx";
import type { ChartLink } from "../neptun/drawings/chart_links.tsx";
import { berths } from "../neptun/drawings/berths.ts";
import { Boat } from "../../drawings/emblem.tsx";

const SEA =
  "Malaca-Sanguntum Sanguntum-Tarraco Tarraco-Roma Roma-Syracusae Syracusae-Brundisium Brundisium-Corinthus Corinthus-Crete Crete-Athenae Athenae-Thessalonica Thessalonica-Pergamum Crete-Tyros Antiochia-Tyros Tyros-Alexandria Leptis_Magna-Carthago Carthago-Syracusae";
const DEEP = "Malaca-Carthago Crete-Syracusae Alexandria-Leptis_Magna Pergamum-Antiochia";

const links = (list: string, deep: boolean): ChartLink[] =>
  list.split(" ").map((pair, i) => {
    const [a, b] = pair.replaceAll("_", " ").split("-") as [string, string];
    return { a, b, deep, miles: deep ? 11 + i % 3 : 3 + i * 5 % 6 };
  });

export const LINKS: readonly ChartLink[] = [...links(SEA, false), ...links(DEEP, true)];
const TILES = {
  Hispania: [10, 6, 3],
  Italia: [8, 5, 2],
  Graecia: [7, 4, 2],
  "Asia Minor": [8, 5, 2],
  Africa: [8, 5, 2],
  Gold: [6, 3, 1],
};

/** A chart with boats and a way. */
export function ChartPage(
  { view, scale = 1 }: { view?: readonly [number, number, number]; scale?: number },
): JSX.Element {
  const reachable = new Set(["Athenae", "Corinthus", "Tyros", "Syracusae"]);
  return (
    <SeaChart
      title="Mare Nostrum"
      links={LINKS}
      tiles={TILES}
      temples={{
        takers: (temple) =>
          temple === "Gold"
            ? [{ seat: 3, initial: "D" }, { seat: 0, initial: "A" }, { seat: 5, initial: "F" }]
            : [{ seat: 1, initial: "B" }],
      }}
      scale={scale}
      view={view}
      onWay={({ a, b }) => a === "Crete" && b === "Tyros" && "next"}
      mark={(city) => city === "Tyros" ? "chosen" : reachable.has(city) ? "reachable" : undefined}
    >
      {Object.entries({ Crete: [0, 1, 2], Roma: [4], Syracusae: [3, 5] }).map(([city, seats]) =>
        berths(city, seats.length, scale).map((at, i) => (
          <g key={city + i} transform={`translate(${at[0]} ${at[1]}) scale(${0.75 * scale})`}>
            <Boat seat={seats[i]!} initial={"ABCDEF"[seats[i]!]} />
          </g>
        ))
      )}
    </SeaChart>
  );
}
