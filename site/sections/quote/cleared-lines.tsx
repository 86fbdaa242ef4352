import type { Ref } from "react";
import type { QuoteLine } from "../../enquiry/quote-list.ts";
import blocks from "../../ui/blocks/blocks.module.css";
import controls from "../../ui/blocks/controls.late.module.css";
import css from "./quote-row.late.module.css";

interface ClearedLinesProps {
  /** The cleared lines. */
  lines: readonly QuoteLine[];
  undoButton: Ref<HTMLButtonElement>;
  onUndo: () => void;
}

/** Shown in place of a cleared list: what it contained, and a button for undo. */
export function ClearedLines({ lines, undoButton, onUndo }: ClearedLinesProps) {
  return (
    <p className={`${blocks.screen} ${css.removed}`}>
      <del>{lines.length === 1 ? lines[0]?.name : `${lines.length} lines`}</del>{" "}
      <button
        ref={undoButton}
        type="button"
        className={`${controls.linkKey} ${blocks.screen} ${css.remove}`}
        onClick={onUndo}
      >
        Undo clearing
      </button>
    </p>
  );
}
