import { use } from "react";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { useIsHydrated } from "../../../../ui/use-is-hydrated.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import { ComparisonContext } from "./comparison-choice.ts";
import css from "./compare-button.late.module.css";

interface CompareButtonProps {
  product: ShownProduct;
  /** Where it is shown: on a card, in a table (over a row's start, or in a cell of its own), or among a sheet's actions. */
  as: "card" | "row" | "cell" | "action";
}

/** Adds a tool to the comparison or removes it. Only with script: without script nothing can be compared. */
export function CompareButton({ product, as }: CompareButtonProps) {
  const choice = use(ComparisonContext);
  const isHydrated = useIsHydrated();
  if (!choice || !isHydrated) return as === "card" ? <span className={css.place} /> : null;
  const isChosen = choice.chosen.some(({ id }) => id === product.id);
  return (
    <button
      type="button"
      className={as === "action" ? undefined : `${blocks.screen} ${css.button}`}
      data-as={as}
      aria-pressed={isChosen}
      aria-label={`Compare, ${product.name}`}
      onClick={() => choice.toggle(product)}
    >
      {as !== "action" && <span className={css.box}>{isChosen && <Icon name="check" size={16} />}</span>}
      {as === "card" && "Compare"}
      {as === "action" && (isChosen ? "In the comparison" : "Compare")}
    </button>
  );
}
