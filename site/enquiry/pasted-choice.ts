import { readConsentWords } from "#contract/quote-text.ts";
import type { MatchedLine } from "../browsing/match-line.ts";
import type { Pack } from "../catalogue/model/ordering-schema.ts";
import { addProduct, addText, setConsent, setRemark, tidyText, type QuoteList } from "./quote-list.ts";

/** How a pasted line is added: as a tool of the range (by its id), as its own words, or not at all. */
export type LineChoice = { tool: string } | "words" | "leave out";

/** The choice for a line before the visitor decides; undefined if only the visitor can know. */
export function firstChoice({ verdict, tools, words, quantity }: MatchedLine): LineChoice | undefined {
  if (verdict === "one" && tools[0]) return { tool: tools[0].id };
  if (verdict === "several") return undefined;
  // A greeting or a signature: words without a figure that match nothing in the range.
  if (verdict === "none" && quantity === undefined && !/\d/.test(words)) return "leave out";
  return "words";
}

const dozen = 12;

/**
 * The number of pieces that a line asks for, given its chosen tool. A unit that can't be converted to pieces stays as
 * words.
 */
export function piecesOf(
  { quantity = 1, unit }: MatchedLine,
  pack: Pack | undefined,
): { quantity: number; unitWords: string } {
  if (unit === "dozen") return { quantity: quantity * dozen, unitWords: "" };
  if (unit === "pack" && pack) return { quantity: quantity * pack.quantity, unitWords: "" };
  if (unit === "piece") return { quantity, unitWords: "" };
  return {
    quantity,
    unitWords: `${quantity} ${quantity === 1 ? unit : unit === "box" ? "boxes" : `${unit}s`}`,
  };
}

/** The remark for a line whose quantity is ambiguous. */
export function openQuantity(numbers: readonly string[]): string {
  return `quantity not clear: ${numbers.join(" or ")}`;
}

/** Rounds a quantity up to whole packs. */
export function wholePacks(quantity: number, pack: Pack | undefined): number {
  return pack ? Math.ceil(quantity / pack.quantity) * pack.quantity : quantity;
}

/** A line with the visitor's decision. */
export interface DecidedLine {
  line: MatchedLine;
  /** Undefined: not decided, so the line's words are added. */
  choice: LineChoice | undefined;
}

/** Adds decided lines to a list. Words of a line that its tool doesn't cover go into the remark. */
export function addDecided(
  list: QuoteList,
  decided: readonly DecidedLine[],
  isByWholePacks: boolean,
): QuoteList {
  return decided.reduce((before, { line, choice = "words" }) => {
    if (choice === "leave out") return before;
    const tool = choice === "words" ? undefined : line.tools.find(({ id }) => id === choice.tool);
    const { quantity, unitWords } = piecesOf(line, tool?.pack);
    const make = line.make && `make ${line.make}`;
    const request = tool && !isCodeOf(line, tool) && `asked: ${line.words}`;
    const open = line.isOpen && openQuantity(line.isOpen);
    const consent = tool && readConsentWords(line.consent ?? "");
    const consentAsTyped = consent === undefined && line.consent;
    const remark = [request, make, unitWords, open, line.remark, consentAsTyped].filter(Boolean).join("; ");
    const after = tool
      ? addProduct(
          before,
          { ...tool, specifications: { type: tool.type, size: tool.designation } },
          isByWholePacks ? wholePacks(quantity, tool.pack) : quantity,
        )
      : addText(before, line.words, quantity);
    const wished = consent ? setConsent(after, tool.id, consent) : after;
    return withRemark(wished, tool?.id ?? keyOfWords(wished, line.words), remark);
  }, list);
}

/** Whether a line contains only the tool's designation or its order code. */
function isCodeOf({ words }: MatchedLine, { designation, orderCode }: MatchedLine["tools"][number]): boolean {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s×x*-]|mm/g, "");
  return [designation, orderCode ?? designation].some((code) => plain(code) === plain(words));
}

function keyOfWords(list: QuoteList, words: string): string | undefined {
  const name = tidyText(words).trim().toLowerCase();
  return list.lines.find((line) => line.kind === "text" && line.name.toLowerCase() === name)?.key;
}

/** Adds to the remark of a line. */
function withRemark(list: QuoteList, key: string | undefined, remark: string): QuoteList {
  const line = list.lines.find((each) => each.key === key);
  if (!line || remark === "" || line.remark.includes(remark)) return list;
  return setRemark(list, line.key, line.remark ? `${line.remark}; ${remark}` : remark);
}
