import { useState, type ClipboardEvent } from "react";
import { linesOf } from "./pasted-offer.tsx";

/** Several lines that were pasted into the search's field, which takes their breaks out. */
export function usePasted() {
  const [pasted, setPasted] = useState<string>();
  const [given, setGiven] = useState<string>();
  return {
    pasted,
    /** Those that the list was given. */
    given,
    notePaste: ({ clipboardData }: ClipboardEvent): void => {
      const text = clipboardData.getData("text/plain");
      // After the event of the changed field, which takes an earlier offer away.
      if (linesOf(text) > 1) setTimeout(() => setPasted(text));
    },
    giveToList: (): void => {
      setGiven(pasted);
      setPasted(undefined);
    },
    forget: (): void => setPasted(undefined),
  };
}
