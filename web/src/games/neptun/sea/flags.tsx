/** Numbered flags on the ports of open contracts: the slots, and the miles to the port or what an oar pays there. */
import { flagAt } from "../drawings/berths.ts";
import { PORTS } from "../drawings/geography.ts";
import { PlacedIcon } from "../drawings/icon.ts";
import { useSelection } from "../selection.ts";
import { type Flag, reachOf } from "../voyage.ts";

/** How wide the part with the slot numbers is, for one slot and for each more. */
const [FIRST, MORE] = [17, 10];
const HIGH = 18;

export function Flags({ scale }: { scale: number }) {
  const selection = useSelection();
  const { flags, seat } = selection.voyage.value;
  return (
    <g class="flags" pointer-events="none" data-seat={seat}>
      {flags.map((flag, at) => <PortFlag key={flag.city} flag={flag} first={at === 0} scale={scale} />)}
    </g>
  );
}

function PortFlag({ flag, first, scale }: { flag: Flag; first: boolean; scale: number }) {
  const port = PORTS[flag.city];
  const box = flagAt(flag.city, scale);
  if (!port || !box) return null;
  const reach = reachOf(flag.price);
  const wide = FIRST + MORE * (flag.slots.length - 1);
  const info = reach === "paid" ? 27 : 19;
  const whole = wide + info;
  const [x, y] = port.at;
  const left = box[0] + (box[2] - box[0]) / 2 < x ? box[2] - whole * scale : box[0];
  const top = box[1] + (box[3] - box[1] - HIGH * scale) / 2;
  const foot = [Math.max(left, Math.min(left + whole * scale, x)), top > y ? top : top + HIGH * scale];
  return (
    <g class={`flag ${reach ?? "plain"} ${first ? "next" : ""}`} data-flag={flag.city}>
      <path d={`M${x} ${y}L${foot[0]} ${foot[1]}`} class="flag-pole" />
      <g transform={`translate(${left} ${top}) scale(${scale})`} data-sign="flag" data-whole>
        <rect width={whole} height={HIGH} rx="3" class="flag-cloth" />
        <path d={`M3 0H${wide}V${HIGH}H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z`} class="flag-slots" />
        <text x={wide / 2} y="13.8" class="flag-number">{flag.slots.map((slot) => slot + 1).join("·")}</text>
        <g transform={`translate(${wide} 0)`}>
          <Info flag={flag} wide={info} />
        </g>
      </g>
    </g>
  );
}

/** Beside the numbers: the miles of the leg; with an oar a tick, the gold to pay, or a cross. */
function Info({ flag, wide }: { flag: Flag; wide: number }) {
  const reach = reachOf(flag.price);
  if (reach === "free") return <PlacedIcon name="check" x={wide / 2} y={9} size={14} weight={3} />;
  if (reach === "far") return <PlacedIcon name="cross" x={wide / 2} y={9} size={13} weight={3} />;
  if (reach === "paid") {
    return (
      <>
        <text x="8" y="13.8" class="flag-info">{flag.price}</text>
        <PlacedIcon name="coin" x={wide - 9} y={9} size={13} />
      </>
    );
  }
  return <text x={wide / 2} y="13.6" class="flag-info">{flag.miles}</text>;
}
