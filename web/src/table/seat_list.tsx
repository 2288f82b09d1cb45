/** The seats of a table before the game: who has them, and a button for free ones. */
import type { ComponentChildren } from "preact";
import { Icon } from "../drawings/icon.tsx";
import { Emblem } from "../ui/emblem.tsx";
import type { SeatInfo } from "../wire.ts";
import { t } from "../i18n/translate.ts";

type Props = { seats: readonly SeatInfo[]; mine?: number | null; free?: (seat: number) => ComponentChildren };

export const isFree = (one: SeatInfo): boolean => one.name === null && one.bot === null;

export function SeatList({ seats, mine = null, free }: Props) {
  return (
    <ul class="seats">
      {seats.map((one) => (
        <li key={one.seat} class={isFree(one) ? "free" : ""}>
          <Emblem seat={one.seat} name={one.name ?? ""} size={36} />
          <span>{one.name ?? t("web-free")}</span>
          <span class="quiet">
            {one.bot !== null && (
              <>
                <Icon name="robot" /> {t(`bot-${one.bot}`)}
              </>
            )}
            {one.seat === mine && t("web-you")}
          </span>
          {isFree(one) && free?.(one.seat)}
        </li>
      ))}
    </ul>
  );
}
