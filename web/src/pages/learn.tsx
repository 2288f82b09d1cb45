/** The first part of the rules, to learn from: aim, words, a round in pictures, worked examples, hints. */
import type { GameReading } from "../games/game_ui.ts";
import { type Passage, passages, t } from "../i18n/translate.ts";
import { RuleText } from "../ui/rule_text.tsx";

type Props = { letter: string; pictures?: GameReading["pictures"] };

/** The parts, by the beginning of their messages. */
export const LEARN_PARTS = ["aim", "word", "step", "example", "hint"] as const;
type Part = (typeof LEARN_PARTS)[number];

/** The passages of a part. */
export const learnPart = (letter: string, part: Part): Passage[] => passages(`learn-${letter}-${part}`);

/** The end of a passage's id, by which pictures and places on the page are found: `step-1`. */
export const placeOf = (passage: Passage): string => passage.id.split("-").slice(2).join("-");

export function Learn({ letter, pictures = {} }: Props) {
  const heading = (part: Part) => (
    <h2 id={`rule-${letter}-${part.toUpperCase()}`} class="learn-heading">{t(`web-learn-${part}`)}</h2>
  );
  const anchor = (passage: Passage) => `rule-${letter}-${placeOf(passage).toUpperCase()}`;
  return (
    <div class="learn">
      {heading("aim")}
      {learnPart(letter, "aim").map((passage) => <p key={passage.id} class="learn-aim">{passage.text}</p>)}
      {heading("word")}
      <dl class="learn-words">
        {learnPart(letter, "word").map((passage) => (
          <div key={passage.id} id={anchor(passage)}>
            <dt>{passage.title}</dt>
            <dd>
              <RuleText text={passage.text} />
            </dd>
          </div>
        ))}
      </dl>
      {heading("step")}
      <ol class="learn-steps">
        {learnPart(letter, "step").map((passage, at) => (
          <li key={passage.id} id={anchor(passage)}>
            <Picture of={pictures[placeOf(passage)]} />
            <h3>{`${at + 1}. ${passage.title}`}</h3>
            <p>
              <RuleText text={passage.text} />
            </p>
          </li>
        ))}
      </ol>
      {heading("example")}
      <ol class="learn-examples">
        {learnPart(letter, "example").map((passage, at) => (
          <li key={passage.id} id={anchor(passage)} class={pictures[placeOf(passage)] ? "pictured" : undefined}>
            <div>
              <h3>{`${at + 1}. ${passage.title}`}</h3>
              <p>
                <RuleText text={passage.text} />
              </p>
            </div>
            <Picture of={pictures[placeOf(passage)]} />
          </li>
        ))}
      </ol>
      {heading("hint")}
      <ul class="learn-hints">
        {learnPart(letter, "hint").map((passage) => <li key={passage.id}>{passage.text}</li>)}
      </ul>
    </div>
  );
}

/** A picture beside its words, which say the same: hidden from screen readers. */
function Picture({ of: Drawing }: { of?: GameReading["pictures"][string] }) {
  if (!Drawing) return null;
  return (
    <div class="learn-picture" aria-hidden="true">
      <Drawing />
    </div>
  );
}
