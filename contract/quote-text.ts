/*
 * The quote list as it stands in a message: people read it there, and the server reads it back for the sales desk's
 * table. Both directions are here, and a test holds them together.
 */

/** A line of a quote list, in words. */
export interface QuoteTextLine {
  /** The tool's name, or the visitor's words for it. */
  name: string;
  /** Order code and id, where the tool is a product of the catalogue. */
  orderCode?: string;
  id?: string;
  quantity: number;
  /** How it is packed: "packs of 10". */
  sold?: string;
  /** Without white space around it. */
  remark?: string;
}

/** What an enquiry asks of the visitor besides the tools, in order. */
export const promptLabels = {
  company: "Company",
  place: "City / delivery place",
  phone: "Phone for a call-back",
  gstin: "GSTIN",
  neededBy: "Needed by",
  machine: "Machine / holder",
} as const;

export type PromptKey = keyof typeof promptLabels;

/** The prompts in the order of the enquiry. */
export const promptKeys = Object.keys(promptLabels) as PromptKey[]; // Object.keys loses the literal type

/** Answers to the prompts; left out where there is none. */
export type PromptAnswers = Readonly<Partial<Record<PromptKey, string>>>;

/** A quote list that was read from a message. */
export interface ReadQuoteText {
  /** Instead of a line that somebody changed by hand, its words. */
  lines: (QuoteTextLine | string)[];
  answers: PromptAnswers;
}

const HEAD = "Quote request (";
const QUANTITY = " – Qty ";
const REMARK = " – ";
const PACKED = ", ";
const ANSWER = " · ";
const NO_BREAK_SPACE = "\u00a0";

/** "Quote request (2 lines)" */
export function quoteHead(count: number): string {
  return `${HEAD}${count} ${count === 1 ? "line" : "lines"})`;
}

/** "1. CNMG 120408 medium turning insert, P25 [TI-1005, tur-st-cnmg120408-p25] – Qty 50, packs of 10 – for EN8" */
export function quoteLine(line: QuoteTextLine, number: number): string {
  const { quantity, sold, remark } = line;
  return (
    `${number}. ${writeTool(line)}${QUANTITY}${quantity}` +
    `${sold ? PACKED + sold : ""}${remark ? REMARK + remark : ""}`
  );
}

/** "Company: Sharma Tools · Needed by: Friday"; empty where nothing is answered. */
export function quoteAnswers(answers: PromptAnswers): string {
  return promptKeys
    .flatMap((key) => (answers[key] ? [`${promptLabels[key]}: ${writeAnswer(answers[key])}`] : []))
    .join(ANSWER);
}

/** The list that ends a message; undefined for a message without one. */
export function readQuoteText(message: string): ReadQuoteText | undefined {
  const texts = message.split("\n");
  const head = texts.findLastIndex((text) => countOf(text) !== undefined);
  const count = countOf(texts[head] ?? "") ?? 0;
  const numbered = texts.slice(head + 1, head + 1 + count);
  if (numbered.length === 0) return undefined;
  const lines: ReadQuoteText["lines"] = [];
  for (const [index, text] of numbered.entries()) {
    const number = `${index + 1}. `;
    if (!text.startsWith(number)) return undefined;
    const words = text.slice(number.length);
    lines.push(readLine(words) ?? words);
  }
  return { lines, answers: readAnswers(texts[head + 1 + count] ?? "") };
}

/**
 * "Name [TI-1005, tur-st-cnmg120408-p25]", "Name [tur-st-cnmg120408-p25]", or the name alone. A name that would be
 * read as more than a name has a no-break space for a space: it looks the same.
 */
function writeTool({ name, orderCode, id }: QuoteTextLine): string {
  const safe = name.replaceAll(QUANTITY.trim(), QUANTITY.trim().replace(" ", NO_BREAK_SPACE));
  if (id !== undefined) return `${safe} [${orderCode === undefined ? id : `${orderCode}, ${id}`}]`;
  const { id: seeming, name: before } = readTool(safe);
  return seeming === undefined ? safe : before + NO_BREAK_SPACE + safe.slice(before.length + 1);
}

/** An answer in which nothing looks like the next one: a no-break space keeps the labels in it from being read. */
function writeAnswer(answer: string): string {
  return promptKeys.reduce(
    (text, key) => text.replaceAll(`· ${promptLabels[key]}:`, `·${NO_BREAK_SPACE}${promptLabels[key]}:`),
    answer,
  );
}

/** How many lines a text is the head of; undefined for any other text. */
function countOf(text: string): number | undefined {
  const count = text.startsWith(HEAD) ? Number.parseInt(text.slice(HEAD.length), 10) : 0;
  return count > 0 && text === quoteHead(count) ? count : undefined;
}

function readLine(words: string): QuoteTextLine | undefined {
  const [tool, ordered] = cut(words, QUANTITY);
  const [amount, remark] = cut(ordered ?? "", REMARK);
  const [digits, sold] = cut(amount, PACKED);
  const quantity = Number(digits);
  if (!/^\d+$/.test(digits) || !Number.isSafeInteger(quantity)) return undefined;
  return { ...readTool(tool), quantity, ...(sold && { sold }), ...(remark && { remark }) };
}

function readTool(words: string): Pick<QuoteTextLine, "name" | "orderCode" | "id"> {
  const bracket = words.lastIndexOf("[");
  if (words[bracket - 1] !== " " || !words.endsWith("]")) return { name: words };
  const codes = words.slice(bracket + 1, -1);
  const comma = codes.lastIndexOf(", ");
  const id = comma === -1 ? codes : codes.slice(comma + 2);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return { name: words };
  return { name: words.slice(0, bracket - 1), ...(comma !== -1 && { orderCode: codes.slice(0, comma) }), id };
}

function readAnswers(text: string): PromptAnswers {
  const answers: Partial<Record<PromptKey, string>> = {};
  let rest = ANSWER + text;
  for (const key of promptKeys.toReversed()) {
    const mark = `${ANSWER}${promptLabels[key]}: `;
    const start = rest.lastIndexOf(mark);
    if (start === -1) continue;
    answers[key] = rest.slice(start + mark.length);
    rest = rest.slice(0, start);
  }
  return rest === "" ? answers : {};
}

/** A text before and after the first mark in it; undefined after it where there is none. */
function cut(text: string, mark: string): [before: string, after: string | undefined] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)];
}
