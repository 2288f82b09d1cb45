/**
 * Pictures of the rules, drawn by the components of the board. The positions are in `examples.json`, which
 * tests/games/mediterranean/rules/test_worked_examples.py plays in the engine.
 */
import type { ComponentChildren, JSX } from "preact";
import type { GameReading } from "../../game_ui.ts";
import { BuildingTile, CalamityCard, DevelopmentCard, GoodCard } from "../drawings/cards.tsx";
import { Icon, type IconName } from "../drawings/icon.ts";
import { IdeaTrack, type Side, StatusTrack } from "../drawings/tracks.tsx";
import { named } from "../facts.ts";
import examples from "./examples.json" with { type: "json" };

/** The players of the examples: Ada, Bram, Cleo, Dario. */
const INITIALS = "ABCD";
const DECKS: Record<string, "civic" | "luxury"> = { wine: "civic", dye: "civic", art: "civic", spices: "luxury" };
const { resolution, revolution, limit, building, development } = examples;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const Row = ({ of, children }: { of: string; children: ComponentChildren }): JSX.Element => (
  <div class={`reading-row ${of}`}>{children}</div>
);

/** A card by its name: `wine-mars`; without its bottom, as others see it. */
function Card({ name, hidden, barred }: { name: string; hidden?: boolean; barred?: boolean }): JSX.Element {
  const [good, bottom] = name.split("-");
  return (
    <GoodCard
      good={good}
      name={capital(named("good", good))}
      deck={DECKS[good] ?? "basic"}
      bottom={hidden ? undefined : bottom}
      bottomName={named("bottom", bottom)}
      storable={!barred}
    />
  );
}

const Track = ({ side, space, built = 0 }: { side: Side; space: number; built?: number }): JSX.Element => (
  <IdeaTrack side={side} sideName={named("side", side)} space={space} built={built} />
);

/** Where cards come from. */
const Production = (): JSX.Element => (
  <Row of="three">
    {examples.produced.map(([place, card]) => (
      <div key={place} class="reading-column reading-source">
        <Icon name={place as IconName} size={30} />
        <Card name={card} />
      </div>
    ))}
  </Row>
);

/** What both sides of an offer see of each other's cards. */
const Trade = (): JSX.Element => (
  <Row of="trade">
    <Card name="grain-democracy" hidden />
    <Icon name="trade" size={40} />
    <Card name="wine-mars" hidden />
  </Row>
);

const Stored = (): JSX.Element => (
  <Row of="three">
    {examples.stored.map((card) => <Card key={card} name={card} />)}
    <Card name={examples.barred} barred />
  </Row>
);

const Spent = (): JSX.Element => (
  <>
    <Row of="trade">
      {examples.set.cards.slice(0, 1).map((card) => <Card key={card} name={card} />)}
      <span>+</span>
      <Card name={examples.set.cards[1]} />
    </Row>
    <p class="reading-sum">
      <Icon name="money" /> {`$${examples.set.money}`} <Icon name="democracy" /> {`+${examples.set.track[1]}`}
    </p>
  </>
);

const Status = (): JSX.Element => (
  <Row of="one">
    <StatusTrack
      status="happiness"
      ends={[-5, 3]}
      markers={examples.happiness.map(([seat, value]) => ({ seat, initial: INITIALS[seat], value }))}
    />
  </Row>
);

const Calamity = (): JSX.Element => (
  <div class="reading-row calamity">
    <CalamityCard calamity={examples.calamity} name={named("calamity", examples.calamity)} kind="unhappiness" />
    <Status />
  </div>
);

const Building = (): JSX.Element => (
  <BuildingTile
    building={building.name}
    name={named("building", building.name)}
    side="dictatorship"
    cost={building.cost}
    cubes={building.cubes}
  />
);

const Purchases = (): JSX.Element => (
  <Row of="two">
    <Building />
    <DevelopmentCard
      name={named("development", development.name)}
      age="stone"
      group={development.group}
      icon="harbor"
      cost={development.cost}
      workers={1}
    />
  </Row>
);

export const pictures: GameReading["pictures"] = {
  "step-1": Production,
  "step-2": () => (
    <Row of="one">
      <Track side="democracy" space={limit.space} built={limit.buildings} />
    </Row>
  ),
  "step-3": Trade,
  "step-4": Stored,
  "step-5": Spent,
  "step-6": Calamity,
  "step-7": Purchases,
  "example-5": () => (
    <Row of="one">
      <Track side="dictatorship" space={revolution.from} built={revolution.built} />
      <Track side="democracy" space={revolution.to} />
    </Row>
  ),
  "example-7": () => (
    <Row of="seven">
      {resolution.cards.map((card, at) => <Card key={at} name={card} />)}
      <p class="reading-sum">{`$${resolution.money}`}</p>
    </Row>
  ),
  "example-8": () => (
    <Row of="one">
      <Track side="democracy" space={limit.space} />
    </Row>
  ),
  "example-10": () => (
    <Row of="one small">
      <Building />
    </Row>
  ),
};
