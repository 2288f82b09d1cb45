/** A text as a QR code, drawn as one path. */
import { qrCode } from "./qr_code.ts";

const MARGIN = 4;

export function Qr({ text, label }: { text: string; label: string }) {
  const rows = qrCode(text);
  if (rows === null) return null;
  const size = rows.length + 2 * MARGIN;
  const squares = rows.flatMap((row, y) => row.map((dark, x) => dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : ""));
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join("")} fill="#000" />
    </svg>
  );
}
