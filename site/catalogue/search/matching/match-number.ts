import { shapes } from "#engineering/designation/insert-forms.ts";
import { families, type ToolFamily } from "../../families/families.ts";
import { tappingDrill } from "../../relations/tapping-drills.ts";
import type { SearchFactValue } from "../fact-values.ts";
import type { Entry, OpenedSearch } from "../open-search.ts";
import type { Meaning, NumberField } from "../reading/query-part.ts";
import { pitchOf } from "../reading/read-thread.ts";
import { NO_MATCH, type Matcher } from "./match.ts";
import { drilledHole, threadsOf } from "./match-thread.ts";
import { edgeFigure } from "#engineering/values/edge.ts";
import { stepOf } from "#engineering/values/step.ts";
import { valuesOf } from "#engineering/values/values.ts";

type Field = SearchFactValue["field"];

/** Whether a family is named by the diameter that it cuts. */
const isOfDiameter = (family: ToolFamily): boolean => families[family].numbers[0] === "diameter";

const bars: readonly ToolFamily[] = ["boring-bar", "grooving-bar", "threading-holder"];

/** The fields of a tool that a number with this field can mean. */
export function fieldsOf(field: NumberField | undefined, family: ToolFamily): readonly Field[] {
  if (field === undefined) return families[family].numbers;
  // The diameter of a bar is its shank; its bore is the hole that it enters.
  if (field === "diameter") return bars.includes(family) ? ["shank"] : ["diameter"];
  // A slot is as wide as the mill that cuts it.
  if (field === "width" && family === "end-mill") return ["diameter"];
  if (field === "thread") return [];
  if (field === "kerf") return ["width"];
  if (field === "parted") return ["depth"];
  if (field === "bore" || field === "hole") {
    if (bars.includes(family)) return ["diameter"];
    // A hole means a drill's diameter or a tap; a bore is also the hole of a cutter.
    return field === "hole" ? fieldsOf(undefined, family) : ["shank"];
  }
  return [field];
}

const NEAR = 0.006;
const isSame = (value: number, { min, max }: SearchFactValue): boolean =>
  value >= min - NEAR && value <= max + NEAR;

/** A tap is named by its thread's diameter, its pitch, or the hole that it needs. */
function threadFigures({ thread }: Entry): { diameter?: number; pitch?: number; hole?: number } {
  if (thread?.system !== "M") return {};
  const diameter = Number(thread.size);
  const pitch = pitchOf(thread);
  const hole = pitch === undefined ? undefined : tappingDrill({ diameter, pitch, name: "" });
  return { diameter, ...(pitch !== undefined && { pitch }), ...(hole !== undefined && { hole }) };
}

/** The width of a circlip insert is in its code. */
function codeWidth({ family, code }: Entry): number | undefined {
  return family === "grooving-insert" && code?.form === "threading" ? Number(code.pitch) : undefined;
}

/** The trade names an insert by the size in its code, its edge in whole mm: "trigon insert 8" is a WNMG 08. */
function edgeSize({ code }: Entry): number | undefined {
  return code?.form === "insert" ? Number(code.key.slice(4, 6)) : undefined;
}

/** After an inscribed circle of this figure. */
const EDGE_SIZE = 3;
/** A bar enters every bore from its smallest on; of the bars that fit, the thickest is the stiffest. */
function boreWeakness(bore: number, entry: Entry): number {
  const least = valuesOf(entry).diameter?.max ?? Infinity;
  return least <= bore + NEAR ? Math.min(MOST_ROOM, Math.round(bore - least)) : NO_MATCH;
}

/** Space beside a bar in its bore, mm; more doesn't rank it lower. */
const MOST_ROOM = 20;

/** The angle of the profile that a threading insert cuts, by the words of its standard. */
function profileAngle(standards: string): number {
  if (/55°|BSP|ISO 228|ISO 7\b|Whitworth/i.test(standards)) return 55;
  if (/\bTr\b|trapezoidal|ISO 2904/i.test(standards)) return 30;
  return /ACME/i.test(standards) ? 29 : 60;
}

