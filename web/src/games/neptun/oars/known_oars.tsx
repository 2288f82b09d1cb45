/** The oar cards in a player's hand that everybody has seen (N9.2); one that is pointed at shows its reach on the chart. */
import { t } from "../../../i18n/translate.ts";
import type { NeptunPlayer } from "../../../wire.ts";
import { looks } from "../voyage.ts";
import { oarText } from "./oar_hand.tsx";

export function KnownOarList({ player, name }: { player: NeptunPlayer; name: string }) {
  const oars = [...player.starting_oars, ...player.known_oars];
  if (!oars.length) return null;
  return (
    <ul class="known-oar-list" aria-label={t("web-neptun-known-oars", { name })}>
      {oars.map((oar, at) => {
        const id = oar.starting ? "web-neptun-oar-starting" : "web-neptun-oar";
        const label = t(id, { power: oar.power, wind: oar.wind });
        return (
          <li key={at}>
            <span
              class="known-oar"
              role="img"
              tabIndex={0}
              aria-label={t("web-neptun-look", { what: label })}
              title={label}
              {...looks({ seat: player.seat, oar }, { seat: player.seat })}
            >
              {oarText(oar)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
