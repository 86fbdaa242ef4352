import type { Consent, PromptAnswers, PromptKey } from "#contract/quote-text.ts";
import type { Pack } from "../catalogue/model/ordering-schema.ts";

/** A line for a product of the catalogue. */
export interface ProductLine {
  kind: "product";
  /** Product id: one line per product. */
  key: string;
  /** Name when the line was added; it stays if the product is removed. */
  name: string;
  /** ISO code, size or thread; empty if there is none. */
  designation: string;
  /** The shop's own code, if there is one. */
  orderCode?: string;
  /** How it is packed, if it isn't sold singly. */
  pack?: Pack;
  /** Whole number, 1 or more. */
  quantity: number;
  /** What may be offered instead; none: exactly this tool. */
  consent?: Consent;
  remark: string;
}

/** A line for a tool that is not listed, in the visitor's words. */
export interface TextLine {
  kind: "text";
  /** Number of the text: "text-1". */
  key: string;
  name: string;
  quantity: number;
  remark: string;
}

export type QuoteLine = ProductLine | TextLine;

/** The tools that a visitor wants a quote for. Stored on the device. */
export interface QuoteList {
  lines: readonly QuoteLine[];
  prompts: PromptAnswers;
}

/** An empty list. */
export const emptyList: QuoteList = { lines: [], prompts: {} };

/** Maximum UTF-16 units of a remark, a prompt's answer and a free-text line. */
export const MAX_TEXT_LENGTH = 200;

/** One line of text as it is stored: line breaks and control characters become spaces, the length is limited. */
export function tidyText(text: string): string {
  const line = text
    .toWellFormed()
    .normalize()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
  const short = line.slice(0, MAX_TEXT_LENGTH);
  // The cut must not halve a character.
  return short.isWellFormed() ? short : short.slice(0, -1);
}

/** The data that adding a product to the list needs. */
export interface Quotable {
  id: string;
  name: string;
  specifications: { type?: string; size?: string };
  orderCode?: string | undefined;
  pack?: Pack | undefined;
}

const PACK = 10;

/** A pack. If the product names none, carbide inserts are sold by ten; PCBN, PCD and all others singly. */
export function defaultQuantity({ pack, specifications: { type = "" } }: Quotable): number {
  return pack?.quantity ?? (/\binsert\b/i.test(type) && !/PCBN|PCD/.test(type) ? PACK : 1);
}

function raise(line: QuoteLine, by: number): QuoteLine {
  return { ...line, quantity: Math.min(line.quantity + by, Number.MAX_SAFE_INTEGER) };
}

function changeLine(list: QuoteList, key: string, change: (line: QuoteLine) => QuoteLine): QuoteList {
  return { ...list, lines: list.lines.map((line) => (line.key === key ? change(line) : line)) };
}

/** Adds a product, by default in its usual quantity; if it is listed, its quantity grows. */
export function addProduct(
  list: QuoteList,
  product: Quotable,
  quantity = defaultQuantity(product),
): QuoteList {
  const { id, name, specifications, orderCode, pack } = product;
  if (list.lines.some(({ key }) => key === id)) return changeLine(list, id, (line) => raise(line, quantity));
  const designation = specifications.size ?? "";
  return {
    ...list,
    lines: [
      ...list.lines,
      {
        kind: "product",
        key: id,
        name,
        designation,
        ...(orderCode !== undefined && { orderCode }),
        ...(pack && { pack }),
        quantity,
        remark: "",
      },
    ],
  };
}

/** An unused key for a text. */
function freeTextKey(list: QuoteList): string {
  const numbers = list.lines.map(({ kind, key }) =>
    kind === "text" ? Number(key.replace("text-", "")) || 0 : 0,
  );
  return `text-${Math.max(0, ...numbers) + 1}`;
}

/** Whether two lines ask for the same: a product by its id, a text by its words, since text keys are reused. */
function isAlike(one: QuoteLine, other: QuoteLine): boolean {
  if (one.kind === "product" || other.kind === "product") return one.key === other.key;
  return one.name.toLowerCase() === other.name.toLowerCase();
}

