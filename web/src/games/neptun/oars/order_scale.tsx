/** The oar scale with the order markers of this drafting turn: the new player order so far. */
import { EmblemStrokes } from "../../../drawings/emblem.tsx";
import { OarScale } from "../drawings/rose.tsx";
import { t } from "../../../i18n/translate.ts";
import { useSelection } from "../selection.ts";

export function OrderScale() {
  const selection = useSelection();
  const view = selection.scene.value;
  const names = selection.store.names.value;
  const words = view.oar_scale.map(([seat, power]) => `${names[seat]} ${power}`).join(", ");
  return (
    <section
      class="order-scale"
      data-mark="scale"
      aria-label={t("web-neptun-scale")}
      title={t("web-neptun-scale-about")}
    >
      <h2>{t("web-neptun-scale")}</h2>
      <OarScale
        markers={view.oar_scale}
        label={`${t("web-neptun-scale")}: ${words || "–"}`}
        token={(seat) => <EmblemStrokes seat={seat} initial={names[seat]} />}
      />
    </section>
  );
}
