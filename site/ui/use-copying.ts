import { useState } from "react";

/** Copies a link. Returns the result as a sentence, and the function that copies. */
export function useCopying(): [result: string, copy: (link: string) => Promise<void>] {
  const [result, setResult] = useState("");

  async function copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setResult("The link is copied.");
    } catch {
      // The visitor or browser refused, or the function is missing because the page came over plain HTTP.
      setResult(`This browser doesn't let the page copy. The link is ${link}`);
    }
  }
  return [result, copy];
}
