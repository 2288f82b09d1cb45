/** How pressing the trading time is. */
export type Heat = "" | "warm" | "hot";

const [WARM, HOT] = [60, 10];

export function heatOf(seconds: number): Heat {
  return seconds <= HOT ? "hot" : seconds <= WARM ? "warm" : "";
}
