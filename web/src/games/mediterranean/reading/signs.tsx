/** The icon key: every sign of the boards with its drawing. Their words are in `signs.ftl`. */
import type { ComponentType } from "preact";
import type { GameReading, Sign } from "../../game_ui.ts";
import { Token } from "../../../drawings/emblem.tsx";
import { t } from "../../../i18n/translate.ts";
import { BuildingTile, CalamityCard, DevelopmentCard, GoodBack, GoodCard } from "../drawings/cards.tsx";
import { Icon, type IconName } from "../drawings/icon.ts";
import { PlayerMat } from "../drawings/mat.tsx";
import { Cube, type MatAreaName } from "../drawings/mat_parts.tsx";
import { IdeaTrack, StatusTrack } from "../drawings/tracks.tsx";
import { named } from "../facts.ts";

const ICON = 34;
const MAT = {
  seat: 0,
  farms: ["grain", "wool", "timber", "ore", "salt"],
  cities: 2,
  harbors: 1,
  warehouse: 1,
  bank: false,
  army: true,
  colosseum: false,
  industry: true,
  industries: ["wool"],
  industry_space: 1,
  culture: [[true, false, false], [true, false, false], [false, false, false]],
  wonders: 0,
  available: 2,
  supply: 4,
};

const icon = (id: IconName): Sign => ({ id, Drawing: () => <Icon name={id} size={ICON} /> });
const icons = (...ids: IconName[]): Sign[] => ids.map(icon);
const drawn = (id: string, Drawing: ComponentType): Sign => ({ id, Drawing });
/** An area of the player board. */
const area = (only: MatAreaName): Sign => ({
  id: `mat-${only}`,
  Drawing: () => <PlayerMat mat={MAT} words={(name) => t(`web-med-area-${name}`)} only={only} />,
});
const AREAS = ["farms", "cities", "harbors", "improvements", "wonders", "culture", "industries", "available"] as const;

export const signs: GameReading["signs"] = [
  {
    key: "cards",
    signs: [
      drawn(
        "good-card",
        () => (
          <GoodCard
            good="wine"
            name={named("good", "wine")}
            deck="civic"
            bottom="mars"
            bottomName={named("bottom", "mars")}
          />
        ),
      ),
      drawn("good-back", () => <GoodBack deck="civic" />),
      drawn("development-card", () => (
        <DevelopmentCard
          name={named("development", "Fishing Cove")}
          age="stone"
          group="production"
          icon="harbor"
          cost={4}
          workers={1}
        />
      )),
      ...icons("stone", "bronze", "iron", "production", "improvement", "status", "settlers", "scholar"),
      drawn(
        "calamity-card",
        () => <CalamityCard calamity="Bread Riots" name={named("calamity", "Bread Riots")} kind="unhappiness" />,
      ),
      drawn("building-tile", () => (
        <BuildingTile
          building="Dove Shrine"
          name={named("building", "Dove Shrine")}
          side="venus"
          cost={6}
          cubes={2}
        />
      )),
    ],
  },
  {
    key: "values",
    signs: [
      ...icons("vp", "laurel", "money", "trade", "pact", "crown", "check", "cross", "warning", "lock"),
      drawn("token", () => <Token seat={0} initial="A" size={ICON} />),
    ],
  },
  {
    key: "goods",
    signs: [
      ...icons("grain", "wool", "timber", "ore", "salt", "art", "slaves", "dye", "wine", "spices", "gold"),
      ...icons("piracy", "supply"),
    ],
  },
  {
    key: "bottoms",
    signs: [
      ...icons("democracy", "dictatorship", "venus", "mars", "prosperity", "poverty", "depression", "barbarians"),
      ...icons("fury", "corruption", "slave_revolt", "zealots_venus", "zealots_mars"),
    ],
  },
  {
    key: "tracks",
    signs: [
      drawn("idea-track", () => <IdeaTrack side="venus" sideName={named("side", "venus")} space={3} built={1} />),
      ...icons("government", "religion"),
      drawn("status-track", () => (
        <StatusTrack
          status="happiness"
          ends={[-5, 3]}
          markers={[{ seat: 0, initial: "A", value: 0 }, { seat: 1, initial: "B", value: -3 }]}
        />
      )),
      ...icons("happiness", "unhappiness", "safety"),
    ],
  },
  {
    key: "mat",
    signs: [
      ...AREAS.map(area),
      area("supply"),
      drawn("cube", () => (
        <svg viewBox="-16 -16 32 32">
          <Cube seat={0} x={0} y={0} />
        </svg>
      )),
      ...icons("farm", "city", "harbor", "warehouse", "bank", "army", "colosseum", "wonder"),
      ...icons("culture", "letters", "stage", "nature"),
      ...icons("industry", "bakery", "textiles", "shipbuilding", "arms", "salting"),
    ],
  },
  {
    key: "buildings",
    signs: [
      ...icons("hill-of-assembly", "citadel-gate", "court-of-lots", "house-of-the-guard", "open-stage"),
      ...icons("hall-of-annals", "bath-house", "beacon-tower", "lodge-of-envoys", "whisper-gallery"),
      ...icons("citizens-mint", "tribute-office", "dove-shrine", "spear-shrine", "rose-court", "muster-altar"),
      ...icons("evening-star-terrace", "war-calendar-house", "garland-court", "shield-sanctuary"),
      ...icons("pilgrim-house", "oracle-of-strife", "temple-storehouse", "spoils-treasury", "home"),
    ],
  },
  {
    key: "calamities",
    signs: [
      ...icons("bread-riots", "marsh-fever", "tax-strike", "broken-idols", "palace-plot"),
      ...icons("harbor-raid", "sack-of-a-city", "scorched-fields", "looted-shrines", "captives"),
    ],
  },
  { key: "votes", signs: icons("vote", "rock", "paper", "scissors") },
];