/** Adds a tool in the visitor's words. The same words again raise the quantity; empty text is ignored. */
export function addText(list: QuoteList, text: string, quantity = 1): QuoteList {
  const name = tidyText(text).trim();
  if (!name) return list;
  const line: TextLine = { kind: "text", key: freeTextKey(list), name, quantity, remark: "" };
  const same = list.lines.find((present) => isAlike(present, line));
  if (same) return changeLine(list, same.key, (present) => raise(present, quantity));
  return { ...list, lines: [...list.lines, line] };
}

/** Sets a line's quantity to a result of `parseQuantity`. */
export function setQuantity(list: QuoteList, key: string, quantity: number): QuoteList {
  return changeLine(list, key, (line) => ({ ...line, quantity }));
}

export function setRemark(list: QuoteList, key: string, remark: string): QuoteList {
  return changeLine(list, key, (line) => ({ ...line, remark: tidyText(remark) }));
}

/** Sets what may be offered instead of a product; undefined: nothing else. */
export function setConsent(list: QuoteList, key: string, consent: Consent | undefined): QuoteList {
  return changeLine(list, key, (line) => {
    if (line.kind === "text") return line;
    const { consent: _, ...rest } = line;
    return consent ? { ...rest, consent } : rest;
  });
}

export function setPrompt(list: QuoteList, key: PromptKey, answer: string): QuoteList {
  return { ...list, prompts: { ...list.prompts, [key]: tidyText(answer) } };
}

/** A removed line and its position, for undo. */
export interface RemovedLine {
  line: QuoteLine;
  index: number;
}

export function removeLine(list: QuoteList, key: string): { list: QuoteList; removed?: RemovedLine } {
  const index = list.lines.findIndex((line) => line.key === key);
  const line = list.lines[index];
  if (!line) return { list };
  return { list: { ...list, lines: list.lines.toSpliced(index, 1) }, removed: { line, index } };
}

/** Puts a line back in its place. If an equal line was added since, that line's quantity grows instead. */
export function restoreLine(list: QuoteList, { line, index }: RemovedLine): QuoteList {
  const same = list.lines.find((present) => isAlike(present, line));
  if (same) {
    return changeLine(list, same.key, (present) => ({
      // What only the restored line says, such as a consent.
      ...line,
      ...raise(present, line.quantity),
      remark: present.remark || line.remark,
    }));
  }
  const isTaken = list.lines.some(({ key }) => key === line.key);
  const restored = isTaken ? { ...line, key: freeTextKey(list) } : line;
  return { ...list, lines: list.lines.toSpliced(index, 0, restored) };
}

/** Puts cleared lines back before those added since; equal lines are merged. */
export function restoreLines(list: QuoteList, lines: readonly QuoteLine[]): QuoteList {
  return lines.reduce((before, line, index) => restoreLine(before, { line, index }), list);
}

/** Adds lines from elsewhere. Lines for the same thing stay as they are, so that nothing is added twice by mistake. */
export function addLines(list: QuoteList, lines: readonly QuoteLine[]): QuoteList {
  return lines.reduce((before, line) => {
    if (before.lines.some((present) => isAlike(present, line))) return before;
    const isTaken = before.lines.some(({ key }) => key === line.key);
    return { ...before, lines: [...before.lines, isTaken ? { ...line, key: freeTextKey(before) } : line] };
  }, list);
}

/** Removes all lines; the answers to the prompts stay for the next list. */
export function clearLines(list: QuoteList): QuoteList {
  return { ...list, lines: [] };
}

/**
 * Whether the product of a line is no longer in the catalogue. `known` contains the requested ids, with undefined for
 * those that the catalogue doesn't list.
 */
export function isUnlisted(line: QuoteLine, known: ReadonlyMap<string, unknown>): boolean {
  return line.kind === "product" && known.has(line.key) && known.get(line.key) === undefined;
}
