import type { QuoteLine, QuoteList } from "../quote-list.ts";
import { readQuoteList } from "../read-quote-list.ts";

/** A sent list, as stored on this device. */
export interface SentList {
  /** Number of this device's list, from 1. */
  number: number;
  /** Time of sending, in ms since 1970. */
  at: number;
  lines: readonly QuoteLine[];
}

/** Storage key; the number grows when the shape changes. */
export const SENT_KEY = "sent-lists/1";

/** Event of the window: a list was stored. */
export const LIST_STORED = "list-kept";

/** Maximum number of stored lists; older ones are dropped. */
const MAX_STORED = 20;

/** The methods of `localStorage` that are needed; in some browsers the access itself throws. */
type SentStorage = Pick<Storage, "getItem" | "setItem">;

function readSentList(value: unknown): SentList | undefined {
  if (typeof value !== "object" || value === null || !("number" in value) || !("at" in value))
    return undefined;
  const { number, at } = value;
  if (typeof number !== "number" || !Number.isSafeInteger(number) || number < 1) return undefined;
  if (typeof at !== "number" || Number.isNaN(new Date(at).getTime())) return undefined;
  const { lines } = readQuoteList(JSON.stringify(value));
  return lines.length > 0 ? { number, at, lines } : undefined;
}

/** The lists sent from this device, the newest first; other stored values are left out. */
export function readSentLists(open: () => SentStorage): SentList[] {
  try {
    const value: unknown = JSON.parse(open().getItem(SENT_KEY) ?? "[]");
    if (!Array.isArray(value)) return [];
    return value
      .flatMap((each) => readSentList(each) ?? [])
      .toSorted((one, other) => other.number - one.number);
  } catch {
    // Blocked, or not written by this site.
    return [];
  }
}

/** Stores a sent list, unless it has no lines or the storage is blocked. */
export function storeSentList(open: () => SentStorage, { lines }: QuoteList, at: number): void {
  if (lines.length === 0) return;
  const before = readSentLists(open);
  const sent: SentList = { number: (before[0]?.number ?? 0) + 1, at, lines };
  try {
    open().setItem(SENT_KEY, JSON.stringify([sent, ...before].slice(0, MAX_STORED)));
  } catch {
    // Full or blocked: the list was sent all the same.
  }
}
