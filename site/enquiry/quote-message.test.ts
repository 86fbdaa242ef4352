import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { LIMITS, parseContactMessage } from "#contract/contact.ts";
import { readQuoteText } from "#contract/quote-text.ts";
import { anyText } from "../catalogue/testing/any-text.ts";
import { LINK_LIMITS, mailLink, whatsAppLink } from "./quote-links.ts";
import { addProduct, addText, emptyList, setConsent, setPrompt, setRemark } from "./quote-list.ts";
import { lineTexts, quoteBlock, quoteMessage } from "./quote-message.ts";
import { longList } from "./testing/long-list.ts";

const insert = {
  id: "tur-st-cnmg120408-p25",
  name: "CNMG 120408 medium turning insert, P25",
  specifications: { type: "Negative turning insert", size: "CNMG 120408" },
};
const drill = {
  id: "dri-sd-85-3d",
  name: "Solid carbide drill Ø8.5, 3 × D, DIN 6537 K",
  specifications: { type: "Solid carbide drill" },
};
const list = setRemark(addProduct(addProduct(emptyList, insert, 50), drill, 5), insert.id, "for EN8");
const block = `Quote request (2 lines)
1. CNMG 120408 medium turning insert, P25 [tur-st-cnmg120408-p25] – Qty 50 – for EN8
2. Solid carbide drill Ø8.5, 3 × D, DIN 6537 K [dri-sd-85-3d] – Qty 5`;

const parses = (message: string): boolean =>
  parseContactMessage({ email: "a@example.com", userName: "A", subject: "Product inquiry", message }).ok;
const textOf = (href: string): string =>
  new URL(href).searchParams.get(href.startsWith("mailto") ? "body" : "text") ?? "";

