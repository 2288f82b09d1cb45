/** The end of the game: points by source, player by player from the last place, and then the winner. */
import { Icon } from "../drawings/icon.ts";
import type { TableStore } from "../../../store/table_store.ts";
import { Emblem } from "../../../ui/emblem.tsx";
import { t } from "../../../i18n/translate.ts";
import { SumHead } from "../phases/resolution.tsx";
import { finaleOrder } from "./steps.ts";

export function Finale({ store, told }: { store: TableStore; told: number }) {
  const result = store.result.value;
  if (result === null) return null;
  const seats = finaleOrder(result.places);
  const shown = seats.slice(0, told);
  const most = Math.max(1, ...shown.map((seat) => result.points[seat]));
  const words = store.spoken.value?.sources ?? {};
  const over = told > seats.length;
  const names = store.names.value;
  return (
    <>
      <h2>{t("web-med-telling-points")}</h2>
      {over && (
        <p class="med-winners">
          {seats.filter((seat) => result.places[seat] === 1).map((seat) => (
            <span key={seat}>
              <Icon name="crown" size={34} /> <Emblem seat={seat} name={names[seat]} size={54} />{" "}
              {t("web-med-telling-wins", { name: names[seat], points: result.points[seat] })}
            </span>
          ))}
        </p>
      )}
      <ol class="med-finale">
        {[...shown].reverse().map((seat, index) => (
          <li key={seat} class={index === 0 && !over ? "latest" : ""}>
            <SumHead store={store} seat={seat}>
              <strong class="med-price">{t("some-vp", { count: result.points[seat] })}</strong>
            </SumHead>
            <ul class="med-sources">
              {Object.entries(result.why[seat]).filter(([, points]) => points !== 0).map(([source, points], at) => (
                <li
                  key={source}
                  class={points < 0 ? "lost" : ""}
                  data-shade={at % 5}
                  style={{ "--share": Math.abs(points) / most }}
                >
                  <span>{words[source] ?? source}</span> <b>{points < 0 ? `−${-points}` : points}</b>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
