// The cards of Neptun: city, goods and oar, a contract made of the first two, and the slot that takes it.

import type { JSX } from "preact";
import { CARD, CardBack, CardFrame, type CardFrameProps, CardHead, ON_BACK } from "../../../drawings/cards.tsx";
import { goodIcon, PlacedIcon } from "./icon.ts";
import { said } from "../../../drawings/icon_set.tsx";
import { regionColor, signed } from "../../../drawings/names.ts";
import { type Reward, RewardSign, Seal } from "./signs.tsx";

type Frame = Pick<CardFrameProps, "label" | "dim" | "chosen">;

export interface CityCardProps extends Frame {
  city: string;
  region: string;
  /** What each good pays there. */
  pays: readonly (readonly [good: string, reward: Reward])[];
  /** The good of the contract, whose line is marked. */
  good?: string;
}

/** A city card: what each of the five goods pays in a city. */
export function CityCard({ city, region, pays, good, ...frame }: CityCardProps): JSX.Element {
  const tone = regionColor(region);
  return (
    <CardFrame tone={tone} sign="city-card" {...frame}>
      <CardHead tone={tone}>{city}</CardHead>
      {pays.map(([name, reward], i) => {
        const y = 42 + i * 26;
        return (
          <g key={name}>
            {name === good && (
              <rect
                x="8"
                y={y - 12.5}
                width={CARD.width - 16}
                height="25"
                rx="4"
                fill="var(--gold-lit)"
                fill-opacity=".7"
              />
            )}
            <PlacedIcon name={goodIcon(name)} x={26} y={y} size={21} />
            <path
              d={`M44 ${y}h14`}
              stroke="var(--ink-quiet)"
              stroke-width="1"
              stroke-dasharray="1 3"
              stroke-linecap="round"
            />
            <RewardSign reward={reward} region={region} x={84} y={y} />
          </g>
        );
      })}
    </CardFrame>
  );
}

/** A goods card: one good, large. */
export function GoodsCard({ good, name, ...frame }: { good: string; name: string } & Frame): JSX.Element {
  return (
    <CardFrame sign="goods-card" {...frame}>
      <circle
        cx="60"
        cy="74"
        r="44"
        fill="none"
        stroke="var(--ink)"
        stroke-opacity=".3"
        stroke-dasharray="1 4"
        stroke-linecap="round"
      />
      <PlacedIcon name={goodIcon(good)} x={60} y={74} size={66} weight={1.1} />
      <text x="60" y="146" text-anchor="middle" font-size="17" font-weight="600" class="art-text">{name}</text>
    </CardFrame>
  );
}

export interface OarCardProps extends Frame {
  power: number;
  wind: number;
  /** Starting cards leave the game when they are played. */
  starting?: boolean;
}

/** An oar card: its power large, its wind change below. */
export function OarCard({ power, wind, starting, ...frame }: OarCardProps): JSX.Element {
  return (
    <CardFrame tone="var(--deep)" sign="oar-card" {...frame}>
      <text x="60" y="71" text-anchor="middle" font-size="60" font-weight="700" class="art-text">{power}</text>
      <g transform="translate(58 103) rotate(27)">
        <PlacedIcon name="oar" x={0} y={0} size={88} weight={0.55} color="var(--ink-quiet)" />
      </g>
      <path
        d="M5 118q9-8 18 0t18 0 18 0 18 0 18 0 20 0V158a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z"
        fill="var(--water)"
        fill-opacity=".8"
        stroke="var(--deep)"
      />
      <PlacedIcon name="wind" x={38} y={141} size={27} />
      <text
        x="80"
        y="149"
        text-anchor="middle"
        font-size="24"
        font-weight="700"
        class="art-text"
        style={wind < 0 ? { fill: "var(--rubric)" } : undefined}
      >
        {signed(wind)}
      </text>
      {starting && <PlacedIcon name="bonus" x={103} y={21} size={20} />}
    </CardFrame>
  );
}

