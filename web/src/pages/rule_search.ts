/** Search in the rules: words without regard to case and accents, and ids of rules. */

/** A text as it is searched, with the place in the original of each of its characters. */
function folded(text: string): { plain: string; places: number[] } {
  let plain = "";
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const base = character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    for (let i = 0; i < base.length; i++) places.push(at);
    plain += base;
    at += character.length;
  }
  places.push(at);
  return { plain, places };
}

/** The words of a query. */
export const wordsOf = (query: string): string[] => folded(query).plain.split(/[\s,;]+/).filter(Boolean);

const ID = /^[a-z]?\d+(\.\d*)?$/;

/** Whether a word of a query names this rule: `n3.8` and `3.8` the rule, `n3` the chapter and all its rules. */
function names(word: string, id: string): boolean {
  if (!ID.test(word) || !id) return false;
  const full = /^[a-z]/.test(word) ? id.toLowerCase() : id.slice(1);
  const wanted = word.replace(/\.$/, "");
  return full === wanted || full.startsWith(`${wanted}.`);
}

/** Whether a text with an id (empty where it has none) has every word of a query. */
export function matches(words: readonly string[], id: string, text: string): boolean {
  const { plain } = folded(text);
  return words.every((word) => names(word, id) || plain.includes(word));
}

/** A text cut into pieces, those that a query found marked. Numbers of ids are not marked in other texts. */
export function pieces(text: string, words: readonly string[]): { text: string; found: boolean }[] {
  const { plain, places } = folded(text);
  const hit = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      hit.fill(1, places[at], places[at + word.length]);
    }
  }
  const made: { text: string; found: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = made.at(-1);
    if (last && last.found === Boolean(hit[at])) last.text += text[at];
    else made.push({ text: text[at], found: Boolean(hit[at]) });
  }
  return made;
}
