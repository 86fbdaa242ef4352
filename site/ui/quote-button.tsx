import { onPress } from "./page-action.ts";
import layout from "./layout.first.module.css";
import css from "./quote-button.first.module.css";

/** Opens the quote list and shows its number of lines. Before the script runs it leads to the contact form. */
export function QuoteButton({ count }: { count: number }) {
  return (
    <a
      role="button"
      href="/#contact"
      className={css.button}
      {...onPress({ action: "open-quote-list" })}
      aria-haspopup="dialog"
    >
      <span className={css.words}>Quote list</span>{" "}
      <span className={css.count} data-empty={count === 0 || undefined}>
        {count}
        <span className={layout.srOnly}>{count === 1 ? " line" : " lines"}</span>
      </span>
    </a>
  );
}
