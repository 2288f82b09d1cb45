/** The `GameUi` of Trading in the Mediterranean. */
import { has, t } from "../../i18n/translate.ts";
import type { CommonView } from "../../store/table_store.ts";
import type { GameUi } from "../game_ui.ts";
import { MediterraneanBoard } from "./board.tsx";
import { cover } from "./cover.tsx";
import type { Option, View } from "./facts.ts";
import { labelOf } from "./labels.ts";
import { TradeTable } from "./trading/trade_table.tsx";

/** Turn and phase. */
function Status({ view }: { view: CommonView }) {
  const { turn, phase } = view as View;
  return has(`phase-${phase}`)
    ? <span class="standing">{t("web-turn", { turn, phase: t(`phase-${phase}`) })}</span>
    : null;
}

export const ui: GameUi = {
  Board: MediterraneanBoard,
  label: (option, names) => labelOf((option as Option).entry, names),
  figures: (view, seat) => {
    const { vp, money, cards_in_hand } = (view as View).players[seat];
    return [{ key: "vp", value: vp ?? "?" }, { key: "money", value: `$${money}` }, {
      key: "cards",
      value: cards_in_hand,
    }];
  },
  Status,
  EndingDetails: TradeTable,
  foldsMenu: true,
  tieRule: "M9.1",
  ruleLetter: cover.ruleLetter,
};
