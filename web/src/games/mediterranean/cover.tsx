/** The `GameCover` of Trading in the Mediterranean. */
import type { GameCover } from "../game_ui.ts";
import { CalamityBack, GoodBack } from "./drawings/cards.tsx";
import { Icon } from "./drawings/icon.ts";

export const cover: GameCover = {
  ruleLetter: "M",
  Sign: () => <Icon name="wine" size="1.3em" />,
  Pieces: () => (
    <>
      <GoodBack deck="civic" good="wine" />
      <GoodBack deck="luxury" good="gold" />
      <CalamityBack kind="barbarian" />
    </>
  ),
};
