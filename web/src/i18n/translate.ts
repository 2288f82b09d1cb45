/** Looks up texts in the chosen language (Fluent). Another language redraws everything. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { files } from "../api/built_files.ts";
import { type Language, language, LANGUAGE_NAMES } from "../store/settings.ts";
import { toast } from "../ui/toast.tsx";
import type { Problem } from "../wire.ts";
import { type Args, isolated, type Sentence, Speaker, type Value } from "./arguments.ts";

const bundle = signal<FluentBundle | null>(null);
const rules = signal<FluentBundle | null>(null);
const lessons = signal<FluentBundle | null>(null);
/** The ids of all rules, in the order of the rulebooks. */
export const ruleIds = signal<string[]>([]);
export const ready = signal(false);
const books = new Map<string, Promise<FluentBundle>>();

type Kind = "words" | "rules" | "lessons";

async function fetched(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return await answer.text();
}

/** Make the bundle of a file, with the texts of games that the server has beside ours; lessons name buttons and cards. */
async function made(kind: Kind, of: Language, name: string): Promise<FluentBundle> {
  const more = [`plug-ins-${of}.ftl`, kind === "lessons" ? `words-${of}.ftl` : ""].filter((file) => files[file]);
  const texts = [name, ...more].map((file) => fetched(files[file]));
  const bundle = new FluentBundle(of, { useIsolating: false });
  for (const text of await Promise.all(texts)) bundle.addResource(new FluentResource(text));
  return bundle;
}

async function load(kind: Kind, of: Language): Promise<FluentBundle> {
  const name = `${kind}-${of}.ftl`;
  const found = books.get(name) ?? made(kind, of, name);
  books.set(name, found);
  found.catch(() => books.delete(name)); // without a connection; the next time may be better
  return await found;
}

export function watchLanguage(): void {
  effect(() => {
    const wanted = language.value;
    load("words", wanted).then((made) => {
      if (language.peek() !== wanted) return;
      bundle.value = made;
      ready.value = true;
    }).catch(() => {
      const shown = bundle.peek()?.locales[0];
      if (shown === undefined || language.peek() !== wanted) return;
      language.value = shown;
      toast(t("web-language-away", { language: LANGUAGE_NAMES[wanted] }));
    });
    if (rules.peek() !== null) openRules(wanted).catch(() => undefined);
    if (lessons.peek() !== null) openLessons(wanted).catch(() => undefined);
  });
}

/** Load the texts of the rules, which are in a separate file. */
export async function openRules(of: Language = language.peek()): Promise<void> {
  const made = await load("rules", of);
  rules.value = made;
  const ids: string[] = [];
  for (const id of made._messages.keys()) {
    if (id.startsWith("rule-")) ids.push(id.slice(5).replaceAll("-", "."));
  }
  ruleIds.value = ids;
}

/** Load the texts of the lessons, which are in a separate file. */
export async function openLessons(of: Language = language.peek()): Promise<void> {
  lessons.value = await load("lessons", of);
}

/** A message with its arguments, or an attribute of it (`id.attribute`). */
function format(from: FluentBundle | null, id: string, args: Args): string | null {
  const [name, attribute] = id.split(".");
  const message = from?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!from || !pattern) return null;
  const shown = Object.entries(args).map(([key, value]) => [key, typeof value === "string" ? isolated(value) : value]);
  return from.formatPattern(pattern, Object.fromEntries(shown), []).replace(/(?<![\w-])-(?=\d)/g, "−");
}

function find(id: string, args: Args = {}): string | null {
  return format(bundle.value, id, args);
}

/** A text of the page. */
export function t(id: string, args: Args = {}): string {
  return find(id, args) ?? id;
}

/** The title of a game; its key where there is no text, as for a game that was added to the server. */
export function gameTitle(key: string): string {
  return find(`game-${key}`) ?? key.charAt(0).toUpperCase() + key.slice(1).replaceAll(/[-_]/g, " ");
}

/** The name of a class as it is spelled in message ids: `BuyPoints` is `buy-points`. */
export function kebab(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();
}

/** Whether there is such a text. */
export function has(id: string): boolean {
  return bundle.value?.hasMessage(id) ?? false;
}

export function speaker(names: readonly string[]): Speaker {
  return new Speaker(find, names);
}

/** A message of a game as a sentence. */
export function say(message: Sentence, names: readonly string[]): string {
  return speaker(names).say(message.id, message.args);
}

/** A sentence of a lesson; empty until the texts of the lessons are loaded. */
export function sayLesson(sentence: { id: string; args: Record<string, unknown> }, names: readonly string[]): string {
  const args = speaker(names).arguments(sentence.args as Record<string, Value>);
  return lessons.value === null ? "" : format(lessons.value, sentence.id, args) ?? sentence.id;
}

/** The text of a rule such as N3.8, or the title of a chapter such as N3. */
export function rule(id: string): string | null {
  return format(rules.value, `rule-${id.replaceAll(".", "-")}`, {})?.replace(/\s+/g, " ") ?? null;
}

/** A text to read with its title, which may be empty: a part of what is learned first, or a sign of the icon key. */
export type Passage = { id: string; title: string; text: string };

/** The texts to read whose ids begin so, in the order of their file; none before `openRules` is done. */
export function passages(start: string): Passage[] {
  const from = rules.value;
  const ids = [...from?._messages.keys() ?? []].filter((id) => id.startsWith(start));
  return ids.flatMap((id) => passage(id) ?? []);
}

/** A text to read by its id; null if there is none. */
export function passage(id: string): Passage | null {
  const from = rules.value;
  const text = format(from, id, {});
  const title = from?.getMessage(id)?.attributes.title;
  if (text === null) return null;
  return { id, title: from && title ? from.formatPattern(title) : "", text: text.replace(/\s+/g, " ") };
}

/** Why something was refused, as a sentence. */
export function refusal(problem: Problem, names: readonly string[] = []): string {
  const values = (problem.args ?? {}) as Record<string, Value>;
  return speaker(names).refusal(problem.code, values) ??
    find(`web-refusal-${problem.code.replaceAll(".", "-")}`, values as Args) ??
    t("refused", { code: problem.code });
}
