/** Pieces on their way over the table: a contract and its coins to a player, the order marker to the oar scale. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Token } from "../../drawings/emblem.tsx";
import type { NeptunContract, NeptunTaken } from "../../wire.ts";
import { animate, useNewEvents } from "./animation.ts";
import { ContractCard } from "./drawings/cards.tsx";
import { Icon } from "./drawings/icon.ts";
import { type Selection, useSelection } from "./selection.ts";

type Piece = { contract: NeptunContract } | { coins: number } | { marker: number };
type Travel = { key: string; piece: Piece; from: DOMRect; to: DOMRect; after: number };

const TIME = 550;
/** When the coins and the marker follow the contract, in milliseconds. */
const [COINS, MARKER] = [250, 450];

const place = (selector: string): DOMRect | null => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
};

/** What travels when a contract is taken. */
function travelsOf(selection: Selection, { seat, column, slot, coins }: NeptunTaken, key: string): Travel[] {
  const player = `.player:has([data-seat="${seat}"])`;
  const contract = selection.view.value.players[seat].chart[slot].contract;
  const from = place(`.display .columns > li:nth-child(${column + 1})`);
  const slots = seat === selection.view.value.seat
    ? `.my-chart .slots > li:nth-child(${slot + 1}) .slot`
    : `${player} .tiny:nth-child(${slot + 1})`;
  const steps: [Piece | null, DOMRect | null, DOMRect | null, number][] = [
    [contract && { contract }, from, place(slots), 0],
    [coins ? { coins } : null, from, place(`${player} .figures`), COINS],
    [{ marker: seat }, place(`${player} > svg`), place(`[data-marker="${seat}"]`) ?? place(".oar-scale"), MARKER],
  ];
  return steps.flatMap(([piece, from, to, after], at) =>
    piece && from && to ? [{ key: `${key}.${at}`, piece, from, to, after }] : []
  );
}

export function Travels() {
  const selection = useSelection();
  const travels = useSignal<Travel[]>([]);
  useNewEvents(selection.store, (events) => {
    const fresh = events.flatMap(({ event, version }, at) =>
      event.do === "Taken" ? travelsOf(selection, event as unknown as NeptunTaken, `${version}.${at}`) : []
    );
    if (fresh.length) travels.value = [...travels.value, ...fresh];
  });
  const done = (key: string) => (travels.value = travels.value.filter((travel) => travel.key !== key));
  return (
    <div class="travels" aria-hidden="true">
      {travels.value.map((travel) => <Travelling key={travel.key} travel={travel} done={() => done(travel.key)} />)}
    </div>
  );
}

function Travelling({ travel: { piece, from, to, after }, done }: { travel: Travel; done: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  const wide = "contract" in piece ? Math.min(110, from.height) : 34;
  const middle = (box: DOMRect, by: number) =>
    `translate(${box.left + box.width / 2 - wide / 2}px, ${box.top + box.height / 2 - wide / 2}px) scale(${by})`;
  useEffect(() => {
    const small = "contract" in piece ? Math.min(1, to.width / wide) : 0.8;
    const frames = [{ transform: middle(from, 1), opacity: 1 }, { transform: middle(to, small), opacity: 1 }];
    void animate(element.current, frames, TIME, after).then(done);
  }, []);
  return (
    <div class="travelling" ref={element} style={{ width: `${wide}px`, transform: middle(to, 0) }}>
      {"contract" in piece && (
        <ContractCard
          city={piece.contract.city}
          region={piece.contract.region}
          good={piece.contract.good}
          reward={piece.contract}
        />
      )}
      {"coins" in piece && <Icon name="coin" size={34} />}
      {"marker" in piece && <Token seat={piece.marker} size={34} />}
    </div>
  );
}
