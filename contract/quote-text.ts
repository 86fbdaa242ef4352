/*
 * The quote list inside a message: people read it there, and the server parses it for the sales desk's table. A test
 * checks that writing and parsing match.
 */

/** What may be offered instead of a tool, in the words of a message; without them exactly the tool is asked for. */
export const consentWords = {
  "same-geometry": "same geometry is fine",
  "what-fits": "offer what fits",
} as const;

/** A visitor's consent to another tool. */
export type Consent = keyof typeof consentWords;

const consents = Object.keys(consentWords) as Consent[]; // Object.keys loses the literal type

/** The consent with this name; undefined for anything else. */
export function readConsent(name: unknown): Consent | undefined {
  return consents.find((consent) => consent === name);
}

/** The consent that these words say, and nothing else. */
export function readConsentWords(words: string): Consent | undefined {
  return consents.find((consent) => consentWords[consent] === words);
}

/** A line of a quote list as text. */
export interface QuoteTextLine {
  /** The tool's name, or the visitor's words for it. */
  name: string;
  /** Order code and id if the tool is in the catalogue. */
  orderCode?: string;
  id?: string;
  quantity: number;
  /** Its packaging: "packs of 10". */
  sold?: string;
  /** None: exactly this tool. */
  consent?: Consent;
  /** Without surrounding white space. */
  remark?: string;
}

/** The questions of an enquiry besides the tools, in order. */
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

/** Answers to the prompts; unanswered ones are left out. */
export type PromptAnswers = Readonly<Partial<Record<PromptKey, string>>>;

/** A quote list parsed from a message. */
export interface ParsedQuoteText {
  /** Parsed lines; a line that was edited by hand stays a string. */
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

/**
 * "1. CNMG 120408 medium turning insert, P25 [TI-1005, tur-st-cnmg120408-p25] – Qty 50, packs of 10 – same geometry is
 * fine – for EN8"
 */
export function quoteLine(line: QuoteTextLine, number: number): string {
  const { quantity, sold } = line;
  return `${number}. ${writeTool(line)}${QUANTITY}${quantity}${sold ? PACKED + sold : ""}${writeWishes(line)}`;
}

/** "Company: Sharma Tools · Needed by: Friday"; empty without answers. */
export function quoteAnswers(answers: PromptAnswers): string {
  return promptKeys
    .flatMap((key) => (answers[key] ? [`${promptLabels[key]}: ${writeAnswer(answers[key])}`] : []))
    .join(ANSWER);
}

/** The list at the end of a message; undefined if there is none. */
export function readQuoteText(message: string): ParsedQuoteText | undefined {
  const texts = message.split("\n");
  const { head, count } = placeOfList(texts);
  const numbered = texts.slice(head + 1, head + 1 + count);
  if (numbered.length === 0) return undefined;
  const lines: ParsedQuoteText["lines"] = [];
  for (const [index, text] of numbered.entries()) {
    const number = `${index + 1}. `;
    if (!text.startsWith(number)) return undefined;
    const words = text.slice(number.length);
    lines.push(readLine(words) ?? words);
  }
  return { lines, answers: readAnswers(texts[head + 1 + count] ?? "") };
}

/** What a message says besides the list that {@link readQuoteText} finds in it: nothing is in both, or in neither. */
export function wordsBesideList(message: string): string {
  const list = readQuoteText(message);
  if (list === undefined) return message.trim();
  const texts = message.split("\n");
  const { head, count } = placeOfList(texts);
  const end = head + 1 + count + (Object.keys(list.answers).length > 0 ? 1 : 0);
  const parts = [texts.slice(0, head), texts.slice(end)].map((part) => part.join("\n").trim());
  return parts.filter((part) => part !== "").join("\n\n");
}

/** Where the last heading stands, and the number of lines that it announces. */
function placeOfList(texts: readonly string[]): { head: number; count: number } {
  const head = texts.findLastIndex((text) => countOf(text) !== undefined);
  return { head, count: countOf(texts[head] ?? "") ?? 0 };
}

/**
 * "Name [TI-1005, tur-st-cnmg120408-p25]", "Name [tur-st-cnmg120408-p25]", or the name alone. If a name contains text
 * that would be parsed, a space in it becomes a no-break space, which looks the same.
 */
function writeTool({ name, orderCode, id }: QuoteTextLine): string {
  const safe = name.replaceAll(QUANTITY.trim(), QUANTITY.trim().replace(" ", NO_BREAK_SPACE));
  if (id !== undefined) return `${safe} [${orderCode === undefined ? id : `${orderCode}, ${id}`}]`;
  const { id: apparentId, name: before } = readTool(safe);
  return apparentId === undefined ? safe : before + NO_BREAK_SPACE + safe.slice(before.length + 1);
}

/** Consent and remark; a remark that would be read as a consent gets a no-break space, which looks the same. */
function writeWishes({ consent, remark }: QuoteTextLine): string {
  if (consent !== undefined) return REMARK + consentWords[consent] + (remark ? REMARK + remark : "");
  if (!remark) return "";
  return REMARK + (readWishes(remark).consent === undefined ? remark : remark.replace(" ", NO_BREAK_SPACE));
}

/** An answer with a no-break space in anything that looks like the next label, so that it isn't parsed as one. */
function writeAnswer(answer: string): string {
  return promptKeys.reduce(
    (text, key) => text.replaceAll(`· ${promptLabels[key]}:`, `·${NO_BREAK_SPACE}${promptLabels[key]}:`),
    answer,
  );
}

/** The number of lines that a heading announces; undefined for any other text. */
function countOf(text: string): number | undefined {
  const count = text.startsWith(HEAD) ? Number.parseInt(text.slice(HEAD.length), 10) : 0;
  return count > 0 && text === quoteHead(count) ? count : undefined;
}

function readLine(words: string): QuoteTextLine | undefined {
  const [tool, ordered] = cut(words, QUANTITY);
  const [amount, wishes] = cut(ordered ?? "", REMARK);
  const [digits, sold] = cut(amount, PACKED);
  const quantity = Number(digits);
  if (!/^\d+$/.test(digits) || !Number.isSafeInteger(quantity)) return undefined;
  return { ...readTool(tool), quantity, ...(sold && { sold }), ...readWishes(wishes ?? "") };
}

function readWishes(text: string): Pick<QuoteTextLine, "consent" | "remark"> {
  const [first, rest = ""] = cut(text, REMARK);
  const consent = readConsentWords(first);
  const remark = consent === undefined ? text : rest;
  return { ...(consent !== undefined && { consent }), ...(remark && { remark }) };
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

/** Splits a text at the first delimiter; the second part is undefined without one. */
function cut(text: string, mark: string): [before: string, after: string | undefined] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)];
}
