import type { ShownProduct } from "../../browsing/shown-product.ts";

/** Beside a picture that shows another body than the product's. */
export const SIMILAR_TOOL = "Similar tool shown";

/** The alternative text of a product's picture: its kind, and the tool as the specification names it. */
export function pictureWords({ name, picture, showsSimilar, specifications }: ShownProduct): string {
  const tool = specifications.type ?? name;
  return `${picture.kind}${showsSimilar ? " of a similar tool" : ""}: ${tool}`;
}
