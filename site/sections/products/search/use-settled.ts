import { useEffect, useState } from "react";

/** While letters follow each other nothing is announced: only the text that stays. */
const REST_MS = 500;

/** A text for a live region, once it has not changed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
