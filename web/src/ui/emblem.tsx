/** The emblem of a seat: colour, shape and initial, any of which is enough to identify it. */
import { Token } from "../drawings/emblem.tsx";

export function Emblem({ seat, name, size = 28 }: { seat: number; name: string; size?: number }) {
  return <Token seat={seat} initial={name.trim() || "?"} size={`${size / 16}rem`} />;
}
