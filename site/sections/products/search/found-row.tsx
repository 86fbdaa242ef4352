import type { Hit } from "../../../catalogue/search/search.ts";
import { addProduct } from "../../../enquiry/quote-list.ts";
import { quoteStore, useQuote } from "../../../enquiry/use-quote.ts";
import buttons from "../../../ui/button.first.module.css";
import layout from "../../../ui/layout.first.module.css";
import { addressOfHit, FoundTool } from "./found-tool.tsx";
import css from "./found-tool.late.module.css";

/** A tool that was found, in the page's list: the link leads to its sheet, the button adds its usual quantity. */
export function FoundRow({ hit }: { hit: Hit }) {
  const { list } = useQuote();
  const { id, name, type, designation, orderCode, pack } = hit;
  const inList = list.lines.find((line) => line.key === id)?.quantity;
  const product = { id, name, specifications: { type, size: designation }, orderCode, pack };
  return (
    <li className={css.row}>
      <a href={addressOfHit(hit)}>
        <FoundTool hit={hit} />
      </a>
      <button
        type="button"
        className={`${buttons.secondary} ${buttons.small}`}
        onClick={() => quoteStore.change((before) => addProduct(before, product))}
      >
        {inList === undefined ? "Add to quote" : `In quote list: ${inList}`}
        <span className={layout.forTheEar}>, {name}</span>
      </button>
    </li>
  );
}
