import { columnRoles, isHeading, isHeadingLine, type TableRoles } from "./column-roles.ts";
import { plainNumber } from "./number-columns.ts";
import { beginWithOwnCodes, firstWord } from "./own-codes.ts";
import { readQuantityCell, takeQuantity, unitOf, type QuantityUnit } from "./read-quantity.ts";
import { splitBlocks } from "./split-blocks.ts";
import { splitCells, type Cells } from "./split-cells.ts";
import { twoTools } from "./two-tools.ts";

/** A line of a pasted list that requests a tool. */
export interface PastedLine {
  /** Its number in the pasted text, from 1; half a number more for the second tool in it. */
  row: number;
  /** As it was written, cells separated by " | ". */
  source: string;
  /** The words for the tool, without number, quantity and make. */
  words: string;
  /** Undefined if the line contains none, or if it is ambiguous. */
  quantity?: number;
  /** The possible numbers if the quantity is ambiguous. */
  isOpen?: readonly string[];
  unit: QuantityUnit;
  /** The maker, if a column or the words "make …" name one. */
  make: string;
  /** The text of the other columns. */
  remark: string;
  /** What may be offered instead, in words, if a column says it. */
  consent?: string;
  /** A code beside the words: the range's own if it has such a code, else the sender's. */
  code?: string;
}

/** A pasted list: the lines that request a tool, and those left out, as written. */
export interface PastedList {
  lines: PastedLine[];
  leftOut: { row: number; source: string; why: "heading" | "sum" | "greeting" | "terms" | "no tool" }[];
  /** Number of lines beyond the limit. */
  tooMany: number;
}

/** Maximum number of lines that are read from a list. */
export const MOST_LINES = 2_000;

/** Maximum cells of a row, and characters of a cell: longer ones are no line of an order. */
const MOST_CELLS = 40;
const LONGEST_CELL = 300;

interface Row {
  row: number;
  cells: Cells;
  source: string;
}

/** Reads pasted text: lines of a mail, cells of a spreadsheet, a CSV file. Nothing is dropped silently. */
export function readPastedList(text: string): PastedList {
  const lists = splitBlocks(text).map(({ text: part, first }) => {
    const { lines, leftOut, tooMany } = readPastedRows(splitCells(part));
    const moved = <Each extends { row: number }>(each: Each): Each => ({ ...each, row: each.row + first });
    return { lines: lines.map(moved), leftOut: leftOut.map(moved), tooMany };
  });
  const lines = lists.flatMap((list) => list.lines);
  return {
    lines: lines.slice(0, MOST_LINES),
    leftOut: lists.flatMap((list) => list.leftOut),
    tooMany: lists.reduce((sum, list) => sum + list.tooMany, Math.max(0, lines.length - MOST_LINES)),
  };
}

/** Reads the rows of a spreadsheet. */
export function readPastedRows(cellRows: readonly Cells[]): PastedList {
  const rows = cellRows.flatMap((whole, index): Row[] => {
    const cells = whole.slice(0, MOST_CELLS).map((cell) => cell.slice(0, LONGEST_CELL));
    const source = cells.filter((cell) => cell !== "").join(" | ");
    return source === "" ? [] : [{ row: index + 1, cells, source }];
  });
  const leftOut: PastedList["leftOut"] = [];
  const asking: Row[] = [];
  let heading: Cells | undefined;
  /** Below "Regards" come a name, a position and a place. */
  let isClosed = false;
  for (const each of rows) {
    const { row, source, cells } = each;
    if (isHeading(cells) || isHeadingLine(cells)) {
      if (cells.length > 1) heading ??= cells;
      leftOut.push({ row, source, why: "heading" });
    } else if (isSum(cells)) leftOut.push({ row, source, why: "sum" });
    else if (isGreeting(source)) {
      leftOut.push({ row, source, why: "greeting" });
      isClosed ||= closing.test(source);
    } else if (isTerms(source) || (isClosed && !/\d{3}/.test(source) && !namesTool.test(source)))
      leftOut.push({ row, source, why: "terms" });
    else asking.push(each);
  }
  const isTable = asking.some(({ cells }) => cells.length > 1);
  const roles = isTable
    ? columnRoles(
        heading,
        asking.map(({ cells }) => cells),
      )
    : { roles: [], isOpen: false };
  const isNumbered = !isTable && isCountedUp(asking);
  const isReferenced =
    !isTable && beginWithOwnCodes(asking.map(({ source }) => withoutMarker(source, isNumbered)));
  const dashed = asking.map(({ source }) => Number(dashNumber.exec(source)?.[1]));
  // "20 - drill": 20 is the line's number only if its position or the neighbouring lines confirm that; otherwise it
  // counts pieces.
  const isCount = (at: number, own = dashed[at] ?? Number.NaN): boolean =>
    ![at + 1, (dashed[at - 1] ?? Number.NaN) + 1, (dashed[at + 1] ?? Number.NaN) - 1].includes(own) &&
    !Number.isNaN(own);
  const lines = asking
    .slice(0, MOST_LINES)
    .flatMap((each, at) =>
      isTable ? readTableRow(each, roles) : readTextLine(each, isNumbered, isCount(at), isReferenced),
    );
  return { lines, leftOut, tooMany: Math.max(0, asking.length - MOST_LINES) };
}

