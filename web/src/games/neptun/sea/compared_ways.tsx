/** In a review: the way of what was done in grey, and of what was better in gold, as arrows on the chart. */
import { along, pathOf, voyage } from "../drawings/geography.ts";
import { useSelection } from "../selection.ts";

export function ComparedWays({ scale }: { scale: number }) {
  const selection = useSelection();
  const compared = selection.store.compared.value;
  if (compared === null) return null;
  const wayOf = (text: string) =>
    voyage(selection.choices.value.find(({ entry }) => entry.text === text)?.entry.way ?? []);
  const kinds = compared.played === compared.best ? ["best"] as const : ["played", "best"] as const;
  return (
    <g class="compared-ways" pointer-events="none">
      {kinds.map((kind) => {
        const points = wayOf(compared[kind]);
        if (points.length < 2) return null;
        const { at: [x, y], heading } = along(points, 1);
        return (
          <g key={kind} class={kind} data-way={kind}>
            <path class="halo" d={pathOf(points)} stroke-width={11 * scale} />
            <path class="shaft" d={pathOf(points)} stroke-width={6 * scale} />
            <path
              class="head"
              d="M4 0L-16-11V11z"
              transform={`translate(${x} ${y}) rotate(${heading}) scale(${scale})`}
            />
          </g>
        );
      })}
    </g>
  );
}
