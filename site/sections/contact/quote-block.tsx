import { useQuote } from "../../enquiry/use-quote.ts";
import css from "./quote-block.module.css";

/** The quote list under the message, as it goes out with it. Nothing where the list is empty. */
export function QuoteBlock() {
  const { lines } = useQuote().list;
  if (lines.length === 0) return null;
  return (
    <section className={css.block} aria-label="Quote list, sent with the message">
      <p className={css.head}>
        <span>Quote list, sent with the message</span>
        <span>
          {lines.length} {lines.length === 1 ? "line" : "lines"}
        </span>
      </p>
      <ol className={css.lines}>
        {lines.map((line) => (
          <li key={line.key}>
            <span>
              {line.name}
              {line.remark.trim() && <span className={css.remark}> – {line.remark}</span>}
            </span>
            <span className={css.quantity}>{line.quantity}</span>
          </li>
        ))}
      </ol>
      <button type="button" className={css.edit} data-open-quote="">
        Change the list
      </button>
    </section>
  );
}
