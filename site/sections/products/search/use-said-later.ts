import { useEffect, useState } from "react";

/** While letters follow each other no count is said: only the one at rest. */
const REST_MS = 500;

/** A text for a live region, said once it has rested. */
export function useSaidLater(text: string): string {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