export interface ContractCardProps extends Frame {
  city: string;
  region: string;
  good: string;
  reward: Reward;
  state?: "open" | "fulfilled" | "lost";
}

const CONTRACT_SIGNS = { open: "contract-card", fulfilled: "contract-fulfilled", lost: "contract-lost" } as const;

/** A contract in a slot: city, good and reward. Fulfilled it bears a seal; lost it is struck through. */
export function ContractCard({ city, region, good, reward, state = "open", ...frame }: ContractCardProps): JSX.Element {
  const tone = regionColor(region);
  return (
    <CardFrame tone={tone} height={112} dim={state === "lost"} sign={CONTRACT_SIGNS[state]} {...frame}>
      <CardHead tone={tone}>{city}</CardHead>
      <PlacedIcon name={goodIcon(good)} x={36} y={67} size={46} weight={1.3} />
      <RewardSign reward={reward} region={region} x={87} y={67} size={28} />
      {state === "lost" && (
        <path d="M12 98L108 34M12 34l96 64" stroke="var(--rubric)" stroke-width="2.5" stroke-linecap="round" />
      )}
      {state === "fulfilled" && <Seal x={61} y={90} />}
    </CardFrame>
  );
}

/** A contract on a narrow page: the same, upright. */
export function UprightContract(
  { city, region, good, reward, state = "open", ...frame }: ContractCardProps,
): JSX.Element {
  const tone = regionColor(region);
  return (
    <CardFrame
      tone={tone}
      width={UPRIGHT.width}
      height={UPRIGHT.height}
      dim={state === "lost"}
      class="upright"
      sign={CONTRACT_SIGNS[state]}
      {...frame}
    >
      <CardHead tone={tone} width={UPRIGHT.width}>{city}</CardHead>
      <PlacedIcon name={goodIcon(good)} x={36} y={48} size={35} weight={1.4} />
      <RewardSign reward={reward} region={region} x={reward.gold ? 36 : 40} y={84} size={26} />
      {state === "lost" && (
        <path d="M8 98L64 32M8 32l56 66" stroke="var(--rubric)" stroke-width="2.5" stroke-linecap="round" />
      )}
      {state === "fulfilled" && <Seal x={36} y={64} />}
    </CardFrame>
  );
}

const UPRIGHT = { width: 72, height: 108 } as const;

/** A free slot of the contract chart, with its number. */
export function FreeSlot(
  { number, lit, label, upright }: { number: number; lit?: boolean; label?: string; upright?: boolean },
): JSX.Element {
  const { width, height } = upright ? UPRIGHT : { width: 120, height: 112 };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      class={upright ? "art-card upright" : "art-card"}
      data-sign="free-slot"
      {...said(label)}
    >
      <rect
        x="3"
        y="3"
        width={width - 6}
        height={height - 8}
        rx="7"
        fill={lit ? "var(--gold-lit)" : "var(--vellum-worn)"}
        fill-opacity=".35"
        stroke="var(--ink-quiet)"
        stroke-width="1.5"
        stroke-dasharray="5 5"
      />
      <text
        x={width / 2}
        y={height / 2 + 12}
        text-anchor="middle"
        font-size="38"
        font-weight="600"
        class="art-text"
        style={{ fill: "var(--ink-quiet)", fillOpacity: 0.6 }}
      >
        {number}
      </text>
    </svg>
  );
}

const BACKS = {
  city: ["city", "var(--back-city, #6d3b2a)"],
  goods: ["supply", "var(--back-goods, #6a5a1d)"],
  oar: ["oar", "var(--back-oar, #1f5a5c)"],
} as const;

/** The back of a city, goods or oar card. */
export const DeckBack = ({ deck, label }: { deck: keyof typeof BACKS; label?: string }): JSX.Element => (
  <CardBack sign="face-down" tone={BACKS[deck][1]} label={label}>
    <PlacedIcon name={BACKS[deck][0]} {...ON_BACK} />
  </CardBack>
);
