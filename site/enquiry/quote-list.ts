import type { PromptAnswers, PromptKey } from "#contract/quote-text.ts";
import type { Pack } from "../catalogue/model/ordering-schema.ts";

/** A line for a product of the catalogue. */
export interface ProductLine {
  kind: "product";
  /** Product id: one line per product. */
  key: string;
  /** Name when the line was added: kept if the product is removed. */
  name: string;
  /** ISO code, size or thread; empty where there is none. */
  designation: string;
  /** The shop's own code, where it has one. */
  orderCode?: string;
  /** How it is packed, where it isn't sold singly. */
  pack?: Pack;
  /** Whole number, 1 or more. */
  quantity: number;
  remark: string;
}

/** A line for a tool that is not listed, in the visitor's words. */
export interface TextLine {
  kind: "text";
  /** "text-1": a line per text. */
  key: string;
  name: string;
  quantity: number;
  remark: string;
}

export type QuoteLine = ProductLine | TextLine;

/** What a visitor wants quoted. Kept on the device. */
export interface QuoteList {
  lines: readonly QuoteLine[];
  prompts: PromptAnswers;
}

/** Nothing to quote. */
export const emptyList: QuoteList = { lines: [], prompts: {} };

/** UTF-16 units of a remark, a prompt's answer and a free-text line. */
export const LONGEST_TEXT = 200;

/** One line of text as it is kept: line breaks and control characters are spaces, the length limited. */
export function tidyText(text: string): string {
  const line = text
    .toWellFormed()
    .normalize()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
  const short = line.slice(0, LONGEST_TEXT);
  // The cut must not halve a character.
  return short.isWellFormed() ? short : short.slice(0, -1);
}

/** What adding to the list needs of a product. */
export interface Quotable {
  id: string;
  name: string;
  specifications: { type?: string; size?: string };
  orderCode?: string | undefined;
  pack?: Pack | undefined;
}

const PACK = 10;

/** A pack; where nothing is said of one, inserts of carbide are sold by ten, PCBN, PCD and all else singly. */
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

/** A key that no text of the list has. */
function freeTextKey(list: QuoteList): string {
  const numbers = list.lines.map(({ kind, key }) =>
    kind === "text" ? Number(key.replace("text-", "")) || 0 : 0,
  );
  return `text-${Math.max(0, ...numbers) + 1}`;
}

/** Whether two lines ask for the same: a product by its id, a text by its words, since keys are reused. */
function isAlike(one: QuoteLine, other: QuoteLine): boolean {
  if (one.kind === "product" || other.kind === "product") return one.key === other.key;
  return one.name.toLowerCase() === other.name.toLowerCase();
}

/** Adds a tool in the visitor's words; the same words again raise the quantity, empty text is ignored. */
export function addText(list: QuoteList, text: string, quantity = 1): QuoteList {
  const name = tidyText(text).trim();
  if (!name) return list;
  const line: TextLine = { kind: "text", key: freeTextKey(list), name, quantity, remark: "" };
  const same = list.lines.find((present) => isAlike(present, line));
  if (same) return changeLine(list, same.key, (present) => raise(present, quantity));
  return { ...list, lines: [...list.lines, line] };
}

/** Sets a line's quantity, as `parseQuantity` gave it. */
export function setQuantity(list: QuoteList, key: string, quantity: number): QuoteList {
  return changeLine(list, key, (line) => ({ ...line, quantity }));
}

/** Sets a line's remark. */
export function setRemark(list: QuoteList, key: string, remark: string): QuoteList {
  return changeLine(list, key, (line) => ({ ...line, remark: tidyText(remark) }));
}

/** Sets the answer to a prompt. */
export function setPrompt(list: QuoteList, key: PromptKey, answer: string): QuoteList {
  return { ...list, prompts: { ...list.prompts, [key]: tidyText(answer) } };
}

/** A removed line and its position, for undo. */
export interface RemovedLine {
  line: QuoteLine;
  index: number;
}

/** Removes a line. */
export function removeLine(list: QuoteList, key: string): { list: QuoteList; removed?: RemovedLine } {
  const index = list.lines.findIndex((line) => line.key === key);
  const line = list.lines[index];
  if (!line) return { list };
  return { list: { ...list, lines: list.lines.toSpliced(index, 1) }, removed: { line, index } };
}

/** Puts a line back in its place; if an equal one was added since, that one gets its quantity. */
export function restoreLine(list: QuoteList, { line, index }: RemovedLine): QuoteList {
  const same = list.lines.find((present) => isAlike(present, line));
  if (same) {
    return changeLine(list, same.key, (present) => ({
      ...raise(present, line.quantity),
      remark: present.remark || line.remark,
    }));
  }
  const isTaken = list.lines.some(({ key }) => key === line.key);
  const restored = isTaken ? { ...line, key: freeTextKey(list) } : line;
  return { ...list, lines: list.lines.toSpliced(index, 0, restored) };
}

/** Puts cleared lines back before those added since; lines for the same thing are merged. */
export function restoreLines(list: QuoteList, lines: readonly QuoteLine[]): QuoteList {
  return lines.reduce((before, line, index) => restoreLine(before, { line, index }), list);
}

/** Adds lines from elsewhere. What the list asks for already stays as it is: nothing is added twice by mistake. */
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
 * Whether the product of a line is no longer in the catalogue. `known`: what the catalogue says of the ids that it was
 * asked for, undefined for those that it doesn't list.
 */
export function isGone(line: QuoteLine, known: ReadonlyMap<string, unknown>): boolean {
  return line.kind === "product" && known.has(line.key) && known.get(line.key) === undefined;
}
