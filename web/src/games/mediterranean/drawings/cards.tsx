// The cards of Trading in the Mediterranean: goods, developments, calamities and building tiles.

import type { ComponentChildren, JSX } from "preact";
import {
  CardBack,
  CardFrame,
  type CardFrameProps,
  CardName,
  CardText,
  Disc,
  ON_BACK,
} from "../../../drawings/cards.tsx";
import { bottomIcon, buildingIcon, calamityIcon, goodIcon, groupIcon, type IconName, PlacedIcon } from "./icon.ts";
import { type Side, sideColors } from "./tracks.tsx";

type Frame = Pick<CardFrameProps, "label" | "dim" | "chosen">;

const DECKS: Readonly<Record<string, readonly [pips: number, tone: string]>> = {
  basic: [1, "var(--deck-basic, #6f6a1e)"],
  civic: [2, "var(--deck-civic, #8a4b2a)"],
  luxury: [3, "var(--deck-luxury, #7a3f86)"],
};

export interface GoodCardProps extends Frame {
  good: string;
  name: string;
  deck: "basic" | "civic" | "luxury";
  /** The bottom and its name; left out where it may not be seen. */
  bottom?: string;
  bottomName?: string;
  storable?: boolean;
}

/** A goods card: the good large on top, its idea or event small below. */
export function GoodCard(
  { good, name, deck, bottom, bottomName = "", storable = true, ...frame }: GoodCardProps,
): JSX.Element {
  const [pips, tone] = DECKS[deck]!;
  return (
    <CardFrame tone={tone} sign="good-card" {...frame}>
      <PlacedIcon name={goodIcon(good)} x={60} y={55} size={66} weight={1.1} />
      <CardName y={106} size={16}>{name}</CardName>
      {Array.from({ length: pips }, (_, i) => <path key={i} d={`M${15 + i * 9} 11l4 4-4 4-4-4z`} fill={tone} />)}
      <path d="M5 116h110v42a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z" fill={tone} fill-opacity=".13" />
      <path d="M5 116h110" stroke={tone} stroke-width="1" />
      {bottom
        ? (
          <>
            <PlacedIcon name={bottomIcon(bottom)} x={24} y={138.5} size={27} weight={1.6} />
            <CardText x={40} y={120} width={73} height={38} size={11.5}>{bottomName}</CardText>
            {!storable && <Barred x={103} y={18} />}
          </>
        )
        : (
          <path
            d="M14 130q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 10 0M14 146q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 10 0"
            fill="none"
            stroke={tone}
            stroke-opacity=".5"
          />
        )}
    </CardFrame>
  );
}

/** A warehouse struck through: this card cannot be stored. */
const Barred = ({ x, y }: { x: number; y: number }): JSX.Element => (
  <g>
    <PlacedIcon name="warehouse" x={x} y={y} size={16} />
    <path d={`M${x - 9} ${y + 9}l18-18`} stroke="var(--rubric)" stroke-width="2.2" stroke-linecap="round" />
  </g>
);

/** The back of a goods card; each basic good has its own deck. */
export const GoodBack = (
  { deck, good, label }: { deck: "basic" | "civic" | "luxury"; good?: string; label?: string },
): JSX.Element => (
  <CardBack tone={DECKS[deck]![1]} label={label} sign="good-back">
    <PlacedIcon
      name={good ? goodIcon(good) : deck === "civic" ? "city" : deck === "luxury" ? "harbor" : "farm"}
      {...ON_BACK}
    />
  </CardBack>
);

export interface DevelopmentCardProps extends Frame {
  name: string;
  age: "stone" | "bronze" | "iron";
  group: string;
  cost: number;
  workers?: number;
  /** A sign that says more than its group. */
  icon?: IconName;
  /** What it does, in words. */
  children?: ComponentChildren;
}

const AGES = {
  stone: "var(--age-stone, #77716a)",
  bronze: "var(--age-bronze, #a8651f)",
  iron: "var(--age-iron, #44566b)",
} as const;

