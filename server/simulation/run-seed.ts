import fc from "fast-check";
import type { Bug } from "./bug.ts";
import type { Figures } from "./figures.ts";
import { simulateFiles } from "./file-operations.ts";
import { type Witness, setWitness } from "../report/must-hold.ts";
import { type Plan, deskPlans, plans } from "./plan.ts";
import { simulateClients } from "./postgresql/client-operations.ts";
import { PostgresPlace } from "./postgresql/place.ts";
import { simulate, worldOf } from "./simulate.ts";

/** How a simulation ended. */
export interface Outcome {
  /** What didn't hold; undefined where everything did. */
  fault: string | undefined;
  history: string[];
}

/** The longest time that is spent on making a failing plan shorter. Milliseconds. */
const SHRINKING = 60_000;

/** What worlds are made of besides their seed. */
export interface Surroundings {
  bug?: Bug | undefined;
  /** Address of a PostgreSQL to keep messages in; else they are in SQLite. */
  postgres?: string | undefined;
  /** Whether somebody works at the desk. */
  hasDesk?: boolean | undefined;
}

/** Runs a simulation; its figures are added. */
export async function runPlan(
  plan: Plan,
  figures: Figures,
  { bug, postgres }: Surroundings = {},
): Promise<Outcome> {
  const place = postgres === undefined ? undefined : await PostgresPlace.make(postgres);
  const restoreFiles = simulateFiles();
  const restoreClients = simulateClients();
  const world = worldOf(plan, bug, place);
  const witness: Witness = (what) => world.oracle.found(`an assertion is broken: ${what}`);
  const witnessBefore = setWitness(bug?.isUnasserted === true ? () => undefined : witness);
  const { lines: history } = world.history;
  try {
    await simulate(world, plan);
    return { fault: undefined, history };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error), history };
  } finally {
    figures.add(world);
    await world.remove();
    setWitness(witnessBefore);
    restoreClients();
    restoreFiles();
  }
}

/** Runs the simulation of a seed. With `isShrunk` a failing one is made shorter first. */
export async function runSeed(
  seed: number,
  figures: Figures,
  { isShrunk = false, ...surroundings }: Surroundings & { isShrunk?: boolean } = {},
): Promise<Outcome> {
  let outcome: Outcome = { fault: undefined, history: [] };
  const property = fc.asyncProperty(surroundings.hasDesk ? deskPlans : plans, async (plan) => {
    const last = await runPlan(plan, figures, surroundings);
    if (last.fault !== undefined || outcome.fault === undefined) outcome = last;
    return last.fault === undefined;
  });
  await fc.check(property, {
    seed,
    numRuns: 1,
    endOnFailure: !isShrunk,
    interruptAfterTimeLimit: SHRINKING,
    markInterruptAsFailure: true,
  });
  return outcome;
}

/** Runs these seeds until one fails; resolves to the failure in words, with its seed, or undefined. */
export async function runSeeds(
  seeds: Iterable<number>,
  figures: Figures,
  surroundings: Surroundings = {},
): Promise<{ seed: number; fault: string } | undefined> {
  for (const seed of seeds) {
    const { fault } = await runSeed(seed, figures, surroundings);
    if (fault !== undefined) return { seed, fault };
  }
  return undefined;
}

/** The numbers from `first` to `last`, in steps. */
export function* seedsFrom(first: number, last: number, step = 1): Generator<number> {
  for (let seed = first; seed <= last; seed += step) yield seed;
}
