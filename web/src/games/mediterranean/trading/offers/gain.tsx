/** How a deal would change the value of the own sets. */
import type { TableStore } from "../../../../store/table_store.ts";
import type { MediterraneanOfferView } from "../../../../wire.ts";
import { t } from "../../../../i18n/translate.ts";
import { change, worth } from "../../facts.ts";

export function Gain({ store, offer }: { store: TableStore; offer: MediterraneanOfferView }) {
  const money = worth(store, offer.give, offer.want);
  const said = t("web-med-worth", { change: change(money) });
  return (
    <span class={money > 0 ? "med-gain up" : money < 0 ? "med-gain down" : "med-gain"} title={said}>
      {change(money)}
    </span>
  );
}
