import type { Chance } from "./chance.ts";

/** A kind of operation on the store or its folder. */
export type OperationKind = "read" | "write" | "begin" | "commit" | "rollback" | "file";

/**
 * What becomes of an operation. `fails`: it does nothing; `unknown`: it is done, and fails all the same, as when the
 * answer is lost; `hangs`: it fails after seconds, done or not; `dies`: the process ends before or after it.
 */
export type Fate = "works" | "fails" | "unknown" | "hangs" | "dies before" | "dies after";

/** What a client of PostgreSQL is told where the simulation made an operation fail. */
export class LostConnection extends Error {
  readonly code = "ECONNRESET";

  constructor() {
    super("Connection terminated unexpectedly");
  }
}

/** Decides what becomes of each operation. */
export interface Faults {
  fateOf(kind: OperationKind): Fate;
}

export const noFaults: Faults = { fateOf: () => "works" };

/** Each operation meets a fault with this chance; only of these kinds. */
export function randomFaults(chance: Chance, share: number, fates: readonly Fate[]): Faults {
  return {
    fateOf(kind) {
      const [first, ...others] = fates;
      if (first === undefined || !chance.happens(share)) return "works";
      return fitting(kind, chance.pick([first, ...others]));
    },
  };
}

/** The `n`-th operation meets the fault; with `isForEver` each one from then on. */
export class NthFault implements Faults {
  count = 0;
  readonly #n: number;
  readonly #fate: Fate;
  readonly #isForEver: boolean;

  constructor(n: number, fate: Fate, isForEver: boolean) {
    this.#n = n;
    this.#fate = fate;
    this.#isForEver = isForEver;
  }

  fateOf(kind: OperationKind): Fate {
    this.count += 1;
    const isMet = this.#isForEver ? this.count >= this.#n : this.count === this.#n;
    return isMet ? fitting(kind, this.#fate) : "works";
  }
}

/** SQLite's rollback can't fail, and what is only read has nothing left unknown; files are not waited for. */
function fitting(kind: OperationKind, fate: Fate): Fate {
  if (kind === "rollback" && !fate.startsWith("dies")) return "works";
  if (kind === "file" && fate === "hangs") return "fails";
  if (kind === "begin" && !fate.startsWith("dies")) return "fails";
  return kind === "read" && fate === "unknown" ? "fails" : fate;
}
