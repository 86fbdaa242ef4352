import { readHolder } from "./holder-reading.ts";
import { readInsert } from "./insert-reading.ts";
import type { Reading } from "./reading.ts";
import { plainText } from "../designation/slots.ts";
import { readThreadCode } from "./thread-reading.ts";
import { readGroove, readThreadingHolder, readThreadingInsert } from "./threading-reading.ts";

/** Words that begin like a code and are none. */
const words = /^(?:PCBN|AISI|SAE|DIN|ISO|HSS|HRC)/;

const gap = String.raw`[\s_./·-]*`;
const threadingHolder = new RegExp(`^S[EIN][RL]${gap}(?:\\d|$)`);
const bar = new RegExp(`^[A-Z]${gap}[\\dO]{2}${gap}[A-Z](?:${gap}[A-Z]|$|${gap}-)`);

/**
 * Reads what is typed as a designation of any family: inserts (ISO 1832, ANSI B212.4), holders (ISO 5608), bars
 * (ISO 6261), cartridges (ISO 5611), threading and grooving tools of the trade, threads. Undefined for a text that
 * doesn't look like one, such as a word or a measure.
 */
export function readDesignation(text: string): Reading | undefined {
  const plain = plainText(text);
  if (words.test(plain)) return undefined;
  const thread = readThreadCode(text);
  if (thread.kind === "whole") return thread;
  if (/^[\dO]{2}\s*[EI]/.test(plain)) return readThreadingInsert(text);
  if (/^M[GR][MG]N/.test(plain)) return readGroove(text);
  if (threadingHolder.test(plain)) return readThreadingHolder(text);
  if (bar.test(plain)) return unlessWord(plain, readHolder(text));
  if (/^[A-Z]{5}/.test(plain)) return readLetters(plain, readHolder(text), readInsert(text));
  if (!/^[A-Z]{3}/.test(plain)) return undefined;
  return readLetters(plain, readInsert(text), readHolder(text));
}

/** The reading that fits, the likelier family first; a refusal only for what can't be a word. */
function readLetters(plain: string, likely: Reading, other: Reading): Reading | undefined {
  if (likely.kind === "whole") return likely;
  if (other.kind === "whole") return other;
  const found =
    isHolderLike(plain) && other.kind === "part" ? other : likely.kind === "refusal" ? other : likely;
  return unlessWord(plain, found.kind === "refusal" ? likely : found);
}

/** Tolerance classes J, L and N are rare, and so are inserts of the shapes M and P, but such holders are common. */
function isHolderLike(plain: string): boolean {
  return /^(?:[MP]|..[JLN])/.test(plain) && !/\d/.test(plain);
}

/** Nothing for a text of letters that is more likely a word than a code. */
function unlessWord(plain: string, reading: Reading): Reading | undefined {
  if (reading.kind === "part")
    return /^.O(?!.{2})/.test(plain) || /^[A-Z]{2}L$/.test(plain) ? undefined : reading;
  if (reading.kind !== "refusal") return reading;
  // Behind a code's letters stand digits: "above M12" begins with a word.
  if (/^[A-Z]+\s+[A-Z]/.test(plain) && reading.position <= 5) return undefined;
  const letters = /^[A-Z]+/.exec(plain)?.[0] ?? "";
  if (/\d/.test(plain)) return letters.length >= 4 || letters.length === 1 ? reading : undefined;
  return letters.length === 4 && !/[AEIOU]/.test(plain) ? reading : undefined;
}
