/** Picks which copies of a good are handed over, by their bottoms. */
import { goodIcon, Icon } from "../../drawings/icon.ts";
import type { MediterraneanCard, MediterraneanOfferView } from "../../../../wire.ts";
import { t } from "../../../../i18n/translate.ts";
import { cardWords, type View } from "../../facts.ts";
import { CopyFace } from "../../goods/hand.tsx";
import { counted } from "../composer/bargain.ts";

/** The cards in hand of the same good as a card to hand over. */
function rivals(view: View, card: MediterraneanCard): MediterraneanCard[] {
  return view.hand.filter((copy) => copy.good === card.good);
}

/** Whether there is anything to choose: another copy with another bottom. */
export function differs(view: View, offer: MediterraneanOfferView): boolean {
  const taken = counted(offer.handed.map((card) => card.name));
  return offer.handed.some((card) =>
    rivals(view, card).some((copy) =>
      copy.name !== card.name &&
      counted(view.hand.map((held) => held.name)).get(copy.name)! > (taken.get(copy.name) ?? 0)
    )
  );
}

type Props = { view: View; offer: MediterraneanOfferView; cards: string[]; onPick: (cards: string[]) => void };

/** A click on a copy puts it in the place of another of its good. */
export function CopyPicker({ view, offer, cards, onPick }: Props) {
  const goods = [...new Set(offer.handed.map((card) => card.good))];
  const used = counted(cards);
  const goodOf = (name: string) => view.hand.find((card) => card.name === name)?.good;
  const take = (card: MediterraneanCard) => {
    const at = cards.findIndex((name) => goodOf(name) === card.good);
    onPick([...cards.slice(0, at), ...cards.slice(at + 1), card.name]);
  };
  return (
    <div class="med-picker" role="group" aria-label={t("web-med-copies-which")}>
      {goods.map((good) => (
        <div key={good} class="med-copies">
          <Icon name={goodIcon(good)} size={28} />
          {view.hand.filter((card) => card.good === good).map((card, index) => {
            const left = used.get(card.name) ?? 0;
            used.set(card.name, left - 1);
            return (
              <button
                key={index}
                type="button"
                class="med-copy"
                aria-pressed={left > 0}
                aria-label={t("web-med-hand-over", { card: cardWords(card.name) })}
                onClick={() => left > 0 || take(card)}
              >
                <CopyFace card={card} />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
