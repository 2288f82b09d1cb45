// The icons of the interface. Those of a game are in its folder.

import { iconSet } from "./icon_set.tsx";
import { signs } from "./icons/interface.ts";

export type IconName = keyof typeof signs;
export const { Icon, PlacedIcon } = iconSet(signs);
