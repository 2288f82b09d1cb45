/** The form that opens a table: game, seats, bots, options, pace. */
import { useSignal } from "@preact/signals";
import { hasServer } from "../api/transport.ts";
import { HowToGetServer } from "../ui/how_to_get_server.tsx";
import { findGuest, me } from "../store/identity.ts";
import { route } from "../store/route.ts";
import { Button, Check, Segments, Select, TextField } from "../ui/controls.tsx";
import type { GameInfo, Games } from "../wire.ts";
import { gameTitle, has, t } from "../i18n/translate.ts";
import { useAction, useLoaded } from "../api/hooks.ts";
import { inOrder, offeredGames, openTable } from "../store/games.ts";
import { named, NewName, newName } from "./name_form.tsx";
import { ErrorLine } from "../ui/error_line.tsx";

/** What is proposed first. */
const SEATS = 4;
const LEVEL = "sensible";
const PERSON = "person";
const BESIDE = "beside";
/** Choices for a seat that are not bots. */
const PEOPLE = [PERSON, BESIDE];
/** Those for the seats of others: nobody comes from elsewhere where there is no server. */
const OTHERS = hasServer ? PEOPLE : [BESIDE];
/** Seconds per decision by pace, for tables with people elsewhere; the first is the default. */
const DECISIONS: Record<string, readonly string[]> = {
  live: ["180", "60", "120", "300", "600", "0"],
  post: ["259200", "86400", "604800"],
};

export function CreatePage() {
  const offered = useLoaded(offeredGames);
  useLoaded(findGuest);
  return (
    <main id="main" class="narrow form">
      <h1>{t("web-create")}</h1>
      <ErrorLine problem={offered.problem} />
      {offered.value && <Form offered={offered.value} first={route.value.query.get("game")} />}
    </main>
  );
}

/** The text of an option's value; a value without a text (a number) as it is. */
function valueText(option: string, value: string): string {
  const id = `${optionId(option)}-${value}`;
  return has(id) ? t(id) : value;
}

function optionId(option: string): string {
  return `option-${option.replaceAll("_", "-")}`;
}

/** The number of a list that is closest to another one. */
const closest = (numbers: readonly number[], to: number): number =>
  numbers.reduce((best, number) => Math.abs(number - to) < Math.abs(best - to) ? number : best);

