/** The icon key: every sign of the board with its drawing. Their words are in `signs.ftl`. */
import type { ComponentType } from "preact";
import type { GameReading, Sign } from "../../game_ui.ts";
import { BoatPicture, Token } from "../../../drawings/emblem.tsx";
import { speaker } from "../../../i18n/translate.ts";
import { CityCard, ContractCard, DeckBack, FreeSlot, GoodsCard, OarCard } from "../drawings/cards.tsx";
import { ChartLinks } from "../drawings/chart_links.tsx";
import { ChartPorts } from "../drawings/chart_ports.tsx";
import { markerAt, PORTS } from "../drawings/geography.ts";
import { Icon, type IconName } from "../drawings/icon.ts";
import { OarScale, WindRose } from "../drawings/rose.tsx";
import { Coins, PointTile } from "../drawings/signs.tsx";
import { Temple } from "../drawings/temple.tsx";
import examples from "./examples.json" with { type: "json" };

const { contract, rewards } = examples;
const ICON = 34;

const icon = (id: IconName): Sign => ({ id, Drawing: () => <Icon name={id} size={ICON} /> });
const icons = (...ids: IconName[]): Sign[] => ids.map(icon);
const drawn = (id: string, Drawing: ComponentType): Sign => ({ id, Drawing });

const Contract = ({ state }: { state?: "fulfilled" | "lost" }) => (
  <ContractCard {...contract} reward={rewards["Sanguntum olives"]} state={state} />
);

/** A distance marker, cut out of the chart. */
function Marker({ a, b, miles, deep }: { a: string; b: string; miles: number; deep: boolean }) {
  const [x, y] = markerAt(a, b);
  return (
    <svg viewBox={`${x - 30} ${y - 16} 60 32`}>
      <ChartLinks links={[{ a, b, miles, deep }]} />
    </svg>
  );
}

/** A port, cut out of the chart. */
function Port({ city, lit }: { city: string; lit?: boolean }) {
  const [x, y] = PORTS[city]?.at ?? [0, 0];
  return (
    <svg viewBox={`${x - 19} ${y - 19} 38 38`}>
      <ChartPorts mark={(name) => lit && name === city ? "reachable" : undefined} />
    </svg>
  );
}

export const signs: GameReading["signs"] = [
  {
    key: "cards",
    signs: [
      drawn("city-card", () => <CityCard {...contract} pays={Object.entries(examples.pays)} />),
      drawn("goods-card", () => <GoodsCard good="olives" name={speaker([]).named("good", "olives")} />),
      drawn("oar-card", () => <OarCard power={7} wind={-1} starting />),
      drawn("contract-card", () => <Contract />),
      drawn("contract-fulfilled", () => <Contract state="fulfilled" />),
      drawn("contract-lost", () => <Contract state="lost" />),
      drawn("free-slot", () => <FreeSlot number={3} />),
      drawn("face-down", () => <DeckBack deck="city" />),
      drawn("coins", () => (
        <svg viewBox="-24 -24 40 40">
          <Coins count={3} />
        </svg>
      )),
      ...icons("check", "cross", "warning"),
    ],
  },
  { key: "goods", signs: icons("grapes", "olives", "honey", "grain", "salt", "supply") },
  {
    key: "sea",
    signs: [
      drawn("port", () => <Port city="Athenae" lit />),
      drawn("trident", () => <Port city="Crete" />),
      drawn("sea-link", () => <Marker a="Crete" b="Tyros" miles={8} deep={false} />),
      drawn("deep-link", () => <Marker a="Crete" b="Syracusae" miles={12} deep />),
      drawn("boat", () => <BoatPicture seat={0} initial="A" size={56} />),
      drawn("flag", () => (
        <svg viewBox="-2 -2 44 24" class="key-flag">
          <rect width="38" height="20" rx="3" />
          <path d="M3 0H19V20H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z" />
          <text x="9.5" y="15">2</text>
          <text x="28" y="15" class="miles">8</text>
        </svg>
      )),
      ...icons("route", "miles", "city"),
    ],
  },
  {
    key: "wind",
    signs: [
      ...icons("oar", "wind"),
      drawn("wind-rose", () => <WindRose wind={5} forecast={2} size="100%" />),
      drawn(
        "oar-scale",
        () => <OarScale markers={[[0, 3], [1, 3], [2, 8]]} token={(seat) => <Token seat={seat} size={24} />} />,
      ),
    ],
  },
  {
    key: "temples",
    signs: [
      drawn("temple-track", () => (
        <Temple
          temple="Graecia"
          name={speaker([]).named("region", "Graecia")}
          tiles={examples.scoring2.tiles}
          takers={examples.scoring2.takers.map((seat) => ({ seat }))}
          tokens={examples.scoring2.tokens.map(([seat, space]) => ({ seat, space }))}
        />
      )),
      ...icons("temple-hispania", "temple-italia", "temple-graecia", "temple-asia-minor", "temple-africa"),
      ...icons("temple-gold", "temple", "order"),
      drawn("token", () => <Token seat={0} initial="A" size={ICON} />),
      drawn("tile", () => <PointTile points={5} temple="Graecia" size={48} />),
      drawn("bonus", () => <PointTile points={3} size={48} />),
      icon("coin"),
    ],
  },
];
