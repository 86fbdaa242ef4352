import { useClear } from "../../enquiry/use-clear.ts";
import { useQuote } from "../../enquiry/use-quote.ts";
import css from "./contact-form.module.css";

/** Clears the list after it was sent, or undoes that. One button for both, so that it keeps the focus. */
export function ClearList() {
  const { length } = useQuote().list.lines;
  const { cleared, clear, undo } = useClear();
  if (length === 0 && !cleared) return null;
  return (
    <>
      {length > 0
        ? `Your quote list still has ${length} ${length === 1 ? "line" : "lines"}. `
        : "The list is cleared. "}
      <button type="button" className={css.clear} onClick={length > 0 ? clear : undo}>
        {length > 0 ? "Clear list" : "Undo"}
      </button>
    </>
  );
}
