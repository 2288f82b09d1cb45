/** What a decision is about: the calamity and who may be hit, or the score of the throws. */
import { calamityIcon, Icon } from "../drawings/icon.ts";
import type { TableStore } from "../../../store/table_store.ts";
import { Emblem } from "../../../ui/emblem.tsx";
import { valueOf } from "../../../i18n/arguments.ts";
import { say, t } from "../../../i18n/translate.ts";
import { since } from "../trading/deals.tsx";
import { named, printed, type View } from "../facts.ts";

export function Occasion({ store, view }: { store: TableStore; view: View }) {
  const calamity = valueOf(view.prompt.args.calamity);
  if (view.phase === "end" && view.tied.length) return <Throws store={store} view={view} />;
  if (!calamity) return null;
  const piece = printed(store)?.calamities.find((card) => card.name === calamity);
  const voting = view.tied.length > 0 && view.victim === null;
  return (
    <div class="med-occasion">
      <span class="med-omen">
        <Icon name={calamityIcon(calamity)} size={44} />
      </span>
      <div>
        <h2>{named("calamity", calamity)}</h2>
        <p>{piece?.says}</p>
        {view.victim !== null && (
          <p class="med-struck">
            <Emblem seat={view.victim} name={store.names.value[view.victim]} size={24} />{" "}
            <strong>
              <bdi>{store.names.value[view.victim]}</bdi>
            </strong>
          </p>
        )}
        {voting && <Ballots store={store} />}
      </div>
    </div>
  );
}

/** What is at stake, and how the ballots went so far. */
function Ballots({ store }: { store: TableStore }) {
  const told = since(store.keptStory.value, "OrderSet");
  const fell = told.findLastIndex((line) => line.event.do === "CalamityFell");
  const counted = told.slice(fell + 1).filter((line) => line.event.do === "VotesCounted");
  return (
    <>
      <p class="quiet">{t("web-med-vote-stake")}</p>
      {counted.map((line, index) => <p key={index}>{say(line, store.names.value)}</p>)}
    </>
  );
}

/** Wins of the players who throw, and the latest throws. */
function Throws({ store, view }: { store: TableStore; view: View }) {
  const names = store.names.value;
  const latest = store.keptStory.value.findLast((told) => told.event.do === "ThrowsShown");
  return (
    <div class="med-occasion">
      <span class="med-omen plain">
        <Icon name="crown" size={44} />
      </span>
      <div>
        <p class="med-wins">
          {view.tied.map((seat) => (
            <span key={seat}>
              <Emblem seat={seat} name={names[seat]} size={28} />{" "}
              <strong>
                <bdi>{names[seat]}</bdi>
              </strong>{" "}
              <span class="med-score">{view.throws[seat] ?? 0}</span>
            </span>
          ))}
        </p>
        {latest && <p>{say(latest, names)}</p>}
      </div>
    </div>
  );
}
