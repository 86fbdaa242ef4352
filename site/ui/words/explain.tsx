import { closeOnLeaving } from "./close-on-leaving.ts";
import css from "./explain.late.module.css";

interface ExplainProps {
  /** Unique in the page. */
  id: string;
  /** The explained term: names the button and heads the text. */
  term: string;
  text: string;
}

/** A question mark that opens an explanation beside it: by click or Enter, closed by Esc or a click elsewhere. */
export function Explain({ id, term, text }: ExplainProps) {
  return (
    <span className={css.explain} onBlur={closeOnLeaving}>
      <button type="button" className={css.mark} popoverTarget={id} aria-label={`What is ${term}?`}>
        ?
      </button>
      <span id={id} popover="auto" className={css.text}>
        <b>{term}</b> {text}
      </span>
    </span>
  );
}
