/** One offer of another player in full: which cards go, Take, counter, and No with a reason. */
import { useSignal } from "@preact/signals";
import { requests } from "../../../../api/requests.ts";
import { Icon } from "../../drawings/icon.ts";
import type { TableStore } from "../../../../store/table_store.ts";
import { Button } from "../../../../ui/controls.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import type { MediterraneanOfferView } from "../../../../wire.ts";
import { t } from "../../../../i18n/translate.ts";
import { bargainOf } from "../composer/bargain.ts";
import { Choice } from "../../choice.tsx";
import { cardWords, live, type Option, options, printed, type View } from "../../facts.ts";
import { useMarket } from "../market/market_talk.ts";
import { Wares } from "../wares.tsx";
import { CopyPicker, differs } from "./copy_picker.tsx";
import { gainOf } from "./gain.tsx";
import { gainWords, harmWords } from "../forecast/harm_words.ts";
import { decline, takeText } from "./taking.ts";

type Props = { store: TableStore; view: View; offer: MediterraneanOfferView; open: boolean; onClose: () => void };

export function OfferDialog(props: Props) {
  const { store, offer, open, onClose } = props;
  const title = t("web-med-offer-of", { offer: offer.number, name: store.names.value[offer.seat] });
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      {open && <OfferDetails {...props} />}
    </Dialog>
  );
}

function OfferDetails({ store, view, offer, onClose }: Props) {
  const market = useMarket(store);
  const option = options(store, "Accept").find((entry) => entry.entry.offer === offer.number);
  const plays = view.seat !== null && live(store);
  const asked = plays && (!offer.to.length || offer.to.includes(view.seat!));
  const taker = offer.to.length === 1 ? offer.to[0] : null;
  const counter = () => {
    const bargain = bargainOf(store);
    bargain.counter(offer, view.hand, view.parting, printed(store)?.tiles.map((tile) => tile.id) ?? []);
    bargain.drawer.value = true;
    onClose();
  };
  const no = (reason: string | null) => () => {
    void decline(requests.decline, store, offer.number, reason);
    onClose();
  };
  return (
    <div class="med-offer-details">
      <p class="med-swap">
        <Wares store={store} goods={offer.give} vp={offer.give_vp} pacts={offer.give_pacts} owner={offer.seat} />
        <Icon name="trade" size={20} title={t("web-med-for")} />
        <Wares store={store} goods={offer.want} vp={offer.want_vp} pacts={offer.want_pacts} owner={taker} />
      </p>
      {option
        ? <Taking store={store} view={view} offer={offer} option={option} onClose={onClose} />
        : asked && <p class="quiet">{t("web-med-cannot")}</p>}
      {plays && (
        <p class="actions">
          <Button onClick={counter}>
            <Icon name="reply" size={20} /> {t("web-med-counter")}
          </Button>
        </p>
      )}
      {asked && (
        <div class="med-reasons" role="group" aria-label={t("web-med-decline")}>
          <Button onClick={no(null)}>
            <Icon name="cross" size={16} /> {t("web-med-decline")}
          </Button>
          {market?.reasons.map((reason) => (
            <Button key={reason} look="quiet" onClick={no(reason)}>{t(`decline-${reason}`)}</Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Accepts the offer, with the suggested copies or those that the player picks. */
function Taking({ store, view, offer, option, onClose }: Omit<Props, "open"> & { option: Option }) {
  const picked = useSignal<string[] | null>(null);
  const cards = picked.value ?? offer.handed.map((card) => card.name);
  const hands = cards.map(cardWords).join(", ");
  const gain = gainOf(store, offer);
  return (
    <>
      <p class="med-hands">
        {hands ? t("web-med-you-hand", { cards: hands }) : t("web-med-you-hand-nothing")}
      </p>
      {differs(view, offer) && (
        <CopyPicker view={view} offer={offer} cards={cards} onPick={(next) => (picked.value = next)} />
      )}
      {picked.value === null && (
        <p class="med-outlook">
          {gainWords(gain)}
          {gain.harms.map((harm) => <span key={harm.kind} class="med-harm">{harmWords(harm)}</span>)}
        </p>
      )}
      <p class="actions">
        <Choice store={store} option={option} text={takeText(offer, cards)} class="button strong" onDone={onClose}>
          <Icon name="check" size={18} /> {t("web-med-take")}
        </Choice>
      </p>
    </>
  );
}
