/** What players say about offers: answers, wishes and phrases, as the table's frames hold them. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { useLoaded } from "../../../../api/hooks.ts";
import { offeredGames } from "../../../../store/games.ts";
import type { TableStore } from "../../../../store/table_store.ts";
import type { MarketInfo, MediterraneanOfferView, OfferAnswer, WishInfo } from "../../../../wire.ts";
import { chatWords } from "../../../../table/players/chat_words.ts";
import { speaker, t } from "../../../../i18n/translate.ts";

/** Seconds for which something said is shown at the speaker's stall. */
const SHOWN = 8;

export function answersOf(store: TableStore): readonly OfferAnswer[] {
  return store.table.value?.market?.answers ?? [];
}

/** The answer of a seat to an offer. */
export function answerOf(store: TableStore, offer: number, seat: number): OfferAnswer | undefined {
  return answersOf(store).find((answer) => answer.offer === offer && answer.seat === seat);
}

/** The number of the offer to which an offer is a counter-offer; null if it is none. */
export function answeredBy(store: TableStore, offer: number): number | null {
  return answersOf(store).find((answer) => answer.counter === offer)?.offer ?? null;
}

/** An answer as a sentence: the reason, or that it is declined or countered. */
export function answerWords(store: TableStore, answer: OfferAnswer): string {
  if (answer.reason) return speaker(store.names.value).say(answer.reason, answer.args ?? {});
  return answer.counter ? t("web-med-countered", { offer: answer.counter }) : t("web-med-declined");
}

export function wishOf(store: TableStore, seat: number): WishInfo | undefined {
  return store.table.value?.market?.wishes?.find((wish) => wish.seat === seat);
}

/** The seats to which an offer is open. */
export function addressees(offer: MediterraneanOfferView, order: readonly number[]): number[] {
  return (offer.to.length ? [...offer.to] : order.filter((seat) => seat !== offer.seat));
}

/** The reasons and phrases of this game; null until they are loaded. */
export function useMarket(store: TableStore): MarketInfo | null {
  const games = useLoaded(offeredGames).value?.games ?? [];
  return games.find((game) => game.key === store.table.value?.game)?.market ?? null;
}

export type Speech = { key: string; text: string; no: boolean };

/** What a seat said last, in chat or as an answer to an offer of the player; null after some seconds. */
export function useSpeech(store: TableStore, seat: number, own: readonly number[]): Speech | null {
  const shown = useSignal<Speech | null>(null);
  const muted = store.state.value?.muted ?? [];
  const line = muted.includes(seat) ? undefined : store.chat.value.findLast((line) => line.seat === seat);
  const answer = answersOf(store).findLast((answer) => answer.seat === seat && own.includes(answer.offer));
  const chatKey = line ? `chat ${line.number}` : "";
  const answerKey = answer ? `answer ${answer.offer} ${answer.counter ?? ""} ${answer.reason ?? ""}` : "";
  const show = (speech: Speech) => {
    shown.value = speech;
    const timer = setTimeout(() => {
      if (shown.peek() === speech) shown.value = null;
    }, SHOWN * 1000);
    return () => clearTimeout(timer);
  };
  useEffect(() => {
    const recent = line && Date.now() / 1000 + store.ahead.peek() - line.at < SHOWN;
    if (!recent) return;
    return show({ key: chatKey, text: chatWords(line), no: false });
  }, [chatKey]);
  useEffect(() => {
    if (!answer) return;
    const text = t("web-med-answer", { offer: answer.offer, words: answerWords(store, answer) });
    return show({ key: answerKey, text, no: !answer.counter });
  }, [answerKey]);
  return shown.value;
}
