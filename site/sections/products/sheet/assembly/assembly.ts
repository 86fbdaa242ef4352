import type { Mm } from "#engineering/units/units.ts";
import { barReaches, CARBIDE } from "#engineering/calculator/operations/deflection.ts";
import { edgeDepth } from "#engineering/cutting/edge-depths.ts";
import { radiansOf } from "#engineering/units/convert.ts";
import { shankLength } from "#engineering/standards/shank-ends.ts";
import { edgeFigure } from "#engineering/values/edge.ts";
import { isInsert } from "#engineering/values/tool.ts";
import { valuesOf } from "#engineering/values/values.ts";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { productStart, type ProductStart } from "../../calculator/product-start.ts";
import { barReach } from "../cutting/bar-reach.ts";

type Part = Pick<ShownProduct, "id" | "name" | "orderCode" | "family" | "specifications" | "startValues">;

/** Tools that are put together, with the cut that they are for. */
export interface Assembly {
  kind: "holder" | "bar" | "mill";
  /** What is clamped: the holder, the bar or the mill. */
  body: Part;
  /** In a holder or a bar. */
  insert?: Part;
  /** The cut, with the overhang that it starts from; undefined where nothing says how the tools cut. */
  start: ProductStart | undefined;
  /** The overhang to begin with. */
  overhang: Mm;
}

const holders: ReadonlySet<string> = new Set(["turning-holder", "boring-bar"]);
const inserts: ReadonlySet<string> = new Set(["turning-insert", "superhard-insert"]);
const mills: ReadonlySet<string> = new Set(["end-mill", "ball-nose"]);

/** Whether a tool is put together with others of the range, or with a tool holder. */
export function isAssembled({ family }: Pick<Part, "family">): boolean {
  return holders.has(family) || inserts.has(family) || mills.has(family);
}

/** Whether the tool needs no partner of the range: a tool holder takes it. */
export function isMill({ family }: Pick<Part, "family">): boolean {
  return mills.has(family);
}

/** Whether a tool is a partner that can be drawn: threading and grooving have others. */
export function isPartner({ family }: Pick<Part, "family">): boolean {
  return holders.has(family) || inserts.has(family);
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

function held(holder: Part, insert: Part): Assembly | undefined {
  const { shank, diameter, edge } = valuesOf(holder);
  const [first, second] = shank?.sides ?? [];
  if (!first) return undefined;
  const isBar = holder.family === "boring-bar";
  const bar = barReach(holder);
  const reach = bar?.reach ?? barReaches.steel.diameters * first.mm;
  const length = valuesOf(holder).length?.max ?? reach;
  const overhang = Math.min(isBar ? reach : SHANK_OVERHANG * first.mm, length);
  const cut = productStart(insert);
  const angle = edgeFigure(edge, "KAPR");
  const smallest = diameter?.max;
  const deepest = deepestOf(insert, angle === undefined ? undefined : sideAngle(angle), cut?.deepest);
  return {
    kind: second ? "holder" : "bar",
    body: holder,
    insert,
    overhang,
    start:
      cut?.operation === "turning"
        ? {
            ...cut,
            operation: "boring",
            ...(deepest !== undefined && { deepest }),
            figures: {
              ...cut.figures,
              ...(angle !== undefined && { angle: sideAngle(angle) }),
              overhang,
              ...(!second && {
                barDiameter: first.mm,
                modulus: bar?.modulus ?? barReaches.steel.modulus,
                ...(smallest !== undefined && { diameter: smallest }),
              }),
            },
          }
        : undefined,
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
    body: mill,
    overhang,
    start: cut && {
      ...cut,
      figures: { ...cut.figures, overhang, ...(isCarbide && { modulus: CARBIDE }) },
    },
  };
}

/** A tool with its partner, whichever of both is the holder, or a mill alone; undefined where a value is missing. */
export function assemblyOf(tool: Part, partner: Part | undefined): Assembly | undefined {
  if (isMill(tool)) return milled(tool);
  if (!partner) return undefined;
  return isInsert(tool) ? held(partner, tool) : held(tool, partner);
}