/** A development: its age, price, workers and what it does. */
export function DevelopmentCard(
  { name, age, group, cost, workers = 0, icon, children, ...frame }: DevelopmentCardProps,
): JSX.Element {
  return (
    <CardFrame tone={AGES[age]} sign="development-card" {...frame}>
      <path d="M5 30V9a4 4 0 0 1 4-4h102a4 4 0 0 1 4 4v21z" fill={AGES[age]} fill-opacity=".22" />
      <PlacedIcon name={age} x={18} y={18} size={19} color={AGES[age]} />
      {Array.from({ length: workers }, (_, i) => <PlacedIcon key={i} name="cube" x={38 + i * 17} y={18} size={15} />)}
      <Disc x={100} y={19} r={12.5}>{cost}</Disc>
      <PlacedIcon name={icon ?? groupIcon(group)} x={60} y={60} size={48} weight={1.3} />
      <CardName y={102}>{name}</CardName>
      <path d="M18 109h84" stroke={AGES[age]} stroke-width=".8" />
      <CardText x={9} y={111} width={102} height={48}>{children}</CardText>
    </CardFrame>
  );
}

/** The back of a development, by its age. */
export const DevelopmentBack = ({ age, label }: { age: keyof typeof AGES; label?: string }): JSX.Element => (
  <CardBack tone={AGES[age]} label={label} sign="development-card">
    <PlacedIcon name={age} {...ON_BACK} />
  </CardBack>
);

/** The back of a calamity, by its kind. */
export const CalamityBack = ({ kind, label }: { kind: CalamityCardProps["kind"]; label?: string }): JSX.Element => (
  <CardBack tone="var(--calamity, #3b2420)" label={label} sign="calamity-card">
    <PlacedIcon name={kind === "barbarian" ? "barbarians" : "unhappiness"} {...ON_BACK} />
  </CardBack>
);

export interface CalamityCardProps extends Frame {
  /** Its name in English or its word, which finds the drawing. */
  calamity: string;
  name: string;
  kind: "unhappiness" | "barbarian";
  children?: ComponentChildren;
}

/** A calamity card on a dark ground: its icon, and what it does to whom. */
export function CalamityCard({ calamity, name, kind, children, ...frame }: CalamityCardProps): JSX.Element {
  return (
    <CardFrame tone="var(--rubric)" sign="calamity-card" {...frame}>
      <path
        d="M5 84V9a4 4 0 0 1 4-4h102a4 4 0 0 1 4 4v75q-9-6-18 0t-18 0-18 0-18 0-18 0-20 0z"
        fill="var(--calamity, #3b2420)"
      />
      <g style={{ "--wash": "#e9825f" }}>
        <PlacedIcon name={calamityIcon(calamity)} x={60} y={44} size={58} weight={1.25} color="#f6e3c4" />
      </g>
      <PlacedIcon name={kind === "barbarian" ? "safety" : "unhappiness"} x={18} y={18} size={16} color="#f6e3c4" />
      <CardName y={104}>{name}</CardName>
      <CardText x={9} y={109} width={102} height={50}>{children}</CardText>
    </CardFrame>
  );
}

export interface BuildingTileProps extends Frame {
  /** The name of its face in English, which finds the drawing. */
  building: string;
  name: string;
  side: Side;
  cost?: number;
  cubes?: number;
  /** Used in this Civic phase, or not yet working. */
  spent?: boolean;
  children?: ComponentChildren;
}

/** A building tile on the ground of its side: white, black, blue or red. */
export function BuildingTile(
  { building, name, side, cost, cubes = 0, spent, children, ...frame }: BuildingTileProps,
): JSX.Element {
  const [ground, ink] = sideColors(side);
  return (
    <CardFrame height={124} dim={spent} sign="building-tile" {...frame}>
      <path d="M5 72V9a4 4 0 0 1 4-4h102a4 4 0 0 1 4 4v63z" fill={ground} stroke="var(--ink)" stroke-width=".6" />
      <PlacedIcon name={buildingIcon(building)} x={60} y={40} size={52} weight={1.3} color={ink} />
      <PlacedIcon name={side} x={17} y={18} size={16} color={ink} />
      {cost !== undefined && <Disc x={101} y={19} r={11.5}>{cost}</Disc>}
      {Array.from(
        { length: cubes },
        (_, i) => <PlacedIcon key={i} name="cube" x={103} y={42 + i * 11} size={12} color={ink} />,
      )}
      <CardName y={87} size={12.5}>{name}</CardName>
      <CardText x={8} y={90} width={104} height={27} size={9.5}>{children}</CardText>
    </CardFrame>
  );
}
