import type { Ref } from "react";
import type { QuoteLine, RemovedLine } from "../../enquiry/quote-list.ts";
import layout from "../../ui/layout.first.module.css";
import { useDrawnCount } from "../../ui/use-drawn-count.ts";
import { QuoteRow } from "./quote-row.tsx";
import css from "./quote-row.late.module.css";

interface QuoteLinesProps {
  lines: readonly QuoteLine[];
  /** Ids of all products; undefined while they aren't known. */
  listed: ReadonlySet<string> | undefined;
  /** The line taken out last: it can be put back from where it stood. */
  removed: RemovedLine | undefined;
  undoButton: Ref<HTMLButtonElement>;
  onRemove: (line: QuoteLine) => void;
  onUndo: () => void;
}

/** More lines than a window shows at once. */
const FIRST = 20;

/** The lines of the quote list, and in the place of the one just taken out the way back. */
export function QuoteLines({ lines, listed, removed, undoButton, onRemove, onUndo }: QuoteLinesProps) {
  const drawn = useDrawnCount(lines.length, FIRST);
  const rows = lines
    .slice(0, drawn)
    .map((line) => <QuoteRow key={line.key} line={line} listed={listed} onRemove={onRemove} />);
  const gap = removed && (
    <li key="removed line" className={css.removed}>
      <del>{removed.line.name}</del>
      <button ref={undoButton} type="button" className={css.remove} onClick={onUndo}>
        Undo<span className={layout.forTheEar}> the removal of {removed.line.name}</span>
      </button>
    </li>
  );
  return <ol>{gap ? rows.toSpliced(removed.index, 0, gap) : rows}</ol>;
}
