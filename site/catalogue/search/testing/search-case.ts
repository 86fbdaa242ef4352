import type { Product } from "../../model/schema.ts";

/** A typed query, and the tool that it means. The tool is described by its facts, since ids may change. */
export interface SearchCase {
  query: string;
  /** The facts of the wanted tool: each pattern must match. */
  wanted: Partial<Record<WantedFact, RegExp>>;
}

/** A product's name, or one of its specifications as written. */
export type WantedFact = "name" | keyof Product["specifications"];

/** Whether a case wants a product. */
export function isWanted({ wanted }: SearchCase, product: Product): boolean {
  return Object.entries(wanted).every(([fact, pattern]) => pattern.test(factOf(product, fact as WantedFact))); // Object.entries loses the keys
}

function factOf(product: Product, fact: WantedFact): string {
  return (fact === "name" ? product.name : product.specifications[fact]) ?? "";
}

/** Facts whose contradiction spoils a workpiece or a tool: a wrong answer is worse than none. */
const dangerousFacts: readonly WantedFact[] = ["diameter", "material", "hardness", "size", "width"];

/** Whether the tool contradicts a wanted size, workpiece or hardness. */
export function isDangerous({ wanted }: SearchCase, product: Product): boolean {
  return dangerousFacts.some((fact) => wanted[fact] && !wanted[fact].test(factOf(product, fact)));
}
