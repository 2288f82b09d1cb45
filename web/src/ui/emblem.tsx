/** The mark of a seat: colour, shape and initial together, so that none of them is needed alone. */
import { Token } from "../drawings/emblem.tsx";

export function Emblem({ seat, name, size = 28 }: { seat: number; name: string; size?: number }) {
  return <Token seat={seat} initial={name.trim() || "?"} size={`${size / 16}rem`} />;
}
