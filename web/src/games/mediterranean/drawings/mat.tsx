// The player mat of Trading in the Mediterranean: areas in rows and columns, and cubes in them.

import { Fragment, type JSX } from "preact";
import { Disc } from "../../../drawings/cards.tsx";
import { goodIcon, type IconName, industryIcon, PlacedIcon } from "./icon.ts";
import { Cube, type Extra, Laurel, MatArea, type MatAreaName, type RowProps, Slot, SlotRow } from "./mat_parts.tsx";

/** A player's board, as in the view. */
export interface MatView {
  seat: number;
  farms: readonly string[];
  cities: number;
  harbors: number;
  warehouse: number;
  bank: boolean;
  army: boolean;
  colosseum: boolean;
  industry: boolean;
  industries: readonly string[];
  industry_space: number | null;
  culture: readonly (readonly boolean[])[];
  wonders: number;
  available: number;
  supply: number;
}

/** What an edition prints on the board. */
export interface MatPrint {
  farms: readonly string[];
  cities: number;
  harbors: number;
  wonders: number;
  /** Industries as good and English name. */
  industries: readonly (readonly [good: string, name: string])[];
  /** Money and VP of a bundle, by space of the industry marker. */
  prices: readonly (readonly [money: number, points: number])[];
  rows: readonly (readonly [name: string, bonus: number])[];
  columns: readonly number[];
}

/** The board of the standard edition. */
export const STANDARD_MAT: MatPrint = {
  farms: ["grain", "wool", "timber", "ore", "salt"],
  cities: 5,
  harbors: 3,
  wonders: 2,
  industries: [["grain", "Bakery"], ["wool", "Textiles"], ["timber", "Shipbuilding"], ["ore", "Arms"], [
    "salt",
    "Salting",
  ]],
  prices: [[4, 1], [3, 1], [2, 1], [3, 2], [4, 3]],
  rows: [["letters", 5], ["stage", 5], ["nature", 5]],
  columns: [3, 4, 5],
};

/** The culture grid: a row for each art, bonuses at the end of rows and columns. */
function Culture(
  { title, print, mat, extra }: { title: string; print: MatPrint; mat: MatView; extra?: Extra },
): JSX.Element {
  return (
    <MatArea area="culture" title={title} width={251} height={208}>
      {print.rows.map(([name, bonus], row) => (
        <g key={name}>
          <PlacedIcon
            name={name === "letters" || name === "stage" || name === "nature" ? name : "culture"}
            x={27}
            y={47 + row * 47}
            size={28}
            weight={1.5}
          />
          {print.columns.map((_, box) => (
            <Slot
              key={box}
              area="culture"
              index={row * 3 + box}
              x={72 + box * 47}
              y={47 + row * 47}
              filled={mat.culture[row]?.[box] ?? false}
              seat={mat.seat}
              extra={extra}
            />
          ))}
          <Laurel x={222} y={47 + row * 47} points={bonus} done={mat.culture[row]?.every(Boolean) ?? false} />
        </g>
      ))}
      {print.columns.map((bonus, box) => (
        <Laurel
          key={box}
          x={72 + box * 47}
          y={186}
          points={bonus}
          done={mat.culture.every((row) => row[box])}
        />
      ))}
    </MatArea>
  );
}

/** The base of industry, the industries, and the prices of VP with the marker above one of them. */
function Industries(
  { title, print, mat, extra }: { title: string; print: MatPrint; mat: MatView; extra?: Extra },
): JSX.Element {
  const slots: [IconName, boolean][] = [
    ["industry", mat.industry],
    ...print.industries.map(([good, name]): [IconName, boolean] => [industryIcon(name), mat.industries.includes(good)]),
  ];
  return (
    <MatArea area="industries" title={title} width={298} height={150}>
      {slots.map(([icon, filled], i) => (
        <g key={i}>
          <Slot
            area="industries"
            index={i}
            x={31 + i * 47}
            y={48}
            icon={icon}
            filled={filled}
            seat={mat.seat}
            extra={extra}
          />
          {i > 0 && <PlacedIcon name={goodIcon(print.industries[i - 1]![0])} x={31 + i * 47} y={83} size={17} />}
        </g>
      ))}
      {print.prices.map(([money, points], i) => {
        const here = mat.industry_space === i;
        return (
          <g key={i} transform={`translate(${36 + i * 56} 121)`}>
            <rect
              x="-26"
              y="-15"
              width="52"
              height="31"
              rx="5"
              fill={here ? "var(--gold-lit)" : "var(--vellum-worn)"}
              fill-opacity={here ? 1 : 0.4}
              stroke="var(--ink)"
              stroke-width={here ? 1.8 : 0.8}
            />
            <Disc x={-12} y={0.5} r={10}>{money}</Disc>
            <Laurel x={13} y={0.5} points={points} size={24} />
          </g>
        );
      })}
    </MatArea>
  );
}

