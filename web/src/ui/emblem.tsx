/** The mark of a seat: colour, shape and initial together, so that none of them is needed alone. */

const SHAPES = [
  "M12 2a10 10 0 1 0 .01 0z",
  "M3 3h18v18H3z",
  "M12 1.5 23 21.5H1z",
  "M12 1 23 12 12 23 1 12z",
  "M12 1.5 22.6 9.2 18.5 21.7h-13L1.4 9.2z",
  "M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z",
];

export function Emblem({ seat, name, size = 28 }: { seat: number; name: string; size?: number }) {
  const low = seat % SHAPES.length === 2;
  return (
    <svg class={`emblem seat-${seat}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={SHAPES[seat % SHAPES.length]} />
      <text x="12" y={low ? 18 : 16.2} text-anchor="middle">{(name.trim()[0] ?? "?").toUpperCase()}</text>
    </svg>
  );
}
