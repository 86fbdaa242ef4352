import {
  type Offer,
  type OfferLine,
  lineTotal,
  percent,
  readPercent,
  readRupees,
  rupees,
} from "#contract/offer/offer.ts";
import { localTime } from "#server/report/local-time.ts";
import type { AskedLine } from "./asked-lines.ts";
import type { DraftFields } from "#server/store/drafts.ts";

/** GST on cutting tools and on freight, where nothing else is entered. */
const GST = "18";
/** Days for which an offer holds, where nothing else is entered. */
const VALID_DAYS = 14;
/** Letters of an answer's words. */
export const MOST_WORDS = 8_000;

/** Paise of a line: the sums of two thousand such lines are whole numbers still. */
const MOST_PAISE = 1_000_000_000_000;

/** What can be chosen for a line besides a substitute's id. */
export const OTHER = "other";

/** An answer that can be sent. */
export interface CompleteAnswer {
  words: string;
  offered: { offer: Offer; validUntil: string } | undefined;
}

/** An answer that can be sent, or what is wrong with its fields, by their names. */
export type ReadAnswer = { answer: CompleteAnswer } | { faults: Record<string, string> };

/** The fields of a new answer; a revision begins with what was offered before. */
export function freshFields(lines: readonly AskedLine[], now: Date, before?: Offer): DraftFields {
  const until = new Date(now.getTime() + VALID_DAYS * 24 * 3_600_000);
  const quantities = lines.map(({ number, quantity }) => [`quantity${number}`, String(quantity)]);
  const fresh = { valid: localTime(until).slice(0, 10), gst: GST, ...Object.fromEntries(quantities) };
  if (before === undefined) return fresh;
  const offered = before.lines.flatMap((line) => {
    const asked = lines.find(({ number }) => number === line.asked);
    return asked === undefined ? [] : Object.entries(offeredFields(line, asked));
  });
  return {
    ...fresh,
    gst: percent(before.lines[0]?.gst ?? before.freightGst),
    ...(before.freight > 0 && { freight: rupees(before.freight) }),
    ...Object.fromEntries(offered),
  };
}

/** A line of an offer as the fields that it was read from. */
function offeredFields(line: OfferLine, { number, substitutes }: AskedLine): DraftFields {
  const isListed = substitutes.some(({ tool }) => tool.id === line.id);
  const tool = line.kind === "asked" ? "" : isListed ? (line.id ?? "") : OTHER;
  const fields = {
    quantity: String(line.quantity),
    ...(line.unit !== null && { unit: rupees(line.unit), delivery: line.delivery }),
    ...(line.discount > 0 && { disc: percent(line.discount) }),
    tool,
    ...(tool === OTHER && { name: line.name, difference: line.difference }),
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name + number, value]));
}

/** Reads an answer from its form. A line without a price is not offered; without any price the words go alone. */
export function readAnswer(fields: DraftFields, lines: readonly AskedLine[], now: Date): ReadAnswer {
  const faults: Record<string, string> = {};
  const words = fields["words"] ?? "";
  if (words.length > MOST_WORDS)
    faults["words"] = `Words: at most ${MOST_WORDS} letters, found ${words.length}.`;
  const offered = lines.some(({ number }) => (fields[`unit${number}`] ?? "") !== "");
  if (!offered) {
    if (words === "") faults["words"] = "Words: enter an answer, or prices for an offer.";
    return hasAny(faults) ? { faults } : { answer: { words, offered: undefined } };
  }
  const gst = amount(faults, "gst", "GST", readPercent(fields["gst"] || GST), "a rate such as 18");
  const freight = amount(
    faults,
    "freight",
    "Freight",
    readRupees(fields["freight"] || "0"),
    "rupees such as 450",
  );
  const validUntil = fields["valid"] ?? "";
  if (!isDay(validUntil)) faults["valid"] = "Valid till: enter a day.";
  else if (validUntil < localTime(now).slice(0, 10)) faults["valid"] = "Valid till: this day is over.";
  const offer = {
    lines: lines.map((line) => readLine(line, { fields, gst, faults })),
    freight,
    freightGst: gst,
  };
  return hasAny(faults) ? { faults } : { answer: { words, offered: { offer, validUntil } } };
}

function readLine(
  asked: AskedLine,
  { fields, gst, faults }: { fields: DraftFields; gst: number; faults: Record<string, string> },
): OfferLine {
  const { number } = asked;
  const where = `Line ${number}`;
  const of = (name: string) => fields[`${name}${number}`] ?? "";
  const quantity = /^[1-9]\d{0,5}$/.test(of("quantity")) ? Number(of("quantity")) : undefined;
  const priced = of("unit") !== "";
  const line: OfferLine = {
    asked: number,
    ...offeredTool(asked, { fields, faults }),
    quantity: amount(faults, `quantity${number}`, `${where}, quantity`, quantity, "a whole number from 1"),
    unit: priced
      ? amount(faults, `unit${number}`, `${where}, price`, readRupees(of("unit")), "rupees such as 412.50")
      : null,
    discount: priced
      ? amount(
          faults,
          `disc${number}`,
          `${where}, discount`,
          readPercent(of("disc") || "0"),
          "percent such as 12",
        )
      : 0,
    delivery: priced ? of("delivery").slice(0, 80) : "",
    gst,
  };
  if ((lineTotal(line) ?? 0) > MOST_PAISE)
    faults[`unit${number}`] = `${where}, price: at most ₹ 1,000 crore a line.`;
  return line;
}

/** What is offered for a line: the tool that was asked for, a substitute, or something in the desk's own words. */
function offeredTool(
  { number, name, orderCode, tool, substitutes }: AskedLine,
  { fields, faults }: { fields: DraftFields; faults: Record<string, string> },
): Pick<OfferLine, "kind" | "name" | "orderCode" | "id" | "difference" | "hsn"> {
  const choice = fields[`tool${number}`] ?? "";
  const other = substitutes.find((substitute) => substitute.tool.id === choice);
  if (other) {
    const { id, hsn } = other.tool;
    const code = other.tool.orderCode;
    const line = {
      kind: other.kind,
      name: other.tool.name,
      id,
      difference: other.difference.slice(0, 400),
      hsn,
    };
    return code === undefined ? line : { ...line, orderCode: code };
  }
  if (choice === OTHER) {
    const own = fields[`name${number}`] ?? "";
    const difference = fields[`difference${number}`] ?? "";
    if (own === "") faults[`name${number}`] = `Line ${number}: say what is offered instead.`;
    if (difference === "") faults[`difference${number}`] = `Line ${number}: say how it differs.`;
    return {
      kind: "other",
      name: own.slice(0, 200),
      difference: difference.slice(0, 400),
      hsn: tool?.hsn ?? "",
    };
  }
  return {
    kind: "asked",
    // A visitor's own words may be nothing but a sign or two.
    name: (tool?.name ?? name).trim().slice(0, 200) || `Line ${number}`,
    ...(tool && { id: tool.id }),
    ...(orderCode !== undefined && { orderCode: orderCode.slice(0, 60) }),
    difference: "",
    hsn: tool?.hsn ?? "",
  };
}

/** What was read; where nothing could be, 0 and a sentence for the field. */
function amount(
  faults: Record<string, string>,
  field: string,
  label: string,
  read: number | undefined,
  expected: string,
): number {
  if (read === undefined) faults[field] = `${label}: enter ${expected}.`;
  return read ?? 0;
}

/** Whether it is a day such as "2026-11-24". */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

function hasAny(faults: object): boolean {
  return Object.keys(faults).length > 0;
}
