import { howOffered, lineTotal, offerTotals, percent } from "#contract/offer/offer.ts";
import { asCsv } from "../report/csv.ts";
import type { Answer } from "../store/answers.ts";

const HEAD = [
  "Offer",
  "Revision",
  "Valid till",
  "Line",
  "Name",
  "Order code",
  "How",
  "Difference",
  "Quantity",
  "Rupees each",
  "Discount %",
  "Rupees",
  "Delivery",
  "HSN",
  "GST %",
];

/** An offer as a spreadsheet, amounts in rupees; empty below its head where the answer has none. */
export function offerCsv({ number = "", revision, validUntil = "", offer }: Answer): string {
  const about = [number, String(revision), validUntil];
  const sum = (label: string, amount: number, rate = "") => {
    const row = Object.fromEntries([
      ["Name", label],
      ["Rupees", money(amount)],
      ["GST %", rate],
    ]);
    return [...about, ...HEAD.slice(about.length).map((column) => row[column] ?? "")];
  };
  if (offer === undefined) return asCsv([HEAD]);
  const { gst, total } = offerTotals(offer);
  return asCsv([
    HEAD,
    ...offer.lines.map((line) => {
      const amount = lineTotal(line);
      return [
        ...about,
        String(line.asked),
        line.name,
        line.orderCode ?? "",
        howOffered(line),
        line.difference,
        String(line.quantity),
        line.unit === null ? "" : money(line.unit),
        percent(line.discount),
        amount === undefined ? "" : money(amount),
        line.delivery,
        line.hsn,
        percent(line.gst),
      ];
    }),
    ...(offer.freight > 0 ? [sum("Freight", offer.freight, percent(offer.freightGst))] : []),
    ...gst.map(({ rate, amount }) => sum("GST", amount, percent(rate))),
    sum("Total with GST", total),
  ]);
}

function money(paise: number): string {
  return (paise / 100).toFixed(2);
}
