import { numberOf, numberWords } from "../../paste/number-words.ts";
import { packsOfPieces, piecesOfPack } from "../../paste/packed-amount.ts";
import { noSide } from "../../paste/read-quantity.ts";

/** A quantity found at a position of a text, with its end. */
interface FoundQuantity {
  quantity: number;
  end: number;
}

/** "12 no corner radius" rules out; "12 no" counts. */
const units =
  "NOS|NO(?! (?:CORNER|RADIUS|COATING|COOLANT|CHAMFER)(?!\\p{L}))|PCS?|PIECES?|PECES?|PEACES?|PES|UNITS?|EACH|EA|BOX(?:ES)?|PKTS?|PACKETS?|PACKS?|SETS?|NAG|NAAG|ADAD|DABB[AE]|NUMBERS|QTY(?!\\.?\\s*[:=-]?\\s*\\d)|नग|पीस|अदद|पैकेट|डिब्बे|डिब्बा";
const end = String.raw`(?![\p{L}\p{M}\d])\.?`;
const behind = new RegExp(
  String.raw`(\d{1,5})\s*-?\s*(?:(${units})|(DOZ(?:EN)?S?|DARJAN|DARZAN|दर्जन))${end}`,
  "yu",
);
const before = new RegExp(
  String.raw`(?:QTY|QUANTITY|QNTY|QTTY|QUAN)\.?\s*[:=-]?\s*(\d{1,5})(?:\s*(?:${units}))?${end}`,
  "yu",
);
/** "A dozen", "half dozen". */
const dozen = new RegExp(
  String.raw`(?:(HALF|AADHA|ADHA)|AN?|ONE|EK)\s+(?:A\s+)?(?:DOZ(?:EN)?|DARJAN)${end}`,
  "yu",
);
const unitFirst = new RegExp(String.raw`(?:NOS|PCS)\.?\s*[:=-]?\s*(\d{1,5})(?![\p{L}\d.])`, "yu");
const times = /[X*]\s?(\d{1,4})(?![\p{L}\d.]|\s*-?\s*(?:[X*]|MM|DIA|DEG|°))/uy;
const timesFirst = new RegExp(String.raw`(\d{1,4})\s?[X*]\s+(?=\p{L}{2}|(?!R)\p{L}\d|${noSide})`, "iuy");
/** "2 pkt of 10": packs times pieces. */
const packed = new RegExp(packsOfPieces, "iyu");
/** "Pkt of 10", "10/pkt": the pieces of one pack. */
const inPack = new RegExp(piecesOfPack, "iyu");
/** "Do nag", "पाँच पीस": small numbers in words, only before a unit. */
const inWords = new RegExp(String.raw`(${numberWords})\s+(?:${units})${end}`, "iyu");
const atTheEnd = /[-=:]+\s*(\d{1,4})\s*$/uy;

/**
 * Parses a quantity at a position of a text in upper case: `10 NOS`, `QTY: 20`, `X 20`. `isAfterCode`: it follows a
 * code, so that a bare `X20` or `- 50` is no size.
 */
export function readQuantityAt(text: string, at: number, isAfterCode: boolean): FoundQuantity | undefined {
  const amount = (pattern: RegExp, of: (...groups: string[]) => number): FoundQuantity | undefined => {
    pattern.lastIndex = at;
    const [found = "", ...groups] = pattern.exec(text) ?? [];
    const quantity = found === "" ? 0 : of(...groups.map((group) => group ?? ""));
    return quantity > 0 ? { quantity, end: at + found.length } : undefined;
  };
  const first =
    amount(packed, (count = "", size = "") => Number(count) * Number(size)) ??
    amount(inPack, (one = "", other = "") => Number(one || other)) ??
    amount(dozen, (half = "") => (half === "" ? 12 : 6)) ??
    amount(inWords, (word = "") => numberOf(word));
  if (first) return first;
  const previous = text
    .slice(Math.max(0, at - 4), at)
    .trimEnd()
    .slice(-1);
  const tries: readonly (readonly [RegExp, boolean])[] = [
    [behind, true],
    [before, true],
    [unitFirst, true],
    [times, isAfterCode || !/[\d.]/.test(previous)],
    [timesFirst, previous === ""],
    [atTheEnd, isAfterCode],
  ];
  for (const [pattern, isMeant] of tries) {
    pattern.lastIndex = at;
    const found = isMeant ? pattern.exec(text) : null;
    const count = Number(found?.[1]) * (found?.[3] ? 12 : 1);
    if (found && count > 0) return { quantity: count, end: at + found[0].length };
  }
  return undefined;
}