/** The beginning and end of a mail. */
const salutation =
  /^(?:dear|hi|hello|respected|good (?:morning|afternoon|evening)|namaste|sirs?|madam|thanks?|thank you|(?:best|warm|kind|with|thanks and|thanks &)? ?regards|yours)\b(?!-)/i;

/** The words above a signature. */
const closing = /\b(?:regards|thanks|thank you|yours)\b/i;

/** The introduction of a mail: "Pls quote your best price for below items", "Our requirement is as under". */
const courtesy = new Set(
  "please pls pl plse plz kindly request requesting requested quote quotation quotations send find give share provide submit arrange enquiry inquiry requirement requirements required need require we i our us me you your to the a an is are and or of for at as per by in with on it best lowest price prices rate rates offer discount below above under following mentioned given attached attachment list items item tools tool material materials cutting earliest early urgent urgently asap soon delivery lead time availability stock validity payment terms gst extra".split(
    " ",
  ),
);

/** Whether a row requests no tool. A row with a figure may still request one. */
function isGreeting(source: string): boolean {
  if (/\d/.test(source)) return false;
  const words = source.toLowerCase().match(/\p{L}+/gu) ?? [];
  return salutation.test(source) || (words.length > 1 && words.every((word) => courtesy.has(word)));
}

/** The beginning of a row about tax, delivery or payment, or of the name and telephone under a mail. */
const terms =
  /^(?:(?:add |plus )?(?:[icsu]?gst|tax|vat|cess|tcs|tds|freight|packing|p ?& ?f|round(?:ing)? off)\b|(?:delivery|payment|validity|warranty|price basis|insurance|transport|despatch|dispatch|mode of (?:despatch|dispatch|transport|payment)|terms(?: (?:and|&) conditions)?|place of supply|bill(?:ing)? to|ship(?:ping)? to|gstin|pan|contact(?: person)?|mob(?:ile)?|ph(?:one)?|tel|cell|whats ?app|e-?mail|website)\b ?(?:no\.?)? ?(?:[:=–-]|$|\+?\d)|(?:for|m\/s)\b.*\b(?:pvt|ltd|llp|industries|enterprises|engineering works)\b|(?:authori[sz]ed signator|(?:manager|head|executive|engineer|officer|purchase|stores?|accounts)(?: (?:manager|head|dept\.?|department|executive|officer))?\b ?[,–-] ?(?:\+?\d|$)))/i;

/** Words for a tool, whatever else the row contains. */
const namesTool =
  /\b(?:drills?|taps?|inserts?|end ?mills?|mills?|holders?|bars?|cutters?|blades?|reamers?|shims?|screws?)\b|\b[a-z]{3,5}[ -]?\d{4,}|\bm\d+ ?[x×]/i;

/** A row about tax, delivery, payment or a signature: it requests no tool. */
function isTerms(source: string): boolean {
  return terms.test(source) && !namesTool.test(source);
}

/** "Total 120", "Grand total: 4,500.00". */
function isSum(cells: Cells): boolean {
  const filled = cells.filter((cell) => cell !== "");
  const [first = "", ...others] = filled;
  if (!/^(?:grand |sub[- ]?)?(?:total|sum)\b/i.test(first)) return false;
  const rest = [first.replace(/^(?:grand |sub[- ]?)?(?:total|sum)\b/i, ""), ...others];
  return rest.every((cell) =>
    /^[\s:=.,\d₹–-]*(?:qty|nos?|pcs?|quantity|items?|lines?|amount|rs|inr|(?:[@+]? ?gst|tax)[ \d%@]*(?:extra|incl[a-z.]*|included)?)?[\s:=.,\d₹–-]*$/i.test(
      cell,
    ),
  );
}

