import { usableFlutes, type HolePlan } from "#engineering/holes/plan-hole.ts";
import { chamferAngle } from "#engineering/drawing/tool-shape.ts";
import type { Mm } from "#engineering/units/units.ts";
import { edgeFigure } from "#engineering/values/edge.ts";
import { stepOf } from "#engineering/values/step.ts";
import { hasOwnForm } from "#engineering/values/tool.ts";
import { valuesOf } from "#engineering/values/values.ts";
import type { Entry, OpenedSearch } from "../open-search.ts";
import { cuts, flutesOf } from "./choose-tool.ts";
import { pointLength, spotFor } from "./drill-steps.ts";
import { stepWithout, type KitStep } from "./kit-step.ts";
import type { RequestedHole } from "./read-hole.ts";

const RIGHT_ANGLE = 90;
const FLAT = 180;

interface Sink {
  diameter: Mm;
  /** Of the seat, below the face. */
  depth: Mm;
}

/**
 * The step drill that makes hole and seat in one pass; undefined if none has both diameters and reaches. It stops where
 * its step has made the seat: what its pilot drills is then as deep as pilot and seat.
 */
export function stepDrillStep(
  { entries }: OpenedSearch,
  asked: RequestedHole,
  { drill, counterbore }: HolePlan,
): KitStep | undefined {
  if (!counterbore) return undefined;
  const found = entries.flatMap((entry): KitStep[] => {
    const { diameter, depth: pilot, edge } = valuesOf(entry);
    const step = entry.family === "step-drill" ? stepOf(entry.specifications.edge) : undefined;
    if (!step || !diameter || !pilot || !cuts(entry, asked)) return [];
    if (diameter.max < drill.least || diameter.max > drill.most) return [];
    if (step.angle !== FLAT || step.diameter !== counterbore.diameter) return [];
    const angle = edgeFigure(edge, "Point angle") ?? FLAT;
    const length = pilot.max + counterbore.depth - pointLength(diameter.max, angle);
    const flutes = usableFlutes(flutesOf(entry) ?? 0, step.diameter);
    if ((drill.depth ?? 0) > length || pilot.max + counterbore.depth > flutes) return [];
    const need = `Step drill Ø${diameter.max} × ${step.diameter}, ${FLAT}°`;
    const note = `Hole and seat in one pass, ${Number((pilot.max + counterbore.depth).toFixed(2))} mm deep with the point.`;
    return [
      {
        need,
        entry,
        note,
        operation: "drilling",
        figures: { diameter: diameter.max, pointAngle: angle, length },
      },
    ];
  });
  return found[0];
}

/** The step drill that makes a core hole and the chamfer of its edge in one pass, in words; empty where none reaches. */
export function chamferingDrill(
  { entries }: OpenedSearch,
  asked: RequestedHole,
  { drill }: HolePlan,
): string[] {
  const { depth = 0, least, most } = drill;
  return entries
    .flatMap((entry): string[] => {
      const { diameter, depth: pilot, edge } = valuesOf(entry);
      const step = entry.family === "step-drill" ? stepOf(entry.specifications.edge) : undefined;
      if (step?.angle !== RIGHT_ANGLE || !diameter || !pilot || !cuts(entry, asked)) return [];
      const point = pointLength(diameter.max, edgeFigure(edge, "Point angle") ?? FLAT);
      const reach = Math.floor((pilot.max - point) * 10) / 10;
      if (diameter.max < least || diameter.max > most || depth > reach) return [];
      const code = entry.orderCode === undefined ? entry.name : `${entry.name} (${entry.orderCode})`;
      return [`Core hole and 90° edge in one pass: ${code}, drilled ${reach} mm deep beside the point.`];
    })
    .slice(0, 1);
}

/** Whether a mill has a flat end with sharp corners, for the seat of a head. */
function isFlat({ family, specifications: { edge = "", type = "", application = "" } }: Entry): boolean {
  return family === "end-mill" && /^square\b/i.test(edge) && !/rough|keyway/i.test(`${type} ${application}`);
}

/**
 * The seat of a cap screw: a mill that goes down in the drilled hole and mills one circle at full depth. The largest that
 * goes in cuts the least.
 */
export function counterboreStep(
  { entries }: OpenedSearch,
  asked: RequestedHole,
  { diameter, depth }: Sink,
  hole: Mm | undefined,
): KitStep {
  const need = `Counterbore Ø${diameter} for an ISO 4762 head M${asked.hole.diameter}`;
  const mills = entries.flatMap((entry): { entry: Entry; own: Mm; reach: Mm }[] => {
    const { diameter: own, depth: reach, flutes } = valuesOf(entry);
    if (!own || !reach || !flutes || hole === undefined || !isFlat(entry) || hasOwnForm(entry)) return [];
    return own.max < hole && reach.max >= depth && cuts(entry, asked)
      ? [{ entry, own: own.max, reach: reach.max }]
      : [];
  });
  const rank = ({ entry: { groups } }: { entry: Entry }): number =>
    asked.group === undefined ? 0 : groups.indexOf(asked.group);
  const [best] = mills.toSorted(
    (one, other) => other.own - one.own || rank(one) - rank(other) || one.reach - other.reach,
  );
  if (!best || hole === undefined) return stepWithout(need, undefined);
  const width = Number(((diameter - hole) / 2).toFixed(2));
  return {
    need,
    entry: best.entry,
    operation: "milling",
    note: `Down in the hole, then one circle to Ø${diameter}: ae ${width} mm, ap ${depth} mm.`,
    figures: {
      diameter: best.own,
      teeth: valuesOf(best.entry).flutes?.count ?? 2,
      width,
      depth,
      // The edge's way: its feed is that of the wall, not of the mill's middle.
      length: Math.PI * diameter,
    },
  };
}

/** The smallest chamfer mill of 90° for a cone. */
function chamferMillFor({ entries }: OpenedSearch, asked: RequestedHole, diameter: Mm): Entry | undefined {
  const width = (entry: Entry): Mm => valuesOf(entry).diameter?.max ?? 0;
  return entries
    .filter(({ family, specifications: { edge = "" } }) => family === "end-mill" && chamferAngle(edge) === 45)
    .filter((entry) => width(entry) >= diameter && cuts(entry, asked))
    .toSorted((one, other) => width(one) - width(other))[0];
}

/** The seat of a countersunk screw: a cone of 90° that is wide enough, plunged, a spot drill's first. */
export function countersinkStep(search: OpenedSearch, asked: RequestedHole, sink: Sink): KitStep {
  const { diameter, depth } = sink;
  const need = `Countersink of 90° for Ø${diameter}`;
  const entry =
    spotFor(search, asked, diameter, (angle) => angle === RIGHT_ANGLE) ??
    chamferMillFor(search, asked, diameter);
  if (!entry) return stepWithout(need, undefined);
  const step = { need, entry, note: `Sinks Ø${diameter}, ${depth} mm deep.` };
  if (entry.family !== "drill") return { ...step, figures: {} };
  // Its way is the depth of the cone alone: the hole is there.
  return { ...step, operation: "drilling", figures: { diameter, pointAngle: FLAT, length: depth } };
}
