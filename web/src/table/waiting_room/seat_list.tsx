/** The seats of a table before the game: who has them, and buttons beside them. */
import type { ComponentChildren } from "preact";
import { Icon } from "../../drawings/icon.tsx";
import { Emblem } from "../../ui/emblem.tsx";
import type { SeatInfo } from "../../wire.ts";
import { t } from "../../i18n/translate.ts";

type Props = {
  seats: readonly SeatInfo[];
  mine?: number | null;
  /** What stands beside a free seat. */
  free?: (seat: number) => ComponentChildren;
  /** What stands beside a seat that somebody else has. */
  taken?: (seat: number) => ComponentChildren;
};

export const isFree = (seat: SeatInfo): boolean => seat.name === null && seat.bot === null;

export function SeatList({ seats, mine = null, free, taken }: Props) {
  return (
    <ul class="seats">
      {seats.map((seat) => (
        <li key={seat.seat} class={isFree(seat) ? "free" : ""}>
          <Emblem seat={seat.seat} name={seat.name ?? ""} size={36} />
          <span dir="auto">{seat.name ?? t("web-free")}</span>
          <span class="quiet">
            {seat.bot !== null && (
              <>
                <Icon name="robot" /> {t(`bot-${seat.bot}`)}
              </>
            )}
            {seat.seat === mine && t("web-you")}
          </span>
          {isFree(seat) ? free?.(seat.seat) : seat.seat !== mine && taken?.(seat.seat)}
        </li>
      ))}
    </ul>
  );
}