/** "1) ", "2. ", "(3) ", "a) ", "• ", "- ": a line's number or mark. */
const marker =
  /^\s*(?:[-•*·▪●–—]\s+|\(?\d{1,3}[.)\]:](?:\s+|(?=[A-Za-z]))|\d{1,3}\s*[-–]\s+(?=[A-Za-z])|\([a-z]\)\s*|[a-z]\)\s+)/i;

/** "3 - ": the number of a line or of pieces. */
const dashNumber = /^\s*(\d{1,3})\s*[-–]\s+(?=[A-Za-z])/;

function withoutMarker(line: string, isNumbered: boolean): string {
  const text = isNumbered ? line.replace(/^\s*\d{1,3}[\s.)\]:-]+/, "") : line.replace(marker, "");
  return text.trim() === "" ? line.trim() : text.trim();
}

/** Whether three lines or more begin with 1, 2, 3 …: then the numbers are line numbers. */
function isCountedUp(rows: readonly Row[]): boolean {
  const firsts = rows.map(({ source }) => Number(/^\(?(\d{1,3})[\s.)\]:-]/.exec(source)?.[1] ?? Number.NaN));
  return firsts.length >= 3 && firsts.every((first, index) => first === index + 1);
}

/** "make: ABC", "(ABC make)": the maker, removed from the words. */
function takeMake(words: string): { words: string; make: string } {
  const match =
    /[[(]?\bmake ?[:=-] ?([\p{L}][\p{L}\d&. -]*?)(?:[\])]|[,;]|$)/iu.exec(words) ??
    /\bmake ([\p{L}][\p{L}\d&.-]*)(?: or (?:eqvt|eqv|equi?v(?:alent)?|similar)\b\.?|$)/iu.exec(words) ??
    /[[(]([\p{L}][\p{L}\d&. -]*?) make[\])]/iu.exec(words);
  if (!match) return { words, make: "" };
  const rest = words.replace(match[0], " ").replaceAll(/\s+/g, " ").trim();
  return rest === "" ? { words, make: "" } : { words: rest, make: (match[1] ?? "").trim() };
}

function readTextLine(
  { row, source }: Row,
  isNumbered: boolean,
  isCount: boolean,
  isReferenced: boolean,
): PastedLine[] {
  const text = isCount && !isReferenced ? source.trim() : withoutMarker(source, isNumbered);
  const { first, rest: named } =
    isReferenced && /\d/.test(text) ? firstWord(text) : { first: "", rest: text };
  const { words, make } = takeMake(named);
  const rest = { make, remark: first };
  const tools = twoTools(words);
  if (tools) return tools.map((each, at) => ({ row: row + at / 2, source, ...each, ...rest }));
  return [{ row, source, ...takeQuantity(words), ...rest, ...(first && { code: first }) }];
}

function readTableRow({ row, source, cells }: Row, { roles, isOpen }: TableRoles): PastedLine {
  const of = (role: TableRoles["roles"][number]): string[] =>
    cells.filter((cell, index) => cell !== "" && (roles[index] ?? "remark") === role);
  const unitCell = of("unit")
    .map(unitOf)
    .find((unit) => unit !== undefined);
  const cell = of("quantity")
    .map(readQuantityCell)
    .find((each) => each !== undefined);
  const misread = of("quantity").filter((each) => readQuantityCell(each) === undefined);
  const tool = [...of("tool"), ...misread].join(" ");
  // A row without text in the tool's column stays as it was written.
  const named = tool === "" ? cells.filter((each) => each !== "").join(" ") : withoutMarker(tool, false);
  const { words: all, make: madeBy } = takeMake(named);
  const counted = cell?.quantity === undefined ? takeQuantity(all) : { words: all, ...cell };
  const unit = unitCell ?? counted.unit;
  const [consent] = of("consent");
  const [code] = of("reference");
  const open = cells.filter((each, index) => roles[index] !== "serial" && plainNumber(each) !== undefined);
  return {
    row,
    source,
    words: counted.words,
    ...(counted.quantity !== undefined && { quantity: counted.quantity }),
    ...(counted.isOpen && { isOpen: counted.isOpen }),
    ...(isOpen && counted.quantity === undefined && open.length > 0 && { isOpen: open }),
    unit,
    make: [...of("make"), madeBy].filter(Boolean).join(", "),
    remark: [...of("reference"), ...of("remark")].join(", "),
    ...(code !== undefined && { code }),
    ...(consent !== undefined && { consent }),
  };
}
