// Cards, temples, tracks and a mat in the gallery.

import type { ComponentChildren, JSX } from "preact";
import { Token } from "../../drawings/emblem.tsx";
import { PlayerMat } from "../mediterranean/drawings/mat.tsx";
import {
  BuildingTile,
  CalamityBack,
  CalamityCard,
  DevelopmentBack,
  DevelopmentCard,
  GoodBack,
  GoodCard,
} from "../mediterranean/drawings/cards.tsx";
import { CityCard, ContractCard, DeckBack, FreeSlot, GoodsCard, OarCard } from "../neptun/drawings/cards.tsx";
import { Coins, OarMark, PointTile } from "../neptun/drawings/signs.tsx";
import { OarScale, WindRose } from "../neptun/drawings/rose.tsx";
import { Temple } from "../neptun/drawings/temple.tsx";
import { IdeaTrack, StatusTrack } from "../mediterranean/drawings/tracks.tsx";

const Shelf = ({ name, children }: { name: string; children: ComponentChildren }): JSX.Element => (
  <section id={name}>
    <h2>{name}</h2>
    <div class="row">{children}</div>
  </section>
);
const Card = ({ width = 120, children }: { width?: number; children: ComponentChildren }): JSX.Element => (
  <div style={{ width: `${width}px` }}>{children}</div>
);

const gold = (n: number) => ({ gold: n, points: 0 });
const points = (n: number) => ({ gold: 0, points: n });
const PAYS = [["grapes", points(2)], ["olives", gold(5)], ["honey", points(3)], ["grain", gold(6)], [
  "salt",
  points(4),
]] as const;

/** The cards of Neptun. */
export const NeptunShelf = (): JSX.Element => (
  <Shelf name="neptun-cards">
    <Card>
      <CityCard city="Alexandria" region="Africa" pays={PAYS} good="honey" />
    </Card>
    <Card>
      <CityCard city="Thessalonica" region="Graecia" pays={PAYS} chosen />
    </Card>
    <Card>
      <CityCard city="Roma" region="Italia" pays={PAYS} dim />
    </Card>
    <Card>
      <GoodsCard good="honey" name="Honey" />
    </Card>
    <Card>
      <GoodsCard good="olives" name="Olives" />
    </Card>
    <Card>
      <OarCard power={7} wind={-1} starting />
    </Card>
    <Card>
      <OarCard power={10} wind={-3} />
    </Card>
    <Card>
      <OarCard power={1} wind={2} chosen />
    </Card>
    <Card>
      <DeckBack deck="city" />
    </Card>
    <Card>
      <DeckBack deck="goods" />
    </Card>
    <Card>
      <DeckBack deck="oar" />
    </Card>
    <Card>
      <ContractCard city="Leptis Magna" region="Africa" good="grapes" reward={points(4)} />
    </Card>
    <Card>
      <ContractCard city="Tyros" region="Asia Minor" good="salt" reward={gold(5)} state="fulfilled" />
    </Card>
    <Card>
      <ContractCard city="Sanguntum" region="Hispania" good="grain" reward={gold(7)} state="lost" />
    </Card>
    <Card>
      <FreeSlot number={4} />
    </Card>
    <OarMark power={7} wind={-1} size={24} />
    <OarMark power={10} size={24} />
    <PointTile points={10} temple="Hispania" size={48} />
    <PointTile points={3} size={48} />
    <svg viewBox="-24 -24 40 40" width="48">
      <Coins count={4} />
    </svg>
    <Card width={60}>
      <CityCard city="Pergamum" region="Asia Minor" pays={PAYS} />
    </Card>
    <Card width={60}>
      <OarCard power={4} wind={1} />
    </Card>
    <Card width={60}>
      <ContractCard city="Brundisium" region="Italia" good="olives" reward={gold(5)} />
    </Card>
  </Shelf>
);

/** Temples, wind rose and oar scale. */
export const TempleShelf = (): JSX.Element => (
  <Shelf name="temples">
    <Card width={340}>
      <Temple
        temple="Graecia"
        name="Graecia"
        tiles={[7, 4, 2]}
        takers={[{ seat: 2, initial: "C" }, { seat: 0, initial: "A" }]}
        tokens={[
          { seat: 2, initial: "C", space: 5 },
          { seat: 0, initial: "A", space: 5 },
          { seat: 1, initial: "B", space: 0 },
          { seat: 3, initial: "D", space: 2 },
          { seat: 4, initial: "E", space: 5 },
        ]}
      />
    </Card>
    <Card width={340}>
      <Temple
        temple="Hispania"
        name="Hispania"
        tiles={[10, 6, 3]}
        tokens={[{ seat: 5, initial: "F", space: 14 }, { seat: 0, initial: "A", space: 0 }, {
          seat: 1,
          initial: "B",
          space: 0,
        }, { seat: 3, initial: "D", space: 0 }]}
      />
    </Card>
    <Card width={340}>
      <Temple
        temple="Gold"
        name="Gold"
        tiles={[4, 1]}
        track="ranks"
        tokens={[{ seat: 2, initial: "C", space: 12 }, { seat: 0, initial: "A", space: 21 }, {
          seat: 1,
          initial: "B",
          space: 3,
        }]}
      />
    </Card>
    <WindRose wind={5} forecast={null} />
    <WindRose wind={7} forecast={-3} />
    <WindRose wind={2} forecast={2} />
    <WindRose wind={5} forecast={4} size={72} />
    <Card width={340}>
      <OarScale
        markers={[[0, 3], [1, 3], [2, 9], [3, 1], [4, 3]]}
        token={(seat) => <Token seat={seat} initial={"ABCDE"[seat]} size={24} />}
      />
    </Card>
  </Shelf>
);

