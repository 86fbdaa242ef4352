import type { ShownProduct } from "../../browsing/shown-product.ts";

/** Shown beside a picture of another tool's body. */
export const SIMILAR_TOOL = "Similar tool shown";

/** The alternative text of a product's picture: its kind, and the tool's type. */
export function pictureWords({ name, picture, showsSimilar, specifications }: ShownProduct): string {
  const tool = specifications.type ?? name;
  return `${picture.kind}${showsSimilar ? " of a similar tool" : ""}: ${tool}`;
}