function Form({ offered, first }: { offered: Games; first: string | null }) {
  const most = Math.max(...offered.games.flatMap((game) => game.seats));
  const game = useSignal<GameInfo>(offered.games.find((game) => game.key === first) ?? offered.games[0]);
  const seats = useSignal(closest(game.value.seats, SEATS));
  const sitters = useSignal<string[]>([PERSON, ...Array(most - 1).fill(LEVEL)]);
  const names = useSignal<string[]>(
    Array.from({ length: most }, (_, seat) => t("web-player-number", { number: seat + 1 })),
  );
  const options = useSignal<Record<string, string>>({});
  const edition = useSignal("standard");
  const pace = useSignal("live");
  const tempo = useSignal("natural");
  const isPublic = useSignal(false);
  const decision = useSignal<Record<string, string>>({});
  const hints = useSignal<boolean | null>(null);
  const action = useAction();
  const levels = offered.levels.map((level) => ({ value: level, label: t("web-bot", { name: t(`bot-${level}`) }) }));
  const chosen = sitters.value.slice(0, seats.value);
  const alone = chosen.slice(1).every((sitter) => !PEOPLE.includes(sitter));
  const away = chosen.slice(1).includes(PERSON);
  const times = away ? DECISIONS[pace.value] ?? [] : [];
  const advice = hints.value ?? alone;
  const choosable = Object.entries(game.value.options).filter(([option]) =>
    !game.value.simulation_options.includes(option)
  );
  const clocks = away || game.value.clock_option !== null;
  const open = () => {
    const bots = chosen.map((sitter) => PEOPLE.includes(sitter) ? null : sitter);
    const beside = chosen.flatMap((sitter, seat) =>
      sitter === BESIDE ? [{ seat, name: names.value[seat].trim() }] : []
    );
    const full = bots.filter((bot) => bot === null).length === 1 + beside.length;
    const table = { game: game.value.key, seats: seats.value, options: options.value, bots, pace: pace.value };
    const more = times.length ? { decision: Number(decision.value[pace.value] ?? times[0]) } : {};
    const terms = {
      ...table,
      ...more,
      hints: advice,
      edition: edition.value,
      tempo: tempo.value,
      public: isPublic.value,
    };
    action.run(() => openTable(newName(), terms, full, beside));
  };
  const ready = named() && sitters.value.every((sitter, seat) => sitter !== BESIDE || names.value[seat].trim());
  const choose = (key: string) => {
    game.value = offered.games.find((game) => game.key === key) ?? offered.games[0];
    seats.value = closest(game.value.seats, seats.value);
    options.value = {};
    edition.value = "standard";
  };
  const sit = (
    seat: number,
    who: string,
  ) => (sitters.value = sitters.value.map((sitter, at) => at === seat ? who : sitter));
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <Segments
        label={t("web-game")}
        value={game.value.key}
        choices={inOrder(offered).map((listed) => ({ value: listed.key, label: gameTitle(listed.key) }))}
        onChoose={choose}
      />
      <Segments
        label={t("web-seats")}
        value={String(seats.value)}
        choices={game.value.seats.map((seat) => ({ value: String(seat), label: String(seat) }))}
        onChoose={(value) => (seats.value = Number(value))}
      />
      <fieldset class="sitters">
        <legend>{t("web-who-plays")}</legend>
        <div class="field sitter">
          <span class="quiet">{t("web-seat", { seat: 1 })}</span>
          <span class="static">{me.value?.name ?? t("web-you")}</span>
        </div>
        {Array.from({ length: seats.value - 1 }, (_, index) => index + 1).map((seat) => (
          <div key={seat} class="stack-small">
            <Select
              label={t("web-seat", { seat: seat + 1 })}
              value={sitters.value[seat]}
              choices={[...OTHERS.map((person) => ({ value: person, label: t(`web-sits-${person}`) })), ...levels]}
              onChoose={(value) =>
                sit(seat, value)}
            />
            {sitters.value[seat] === BESIDE && (
              <TextField
                label={t("web-their-name")}
                value={names.value[seat]}
                maxLength={40}
                onInput={(to) => (names.value = names.value.map((name, at) => at === seat ? to : name))}
              />
            )}
          </div>
        ))}
      </fieldset>
      {!hasServer && <HowToGetServer />}
      <details>
        <summary>{t("web-options")}</summary>
        <div class="options">
          {choosable.map(([option, values]) => (
            <Select
              key={option}
              label={has(optionId(option)) ? t(optionId(option)) : option}
              value={options.value[option] ?? values[0]}
              choices={values.map((value) => ({ value, label: valueText(option, value) }))}
              onChoose={(value) => (options.value = { ...options.value, [option]: value })}
            />
          ))}
          {game.value.editions.length > 1 && (
            <Select
              label={t("web-edition")}
              value={edition.value}
              choices={game.value.editions.map((edition) => ({
                value: edition,
                label: edition === "standard" ? t("web-edition-standard") : edition,
              }))}
              onChoose={(value) => (edition.value = value)}
            />
          )}
          {clocks && (
            <Select
              label={t("web-pace")}
              value={pace.value}
              choices={offered.paces.map((name) => ({ value: name, label: t(`web-pace-${name}`) }))}
              onChoose={(value) => (pace.value = value)}
            />
          )}
          {times.length > 0 && (
            <Select
              label={t("web-decision")}
              value={decision.value[pace.value] ?? times[0]}
              choices={[...times].sort((a, b) => (Number(a) || Infinity) - (Number(b) || Infinity)).map((time) => ({
                value: time,
                label: t(`web-decision-${time}`),
              }))}
              onChoose={(value) => (decision.value = { ...decision.value, [pace.value]: value })}
            />
          )}
          <Select
            label={t("web-tempo")}
            value={tempo.value}
            choices={offered.tempos.map((name) => ({ value: name, label: t(`web-tempo-${name}`) }))}
            onChoose={(value) => (tempo.value = value)}
          />
          <Check label={t("web-hints")} checked={advice} onChange={(on) => (hints.value = on)} />
          {hasServer && (
            <Check label={t("web-public")} checked={isPublic.value} onChange={(on) => (isPublic.value = on)} />
          )}
        </div>
      </details>
      <NewName />
      <ErrorLine problem={action.problem} />
      <p class="actions">
        <Button type="submit" look="strong" busy={action.busy} disabled={!ready}>{t("web-open-table")}</Button>
      </p>
    </form>
  );
}
