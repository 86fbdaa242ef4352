import type { GlossaryCode, Glossary } from "../../../catalogue/glossary/glossary.ts";

/** A part of a value: words, or a code with its explanation and adjoining characters. */
export type ExplainedPart = { words: string } | { before: string; code: GlossaryCode; after: string };

/** Splits a value at its codes; the joined parts are the value again. */
export function explainedParts(value: string, glossary: Glossary | undefined): ExplainedPart[] {
  const codes = glossary?.codesIn(value) ?? [];
  const parts: ExplainedPart[] = [];
  let at = 0;
  for (const [index, code] of codes.entries()) {
    // A line break must not separate a code from an adjoining bracket or comma.
    const [before = ""] = /\S*$/.exec(value.slice(at, code.start)) ?? [];
    const [after = ""] = /^\S*/.exec(value.slice(code.end, codes[index + 1]?.start)) ?? [];
    const words = value.slice(at, code.start - before.length);
    if (words) parts.push({ words });
    parts.push({ before, code, after });
    at = code.end + after.length;
  }
  if (at < value.length) parts.push({ words: value.slice(at) });
  return parts;
}
