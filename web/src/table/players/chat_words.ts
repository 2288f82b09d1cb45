/** A chat line in words. */
import type { ChatLine } from "../../wire.ts";
import { term } from "../../i18n/arguments.ts";
import { speaker } from "../../i18n/translate.ts";

/** Free text, or a phrase in the language of the page; some phrases name a good. */
export function chatWords({ phrase, about, text }: Pick<ChatLine, "phrase" | "about" | "text">): string {
  if (!phrase) return text ?? "";
  return speaker([]).say(`phrase-${phrase}`, about ? { about: term("good", about) } : {});
}
