/** The `GameUi` of Neptun. */
import type { NeptunMenuEntry, NeptunView } from "../../wire.ts";
import type { GameUi } from "../game_ui.ts";
import { NeptunBoard } from "./board.tsx";
import { cover } from "./cover.tsx";
import { makesItself } from "./entries.ts";
import { labelOf } from "./labels.ts";
import { gainOf } from "./scoring.ts";
import { PlayerLine } from "./player_line.tsx";
import { Status } from "./status.tsx";

export const ui: GameUi = {
  Board: NeptunBoard,
  label: ({ entry }, names) => labelOf(entry as NeptunMenuEntry, names),
  figures: (view, seat, untold) => {
    const { points, gold, cards_in_hand } = (view as NeptunView).players[seat];
    return [{ key: "points", value: points - gainOf(untold, seat) }, { key: "gold", value: gold }, {
      key: "cards",
      value: cards_in_hand,
    }];
  },
  PlayerLine: ({ view, seat, names }) => <PlayerLine view={view as NeptunView} seat={seat} names={names} />,
  Status: ({ view }) => <Status view={view as NeptunView} />,
  makesItself,
  foldsMenu: true,
  drawer: true,
  tieRule: "N8.1",
  ruleLetter: cover.ruleLetter,
};
