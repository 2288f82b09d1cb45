/** The icon key: every sign of the board with its drawing. */
import type { GameReading } from "../../game_ui.ts";

export const signs: GameReading["signs"] = [];
