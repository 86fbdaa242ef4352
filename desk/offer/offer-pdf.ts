import { howOffered, lineTotal, offerTotals, percent, rupees, type Offer } from "#contract/offer/offer.ts";
import { NO_ORDER, offerName } from "#server/mail/compose-answer.ts";
import { dayInWords } from "#server/report/local-time.ts";
import type { Seller } from "#server/build-output.ts";
import { type Cell, type PdfFonts, PdfSheet } from "./pdf-sheet.ts";

/** An offer as a document of its own. */
export interface OfferSheet {
  /** Number such as "2026-121"; empty before it is sent. */
  number: string;
  revision: number;
  words: string;
  offer: Offer;
  /** The last day, such as "2026-12-08". */
  validUntil: string;
  /** Who sends it, and when. */
  person: string;
  at: Date;
  /** To whom. */
  to: { name: string; email: string };
  /** The enquiry that it answers. */
  asked: { reference: string; at: Date };
  seller: Seller;
}

/** An offer as PDF: A4, tagged for screen readers (PDF/UA), printed from the same fields as page and mail. */
export async function offerPdf(sheet: OfferSheet, fonts: PdfFonts): Promise<Uint8Array> {
  const { offer, seller, to, asked, words, person, at } = sheet;
  const name = sheet.number === "" ? "Offer, not sent yet" : offerName(sheet);
  const pdf = await PdfSheet.open(name, fonts);
  pdf.beside(
    () => {
      pdf.text("P", [{ text: seller.legalName, isBold: true, size: 13 }], { share: 0.5 });
      const contact = [...seller.lines, seller.phone, seller.email].map((text) => ({
        text,
        isQuiet: true,
        size: 9,
      }));
      pdf.text("P", contact, { share: 0.5 });
    },
    () => {
      const place = { from: 0.5, share: 0.5, isRight: true };
      pdf.text("H1", [{ text: name, isBold: true, size: 18 }], place);
      pdf.text("P", [{ text: dayInWords(at) }], place);
      pdf.text("P", [{ text: `Valid till ${lastDay(sheet)}`, isBold: true }], place);
    },
  );
  pdf.space(14);
  pdf.rule("#b4540a", 2);
  pdf.space(14);
  pdf.text(
    "P",
    [
      { text: to.name, isBold: true },
      { text: to.email, isQuiet: true },
    ],
    { gap: 4 },
  );
  const about = `Your enquiry ${asked.reference} of ${dayInWords(asked.at)}. From ${person}.`;
  pdf.text("P", [{ text: about, isQuiet: true }], { gap: 12 });
  if (words !== "") pdf.text("P", [{ text: words }], { gap: 12 });
  pdf.table(
    COLUMNS.map(([, share]) => share),
    HEAD,
    [...offer.lines.map(lineRow), ...sumRows(offer)],
  );
  pdf.space(14);
  pdf.text("P", [{ text: `Valid till ${lastDay(sheet)}. ${NO_ORDER}` }]);
  return pdf.end(`${seller.legalName} · ${name}`);
}

function lastDay({ validUntil }: OfferSheet): string {
  return dayInWords(new Date(`${validUntil}T12:00:00Z`));
}

/** Headings, and shares of the sheet's width. */
const COLUMNS = [
  ["", 0.05],
  ["Tool", 0.39],
  ["HSN", 0.07],
  ["Qty", 0.08],
  ["₹ each", 0.12],
  ["Less %", 0.08],
  ["GST %", 0.08],
  ["₹", 0.13],
] as const;
const FIRST_FIGURE = 3;

const HEAD: Cell[] = COLUMNS.map(([text], at) => ({
  runs: [{ text: text === "" ? "No." : text, isQuiet: true, size: 8.5 }],
  isRight: at >= FIRST_FIGURE,
  scope: "Column",
}));

function lineRow(line: Offer["lines"][number], index: number): Cell[] {
  const total = lineTotal(line);
  const details = [line.orderCode, howOffered(line), line.difference, line.delivery]
    .filter(Boolean)
    .join(" · ");
  const figures = [
    String(line.quantity),
    line.unit === null ? "not offered" : rupees(line.unit),
    line.discount > 0 ? percent(line.discount) : "",
    line.unit === null ? "" : percent(line.gst),
    total === undefined ? "" : rupees(total),
  ];
  return [
    cell(String(index + 1)),
    {
      runs: [
        { text: line.name, isBold: true },
        { text: details, isQuiet: true, size: 8.5 },
      ],
      scope: "Row",
    },
    cell(line.hsn),
    ...figures.map((text) => ({ ...cell(text), isRight: true })),
  ];
}

function sumRows(offer: Offer): Cell[][] {
  const { net, gst, total } = offerTotals(offer);
  const row = (name: string, amount: number, isBold = false): Cell[] => [
    cell(""),
    { runs: [{ text: name, isBold }], scope: "Row" },
    ...COLUMNS.slice(2, -1).map(() => cell("")),
    { runs: [{ text: rupees(amount), isBold }], isRight: true },
  ];
  return [
    ...(offer.freight > 0 ? [row(`Freight (GST ${percent(offer.freightGst)} %)`, offer.freight)] : []),
    row("Before GST", net),
    ...gst.map(({ rate, amount }) => row(`GST ${percent(rate)} %`, amount)),
    row("Total with GST", total, true),
  ];
}

function cell(text: string): Cell {
  return { runs: [{ text }] };
}
