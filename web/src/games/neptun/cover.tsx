/** The `GameCover` of Neptun. */
import type { GameCover } from "../game_ui.ts";
import { CityCard, OarCard } from "./drawings/cards.tsx";
import { Icon } from "./drawings/icon.ts";

const GOODS = ["grapes", "olives", "honey", "salt", "grain"];
const ATHENAE = GOODS.map((good, i) => [good, { gold: i % 2 ? 0 : 4 + i, points: i % 2 ? i : 0 }] as const);

export const cover: GameCover = {
  ruleLetter: "N",
  Sign: () => <Icon name="oar" size="1.3em" />,
  Pieces: () => (
    <>
      <OarCard power={7} wind={-1} />
      <CityCard city="Athenae" region="Graecia" pays={ATHENAE} good="honey" />
      <OarCard power={2} wind={1} />
    </>
  ),
};
