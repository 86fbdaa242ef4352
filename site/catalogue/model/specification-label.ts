import type { Product } from "./schema.ts";
import { specificationLabels, type SpecificationKey } from "#engineering/values/specification-keys.ts";
import { diameterMeaning } from "./tool-family.ts";
import { families } from "../families/families.ts";
import type { Family } from "../families/family.ts";
import { valuesOf } from "#engineering/values/values.ts";

const diameterLabels = { cutting: "Diameter", circle: "Inscribed circle", bore: "Smallest bore" };

/** A tool for an arbor, or a blade, has no shank; the note after the size tells which. */
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

/** Label of a product's specification, by the meaning of its key in this family. */
export function labelOf(key: SpecificationKey, product: Pick<Product, "family" | "specifications">): string {
  const { family } = product;
  const { labels }: Family = families[family];
  if (key === "diameter") return labels?.diameter ?? diameterLabels[diameterMeaning(product)];
  if (key === "shank") return shankLabel(product);
  if (key === "depth" && (family === "drill" || family === "u-drill")) {
    return holeDepthLabel(product.specifications.type ?? "");
  }
  return labels?.[key] ?? specificationLabels[key];
}
