/** Promises to put into an offer: to use a building on somebody, or to spare them. */
import { useSignal } from "@preact/signals";
import { Icon } from "../../drawings/icon.ts";
import type { TableStore } from "../../../../store/table_store.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { t } from "../../../../i18n/translate.ts";
import { bargainOf, type Pact, type PactUse, type Side } from "./bargain.ts";
import type { View } from "../../facts.ts";
import { pactWords } from "../wares.tsx";

type Possible = { pact: Pact; owner: number };

/** What can be promised: to use a building on a rival, or not to use it on the partner of the deal. */
function possible(view: View, side: Side): Possible[] {
  const found: Possible[] = [];
  for (const player of view.players) {
    if ((player.seat === view.seat) !== (side === "give")) continue;
    for (const building of player.buildings.filter((building) => building.promisable)) {
      for (const target of view.order.filter((seat) => seat !== player.seat)) {
        const uses = building.arrows.length ? (building.arrows as PactUse[]) : (["use"] as const);
        // An arrow may help: a player can also want it for the own board.
        if (target !== view.seat || building.arrows.length) {
          for (const use of uses) found.push({ pact: { tile: building.tile, target, use }, owner: player.seat });
        }
        if (side === "give" || target === view.seat) {
          found.push({ pact: { tile: building.tile, target, use: "spare" }, owner: player.seat });
        }
      }
    }
  }
  return found;
}

export function Promises({ store, view, side }: { store: TableStore; view: View; side: Side }) {
  const open = useSignal(false);
  const bargain = bargainOf(store);
  const all = possible(view, side);
  if (!all.length) return null;
  const has = (pact: Pact) =>
    bargain.pacts[side].value.some((other) =>
      other.tile === pact.tile && other.target === pact.target && other.use === pact.use
    );
  const choose = ({ pact, owner }: Possible) => {
    bargain.toggle(side, pact);
    const partner = owner !== view.seat ? owner : pact.use === "spare" ? pact.target : null;
    if (partner !== null && has(pact)) bargain.to.value = [partner];
    open.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="med-add"
        aria-label={t(`web-med-side-${side}-promise`)}
        title={t(`web-med-side-${side}-promise`)}
        onClick={() => (open.value = true)}
      >
        <Icon name="plus" size={14} /> <Icon name="pact" size={22} />
      </button>
      <Dialog open={open.value} title={t(`web-med-side-${side}-promise`)} onClose={() => (open.value = false)}>
        <ul class="med-list">
          {all.map((choice) => (
            <li key={`${choice.owner} ${choice.pact.tile} ${choice.pact.target} ${choice.pact.use}`}>
              <button type="button" class="button" aria-pressed={has(choice.pact)} onClick={() => choose(choice)}>
                {side === "want" && (
                  <strong>
                    <bdi>{store.names.value[choice.owner]}</bdi>
                  </strong>
                )} {pactWords(store, choice.pact, choice.owner)}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
