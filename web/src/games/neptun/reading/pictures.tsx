/**
 * Pictures of the rules, drawn by the components of the board. The positions are in `examples.json`, which
 * tests/games/neptun/rules/test_worked_examples.py plays in the engine.
 */
import type { ComponentChildren, JSX } from "preact";
import type { GameReading } from "../../game_ui.ts";
import { ChartGround } from "../../../drawings/chart_ground.tsx";
import { Boat, Token } from "../../../drawings/emblem.tsx";
import { speaker } from "../../../i18n/translate.ts";
import { CityCard, ContractCard, DeckBack, FreeSlot, GoodsCard, OarCard } from "../drawings/cards.tsx";
import { ChartLinks } from "../drawings/chart_links.tsx";
import { ChartNames, ChartPorts } from "../drawings/chart_ports.tsx";
import { PORTS } from "../drawings/geography.ts";
import { Icon } from "../drawings/icon.ts";
import { OarScale, WindRose } from "../drawings/rose.tsx";
import { Coins, OarMark, PointTile, type Reward } from "../drawings/signs.tsx";
import { Temple } from "../drawings/temple.tsx";
import examples from "./examples.json" with { type: "json" };

/** The merchants of the examples: Ada, Bram, Cleo, Dario. */
const INITIALS = "ABCD";
const SLOTS = [1, 2, 3, 4, 5];
const { contract, taken, leftOver, voyage } = examples;

const reward = ({ city, good }: { city: string; good: string }): Reward =>
  (examples.rewards as Record<string, Reward>)[`${city} ${good}`];
const named = (kind: string, name: string): string => speaker([]).named(kind, name);

const Row = ({ of, children }: { of: string; children: ComponentChildren }): JSX.Element => (
  <div class={`reading-row ${of}`}>{children}</div>
);

const Contract = ({ of, state }: { of: typeof contract | typeof taken; state?: "fulfilled" | "lost" }): JSX.Element => (
  <ContractCard city={of.city} region={of.region} good={of.good} reward={reward(of)} state={state} />
);

/** A contract as the three cards that it is made of. */
const ThreeCards = (): JSX.Element => (
  <Row of="three">
    <CityCard
      city={contract.city}
      region={contract.region}
      good={contract.good}
      pays={Object.entries(examples.pays)}
    />
    <GoodsCard good={contract.good} name={named("good", contract.good)} />
    <OarCard power={contract.oar[0]} wind={contract.oar[1]} />
  </Row>
);

/** A column of the display that lies face up. */
const Up = ({ of, coins }: { of: typeof contract; coins?: number }): JSX.Element => (
  <div class="reading-column">
    <Contract of={of} />
    <OarCard power={of.oar[0]} wind={of.oar[1]} />
    {coins && (
      <svg viewBox="-15 -15 30 30" class="reading-coins">
        <Coins count={coins} />
      </svg>
    )}
  </div>
);

const Down = (): JSX.Element => (
  <div class="reading-column">
    <DeckBack deck="city" />
    <DeckBack deck="oar" />
  </div>
);

/** The display when the first was passed over and the second taken. */
const Display = (): JSX.Element => (
  <Row of="five">
    <Up of={contract} />
    <div class="reading-gap" />
    {SLOTS.slice(2).map((column) => <Down key={column} />)}
  </Row>
);

/** The display of the second turn: the contract left over with its coin, and new ones. */
const SecondTurn = (): JSX.Element => (
  <Row of="five">
    <Up of={leftOver as unknown as typeof contract} coins={leftOver.coins} />
    {SLOTS.slice(1).map((column) => <Down key={column} />)}
  </Row>
);

/** A chart with one contract loaded. */
const Loaded = (): JSX.Element => (
  <Row of="five">
    {SLOTS.map((slot) =>
      slot === taken.slot ? <Contract key={slot} of={taken} /> : <FreeSlot key={slot} number={slot} />
    )}
  </Row>
);

