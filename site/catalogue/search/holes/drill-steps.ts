import { usableFlutes, type DrilledHole } from "#engineering/holes/plan-hole.ts";
import { radiansOf } from "#engineering/units/convert.ts";
import type { Mm } from "#engineering/units/units.ts";
import { edgeFigure } from "#engineering/values/edge.ts";
import { hasOwnForm } from "#engineering/values/tool.ts";
import { valuesOf } from "#engineering/values/values.ts";
import { families } from "../../families/families.ts";
import type { Family } from "../../families/family.ts";
import { holeOfDrill } from "../../relations/tapping-drills.ts";
import type { Entry, OpenedSearch } from "../open-search.ts";
import { choose, cuts, flutesOf, type Reaching } from "./choose-tool.ts";
import { reaching, stepWithout, type KitStep } from "./kit-step.ts";
import type { RequestedHole } from "./read-hole.ts";

/** Drills start without a spot from this point angle on; in a narrower spot their corners touch first. */
const SELF_CENTRING = 140;
/** The point of drills whose values don't give it: DIN 338. */
const USUAL_POINT = 118;

/** How far a point goes beyond the full diameter. */
export function pointLength(diameter: Mm, angle: number): Mm {
  return diameter / 2 / Math.tan(radiansOf(angle / 2));
}

function pointOf(entry: Entry): number {
  if (entry.family === "u-drill") return 180;
  return edgeFigure(valuesOf(entry).edge, "Point angle") ?? USUAL_POINT;
}

/** Every drill for the hole. One that states no depth has flutes, which must hold the chips too. */
function drillsFor({ entries }: OpenedSearch, { least, most }: DrilledHole): Reaching[] {
  return entries.flatMap((entry) => {
    const { diameter, depth } = valuesOf(entry);
    const hole = entry.family === "u-drill" ? diameter?.max : holeOfDrill(entry);
    if (hole === undefined || hole < least || hole > most || hasOwnForm(entry)) return [];
    const flutes = flutesOf(entry);
    const stated = depth?.max ?? (flutes === undefined ? undefined : usableFlutes(flutes, hole));
    // The depth is that of the full diameter: the point goes further.
    return { entry, reach: stated && stated - pointLength(hole, pointOf(entry)) };
  });
}

/** The drills of the diameter that is nearest to the wanted one. */
function nearest(drills: readonly Reaching[], wanted: Mm): Reaching[] {
  const away = ({ entry }: Reaching): number =>
    Math.abs((valuesOf(entry).diameter?.max ?? Number.NaN) - wanted);
  const least = Math.min(...drills.map(away));
  return drills.filter((drill) => away(drill) === least);
}

/** Drills are sold in steps of a twentieth of a millimetre. */
function inSteps(diameter: Mm): Mm {
  return Math.ceil(Math.round(diameter * 2000) / 100) / 20;
}

/** The drill for a hole: of the nearest diameter of which one reaches. */
export function drillStep(search: OpenedSearch, asked: RequestedHole, drill: DrilledHole): KitStep {
  const { diameter, depth } = drill;
  const able = drillsFor(search, drill).filter(({ entry }) => cuts(entry, asked));
  const deep = able.filter(({ reach }) => depth === undefined || (reach !== undefined && reach >= depth));
  const { best } = choose(nearest(deep, diameter), depth, asked);
  const need = `Drill Ø${inSteps(diameter)}${reaching(depth)}`;
  if (!best) {
    const longest = choose(nearest(able, diameter), depth, asked).longest;
    return stepWithout(need, longest === undefined ? undefined : Math.floor(longest));
  }
  const { entry } = best;
  const { operation }: Family = families[entry.family];
  return {
    need,
    entry,
    ...(operation && { operation }),
    figures: {
      diameter: valuesOf(entry).diameter?.max ?? diameter,
      pointAngle: pointOf(entry),
      ...(depth !== undefined && { length: depth }),
    },
  };
}

interface Spot {
  entry: Entry;
  angle: number;
  diameter: Mm;
}

/** Spot drills: their values give the cone but no length, and they make no hole of their own. */
function spots({ entries }: OpenedSearch): Spot[] {
  return entries.flatMap((entry) => {
    const { edge, diameter } = valuesOf(entry);
    const angle = edgeFigure(edge, "Point angle");
    const isCone = entry.family === "drill" && holeOfDrill(entry) === undefined && !hasOwnForm(entry);
    return isCone && angle !== undefined && diameter ? { entry, angle, diameter: diameter.max } : [];
  });
}

/** The spot drills that are wide enough for a cone, the narrowest cone first. */
function spotsFor(search: OpenedSearch, asked: RequestedHole, diameter: Mm): Spot[] {
  return spots(search)
    .filter((spot) => spot.diameter >= diameter && cuts(spot.entry, asked))
    .toSorted((one, other) => one.angle - other.angle || one.diameter - other.diameter);
}

/** The narrowest spot drill for a cone of a diameter. */
export function spotFor(
  search: OpenedSearch,
  asked: RequestedHole,
  diameter: Mm,
  isAngle: (angle: number) => boolean,
): Entry | undefined {
  return spotsFor(search, asked, diameter).find(({ angle }) => isAngle(angle))?.entry;
}

function isPointed({ family }: Entry): boolean {
  return family === "drill" || family === "step-drill";
}

/** Whether the drill of a step starts without a spot. */
export function isSelfCentring({ entry, figures: { pointAngle = 0 } }: KitStep): boolean {
  return entry !== undefined && isPointed(entry) && pointAngle >= SELF_CENTRING;
}

/** The spot before a drill: none before one that centres itself, unless the range has one as blunt. */
export function spotStep(search: OpenedSearch, asked: RequestedHole, step: KitStep): KitStep[] {
  const { entry, figures } = step;
  const { diameter, pointAngle } = figures;
  if (!entry || !isPointed(entry) || diameter === undefined || pointAngle === undefined) return [];
  const wide = spotsFor(search, asked, diameter);
  // In a flatter spot the drill's tip touches first; in one as flat its whole edge.
  const spot = wide.find(({ angle }) => angle > pointAngle) ?? wide.find(({ angle }) => angle === pointAngle);
  const need = `Spot drill of ${pointAngle}° or more, for Ø${diameter}`;
  if (!spot) return isSelfCentring(step) ? [] : [stepWithout(need, undefined)];
  const deep = Number(pointLength(diameter, spot.angle).toFixed(2));
  const part = spot.angle > pointAngle ? "tip touches" : "whole edge touches";
  return [
    {
      need,
      entry: spot.entry,
      operation: "drilling",
      note: `Spots Ø${diameter}, ${deep} mm deep: in ${spot.angle}° the drill’s ${part} first, not its corners.`,
      figures: { diameter, pointAngle: spot.angle, length: 0 },
    },
  ];
}
