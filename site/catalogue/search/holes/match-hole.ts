import { planHole, type HolePlan } from "#engineering/holes/plan-hole.ts";
import { chamferThreads } from "#engineering/standards/tap-blanks.ts";
import { edgeForm } from "#engineering/values/edge.ts";
import { valuesOf } from "#engineering/values/values.ts";
import type { OpenedSearch } from "../open-search.ts";
import { choose, cuts, flutesOf, type Reaching } from "./choose-tool.ts";
import { drillStep, isSelfCentring, spotStep } from "./drill-steps.ts";
import { reaching, stepWithout, type KitStep } from "./kit-step.ts";
import type { RequestedHole } from "./read-hole.ts";
import { chamferingDrill, counterboreStep, countersinkStep, stepDrillStep } from "./sink-steps.ts";
import { tapStep } from "./tap-step.ts";

/** The tools that make a hole, in the order of use, and what to know about it. */
export interface Kit {
  /** Empty where the standards don't list such a hole. */
  steps: KitStep[];
  facts: string[];
}

function reamStep(
  { entries }: OpenedSearch,
  asked: RequestedHole,
  { diameter, fit, depth }: NonNullable<HolePlan["ream"]>,
): KitStep {
  const reamers = entries.flatMap((entry): Reaching[] => {
    const { diameter: own } = valuesOf(entry);
    // A name is in words: its fit is one of them.
    if (entry.family !== "reamer" || own?.max !== diameter || !entry.name.split(/[ ,]+/).includes(fit))
      return [];
    return cuts(entry, asked) ? [{ entry, reach: flutesOf(entry) }] : [];
  });
  const { best, longest } = choose(asked.hole.isBlind ? [] : reamers, depth, asked);
  const need = `Reamer Ø${diameter} ${fit}${asked.hole.isBlind ? " for a blind hole" : ""}${reaching(depth)}`;
  if (!best) return stepWithout(need, longest);
  return {
    need,
    entry: best.entry,
    operation: "drilling",
    ...(asked.hole.isBlind === undefined && { note: "For through holes." }),
    figures: { diameter, pointAngle: 180, ...(depth !== undefined && { length: depth }) },
  };
}

/** How much of a blind hole the thread can fill: the tap's chamfer leaves the bottom unfinished. */
function fullThread({ thread, drill }: HolePlan, tap: KitStep | undefined): string[] {
  const threads = tap?.entry && chamferThreads(edgeForm(valuesOf(tap.entry).edge) ?? "")?.most;
  if (!thread?.depth || !drill.depth || !threads || drill.depth === thread.depth) return [];
  const chamfer = Number((threads * thread.pitch).toFixed(2));
  const most = Math.floor((drill.depth - chamfer) * 10) / 10;
  return [
    `Up to ${threads} threads of chamfer (${chamfer} mm) stay unfinished: ${drill.depth} mm of hole hold ${most} mm of full thread at most.`,
  ];
}

/** Sentences on the spot of a drill that centres itself. */
function aboutSpot(spot: readonly KitStep[], drill: KitStep): string[] {
  if (!isSelfCentring(drill)) return [];
  return spot.length === 0
    ? ["No spot: this drill centres itself, and in a narrower spot its corners chip."]
    : ["The spot is for round, sloping or rough faces: on a flat one this drill centres itself."];
}

/** The tools of the range that make a hole. What it hasn't is a step without a tool, to be asked for. */
export function matchHole(search: OpenedSearch, asked: RequestedHole): Kit {
  const plan = planHole(asked.hole);
  if (!plan)
    return { steps: [], facts: ["No open source of the standards lists this hole: ask us for its tools."] };
  const { thread, ream, counterbore, countersink, facts } = plan;
  const both = stepDrillStep(search, asked, plan);
  const drill = both ?? drillStep(search, asked, plan.drill);
  const spot = spotStep(search, asked, drill);
  const tap = thread && tapStep(search, asked, thread);
  return {
    steps: [
      ...spot,
      drill,
      ...(tap ? [tap] : []),
      ...(ream ? [reamStep(search, asked, ream)] : []),
      ...(counterbore && !both
        ? [counterboreStep(search, asked, counterbore, drill.entry && drill.figures.diameter)]
        : []),
      ...(countersink ? [countersinkStep(search, asked, countersink)] : []),
    ],
    facts: [
      ...facts,
      ...fullThread(plan, tap),
      ...(thread ? chamferingDrill(search, asked, plan) : []),
      ...aboutSpot(spot, drill),
      ...(asked.hole.depth === undefined
        ? ["Without a depth, no reach is checked and no time is given."]
        : []),
    ],
  };
}