/** Whether a shape is named by this angle: the corner of an insert, its profile, a mill's chamfer, half or whole. */
function isNamedBy(angle: number, field: NumberField | undefined, entry: Entry): boolean {
  const { code, family, specifications } = entry;
  if (field === "angle" && code?.form === "insert") return shapes[code.key.charAt(0)]?.angle === angle;
  if (field === "angle" && family === "threading-insert" && specifications.threadStandards !== undefined)
    return profileAngle(specifications.threadStandards) === angle;
  // "Spot drill 142": what only spots is named by its point.
  const isSpot = family === "drill" && drilledHole(entry) === undefined;
  if (isSpot && field === undefined && edgeFigure(valuesOf(entry).edge, "Point angle") === angle) return true;
  const chamfer = Number(/^Chamfer (\d+)°/.exec(specifications.edge ?? "")?.[1]);
  return (field === "angle" || field === undefined) && (angle === chamfer || angle === 2 * chamfer);
}

interface NumberAsked {
  value: number;
  field?: NumberField;
}

/** Part of the diameter that chips take from the flutes' length. */
const ROOM_FOR_CHIPS = 1.5;

/** The depth that a tool reaches, in mm; undefined if nothing states it. */
function reachOf(entry: Entry): number | undefined {
  const { depth, diameter } = valuesOf(entry);
  if (depth) return depth.max;
  const [, flutes] = entry.sides;
  if (flutes === undefined) return undefined;
  return entry.family === "drill" ? flutes - ROOM_FOR_CHIPS * (diameter?.max ?? 0) : flutes;
}

/**
 * A query for a depth needs at least that depth; the tool that reaches just as far is the stiffest. An insert's range
 * has two ends.
 */
function depthWeakness(depth: number, entry: Entry): number {
  const least = valuesOf(entry).depth?.min ?? 0;
  const reach = reachOf(entry);
  if (reach === undefined || depth > reach + NEAR || depth < least - NEAR) return NO_MATCH;
  return Math.min(MOST_ROOM, Math.round((reach - depth) / 10));
}

/** Whether a tool has this number where the number can be: by value, so that 3 equals 3.0. */
export function matchNumber({ facts, sets }: OpenedSearch, { value, field }: NumberAsked): Matcher {
  const fields = facts.map(({ values }) => values.filter((each) => isSame(value, each)));
  const hasAny = (fact: number): boolean => (fields[fact]?.length ?? 0) > 0;
  const inSets = sets.map((shared) => shared.filter(hasAny));
  return (entry) => {
    if ((field === "bore" || field === "hole") && bars.includes(entry.family))
      return boreWeakness(value, entry);
    if (field === "depth") return depthWeakness(value, entry);
    if (field === "parted")
      return entry.family === "parting-blade" ? depthWeakness(value / 2, entry) : NO_MATCH;
    if (field === "bore" && !/bore/i.test(entry.specifications.shank ?? "")) return NO_MATCH;
    const wanted = fieldsOf(field, entry.family);
    let weak = NO_MATCH;
    const look = (fact: number): void => {
      for (const met of fields[fact] ?? []) {
        const at = wanted.indexOf(met.field);
        // An exact figure is better than a range that contains it.
        if (at >= 0)
          weak = Math.max(0, Math.min(weak === NO_MATCH ? 99 : weak, at + (met.min === met.max ? 0 : 1)));
      }
    };
    inSets[entry.set]?.forEach(look);
    entry.ownFacts.forEach(look);
    if (weak !== NO_MATCH)
      // A bare size is first the cutting diameter, then a shank, a width or a corner's radius.
      return isOfDiameter(entry.family) || (field !== undefined && field !== "diameter") ? weak : weak + 2;
    if (codeWidth(entry) === value && (field === undefined || field === "width")) return 0;
    if (isNamedBy(value, field, entry)) return 0;
    if (field === undefined && edgeSize(entry) === value) return EDGE_SIZE;
    if (field === "length" && entry.sides[2] === value) return 0;
    const { diameter, pitch, hole } = threadFigures(entry);
    const figures =
      field === undefined || field === "hole"
        ? [diameter, hole]
        : field === "diameter"
          ? [diameter]
          : field === "pitch"
            ? [pitch]
            : [];
    return figures.some((each) => same(each, value)) ? 1 : NO_MATCH;
  };
}

