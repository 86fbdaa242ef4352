import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { OFFER } from "#server/testing/sample-offer.ts";
import { offerFonts } from "../testing/running-desk.ts";
import { type OfferSheet, offerPdf } from "./offer-pdf.ts";

const SHEET: OfferSheet = {
  number: "2026-121",
  revision: 2,
  words: "Dear Ms Rao,\n\nas asked.",
  offer: OFFER,
  validUntil: "2026-12-08",
  person: "A. Sample",
  at: new Date("2026-11-20T12:00:00+05:30"),
  to: { name: "Asha Rao", email: "asha@shop.example" },
  asked: { reference: "4f0c1a2b3c4d", at: new Date("2026-11-19T12:00:00+05:30") },
  seller: {
    legalName: "Sample & Sons",
    lines: ["Gurugram"],
    phone: "+91 124 000 0000",
    email: "a@b.example",
  },
};

/** The document with its streams unpacked. */
async function unpacked(sheet: OfferSheet): Promise<string> {
  const bytes = Buffer.from(await offerPdf(sheet, offerFonts()));
  const text = bytes.toString("latin1");
  return text.replaceAll(/stream\n([\s\S]*?)\nendstream/g, (stream, body: string) => {
    try {
      return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
    } catch {
      return stream;
    }
  });
}

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

test("an offer as PDF is tagged: language, title, one heading, a table with its headings and a row a line", async () => {
  const text = await unpacked(SHEET);
  expect(text.startsWith("%PDF-1.7")).toBe(true);
  expect(text).toContain("/Lang (en-IN)");
  expect(text).toContain("/Marked true");
  expect(text).toContain("pdfuaid:part>1<");
  expect(text).toContain('<rdf:li xml:lang="x-default">Offer 2026-121, revision 2</rdf:li>');
  expect(count(text, /\/S \/H1\n/g)).toBe(1);
  expect(count(text, /\/S \/Table\n/g)).toBe(1);
  expect(count(text, /\/Scope \/Column/g)).toBe(8);
  // Each line and each sum has a heading of its row.
  expect(count(text, /\/S \/TR\n/g)).toBe(1 + count(text, /\/Scope \/Row/g));
});

test("two hundred lines stand on as many pages as they need, each with its number, and no row is lost", async () => {
  const [first] = OFFER.lines;
  if (first === undefined) throw new Error("The sample offer has no line.");
  const lines = Array.from({ length: 200 }, (_, index) => ({ ...first, asked: index + 1 }));
  const text = await unpacked({ ...SHEET, offer: { ...OFFER, lines } });
  const pages = count(text, /\/Type \/Page\n/g);
  expect(pages).toBeGreaterThan(5);
  expect(count(text, /\/Scope \/Row/g)).toBeGreaterThanOrEqual(200);
  expect(count(text, /\/Artifact <<\n\/Type \/Pagination/g)).toBeGreaterThanOrEqual(pages);
});

test("letters of any script are taken: what the font can't draw is a question mark", async () => {
  const odd = {
    ...SHEET,
    words: `नमस्ते ₹ ≤ Ø ✓ \u{1f600} ${"long".repeat(300)}\n${"line\n".repeat(90)}`,
    number: "",
  };
  const bytes = await offerPdf(odd, offerFonts());
  expect(bytes.length).toBeGreaterThan(10_000);
});
