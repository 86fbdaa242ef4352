import { type Heard, keyOf } from "../people/owner.ts";
import type { World } from "../world.ts";

/** Difference of the clocks up to which only one server tells of an incident. */
const CLOCKS = 60_000;

/** An incident is told once when it begins, and once when it ends. */
export class AlarmOracle {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  hears(alarm: Heard, before: readonly Heard[]): void {
    // A command tells it at once where the store can't note it.
    if (alarm.name === "drill-failed") return;
    const key = keyOf(alarm.name, alarm.teller);
    const last = before.findLast(({ name, teller }) => keyOf(name, teller) === key);
    const isTwice = alarm.state === (last?.state ?? "ended");
    if (!isTwice) return;
    const { skews, troubles, lastUpset } = this.#world;
    const areClocksNear = Math.max(...skews) - Math.min(...skews) <= CLOCKS;
    // A server that died, or whose store failed, after telling may not have noted that it did; one that slept while it
    // held the claim tells as well.
    const isExcused = troubles !== (last?.faults ?? 0) || (last?.began ?? 0) < lastUpset + 10_000;
    if (areClocksNear && !isExcused) this.#world.oracle.found(`told twice in a row: ${key} ${alarm.state}`);
  }
}
