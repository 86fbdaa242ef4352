import css from "./quote-button.module.css";
import { useQuote } from "./use-quote.ts";

/** Opens the quote list (site/clicks.ts hears the press) and says how many lines it has. */
export function QuoteButton() {
  const { list } = useQuote();
  const count = list.lines.length;
  return (
    <button type="button" className={css.button} data-open-quote="" aria-haspopup="dialog">
      <span className={css.words}>Quote list</span>{" "}
      <span className={css.count} data-empty={count === 0 || undefined}>
        {count}
        <span className={css.forTheEar}>{count === 1 ? " line" : " lines"}</span>
      </span>
    </button>
  );
}
