/** Short animations over the board: a deal of the player, and a calamity that is not told. A click or a key ends them. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { CalamityCard, GoodCard } from "./drawings/cards.tsx";
import { mayAnimate, telling } from "../../store/settings.ts";
import type { TableStore } from "../../store/table_store.ts";
import type { Told } from "../../wire.ts";
import { Emblem } from "../../ui/emblem.tsx";
import { t } from "../../i18n/translate.ts";
import { valueOf } from "../../i18n/arguments.ts";
import { deckOf, type Held, heldIn, named, printed, seatIn } from "./facts.ts";

const MOVE = 380;
const STAY = 1100;
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

export function Moments({ store }: { store: TableStore }) {
  const queue = useSignal<Told[]>([]);
  useEffect(() => {
    const first = store.latest.peek();
    return store.latest.subscribe((told) => {
      if (told === first || !mayAnimate()) return;
      const mine = (line: Told) => [seatIn(line, "seat"), seatIn(line, "other")].includes(store.seat.peek() ?? -1);
      const fresh = told.filter((line) =>
        (line.event.do === "CalamityFell" && seatIn(line, "victim") !== null && telling.peek() === "off") ||
        (line.event.do === "DealStruck" && mine(line))
      );
      if (fresh.length && fresh.length < 4) queue.value = [...queue.peek(), ...fresh];
    });
  }, [store]);
  const now = queue.value[0];
  if (now === undefined) return null;
  const next = () => (queue.value = queue.value.filter((line) => line !== now));
  return <Moment key={`${now.version} ${queue.value.length}`} store={store} line={now} onEnd={next} />;
}

function Moment({ store, line, onEnd }: { store: TableStore; line: Told; onEnd: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timing = { duration: MOVE, easing: EASE, fill: "both" } as const;
    for (const [name, frames, delay] of FRAMES) {
      box.current?.querySelectorAll(name).forEach((part) => part.animate(frames, { ...timing, delay }));
    }
    const timer = setTimeout(onEnd, STAY + MOVE);
    const skip = (event: KeyboardEvent) => event.key === "Escape" && onEnd();
    addEventListener("keydown", skip);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", skip);
    };
  }, []);
  return (
    <div class="med-moment" ref={box} aria-hidden="true" onClick={onEnd}>
      {line.event.do === "DealStruck" ? <Struck store={store} line={line} /> : <Fell store={store} line={line} />}
    </div>
  );
}

const FRAMES: [string, Keyframe[], number][] = [
  [".from-left", [{ transform: "translateX(-9rem)", opacity: 0 }, { transform: "none", opacity: 1 }], 0],
  [".from-right", [{ transform: "translateX(9rem)", opacity: 0 }, { transform: "none", opacity: 1 }], 0],
  [".turns", [{ transform: "rotateY(90deg)" }, { transform: "none" }], MOVE],
  [".falls", [{ transform: "translateY(-60vh) rotate(-9deg)", opacity: 0 }, { transform: "none", opacity: 1 }], 0],
];

/** Cards cross; their bottoms turn over for their new owner only. */
function Struck({ store, line }: { store: TableStore; line: Told }) {
  const names = store.names.value;
  const [giver, taker, me] = [Number(seatIn(line, "seat")), Number(seatIn(line, "other")), store.seat.value];
  return (
    <div class="med-deal">
      <Emblem seat={giver} name={names[giver]} size={44} />
      <div class="med-cross">
        <Stack store={store} held={shownOf(line, "want", giver === me ? "taken" : "")} side="from-right" />
        <Stack store={store} held={shownOf(line, "give", taker === me ? "given" : "")} side="from-left" />
      </div>
      <Emblem seat={taker} name={names[taker]} size={44} />
    </div>
  );
}

/** The cards of one side: with bottoms where this browser's seat received them. */
function shownOf(line: Told, side: string, known: string): Held[] {
  return heldIn(line, known && Array.isArray(line.args[known]) ? known : side);
}

function Stack({ store, held, side }: { store: TableStore; held: Held[]; side: string }) {
  const goods = printed(store)?.goods ?? [];
  const cards = held.flatMap((item) =>
    item.good === "vp" ? [item] : Array.from({ length: Math.min(3, item.count) }, () => item)
  );
  return (
    <div class={`med-stack ${side}`}>
      {cards.slice(0, 4).map(({ good, bottom, count }, index) => {
        if (good === "vp") return <span key={index} class="med-vp">{t("some-vp", { count })}</span>;
        return (
          <div key={index} class={bottom ? "turns" : ""}>
            <GoodCard
              good={good}
              name={named("good", good)}
              deck={deckOf(goods.find((printedGood) => printedGood.name === good))}
              bottom={bottom}
              bottomName={bottom && named("bottom", bottom)}
            />
          </div>
        );
      })}
    </div>
  );
}

function Fell({ store, line }: { store: TableStore; line: Told }) {
  const name = valueOf(line.args.calamity);
  const victim = seatIn(line, "victim");
  const piece = printed(store)?.calamities.find((card) => card.name === name);
  return (
    <div class="med-fell">
      <div class="falls">
        <CalamityCard
          calamity={name}
          name={named("calamity", name)}
          kind={piece?.kind === "barbarian" ? "barbarian" : "unhappiness"}
        >
          {piece?.says}
        </CalamityCard>
      </div>
      {victim !== null && <Emblem seat={victim} name={store.names.value[victim]} size={52} />}
    </div>
  );
}
