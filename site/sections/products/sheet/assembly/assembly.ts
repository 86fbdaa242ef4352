import { barReaches, CARBIDE } from "#engineering/calculator/operations/deflection.ts";
import { edgeDepth } from "#engineering/cutting/edge-depths.ts";
import { shankLength } from "#engineering/standards/shank-ends.ts";
import { radiansOf } from "#engineering/units/convert.ts";
import type { Mm } from "#engineering/units/units.ts";
import { edgeFigure } from "#engineering/values/edge.ts";
import { groupsIn } from "#engineering/values/material.ts";
import { isInsert } from "#engineering/values/tool.ts";
import { usableDepth, isOnArbor } from "#engineering/values/reach.ts";
import { valuesOf } from "#engineering/values/values.ts";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { productStart, type ProductStart } from "../../calculator/product-start.ts";
import { barReach } from "../cutting/bar-reach.ts";

type Part = Pick<ShownProduct, "id" | "name" | "orderCode" | "family" | "specifications" | "startValues">;

/** Tools that are put together, with the cut that they are for. */
export interface Assembly {
  /** How it is held: a square shank, a bar, a blade, a mill's or a drill's shank, a cutter on an arbor. */
  kind: "holder" | "bar" | "blade" | "mill" | "shell" | "drill";
  work: "turning" | "threading" | "grooving" | "parting" | "milling" | "drilling";
  /** What is clamped: the holder, the bar, the blade, the mill, the cutter or the drill. */
  body: Part;
  /** In all but solid mills. */
  insert?: Part;
  /** The cut, with the overhang that it starts from; undefined where nothing says how the tools cut. */
  start: ProductStart | undefined;
  /** The overhang to begin with; of a cutter on an arbor its height. */
  overhang: Mm;
}

/** What holds an insert, and what it is called beside it. */
const bodies: Readonly<Record<string, string>> = {
  "turning-holder": "Holder",
  "boring-bar": "Boring bar",
  "threading-holder": "Threading holder",
  "grooving-holder": "Grooving holder",
  "grooving-bar": "Grooving bar",
  "parting-blade": "Blade",
  "milling-cutter": "Cutter",
  "u-drill": "Drill",
};
/** The work of an insert. */
const works: Readonly<Record<string, Assembly["work"]>> = {
  "turning-insert": "turning",
  "superhard-insert": "turning",
  "threading-insert": "threading",
  "grooving-insert": "grooving",
  "parting-insert": "parting",
  "milling-insert": "milling",
  "drilling-insert": "drilling",
};
const mills: ReadonlySet<string> = new Set(["end-mill", "ball-nose"]);

/** Whether a tool is put together with others of the range, or with a tool holder. */
export function isAssembled(tool: Pick<Part, "family">): boolean {
  return isPartner(tool) || isMill(tool);
}

/** Whether the tool needs no partner of the range: a tool holder takes it. */
export function isMill({ family }: Pick<Part, "family">): boolean {
  return mills.has(family);
}

/** Whether a tool is a partner that can be drawn. */
export function isPartner({ family }: Pick<Part, "family">): boolean {
  return Object.hasOwn(bodies, family) || Object.hasOwn(works, family);
}

/** What the clamped tool is called; a mill by its own name. */
export function bodyName({ body, kind }: Pick<Assembly, "body" | "kind">): string {
  if (kind === "bar" && body.family === "threading-holder") return "Threading bar";
  return bodies[body.family] ?? body.name;
}

/** A side-turning edge beyond 90° is at the work as one as far below it. */
function sideAngle(angle: number): number {
  return angle > 90 ? 180 - angle : angle;
}

/** A square shank stands out this many times its height, until the visitor types how far. */
const SHANK_OVERHANG = 1.5;

/** How deep the insert cuts at this angle: what its edge takes, and what it states. */
function deepestOf(insert: Part, angle: number | undefined, stated: Mm | undefined): Mm | undefined {
  const edge = edgeDepth(insert)?.high;
  if (edge === undefined || angle === undefined) return stated;
  const reach = Number((edge * Math.sin(radiansOf(angle))).toFixed(1));
  return stated === undefined ? reach : Math.min(stated, reach);
}

/** The depth of a groove to begin with, mm, and the diameter of what is grooved. */
const [GROOVE, GROOVED] = [4, 40];
/** From the bore to the major diameter of a metric thread, in pitches (ISO 724). */
export const BORE_TO_MAJOR = 1.0825;

/** How tools that aren't for turning begin: a groove that they reach, a bore that the bar enters. */
function otherCut(cut: ProductStart, work: Assembly["work"], deepest: Mm | undefined, bore: Mm | undefined) {
  if (work === "threading") {
    const { pitch = 0 } = cut.figures;
    return bore === undefined ? {} : { diameter: Math.ceil(bore + BORE_TO_MAJOR * pitch) };
  }
  const depth = Math.min(deepest ?? GROOVE, GROOVE);
  if (bore !== undefined) return { innerDiameter: bore, diameter: bore + Math.min(depth, GROOVE / 2) * 2 };
  return { diameter: GROOVED, innerDiameter: work === "parting" ? 0 : GROOVED - 2 * depth };
}

