/** What stands on an emblem: the first sign of a name, whole. */
import { initialOf } from "../src/drawings/emblem.tsx";

Deno.test("the first sign of a name is a letter, or an emoji with all its parts", () => {
  const found = [" anna", "\u{1F419}ctopus", "\u{1F469}\u200D\u{1F680} Ana", "e\u0301lan", ""].map(initialOf).join("|");
  if (found !== "A|\u{1F419}|\u{1F469}\u200D\u{1F680}|E\u0301|") throw new Error(found);
});
