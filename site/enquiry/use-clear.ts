import { useState } from "react";
import { clearLines, restoreLines, type QuoteLine } from "./quote-list.ts";
import { quoteStore } from "./use-quote.ts";

/** Clearing the quote list, and undoing that. */
export interface Clearing {
  /** The cleared lines, as long as they can be restored. */
  cleared: readonly QuoteLine[] | undefined;
  clear: () => void;
  undo: () => void;
}

/** Clears the quote list and remembers its lines. */
export function useClear(): Clearing {
  const [cleared, setCleared] = useState<readonly QuoteLine[]>();
  return {
    cleared,
    clear: () => {
      setCleared(quoteStore.state().list.lines);
      quoteStore.change(clearLines);
    },
    undo: () => {
      if (!cleared) return;
      quoteStore.change((list) => restoreLines(list, cleared));
      setCleared(undefined);
    },
  };
}
