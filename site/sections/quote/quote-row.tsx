import { parseQuantity } from "../../enquiry/parse-quantity.ts";
import { setQuantity, setRemark, type QuoteLine } from "../../enquiry/quote-list.ts";
import { quoteStore } from "../../enquiry/use-quote.ts";
import { Quantity } from "../../ui/quantity.tsx";
import layout from "../../ui/layout.module.css";
import css from "./quote-row.module.css";

/** A line of the quote list: name, designation, quantity, remark, remove. */
export function QuoteRow({ line, onRemove }: { line: QuoteLine; onRemove: () => void }) {
  const remarkId = `remark-${line.key}`;
  return (
    <li className={css.row}>
      <div className={css.tool}>
        <p className={css.name}>{line.name}</p>
        {line.kind === "product" && line.designation && (
          <p className={`${css.designation} ${layout.data}`}>{line.designation}</p>
        )}
      </div>
      <Quantity
        id={`line-quantity-${line.key}`}
        of={line.name}
        value={line.quantity}
        parse={parseQuantity}
        onChange={(quantity) => quoteStore.change((list) => setQuantity(list, line.key, quantity))}
      />
      <div className={css.remark}>
        <label htmlFor={remarkId} className={layout.forTheEar}>
          Remark on {line.name}
        </label>
        <input
          id={remarkId}
          type="text"
          autoComplete="off"
          placeholder="Remark, e.g. for EN8"
          value={line.remark}
          onChange={(event) => {
            const remark = event.currentTarget.value;
            quoteStore.change((list) => setRemark(list, line.key, remark));
          }}
        />
        <button type="button" className={css.remove} onClick={onRemove}>
          Remove<span className={layout.forTheEar}> {line.name}</span>
        </button>
      </div>
    </li>
  );
}
