import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { choosing, MOST_COMPARED } from "../../../../catalogue/compare/choose.ts";
import type { ComparisonChoice, ComparisonRefusal } from "./comparison-choice.ts";

interface Choosing extends Pick<ComparisonChoice, "chosen" | "refusal"> {
  /** The tools that a further one would stand beside, read at the press: it may come before the last one is drawn. */
  now: (product: ShownProduct) => readonly ShownProduct[];
  /** Keeps the chosen tools of the category of `product`, and says so. */
  choose: (chosen: readonly ShownProduct[], sentence: string, product?: ShownProduct) => void;
  refuse: (refusal: ComparisonRefusal | undefined) => void;
}

/** How tools are chosen for a comparison, wherever the choice is kept. */
export function chooseTools({
  chosen,
  refusal,
  now,
  choose,
  refuse,
}: Choosing): Omit<ComparisonChoice, "announcement"> {
  return {
    chosen,
    refusal,
    toggle(product) {
      const before = now(product);
      if (before.some(({ id }) => id === product.id)) {
        const rest = before.filter(({ id }) => id !== product.id);
        choose(rest, `${product.name} is out of the comparison. Chosen: ${rest.length}.`, product);
        return;
      }
      const reason = choosing(before, product);
      if (reason.kind !== "chosen") refuse({ product, reason });
      else choose([...before, product], inComparison(product, before.length + 1), product);
    },
    replace(out) {
      if (!refusal) return;
      const { product } = refusal;
      const all = [...now(product).filter(({ id }) => !out.some((each) => each.id === id)), product];
      choose(all, inComparison(product, all.length), product);
    },
    dismiss: () => refuse(undefined),
    clear: () => choose([], "Nothing is chosen for a comparison any more."),
  };
}

function inComparison({ name }: ShownProduct, count: number): string {
  return `${name} is in the comparison: ${count} of ${MOST_COMPARED}.`;
}
