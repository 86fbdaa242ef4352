import { useEffect, useState } from "react";

/** While the visitor types nothing is announced: only the final text. */
const REST_MS = 500;

/** A text for a live region, debounced. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
