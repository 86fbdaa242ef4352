import type { ShownProduct } from "../../../browsing/shown-product.ts";
import type { Named } from "../../../catalogue/compare/choose.ts";
import { families } from "../../../catalogue/families/families.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import css from "./comparison.late.module.css";

interface ComparisonNotesProps {
  named: Named<ShownProduct>;
  /** Label of the open category. */
  category: string;
}

/** The tools in the address that the comparison leaves out, and why. */
export function ComparisonNotes({
  named: { chosen, missing, strangers, surplus },
  category,
}: ComparisonNotesProps) {
  const [first] = chosen;
  const notes = [
    // Without any tool to compare, NothingToCompare reports this.
    ...(missing.length > 0 && first
      ? [`Not listed under ${category} any more, and left out: ${missing.map((id) => `“${id}”`).join(", ")}.`]
      : []),
    ...(strangers.length > 0 && first
      ? [
          `Only tools of one family compare (here: ${families[first.family].name}). Left out: ${namesOf(strangers)}.`,
        ]
      : []),
    ...(surplus.length > 0 ? [`Four tools fit side by side. Left out: ${namesOf(surplus)}.`] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <div className={`${blocks.notice} ${css.notes}`} role="status">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

function namesOf(products: readonly ShownProduct[]): string {
  return products.map(({ name }) => name).join("; ");
}
