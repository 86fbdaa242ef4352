import { expect, test } from "vitest";
import { realProduct, realProducts } from "../../../catalogue/testing/real-catalogue.ts";
import { fitTitle, moreWords } from "./tool/fit-words.ts";
import { chatWords, inquiryWords } from "./inquiry-words.ts";
import { specificationPairs } from "../../../catalogue/cards/card-attributes.ts";

test("a question about a tool names it, its designation and its order code", () => {
  expect(inquiryWords(realProduct("mil-em-4f-10"))).toBe(
    "About 4-flute solid carbide end mill Ø10, DIN 6527 L, 10 × 22 × 72 mm [EM-1001]:\n",
  );
});

test("a name that says the designation is not followed by it again", () => {
  expect(inquiryWords(realProduct("tur-st-cnmg120408-p25"))).toBe(
    "About CNMG 120408 medium turning insert, P25 [TI-1005]:\n",
  );
});

test("a chat about a tool names it, its order code and its address, and nothing internal", () => {
  const tool = realProduct("mil-em-4f-10");
  expect(chatWords(tool, "https://shop.example/a")).toBe(
    "About 4-flute solid carbide end mill Ø10, DIN 6527 L, 10 × 22 × 72 mm [EM-1001]:\nhttps://shop.example/a\n",
  );
  const { orderCode: _, ...uncoded } = tool;
  expect(chatWords(uncoded, "")).toBe(
    "About 4-flute solid carbide end mill Ø10, DIN 6527 L, 10 × 22 × 72 mm:\n\n",
  );
});

test("partners are headed by the workshop's word for what holds the insert", () => {
  expect(fitTitle("insert", realProduct("mil-cu-45-80"))).toBe("Inserts for this cutter");
  expect(fitTitle("holder", realProduct("mil-in-sekn1203aftn"))).toBe("Cutters for this insert");
  expect(fitTitle("holder", realProduct("tur-st-cnmg120408-p25"))).toBe("Holders for this insert");
  expect(fitTitle("tapping drill", realProduct("thr-it-tap-m8-c"))).toBe("Drills");
});

test("a long list of partners says how many it doesn't name", () => {
  expect(moreWords(30, 24)).toBe("and 6 more");
  expect(moreWords(24, 24)).toBeUndefined();
});

test("the table has every value of a product under its own key", () => {
  for (const product of realProducts) {
    const rows = specificationPairs(product).map(({ key, value }) => [key, value]);
    expect(Object.fromEntries(rows)).toEqual(product.specifications);
  }
});
