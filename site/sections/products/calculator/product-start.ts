import { pitchOfThreads } from "#engineering/units/convert.ts";
import type { Mm } from "#engineering/units/units.ts";
import { CARBIDE } from "#engineering/calculator/operations/deflection.ts";
import { shankLength } from "#engineering/standards/shank-ends.ts";
import { edgeFigure } from "#engineering/values/edge.ts";
import { valuesOf } from "#engineering/values/values.ts";
import type { StartValue } from "#engineering/cutting/start-value.ts";
import type { Product } from "../../../catalogue/model/schema.ts";
import { isInsert } from "#engineering/values/tool.ts";
import { families, type ToolFamily } from "../../../catalogue/families/families.ts";
import type { Family } from "../../../catalogue/families/family.ts";
import type { OperationId } from "#engineering/calculator/operations/operation.ts";
import type { Figures } from "#engineering/calculator/quantities.ts";

/** The calculator's starting data of a product. */
export interface ProductStart {
  name: string;
  operation: OperationId;
  /** Figures that the product fills in. */
  figures: Figures;
  values: readonly StartValue[];
  /** Maximum depth of cut. */
  deepest?: Mm;
  /** Whether the depth stays empty: tips of PCBN and PCD take only tenths of a millimetre. */
  isDepthOpen?: boolean;
}

/** The operation of a family. A static holder has none: the starting values are those of its inserts. */
function operationOf(family: ToolFamily): OperationId | undefined {
  const { kind, operation }: Family = families[family];
  return kind === "holder" ? undefined : operation;
}

type Named = Pick<Product, "name" | "family" | "specifications" | "startValues">;

/** The operation of a threading insert, by the thread that it cuts. */
function threadingOf({ specifications: { type = "", size = "", threadStandards = "" } }: Named): OperationId {
  const profile = `${size} ${threadStandards}`;
  if (/\bNPTF?\b/.test(profile)) return "threading-npt";
  if (/\b(W|BSW|BSPT?|Whitworth)\b|\b55°/.test(profile)) return "threading-whitworth";
  return /internal/i.test(type) ? "threading-internal" : "threading";
}

/** The initial width of cut as a fraction of the diameter, for the cut of the first starting values. */
function widthShare(family: ToolFamily, note = ""): number {
  if (note.includes("finishing")) return 0.1;
  return family === "end-mill" ? 0.3 : 0.7;
}

/** The calculator's starting data of a product; undefined for a tool without starting values. */
export function productStart(product: Named): ProductStart | undefined {
  const { family } = product;
  const operation = family === "threading-insert" ? threadingOf(product) : operationOf(family);
  const { startValues: values } = product;
  if (!operation || !values || values.length === 0) return undefined;
  const { specifications } = product;
  const measure = (key: "diameter" | "width" | "threadPitch" | "depth"): Mm | undefined => {
    const read = valuesOf(product)[key];
    return read?.unit === "TPI" ? Number(pitchOfThreads(read.max).toFixed(4)) : read?.max;
  };
  const { edge } = valuesOf(product);
  const isWiper = /\bwiper\b/i.test(specifications.edge ?? "");
  // An insert's diameter is its inscribed circle; the radius of a round edge is half of it.
  const isHeld = isInsert(product);
  // Chamfer mills are of the family too.
  const isSquare = family === "end-mill" && !specifications.edge?.startsWith("Chamfer");
  const round = edgeFigure(edge, "R");
  const found: Figures = {
    ...defined("diameter", isHeld ? undefined : measure("diameter")),
    ...defined("teeth", Number(specifications.flutes ?? Number.NaN)),
    // The roughness formula is for a plain corner: of a wiper it would say far too much.
    ...defined("radius", isWiper ? undefined : edgeFigure(edge, "RE")),
    ...defined(
      "angle",
      // A square end mill cuts along its axis.
      operation === "milling" || operation === "turning"
        ? (edgeFigure(edge, "KAPR") ?? (isSquare ? 90 : undefined))
        : undefined,
    ),
    ...defined("circle", isHeld && round !== undefined ? 2 * round : undefined),
    ...defined("pointAngle", edgeFigure(edge, "Point angle")),
    ...defined("pitch", measure("threadPitch")),
    ...defined("grooveWidth", measure("width")),
  };
  const deepest = operation === "turning" || operation === "milling" ? measure("depth") : undefined;
  if (operation === "milling" && found.diameter !== undefined) {
    const width = found.diameter * widthShare(family, values[0]?.note);
    found.width = Number(width.toFixed(2));
    found.depth = Math.min(found.diameter, (deepest ?? found.diameter) / (family === "end-mill" ? 1 : 2));
  }
  Object.assign(found, isSquare ? heldMill(product, found.diameter) : {});
  return {
    name: product.name,
    operation,
    figures: found,
    values,
    ...(deepest !== undefined && { deepest }),
    ...(deepest === undefined && family === "superhard-insert" && { isDepthOpen: true }),
  };
}

/**
 * How far a solid carbide end mill stands out of a holder that takes its whole shank to DIN 6535, and its stiffness.
 * Nothing for one whose shank is thicker than the edge: it bends less than the formula says.
 */
function heldMill(product: Named, diameter: Mm | undefined): Figures {
  const { shank, length } = valuesOf(product);
  const [side] = shank?.sides ?? [];
  const { type = "", shank: words = "" } = product.specifications;
  if (!/carbide/i.test(type) || !words.includes("DIN 6535") || !side || side.mm !== diameter) return {};
  const held = shankLength(side.mm);
  if (held === undefined || length === undefined) return {};
  return { overhang: length.max - held, modulus: CARBIDE };
}

function defined(name: keyof Figures, value: number | undefined): Figures {
  return value === undefined || Number.isNaN(value) ? {} : { [name]: value };
}