/** A heap of cubes, with their number. */
function Heap(
  { area, title, cubes, seat, extra }: {
    area: "available" | "supply";
    title: string;
    cubes: number;
    seat: number;
    extra?: Extra;
  },
): JSX.Element {
  return (
    <MatArea area={area} title={title} width={251} height={74}>
      <g {...extra?.(area, 0)}>
        <rect x="8" y="27" width="198" height="40" rx="5" fill="var(--vellum-worn)" fill-opacity=".35" />
        {Array.from(
          { length: cubes },
          (_, i) => (
            <Cube
              key={i}
              seat={seat}
              x={26 + i % 8 * 22.5 + (i >= 8 ? 9 : 0)}
              y={i >= 8 ? 55 : cubes > 8 ? 40 : 47}
              size={cubes > 8 ? 20 : 24}
            />
          ),
        )}
        <text x="228" y="55" text-anchor="middle" font-size="24" font-weight="700" class="art-text">{cubes}</text>
      </g>
    </MatArea>
  );
}

export interface PlayerMatProps {
  mat: MatView;
  /** Titles of the areas in the reader's language. */
  words: (area: MatAreaName) => string;
  print?: MatPrint;
  /** The one area that is drawn; all without it. */
  only?: MatAreaName;
  /** More attributes of a slot's group: role, label, click handler. */
  extra?: Extra;
}

/** The whole mat, or one area of it; its areas flow into as many columns as there is room for. */
export function PlayerMat({ mat, words, print = STANDARD_MAT, only, extra }: PlayerMatProps): JSX.Element {
  const row = (area: MatAreaName, slots: RowProps["slots"]): JSX.Element => (
    <SlotRow area={area} title={words(area)} slots={slots} seat={mat.seat} extra={extra} />
  );
  const heap = (area: "available" | "supply"): JSX.Element => (
    <Heap area={area} title={words(area)} cubes={mat[area]} seat={mat.seat} extra={extra} />
  );
  const some = (icon: IconName, room: number, filled: number): RowProps["slots"] =>
    Array.from({ length: room }, (_, i) => [icon, i < filled]);
  const areas: [MatAreaName, () => JSX.Element][] = [
    ["farms", () => row("farms", print.farms.map((good) => [goodIcon(good), mat.farms.includes(good)]))],
    ["cities", () => row("cities", some("city", print.cities, mat.cities))],
    ["harbors", () => row("harbors", some("harbor", print.harbors, mat.harbors))],
    ["improvements", () =>
      row("improvements", [
        ["warehouse", mat.warehouse > 0],
        ["warehouse", mat.warehouse > 1],
        ["bank", mat.bank],
        ["army", mat.army],
        ["colosseum", mat.colosseum],
      ])],
    ["wonders", () => row("wonders", some("wonder", print.wonders, mat.wonders))],
    ["culture", () => <Culture title={words("culture")} print={print} mat={mat} extra={extra} />],
    ["industries", () => <Industries title={words("industries")} print={print} mat={mat} extra={extra} />],
    ["available", () => heap("available")],
    ["supply", () => heap("supply")],
  ];
  return (
    <div class="player-mat">
      {areas.filter(([area]) => only === undefined || area === only).map(([area, draw]) => (
        <Fragment key={area}>{draw()}</Fragment>
      ))}
    </div>
  );
}
