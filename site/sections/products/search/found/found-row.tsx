import type { Hit } from "../../../../catalogue/search/hit.ts";
import { AddFound } from "./add-found.tsx";
import { FoundLink } from "./found-link.tsx";
import css from "./found-tool.late.module.css";

interface FoundRowProps {
  hit: Hit;
  /** The quantity in the query. */
  quantity: number | undefined;
  /** Whether its size or code differs from the request: then it is added only on its sheet, which shows its size. */
  isOther?: boolean | undefined;
}

/** A found tool in the page's list: the link leads to its sheet, the button adds it to the quote list. */
export function FoundRow({ hit, quantity, isOther }: FoundRowProps) {
  return (
    <li className={css.row}>
      <FoundLink hit={hit} quantity={quantity} />
      {isOther !== true && <AddFound hit={hit} quantity={quantity} />}
    </li>
  );
}
