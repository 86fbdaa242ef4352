import type { GuideTool } from "./guide.ts";
import { groupsIn } from "#engineering/values/material.ts";
import { type WorkpieceGroup, workpieceLetters } from "#engineering/values/workpiece-groups.ts";
import { valuesOf } from "#engineering/values/values.ts";

/** A cutting material of the range for a workpiece group. */
export interface GradeStep {
  /** `P25`, or the material's name if it has no class for this group. */
  label: string;
  /** `CVD TiCN + Al2O3`, if it has a coating. */
  coating: string | undefined;
  /** Products in this grade. */
  count: number;
  /** One of these products, of the requested size if there is one. */
  product: GuideTool;
}

/** The grades for a workpiece group, the hardest first. */
export interface GradeLadder {
  group: WorkpieceGroup;
  steps: GradeStep[];
}

/** The cutting materials from tough to hard: high speed steel bends before it breaks, a fine grain is harder. */
const ranks: [RegExp, number][] = [
  [/HSS/, 1],
  [/ultra-fine/i, 3],
  [/carbide/i, 2],
  [/PCBN|PCD/, 4],
];

interface Placed extends GradeStep {
  rank: number;
  /** The class's number for the group: 01 hard to 50 tough. */
  number: number | undefined;
}

function placed(product: GuideTool, group: WorkpieceGroup): Placed | undefined {
  const { grade: text = "", coating } = product.specifications;
  const { grade } = valuesOf(product);
  const rank = ranks.find(([words]) => words.test(text))?.[1];
  if (!grade || rank === undefined) return undefined;
  const own = grade.isSubstrate ? undefined : grade.applications.find(({ letter }) => letter === group);
  const label = own ? `${group}${String(own.from).padStart(2, "0")}` : grade.substance;
  return { label, coating, count: 1, product, rank, number: own?.from };
}

/** Negative if the first is harder. Without a number for both, materials of one kind are neither harder nor tougher. */
function compare(one: Placed, other: Placed): number {
  if (one.rank !== other.rank) return other.rank - one.rank;
  return one.number === undefined || other.number === undefined ? 0 : one.number - other.number;
}

function ladderOf(products: readonly GuideTool[], group: WorkpieceGroup, size?: string): Placed[] {
  const found = new Map<string, Placed>();
  for (const product of products) {
    if (!groupsIn(product.specifications.material).includes(group)) continue;
    const step = placed(product, group);
    if (!step) continue;
    const key = `${step.label} ${step.coating ?? ""}`;
    const known = found.get(key);
    if (!known) found.set(key, step);
    else {
      known.count += 1;
      if (known.product.specifications.size !== size && product.specifications.size === size)
        known.product = product;
    }
  }
  return [...found.values()].toSorted(compare);
}

/** The grades of some products for each workpiece group that they cut. */
export function gradeLadders(products: readonly GuideTool[], size?: string): GradeLadder[] {
  return workpieceLetters
    .map((group) => ({ group, steps: ladderOf(products, group, size).map(shown) }))
    .filter(({ steps }) => steps.length > 0);
}

function shown({ label, coating, count, product }: Placed): GradeStep {
  return { label, coating, count, product };
}

/** The step from a group's usual grade, which most products have, to the next harder or tougher grade of the range. */
export interface GradeChange {
  group: WorkpieceGroup;
  from: GradeStep;
  to: GradeStep;
}

/** The coating process: `CVD`, `PVD`; undefined if the coating doesn't state it. */
function processOf({ coating }: Placed): string | undefined {
  return /^(?:CVD|PVD)\b/.exec(coating ?? "")?.[0];
}

/**
 * The neighbour of a grade in its ladder. A grade with the same coating process is nearer than any other: the coating
 * matters as much as the class.
 */
function neighbourOf(
  usual: Placed,
  ladder: readonly Placed[],
  way: "harder" | "tougher",
): Placed | undefined {
  const side = ladder.filter((step) =>
    way === "harder" ? compare(step, usual) < 0 : compare(step, usual) > 0,
  );
  const alike = side.filter((step) => processOf(step) === processOf(usual));
  const steps = alike.length > 0 ? alike : side;
  return way === "harder" ? steps.at(-1) : steps[0];
}

/**
 * The remedy "harder" or "tougher" as a step in the range, by workpiece group; groups without such a grade are left
 * out.
 */
export function gradeChanges(
  products: readonly GuideTool[],
  way: "harder" | "tougher",
  size?: string,
): GradeChange[] {
  return workpieceLetters.flatMap((group) => {
    const ladder = ladderOf(products, group, size);
    const [usual] = ladder.toSorted((one, other) => other.count - one.count);
    if (!usual) return [];
    const to = neighbourOf(usual, ladder, way);
    return to ? [{ group, from: shown(usual), to: shown(to) }] : [];
  });
}
