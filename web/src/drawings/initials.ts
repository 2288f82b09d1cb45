/** Short forms of names on emblems: one letter, or two where several names at a table begin alike. */
import { signal } from "@preact/signals";

/** The short forms at the table that is shown, by name; each short form also leads to itself. */
const known = signal<ReadonlyMap<string, string>>(new Map());

const segmenter = new Intl.Segmenter();

/** The characters of a text as people count them: an emoji with all its code points is one. */
export const characters = (text: string): string[] => [...segmenter.segment(text.trim())].map((one) => one.segment);

/** The first character of a name: a letter, or an emoji with all its code points. */
const first = (name: string): string => characters(name)[0]?.toUpperCase() ?? "";

/** A character that no other name has at its place, after the first one. */
function telling(name: string, others: readonly string[]): string {
  const rest = others.map(characters);
  const found = characters(name).find((one, at) =>
    at > 0 && one.trim() !== "" && rest.every((other) => other[at]?.toLowerCase() !== one.toLowerCase())
  );
  return found ?? "";
}

/** Short forms of names, by their place in the list; no two alike unless two names are. */
export function shortForms(names: readonly string[]): string[] {
  const forms: string[] = [];
  names.forEach((name, at) => {
    const alike = names.filter((other, place) => place !== at && other !== name && first(other) === first(name));
    const form = alike.length ? first(name) + telling(name, alike) : first(name);
    forms.push(name && forms.includes(form) && !names.slice(0, at).includes(name) ? `${first(name)}${at + 1}` : form);
  });
  return forms;
}

/** Use short forms that tell these names apart, wherever they are drawn. */
export function tellApart(names: readonly string[]): void {
  const forms = shortForms(names);
  known.value = new Map([
    ...forms.map((form) => [form, form] as const),
    ...names.map((name, at) => [name, forms[at]] as const),
  ]);
}

/** The short form of a name at the table that is shown; elsewhere its first character. */
export const initialOf = (name: string): string => known.value.get(name.trim()) ?? first(name);
