/** The `GameReading` of Trading in the Mediterranean: pictures of its rules, and its icon key. */
import type { GameReading } from "../game_ui.ts";
import { pictures } from "./reading/pictures.tsx";
import { signs } from "./reading/signs.tsx";

export const reading: GameReading = { pictures, signs };
