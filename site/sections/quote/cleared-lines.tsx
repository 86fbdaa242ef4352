import type { Ref } from "react";
import type { QuoteLine } from "../../enquiry/quote-list.ts";
import css from "./quote-row.late.module.css";

interface ClearedLinesProps {
  /** The cleared lines. */
  lines: readonly QuoteLine[];
  undoButton: Ref<HTMLButtonElement>;
  onUndo: () => void;
}

/** In the place of a cleared list: what it held, and undo. */
export function ClearedLines({ lines, undoButton, onUndo }: ClearedLinesProps) {
  return (
    <p className={css.removed}>
      <del>{lines.length === 1 ? lines[0]?.name : `${lines.length} lines`}</del>{" "}
      <button ref={undoButton} type="button" className={css.remove} onClick={onUndo}>
        Undo clearing
      </button>
    </p>
  );
}
