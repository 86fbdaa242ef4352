import { createContext } from "react";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import type { Choosing } from "../../../../catalogue/compare/choose.ts";

/** A tool that could not be chosen, and why. */
export interface Refusal {
  product: ShownProduct;
  why: Exclude<Choosing, { kind: "chosen" }>;
}

/** What is chosen for a comparison in the open category, and what changes it. */
export interface ComparisonChoice {
  chosen: readonly ShownProduct[];
  refusal: Refusal | undefined;
  /** What changed last, in a sentence. */
  announcement: string;
  /** Chooses a tool, or takes it out; one that can't stand beside the others is refused. */
  toggle: (product: ShownProduct) => void;
  /** Chooses the refused tool in place of these, one or all. */
  replace: (out: readonly ShownProduct[]) => void;
  /** Leaves the choice as it was before the refusal. */
  leave: () => void;
  /** Takes out all. */
  clear: () => void;
}

/** Undefined where nothing can be compared: outside an open category. */
export const ComparisonContext = createContext<ComparisonChoice | undefined>(undefined);
