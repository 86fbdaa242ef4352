import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed: what is folded on the screen is drawn before the paper is laid out. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  // With the drawing itself: on a slow machine effects run long after it, and a page printed before would lack entries.
  useLayoutEffect(() => {
    const begin = (): void => flushSync(() => setIsPrinting(true));
    const end = (): void => setIsPrinting(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