function held(holder: Part, insert: Part): Assembly | undefined {
  const { shank, diameter, length: overall } = valuesOf(holder);
  const [first, second] = shank?.sides ?? [];
  const work = works[insert.family];
  if (!first || !work) return undefined;
  const kind = holder.family === "parting-blade" ? "blade" : second ? "holder" : "bar";
  const bore = kind === "bar" ? diameter?.max : undefined;
  const reach = barReach(holder)?.reach ?? barReaches.steel.diameters * first.mm;
  const length = overall?.max ?? reach;
  const wanted = { bar: reach, holder: SHANK_OVERHANG * first.mm, blade: GROOVED / 2 + 5 }[kind];
  const overhang = Math.min(wanted, length);
  const cut = productStart(insert);
  const deepest = usableDepth(holder, insert);
  return {
    kind,
    work,
    body: holder,
    insert,
    overhang,
    start:
      cut?.operation === "turning"
        ? turningCut(holder, insert, cut, overhang, bore)
        : cut && { ...cut, figures: { ...cut.figures, ...otherCut(cut, work, deepest, bore) } },
  };
}

/** The cut of a turning insert: its force and, of a bar, its bend are those of boring. */
function turningCut(
  holder: Part,
  insert: Part,
  cut: ProductStart,
  overhang: Mm,
  bore: Mm | undefined,
): ProductStart {
  const { shank, edge } = valuesOf(holder);
  const [first, second] = shank?.sides ?? [];
  const angle = edgeFigure(edge, "KAPR");
  const deepest = deepestOf(insert, angle === undefined ? undefined : sideAngle(angle), cut.deepest);
  return {
    ...cut,
    operation: "boring",
    ...(deepest !== undefined && { deepest }),
    figures: {
      ...cut.figures,
      ...(angle !== undefined && { angle: sideAngle(angle) }),
      overhang,
      ...(first &&
        !second && {
          barDiameter: first.mm,
          modulus: barReach(holder)?.modulus ?? barReaches.steel.modulus,
          ...(bore !== undefined && { diameter: bore }),
        }),
    },
  };
}

function milled(mill: Part): Assembly | undefined {
  const cut = productStart(mill);
  const { shank, length, diameter, size } = valuesOf(mill);
  const [side] = shank?.sides ?? [];
  if (!side || !length || !diameter) return undefined;
  const isStandard = mill.specifications.shank?.includes("DIN 6535") ?? false;
  const clamped = isStandard ? shankLength(side.mm) : undefined;
  const cutting = size?.kind === "dimensions" ? size.sides[1]?.mm : undefined;
  const overhang = clamped === undefined ? (cutting ?? diameter.max) + diameter.max : length.max - clamped;
  const isCarbide = /carbide/i.test(mill.specifications.type ?? "");
  return {
    kind: "mill",
    work: "milling",
    body: mill,
    overhang,
    start: cut && {
      ...cut,
      figures: { ...cut.figures, overhang, ...(isCarbide && { modulus: CARBIDE }) },
    },
  };
}

/** A cutter or an indexable drill with its inserts: the body gives diameter, teeth and depth, the insert what it cuts. */
function cutting(body: Part, insert: Part): Assembly | undefined {
  const { shank, length, diameter, depth } = valuesOf(body);
  const [side] = shank?.sides ?? [];
  const work = works[insert.family];
  const isShell = isOnArbor(body);
  if (!side || !diameter || !work || (isShell && !length)) return undefined;
  const groups = groupsIn(insert.specifications.material ?? "");
  const own = insert.startValues ?? [];
  const values =
    own.length > 0 ? own : (body.startValues ?? []).filter(({ group }) => groups.includes(group));
  const ofInsert = productStart(insert);
  const cut = productStart({ ...body, startValues: values });
  const { circle, radius } = ofInsert?.figures ?? {};
  const deepest = Math.min(depth?.max ?? Infinity, ofInsert?.deepest ?? Infinity);
  const clamped = /DIN (?:1835|6535)/.test(body.specifications.shank ?? "")
    ? shankLength(side.mm)
    : undefined;
  const free = (depth?.max ?? 0) + diameter.max;
  return {
    kind: isShell ? "shell" : work === "drilling" ? "drill" : "mill",
    work,
    body,
    insert,
    overhang: isShell ? (length?.max ?? 0) : length && clamped ? length.max - clamped : free,
    start: cut && {
      ...cut,
      ...(Number.isFinite(deepest) && { deepest }),
      figures: {
        ...cut.figures,
        ...(circle !== undefined && { circle }),
        ...(radius !== undefined && { radius }),
      },
    },
  };
}

/** A tool with its partner, whichever of both is the holder, or a mill alone; undefined where a value is missing. */
export function assemblyOf(tool: Part, partner: Part | undefined): Assembly | undefined {
  if (isMill(tool)) return milled(tool);
  if (!partner) return undefined;
  const [body, insert] = isInsert(tool) ? [partner, tool] : [tool, partner];
  return body.family === "milling-cutter" || body.family === "u-drill"
    ? cutting(body, insert)
    : held(body, insert);
}
