/** The mark of a seat: colour, shape and initial together, so that none of them is needed alone. */
import { EmblemStrokes } from "../art/emblem.tsx";

export function Emblem({ seat, name, size = 28 }: { seat: number; name: string; size?: number }) {
  return (
    <svg class="emblem" viewBox="-.5 -.5 25 25" width={size} height={size} aria-hidden="true">
      <EmblemStrokes seat={seat} initial={name.trim()[0] ?? "?"} />
    </svg>
  );
}