/** The cards of Trading in the Mediterranean. */
export const MediterraneanShelf = (): JSX.Element => (
  <Shelf name="mediterranean-cards">
    <Card>
      <GoodCard good="wine" name="Wine" deck="civic" bottom="mars" bottomName="Mars" />
    </Card>
    <Card>
      <GoodCard good="grain" name="Grain" deck="basic" bottom="depression" bottomName="Depression" storable={false} />
    </Card>
    <Card>
      <GoodCard good="spices" name="Spices" deck="luxury" bottom="prosperity" bottomName="Prosperity" chosen />
    </Card>
    <Card>
      <GoodCard
        good="dye"
        name="Dye"
        deck="civic"
        bottom="zealots_mars"
        bottomName="Zealots of Mars"
        storable={false}
      />
    </Card>
    <Card>
      <GoodCard good="piracy" name="Piracy" deck="luxury" />
    </Card>
    <Card>
      <GoodBack deck="basic" good="ore" />
    </Card>
    <Card>
      <GoodBack deck="civic" />
    </Card>
    <Card>
      <GoodBack deck="luxury" />
    </Card>
    <Card>
      <DevelopmentCard name="Tablet Library" age="bronze" group="culture" icon="letters" cost={7} workers={1}>
        A worker to Letters, 4 VP
      </DevelopmentCard>
    </Card>
    <Card>
      <DevelopmentCard name="Revels and Watchfires" age="stone" group="status" cost={2}>
        2 happiness or 2 safety
      </DevelopmentCard>
    </Card>
    <Card>
      <DevelopmentCard name="Sanctuary of Lamps" age="iron" group="wonder" cost={5} workers={1}>
        A worker; 3 VP for each religious building
      </DevelopmentCard>
    </Card>
    <Card>
      <CalamityCard calamity="Bread Riots" name="Bread Riots" kind="unhappiness">
        Lose half the money, rounded up
      </CalamityCard>
    </Card>
    <Card>
      <CalamityCard calamity="Harbor Raid" name="Harbor Raid" kind="barbarian">
        Return 1 harbor cube, else a city's, else a farm's; discard all stored cards
      </CalamityCard>
    </Card>
    <Card>
      <DevelopmentBack age="bronze" />
    </Card>
    <Card>
      <CalamityBack kind="barbarian" />
    </Card>
    <Card>
      <BuildingTile building="Hill of Assembly" name="Hill of Assembly" side="democracy" cost={6} cubes={2}>
        1 Democracy
      </BuildingTile>
    </Card>
    <Card>
      <BuildingTile building="Tribute Office" name="Tribute Office" side="dictatorship" cost={9} cubes={3}>
        $2
      </BuildingTile>
    </Card>
    <Card>
      <BuildingTile building="Dove Shrine" name="Dove Shrine" side="venus" cost={6} cubes={2}>1 Venus</BuildingTile>
    </Card>
    <Card>
      <BuildingTile building="Oracle of Strife" name="Oracle of Strife" side="mars" cost={4} cubes={1} spent>
        Give an opponent −1 safety
      </BuildingTile>
    </Card>
    <Card width={60}>
      <GoodCard good="salt" name="Salt" deck="basic" bottom="democracy" bottomName="Democracy" />
    </Card>
  </Shelf>
);

const MAT = {
  seat: 0,
  farms: ["grain", "ore", "salt"],
  cities: 3,
  harbors: 1,
  warehouse: 1,
  bank: false,
  army: true,
  colosseum: false,
  industry: true,
  industries: ["wool", "ore"],
  industry_space: 2,
  culture: [[true, true, true], [true, false, false], [false, false, false]],
  wonders: 0,
  available: 2,
  supply: 4,
};
const NAMES = {
  farms: "Farms",
  cities: "Cities",
  harbors: "Harbors",
  culture: "Culture",
  industries: "Industries",
  improvements: "Improvements",
  wonders: "Wonders",
  available: "AVAILABLE",
  supply: "Supply",
};

/** A player mat and the tracks. */
export const MatShelf = (): JSX.Element => (
  <Shelf name="mat">
    <div style={{ width: "100%" }}>
      <PlayerMat mat={MAT} words={(area) => NAMES[area]} />
    </div>
    <Card width={490}>
      <StatusTrack
        status="happiness"
        markers={[
          { seat: 0, initial: "A", value: 0 },
          { seat: 1, initial: "B", value: -4 },
          { seat: 2, initial: "C", value: -4 },
          { seat: 3, initial: "D", value: 3 },
          { seat: 4, initial: "E", value: -4 },
        ]}
      />
    </Card>
    <Card width={490}>
      <StatusTrack
        status="safety"
        markers={[{ seat: 0, initial: "A", value: -7 }, { seat: 5, initial: "F", value: 6 }]}
      />
    </Card>
    <Card width={330}>
      <IdeaTrack side="democracy" sideName="Democracy" space={5} built={2} />
    </Card>
    <Card width={330}>
      <IdeaTrack side="dictatorship" sideName="Dictatorship" space={0} built={0} />
    </Card>
    <Card width={330}>
      <IdeaTrack side="venus" sideName="Venus" space={8} built={4} />
    </Card>
    <Card width={330}>
      <IdeaTrack side="mars" sideName="Mars" space={11} built={1} />
    </Card>
  </Shelf>
);
