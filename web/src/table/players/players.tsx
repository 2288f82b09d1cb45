/** The players in the order of play: emblem, name, status, figures. */
import { Icon } from "../../drawings/icon.tsx";
import type { CommonView, TableStore } from "../../store/table_store.ts";
import { Emblem } from "../../ui/emblem.tsx";
import type { SeatInfo } from "../../wire.ts";
import { TimeLeft } from "../turn/clock.tsx";
import { uiOf } from "../generic_ui.ts";
import { marked, thing } from "../log/log_highlight.ts";
import { t } from "../../i18n/translate.ts";
import { playerStatus } from "./player_status.ts";
import { ReplaceAbsent } from "./requests.tsx";

const ACTING = ["web-acts", "web-your-turn"];

export function Players({ store }: { store: TableStore }) {
  const view = store.view.value;
  const seats = store.table.value?.seats ?? [];
  const { order: known } = store.toldView.value ?? view ?? {};
  const order = known?.length === seats.length ? known : seats.map((seat) => seat.seat);
  return (
    <ol class="players" aria-label={t("web-players")}>
      {order.map((seat) => <Player key={seat} store={store} info={seats[seat]} view={view} />)}
    </ol>
  );
}

function Player({ store, info, view }: { store: TableStore; info: SeatInfo; view: CommonView | null }) {
  const { figures, PlayerLine } = uiOf(store);
  const name = store.names.value[info.seat];
  const shown = store.toldView.value ?? view;
  const acts = view?.to_act.includes(info.seat) ?? false;
  const mine = info.seat === store.seat.value;
  const classes = ["player", acts && "acts", mine && "me", !info.here && !info.bot && "away"];
  return (
    <li class={classes.filter(Boolean).join(" ")} data-mark={`seat:${info.seat}`} {...marked(thing("seat", info.seat))}>
      <Emblem seat={info.seat} name={name} size={32} />
      <div class="who">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span class="quiet">
          {playerStatus(info, mine, acts, Boolean(store.state.value?.lesson)).map((id) => (
            <span key={id} class={ACTING.includes(id) ? "acting" : undefined}>
              {id.startsWith("bot-") && <Icon name="robot" />} {t(id)}
            </span>
          ))}
          <TimeLeft store={store} seat={info.seat} />
        </span>
      </div>
      <dl class="figures">
        {(shown ? figures(shown, info.seat, store.untold.value) : []).map((figure) => (
          <div key={figure.key}>
            <dt>{t(`web-figure-${figure.key}`)}</dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </dl>
      {info.replaceable_from && <ReplaceAbsent store={store} seat={info.seat} />}
      {shown && PlayerLine && <PlayerLine view={shown} seat={info.seat} names={store.names.value} />}
    </li>
  );
}
