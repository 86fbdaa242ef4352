import type { Product } from "./schema.ts";
import { specificationLabels, type SpecificationKey } from "./specification-keys.ts";
import { diameterMeaning, type ToolFamily } from "./tool-family.ts";
import { valuesOf } from "./values.ts";

type Labels = Partial<Record<SpecificationKey, string>>;

const groove: Labels = { width: "Cutting width", depth: "Groove depth" };
const solidMill: Labels = { flutes: "Flutes", depth: "Depth of cut" };
const turned: Labels = { depth: "Depth of cut" };
const holder: Labels = { width: "Functional width" };

/** A family's label for a key, where the general label leaves open which measure it is. */
const familyLabels: Partial<Record<ToolFamily, Labels>> = {
  "turning-insert": turned,
  "superhard-insert": turned,
  "milling-insert": turned,
  "turning-holder": holder,
  "boring-bar": holder,
  "end-mill": solidMill,
  "ball-nose": solidMill,
  "milling-cutter": { flutes: "Teeth", depth: "Depth of cut" },
  drill: { flutes: "Flutes" },
  tap: { flutes: "Flutes", depth: "Thread depth", size: "Thread", edge: "Chamfer" },
  "grooving-holder": groove,
  "grooving-insert": groove,
  "parting-blade": { width: "Cutting width", depth: "Parting depth" },
  "parting-insert": { width: "Cutting width" },
};

const diameterLabels = { cutting: "Diameter", circle: "Inscribed circle", bore: "Smallest bore" };

/** A tool for an arbor, or a blade, has no shank; the note after the size tells. */
function shankLabel(tool: Pick<Product, "specifications">): string {
  const note = valuesOf(tool).shank?.note ?? "";
  if (/^bore\b/.test(note)) return "Arbor";
  return note === "blade height" ? "Blade" : specificationLabels.shank;
}

/** Drills are chosen by their depth in diameters. */
function holeDepthLabel(type: string): string {
  const factor = /\b\d+ × D\b/.exec(type)?.[0];
  return factor === undefined ? "Hole depth" : `Hole depth ${factor}`;
}

/** Label of a product's specification, by what its key means for this family of tools. */
export function labelOf(key: SpecificationKey, product: Pick<Product, "family" | "specifications">): string {
  if (key === "diameter") return diameterLabels[diameterMeaning(product)];
  if (key === "shank") return shankLabel(product);
  const { family } = product;
  if (key === "depth" && (family === "drill" || family === "u-drill")) {
    return holeDepthLabel(product.specifications.type ?? "");
  }
  return familyLabels[family]?.[key] ?? specificationLabels[key];
}
