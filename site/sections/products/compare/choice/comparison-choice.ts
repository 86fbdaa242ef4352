import { createContext } from "react";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import type { Choosing } from "../../../../catalogue/compare/choose.ts";

/** A tool that could not be chosen, and the reason. */
export interface ComparisonRefusal {
  product: ShownProduct;
  reason: Exclude<Choosing, { kind: "chosen" }>;
}

/** The tools chosen for a comparison in the open category, and the functions that change the choice. */
export interface ComparisonChoice {
  chosen: readonly ShownProduct[];
  refusal: ComparisonRefusal | undefined;
  /** The latest change as a sentence. */
  announcement: string;
  /** Chooses a tool, or removes it. A tool that doesn't compare with the others is refused. */
  toggle: (product: ShownProduct) => void;
  /** Chooses the refused tool and removes the tools in `out`. */
  replace: (removed: readonly ShownProduct[]) => void;
  /** Dismisses the refusal; the choice stays as it was. */
  dismiss: () => void;
  /** Removes all tools. */
  clear: () => void;
}

/** Undefined if nothing can be compared: outside an open category. */
export const ComparisonContext = createContext<ComparisonChoice | undefined>(undefined);
