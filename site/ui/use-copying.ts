import { useState } from "react";

/** Copies a link; returns what came of it, in a sentence, and what copies. */
export function useCopying(): [result: string, copy: (link: string) => Promise<void>] {
  const [result, setResult] = useState("");

  async function copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setResult("The link is copied.");
    } catch {
      // Refused by the visitor or the browser, or missing where the page came over plain HTTP.
      setResult(`This browser doesn't let the page copy. The link is ${link}`);
    }
  }
  return [result, copy];
}
