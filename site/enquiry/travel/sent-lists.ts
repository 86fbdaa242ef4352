import type { QuoteLine, QuoteList } from "../quote-list.ts";
import { readQuoteList } from "../read-quote-list.ts";

/** A list that was sent, as this device keeps it. */
export interface SentList {
  /** Counts this device's lists, from 1. */
  number: number;
  /** When it was sent, ms since 1970. */
  at: number;
  lines: readonly QuoteLine[];
}

/** Storage key; the number grows when the shape changes. */
export const SENT_KEY = "sent-lists/1";

/** Event of the window: another list was kept. */
export const LIST_KEPT = "list-kept";

/** Lists that are kept; older ones go. */
const MOST_KEPT = 20;

/** What is needed of `localStorage`, the access to which throws in some browsers. */
type SentStorage = Pick<Storage, "getItem" | "setItem">;

function readOne(value: unknown): SentList | undefined {
  if (typeof value !== "object" || value === null || !("number" in value) || !("at" in value))
    return undefined;
  const { number, at } = value;
  if (typeof number !== "number" || !Number.isSafeInteger(number) || number < 1) return undefined;
  if (typeof at !== "number" || Number.isNaN(new Date(at).getTime())) return undefined;
  const { lines } = readQuoteList(JSON.stringify(value));
  return lines.length > 0 ? { number, at, lines } : undefined;
}

/** The lists sent from this device, the newest first; whatever else the storage holds is left out. */
export function readSentLists(open: () => SentStorage): SentList[] {
  try {
    const value: unknown = JSON.parse(open().getItem(SENT_KEY) ?? "[]");
    if (!Array.isArray(value)) return [];
    return value.flatMap((each) => readOne(each) ?? []).toSorted((one, other) => other.number - one.number);
  } catch {
    // Blocked, or not ours.
    return [];
  }
}

/** Keeps a list that was sent. Does nothing for one without lines, and where nothing can be kept. */
export function keepSentList(open: () => SentStorage, { lines }: QuoteList, at: number): void {
  if (lines.length === 0) return;
  const before = readSentLists(open);
  const sent: SentList = { number: (before[0]?.number ?? 0) + 1, at, lines };
  try {
    open().setItem(SENT_KEY, JSON.stringify([sent, ...before].slice(0, MOST_KEPT)));
  } catch {
    // Full or blocked: it was sent all the same.
  }
}