/** A chart where the second contract was delivered before the first. */
const Lost = (): JSX.Element => (
  <Row of="five">
    {examples.lost.map((slot) => (
      <ContractCard
        key={slot.city}
        {...slot}
        reward={reward(slot)}
        state={slot.state === "lost" ? "lost" : "fulfilled"}
      />
    ))}
    {SLOTS.slice(2).map((slot) => <FreeSlot key={slot} number={slot} />)}
  </Row>
);

const Scale = (): JSX.Element => (
  <Row of="one">
    <OarScale
      markers={examples.markers as [number, number][]}
      token={(seat) => <Token seat={seat} initial={INITIALS[seat]} size={24} />}
    />
  </Row>
);

const Order = (): JSX.Element => (
  <>
    <Scale />
    <p class="reading-order">
      {examples.order.map((seat, place) => (
        <span key={seat}>
          {place + 1}. <Token seat={seat} initial={INITIALS[seat]} size="1.6em" />
        </span>
      ))}
    </p>
  </>
);

/** Four oars, and the wind that they make. */
const Oars = (): JSX.Element => (
  <Row of="five">
    {examples.oars.map(([power, wind], seat) => <OarCard key={seat} power={power} wind={wind} />)}
    <WindRose wind={examples.wind} forecast={examples.forecast} size="100%" />
  </Row>
);

const VIEW = [800, 352, 375, 212] as const;
const SCALE = 0.8;

/** The sea between Crete and Alexandria, with a boat that sets out. */
const Voyage = (): JSX.Element => {
  const [x, y] = PORTS.Crete?.at ?? [0, 0];
  const links = voyage.miles.map((miles, at) => ({ a: voyage.way[at], b: voyage.way[at + 1], miles, deep: false }));
  return (
    <svg viewBox={VIEW.join(" ")} class="reading-sea">
      <ChartGround title="" />
      <ChartLinks links={links} scale={SCALE} onWay={() => "next"} />
      <ChartPorts scale={SCALE} mark={(city) => city === voyage.way.at(-1) ? "chosen" : undefined} />
      <ChartNames scale={SCALE} />
      <g transform={`translate(${x - 4} ${y - 8}) scale(.8)`}>
        <Boat seat={0} initial={INITIALS[0]} large />
      </g>
    </svg>
  );
};

/** Oar and wind make the range, and a coin buys what it lacks. */
const Range = (): JSX.Element => (
  <>
    <Voyage />
    <p class="reading-sum">
      <OarMark power={voyage.oar} /> + <Icon name="wind" /> {examples.wind} = <Icon name="miles" /> {voyage.range}
      <span>
        + <Icon name="coin" /> {voyage.gold} = <Icon name="miles" /> {voyage.range + voyage.gold}
      </span>
    </p>
  </>
);

type Scoring = typeof examples.scoring1;

const Scored = ({ of }: { of: Scoring }): JSX.Element => (
  <Row of="one">
    <Temple
      temple="Graecia"
      name={named("region", "Graecia")}
      tiles={of.tiles}
      takers={of.takers.map((seat) => ({ seat, initial: INITIALS[seat] }))}
      tokens={of.tokens.map(([seat, space]) => ({ seat, initial: INITIALS[seat], space }))}
    />
  </Row>
);

export const pictures: GameReading["pictures"] = {
  "step-1": ThreeCards,
  "step-2": Display,
  "step-3": Loaded,
  "step-4": Scale,
  "step-5": Oars,
  "step-6": Voyage,
  "step-7": Lost,
  "step-8": () => <Scored of={examples.scoring2} />,
  "example-1": () => (
    <Row of="one small">
      <Contract of={contract} />
    </Row>
  ),
  "example-5": Order,
  "example-6": SecondTurn,
  "example-11": Range,
  "example-14": () => <Scored of={examples.scoring1} />,
  "example-16": () => (
    <p class="reading-order">
      {examples.scoring2.tiles.map((points) => <PointTile key={points} points={points} temple="Graecia" size="3rem" />)}
    </p>
  ),
};
