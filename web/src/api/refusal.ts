/** What a refused or failed request throws: the status, and the problem with its code. */
import type { Problem } from "../wire.ts";

/** The code of a request that got no answer. */
export const AWAY = "net.away";

export class Refusal extends Error {
  constructor(readonly status: number, readonly problem: Problem) {
    super(problem.code);
  }
}
