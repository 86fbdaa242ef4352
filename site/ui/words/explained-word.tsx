import { closeOnLeaving } from "./close-on-leaving.ts";
import css from "./explain.late.module.css";

interface ExplainedWordProps {
  /** Unique in the page. */
  id: string;
  /** The word as written in the text. */
  term: string;
  text: string;
}

/** A technical term in running text that opens its explanation: by click or Enter, closed by Esc. */
export function ExplainedWord({ id, term, text }: ExplainedWordProps) {
  return (
    <span onBlur={closeOnLeaving}>
      <button type="button" className={css.word} popoverTarget={id}>
        {term}
      </button>
      <span id={id} popover="auto" className={css.text}>
        <b>{term}</b> {text}
      </span>
    </span>
  );
}
