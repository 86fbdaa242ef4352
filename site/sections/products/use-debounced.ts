import { useEffect, useState } from "react";

/** While the visitor types, nothing is announced; only the final text is. */
const REST_MS = 500;

/** A text for a live region, debounced. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
