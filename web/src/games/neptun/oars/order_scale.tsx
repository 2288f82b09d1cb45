/** The oar scale with the order markers of this drafting turn: the new player order so far. */
import { EmblemStrokes } from "../../../drawings/emblem.tsx";
import { OarScale } from "../drawings/rose.tsx";
import type { TableStore } from "../../../store/table_store.ts";
import type { NeptunView } from "../../../wire.ts";
import { t } from "../../../i18n/translate.ts";

export function OrderScale({ store }: { store: TableStore }) {
  const view = store.view.value as NeptunView | null;
  if (view?.phase !== "acquire") return null;
  const names = store.names.value;
  const words = view.oar_scale.map(([seat, power]) => `${names[seat]} ${power}`).join(", ");
  return (
    <section class="order-scale" aria-label={t("web-neptun-scale")} title={t("web-neptun-scale-about")}>
      <h2>{t("web-neptun-scale")}</h2>
      <OarScale
        markers={view.oar_scale}
        label={`${t("web-neptun-scale")}: ${words || "–"}`}
        token={(seat) => <EmblemStrokes seat={seat} initial={names[seat]} />}
      />
    </section>
  );
}