/** The distance of a tool's nearest figure from the requested one; undefined if it has no such figure. */
export function distanceOf(
  { facts }: OpenedSearch,
  { value, field }: NumberAsked,
  entry: Entry,
): number | undefined {
  if (field === "depth") {
    const reach = reachOf(entry);
    return reach === undefined ? undefined : Math.abs(value - reach);
  }
  const wanted = fieldsOf(field, entry.family);
  let nearest: number | undefined;
  for (const fact of entry.facts) {
    for (const each of facts[fact]?.values ?? []) {
      if (!wanted.includes(each.field)) continue;
      const distance = Math.min(Math.abs(value - each.min), Math.abs(value - each.max));
      if (nearest === undefined || distance < nearest) nearest = distance;
    }
  }
  return nearest;
}

const same = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && Math.abs(one - other) < NEAR;

function figuresOf(entry: Entry, key: "shank" | "diameter" | "length" | "width" | "depth"): number[] {
  return (entry.specifications[key] ?? "").match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
}

/** Whether a tool has these sides: its size, its shank, or its diameter and a length. */
export function matchDimensions(sides: readonly number[]): Matcher {
  const [first, second, third] = sides;
  return (entry) => {
    const shank = figuresOf(entry, "shank");
    if (third !== undefined) {
      if (sides.every((side, at) => same(side, entry.sides[at]))) return 0;
      // A holder by its shank and its width or length: 25 × 25 × 3.
      const ofHolder = [...figuresOf(entry, "width"), ...figuresOf(entry, "length")];
      const isShank = same(first, shank[0]) && same(second, shank[1]);
      return isShank && ofHolder.some((figure) => same(figure, third)) ? 0 : NO_MATCH;
    }
    if (same(first, shank[0]) && same(second, shank[1])) return 0;
    const [diameter] = figuresOf(entry, "diameter");
    const lengths = [...figuresOf(entry, "length"), ...figuresOf(entry, "depth")];
    if (same(first, diameter) && lengths.some((length) => same(length, second))) return 0;
    if (same(first, diameter) && same(second, stepOf(entry.specifications.edge)?.diameter)) return 0;
    // "Drill 8 x 30": a hole.
    if (same(first, diameter) && entry.family === "drill" && depthWeakness(second ?? 0, entry) >= 0) return 1;
    // A blade by its height and width: 32 × 3.
    const [width] = figuresOf(entry, "width");
    if (same(first, shank[0]) && same(second, width)) return 0;
    const { diameter: size, pitch } = threadFigures(entry);
    return same(first, size) && same(second, pitch) ? 0 : NO_MATCH;
  };
}

/** The end of a range counts, unless it is open; figures have up to 3 decimals. */
const END = 0.0005;

/** Whether a tool has a figure in a range: the field that was named, or the first that names its family. */
export function matchInterval(
  { facts }: OpenedSearch,
  { from = -Infinity, to = Infinity, isOpen, field }: Extract<Meaning, { kind: "interval" }>,
): Matcher {
  const room = isOpen ? -END : END;
  const isWithin = (min: number, max = min): boolean => min >= from - room && max <= to + room;
  return (entry) => {
    if ((field === "bore" || field === "hole") && bars.includes(entry.family)) {
      const least = valuesOf(entry).diameter?.max;
      return least !== undefined && isWithin(least) ? 0 : NO_MATCH;
    }
    if (field === "bore" && !/bore/i.test(entry.specifications.shank ?? "")) return NO_MATCH;
    if (field === "thread") return threadsOf(facts, entry).some((each) => isWithin(each)) ? 0 : NO_MATCH;
    const wanted = fieldsOf(field, entry.family).slice(0, 1);
    const [, , length] = entry.sides;
    if (field === "length" && length !== undefined) return isWithin(length) ? 0 : NO_MATCH;
    const { diameter, pitch } = threadFigures(entry);
    if (field === "pitch" && pitch !== undefined) return isWithin(pitch) ? 0 : NO_MATCH;
    if (diameter !== undefined && (field === undefined || field === "diameter"))
      return isWithin(diameter) ? 0 : NO_MATCH;
    const has = entry.facts.some((fact) =>
      facts[fact]?.values.some((each) => wanted.includes(each.field) && isWithin(each.min, each.max)),
    );
    return has ? 0 : NO_MATCH;
  };
}
