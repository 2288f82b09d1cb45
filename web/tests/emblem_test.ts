/// <reference lib="deno.ns" />
/** What stands on an emblem: the first sign of a name, whole, and a second one where names begin alike. */
import { initialOf, shortForms, tellApart } from "../src/drawings/initials.ts";

function same(found: readonly string[], wanted: string): void {
  if (found.join("|") !== wanted) throw new Error(found.join("|"));
}

Deno.test("the first sign of a name is a letter, or an emoji with all its parts", () => {
  const names = [" anna", "\u{1F419}ctopus", "\u{1F469}\u200D\u{1F680} Ana", "e\u0301lan", ""];
  same(names.map(initialOf), "A|\u{1F419}|\u{1F469}\u200D\u{1F680}|E\u0301|");
});

Deno.test("names that begin alike have short forms that differ", () => {
  same(shortForms(["Anna", "Dido", "Alex"]), "An|D|Al");
  same(shortForms(["Sailor", "Sailor 2", "Sailor 3"]), "S|S2|S3");
  same(shortForms(["Axp", "Axq", "Ayp", "Ayq"]), "A|A2|A3|A4");
  same(shortForms(["", "Dido", ""]), "|D|");
});

Deno.test("a short form is the same wherever a name is drawn, also as a short form", () => {
  tellApart(["Anna", "Alex"]);
  same([initialOf("Anna"), initialOf("An"), initialOf("Alex"), initialOf("Zeno")], "An|An|Al|Z");
  tellApart([]);
});
