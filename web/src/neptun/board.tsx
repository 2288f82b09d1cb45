/** The table of Neptun: the sea chart, the display or the oars of the turn, one's own chart and hand. */
import { useSignal } from "@preact/signals";
import { Icon } from "../art/icon.tsx";
import type { TableStore } from "../state/table.ts";
import { t } from "../words/words.ts";
import { Answers, Consequence } from "./consequence.tsx";
import { ContractChart } from "./contract_chart.tsx";
import { DeskContext, useNewDesk } from "./desk.ts";
import { ContractDisplay } from "./display.tsx";
import { Hall, useScoring } from "./hall.tsx";
import { OarHand } from "./oar_hand.tsx";
import { OarTable } from "./oar_table.tsx";
import { Sea } from "./sea.tsx";
import { useSkipping } from "./stage.ts";

export function NeptunBoard({ store }: { store: TableStore }) {
  const desk = useNewDesk(store);
  const scoring = useScoring(desk);
  const hall = useSignal(false);
  useSkipping();
  const view = desk.view.value;
  return (
    <DeskContext.Provider value={desk}>
      <div class={`neptun-board ${view.phase}`} onKeyDown={(event) => event.key === "Escape" && desk.drop()}>
        <div class="sea-side">
          <Sea />
          <button type="button" class="button hall-button" aria-expanded={hall.value} onClick={() => (hall.value = !hall.value)}>
            <Icon name="temple" size={20} /> {t("web-neptun-temples")}
          </button>
          <Consequence />
          <Hall scoring={scoring} open={hall} />
        </div>
        <Answers />
        {view.phase === "acquire" ? <ContractDisplay /> : <OarTable />}
        <div class="my-things">
          <ContractChart />
          <OarHand />
        </div>
      </div>
    </DeskContext.Provider>
  );
}
