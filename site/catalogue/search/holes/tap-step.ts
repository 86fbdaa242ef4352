import type { HolePlan } from "#engineering/holes/plan-hole.ts";
import { chamferThreads, tapReach, type TapStandard } from "#engineering/standards/tap-blanks.ts";
import type { Mm } from "#engineering/units/units.ts";
import { edgeForm } from "#engineering/values/edge.ts";
import { valuesOf } from "#engineering/values/values.ts";
import { isFormingTap } from "../../relations/tapping-drills.ts";
import type { Entry, OpenedSearch } from "../open-search.ts";
import { choose, cuts, type Reaching } from "./choose-tool.ts";
import { reaching, stepWithout, type KitStep } from "./kit-step.ts";
import type { RequestedHole } from "./read-hole.ts";

/** Taps by the spiral of their flutes: one against the cut draws the chips back, out of a blind hole. */
function drawsBack({ specifications: { type = "" } }: Entry): boolean {
  return /spiral flute/i.test(type);
}

/** How deep a tap goes by thread and neck, mm: with the longest chamfer of its form, and with the shortest. */
interface NeckReach {
  neck: Mm;
  standard: TapStandard;
  sure: Mm;
  most: Mm;
}

function neckReach(entry: Entry, diameter: Mm, pitch: Mm): NeckReach | undefined {
  const standard = (["DIN 371", "DIN 374", "DIN 376"] as const).find((each) => entry.name.includes(each));
  const neck = standard && tapReach(standard, diameter, pitch);
  const threads = chamferThreads(edgeForm(valuesOf(entry).edge) ?? "");
  if (!standard || neck === undefined || !threads) return undefined;
  const less = (count: number): Mm => Math.floor((neck - count * pitch) * 10 + 1e-6) / 10;
  return { neck, standard, sure: less(threads.most), most: less(threads.least) };
}

/** What to know of a tap that goes deeper than it states. */
function neckWords(entry: Entry, stated: Mm | undefined, { neck, standard, sure, most }: NeckReach): string {
  const threads = chamferThreads(edgeForm(valuesOf(entry).edge) ?? "");
  return `${stated === undefined ? "" : `Stated ${stated} mm. `}Thread and neck are ${neck} mm (${standard}): ${sure} mm deep with ${threads?.most} threads of chamfer, ${most} with ${threads?.least}. Measure yours, check chips, coolant and torque, and ask us.`;
}

/** The tap of a thread: of the best form for the hole, one that reaches by what it states, else by its neck. */
export function tapStep(
  search: OpenedSearch,
  asked: RequestedHole,
  { name, diameter, pitch, isFormed, forms, depth }: NonNullable<HolePlan["thread"]>,
): KitStep {
  const taps = search.entries.flatMap((entry): Reaching[] => {
    const { edge, depth: own } = valuesOf(entry);
    if (entry.family !== "tap" || entry.designation !== name || isFormingTap(entry) !== isFormed) return [];
    return forms.includes(edgeForm(edge) ?? "") ? [{ entry, reach: own?.max }] : [];
  });
  const formOf = ({ entry }: Reaching): string => edgeForm(valuesOf(entry).edge) ?? "";
  const neckOf = ({ entry }: Reaching) => neckReach(entry, diameter, pitch);
  const able = taps.filter(({ entry }) => cuts(entry, asked));
  const form = isFormed ? undefined : forms.find((each) => able.some((tap) => formOf(tap) === each));
  const ofForm = able.filter((tap) => form === undefined || formOf(tap) === form);
  // One that states no depth goes as far as its neck.
  const stated = ofForm.filter(
    (tap) => tap.reach !== undefined || (neckOf(tap)?.sure ?? Infinity) >= (depth ?? 0),
  );
  const { best: near, longest = 0 } = choose(stated, depth, asked);
  const best = near ?? ofForm.find((tap) => (neckOf(tap)?.most ?? 0) >= (depth ?? 0));
  const kind = isFormed ? "Forming tap" : "Machine tap";
  const need = `${kind} ${name}, form ${form ?? forms[0]}${reaching(depth)}`;
  if (!best) {
    const furthest = Math.max(longest, ...ofForm.map((tap) => neckOf(tap)?.most ?? 0));
    const step = stepWithout(need, furthest > 0 ? furthest : undefined);
    return step.note === undefined ? step : { ...step, note: `${step.note} Deeper needs a longer neck.` };
  }
  const { entry, reach } = best;
  const chamfer = chamferThreads(formOf(best))?.most ?? 0;
  const neck = neckOf(best);
  const notes = [
    asked.hole.isBlind === false && drawsBack(entry)
      ? "Made for blind holes: it taps a through hole too, but its chips come out backwards. Leave them room."
      : "",
    near === undefined && neck ? neckWords(entry, reach, neck) : "",
    near && reach === undefined && depth !== undefined ? "Its thread depth isn’t stated: ask." : "",
  ].filter((each) => each !== "");
  return {
    need,
    entry,
    operation: "tapping",
    ...(notes.length > 0 && { note: notes.join(" ") }),
    figures: {
      diameter,
      pitch,
      ...(depth !== undefined && { length: depth + chamfer * pitch }),
    },
  };
}
