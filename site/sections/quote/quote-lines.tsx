import type { Ref } from "react";
import type { QuoteLine, RemovedLine } from "../../enquiry/quote-list.ts";
import type { LineTools } from "../../enquiry/use-line-tools.ts";
import blocks from "../../ui/blocks/blocks.module.css";
import controls from "../../ui/blocks/controls.late.module.css";
import layout from "../../ui/layout.first.module.css";
import { useDrawnCount } from "../../ui/use-drawn-count.ts";
import { QuoteRow } from "./quote-row.tsx";
import css from "./quote-row.late.module.css";

interface QuoteLinesProps {
  lines: readonly QuoteLine[];
  tools: LineTools;
  /** The line removed last, which can be restored in its place. */
  removed: RemovedLine | undefined;
  undoButton: Ref<HTMLButtonElement>;
  onRemove: (line: QuoteLine) => void;
  onUndo: () => void;
}

/** More lines than fit a window. */
const FIRST = 20;

/** The lines of the quote list, with an undo row in place of the line removed last. */
export function QuoteLines({ lines, tools, removed, undoButton, onRemove, onUndo }: QuoteLinesProps) {
  const drawn = useDrawnCount(lines.length, FIRST, 10);
  const rows = lines
    .slice(0, drawn)
    .map((line) => <QuoteRow key={line.key} line={line} tools={tools} onRemove={onRemove} />);
  const undoRow = removed && (
    <li key="removed line" className={`${blocks.screen} ${css.removed}`}>
      <del>{removed.line.name}</del>{" "}
      <button
        ref={undoButton}
        type="button"
        className={`${controls.linkKey} ${blocks.screen} ${css.remove}`}
        onClick={onUndo}
      >
        Undo<span className={layout.srOnly}> the removal of {removed.line.name}</span>
      </button>
    </li>
  );
  return (
    <div className={css.lines}>
      {rows.length > 0 && (
        <p className={css.columns} aria-hidden="true">
          <span className={css.names}>
            <span>No.</span> <span>Code</span> <span>Tool</span> <span>Quantity</span> <span>Remark</span>
          </span>
        </p>
      )}
      <ol>{undoRow ? rows.toSpliced(removed.index, 0, undoRow) : rows}</ol>
    </div>
  );
}
