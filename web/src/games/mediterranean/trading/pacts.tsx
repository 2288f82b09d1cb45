/** Promises for the next Civic phase. */
import type { TableStore } from "../../../store/table_store.ts";
import { Emblem } from "../../../ui/emblem.tsx";
import { t } from "../../../i18n/translate.ts";
import { pactsOf } from "./composer/bargain.ts";
import { printed, type View } from "../facts.ts";
import { pactWords } from "./wares.tsx";

export function Pacts({ store, view }: { store: TableStore; view: View }) {
  const tiles = printed(store)?.tiles.map((tile) => tile.id) ?? [];
  const names = store.names.value;
  if (!view.pacts.length) return null;
  return (
    <section class="med-pacts" aria-label={t("web-med-pacts")}>
      <h2>
        {t("web-med-pacts")} <span class="quiet">{view.pacts.length}</span>
      </h2>
      <ul>
        {view.pacts.map(([seat, tile, target, use]) => (
          <li key={`${seat} ${tile} ${target}`}>
            <Emblem seat={seat} name={names[seat]} size={22} />
            <span>
              <strong>
                <bdi>{names[seat]}</bdi>
              </strong>{" "}
              {pactWords(store, pactsOf([tile, target, use], tiles)[0], seat)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
