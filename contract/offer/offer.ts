import * as v from "valibot";

/*
 * An offer to a visitor: fields, from which pages and mails are printed. Money is whole paise, rates are
 * hundredths of a percent.
 */

/** Paise: at most ten crore rupees, more than {@link readRupees} reads. */
const paise = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000_000));
const rate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
const words = (length: number) => v.pipe(v.string(), v.trim(), v.maxLength(length));

/** How a line answers what was asked: exactly, with another tool of the same seat and geometry, or with another one. */
export const offerKinds = {
  asked: "as asked",
  same: "same seat and geometry",
  other: "another tool",
} as const;
export type OfferKind = keyof typeof offerKinds;

const lineSchema = v.object({
  /** The line of the enquiry that it answers, from 1; 0 for one that was not asked for. */
  asked: v.pipe(v.number(), v.integer(), v.minValue(0)),
  kind: v.picklist(Object.keys(offerKinds) as OfferKind[]), // Object.keys loses the literal type
  /** What is offered: name, and order code and id of a tool of the catalogue. */
  name: v.pipe(words(200), v.nonEmpty()),
  orderCode: v.optional(words(60)),
  id: v.optional(words(120)),
  /** How it differs from what was asked; empty where it doesn't. */
  difference: words(400),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  /** Price of one, before discount; null: nothing can be offered. */
  unit: v.nullable(paise),
  discount: rate,
  /** Such as "from stock", "10 days". */
  delivery: words(80),
  /** HSN code, such as "8209"; empty if unknown. */
  hsn: words(12),
  gst: rate,
});

export const offerSchema = v.object({
  lines: v.pipe(v.array(lineSchema), v.minLength(1), v.maxLength(2_000)),
  freight: paise,
  /** GST on the freight. */
  freightGst: rate,
});

/** A line of an offer. */
export type OfferLine = v.InferOutput<typeof lineSchema>;
/** An offer as it is stored. */
export type Offer = v.InferOutput<typeof offerSchema>;

/** An offer as text, to be stored. @throws ValiError when it couldn't be read again. */
export function offerText(offer: Offer): string {
  return JSON.stringify(v.parse(offerSchema, offer));
}

/** Reads a stored offer. @throws ValiError when it is none. */
export function parseOffer(json: string): Offer {
  return v.parse(offerSchema, JSON.parse(json));
}

/** Rounds half up. */
function share(amount: bigint, hundredths: number): bigint {
  return (amount * BigInt(hundredths) + 5_000n) / 10_000n;
}

/** Paise of a line after discount, before GST; undefined where nothing is offered. */
export function lineTotal({ quantity, unit, discount }: OfferLine): number | undefined {
  return unit === null ? undefined : Number(share(BigInt(quantity) * BigInt(unit), 10_000 - discount));
}

/** How a line answers what was asked, in words; empty where nothing is offered. */
export function howOffered({ unit, asked, kind }: OfferLine): string {
  if (unit === null) return "";
  return asked === 0 ? "not asked for" : offerKinds[kind];
}

/** The sums of an offer, in paise. */
export interface OfferTotals {
  /** Lines and freight, before GST. */
  net: number;
  /** GST of each rate (hundredths of a percent), lowest first, on the sum of what has it. */
  gst: { rate: number; amount: number }[];
  total: number;
}

/** Sums an offer. */
export function offerTotals({ lines, freight, freightGst }: Offer): OfferTotals {
  const parts = lines.map((line) => ({ rate: line.gst, amount: lineTotal(line) ?? 0 }));
  if (freight > 0) parts.push({ rate: freightGst, amount: freight });
  const sums = new Map<number, number>();
  for (const part of parts.filter(({ amount }) => amount > 0))
    sums.set(part.rate, (sums.get(part.rate) ?? 0) + part.amount);
  const gst = [...sums]
    .toSorted(([a], [b]) => a - b)
    .map(([each, net]) => ({ rate: each, amount: Number(share(BigInt(net), each)) }));
  const net = parts.reduce((sum, { amount }) => sum + amount, 0);
  return { net, gst, total: gst.reduce((sum, { amount }) => sum + amount, net) };
}

/** "18,128.00", with India's groups of digits. */
export function rupees(amount: number): string {
  const whole = String(Math.trunc(amount / 100));
  const grouped = whole.replaceAll(/\B(?=(?:\d{2})*\d{3}$)/g, ",");
  return `${grouped}.${String(amount % 100).padStart(2, "0")}`;
}

/** "12", "12.5": a rate in percent. */
export function percent(hundredths: number): string {
  return String(hundredths / 100);
}

/** Paise of "412", "1,940.5" or "₹ 3,850.00"; undefined for anything else. */
export function readRupees(text: string): number | undefined {
  return readHundredths(text.replace(/^\s*(?:₹|Rs\.?)/i, "").replaceAll(/(?<=\d),(?=\d{2})/g, ""));
}

/** Hundredths of a percent of "12", "12.5 %"; undefined for anything else, and for more than 100. */
export function readPercent(text: string): number | undefined {
  const read = readHundredths(text.replace(/%\s*$/, ""));
  return read !== undefined && read <= 10_000 ? read : undefined;
}

function readHundredths(text: string): number | undefined {
  const [, whole, cents = ""] = /^\s*(\d{1,8})(?:\.(\d{1,2}))?\s*$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, "0"));
}