describe("the list in the message", () => {
  it("stands below the visitor's words", () => {
    expect(quoteMessage("Hello,\nby Friday please ", list)).toEqual({
      text: `Hello,\nby Friday please \n\n${block}`,
      tooLongBy: 0,
    });
  });

  it("begins with a request where the visitor wrote nothing", () => {
    expect(quoteMessage("  ", list).text).toBe(`Please quote for the tools below.\n\n${block}`);
  });

  it("leaves the words alone when there is no list", () => {
    expect(quoteMessage("", emptyList).text).toBe("");
    expect(quoteMessage("Hi", setPrompt(emptyList, "company", "X")).text).toBe("Hi");
  });

  it("never touches the visitor's words", () => {
    fc.assert(
      fc.property(anyText({ minLength: 1 }), (words) => {
        if (words.trim() !== "")
          expect(quoteMessage(words, list).text.startsWith(`${words}\n\nQuote request`)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it("names the prompts that were answered, in their order, and no other", () => {
    const answered = setPrompt(
      setPrompt(setPrompt(list, "machine", "VMC 850, BT40"), "company", "Sharma Tools"),
      "gstin",
      " ",
    );
    expect(quoteBlock(answered)).toBe(`${block}\nCompany: Sharma Tools · Machine / holder: VMC 850, BT40`);
  });

  it("counts one line as one, and takes tools in the visitor's words", () => {
    expect(quoteBlock(addText(emptyList, "Reamer 12 H7"))).toBe(
      "Quote request (1 line)\n1. Reamer 12 H7 – Qty 1",
    );
  });

  it("fits the form with 500 lines, names and remarks and all", () => {
    const { text, tooLongBy } = quoteMessage("Hello", longList(500));
    expect(tooLongBy).toBe(0);
    expect(text.split("\n")).toHaveLength(503);
    expect(text).toContain("[mil-em-4f-499-tialn-long] – Qty 12 – for EN8");
    expect(Array.from(text).length).toBeLessThanOrEqual(LIMITS.message);
    expect(parses(text)).toBe(true);
  });

  it("names products by their ids alone before it would not fit", () => {
    const { text, tooLongBy } = quoteMessage("Hello", longList(500, "x".repeat(60)));
    expect(tooLongBy).toBe(0);
    expect(text).toContain(`\n500. mil-em-4f-499-tialn-long – Qty 12 – ${"x".repeat(60)}`);
    expect(parses(text)).toBe(true);
  });

  it("says by how much it is too long, when nothing helps", () => {
    const { text, tooLongBy } = quoteMessage("x".repeat(LIMITS.message), list);
    expect(tooLongBy).toBe(Array.from(text).length - LIMITS.message);
    expect(parses(text)).toBe(false);
  });
});

describe("the list by WhatsApp and e-mail", () => {
  const phone = "+91 124 000 0000";

  it("is the whole list as text", () => {
    const { href, omitted } = whatsAppLink(setPrompt(list, "company", "Sharma & Sons"), phone);
    expect(omitted).toBe(0);
    expect(href).toMatch(/^https:\/\/wa\.me\/911240000000\?text=[^\s&#]+$/);
    expect(textOf(href)).toBe(`Please quote for the tools below.\n\n${block}\nCompany: Sharma & Sons`);
  });

  it("has a subject and mail's line breaks", () => {
    const { href } = mailLink(list, "sales@example.com");
    expect(href).toMatch(/^mailto:sales@example\.com\?subject=Product%20inquiry&body=/);
    expect(textOf(href)).toContain(`below.\r\n\r\n${block.replaceAll("\n", "\r\n")}`);
  });

  it.each([20, 100, 500])("is shortened for %i lines, and says so", (count) => {
    const long = longList(count);
    const chat = whatsAppLink(long, phone);
    const mail = mailLink(long, "sales@example.com");
    expect(chat.href.length).toBeLessThanOrEqual(LINK_LIMITS.whatsApp);
    expect(mail.href.length).toBeLessThanOrEqual(LINK_LIMITS.mail);
    for (const { href, omitted } of [chat, mail]) {
      expect(omitted).toBeGreaterThan(0);
      expect(textOf(href)).toContain(`Quote request (${count} lines)`);
      expect(textOf(href)).toMatch(new RegExp(`… and ${omitted} more lines; full list by the form$`));
      expect(textOf(href).match(/^\d+\. /gm)).toHaveLength(count - omitted);
    }
  });

  it("leaves out no line that would fit", () => {
    const { href, omitted } = whatsAppLink(longList(40), phone);
    const line = encodeURIComponent(
      "\n10. 4-flute solid carbide end mill Ø9, unequal helix, DIN 6527 L [mil-em-4f-9-tialn-long] – Qty 12 – for EN8",
    );
    expect(omitted).toBeGreaterThan(0);
    expect(href.length + line.length).toBeGreaterThan(LINK_LIMITS.whatsApp);
  });

  it("can be made of any remark", () => {
    fc.assert(
      fc.property(anyText(), (remark) => {
        const odd = setRemark(list, insert.id, remark);
        expect(textOf(whatsAppLink(odd, phone).href)).toContain("Quote request (2 lines)");
        expect(mailLink(odd, "a@example.com").href.length).toBeLessThanOrEqual(LINK_LIMITS.mail);
      }),
    );
  });
});

test("a line names its order code before the id, and the packs that it comes in", () => {
  const packed = { ...insert, orderCode: "TI-1005", pack: { quantity: 10, unit: "piece" as const } };
  expect(lineTexts(addProduct(emptyList, packed, 25))).toEqual([
    `1. ${insert.name} [TI-1005, ${insert.id}] – Qty 25, packs of 10`,
  ]);
  expect(lineTexts(addProduct(emptyList, packed, 25), "short")).toEqual(["1. TI-1005 – Qty 25"]);
});

test("what may be offered instead goes along, also where products are named by their codes alone", () => {
  const wished = setConsent(list, insert.id, "what-fits");
  expect(lineTexts(wished)[0]).toBe(`1. ${insert.name} [${insert.id}] – Qty 50 – offer what fits – for EN8`);
  expect(lineTexts(wished, "short")[0]).toBe(`1. ${insert.id} – Qty 50 – offer what fits – for EN8`);
});

test("the server reads from the message what the page wrote into it", () => {
  const packed = { ...insert, orderCode: "TI-1005", pack: { quantity: 10, unit: "piece" as const } };
  const mixed = setRemark(
    addText(addProduct(emptyList, packed, 25), "Reamer [12 H7]"),
    insert.id,
    " for EN8 ",
  );
  expect(readQuoteText(quoteMessage("Hello", setPrompt(mixed, "gstin", " 06 ")).text)).toEqual({
    lines: [
      {
        name: insert.name,
        orderCode: "TI-1005",
        id: insert.id,
        quantity: 25,
        sold: "packs of 10",
        remark: "for EN8",
      },
      { name: "Reamer [12 H7]", quantity: 1 },
    ],
    answers: { gstin: "06" },
  });
});
