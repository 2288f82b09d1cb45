/** A text that names rules: their ids are links, and what a search found is marked. */
import { pieces } from "../pages/rule_search.ts";
import { RuleLink } from "./rule_link.tsx";

const ID = /\b([A-Z]\d+\.\d+)\b/;

export function RuleText({ text, words = [] }: { text: string; words?: readonly string[] }) {
  return (
    <>
      {text.split(ID).map((part, at) =>
        at % 2 ? <RuleLink key={at} id={part} /> : <Found key={at} text={part} words={words} />
      )}
    </>
  );
}

/** A text in which what a search found is marked. */
export function Found({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <>
      {pieces(text, words).map((piece, at) => piece.found ? <mark key={at}>{piece.text}</mark> : piece.text)}
    </>
  );
}
